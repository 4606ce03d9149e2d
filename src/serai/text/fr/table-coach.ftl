### Les mots de l’entraîneur dans la page, en français.

## Le graphique

web-coach-graph = Chances de gagner
web-coach-graph-keys = Cliquez pour aller à un moment ; haut et bas vont d’un coup noté à l’autre
web-coach-chance = { $player } : { $percent } %
web-coach-inaccuracy = Imprécision
web-coach-mistake = Erreur
web-coach-blunder = Gaffe
web-coach-table = En tableau
web-coach-moment = Moment
web-coach-player = Joueur
web-coach-percent = Chances
web-coach-grade = Note
web-coach-go = Aller au moment { $moment }
web-coach-interval = Entre { $low } et { $high } %
