### Ce que l’entraîneur dit de chaque jeu, en français. Les raisons appartiennent aux jeux.

coach-title = Ce que chaque décision a coûté
coach-of = { $game } : { $players }
coach-seat = { $name }
coach-grade-inaccuracy = Imprécision
coach-grade-mistake = Erreur
coach-grade-blunder = Faute grave
coach-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
coach-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
coach-count-blunder = { $count ->
    [one] { $count } faute grave
   *[other] { $count } fautes graves
}
coach-no-errors = Aucun coup n’a coûté 2 points ou plus de façon certaine.
coach-counted = { $count ->
    [0] Aucune décision ne compte : il n’y a jamais eu de vrai choix.
    [one] 1 décision compte ; les coups forcés ou évidents sont écartés.
   *[other] { $count } décisions comptent ; les coups forcés ou évidents sont écartés.
}
coach-lost-headline = Chances de victoire perdues par décision, en millièmes : { $lost }
coach-scale = Ce que les niveaux perdent par décision : { $levels }.
coach-scale-level = { $level } { $lost }
coach-scale-none = Aucun niveau n’a encore été mesuré.
coach-move-number = Coup { $step }
coach-round-move = Manche { $round }, coup { $step }
coach-played = Joué : { $move }
coach-best = Mieux : { $move }
coach-chances = { $before } % de chances de gagner avant, { $after } % après.
coach-cost = Chances de victoire perdues, en points : { $lost } (entre { $low } et { $high }).
coach-habits = Les habitudes les plus coûteuses
coach-habit = { $theme } : { $count ->
    [one] une fois
   *[other] { $count } fois
}, en points perdus : { $lost } ; le pire au coup { $step }.
coach-habit-of-games = { $theme } : { $count ->
    [one] une fois
   *[other] { $count } fois
}, en points perdus : { $lost } ; le pire dans la partie { $game }, au coup { $step }.
coach-habits-of-games = Les habitudes les plus coûteuses de { $name } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
coach-luck = Chance
coach-luck-told = En points de chances de victoire, ses propres tirages : { $own } ; ceux des autres : { $others }.
coach-luck-adjusted = Résultat { $result } ; sans la chance { $adjusted } (1 est une victoire, 0 une défaite).
coach-luck-note = La chance se mesure toutes cartes ouvertes : ce qui est venu, comparé à la moyenne de ce qui pouvait venir. Tout le reste est dit d’après ce que la place pouvait savoir.
coach-luck-greatest = Les plus grands coups de chance
coach-luck-stroke = Coup { $step } : { $told } En points pour { $name } : { $gain }.
coach-made = Établi par Serai { $version }, modèle { $model }, { $iterations } itérations par décision, graine { $seed }.
coach-unofficial = Non officiel ; sans lien avec les éditeurs des jeux.
coach-graph = Chances de gagner d’après ce que { $name } savait
coach-graph-axis = Coups
coach-position = Ce que { $name } pouvait voir
coach-all-decisions = Toutes les décisions
coach-forced = Forcé
coach-obvious = Évident
coach-fine = Bien
