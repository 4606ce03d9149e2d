### Le parole delle sfide, in italiano: una smazzata passata ad altri e rigiocata.

challenge-make = Sfida un amico
challenge-compare = Confronta i risultati
challenge-note = Smazzata ripetuta: una sfida
challenge-told = { $game }: le stesse carte e gli stessi avversari ({ $players }), che alle stesse mosse rispondono allo stesso modo. Gioca, e confronta.
challenge-trust = Una smazzata ripetuta è una questione di fiducia tra amici: chi l’ha giocata conosce le carte. Non conta mai come nuova.
challenge-take = Gioca questa smazzata
challenge-results = Fianco a fianco
challenge-who = Giocatore
challenge-result = Risultato
challenge-points = Punti
challenge-margin = Scarto
challenge-first = (l’ha passata)
challenge-unnamed = Giocatore { $number }
challenge-won = vinto
challenge-shared = vittoria condivisa
challenge-lost = perso
challenge-given-up = non giocata fino alla fine
challenge-playing = gioca ancora
challenge-pass-on = Passala ad altri
challenge-link = Link
challenge-copy = Copia il link
challenge-copied = Il link è copiato.
challenge-copy-by-hand = Copia il link selezionato.
challenge-code = Il link come codice da scansionare
