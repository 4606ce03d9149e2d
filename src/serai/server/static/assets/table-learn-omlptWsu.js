var e=`

learn-title = Apprendre { $game }
learn-guide = Votre première partie
learn-begin = Commencer
learn-resume = Reprendre à l’étape { $step } sur { $count }
learn-over-again = Depuis le début
learn-finished = Jouée jusqu’au bout.
learn-card-told = Ce qu’offre un tour, ce que coûtent les choses, ce qui met fin à la partie. À la table, la touche ? la montre aussi.
learn-card-open = Voir la carte
learn-rules-told = Article par article, pour vérifier un point.
learn-rules-open = Lire les règles
learn-advice = Après votre première partie
learn-advice-told = Quelques conseils pour la deuxième, chacun avec une situation où l’essayer.
learn-try = Essayer
learn-advice-link = Des conseils pour la prochaine partie


lesson-guide = Guide
lesson-step = { $step } sur { $count }
lesson-later = Quelques tours plus tard.
lesson-next = Suite
lesson-again = Réessayer
lesson-go-on = Continuer
lesson-show = Montrez-moi
lesson-other = C’est permis aussi, et voilà ce que cela donne. Le guide pensait à autre chose\xA0: réessayez, ou continuez simplement.
lesson-first-next = Le guide attend en haut\xA0: appuyez d’abord sur son bouton.
lesson-leave = Quitter le guide ; votre étape est gardée
lesson-finish = Terminer
`;export{e as default};