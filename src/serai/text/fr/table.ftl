### La maison en français : jeux, niveaux, erreurs, et tout ce qu’une page dit sans que ce soit propre à un jeu.

## La maison

unofficial-notice = Serai est un projet non officiel, sans lien avec les éditeurs ni les auteurs des jeux et sans leur approbation.
language-en = English
language-fr = Français
language-it = Italiano

# Comment deux choses, et plusieurs, se joignent en une seule expression.
list-two = { $first } et { $last }
list-more = { $first }, { $next }
# Là où personne n’a dit le nom d’un siège.
another-player = Un autre joueur

## L’ordinateur joue

level-apprentice = Apprenti
level-peddler = Colporteur
level-stallholder = Boutiquier
level-merchant = Marchand
level-caravaneer = Caravanier
level-treasurer = Trésorier
level-maharaja = Maharaja
level-strength-apprentice = découvre le jeu
level-strength-peddler = facile
level-strength-stallholder = moyen
level-strength-merchant = bon
level-strength-caravaneer = fort
level-strength-treasurer = très fort
level-strength-maharaja = le plus fort
player-unnamed = Invité { $number }
player-random = Hasard
player-greedy = Cupide
player-trader = Négociant

## Erreurs : ce qui s’est passé, et que faire

error-malformed = Ce message est illisible. Rechargez la page ; si vous écrivez un robot, comparez avec le protocole.
error-too-large = Ce message est trop gros et n’a pas été lu. Envoyez-en moins à la fois.
error-too-deep = Ce message est trop imbriqué et n’a pas été lu.
error-unknown-table = Cette table n’existe pas. Vérifiez le lien, ou choisissez une table dans le salon.
error-old-rules = Cette partie suit des règles plus anciennes, qui ne se jouent plus ici. Si elle est terminée, vous pouvez encore la revoir.
error-wrong-token = Ce siège est à quelqu’un d’autre. Ouvrez le lien qui vous a servi à vous asseoir, ou regardez la partie.
error-not-seated = Vous n’avez pas de siège à cette table. Asseyez-vous d’abord, ou regardez simplement.
error-seat-taken = Ce siège vient d’être pris. Choisissez-en un autre, ou regardez la partie.
error-stale = La partie a avancé entre-temps. Regardez la table, puis choisissez votre coup.
error-duplicate = Ce message est déjà venu, avec un autre contenu. Donnez à chaque message son propre identifiant.
error-illegal = Les règles ne permettent pas ce coup.
error-not-your-turn = Ce n’est pas encore votre tour.
error-game-over = Cette partie est finie. Vous pouvez la revoir, ou demander une revanche.
error-flood = Trop de messages à la fois. Attendez un instant, puis continuez.
error-foreign-origin = Cette page n’a pas le droit de parler à la table. Ouvrez Serai à sa propre adresse.
error-foreign-host = Serai ne connaît pas cette adresse comme la sienne. Ouvrez-le à celle que son hôte vous a donnée ; l’hôte peut en nommer d’autres avec --public-url.
error-unknown-game = On ne joue pas à ce jeu ici. La page d’accueil montre les jeux de la maison.
error-bad-options = Une table ne peut pas s’ouvrir ainsi. Vérifiez le nombre de sièges et les options.
error-bad-name = Ce nom ne convient pas. Choisissez-en un court, en lettres visibles.
error-chat-off = La conversation est coupée à cette table.
error-too-long = Ce texte est trop long. Raccourcissez-le et renvoyez-le.
error-queue-full = L’ordinateur joue déjà à trop de tables. Réessayez dans un instant.
error-internal = Quelque chose s’est mal passé de notre côté. Votre table est intacte ; réessayez dans un instant.
error-unsupported-version = La page et le serveur ne vont pas ensemble. Rechargez la page.
error-wrong-opening = La donne ne peut pas utiliser cette contribution : ce n’est pas celle à laquelle votre place est liée. Rechargez la page.
error-late-opening = La partie a commencé sans votre contribution à la donne : elle est arrivée trop tard.
error-not-finished = Cette partie se joue encore. Son enregistrement s’ouvre quand elle est finie.
error-not-studied = L’entraîneur ne peut pas étudier cette partie : elle a été interrompue, ou personne ne l’enseigne ici.
error-no-such-step = La partie ne peut pas être reprise là. Choisissez un moment antérieur.
error-unknown-level = L’ordinateur ne joue pas à ce niveau. Choisissez l’un des sept.
error-seat-present = La personne assise ici est encore à la table. Attendez, ou choisissez un autre siège.
error-not-started = La partie n’a pas encore commencé. Elle débute quand tous les sièges sont pris.
error-not-taken-over = Personne ne joue à votre place : il n’y a rien à reprendre.
error-notation = Ce n’est pas un coup. Comparez avec la liste des coups possibles.

## Phrases toutes prêtes

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-oops = Oups !
phrase-rematch = On remet ça ?
phrase-goodbye = Au revoir !
