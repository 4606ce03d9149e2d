### Les mots propres au navigateur, en français.

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
web-practice-option = Entraînement : ce qui est connu est montré
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
web-data-told = Pas de compte : ce navigateur détient les clés de vos sièges. Le serveur garde votre nom, vos coups et ce que vous avez dit.
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
web-tokens-left = { $good } : { $count ->
    [0] plus aucun
   *[other] { $values }
}
web-bonus-piles = Jetons bonus, face cachée
web-bonus-left = Bonus pour { $pile ->
    [3] trois
    [4] quatre
   *[5] cinq ou plus
} : { $count ->
    [0] plus aucun
    [one] il en reste 1
   *[other] il en reste { $count }
}
web-stock = Jetons et pioche
web-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-discard = { $count ->
    [0] Rien de vendu encore
   *[other] Vendu : { $cards }
}
web-market = Marché
web-your-move = Votre coup
web-your-side = Votre côté
web-card-market = { $card }, place { $place } du marché
web-card-hand = { $card }, dans votre main
web-hand = Votre main, { $count } sur { $limit }
web-hand-of-limit = { $count } sur { $limit }
web-hand-of = { $player } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-herd = Enclos : { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
web-herd-more = Donner un chameau de plus ({ $given } sur { $count } choisis)
web-herd-fewer = Donner un chameau de moins ({ $given } sur { $count } choisis)
web-herd-hidden = La taille de cet enclos n’est pas dite
web-rupees = { $count ->
    [one] { $count } roupie
   *[other] { $count } roupies
}, { $bonuses ->
    [one] { $bonuses } jeton bonus
   *[other] { $bonuses } jetons bonus
}
web-seals = Sceaux : { $count } sur { $target }
web-time-left = Temps restant : { $time }
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
web-round = Manche { $number }
web-scores = Roupies par manche
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

web-rules-other = { $game } : les règles
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
web-verify-told = Choisissez un fichier de partie. Il est vérifié ici, dans votre navigateur : la promesse faite avant la partie, chaque mélange, chaque coup et chaque résultat. Rien n’est envoyé.
web-verify-choose = Choisir un fichier
web-verify-drop = ou déposez-le ici
web-verify-again = En vérifier un autre
web-verify-good = Tout est en ordre
web-verify-bad = Cet enregistrement ne tient pas
web-verify-not-json = Ce fichier n’est pas un enregistrement : il ne se lit pas comme du JSON.
web-verify-other-game = Cette page ne connaît pas de jeu appelé { $game }.
web-verify-shape = Il manque à ce fichier ce qu’a un enregistrement : { $what }.
web-verify-commitment = La promesse faite avant la partie correspond au secret
web-verify-commitment-bad = Le secret n’est pas celui qui avait été promis
web-verify-held = C’est la promesse que ce navigateur a reçue quand vous vous êtes assis
web-verify-held-bad = Ce n’est pas la promesse que ce navigateur a reçue quand vous vous êtes assis
web-verify-starter = Manche { $round } : le bon joueur a commencé
web-verify-starter-bad = Manche { $round } : le mauvais joueur a commencé
web-verify-deal = Manche { $round } : cartes et bonus sont rangés comme le dit le secret
web-verify-deal-bad = Manche { $round } : cartes ou bonus ne sont pas rangés comme le dit le secret
web-verify-moves = Manche { $round } : { $count ->
    [one] { $count } coup permis
   *[other] les { $count } coups sont permis
}
web-verify-move-bad = Manche { $round }, coup { $move } ({ $notation }) : { $why }
web-verify-unfinished = La manche { $round } a été interrompue
web-verify-scores = Manche { $round } : { $first } à { $second }, comme enregistré
web-verify-scores-bad = Manche { $round } : les coups donnent { $first } à { $second }, l’enregistrement dit autre chose
web-verify-winner = Le gagnant est celui de l’enregistrement
web-verify-winner-bad = L’enregistrement nomme un autre gagnant que celui des manches
web-verify-digest = L’enregistrement est tel qu’il a été scellé
web-verify-digest-bad = L’enregistrement a été modifié depuis qu’il a été scellé
web-verify-no-crypto = Ce navigateur n’offre sa cryptographie que sur une connexion chiffrée. Ouvrez la page en https, ou sur la machine du serveur.
web-drawing-take = Une marchandise, et la pioche comble le vide
web-drawing-swap = Deux ou plus contre autant
web-drawing-camels = Tous les chameaux d’un coup
web-drawing-sell = Trois cartes de cuir : trois jetons et un bonus
web-company = à la table
web-company-count = { $count } explorateurs
