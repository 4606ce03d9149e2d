### Ce qu’une table offre en plus du jeu, en français : son menu, sa carte résumé, les articles que citent les refus.

web-menu = Table
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Abandonner
web-leave-sure = Quitter la table ? Vous pourrez revenir tant que la partie dure ; en attendant, un joueur de l’ordinateur peut vous remplacer.
web-leave-yes = Quitter
web-summary = Carte résumé
web-all-rules = Toutes les règles

web-chat-quiet = Rien n’a été dit.
web-chat-write = Dire quelque chose
web-chat-send = Dire
web-chat-off = Couper la conversation
web-chat-on = Rétablir la conversation
web-chat-is-off = La conversation est coupée.
