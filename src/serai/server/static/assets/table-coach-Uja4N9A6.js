var e=`

web-coach-graph = Chances de gagner
web-coach-graph-keys = Cliquez pour aller à un moment\xA0; haut et bas vont d’un coup noté à l’autre
web-coach-chance = { $player }\xA0: { $percent }\xA0%
web-coach-table = En tableau
web-coach-moment = Moment
web-coach-player = Joueur
web-coach-percent = Chances
web-coach-grade = Note
web-coach-go = Aller au moment { $moment }
web-coach-interval = Entre { $low } et { $high }\xA0%


coach-title = Ce que chaque décision a coûté
coach-of = { $game }\xA0: { $players }
coach-grade-inaccuracy = Imprécision
coach-grade-mistake = Erreur
coach-grade-blunder = Gaffe
coach-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
coach-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
coach-count-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
coach-no-errors = Aucun coup n’a coûté 2 points ou plus de façon certaine.
coach-counted = { $count ->
    [0] Aucune décision ne compte\xA0: il n’y a jamais eu de vrai choix.
    [one] 1 décision compte\xA0; les coups forcés ou évidents sont écartés.
   *[other] { $count } décisions comptent\xA0; les coups forcés ou évidents sont écartés.
}
coach-lost-headline = Chances de victoire perdues par décision, en millièmes\xA0: { $lost }
coach-scale = Ce que les niveaux perdent par décision\xA0: { $levels }.
coach-scale-level = { $level } { $lost }
coach-scale-none = Aucun niveau n’a encore été mesuré.
coach-move-number = Coup { $step }
coach-round-move = Manche { $round }, coup { $step }
coach-played = Joué\xA0: { $move }
coach-best = Mieux\xA0: { $move }
coach-do-nothing = Ne rien faire pour l’instant
coach-chances = { $before } % de chances de gagner avant, { $after } % après.
coach-cost = Chances de victoire perdues, en points\xA0: { $lost } (entre { $low } et { $high }).
coach-habits = Les habitudes les plus coûteuses
coach-habit = { $theme }\xA0: { $count ->
    [one] une fois
   *[other] { $count } fois
}, en points perdus\xA0: { $lost }\xA0; le pire au coup { $step }.
coach-habit-of-games = { $theme }\xA0: { $count ->
    [one] une fois
   *[other] { $count } fois
}, en points perdus\xA0: { $lost }\xA0; le pire dans la partie { $game }, au coup { $step }.
coach-habits-of-games = Les habitudes les plus coûteuses de { $name } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
coach-luck = Chance
coach-luck-told = En points de chances de victoire, ses propres tirages\xA0: { $own }\xA0; ceux des autres\xA0: { $others }.
coach-luck-adjusted = Résultat { $result }\xA0; sans la chance { $adjusted } (1 est une victoire, 0 une défaite).
coach-luck-note = La chance se mesure toutes cartes ouvertes\xA0: ce qui est venu, comparé à la moyenne de ce qui pouvait venir. Tout le reste est dit d’après ce que la place pouvait savoir.
coach-luck-greatest = Les plus grands coups de chance
coach-luck-stroke = Coup { $step }\xA0: { $told } En points pour { $name }\xA0: { $gain }.
coach-made = Établi par Serai { $version }, modèle { $model }, { $iterations } itérations par décision, graine { $seed }.
coach-unofficial = Non officiel\xA0; sans lien avec les éditeurs des jeux.
coach-graph = Chances de gagner d’après ce que { $name } savait
coach-graph-axis = Coups
coach-position = Ce que { $name } pouvait voir
coach-all-decisions = Toutes les décisions
coach-forced = Forcé
coach-obvious = Évident
coach-fine = Bien


web-coach-ask = Demander à l’entraîneur
web-coach-ask-told = Chaque décision est revue\xA0: ce qu’elle a coûté, pourquoi, et la part de chance.
web-coach-preparing = L’entraîneur se prépare…
web-coach-progress = Coup { $done } sur { $of }…
web-coach-done = L’entraîneur a revu toute la partie.
web-coach-verdict = Ce que l’entraîneur dit de ce coup
web-coach-unreachable = L’entraîneur est injoignable. Réessayez dans un instant.
web-coach-before = Erreur précédente
web-coach-next = Erreur suivante
web-coach-answer = Voir la réponse
web-coach-not-yours = Un verdict dit ce que son joueur savait\xA0: regardez toutes cartes ouvertes, ou par les yeux de ce joueur.
web-coach-no-move = Personne n’a rien décidé ici.
web-coach-summary = Bilan
web-coach-scale = Perte par décision, en millièmes de chances de victoire
web-coach-own-habits = Vos habitudes les plus coûteuses en { $games } parties
web-coach-own-lost = Perte par décision, en millièmes de chances de victoire\xA0: { $lost }
web-coach-own-habit = { $count ->
    [one] une fois
   *[other] { $count } fois
}, en points perdus\xA0: { $lost }


web-coach-try = Essayer un autre coup
web-coach-try-told = Que joueriez-vous à la place\xA0? Choisissez un coup comme à la table.
web-coach-try-judging = L’entraîneur réfléchit…
web-coach-try-good = Bien vu\xA0: ce coup vaut le meilleur.
web-coach-try-best = Bien vu\xA0: c’est le meilleur coup.
web-coach-try-bad = Pas celui-là non plus. En points, il coûte { $lost }. Réessayez, ou regardez la réponse.
web-coach-try-same = C’est le coup qui a été joué. Choisissez-en un autre.
web-coach-try-leave = Revenir à la partie
`;export{e as default};