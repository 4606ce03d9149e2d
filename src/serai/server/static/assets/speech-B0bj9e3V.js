var e=`

eschnapur-colour-red = rosso
eschnapur-colour-yellow = giallo
eschnapur-colour-green = verde
eschnapur-colour-blue = blu
eschnapur-colour-brown = marrone

eschnapur-item-c = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
eschnapur-item-m = { $count ->
    [one] 1 gettone movimento
   *[other] { $count } gettoni movimento
}
eschnapur-item-red = { $count ->
    [one] un simbolo rosso
   *[other] { $count } simboli rossi
}
eschnapur-item-yellow = { $count ->
    [one] un simbolo giallo
   *[other] { $count } simboli gialli
}
eschnapur-item-green = { $count ->
    [one] un simbolo verde
   *[other] { $count } simboli verdi
}
eschnapur-item-blue = { $count ->
    [one] un simbolo blu
   *[other] { $count } simboli blu
}
eschnapur-item-brown = { $count ->
    [one] un simbolo marrone
   *[other] { $count } simboli marroni
}
eschnapur-item-number = il numero { $number }

eschnapur-token-c = { $amount ->
    [one] 1 moneta (valore { $value })
   *[other] { $amount } monete (valore { $value })
}
eschnapur-token-m = { $amount ->
    [one] 1 orma (valore { $value })
   *[other] { $amount } orme (valore { $value })
}
eschnapur-token-s = { $amount ->
    [one] una carta simbolo (valore { $value })
   *[other] { $amount } carte simbolo (valore { $value })
}
eschnapur-token-n = { $amount ->
    [one] una carta numero (valore { $value })
   *[other] { $amount } carte numero (valore { $value })
}
eschnapur-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
eschnapur-steps = { $steps ->
    [one] 1 gettone movimento
   *[other] { $steps } gettoni movimento
}
eschnapur-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
eschnapur-drawn = { $cards_count ->
    [0] {""}
   *[other] {" "}Peschi { $cards }.
}


eschnapur-event-dealt = La spedizione comincia: ognuno ha { eschnapur-coins } e { eschnapur-steps }. { $first_you ->
    [yes] Cominci tu.
   *[no] Comincia { $first }.
}{ eschnapur-drawn }
eschnapur-event-turn = { $you ->
    [yes] Turno { $number }: tocca a te.
   *[no] Turno { $number }: gioca { $player }.
}
eschnapur-event-void = { $you ->
    [yes] Non restano due gettoni riserva; prendi invece { eschnapur-coins }.
   *[no] Non restano due gettoni riserva; { $player } prende invece { eschnapur-coins }.
}
eschnapur-event-buy = { $you ->
    [yes] Compri { eschnapur-bought } per { eschnapur-coins }.
   *[no] { $player } compra { eschnapur-bought } per { eschnapur-coins }.
}{ eschnapur-drawn }
eschnapur-bought = { $thing ->
    [symbol] una carta simbolo
    [number] una carta numero
   *[move] un gettone movimento
}
eschnapur-event-lapse = { $you ->
    [yes] Non puoi più pagare la tua offerta per il gettone { $token }: è ritirata.
   *[no] { $player } non può più pagare la sua offerta per il gettone { $token }: è ritirata.
}
eschnapur-event-redeem = { $you ->
    [yes] Restituisci { $tokens } in cambio di { eschnapur-redeemed }.
   *[no] { $player } restituisce { $tokens } in cambio di { eschnapur-redeemed }.
}{ eschnapur-drawn }
eschnapur-redeemed = { $symbols ->
    [0] { $numbers ->
        [0] nulla, perché i due mazzi sono vuoti
        [one] una carta numero
       *[other] { $numbers } carte numero
    }
    [one] { $numbers ->
        [0] una carta simbolo
        [one] una carta simbolo e una carta numero
       *[other] una carta simbolo e { $numbers } carte numero
    }
   *[other] { $symbols } carte simbolo
}
eschnapur-event-restock = { $count ->
    [one] L’unico gettone restituito forma una nuova pila.
   *[other] I { $count } gettoni restituiti vengono mescolati in due nuove pile.
}
eschnapur-event-flip = { $you ->
    [yes] Giri A, { $a }, e B, { $b }.
   *[no] { $player } gira A, { $a }, e B, { $b }.
}
eschnapur-event-offer = { $you ->
    [yes] Offri { $price } per { $token }, { $name }.
   *[no] { $player } offre { $price } per { $token }, { $name }.
}
eschnapur-event-change = { $you ->
    [yes] { $trend ->
        [raised] Alzi la tua offerta per { $token }, { $name }: { $price }, prima { $was }.
        [lowered] Abbassi la tua offerta per { $token }, { $name }: { $price }, prima { $was }.
       *[other] Cambi la tua offerta per { $token }, { $name }: { $price }, prima { $was }.
    }
   *[no] { $trend ->
        [raised] { $player } alza la sua offerta per { $token }, { $name }: { $price }, prima { $was }.
        [lowered] { $player } abbassa la sua offerta per { $token }, { $name }: { $price }, prima { $was }.
       *[other] { $player } cambia la sua offerta per { $token }, { $name }: { $price }, prima { $was }.
    }
}
eschnapur-event-withdraw = { $you ->
    [yes] Ritiri la tua offerta per { $token }, { $name }.
   *[no] { $player } ritira la sua offerta per { $token }, { $name }.
}
eschnapur-event-sale = { $you ->
    [yes] Vendi { $token }, { $name }, a { $buyer } per { $price } e tieni { $kept }.
   *[no] { $buyer_you ->
        [yes] { $player } ti vende { $token }, { $name }, per { $price } e tiene { $kept }.
       *[no] { $player } vende { $token }, { $name }, a { $buyer } per { $price } e tiene { $kept }.
    }
}
eschnapur-event-income = { $you ->
    [yes] Il tuo gettone ti frutta { eschnapur-brought }.
   *[no] Il gettone di { $player } frutta { eschnapur-brought }.
}{ eschnapur-drawn }
eschnapur-brought = { $count ->
    [0] nulla, perché non resta niente
    [one] { $pays ->
        [coins] 1 moneta
        [movement] 1 gettone movimento
        [symbol] una carta simbolo
       *[number] una carta numero
    }
   *[other] { $pays ->
        [coins] { $count } monete
        [movement] { $count } gettoni movimento
        [symbol] { $count } carte simbolo
       *[number] { $count } carte numero
    }
}
eschnapur-event-refuse = { $you ->
    [yes] Rifiuti tutte le offerte e prendi { eschnapur-coins }; i due gettoni tornano sotto le loro pile.
   *[no] { $player } rifiuta tutte le offerte e prende { eschnapur-coins }; i due gettoni tornano sotto le loro pile.
}
eschnapur-event-walk = { $you ->
    [yes] Cammini fino a { $square } per { eschnapur-steps }.
   *[no] { $player } cammina fino a { $square } per { eschnapur-steps }.
}
eschnapur-event-open = { $you ->
    [yes] Mostri { $cards } e apri la nicchia in { $square }: numero piccolo { $small }, numero grande { $large }.
   *[no] { $player } mostra { $cards } e apre la nicchia in { $square }: numero piccolo { $small }, numero grande { $large }.
}
eschnapur-event-advance = { $you ->
    [yes] Avanzi di { eschnapur-points }{ eschnapur-doubled } fino a { $total }.
   *[no] { $player } avanza di { eschnapur-points }{ eschnapur-doubled } fino a { $total }.
}
eschnapur-doubled = { $doubled ->
    [0] {""}
   *[other] , raddoppiati dal Buddha,
}
eschnapur-event-buddha = { $you ->
    [yes] L’ultimo posto è soltanto tuo: ricevi il Buddha.
   *[no] L’ultimo posto è soltanto di { $player }, che riceve il Buddha.
}
eschnapur-event-buddha-rests = Più giocatori sono ultimi insieme: il Buddha torna accanto al tabellone.
eschnapur-event-end = { $you ->
    [yes] Finisci il turno senza aprire una nicchia.
   *[no] { $player } finisce il turno senza aprire una nicchia.
}
eschnapur-event-lock = { $you ->
    [yes] Hai scelto la tua carta.
   *[no] { $player } ha scelto la sua carta.
}
eschnapur-event-reveal = { $card ->
    [0] { $you ->
        [yes] Mostri la carta passo.
       *[no] { $player } mostra la carta passo.
    }
   *[other] { $you ->
        [yes] Mostri il numero { $card }.
       *[no] { $player } mostra il numero { $card }.
    }
}
eschnapur-event-cannot-pay = { $you ->
    [yes] Non puoi pagare { eschnapur-coins } per il numero { $card }.
   *[no] { $player } non può pagare { eschnapur-coins } per il numero { $card }.
}
eschnapur-event-pay = { $you ->
    [yes] Il tuo numero { $card } è il più alto che si possa pagare: paghi { eschnapur-coins }.
   *[no] { $player } ha il numero più alto che si possa pagare, { $card }, e paga { eschnapur-coins }.
}
eschnapur-event-find = { $you ->
    [yes] Il tuo numero { $card } è il più basso: ricevi il gettone scoperta { $discovery } e prendi { eschnapur-coins }.
   *[no] { $player } ha il numero più basso, { $card }, riceve il gettone scoperta { $discovery } e prende { eschnapur-coins }.
}
eschnapur-event-alone = { $you ->
    [yes] Il tuo { $card } è l’unico numero: ricevi il gettone scoperta { $discovery } senza pagare.
   *[no] { $player } ha giocato l’unico numero, { $card }, e riceve il gettone scoperta { $discovery } senza pagare.
}
eschnapur-event-pass = { $you ->
    [yes] Prendi { eschnapur-coins } per aver passato.
   *[no] { $player } prende { eschnapur-coins } per aver passato.
}
eschnapur-event-token-stays = Tutti hanno passato: il gettone scoperta { $discovery } resta in { $square }, visibile a tutti.
eschnapur-event-token-leaves = Tutti hanno passato: il gettone scoperta { $discovery } in { $square } esce dal gioco.
eschnapur-event-bonus = { $you ->
    [yes] Con { eschnapur-found } guadagni { eschnapur-points }.
   *[no] Con { eschnapur-found } { $player } guadagna { eschnapur-points }.
}
eschnapur-event-penalty = { $you ->
    [yes] Con { eschnapur-found } perdi { eschnapur-points }.
   *[no] Con { eschnapur-found } { $player } perde { eschnapur-points }.
}
eschnapur-found = { $found ->
    [0] nessun gettone scoperta
    [one] 1 gettone scoperta
   *[other] { $found } gettoni scoperta
}
eschnapur-event-game-end = { eschnapur-end-why } { $decided ->
    [points] { $you ->
        [yes] Vinci con { eschnapur-most }!
       *[no] { $player } vince con { eschnapur-most }.
    }
    [card] { $you ->
        [yes] Parità a { eschnapur-most }, ma hai la carta numero più alta: vinci!
       *[no] Parità a { eschnapur-most }, ma { $player } ha la carta numero più alta e vince.
    }
   *[nothing] { $winners } si dividono la vittoria con { eschnapur-most }.
}
eschnapur-most = { $points_most ->
    [one] 1 punto
   *[other] { $points_most } punti
}
eschnapur-end-why = { $reason ->
    [discoveries] Il tempio ha svelato le sue scoperte.
   *[quiet] Nessuno apre una nicchia da cinque giri di tavolo: la spedizione finisce.
}
eschnapur-event-resigned = { $you ->
    [yes] Abbandoni la spedizione.
   *[no] { $player } abbandona la spedizione.
}
eschnapur-event-timeout = { $you ->
    [yes] Il tuo tempo è scaduto.
   *[no] { $player } ha esaurito il tempo.
}
eschnapur-event-abandoned = { $you ->
    [yes] Hai lasciato il tavolo; la spedizione finisce qui.
    [nobody] Il tavolo è vuoto; la spedizione finisce qui.
   *[no] { $player } ha lasciato il tavolo; la spedizione finisce qui.
}
eschnapur-event-taken-up = La partita riprende da qui.
eschnapur-event-limit = Mosse senza una fine: { $limit }. La casa chiude qui la partita.


eschnapur-move-buy = Compra { eschnapur-bought }
eschnapur-move-redeem = Restituisci { $tokens } in cambio di { eschnapur-redeemed }
eschnapur-move-flip = { $first_pile ->
    [1] { $second_pile ->
        [1] Gira due gettoni dalla prima pila
       *[2] Gira un gettone da ogni pila
    }
   *[2] { $second_pile ->
        [1] Gira un gettone da ogni pila, prima la seconda
       *[2] Gira due gettoni dalla seconda pila
    }
}
eschnapur-move-offer = { $price_count ->
    [0] Non offrire nulla per { $token }
   *[other] Offri { $price } per { $token }
}
eschnapur-move-withdraw = Ritira la tua offerta per { $token }
eschnapur-move-accept = { $price_count ->
    [0] Vendi { $token } al giocatore { $colour }
   *[other] Vendi { $token } al giocatore { $colour } per { $price }
}
eschnapur-move-refuse = Rifiuta tutte le offerte
eschnapur-move-move = Cammina fino a { $square } per { eschnapur-steps }
eschnapur-move-open = Apri la nicchia
eschnapur-move-end = Finisci il turno
eschnapur-move-duel = { $card ->
    [0] Passa
   *[other] Gioca il numero { $card }
}


eschnapur-refusal-game-over = La partita è finita
eschnapur-refusal-not-your-turn = Non è il tuo turno
eschnapur-refusal-duel-first = Prima il duello: scegli una carta numero o la tua carta passo
eschnapur-refusal-reserve-first = Prima la riserva: gira due gettoni e decidi sulle offerte
eschnapur-refusal-already-flipped = I due gettoni di questo turno sono già girati
eschnapur-refusal-pile-empty = Quella pila ha troppo pochi gettoni: le pile ne hanno { $one } e { $two }
eschnapur-refusal-nothing-up = Nessun gettone è in vendita adesso
eschnapur-refusal-own-tokens = Sei tu a vendere questi gettoni: solo gli altri fanno offerte
eschnapur-refusal-empty-offer = Un’offerta nomina almeno una cosa
eschnapur-refusal-not-yours-to-offer = Offri { $price }, ma non tutto è tuo
eschnapur-refusal-offer-unchanged = È già ciò che offri per { $token }
eschnapur-refusal-same-offer = { $other } offre già esattamente questo per { $token }; cambia qualcosa
eschnapur-refusal-no-offer-of-yours = Non hai un’offerta da ritirare per { $token }
eschnapur-refusal-offer-changed = { $buyer } ora offre { $price } per { $token }: guarda di nuovo
eschnapur-refusal-no-such-offer = Il giocatore { $colour } non ha un’offerta per { $token }
eschnapur-refusal-card-locked = Hai bloccato la tua carta: nient’altro finché il duello non è risolto
eschnapur-refusal-too-few-coins = Chiedi { eschnapur-bought }, che costa { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
}; tu ne hai { $coins }
eschnapur-refusal-deck-empty = { $thing ->
    [symbol] Il mazzo dei simboli è vuoto
   *[number] Il mazzo dei numeri è vuoto
}
eschnapur-refusal-bank-empty = La banca non ha più gettoni movimento
eschnapur-refusal-not-your-tokens = Non hai { $tokens }
eschnapur-refusal-too-little-value = Questi gettoni valgono { $value } insieme; per due carte ne servono { $needed }
eschnapur-refusal-not-neighbours = Nessun passo porta da { $here } a { $there }
eschnapur-refusal-too-few-steps = Quel cammino costa { $needed ->
    [one] 1 gettone movimento
   *[other] { $needed } gettoni movimento
}; tu ne hai { $steps }
eschnapur-refusal-niche-empty = La nicchia in { $square } è vuota
eschnapur-refusal-cards-missing = Per aprire la nicchia in { $square } { $cards_count ->
    [one] ti manca ancora { $cards }
   *[other] ti mancano ancora { $cards }
}
eschnapur-refusal-no-duel = Adesso non c’è un duello
eschnapur-refusal-already-locked = Hai già bloccato la tua carta
eschnapur-refusal-card-not-held = Non hai in mano il numero { $card }


eschnapur-reason-need-symbol = Mi servono simboli per una nicchia.
eschnapur-reason-need-number = Una carta numero per il duello.
eschnapur-reason-way = Ho in mente una nicchia.
eschnapur-reason-redeem = Dodici! Due carte per me.
eschnapur-reason-turn-up = Vediamo che cosa c’è.
eschnapur-reason-outbid = Posso fare di meglio.
eschnapur-reason-toward-twelve = Così arrivo a dodici.
eschnapur-reason-cheap = Vale più di quanto pago.
eschnapur-reason-save-coins = Meglio tenere le monete.
eschnapur-reason-best-offer = L’offerta migliore per me.
eschnapur-reason-bad-offers = Meglio due monete.
eschnapur-reason-no-offers = Nessuno offre nulla.
eschnapur-reason-open = Questi punti valgono le carte.
eschnapur-reason-wait = Verrà il mio momento.
eschnapur-reason-lock = La mia carta è giù.
eschnapur-reason-nothing = Niente per me qui.
eschnapur-said = { $told } «{ $why }»
`;export{e as default};