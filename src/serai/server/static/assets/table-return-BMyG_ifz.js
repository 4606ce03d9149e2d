var e=`

web-continue = Reprendre la partie
web-continue-with = contre { $players }
web-continue-waiting = Vos invités ne sont pas encore là
web-back = Heureux de vous revoir
web-continue-all = Toutes les parties ({ $count })
web-last-results = Derniers résultats


web-reminders = Quand c’est à vous de jouer
web-notices = Avis du navigateur
web-notices-told = Tant que cette page est ouverte en arrière-plan, le navigateur peut vous prévenir.
web-notices-on = Le navigateur vous préviendra quand ce sera à vous.
web-notices-denied = Le navigateur ne permet pas à cette page d’afficher des avis. Vous pouvez le changer dans ses réglages pour cette page.
web-notices-none = Ce navigateur n’affiche pas d’avis d’une page.
web-notice-told = À vous de jouer contre { $players }
`;export{e as default};