var e=`
jaipur-coach-theme-sales = Le moment des ventes
jaipur-coach-theme-bonuses = Les bonus
jaipur-coach-theme-camels = Les chameaux
jaipur-coach-theme-market = Ce qui reste au marché
jaipur-coach-theme-hand = La gestion de la main
jaipur-coach-theme-judgement = Le jugement d’ensemble

jaipur-coach-rupees = { $rupees ->
    [one] { $rupees } roupie
   *[other] { $rupees } roupies
}
jaipur-coach-size = { $bonus ->
    [3] trois cartes
    [4] quatre cartes
   *[5] cinq cartes
}
jaipur-coach-caravan = { $count ->
    [one] le chameau
    [2] les deux chameaux
   *[other] les { $count } chameaux
}


jaipur-coach-sold-late = Il faut vendre { $cards } tant que les jetons sont hauts ({ $tokens })\xA0: plus tard, les ventes de cette marchandise rapportent environ { jaipur-coach-rupees } de moins.
jaipur-coach-sold-wrong-kind = Vendre { $cards } pressait plus que vendre { $given }\xA0: plus tard, les ventes de cette marchandise rapportent environ { jaipur-coach-rupees } de moins.
jaipur-coach-outrun = On sait que l’adversaire a en main { $known }. Vendre d’abord { $cards } le prive d’environ { jaipur-coach-rupees } de ces jetons.
jaipur-coach-sold-early = Vendre { $cards } pouvait attendre\xA0: plus tard, les ventes rapportent environ { jaipur-coach-rupees } de plus, jetons bonus compris.
jaipur-coach-sold-too-few = Vendre { $cards } d’un coup, et non { $given_count }, rapporte environ { jaipur-coach-rupees } de plus{ $bonus ->
    [0] {""}
   *[other] , avec le bonus pour { jaipur-coach-size }
}.
jaipur-coach-sold-too-many = Vendre { $given }, c’était trop\xA0: n’en vendre que { $cards_count } rapporte environ { jaipur-coach-rupees } de plus.
jaipur-coach-bonus-given-up = Le meilleur coup mène à environ { jaipur-coach-rupees } de plus en jetons bonus, surtout pour des ventes de { jaipur-coach-size }.
jaipur-coach-bonus-to-other = Ce coup laisse à l’adversaire environ { jaipur-coach-rupees } de plus en jetons bonus, surtout pour des ventes de { jaipur-coach-size }.
jaipur-coach-end-missed = Le meilleur coup met fin à la manche, et on la gagne plus souvent\xA0: { $percent } fois de plus sur 100.
jaipur-coach-ended-too-soon = Ce coup met fin trop tôt à la manche\xA0: en continuant, on la gagne { $percent } fois de plus sur 100.
jaipur-coach-stuck = La manche touche à sa fin (cartes dans la pioche\xA0: { $deck }), et ce coup laisse en main { $count ->
    [one] environ une carte invendue de plus
   *[other] environ { $count } cartes invendues de plus
}.


jaipur-coach-camels-open-market = Prendre { jaipur-coach-caravan } étale autant de cartes neuves devant l’adversaire, qui gagne environ { jaipur-coach-rupees } de plus.
jaipur-coach-camels-left = { $count ->
    [one] Le chameau reste
    [2] Les deux chameaux restent
   *[other] Les { $count } chameaux restent
} au marché, et { $percent } fois sur 100 l’adversaire les emmène aussitôt.
jaipur-coach-camel-race = La course au jeton chameau en est à { $own } contre { $other }\xA0: le meilleur coup le gagne { $percent } fois de plus sur 100.
jaipur-coach-camels-spent = { $count ->
    [one] Le chameau donné dans le troc coûte
   *[other] Les { $count } chameaux donnés dans le troc coûtent
} le jeton chameau { $percent } fois sur 100.
jaipur-coach-camels-saved = { $count ->
    [one] Un chameau de plus pouvait
   *[other] { $count } chameaux de plus pouvaient
} payer le troc\xA0: garder { $given } rapporterait environ { jaipur-coach-rupees } de plus.


jaipur-coach-left-for-other = Ce coup laisse au marché { $cards }, et { $percent } fois sur 100 l’adversaire se sert aussitôt.
jaipur-coach-collected = On sait que l’adversaire réunit { $known }. Avec { $cards } au marché, il gagne environ { jaipur-coach-rupees } de plus.
jaipur-coach-could-wait = La main de l’adversaire est pleine\xA0: prendre { $card } pouvait attendre, et le meilleur coup rapporte environ { jaipur-coach-rupees } de plus.
jaipur-coach-wrong-card = Ce coup prend { $instead }\xA0; prendre { $card } rapporte environ { jaipur-coach-rupees } de plus sur ces marchandises.
jaipur-coach-not-taken = Prendre { $cards } rapporte environ { jaipur-coach-rupees } de plus sur cette marchandise.


jaipur-coach-jammed = La main est pleine ({ $hand })\xA0: plus rien n’y entre avant une vente. Le meilleur coup garde de la place et rapporte environ { jaipur-coach-rupees } de plus.
jaipur-coach-pair-missed = En main, { $card } ne se vend pas à l’unité\xA0: la deuxième carte, au marché, rapporte environ { jaipur-coach-rupees } de plus.
jaipur-coach-pair-broken = Ce coup laisse en main { $card } et rien d’autre de cette marchandise, qui ne se vend pas à l’unité\xA0: il coûte environ { jaipur-coach-rupees }.
jaipur-coach-given-away = Donner { $cards } dans le troc coûte environ { jaipur-coach-rupees }, car cette marchandise rapporte alors moins.
jaipur-coach-exchange-missed = Troquer { $given } contre { $taken } procure plusieurs cartes d’un coup\xA0: environ { jaipur-coach-rupees } de plus à la fin de la manche.


jaipur-coach-more-for-oneself = Le meilleur coup rapporte environ { jaipur-coach-rupees } de plus à la fin de la manche.
jaipur-coach-more-for-other = Ce coup laisse l’adversaire gagner environ { jaipur-coach-rupees } de plus à la fin de la manche.
jaipur-coach-small-things = Rien ne se détache\xA0: le meilleur coup garde de petits avantages qui s’additionnent.


jaipur-coach-draw-card = Nouveau au marché\xA0: { $card }.
jaipur-coach-draw-bonus = Un jeton bonus pour { jaipur-coach-size } est retourné\xA0: { $value ->
    [one] { $value } roupie
   *[other] { $value } roupies
}.
`;export{e as default};