### Le parole proprie del browser, in italiano.

## Pagine e impostazioni

web-pages = Pagine
web-page-lobby = Tavoli
web-page-games = Le mie partite
web-page-rules = Regole
web-page-verify = Controlla una partita
web-page-replay = Rivedi
web-page-nowhere = A questo indirizzo non c’è nulla
web-page-failed = Non è stato possibile caricare questa pagina
web-reload = Riprova
web-home = Inizio
web-settings = Impostazioni
web-language = Lingua
web-theme = Luce
web-theme-auto = Come il sistema
web-theme-light = Giorno
web-theme-dark = Notte
web-sound = Suono
web-no-motion = Meno movimento
web-your-name = Il tuo nome

## Inizio e tavoli

web-play = Gioca
web-setting-up = Il tavolo si sta preparando. La prima volta su un computer ci vogliono alcuni secondi.
web-against = contro
web-invite = Invita un amico
web-tables = Tavoli
web-learn = Impara
web-not-open = Il tempio apre presto
web-opening = Un momento…
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
web-clock-told = { $minutes } min + { $increment } s
web-table-options = Opzioni
web-seals-2 = Una partita a due sigilli
web-seals-1 = Una sola manche
web-open-herds = Recinti visibili
web-practice-option = Allenamento: ciò che è noto si vede
web-practice = Allenamento
web-open-table = Apri il tavolo
web-sit = Siediti
web-watch = Guarda
web-guest = Ospite
web-you = Tu
web-empty-seat = Posto libero
web-games-going = In corso
web-games-none = Nessuna partita ti aspetta.
web-games-over = Giocate
web-go-back = Torna al tavolo
web-data = Che cosa si conserva di te
web-data-told = Nessun account: questo browser tiene le chiavi dei tuoi posti. Il server conserva il tuo nome, le tue mosse e ciò che hai detto.
web-data-take = Porta tutto con te
web-data-erase = Cancella tutto
web-data-sure = Il tuo nome e le tue parole saranno cancellati e i tuoi posti lasciati. Continuare?
web-erased = Il tuo nome e ciò che hai detto sono stati cancellati.

## In attesa di qualcuno

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
web-leave = Lascia il tavolo
web-no-table = Questo tavolo non esiste
web-no-table-told = Forse il link è scritto male, o il tavolo è stato sparecchiato.

## Il tavolo

web-title-your-turn = ● Tocca a te · Serai
web-title-table = { $game } · Serai
web-goods-tokens = Gettoni merce
web-tokens-left = { $good }: { $count ->
    [0] esauriti
   *[other] { $values }
}
web-bonus-piles = Gettoni bonus, coperti
web-bonus-left = Bonus per { $pile ->
    [3] tre
    [4] quattro
   *[5] cinque o più
}: { $count ->
    [0] esauriti
    [one] ne resta 1
   *[other] ne restano { $count }
}
web-stock = Gettoni e mazzo
web-deck = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-discard = { $count ->
    [0] Ancora nulla di venduto
   *[other] Venduto: { $cards }
}
web-market = Mercato
web-your-move = La tua mossa
web-your-side = Il tuo lato
web-card-market = { $card }, posto { $place } del mercato
web-card-hand = { $card }, nella tua mano
web-hand = La tua mano, { $count } su { $limit }
web-hand-of-limit = { $count } su { $limit }
web-hand-of = { $player }: { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
web-herd = Recinto: { $count ->
    [one] 1 cammello
   *[other] { $count } cammelli
}
web-herd-more = Dare un cammello in più ({ $given } di { $count } scelti)
web-herd-fewer = Dare un cammello in meno ({ $given } di { $count } scelti)
web-herd-hidden = La grandezza di questo recinto non si dice
web-rupees = { $count ->
    [one] 1 rupia
   *[other] { $count } rupie
}, { $bonuses ->
    [one] 1 gettone bonus
   *[other] { $bonuses } gettoni bonus
}
web-seals = Sigilli: { $count } su { $target }
web-time-left = Tempo rimasto: { $time }
web-thinking = pensa
web-away = { $minutes ->
    [0] assente da un momento
    [one] assente da 1 minuto
   *[other] assente da { $minutes } minuti
}
web-left = ha lasciato il tavolo
web-stand-in = il computer gioca al suo posto
web-your-turn = Tocca a te
web-to-act = deve giocare
web-do = Scegli
web-do-take = Prendi
web-do-camels = Prendi
web-do-swap = Baratta
web-do-sell = Vendi
web-let-go = Lascia tutto (Esc)
web-camels-cost-nothing = I cammelli si prendono senza dare nulla (J-T5)
web-looking-back = Era così.
web-back-to-now = Torna ad adesso
web-look-here = Vedi questo momento
web-again = Rivedi l’ultimo turno
web-log = Diario
web-result = Risultato
web-lost = La connessione è caduta. Il tuo tavolo è conservato; stiamo tornando…
web-match-over = La partita è finita.
web-watching = Stai guardando ({ $count })
web-watchers = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
web-reclaim = Riprendi il mio posto
web-fill-away = Fai giocare il computer al posto di { $player }
web-resign = Abbandona
web-resign-sure = Abbandonare questa partita?
web-resign-yes = Abbandona
web-resign-no = Continua
web-rules = Regole

## Conversazione

web-chat = Conversazione
web-chat-quiet = Nessuno ha ancora parlato.
web-chat-write = Di’ qualcosa
web-chat-send = Di’
web-chat-off = Spegni la conversazione
web-chat-on = Riaccendi la conversazione
web-chat-is-off = La conversazione è spenta.

## Finali

web-count-title = Il conto della manche { $number }
web-count-skip = Salta il conto
web-next-round = Prossima manche
web-count-last = Avanti
web-round = Manche { $number }
web-scores = Rupie per manche
web-you-win = Vinci la partita!
web-player-wins = { $player } vince la partita
web-no-winner = Nessuno vince questa partita
web-rematch = Rivincita
web-rematch-accept = Accetta la rivincita
web-replay = Rivedi
web-check-dealing = Controlla la distribuzione
web-record = Salva la partita
web-see-table = Vedi il tavolo

## Regole, rivedere, controllare

web-rules-other = Le regole di { $game }
web-rules-contents = Indice
web-replay-none = Non c’è una registrazione di questo tavolo. Si apre quando la partita è finita.
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-last = Alla fine
web-replay-run = Avvia
web-replay-stop = Ferma
web-replay-moment = Momento { $moment } su { $count }
web-replay-open = Apri un file di partita
web-verify-told = Scegli un file di partita. Viene controllato qui nel tuo browser: la promessa fatta prima della partita, ogni mescolata, ogni mossa e ogni risultato. Nulla viene inviato.
web-verify-choose = Scegli un file
web-verify-drop = o lascialo cadere qui
web-verify-again = Controllane un’altra
web-verify-good = È tutto in ordine
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
web-verify-no-crypto = Questo browser offre la sua crittografia solo su una connessione cifrata. Apri la pagina in https, o sulla macchina del server.
web-drawing-take = Una merce, e il mazzo riempie il vuoto
web-drawing-swap = Due o più contro altrettante
web-drawing-camels = Tutti i cammelli in una volta
web-drawing-sell = Tre carte di cuoio: tre gettoni e un bonus
web-company = al tavolo
web-company-count = { $count } esploratori
