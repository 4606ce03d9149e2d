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
web-notices-wanted = Me prévenir
web-reminders-nobody = Jouez d’abord une partie ici ; ce serveur saura alors qui prévenir.
web-feed = Une adresse privée
web-feed-told = Pour votre agenda ou votre lecteur de nouvelles\xA0: elle donne la liste des parties qui vous attendent. Qui la possède peut lire cela, et rien d’autre.
web-feed-ics = Agenda (iCalendar)
web-feed-atom = Nouvelles (Atom)
web-feed-make = Créer l’adresse
web-feed-anew = En créer une autre
web-feed-end = La supprimer
web-feed-made = Voici l’adresse à présent. Une plus ancienne ne dit plus rien.
web-feed-gone = L’adresse ne dit plus rien.
web-mail = Courriels
web-mail-told = Un courriel quand c’est à vous et que vous n’êtes pas là, jamais plus d’un par tour. D’abord un courriel demande si l’adresse est bien la vôtre.
web-mail-address = Adresse électronique
web-mail-ask = Me le demander
web-mail-waits = Un courriel a été envoyé à { $address }. Suivez son lien pour confirmer ; d’ici là rien d’autre n’est envoyé.
web-mail-goes = Les courriels vont à { $address }.
web-mail-wanted = Des courriels à { $address } chaque fois que c’est à vous\xA0: les voulez-vous ?
web-mail-confirm = Oui, envoyez-les
web-mail-stop = Arrêter les courriels
web-mail-never = Ne plus jamais m’écrire
web-mail-stopped = Plus aucun courriel n’est envoyé, et l’adresse est oubliée.
web-mail-did-confirm = Vous recevrez un courriel quand ce sera à vous.
web-mail-did-stop = Plus aucun courriel n’est envoyé, et l’adresse est oubliée.
web-mail-did-never = Ce serveur n’écrira plus jamais à cette adresse.


web-statistics-none = Aucune partie terminée de vous n’est encore connue ici.
web-statistics-counting = { $count ->
    [one] 1 partie est en cours de décompte …
   *[other] { $count } parties sont en cours de décompte …
}
web-statistics-games = Parties
web-statistics-won = Gagnées
web-statistics-streak = Gagnées de suite
web-statistics-longest = Plus longue série
web-statistics-points = Points
web-statistics-margin = Écart
web-statistics-unnamed = Personnes sans nom
web-statistics-rating = Classement
web-statistics-rated = Votre classement est { $value }, avec 95\xA0% de confiance entre { $low } et { $high } ; rencontres avec des joueurs de l’ordinateur\xA0: { $count }.
web-statistics-unrated = Jouez contre des joueurs de l’ordinateur, sans entraînement ni conseil, pour obtenir un classement.
web-statistics-rating-told = Sur l’échelle de l’arène, le marchand vaut 0, et 400 points de plus donnent dix chances contre une. Les classements des niveaux sont tenus pour exacts.
web-statistics-style = Style
web-statistics-figure = Chiffre
web-statistics-months = Mois par mois
web-statistics-by-opponent = Par adversaire
web-statistics-by-level = Par niveau
web-statistics-by-seat = Par place
web-statistics-by-month = Par mois
web-statistics-told = Ces chiffres sont tirés des enregistrements de vos parties, dans ce navigateur seulement.
web-statistics-sure = Les chiffres sont oubliés dans ce navigateur ; les parties restent. Continuer ?
web-statistics-erased = Les chiffres sont oubliés.
`;export{e as default};