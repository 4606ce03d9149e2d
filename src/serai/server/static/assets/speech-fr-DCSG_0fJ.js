var e=Object.assign({"../../../src/serai/text/fr/table-web.ftl":`### Les mots propres au navigateur, en français.

## Pages et réglages

web-pages = Pages
web-page-lobby = Tables
web-page-games = Mes parties
web-page-rules = Règles
web-page-verify = Vérifier une partie
web-page-replay = Revoir
web-page-nowhere = Il n’y a rien à cette adresse
web-page-failed = Cette page n’a pas pu être chargée
web-reload = Réessayer
web-home = Accueil
web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-auto = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-sound = Son
web-no-motion = Moins de mouvement
web-your-name = Votre nom

## Accueil et tables

web-play = Jouer
web-setting-up = La table se prépare. La première fois sur un ordinateur, cela prend quelques secondes.
web-against = contre
web-invite = Inviter un ami
web-tables = Tables
web-learn = Apprendre
web-not-open = Le temple ouvre bientôt
web-opening = Un instant…
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend pour l’instant. Ouvrez votre propre table ci-dessous.
web-live-tables = En cours
web-no-live-tables = Aucune partie publique n’est en cours.
web-which-game = Quel jeu
web-own-table = Votre propre table
web-anybody = N’importe qui
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-quick = 3 minutes + 5 secondes par coup
web-clock-calm = 15 minutes + 15 secondes par coup
web-clock-told = { $minutes } min + { $increment } s
web-table-options = Options
web-seals-2 = Une partie en deux sceaux
web-seals-1 = Une seule manche
web-open-herds = Enclos visibles
web-practice-option = Entraînement\xA0: ce qui est connu est montré
web-practice = Entraînement
web-open-table = Ouvrir la table
web-sit = S’asseoir
web-watch = Regarder
web-guest = Invité
web-you = Vous
web-empty-seat = Siège libre
web-games-going = En cours
web-games-none = Aucune partie ne vous attend.
web-games-over = Terminées
web-go-back = Y retourner
web-data = Ce qui est gardé de vous
web-data-told = Pas de compte\xA0: ce navigateur détient les clés de vos sièges. Le serveur garde votre nom, vos coups et ce que vous avez dit.
web-data-take = Tout emporter
web-data-erase = Tout effacer
web-data-sure = Votre nom et vos paroles seront effacés, et vos sièges rendus. Continuer ?
web-erased = Votre nom et vos paroles ont été effacés.

## En attendant quelqu’un

web-waiting = { $count ->
    [one] Nous attendons votre invité
   *[other] Nous attendons { $count } invités
}
web-invited = Vous êtes invité à une table de { $game }
web-share-told = Envoyez ce lien, ou faites-le scanner. La partie commence dès que { $count ->
    [2] le siège est pris
   *[other] tous les sièges sont pris
}.
web-link = Lien vers cette table
web-qr = Le lien sous forme de code à scanner
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-invite-text = Une partie de { $game } ?
web-fill = Jouer plutôt contre un adversaire { $level }
web-fill-seat = Ajouter un joueur de l’ordinateur ({ $level })
web-leave = Quitter la table
web-no-table = Cette table n’existe pas
web-no-table-told = Le lien est peut-être mal écrit, ou la table a été débarrassée.

## La table

web-title-your-turn = ● À vous · Serai
web-title-table = { $game } · Serai
web-goods-tokens = Jetons de marchandise
web-tokens-left = { $good }\xA0: { $count ->
    [0] plus aucun
   *[other] { $values }
}
web-bonus-piles = Jetons bonus, face cachée
web-bonus-left = Bonus pour { $pile ->
    [3] trois
    [4] quatre
   *[5] cinq ou plus
}\xA0: { $count ->
    [0] plus aucun
    [one] il en reste 1
   *[other] il en reste { $count }
}
web-stock = Jetons et pioche
web-deck = Pioche\xA0: { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-discard = { $count ->
    [0] Rien de vendu encore
   *[other] Vendu\xA0: { $cards }
}
web-market = Marché
web-your-move = Votre coup
web-your-side = Votre côté
web-card-market = { $card }, place { $place } du marché
web-card-hand = { $card }, dans votre main
web-card-hand-of = { $card }, dans la main de { $player }
web-card-herd = Chameau { $place } sur { $count } de votre enclos
web-hand = Votre main, { $count } sur { $limit }
web-hand-of-limit = { $count } sur { $limit }
web-hand-of = { $player }\xA0: { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-herd = Enclos\xA0: { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
web-herd-hidden = La taille de cet enclos n’est pas dite
web-rupees = { $count ->
    [one] { $count } roupie
   *[other] { $count } roupies
}, { $bonuses ->
    [one] { $bonuses } jeton bonus
   *[other] { $bonuses } jetons bonus
}
web-seals = Sceaux\xA0: { $count } sur { $target }
web-time-left = Temps restant\xA0: { $time }
web-thinking = réfléchit
web-away = { $minutes ->
    [0] absent à l’instant
    [one] absent depuis { $minutes } minute
   *[other] absent depuis { $minutes } minutes
}
web-left = a quitté la table
web-stand-in = l’ordinateur joue à sa place
web-your-turn = À vous
web-to-act = doit jouer
web-do = Choisir
web-do-take = Prendre
web-do-camels = Prendre
web-do-swap = Troquer
web-do-sell = Vendre
web-let-go = Tout relâcher (Échap)
web-camels-cost-nothing = Les chameaux se prennent sans rien donner (J-T5)
web-looking-back = Voilà comment c’était.
web-back-to-now = Revenir à maintenant
web-look-here = Voir ce moment
web-again = Revoir le dernier tour
web-log = Journal
web-result = Résultat
web-lost = La connexion est perdue. Votre table est gardée ; nous revenons…
web-match-over = La partie est terminée.
web-watching = Vous regardez ({ $count })
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-reclaim = Reprendre mon siège
web-fill-away = Faire jouer l’ordinateur à la place de { $player }
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Abandonner
web-resign-no = Continuer
web-rules = Règles

## Conversation

web-chat = Conversation
web-chat-quiet = Rien n’a été dit.
web-chat-write = Dire quelque chose
web-chat-send = Dire
web-chat-off = Couper la conversation
web-chat-on = Rétablir la conversation
web-chat-is-off = La conversation est coupée.

## Fins

web-count-title = Le compte de la manche { $number }
web-count-skip = Passer le compte
web-next-round = Manche suivante
web-count-last = Continuer
web-you-win = Vous gagnez la partie !
web-player-wins = { $player } gagne la partie
web-no-winner = Personne ne gagne cette partie
web-rematch = Revanche
web-rematch-accept = Accepter la revanche
web-replay = Revoir
web-check-dealing = Vérifier la donne
web-record = Garder la partie
web-see-table = Voir la table

## Règles, revoir, vérifier

web-rules-other = { $game }\xA0: les règles
web-rules-contents = Sommaire
web-replay-none = Il n’y a pas d’enregistrement de cette table. Il s’ouvre une fois la partie terminée.
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-last = À la fin
web-replay-run = Dérouler
web-replay-stop = Arrêter
web-replay-moment = Moment { $moment } sur { $count }
web-replay-open = Ouvrir un fichier de partie
web-verify-told = Choisissez un fichier de partie. Il est vérifié ici, dans votre navigateur\xA0: la promesse faite avant la partie, chaque mélange, chaque coup et chaque résultat. Rien n’est envoyé.
web-verify-choose = Choisir un fichier
web-verify-drop = ou déposez-le ici
web-verify-again = En vérifier un autre
web-verify-good = Tout est en ordre
web-verify-bad = Cet enregistrement ne tient pas
web-verify-not-json = Ce fichier n’est pas un enregistrement\xA0: il ne se lit pas comme du JSON.
web-verify-other-game = Cette page ne connaît pas de jeu appelé { $game }.
web-verify-shape = Il manque à ce fichier ce qu’a un enregistrement\xA0: { $what }.
web-verify-commitment = La promesse faite avant la partie correspond au secret
web-verify-commitment-bad = Le secret n’est pas celui qui avait été promis
web-verify-held = C’est la promesse que ce navigateur a reçue quand vous vous êtes assis
web-verify-held-bad = Ce n’est pas la promesse que ce navigateur a reçue quand vous vous êtes assis
web-verify-starter = Manche { $round }\xA0: le bon joueur a commencé
web-verify-starter-bad = Manche { $round }\xA0: le mauvais joueur a commencé
web-verify-deal = Manche { $round }\xA0: cartes et bonus sont rangés comme le dit le secret
web-verify-deal-bad = Manche { $round }\xA0: cartes ou bonus ne sont pas rangés comme le dit le secret
web-verify-moves = Manche { $round }\xA0: { $count ->
    [one] { $count } coup permis
   *[other] les { $count } coups sont permis
}
web-verify-move-bad = Manche { $round }, coup { $move } ({ $notation })\xA0: { $why }
web-verify-unfinished = La manche { $round } a été interrompue
web-verify-scores = Manche { $round }\xA0: { $first } à { $second }, comme enregistré
web-verify-scores-bad = Manche { $round }\xA0: les coups donnent { $first } à { $second }, l’enregistrement dit autre chose
web-verify-winner = Le gagnant est celui de l’enregistrement
web-verify-winner-bad = L’enregistrement nomme un autre gagnant que celui des manches
web-verify-digest = L’enregistrement est tel qu’il a été scellé
web-verify-digest-bad = L’enregistrement a été modifié depuis qu’il a été scellé
web-verify-no-crypto = Ce navigateur n’offre sa cryptographie que sur une connexion chiffrée. Ouvrez la page en https, ou sur la machine du serveur.
web-drawing-take = Une marchandise, et la pioche comble le vide
web-drawing-swap = Deux ou plus contre autant
web-drawing-camels = Tous les chameaux d’un coup
web-drawing-sell = Trois cartes de cuir\xA0: trois jetons et un bonus
web-company = à la table
web-company-count = { $count } explorateurs
`,"../../../src/serai/text/fr/table.ftl":`### La maison en français\xA0: jeux, niveaux, erreurs, terminal, et tout ce qu’une page dit sans que ce soit propre à un jeu.

## La maison

unofficial-notice = Serai est un projet non officiel, sans lien avec les éditeurs ni les auteurs des jeux et sans leur approbation.
game-jaipur = Jaipur
game-jaipur-tagline = Un duel de marchands à deux
game-eschnapur = Eschnapur
game-eschnapur-tagline = Trois à cinq explorateurs dans un temple d’or
language-en = English
language-fr = Français
language-it = Italiano

# Comment deux choses, et plusieurs, se joignent en une seule expression.
list-two = { $first } et { $last }
list-more = { $first }, { $next }

## L’ordinateur joue

level-apprentice = Apprenti
level-peddler = Colporteur
level-stallholder = Boutiquier
level-merchant = Marchand
level-caravaneer = Caravanier
level-treasurer = Trésorier
level-maharaja = Maharaja
player-random = Hasard
player-greedy = Cupide
player-trader = Négociant

## Erreurs\xA0: ce qui s’est passé, et que faire

error-malformed = Ce message est illisible. Rechargez la page ; si vous écrivez un robot, comparez avec le protocole.
error-too-large = Ce message est trop gros et n’a pas été lu. Envoyez-en moins à la fois.
error-too-deep = Ce message est trop imbriqué et n’a pas été lu.
error-unknown-table = Cette table n’existe pas. Vérifiez le lien, ou choisissez une table dans le salon.
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
error-unknown-game = On ne joue pas à ce jeu ici. Choisissez Jaipur ou Eschnapur.
error-bad-options = Une table ne peut pas s’ouvrir ainsi. Vérifiez le nombre de sièges et les options.
error-bad-name = Ce nom ne convient pas. Choisissez-en un court, en lettres visibles.
error-chat-off = La conversation est coupée à cette table.
error-too-long = Ce texte est trop long. Raccourcissez-le et renvoyez-le.
error-queue-full = L’ordinateur joue déjà à trop de tables. Réessayez dans un instant.
error-internal = Quelque chose s’est mal passé de notre côté. Votre table est intacte ; réessayez dans un instant.
error-unsupported-version = La page et le serveur ne vont pas ensemble. Rechargez la page.
error-not-finished = Cette partie se joue encore. Son enregistrement s’ouvre quand elle est finie.
error-unknown-level = L’ordinateur ne joue pas à ce niveau. Choisissez l’un des sept.
error-seat-present = La personne assise ici est encore à la table. Attendez, ou choisissez un autre siège.
error-not-started = La partie n’a pas encore commencé. Elle débute quand tous les sièges sont pris.
error-not-taken-over = Personne ne joue à votre place\xA0: il n’y a rien à reprendre.
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

## Le terminal

terminal-welcome = Bienvenue au marché de Jaipur. Gagnez deux sceaux d’excellence, et la partie est à vous.
terminal-your-turn = À vous de jouer
terminal-prompt = Votre coup (? pour l’aide)
terminal-help =
    Tapez un coup, ou son numéro dans la liste des coups\xA0:
      take D         prendre une marchandise du marché
      camels         prendre tous les chameaux du marché
      swap GS/LM     prendre or et argent, rendre cuir et chameau
      sell LLL       vendre des cartes d’une seule sorte
    Lettres\xA0: D diamant, G or, S argent, C étoffe, P épice, L cuir, M chameau.
    Et aussi\xA0: moves (ce qui est possible), rules, help, quit.
terminal-market = Marché
terminal-hand = Votre main, { $count } sur { $limit }
terminal-herd = Votre enclos
terminal-opponent = { $name }\xA0: { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
terminal-deck = Pioche
terminal-tokens = Jetons
terminal-bonuses = Bonus
terminal-seals = Sceaux
terminal-rupees = Roupies
terminal-round = Manche
terminal-moves = Coups possibles
terminal-result = Résultat
terminal-thinking = Votre adversaire réfléchit…
terminal-wait = Appuyez sur Entrée pour continuer
terminal-again = Une autre partie ?
terminal-you = Vous
terminal-not-understood = Ce n’est pas un coup. Tapez ? pour voir comment ils s’écrivent.
terminal-bye = Bonne route, et à bientôt !
`});export{e as sources};