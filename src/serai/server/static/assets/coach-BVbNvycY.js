var e=`
eschnapur-coach-theme-haggling = Le marchandage
eschnapur-coach-theme-duel = Les duels
eschnapur-coach-theme-way = Le chemin vers les niches
eschnapur-coach-theme-reserve = La réserve
eschnapur-coach-theme-purse = Les pièces et la banque
eschnapur-coach-theme-buddha = Le Bouddha
eschnapur-coach-theme-judgement = Le jugement d’ensemble

eschnapur-coach-instead-thing = { $instead_thing ->
    [symbol] une carte symbole
    [number] une carte nombre
   *[move] un jeton de mouvement
}
eschnapur-coach-cost = { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
eschnapur-coach-times = { $times } fois sur 10
eschnapur-coach-hand = { $cards_count ->
    [0] aucune carte nombre
   *[other] { $cards }
}


eschnapur-coach-overpaid = C’est trop cher pour { $name } : { $price }, alors que la banque vend pour { $bank } tout ce que ce jeton rapporte.
eschnapur-coach-more-than-needed = Pour { $name }, il suffisait d’offrir { $instead } : { $price }, c’est plus qu’il n’en faut.
eschnapur-coach-regretted = L’offre pour { $name } ({ $price }) est souvent acceptée, et l’acheteur s’en trouve plus mal que sans marché.
eschnapur-coach-card-given = Mieux vaut garder en main { $cards } : pour { $name }, { $instead } est la meilleure offre.
eschnapur-coach-too-little = Offrir { $price } suffit rarement pour { $name } : { $instead } l’obtient plus souvent et en vaut la peine.
eschnapur-coach-other-token = Le meilleur jeton est { $better } : mieux vaut offrir { $instead } pour lui que de viser { $name }.
eschnapur-coach-withdrew = L’offre pour { $name } aurait dû rester : le jeton vaut son prix.
eschnapur-coach-refused-good-deal = Vendre { $name } à { $buyer } contre { $price } et garder { $kept } : cela vaut mieux qu’un refus, qui rapporte { eschnapur-coins }.
eschnapur-coach-took-bad-deal = Un refus rapporte { eschnapur-coins } et laisse { $buyer } sans { $name } : l’échange contre { $price }, en gardant { $kept }, vaut moins.
eschnapur-coach-worse-offer = Vendre { $name } à { $buyer } contre { $instead } vaut mieux ; accepter { $price } rapporte moins.
eschnapur-coach-sold-wrong-token = Il valait mieux garder { $kept } : vendre { $name } à { $buyer } contre { $price } est le meilleur marché.


eschnapur-coach-cannot-pay = Le nombre { $card } coûte { eschnapur-coach-cost }, et il n’y en a que { $coins } : qui ne peut pas payer n’avance pas.
eschnapur-coach-passed-high = Le nombre { $card } gagnerait le grand nombre ({ eschnapur-points }) { eschnapur-coach-times }.
eschnapur-coach-passed-low = Le nombre { $card } serait le plus bas et rapporterait le jeton de découverte { eschnapur-coach-times }.
eschnapur-coach-pass-better = Le nombre { $card } ne rapporte ni points ni découverte { eschnapur-coach-times } ; passer rapporte { eschnapur-coins }.
eschnapur-coach-high-card-wasted = { $instead_card ->
    [0] Le nombre { $card } est dépensé ici, alors que passer le garderait pour un meilleur duel.
   *[other] Le nombre { $card } est dépensé ici, alors que le nombre { $instead_card } suffirait et le garderait pour un meilleur duel.
}
eschnapur-coach-between = Le nombre { $card } n’est ni assez haut ni assez bas et ne rapporte rien { eschnapur-coach-times } ; le nombre { $instead_card } rapporte plus souvent quelque chose.
eschnapur-coach-higher-card = Le nombre { $instead_card } plutôt que le { $card } : il gagne le grand nombre ({ eschnapur-points }) { eschnapur-coach-times }.
eschnapur-coach-lower-card = Le nombre { $instead_card } plutôt que le { $card } : il est le plus bas et rapporte le jeton de découverte { eschnapur-coach-times }.
eschnapur-coach-unarmed = On pouvait se procurer des cartes nombre avant d’en choisir une ; en main : { eschnapur-coach-hand }.
eschnapur-coach-armed-needlessly = { $card ->
    [0] Pas besoin d’autres cartes nombre pour passer dans ce duel.
   *[other] Pas besoin d’autres cartes nombre : le nombre { $card } en main fait aussi bien.
}


eschnapur-coach-niche-left = La niche en { $square } pouvait être ouverte ce tour-ci avec { $cards }.
eschnapur-coach-walked-past = Cette marche passe à côté de la niche en { $square }, qui pouvait être ouverte ce tour-ci avec { $cards }.
eschnapur-coach-opened-too-early = { $card ->
    [0] La niche en { $square } est ouverte sans carte nombre pour le duel : le grand nombre revient aux autres.
   *[other] La niche en { $square } est ouverte sans les cartes pour gagner son duel : avec le { $card } comme plus haute carte, le grand nombre ne vient que { eschnapur-coach-times }.
}
eschnapur-coach-arm-before-opening = Il faut des cartes nombre avant d’ouvrir la niche en { $square } ; en main : { eschnapur-coach-hand }.
eschnapur-coach-waited = Mieux valait ouvrir tout de suite la niche en { $square } avec { $cards }.
eschnapur-coach-steps-wasted = La marche jusqu’à { $square } use { eschnapur-steps } de plus et n’ouvre rien ce tour-ci.
eschnapur-coach-dearer-niche = La niche en { $square } ne demande que { $cards } : il reste des symboles pour la suivante.
eschnapur-coach-better-square = La case { $square } est une meilleure place pour les tours à venir, à { eschnapur-steps } d’ici.
eschnapur-coach-opened-for-others = Ce que contient la niche en { $square } revient le plus souvent aux autres.


eschnapur-coach-redeemed-late = Mieux valait rendre maintenant { $tokens } (ensemble { $value }) contre { eschnapur-redeemed }.
eschnapur-coach-redeemed-early = { $excess ->
    [0] Mieux valait garder pour l’instant { $tokens } (ensemble { $value }).
   *[other] Mieux valait garder pour l’instant { $tokens } (ensemble { $value }) : { $excess } de leur valeur sont perdus.
}
eschnapur-coach-redeemed-wrong-cards = Les jetons rendus devraient plutôt rapporter { eschnapur-redeemed }.
eschnapur-coach-redeemed-too-much = Il suffisait de rendre { $tokens } : une valeur de { $instead_value } au lieu de { $value } pour les deux mêmes cartes.
eschnapur-coach-known-pile = On sait ce qui vient ensuite : { $tokens }. Les autres piles sont un meilleur choix.


eschnapur-coach-bought-for-nothing = Payer { eschnapur-coins } pour { eschnapur-bought } n’en vaut pas la peine ici.
eschnapur-coach-bought-wrong = Ici, mieux vaut { eschnapur-coach-instead-thing } ; { eschnapur-bought } sert moins.
eschnapur-coach-hoarded = Dépenser { $price } pour { eschnapur-bought } serait un bon achat ; { $coins ->
    [one] { $coins } pièce dort
   *[other] { $coins } pièces dorment
} dans la bourse.
eschnapur-coach-bank-first = D’abord { eschnapur-bought } à la banque : il y a { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour cela.
eschnapur-coach-purse-emptied = Il ne reste que { eschnapur-coins }, et le nombre { $card } en main coûte { eschnapur-coach-cost } dans un duel.


eschnapur-coach-buddha-ignored = Avec le Bouddha, chaque point compte double : le meilleur coup rapporte environ { eschnapur-points } de plus ce tour-ci.
eschnapur-coach-buddha-lost = Avec le meilleur coup, le Bouddha est là en fin de tour { $times } fois de plus sur 10.


eschnapur-coach-more-points = Le meilleur coup rapporte environ { eschnapur-points } de plus ce tour-ci.
eschnapur-coach-points-for-others = Ce coup laisse les autres avancer d’environ { eschnapur-points } de plus ce tour-ci.
eschnapur-coach-more-coins = Le meilleur coup laisse environ { eschnapur-coins } de plus après ce tour.
eschnapur-coach-small-things = Rien ne saute aux yeux : le meilleur coup garde de petits avantages qui s’additionnent.


eschnapur-coach-draw-symbol = Une carte symbole est piochée : { $cards }.
eschnapur-coach-draw-number = Une carte nombre est piochée : { $cards }.
eschnapur-coach-draw-token = Un jeton de réserve est retourné : { $name }.
eschnapur-coach-draw-discovery = En { $square }, le jeton de découverte { $discovery } vient au jour.
`;export{e as default};