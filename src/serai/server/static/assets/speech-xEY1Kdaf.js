var e=`

jaipur-good-D = Diamants
jaipur-good-G = Or
jaipur-good-S = Argent
jaipur-good-C = Étoffes
jaipur-good-P = Épices
jaipur-good-L = Cuir
jaipur-good-M = Chameaux

jaipur-card-D = { $count ->
    [one] un diamant
   *[other] { $count } diamants
}
jaipur-card-G = { $count ->
    [one] une carte d’or
   *[other] { $count } cartes d’or
}
jaipur-card-S = { $count ->
    [one] une carte d’argent
   *[other] { $count } cartes d’argent
}
jaipur-card-C = { $count ->
    [one] une étoffe
   *[other] { $count } étoffes
}
jaipur-card-P = { $count ->
    [one] une épice
   *[other] { $count } épices
}
jaipur-card-L = { $count ->
    [one] une carte de cuir
   *[other] { $count } cartes de cuir
}
jaipur-card-M = { $count ->
    [one] un chameau
   *[other] { $count } chameaux
}


jaipur-event-round-start = Manche { $number }\xA0: { $starter_you ->
    [yes] vous commencez
   *[no] { $starter } commence
}. Au marché\xA0: { $market }.{ jaipur-dealt }
jaipur-dealt = { $hand_count ->
    [0] { $herd ->
        [0] {""}
       *[other] {" "}Votre main est vide ; votre enclos\xA0: { jaipur-herd }.
    }
   *[other] {" "}Votre main\xA0: { $hand }{ $herd ->
        [0] {""}
       *[other] {""} ; votre enclos\xA0: { jaipur-herd }
    }.
}
jaipur-herd = { $herd ->
    [one] { $herd } chameau
   *[other] { $herd } chameaux
}
jaipur-event-take = { $you ->
    [yes] Vous prenez { $card }.
   *[no] { $player } prend { $card }.
}{ jaipur-drawn }
jaipur-event-camels = { $you ->
    [yes] Vous emmenez { jaipur-caravan } dans votre enclos.
   *[no] { $player } emmène { jaipur-caravan } dans son enclos.
}{ jaipur-drawn }
jaipur-caravan = { $count ->
    [one] le chameau
    [2] les deux chameaux
   *[other] les { $count } chameaux
}
jaipur-drawn = { $drawn_count ->
    [0] {""}
   *[other] {" "}Nouveau au marché\xA0: { $drawn }.
}
jaipur-event-swap = { $you ->
    [yes] Vous troquez { $given } contre { $taken }.
   *[no] { $player } troque { $given } contre { $taken }.
}
jaipur-event-sell = { $you ->
    [yes] Vous vendez { $cards }
   *[no] { $player } vend { $cards }
}{ $tokens_count ->
    [0] {" "}sans qu’il reste de jeton
    [1] {" "}pour { jaipur-paid }
   *[other] {" "}pour { $tokens } = { jaipur-paid }
}{ $bonus ->
    [0] { jaipur-no-bonus }
   *[other] , plus { jaipur-bonus }{ $value ->
        [0] {""}
        [one] , qui vaut { $value } roupie
       *[other] , qui vaut { $value } roupies
    }
}.
jaipur-paid = { $tokens_total ->
    [one] { $tokens_total } roupie
   *[other] { $tokens_total } roupies
}
jaipur-bonus = { $bonus ->
    [3] un bonus pour trois cartes
    [4] un bonus pour quatre cartes
   *[5] un bonus pour cinq cartes
}
jaipur-no-bonus = { $cards_count ->
    [1] {""}
    [2] {""}
    [3] {""} ; il ne reste pas de bonus pour trois cartes
    [4] {""} ; il ne reste pas de bonus pour quatre cartes
   *[other] {""} ; il ne reste pas de bonus pour cinq cartes
}
jaipur-event-round-end = { jaipur-round-why } { jaipur-round-camel } { jaipur-round-seal }
jaipur-round-why = La manche { $number } est finie\xA0: { $reason ->
    [three-piles] trois sortes de marchandises n’ont plus de jetons.
   *[market-short] la pioche ne peut plus compléter le marché.
}
jaipur-round-camel = { $camel_you ->
    [yes] Avec { jaipur-herds }, vous recevez le jeton chameau et ses 5 roupies.
    [nobody] Les enclos sont à égalité\xA0: personne ne reçoit le jeton chameau.
   *[no] Avec { jaipur-herds }, { $camel } reçoit le jeton chameau et ses 5 roupies.
}
jaipur-herds = { $herds_most ->
    [one] { $herds_most } chameau contre { $herds_least }
   *[other] { $herds_most } chameaux contre { $herds_least }
}
jaipur-round-seal = { $decided ->
    [rupees] { $you ->
        [yes] Vous gagnez le sceau, { jaipur-fortunes } contre { $scores_least }.
       *[no] { $player } gagne le sceau, { jaipur-fortunes } contre { $scores_least }.
    }
    [bonuses] Égalité à { jaipur-fortunes }\xA0: { $you ->
        [yes] vous avez plus de jetons bonus, { $bonus_values_most } contre { $bonus_values_least }, et gagnez le sceau.
       *[no] { $player } a plus de jetons bonus, { $bonus_values_most } contre { $bonus_values_least }, et gagne le sceau.
    }
    [goods] Égalité à { jaipur-fortunes } et { jaipur-bonuses }\xA0: { $you ->
        [yes] vous avez plus de jetons de marchandise, { $goods_tokens_most } contre { $goods_tokens_least }, et gagnez le sceau.
       *[no] { $player } a plus de jetons de marchandise, { $goods_tokens_most } contre { $goods_tokens_least }, et gagne le sceau.
    }
   *[nothing] Égalité parfaite, { jaipur-fortunes }, { jaipur-bonuses } et { jaipur-goods-tokens }\xA0: personne ne gagne le sceau, et la manche se rejoue.
}
jaipur-fortunes = { $scores_most ->
    [one] { $scores_most } roupie
   *[other] { $scores_most } roupies
}
jaipur-bonuses = { $bonus_values_most ->
    [one] { $bonus_values_most } jeton bonus
   *[other] { $bonus_values_most } jetons bonus
}
jaipur-goods-tokens = { $goods_tokens_most ->
    [one] { $goods_tokens_most } jeton de marchandise
   *[other] { $goods_tokens_most } jetons de marchandise
}
jaipur-event-match-end = { $you ->
    [yes] Vous gagnez la partie, { jaipur-seals } à { $seals_least }. Belles affaires !
   *[no] { $player } gagne la partie, { jaipur-seals } à { $seals_least }.
}
jaipur-seals = { $seals_most ->
    [one] { $seals_most } sceau
   *[other] { $seals_most } sceaux
}
jaipur-event-resigned = { $you ->
    [yes] Vous abandonnez la partie.
   *[no] { $player } abandonne la partie.
}
jaipur-event-timeout = { $you ->
    [yes] Votre temps est écoulé.
   *[no] { $player } n’a plus de temps.
}
jaipur-event-abandoned = { $you ->
    [yes] Vous avez quitté la table ; la partie s’arrête là.
    [nobody] La table est vide ; la partie s’arrête là.
   *[no] { $player } a quitté la table ; la partie s’arrête là.
}

jaipur-event-taken-up = La partie reprend ici.
jaipur-event-limit = Coups de cette manche sans fin\xA0: { $limit }. La maison arrête la partie là.


jaipur-move-take = Prendre { $card }
jaipur-move-camels = { $count ->
    [unknown] Prendre tous les chameaux
    [one] Prendre le chameau
    [2] Prendre les deux chameaux
   *[other] Prendre les { $count } chameaux
}
jaipur-move-swap = Troquer { $given } contre { $taken }
jaipur-move-sell = Vendre { $cards }{ $tokens_count ->
    [unknown] {""}
    [0] {""}\xA0: plus de jetons{ $bonus ->
        [0] {""}
       *[other] , mais { jaipur-bonus }
    }
    [1] {""}\xA0: { jaipur-paid }{ jaipur-move-bonus }
   *[other] {""}\xA0: { $tokens } roupies{ jaipur-move-bonus }
}
jaipur-move-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}et { jaipur-bonus }
}
jaipur-hint-choose = Choisissez ce que vous prenez au marché, ou ce que vous vendez de votre main
jaipur-hint-give-more = { $count ->
    [one] Rendez encore une carte
   *[other] Rendez encore { $count } cartes
}
jaipur-hint-take-more = { $count ->
    [one] Prenez encore une marchandise au marché
   *[other] Prenez encore { $count } marchandises au marché
}
jaipur-hint-exchange = Choisissez au marché ce que vous prenez en retour
jaipur-hint-wait = { $player } réfléchit


jaipur-refusal-camel-alone = Un chameau ne quitte jamais le marché seul\xA0: prenez-les tous, ou une marchandise
jaipur-refusal-not-in-market = Vous demandez { $cards } ; le marché propose { $market }
jaipur-refusal-hand-limit = Votre main compterait { $hand } cartes ; la limite est de { $limit }
jaipur-refusal-no-camels = Aucun chameau n’attend au marché
jaipur-refusal-camels-not-sold = Les chameaux ne se vendent pas ; donnez-les dans un troc
jaipur-refusal-one-kind-a-sale = On ne vend qu’une seule sorte à la fois ; vous proposez { $cards }
jaipur-refusal-not-in-hand = Vous proposez { $cards } à la vente, mais { $held ->
    [0] votre main n’en a pas
   *[other] votre main n’en a que { $held }
}
jaipur-refusal-two-at-least = { $card_kind ->
    [D] Les diamants se vendent
    [G] L’or se vend
   *[S] L’argent se vend
} par deux cartes au moins
jaipur-refusal-camels-and-goods = Marchandises et chameaux ne quittent jamais le marché dans le même tour
jaipur-refusal-not-yours = Vous proposez { $cards }, mais vous n’avez pas tout cela
jaipur-refusal-both-sides = Dans un même troc, impossible de prendre { jaipur-some } et de rendre { jaipur-some }
jaipur-some = { $card_kind ->
    [D] des diamants
    [G] de l’or
    [S] de l’argent
    [C] des étoffes
    [P] des épices
    [L] du cuir
   *[M] des chameaux
}
jaipur-refusal-unequal = Vous en prenez { $taken } et en rendez { $given }\xA0: un troc rend autant de cartes qu’il en prend
jaipur-refusal-two-for-two = Le plus petit troc se fait à deux cartes contre deux
jaipur-refusal-round-over = Cette manche est finie
jaipur-refusal-match-over = La partie est finie
jaipur-refusal-not-your-turn = Ce n’est pas encore votre tour
`;export{e as default};