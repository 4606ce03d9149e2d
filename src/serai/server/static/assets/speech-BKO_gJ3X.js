var e=`

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
    [one] una carta d’oro
   *[other] { $count } carte d’oro
}
jaipur-card-S = { $count ->
    [one] una carta d’argento
   *[other] { $count } carte d’argento
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
    [one] una carta di cuoio
   *[other] { $count } carte di cuoio
}
jaipur-card-M = { $count ->
    [one] un cammello
   *[other] { $count } cammelli
}


jaipur-event-round-start = Manche { $number }: { $starter_you ->
    [yes] cominci tu
   *[no] comincia { $starter }
}. Al mercato: { $market }.{ jaipur-dealt }
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
    [2] entrambi i cammelli
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

jaipur-event-taken-up = La partita riprende da qui.
jaipur-event-limit = Mosse di questa manche senza una fine: { $limit }. La casa chiude qui la partita.


jaipur-move-take = Prendi { $card }
jaipur-move-camels = { $count ->
    [unknown] Prendi tutti i cammelli
    [one] Prendi il cammello
    [2] Prendi entrambi i cammelli
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
`;export{e as default};