var e=`
web-menu = Table
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Abandonner
web-leave-sure = Quitter la table ? Vous pourrez revenir tant que la partie dure ; en attendant, un joueur de l’ordinateur peut vous remplacer.
web-leave-yes = Quitter
web-summary = Carte résumé
web-all-rules = Toutes les règles
`;export{e as default};