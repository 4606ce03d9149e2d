var e=`
puzzle-title = { $game }\xA0: trouvez le meilleur coup
puzzle-daily = Problème du jour
puzzle-number = Problème { $number } sur { $count }
puzzle-streak = { $days ->
    [one] 1 jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzle-solved = résolu
puzzle-asked = C’est à vous\xA0: trouvez le meilleur coup. Ce qu’une bonne mémoire sait des autres mains est visible.
puzzle-best = Le meilleur coup\xA0: vos chances de gagner sont de { $chance } %.
puzzle-good = Aussi bon que le meilleur\xA0: vos chances de gagner sont de { $chance } %.
puzzle-bad = Pas le meilleur\xA0: vos chances de gagner sont de { $chance }\xA0%, après le meilleur coup de { $best }\xA0%.
puzzle-not-weighed = Ce coup n’est pas de ceux qui ont été évalués\xA0; le meilleur est un autre.
puzzle-answered = Voici la réponse\xA0; vous pouvez encore la jouer, ou tout autre coup.
puzzle-answer = Le meilleur\xA0: { $move }. Il laisse { $chance }\xA0% de chances de gagner.
puzzle-next-best = Vient ensuite un autre coup ({ $move }) avec { $chance } %.
puzzle-again = Réessayer
puzzle-why = Pourquoi\xA0?
puzzle-show = Voir la réponse
puzzle-next = Problème suivant
puzzle-link = Lien vers ce problème
puzzle-leave = Quitter le problème
puzzle-none = Il n’y a pas de problèmes de ce jeu ici.
puzzle-no-number = Ce problème n’existe pas\xA0: ils sont numérotés de 1 à { $count }.
puzzle-learn = Problèmes
puzzle-learn-told = Des positions tirées de fortes parties, chacune avec un coup dont il est prouvé qu’il est le meilleur. Un nouveau chaque jour (à minuit UTC), le même partout.
`;export{e as default};