### Mots des personnes : qui l’on est sur plusieurs navigateurs, les visages, le classement, en français.

## My devices

people-devices = Mes appareils
people-devices-told = Ni compte ni mot de passe : douze mots emportent toutes vos places sur ce serveur, parties en cours et terminées, vers un autre navigateur.
people-to-another = Vers un autre navigateur
people-to-another-told = Vos mots et un code à photographier s’affichent ici, pour vous seul.
people-show = Afficher mes mots
people-hide = Les cacher
people-phrase = Vos douze mots
people-phrase-secret = Qui possède ces mots est vous ici : gardez-les pour vous.
people-code = Vos mots sous forme de code à photographier
people-nobody = Vous n’avez encore pris aucune place avec ce navigateur. Dès que ce sera fait, il y aura quelque chose à emporter.
people-from-another = Depuis un autre navigateur
people-from-another-told = Saisissez les douze mots, dans l’une des trois langues ; accents et majuscules importent peu.
people-carry = Être le même ici
people-carry-sure = Ce navigateur sera la personne de ces mots : il reçoit toutes ses places, et ce que vous jouerez ici sera à elle.
people-carry-instead = Il a jusqu’ici ses propres mots. Ses parties restent dans votre liste, mais pour redevenir cette personne un jour, notez d’abord ces mots-là.
people-carry-here = Continuer ici
people-not-now = Pas maintenant
people-carried = { $count ->
    [0] C’est fait. Il n’y a pas encore de place à emporter.
    [one] C’est fait : une place est maintenant ici aussi.
   *[other] C’est fait : { $count } places sont maintenant ici aussi.
}
people-phrase-count = { $count ->
    [0] Il faut douze mots ; il n’y en a aucun.
    [one] Il faut douze mots ; il n’y en a qu’un.
   *[other] Il faut { $needed } mots ; il y en a { $count }.
}
people-phrase-words = { $count ->
    [one] Un mot n’est pas dans la liste : { $words }. Vérifiez son orthographe.
   *[other] Ces mots ne sont pas dans la liste : { $words }. Vérifiez leur orthographe.
}
people-phrase-word = « { $word } » (numéro { $number })
people-phrase-order = Tous ces mots sont dans la liste, mais ils ne vont pas ensemble : l’un d’eux est autre, ou leur ordre.
people-leave-here = M’oublier sur ce navigateur
people-leave-here-sure = Ce navigateur oublie vos mots et vos places. Avec les mots, vous pouvez revenir. Continuer ?
people-leave-everywhere = Renoncer à mon identité
people-leave-everywhere-sure = Le serveur vous efface : nom, visage, classement et paroles ; vos parties restent, sans nom. Il n’y a pas de retour. Continuer ?
people-forgotten = Ce navigateur vous a oublié.
people-given-up = Vous avez été effacé d’ici.

## Faces

people-face = Votre visage
face-merchant = Marchand
face-weaver = Tisserande
face-jeweller = Joaillier
face-cameleer = Chamelier
face-spicer = Marchand d’épices
face-dancer = Danseuse
face-maharani = Maharani
face-boatman = Batelier
face-explorer = Explorateur
face-botanist = Botaniste
face-pilot = Aviateur
face-mapmaker = Cartographe
face-guide = Guide de montagne
face-digger = Fouilleuse
face-scholar = Savante
face-sailor = Marin

## Leaderboard

people-leaderboard = Classement
people-leaderboard-told = Entre les personnes qui se sont assises ici. Comptent les tables de cette liste jouées jusqu’au bout, sans aide ni coup repris.
people-leaderboard-none = Personne n’a encore de cote : jouez avec quelqu’un une table de cette liste jusqu’à la fin.
people-place = Rang
people-name = Nom
people-rating = Cote
people-deviation = Écart
people-games = Parties
people-own = Vous
people-rating-told = Les cotes sont des Glicko-2 : la force est à moins de deux écarts de la cote, 19 fois sur 20. L’ordre suit ce qui est sûr : la cote moins deux écarts.
