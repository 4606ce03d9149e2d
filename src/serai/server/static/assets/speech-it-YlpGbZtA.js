var e=Object.assign({"../../../src/serai/text/eschnapur/it/card.ftl":`
game-eschnapur = Eschnapur
game-eschnapur-tagline = Da tre a cinque esploratori in un tempio d’oro
web-points-eschnapur = Punti { $points }
game-eschnapur-company = { $count ->
    [one] 1 esploratore
   *[other] { $count } esploratori
}
`,"../../../src/serai/text/it/table-web.ftl":`

web-pages = Pagine
web-page-lobby = Tavoli
web-page-games = Le mie partite
web-page-rules = Regole
web-page-learn = { web-learn }
web-page-puzzles = Problemi
web-page-challenge = Una sfida
web-page-verify = Controlla una partita
web-page-replay = Rivedi
web-page-statistics = Statistiche
web-page-mail = Posta
web-page-nowhere = A questo indirizzo non c’è nulla
web-page-failed = Una parte di questa pagina non si è potuta caricare
web-reload = Riprova
web-home = Inizio
web-settings = Impostazioni


web-play = Gioca
web-setting-up = Il tavolo si sta preparando. La prima volta su un computer ci vuole un po’ più di tempo.
web-against = contro
web-invite = Invita un amico
web-tables = Tavoli
web-learn = Impara
web-not-open = Il tempio apre presto
web-opening = Un momento…
web-practice = Allenamento
web-you = Tu
web-empty-seat = Posto libero
web-company = al tavolo
web-your-colour = Il tuo colore
web-level = { $level } · { $strength } { $stars }
web-colour-red = Rosso
web-colour-yellow = Giallo
web-colour-green = Verde
web-colour-blue = Blu
web-colour-brown = Marrone


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
web-happening = Che cosa succede
web-your-side = Il tuo lato
web-card-market = { $card }, posto { $place } del mercato
web-card-hand = { $card }, nella tua mano
web-card-hand-of = { $card }, nella mano di { $player }
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
web-resign-no = Continua
web-rules = Regole


web-chat = Conversazione


web-round = Manche { $number }
web-no-winner = Nessuno vince questa partita
web-replay = Rivedi
web-see-table = Vedi il tavolo


web-close = Chiudi
web-absent-away = { $player } manca da { $minutes ->
    [0] un momento
    [one] 1 minuto
   *[other] { $minutes } minuti
}.
web-absent-left = { $player } ha lasciato il tavolo { $minutes ->
    [0] un momento fa
    [one] 1 minuto fa
   *[other] { $minutes } minuti fa
}.
web-call-stand-in = Fai sostituire { $player }
web-stood-in = Un giocatore del computer ti sostituisce.
web-leave = Lascia il tavolo
web-no-table = Questo tavolo non esiste
web-no-table-told = Forse il link è scritto male, o il tavolo è stato sparecchiato.
`,"../../../src/serai/text/it/table.ftl":`

unofficial-notice = Serai è un progetto non ufficiale, senza legami con gli editori o gli autori dei giochi e senza la loro approvazione.
language-en = English
language-fr = Français
language-it = Italiano

list-two = { $first } e { $last }
list-more = { $first }, { $next }
another-player = Un altro giocatore


level-apprentice = Apprendista
level-peddler = Ambulante
level-stallholder = Bottegaio
level-merchant = Mercante
level-caravaneer = Carovaniere
level-treasurer = Tesoriere
level-maharaja = Maharaja
level-strength-apprentice = impara il gioco
level-strength-peddler = facile
level-strength-stallholder = discreto
level-strength-merchant = bravo
level-strength-caravaneer = forte
level-strength-treasurer = molto forte
level-strength-maharaja = il più forte
player-unnamed = Ospite { $number }
player-random = Caso
player-greedy = Avido
player-trader = Negoziante


error-internal = Qualcosa è andato storto da parte nostra. Il tuo tavolo è al sicuro; riprova tra un momento.
error-unsupported-version = La pagina e il server non vanno d’accordo. Ricarica la pagina.


phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice-move = Bella mossa!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-one-moment = Un momento, per favore.
phrase-oops = Ops!
phrase-rematch = Un’altra?
phrase-goodbye = Arrivederci!
`,"../../../src/serai/text/jaipur/it/card.ftl":`
game-jaipur = Jaipur
game-jaipur-tagline = Un duello al mercato per due mercanti
web-points-jaipur = Sigilli { $points }
`});export{e as sources};