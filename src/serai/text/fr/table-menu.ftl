### Ce qu’une table offre en plus du jeu, en français : son menu, sa carte résumé, les articles que citent les refus.

web-menu = Table
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Abandonner
web-leave-sure = Quitter la table ? Vous pourrez revenir tant que la partie dure ; en attendant, un joueur de l’ordinateur peut vous remplacer.
web-leave-yes = Quitter
web-summary = Carte résumé
web-all-rules = Toutes les règles
