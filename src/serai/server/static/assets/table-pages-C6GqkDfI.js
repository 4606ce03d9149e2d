var e=`

web-open-tables = Tavoli aperti
web-no-open-tables = Per ora nessuno aspetta. Apri un tavolo tuo qui sotto.
web-live-tables = In corso
web-no-live-tables = Nessuna partita pubblica è in corso.
web-which-game = Quale gioco
web-own-table = Un tavolo tuo
web-anybody = Chiunque
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-quick = 3 minuti + 5 secondi a mossa
web-clock-calm = 15 minuti + 15 secondi a mossa
web-clock-day = 1 giorno a mossa
web-clock-days = 3 giorni a mossa
web-clock-week = 7 giorni a mossa
web-clock-told = { $minutes } min + { $increment } s
web-clock-each = { $time } a mossa
web-due = Tocca a te: tempo rimasto { $time }
web-due-them = A loro restano { $time }
web-table-options = Opzioni
web-seals-2 = Una partita a due sigilli
web-seals-1 = Una sola manche
web-open-herds = Recinti visibili
web-practice-option = Allenamento: ciò che è noto si vede
web-open-table = Apri il tavolo
web-sit = Siediti
web-watch = Guarda
web-opponent = Avversario
web-length = Durata
web-company-label = Quanti giocano
web-seat = Posto { $seat }


web-games-going = In corso
web-games-none = Nessuna partita ti aspetta.
web-games-over = Giocate
web-branch = E se: dalla mossa { $move } di un’altra partita
web-branch-anew = Le carte nascoste sono state ridistribuite
web-branch-same = Le carte nascoste sono com’erano
web-go-back = Torna al tavolo
web-data = Che cosa si conserva di te
web-data-told = Nessun account: questo browser tiene le chiavi dei tuoi posti. Il server conserva il tuo nome, le tue mosse e ciò che hai detto.
web-data-take = Porta tutto con te
web-data-erase = Cancella tutto
web-data-sure = Il tuo nome e le tue parole saranno cancellati e i tuoi posti lasciati. Continuare?
web-data-keep = Tieni tutto
web-erased = Il tuo nome e ciò che hai detto sono stati cancellati.
web-result-won = Vinta
web-result-lost = Persa
web-result-shared = Vittoria condivisa
web-result-nobody = Non ha vinto nessuno
web-end-resigned = per abbandono
web-end-time = a tempo
web-end-limit = interrotta


web-waiting = { $count ->
    [one] Aspettiamo il tuo ospite
   *[other] Aspettiamo { $count } ospiti
}
web-invited = Sei invitato a un tavolo di { $game }
web-share-told = Manda questo link, oppure fallo inquadrare. La partita comincia quando { $count ->
    [2] il posto è preso
   *[other] tutti i posti sono presi
}.
web-link = Link a questo tavolo
web-qr = Il link come codice da inquadrare
web-copy = Copia il link
web-copied = Copiato
web-share = Condividi
web-invite-text = Una partita a { $game }?
web-fill = Gioca invece contro un avversario { $level }
web-fill-seat = Aggiungi un giocatore del computer ({ $level })
web-name-asked = Come ti chiameranno gli altri?
web-own-open = Il tuo tavolo è aperto: { $game }
web-reach-everybody = Chi ha il link può aprirlo.
web-reach-network = Chi è nella stessa rete di questo server può aprire il link.
web-reach-machine = Solo questo computer può aprire questo link. Per gli altri, avvia il server con --host 0.0.0.0 (la tua rete) o --public-url (tutti).
web-copy-by-hand = Qui il browser non lascia copiare alla pagina. Il link è selezionato: premi Ctrl+C, o ⌘C.
web-rematch-told = Abbiamo chiesto la rivincita a { $players }
web-rematch-told-nobody = Abbiamo chiesto la rivincita
web-rematch-wait = La partita comincia quando tutti hanno accettato.
web-rematch-no = ora non vuole giocare ancora
web-rematch-refused = La tua rivincita è stata rifiutata
web-rematch-alone = Puoi aspettare un ripensamento, giocare contro il computer, oppure andartene.


web-rules-other = Le regole di { $game }
web-rules-contents = Indice
web-drawing-take = Una merce, e il mazzo riempie il vuoto
web-drawing-swap = Due o più contro altrettante
web-drawing-camels = Tutti i cammelli in una volta
web-drawing-sell = Tre carte di cuoio: tre gettoni e un bonus


web-record-branch = Questa partita è stata ripresa nel mezzo di un’altra. Questa pagina mostra le partite dalla distribuzione in poi; serai replay racconta questa.
web-replay-none = Non c’è una registrazione di questo tavolo. Si apre quando la partita è finita.
web-record-too-long = Questa registrazione è troppo lunga: nessuna partita contiene tanto.
web-replay-open = Apri un file di partita


web-verify-told = Scegli un file di partita. Viene controllato qui nel tuo browser: la promessa fatta prima della partita, ogni mescolata, ogni mossa e ogni risultato. Nulla viene inviato.
web-verify-choose = Scegli un file
web-verify-drop = o lascialo cadere qui
web-verify-again = Controllane un’altra
web-verify-good = È tutto in ordine
web-verify-partly = Ciò che si può controllare qui è in ordine
web-verify-branch = Ripresa nel mezzo di un’altra partita: la posizione iniziale delle carte è quella che dice il file, e nessuno la garantisce. Le mosse non sono controllate qui; lo fa serai verify
web-verify-repeated = Smazzata ripetuta, per una sfida: le carte sono quelle di una partita precedente e possono essere state note
web-verify-bad = Questa registrazione non regge
web-verify-not-json = Questo file non è una registrazione: non si legge come JSON.
web-verify-other-game = Questa pagina non conosce un gioco chiamato { $game }.
web-verify-shape = A questo file manca ciò che ha una registrazione: { $what }.
web-verify-commitment = La promessa fatta prima della partita corrisponde al segreto
web-verify-commitment-bad = Il segreto non è quello promesso
web-verify-held = È la promessa che questo browser ha ricevuto quando ti sei seduto
web-verify-held-bad = Non è la promessa che questo browser ha ricevuto quando ti sei seduto
web-verify-starter = Manche { $round }: ha cominciato il giocatore giusto
web-verify-starter-bad = Manche { $round }: ha cominciato il giocatore sbagliato
web-verify-deal = Manche { $round }: carte e bonus stanno come dice il segreto
web-verify-deal-bad = Manche { $round }: carte o bonus non stanno come dice il segreto
web-verify-moves = Manche { $round }: { $count ->
    [one] 1 mossa permessa
    [2] entrambe le mosse sono permesse
   *[other] tutte le { $count } mosse sono permesse
}
web-verify-move-bad = Manche { $round }, mossa { $move } ({ $notation }): { $why }
web-verify-unfinished = La manche { $round } è stata interrotta
web-verify-scores = Manche { $round }: { $first } a { $second }, come registrato
web-verify-scores-bad = Manche { $round }: le mosse danno { $first } a { $second }, la registrazione dice altro
web-verify-winner = Il vincitore è quello registrato
web-verify-winner-bad = La registrazione nomina un vincitore diverso da quello delle manche
web-verify-digest = La registrazione è come fu sigillata
web-verify-digest-bad = La registrazione è stata cambiata dopo essere stata sigillata
web-verify-own-file = Salva ciò che questo browser ha conservato
`;export{e as default};