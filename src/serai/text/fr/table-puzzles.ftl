### Les mots des problèmes, en français : une position, un essai, ce qu’il vaut, le problème du jour.

puzzle-title = { $game } : trouvez le meilleur coup
puzzle-daily = Problème du jour
puzzle-number = Problème { $number } sur { $count }
puzzle-streak = { $days ->
    [one] 1 jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzle-solved = résolu
puzzle-asked = C’est à vous : trouvez le meilleur coup. Ce qu’une bonne mémoire sait des autres mains est visible.
puzzle-best = Le meilleur coup : vos chances de gagner sont de { $chance } %.
puzzle-good = Aussi bon que le meilleur : vos chances de gagner sont de { $chance } %.
puzzle-bad = Pas le meilleur : vos chances de gagner sont de { $chance } %, après le meilleur coup de { $best } %.
puzzle-not-weighed = Ce coup n’est pas de ceux qui ont été évalués ; le meilleur est un autre.
puzzle-answered = Voici la réponse ; vous pouvez encore la jouer, ou tout autre coup.
puzzle-answer = Le meilleur : { $move }. Il laisse { $chance } % de chances de gagner.
puzzle-next-best = Vient ensuite un autre coup ({ $move }) avec { $chance } %.
puzzle-again = Réessayer
puzzle-why = Pourquoi ?
puzzle-show = Voir la réponse
puzzle-next = Problème suivant
puzzle-link = Lien vers ce problème
puzzle-leave = Quitter le problème
puzzle-none = Il n’y a pas de problèmes de ce jeu ici.
puzzle-no-number = Ce problème n’existe pas : ils sont numérotés de 1 à { $count }.
puzzle-learn = Problèmes
puzzle-learn-told = Des positions tirées de fortes parties, chacune avec un coup dont il est prouvé qu’il est le meilleur. Un nouveau chaque jour (à minuit UTC), le même partout.
