### Les mots de l’entraîneur dans la page, en français.

## Le graphique

web-coach-graph = Chances de gagner
web-coach-graph-keys = Cliquez pour aller à un moment ; haut et bas vont d’un coup noté à l’autre
web-coach-chance = { $player } : { $percent } %
web-coach-table = En tableau
web-coach-moment = Moment
web-coach-player = Joueur
web-coach-percent = Chances
web-coach-grade = Note
web-coach-go = Aller au moment { $moment }
web-coach-interval = Entre { $low } et { $high } %

## Les verdicts

coach-title = Ce que chaque décision a coûté
coach-of = { $game } : { $players }
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
coach-do-nothing = Ne rien faire pour l’instant
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

## Demander

web-coach-ask = Demander à l’entraîneur
web-coach-ask-told = Chaque décision est revue : ce qu’elle a coûté, pourquoi, et la part de chance.
web-coach-preparing = L’entraîneur se prépare…
web-coach-progress = Coup { $done } sur { $of }…
web-coach-done = L’entraîneur a revu toute la partie.
web-coach-verdict = Ce que l’entraîneur dit de ce coup
web-coach-unreachable = L’entraîneur est injoignable. Réessayez dans un instant.
web-coach-before = Erreur précédente
web-coach-next = Erreur suivante
web-coach-answer = Voir la réponse
web-coach-not-yours = Un verdict dit ce que son joueur savait : regardez toutes cartes ouvertes, ou par les yeux de ce joueur.
web-coach-no-move = Personne n’a rien décidé ici.
web-coach-summary = Bilan
web-coach-scale = Perte par décision, en millièmes de chances de victoire
web-coach-own-habits = Vos habitudes les plus coûteuses en { $games } parties
web-coach-own-lost = Perte par décision, en millièmes de chances de victoire : { $lost }
web-coach-own-habit = { $count ->
    [one] une fois
   *[other] { $count } fois
}, en points perdus : { $lost }

## Un autre essai

web-coach-try = Essayer un autre coup
web-coach-try-told = Que joueriez-vous à la place ? Choisissez un coup comme à la table.
web-coach-try-judging = L’entraîneur réfléchit…
web-coach-try-good = Bien vu : ce coup vaut le meilleur.
web-coach-try-best = Bien vu : c’est le meilleur coup.
web-coach-try-bad = Pas celui-là non plus. En points, il coûte { $lost }. Réessayez, ou regardez la réponse.
web-coach-try-same = C’est le coup qui a été joué. Choisissez-en un autre.
web-coach-try-leave = Revenir à la partie
