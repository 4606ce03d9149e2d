var e=Object.assign({"../../../src/serai/text/it/eschnapur.ftl":`### Eschnapur in italiano: le cose, che cosa è successo, che cosa farebbe una mossa, perché è rifiutata.
### Cose e posti sono preparati dai fatti: $price, $cards e $tokens sono espressioni (con _count), come i gettoni
### riserva $name, $kept, $a e $b; $player, $buyer, $first, $other sono nomi, $you e $buyer_you … dicono se è chi legge
### (yes, no, nobody); $winners sono nomi.

## Le cose

eschnapur-colour-red = rosso
eschnapur-colour-yellow = giallo
eschnapur-colour-green = verde
eschnapur-colour-blue = blu
eschnapur-colour-brown = marrone

# Ciò che nomina un prezzo, e le carte pescate o mostrate: monete, gettoni movimento, simboli per colore, un numero.
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

# Un gettone riserva: che cosa frutta, e il suo valore.
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
# Solo le carte di chi legge: nulla per gli altri.
eschnapur-drawn = { $cards_count ->
    [0] {""}
   *[other] {" "}Peschi { $cards }.
}

## Che cosa è successo

eschnapur-event-dealt = La spedizione comincia: ognuno ha { eschnapur-coins } e { eschnapur-steps }. { $first_you ->
    [yes] Cominci tu.
   *[no] Comincia { $first }.
}{ eschnapur-drawn }
eschnapur-event-turn = { $you ->
    [yes] Turno { $number }: tocca a te.
   *[no] Turno { $number }: tocca a { $player }.
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
eschnapur-event-restock = I { $count } gettoni restituiti vengono mescolati in due nuove pile.
eschnapur-event-flip = { $you ->
    [yes] Giri A, { $a }, e B, { $b }.
   *[no] { $player } gira A, { $a }, e B, { $b }.
}
eschnapur-event-offer = { $you ->
    [yes] Offri { $price } per { $token }, { $name }.
   *[no] { $player } offre { $price } per { $token }, { $name }.
}
eschnapur-event-change = { $you ->
    [yes] Ora offri { $price } per { $token }, { $name }.
   *[no] { $player } ora offre { $price } per { $token }, { $name }.
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
        [yes] Vinci con { $points_most } punti!
       *[no] { $player } vince con { $points_most } punti.
    }
    [card] { $you ->
        [yes] Parità a { $points_most } punti, ma hai la carta numero più alta: vinci!
       *[no] Parità a { $points_most } punti, ma { $player } ha la carta numero più alta e vince.
    }
   *[nothing] { $winners } si dividono la vittoria con { $points_most } punti.
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
# Il limite fissato da chi ospita.
eschnapur-event-limit = Questa partita conta { $limit } mosse e non finisce; la casa la chiude qui.

## Che cosa farebbe una mossa

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
eschnapur-move-accept = Vendi { $token } al giocatore { $colour }
eschnapur-move-refuse = Rifiuta tutte le offerte
eschnapur-move-move = Cammina fino a { $square } per { eschnapur-steps }
eschnapur-move-open = Apri la nicchia
eschnapur-move-end = Finisci il turno
eschnapur-move-duel = { $card ->
    [0] Passa
   *[other] Gioca il numero { $card }
}

## Perché una mossa è rifiutata; l’articolo segue tra parentesi

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
eschnapur-refusal-cards-missing = Per aprire la nicchia in { $square } ti manca ancora { $cards }
eschnapur-refusal-no-duel = Adesso non c’è un duello
eschnapur-refusal-already-locked = Hai già bloccato la tua carta
eschnapur-refusal-card-not-held = Non hai in mano il numero { $card }
`,"../../../src/serai/text/it/jaipur.ftl":`### Jaipur in italiano: le carte, che cosa è successo, che cosa farebbe una mossa, perché è rifiutata.
### Carte, posti e valori sono preparati a partire dai fatti (facts.json): $cards è un’espressione, accompagnata da
### $cards_count e $cards_kind; $player è un nome, $you dice se è chi legge (yes, no, nobody).

## Merci e carte

jaipur-good-D = Diamanti
jaipur-good-G = Oro
jaipur-good-S = Argento
jaipur-good-C = Stoffe
jaipur-good-P = Spezie
jaipur-good-L = Cuoio
jaipur-good-M = Cammelli

jaipur-card-D = { $count ->
    [one] un diamante
   *[other] { $count } diamanti
}
jaipur-card-G = { $count ->
    [one] oro
   *[other] { $count } oro
}
jaipur-card-S = { $count ->
    [one] argento
   *[other] { $count } argento
}
jaipur-card-C = { $count ->
    [one] una stoffa
   *[other] { $count } stoffe
}
jaipur-card-P = { $count ->
    [one] una spezia
   *[other] { $count } spezie
}
jaipur-card-L = { $count ->
    [one] cuoio
   *[other] { $count } cuoio
}
jaipur-card-M = { $count ->
    [one] un cammello
   *[other] { $count } cammelli
}

## Che cosa è successo

jaipur-event-round-start = Manche { $number }: { $starter_you ->
    [yes] cominci tu
   *[no] comincia { $starter }
}. Al mercato: { $market }.{ jaipur-dealt }
# Solo le carte di chi legge: nulla per uno spettatore.
jaipur-dealt = { $hand_count ->
    [0] { $herd ->
        [0] {""}
       *[other] {" "}La tua mano è vuota; il tuo recinto: { jaipur-herd }.
    }
   *[other] {" "}La tua mano: { $hand }{ $herd ->
        [0] {""}
       *[other] ; il tuo recinto: { jaipur-herd }
    }.
}
jaipur-herd = { $herd ->
    [one] 1 cammello
   *[other] { $herd } cammelli
}
jaipur-event-take = { $you ->
    [yes] Prendi { $card }.
   *[no] { $player } prende { $card }.
}{ jaipur-drawn }
jaipur-event-camels = { $you ->
    [yes] Porti { jaipur-caravan } nel tuo recinto.
   *[no] { $player } porta { jaipur-caravan } nel suo recinto.
}{ jaipur-drawn }
jaipur-caravan = { $count ->
    [one] il cammello
   *[other] i { $count } cammelli
}
jaipur-drawn = { $drawn_count ->
    [0] {""}
   *[other] {" "}Nuovo al mercato: { $drawn }.
}
jaipur-event-swap = { $you ->
    [yes] Baratti { $given } con { $taken }.
   *[no] { $player } baratta { $given } con { $taken }.
}
jaipur-event-sell = { $you ->
    [yes] Vendi { $cards }
   *[no] { $player } vende { $cards }
}{ $tokens_count ->
    [0] {" "}senza che restino gettoni
    [1] {" "}per { jaipur-paid }
   *[other] {" "}per { $tokens } = { jaipur-paid }
}{ $bonus ->
    [0] { jaipur-no-bonus }
   *[other] , più { jaipur-bonus }{ $value ->
        [0] {""}
        [one] , che vale 1 rupia
       *[other] , che vale { $value } rupie
    }
}.
jaipur-paid = { $tokens_total ->
    [one] 1 rupia
   *[other] { $tokens_total } rupie
}
jaipur-bonus = { $bonus ->
    [3] un bonus per tre carte
    [4] un bonus per quattro carte
   *[5] un bonus per cinque carte
}
# Tre carte o più fruttano solo i loro gettoni quando la pila dei bonus è vuota (J-X5).
jaipur-no-bonus = { $cards_count ->
    [1] {""}
    [2] {""}
    [3] ; non restano bonus per tre carte
    [4] ; non restano bonus per quattro carte
   *[other] ; non restano bonus per cinque carte
}
jaipur-event-round-end = { jaipur-round-why } { jaipur-round-camel } { jaipur-round-seal }
jaipur-round-why = La manche { $number } è finita: { $reason ->
    [three-piles] tre tipi di merce non hanno più gettoni.
   *[market-short] il mazzo non può più completare il mercato.
}
jaipur-round-camel = { $camel_you ->
    [yes] Con { jaipur-herds } ricevi il gettone cammello e le sue 5 rupie.
    [nobody] I recinti sono pari: nessuno riceve il gettone cammello.
   *[no] Con { jaipur-herds }, { $camel } riceve il gettone cammello e le sue 5 rupie.
}
jaipur-herds = { $herds_most ->
    [one] 1 cammello contro { $herds_least }
   *[other] { $herds_most } cammelli contro { $herds_least }
}
jaipur-round-seal = { $decided ->
    [rupees] { $you ->
        [yes] Guadagni il sigillo, { jaipur-fortunes } contro { $scores_least }.
       *[no] { $player } guadagna il sigillo, { jaipur-fortunes } contro { $scores_least }.
    }
    [bonuses] Parità a { jaipur-fortunes }: { $you ->
        [yes] hai più gettoni bonus, { $bonus_values_most } contro { $bonus_values_least }, e guadagni il sigillo.
       *[no] { $player } ha più gettoni bonus, { $bonus_values_most } contro { $bonus_values_least }, e guadagna il sigillo.
    }
    [goods] Parità a { jaipur-fortunes } e { jaipur-bonuses }: { $you ->
        [yes] hai più gettoni merce, { $goods_tokens_most } contro { $goods_tokens_least }, e guadagni il sigillo.
       *[no] { $player } ha più gettoni merce, { $goods_tokens_most } contro { $goods_tokens_least }, e guadagna il sigillo.
    }
   *[nothing] Parità perfetta, { jaipur-fortunes }, { jaipur-bonuses } e { jaipur-goods-tokens }: nessuno guadagna il sigillo, e la manche si rigioca.
}
jaipur-fortunes = { $scores_most ->
    [one] 1 rupia
   *[other] { $scores_most } rupie
}
jaipur-bonuses = { $bonus_values_most ->
    [one] 1 gettone bonus
   *[other] { $bonus_values_most } gettoni bonus
}
jaipur-goods-tokens = { $goods_tokens_most ->
    [one] 1 gettone merce
   *[other] { $goods_tokens_most } gettoni merce
}
jaipur-event-match-end = { $you ->
    [yes] Vinci la partita, { jaipur-seals } a { $seals_least }. Ottimi affari!
   *[no] { $player } vince la partita, { jaipur-seals } a { $seals_least }.
}
jaipur-seals = { $seals_most ->
    [one] 1 sigillo
   *[other] { $seals_most } sigilli
}
jaipur-event-resigned = { $you ->
    [yes] Abbandoni la partita.
   *[no] { $player } abbandona la partita.
}
jaipur-event-timeout = { $you ->
    [yes] Il tuo tempo è scaduto.
   *[no] { $player } ha esaurito il tempo.
}
jaipur-event-abandoned = { $you ->
    [yes] Hai lasciato il tavolo; la partita finisce qui.
    [nobody] Il tavolo è vuoto; la partita finisce qui.
   *[no] { $player } ha lasciato il tavolo; la partita finisce qui.
}

# Il limite fissato da chi ospita (J-K4).
jaipur-event-limit = Questa manche conta { $limit } mosse e non finisce; la casa chiude qui la partita.

## Che cosa farebbe una mossa, e che cosa manca ancora a una scelta

jaipur-move-take = Prendi { $card }
jaipur-move-camels = { $count ->
    [unknown] Prendi tutti i cammelli
    [one] Prendi il cammello
   *[other] Prendi tutti e { $count } i cammelli
}
jaipur-move-swap = Baratta { $given } con { $taken }
jaipur-move-sell = Vendi { $cards }{ $tokens_count ->
    [unknown] {""}
    [0] : niente più gettoni{ $bonus ->
        [0] {""}
       *[other] , ma { jaipur-bonus }
    }
    [1] : { jaipur-paid }{ jaipur-move-bonus }
   *[other] : { $tokens } rupie{ jaipur-move-bonus }
}
jaipur-move-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}e { jaipur-bonus }
}
jaipur-hint-choose = Scegli che cosa prendere al mercato o che cosa vendere dalla tua mano
jaipur-hint-give-more = { $count ->
    [one] Restituisci ancora una carta
   *[other] Restituisci ancora { $count } carte
}
jaipur-hint-take-more = { $count ->
    [one] Prendi ancora una merce dal mercato
   *[other] Prendi ancora { $count } merci dal mercato
}
jaipur-hint-exchange = Scegli al mercato che cosa prendere in cambio
jaipur-hint-wait = { $player } sta scegliendo

## Perché una mossa è rifiutata; l’articolo segue tra parentesi

jaipur-refusal-camel-alone = Un cammello non lascia mai il mercato da solo: prendili tutti, oppure una merce
jaipur-refusal-not-in-market = Chiedi { $cards }; il mercato offre { $market }
jaipur-refusal-hand-limit = La tua mano conterebbe { $hand } carte; il limite è { $limit }
jaipur-refusal-no-camels = Nessun cammello aspetta al mercato
jaipur-refusal-camels-not-sold = I cammelli non si vendono; dalli in un baratto
jaipur-refusal-one-kind-a-sale = Si vende un solo tipo di merce per volta; tu proponi { $cards }
jaipur-refusal-not-in-hand = Metti in vendita { $cards }, ma { $held ->
    [0] in mano non ne hai
   *[other] in mano ne hai solo { $held }
}
jaipur-refusal-two-at-least = { $card_kind ->
    [D] I diamanti si vendono
    [G] L’oro si vende
   *[S] L’argento si vende
} in almeno due carte per volta
jaipur-refusal-camels-and-goods = Merci e cammelli non lasciano mai il mercato nello stesso turno
jaipur-refusal-not-yours = Offri { $cards }, ma non hai tutto questo
jaipur-refusal-both-sides = In uno stesso baratto non puoi prendere { jaipur-some } e restituire { jaipur-some }
jaipur-some = { $card_kind ->
    [D] diamanti
    [G] oro
    [S] argento
    [C] stoffe
    [P] spezie
    [L] cuoio
   *[M] cammelli
}
jaipur-refusal-unequal = Ne prendi { $taken } e ne dai { $given }: un baratto restituisce tante carte quante ne prende
jaipur-refusal-two-for-two = Il baratto più piccolo è di due carte per due
jaipur-refusal-round-over = Questa manche è finita
jaipur-refusal-match-over = La partita è finita
jaipur-refusal-not-your-turn = Non è ancora il tuo turno
`,"../../../src/serai/text/it/table-eschnapur.ftl":`### Il tavolo di Eschnapur nel browser, in italiano. Frasi come $price, $name, $symbols vengono da eschnapur.ftl.

## Il tempio

eschnapur-ui-temple = Il tempio
eschnapur-ui-zoom = Guarda da vicino
eschnapur-ui-square = Casella { $square }: { $symbols }
eschnapur-ui-niche-closed = Nicchia chiusa
eschnapur-ui-niche-open = Nella nicchia c’è la scoperta { $discovery }
eschnapur-ui-niche-empty = Nicchia vuota
eschnapur-ui-standing = Qui: { $players }
eschnapur-ui-away = Distanza: { $steps }
eschnapur-ui-lacking = Per la sua nicchia ti manca: { $symbols }
eschnapur-ui-can-pay = Puoi aprire la sua nicchia
eschnapur-ui-buddha-rests = Il Buddha riposa nel tempio

## Gli accampamenti

eschnapur-ui-camps = Giocatori
eschnapur-ui-namesake = { $name } ({ $colour })
eschnapur-ui-camp = Punti: { $points }, monete: { $coins }, gettoni movimento: { $steps }, carte simbolo: { $symbols }, carte numero: { $numbers }, valore dei gettoni riserva: { $value }, scoperte: { $found }
eschnapur-ui-reserve-of = Riserva: { $tokens }
eschnapur-ui-has-buddha = Ha il Buddha: i punti valgono doppio
eschnapur-ui-ready-to-go = non aggiunge altro
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

## Il panno

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
eschnapur-ui-token = Gettone { $token }: { $name }
eschnapur-ui-aim = Offri per il gettone { $token }: { $name }
eschnapur-ui-sell-keep = Vendi { $token }, tieni { $kept }
eschnapur-ui-my-offer = La mia offerta
eschnapur-ui-no-offer-yet = Tocca monete o carte
eschnapur-ui-no-offers = Nessuna offerta
eschnapur-ui-offer-deal = { $player } dà { $price } per { $token }, { $name }; tu tieni { $kept }
eschnapur-ui-take-back = Togli dall’offerta: { $item }
eschnapur-ui-revealed = Le carte sono rivelate!

## Il duello

eschnapur-ui-prize = Scoperta in { $square }: numero piccolo { $small }, grande { $large }
eschnapur-ui-ready = Carte posate: { $ready } su { $count }
eschnapur-ui-not-locked = { $player }: sta scegliendo
eschnapur-ui-locked = { $player }: una carta coperta
eschnapur-ui-turned-up = { $player }: { $card }
eschnapur-ui-own-locked = La tua carta, coperta: { $card }
eschnapur-ui-fan = Le tue carte per il duello
eschnapur-ui-pass-card = la carta passo
eschnapur-ui-number-card = Numero { $number }, { $coins ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $coins } monete
}
eschnapur-ui-fate-pays = paga, avanza di { $points }
eschnapur-ui-fate-finds = prende la scoperta
eschnapur-ui-fate-both = vince entrambi
eschnapur-ui-fate-fails = non può pagare

## Il tuo vassoio

eschnapur-ui-tray = Il tuo vassoio
eschnapur-ui-purse = Borsa e banca
eschnapur-ui-counter = Compra dalla banca
eschnapur-ui-add = Aggiungi all’offerta: { $item } (ne restano { $left })
eschnapur-ui-buy-move = Compra un gettone movimento per { $coins } monete
eschnapur-ui-buy-symbol = Compra una carta simbolo per { $coins } monete ({ $left } nel mazzo)
eschnapur-ui-buy-number = Compra una carta numero per { $coins } monete ({ $left } nel mazzo)
eschnapur-ui-no-symbols = Nessuna carta simbolo
eschnapur-ui-no-numbers = Nessuna carta numero
eschnapur-ui-reserve = Gettoni riserva: { $value } su { $needed }

## La frase: che cosa farebbe la scelta

eschnapur-ui-one-more-pile = Ancora uno: da questa pila o dall’altra
eschnapur-ui-compose = Tocca monete, gettoni movimento o carte da offrire per { $token }
eschnapur-ui-does-offer = Offri { $price } per { $token }, { $name }
eschnapur-ui-does-deal = Vendi { $token }, { $name }, a { $player } per { $price }; tieni { $kept }
eschnapur-ui-does-refuse = Rifiuta tutte le offerte: i due gettoni tornano sotto le pile e prendi 2 monete
eschnapur-ui-does-ready = Fai sapere che non aggiungi altro
eschnapur-ui-does-walk = Vai in { $square } per { $steps }, ne restano { $left }.
eschnapur-ui-does-open = Mostra { $cards } e apri la nicchia in { $square }{ $points ->
    [0] {""}
   *[other] : { $points } punti subito
}. Poi tutti se la contendono in duello.
eschnapur-ui-does-end = Finisci il turno senza aprire una nicchia
eschnapur-ui-does-buy-move = Compra un gettone movimento per { $coins }; ne restano { $left }
eschnapur-ui-does-buy-symbol = Compra la prima carta simbolo per { $coins }; ne restano { $left }
eschnapur-ui-does-buy-number = Compra la prima carta numero per { $coins }; ne restano { $left }
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
    [yes] La nicchia davanti a te chiede { $asks }: ti manca { $lacking }.
   *[no] La sua nicchia chiede { $asks }: ti manca { $lacking }.
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

## La frase: che cosa viene dopo

eschnapur-ui-your-reserve = Tocca a te: scegli due gettoni toccando le pile, o girane uno per pila
eschnapur-ui-your-offers = { $count ->
    [0] Gli altri possono fare offerte. Aspettale, o rifiuta tutto per 2 monete
   *[other] Tocca un’offerta per accettarla, o rifiuta tutto per 2 monete
}
eschnapur-ui-your-walk = Vai su una casella illuminata, apri la tua nicchia o finisci il turno.
eschnapur-ui-make-offers = { $player } vende uno dei due: tocca monete, gettoni movimento o carte per fare un’offerta
eschnapur-ui-lay-card = Scegli una carta per il duello e posala coperta
eschnapur-ui-wait-duel = Si aspettano le ultime carte del duello
eschnapur-ui-watch-reserve = { $player } gira due gettoni riserva
eschnapur-ui-watch-offers = { $player } valuta le offerte
eschnapur-ui-watch-walk = { $player } è in cammino
eschnapur-ui-watch-duel = Si aspetta { $player }
eschnapur-ui-watch-over = La spedizione è finita.

## Il pulsante

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

## La fine

eschnapur-ui-counting = Si contano le scoperte…
eschnapur-ui-you-win = Vinci la spedizione!
eschnapur-ui-player-wins = { $player } vince la spedizione
eschnapur-ui-shared = Vittoria condivisa: { $players }
eschnapur-ui-result = { $points } punti, di cui { $bonus } per le scoperte
`,"../../../src/serai/text/it/table-web.ftl":`### Le parole proprie del browser, in italiano.

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

web-waiting = Aspettiamo il tuo ospite
web-invited = Sei invitato a un tavolo
web-share-told = Manda questo link, oppure fallo inquadrare. La partita comincia quando il posto è preso.
web-link = Link a questo tavolo
web-qr = Il link come codice da inquadrare
web-copy = Copia il link
web-copied = Copiato
web-share = Condividi
web-invite-text = Una partita a Jaipur?
web-fill = Gioca invece contro un avversario { $level }
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
web-card-herd = Cammello { $place } su { $count } del tuo recinto
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
web-fill-away = Fai giocare il computer al suo posto
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
web-verify-not-jaipur = Le partite di { $game } si controllano con il comando «serai verify».
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
`,"../../../src/serai/text/it/table.ftl":`### La casa in italiano: giochi, livelli, errori, terminale, e tutto ciò che una pagina dice senza essere di un solo gioco.

## La casa

unofficial-notice = Serai è un progetto non ufficiale, senza legami con gli editori o gli autori dei giochi e senza la loro approvazione.
game-jaipur = Jaipur
game-jaipur-tagline = Un duello al mercato per due mercanti
game-eschnapur = Eschnapur
game-eschnapur-tagline = Da tre a cinque esploratori in un tempio d’oro
language-en = English
language-fr = Français
language-it = Italiano

# Come due cose, e più di due, si uniscono in una sola espressione.
list-two = { $first } e { $last }
list-more = { $first }, { $next }

## Gioca il computer

level-apprentice = Apprendista
level-peddler = Ambulante
level-stallholder = Bottegaio
level-merchant = Mercante
level-caravaneer = Carovaniere
level-treasurer = Tesoriere
level-maharaja = Maharaja
player-random = Caso
player-greedy = Avido
player-trader = Negoziante

## Errori: che cosa è successo, e che cosa fare

error-malformed = Questo messaggio non si può leggere. Ricarica la pagina; se stai scrivendo un bot, confrontalo con il protocollo.
error-too-large = Questo messaggio è troppo grande e non è stato letto. Invia meno per volta.
error-too-deep = Questo messaggio è troppo annidato e non è stato letto.
error-unknown-table = Questo tavolo non esiste. Controlla il link, oppure scegli un tavolo nella sala.
error-wrong-token = Questo posto è di qualcun altro. Apri il link con cui hai preso posto, oppure guarda la partita.
error-not-seated = Non hai un posto a questo tavolo. Prima siediti, oppure guarda soltanto.
error-seat-taken = Questo posto è appena stato preso. Scegline un altro, oppure guarda la partita.
error-stale = Intanto la partita è andata avanti. Guarda il tavolo, poi scegli la tua mossa.
error-duplicate = Questo messaggio è già arrivato, con un altro contenuto. Dai a ogni messaggio un identificatore suo.
error-illegal = Le regole non permettono questa mossa.
error-not-your-turn = Non è ancora il tuo turno.
error-game-over = Questa partita è finita. Puoi rivederla, oppure chiedere la rivincita.
error-flood = Troppi messaggi in una volta. Aspetta un momento, poi continua.
error-foreign-origin = Questa pagina non può parlare con il tavolo. Apri Serai al suo indirizzo.
error-unknown-game = Qui non si gioca a questo gioco. Scegli Jaipur o Eschnapur.
error-bad-options = Un tavolo non si può preparare così. Controlla il numero di posti e le opzioni.
error-bad-name = Questo nome non va bene. Scegline uno breve, di lettere visibili.
error-chat-off = A questo tavolo la conversazione è spenta.
error-too-long = Questo testo è troppo lungo. Accorcialo e invialo di nuovo.
error-queue-full = Il computer sta già giocando a troppi tavoli. Riprova tra un momento.
error-internal = Qualcosa è andato storto da parte nostra. Il tuo tavolo è al sicuro; riprova tra un momento.
error-unsupported-version = La pagina e il server non vanno d’accordo. Ricarica la pagina.
error-not-finished = Questa partita si gioca ancora. La sua registrazione si apre quando è finita.
error-unknown-level = Il computer non gioca a questo livello. Scegline uno dei sette.
error-seat-present = Chi siede qui è ancora al tavolo. Aspetta, oppure scegli un altro posto.
error-not-started = La partita non è ancora cominciata. Comincia quando tutti i posti sono presi.
error-not-taken-over = Nessuno gioca al tuo posto: non c’è nulla da riprendere.
error-notation = Questa non è una mossa. Confronta con l’elenco delle mosse possibili.

## Frasi pronte

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice-move = Bella mossa!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-one-moment = Un momento, per favore.
phrase-oops = Ops!
phrase-rematch = Un’altra?
phrase-goodbye = Arrivederci!

## Il terminale

terminal-welcome = Benvenuti al mercato di Jaipur. Chi guadagna due sigilli d’eccellenza vince la partita.
terminal-your-turn = Tocca a te
terminal-prompt = La tua mossa (? per l’aiuto)
terminal-help =
    Scrivi una mossa, o il suo numero nell’elenco delle mosse:
      take D         prendi una merce dal mercato
      camels         prendi tutti i cammelli del mercato
      swap GS/LM     prendi oro e argento, dai cuoio e un cammello
      sell LLL       vendi carte di un solo tipo
    Lettere: D diamante, G oro, S argento, C stoffa, P spezia, L cuoio, M cammello.
    E anche: moves (che cosa è possibile), rules, help, quit.
terminal-market = Mercato
terminal-hand = La tua mano, { $count } su { $limit }
terminal-herd = Il tuo recinto
terminal-opponent = { $name }: { $hand ->
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
}
terminal-deck = Mazzo
terminal-tokens = Gettoni
terminal-bonuses = Bonus
terminal-seals = Sigilli
terminal-rupees = Rupie
terminal-round = Manche
terminal-moves = Mosse possibili
terminal-result = Risultato
terminal-thinking = Il tuo avversario sta pensando…
terminal-wait = Premi Invio per continuare
terminal-again = Un’altra partita?
terminal-you = Tu
terminal-not-understood = Questa non è una mossa. Scrivi ? per vedere come si scrivono.
terminal-bye = Buon viaggio, e torna presto!
`});export{e as sources};