var e=`

eschnapur-ui-temple = Il tempio
eschnapur-ui-zoom = Guarda da vicino
eschnapur-ui-square = Casella { $square }: { $symbols }
eschnapur-ui-niche-closed = Nicchia chiusa
eschnapur-ui-niche-open = Nella nicchia c’è la scoperta { $discovery }
eschnapur-ui-niche-empty = Nicchia vuota
eschnapur-ui-standing = Qui: { $players }
eschnapur-ui-away = Distanza: { $steps }
eschnapur-ui-lacking = Per la sua nicchia serve ancora: { $symbols }
eschnapur-ui-can-pay = Puoi aprire la sua nicchia
eschnapur-ui-buddha-rests = Il Buddha riposa nel tempio


eschnapur-ui-camps = Giocatori
eschnapur-ui-namesake = { $name } ({ $colour })
eschnapur-ui-camp = Punti: { $points }, monete: { $coins }, gettoni movimento: { $steps }, carte simbolo: { $symbols }, carte numero: { $numbers }, valore dei gettoni riserva: { $value }, scoperte: { $found }
eschnapur-ui-reserve-of = Riserva: { $tokens }
eschnapur-ui-has-buddha = Ha il Buddha: i punti valgono doppio
eschnapur-ui-ready-to-go = non aggiunge altro
eschnapur-ui-known = Noto a tutti: { $cards }
eschnapur-ui-hand-open = Mano: { $cards }
eschnapur-ui-symbol-cards = { $count ->
    [one] 1 carta simbolo
   *[other] { $count } carte simbolo
}
eschnapur-ui-number-cards = { $count ->
    [one] 1 carta numero
   *[other] { $count } carte numero
}
eschnapur-ui-discoveries = { $count ->
    [one] 1 scoperta
   *[other] { $count } scoperte
}


eschnapur-ui-felt = Il panno
eschnapur-ui-turn = Turno { $turn }
eschnapur-ui-awarded = Scoperte: { $count } su { $needed }
eschnapur-ui-over = La spedizione è finita.
eschnapur-ui-stock = Pile e mazzi
eschnapur-ui-pile = Pila { $pile }: { $count ->
    [one] 1 gettone riserva
   *[other] { $count } gettoni riserva
}{ $picked ->
    [0] {""}
   *[other] , { $picked } da girare
}
eschnapur-ui-symbol-deck = Mazzo dei simboli: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
eschnapur-ui-number-deck = Mazzo dei numeri: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
eschnapur-ui-discard = Restituiti: { $count }
eschnapur-ui-sand-glass = Clessidra
eschnapur-ui-sand = Offerte aperte da { $time }
eschnapur-ui-sand-left = { $time } prima che il venditore decida; chi è superato riceve altro tempo
eschnapur-ui-token = Gettone { $token }: { $name }
eschnapur-ui-aim = Offri per il gettone { $token }: { $name }
eschnapur-ui-sell-keep = Vendi { $token }, tieni { $kept }
eschnapur-ui-my-offer = La mia offerta
eschnapur-ui-no-offer-yet = Tocca monete o carte
eschnapur-ui-no-offers = Nessuna offerta
eschnapur-ui-offer-deal = { $player } dà { $price } per { $token }, { $name }; tu tieni { $kept }
eschnapur-ui-lowered = abbassata, prima { $price }
eschnapur-ui-take-back = Togli dall’offerta: { $item }
eschnapur-ui-revealed = Le carte sono rivelate!


eschnapur-ui-prize = Scoperta in { $square }: numero piccolo { $small }, grande { $large }
eschnapur-ui-ready = Carte posate: { $ready } su { $count }
eschnapur-ui-not-locked = { $player }: sta scegliendo
eschnapur-ui-locked = { $player }: una carta coperta
eschnapur-ui-turned-up = { $player }: { $card }
eschnapur-ui-own-locked = La tua carta, coperta: { $card }
eschnapur-ui-peeked = { $player }, coperta: { $card }
eschnapur-ui-fan = Le tue carte per il duello
eschnapur-ui-pass-card = la carta passo
eschnapur-ui-number-card = Numero { $number }, { $coins ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $coins } monete
}
eschnapur-ui-stake = Il più alto paga le sue monete e avanza di { $points }, il più basso prende la scoperta e le sue monete{ $buddha ->
    [you] {""}. Con il Buddha avanzi di { $doubled }
    [other] {""}. Con il Buddha { $player } avanza di { $doubled }
   *[nobody] {""}
}
eschnapur-ui-fate-pays = { $you ->
    [yes] paghi e avanzi di { $points }{ eschnapur-ui-fate-doubled }
   *[no] paga e avanza di { $points }{ eschnapur-ui-fate-doubled }
}
eschnapur-ui-fate-finds = { $you ->
    [yes] prendi la scoperta
   *[no] prende la scoperta
}
eschnapur-ui-fate-both = { $you ->
    [yes] vinci tutto: avanzi di { $points }{ eschnapur-ui-fate-doubled } e prendi la scoperta
   *[no] vince tutto: avanza di { $points }{ eschnapur-ui-fate-doubled } e prende la scoperta
}
eschnapur-ui-fate-fails = { $you ->
    [yes] non puoi pagare
   *[no] non può pagare
}
eschnapur-ui-fate-doubled = { $doubled ->
    [yes] {" "}(raddoppiato)
   *[no] {""}
}


eschnapur-ui-tray = Il tuo vassoio
eschnapur-ui-purse = Borsa e banca
eschnapur-ui-counter = Compra dalla banca
eschnapur-ui-add = Aggiungi all’offerta: { $item } ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
})
eschnapur-ui-buy-move = Compra un gettone movimento per { eschnapur-coins }
eschnapur-ui-buy-symbol = Compra una carta simbolo per { eschnapur-coins } ({ $left } nel mazzo)
eschnapur-ui-buy-number = Compra una carta numero per { eschnapur-coins } ({ $left } nel mazzo)
eschnapur-ui-no-symbols = Nessuna carta simbolo
eschnapur-ui-no-numbers = Nessuna carta numero
eschnapur-ui-reserve = Gettoni riserva: { $value } su { $needed }


eschnapur-ui-one-more-pile = Ancora uno: da questa pila o dall’altra
eschnapur-ui-compose = Tocca monete, gettoni movimento o carte da offrire per { $token }
eschnapur-ui-offer-stands = La tua offerta per { $token }, { $name }, resta: { $price }
eschnapur-ui-does-offer = Offri { $price } per { $token }, { $name }
eschnapur-ui-does-deal = Vendi { $token }, { $name }, a { $player } per { $price }; tieni { $kept }
eschnapur-ui-does-refuse = Rifiuta tutte le offerte: i due gettoni tornano sotto le pile e prendi 2 monete
eschnapur-ui-does-ready = Fai sapere che non aggiungi altro
eschnapur-ui-does-walk = Vai in { $square } per { $steps }, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}.
eschnapur-ui-does-open = Mostra { $cards } e apri la nicchia in { $square }{ $points ->
    [0] {""}
   *[other] : { eschnapur-points } subito
}. Poi tutti se la contendono in duello.
eschnapur-ui-does-end = Finisci il turno senza aprire una nicchia
eschnapur-ui-does-buy-move = Compra un gettone movimento per { $coins }; { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
eschnapur-ui-does-buy-symbol = Compra la prima carta simbolo per { $coins }; { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
eschnapur-ui-does-buy-number = Compra la prima carta numero per { $coins }; { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
eschnapur-ui-does-redeem = Restituisci gettoni che valgono { $value } per { $symbols ->
    [0] due carte numero
    [1] una carta simbolo e una carta numero
   *[2] due carte simbolo
}{ $lost ->
    [0] {""}
   *[other] ; il valore in più ({ $lost }) va perso
}
eschnapur-ui-does-lock = Posa il numero { $number } coperto: se è il più alto paga { $coins }{ $afford ->
    [yes] {""}
   *[no] {" "}(più di quanto hai)
}, se è il più basso prende { $coins }
eschnapur-ui-does-pass = Posa la carta passo: 4 monete, nessun avanzamento
eschnapur-ui-then-empty = { $here ->
    [yes] La nicchia davanti a te è vuota.
   *[no] La sua nicchia è vuota.
}
eschnapur-ui-then-open = { $here ->
    [yes] Puoi aprire la nicchia davanti a te con { $asks }.
   *[no] Puoi aprire la sua nicchia con { $asks }.
}
eschnapur-ui-then-lack = { $here ->
    [yes] La nicchia davanti a te chiede { $asks }; ancora da procurare: { $lacking }.
   *[no] La sua nicchia chiede { $asks }; ancora da procurare: { $lacking }.
}
eschnapur-ui-goal-here = La nicchia davanti a te, { $square }
eschnapur-ui-goal = La nicchia in { $square }
eschnapur-ui-goal-found = È già stata aperta: numero piccolo { $small }, grande { $large }
eschnapur-ui-held = { $item }: ce l’hai
eschnapur-ui-lacked = { $item }: ti manca
eschnapur-ui-which-cards = Quali carte
eschnapur-ui-cards-choice = { $symbols ->
    [0] 2 numeri
    [1] 1 per tipo
   *[2] 2 simboli
}
eschnapur-ui-remedy-move = Gettone movimento: { $coins }
eschnapur-ui-remedy-symbol = Carta simbolo: { $coins }


eschnapur-ui-your-reserve = Tocca a te: scegli due gettoni toccando le pile, o girane uno per pila
eschnapur-ui-your-offers = { $count ->
    [0] Gli altri possono fare offerte. Aspettale, o rifiuta tutto per 2 monete
   *[other] Tocca un’offerta per accettarla, o rifiuta tutto per 2 monete
}
eschnapur-ui-your-walk = Vai su una casella illuminata, apri la tua nicchia o finisci il turno.
eschnapur-ui-make-offers = { $player } vende uno dei due: tocca monete, gettoni movimento o carte per fare un’offerta
eschnapur-ui-lay-card = Posa una carta coperta. { eschnapur-ui-stake }
eschnapur-ui-wait-duel = Si aspettano le ultime carte del duello
eschnapur-ui-watch-reserve = { $player } gira due gettoni riserva
eschnapur-ui-watch-offers = { $player } valuta le offerte
eschnapur-ui-watch-walk = { $player } è in cammino
eschnapur-ui-watch-duel = Si aspetta { $player }
eschnapur-ui-watch-over = La spedizione è finita.


eschnapur-ui-do-piles = Gira
eschnapur-ui-do-offer = Offri
eschnapur-ui-do-withdraw = Ritira
eschnapur-ui-do-deal = Accetta
eschnapur-ui-do-refuse = Rifiuta tutto
eschnapur-ui-do-ready = Basta così
eschnapur-ui-do-walk = Cammina
eschnapur-ui-do-open = Apri
eschnapur-ui-do-end = Finisci
eschnapur-ui-do-buy = Compra
eschnapur-ui-do-redeem = Restituisci
eschnapur-ui-do-lock = Posa


eschnapur-ui-counting = Si contano le scoperte…
eschnapur-ui-you-win = Vinci la spedizione!
eschnapur-ui-player-wins = { $player } vince la spedizione
eschnapur-ui-shared = Vittoria condivisa: { $players }
eschnapur-ui-result = { eschnapur-points }
eschnapur-ui-from-openings = Aperture
eschnapur-ui-from-duels = Duelli
eschnapur-ui-from-buddha = Buddha
eschnapur-ui-from-discoveries = Scoperte


eschnapur-verify-first = Ha cominciato il giocatore giusto
eschnapur-verify-first-bad = Ha cominciato un giocatore diverso da quello del segreto
eschnapur-verify-moves = { $count ->
    [one] L’unica mossa segue le regole
    [2] Entrambe le mosse seguono le regole
   *[other] Tutte le { $count } mosse seguono le regole
}
eschnapur-verify-moves-bad = Mossa { $move } ({ $notation }): { $why }
eschnapur-verify-shuffles = { $count ->
    [one] L’unica mescolata sta come dice il segreto
    [2] Entrambe le mescolate di carte e gettoni stanno come dice il segreto
   *[other] Tutte le { $count } mescolate di carte e gettoni stanno come dice il segreto
}
eschnapur-verify-shuffles-bad = La mescolata «{ $label }» non sta come dice il segreto
eschnapur-verify-ended-bad = La registrazione dice che la partita fu giocata fino in fondo, ma le mosse non la concludono
eschnapur-verify-broken-off = La partita è stata interrotta, quindi nessuno ha vinto
eschnapur-verify-points = I punti sono quelli registrati: { $points }
eschnapur-verify-points-bad = Le mosse danno punti diversi da quelli registrati: { $points }
eschnapur-verify-winners = I vincitori sono quelli registrati
eschnapur-verify-winners-bad = La registrazione nomina vincitori diversi da quelli delle mosse
eschnapur-verify-own-box = Questa partita fu giocata con materiali propri. Controllala con il comando «serai verify».
eschnapur-verify-stranger = Questo file contiene ciò che nessuna registrazione ha: { $what }.


eschnapur-ui-option-coins = Da 0 a 5 monete sui numeri
eschnapur-ui-option-bank = La banca può esaurirsi
eschnapur-ui-option-leaves = Se tutti passano, la scoperta esce dal gioco
`;export{e as default};