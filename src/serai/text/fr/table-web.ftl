### Les mots propres au navigateur, en français.

## Pages et réglages

web-pages = Pages
web-page-lobby = Tables
web-page-games = Mes parties
web-page-rules = Règles
web-page-learn = { web-learn }
web-page-puzzles = Problèmes
web-page-challenge = Un défi
web-page-verify = Vérifier une partie
web-page-replay = Revoir
web-page-statistics = Statistiques
web-page-mail = Courriels
web-page-nowhere = Il n’y a rien à cette adresse
web-page-failed = Une partie de cette page n’a pas pu être chargée
web-reload = Réessayer
web-home = Accueil
web-settings = Réglages

## Accueil et tables

web-play = Jouer
web-setting-up = La table se prépare. La première fois sur un ordinateur, cela prend un peu plus de temps.
web-against = contre
web-invite = Inviter un ami
web-tables = Tables
web-learn = Apprendre
web-not-open = Le temple ouvre bientôt
web-opening = Un instant…
web-practice = Entraînement
web-you = Vous
web-empty-seat = Siège libre
web-company = à la table
web-your-colour = Votre couleur
web-level = { $level } · { $strength } { $stars }
web-colour-red = Rouge
web-colour-yellow = Jaune
web-colour-green = Vert
web-colour-blue = Bleu
web-colour-brown = Marron

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
web-happening = Ce qui se passe
web-your-side = Votre côté
web-card-market = { $card }, place { $place } du marché
web-card-hand = { $card }, dans votre main
web-card-hand-of = { $card }, en main chez { $player }
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
web-herd-more = Donner un chameau de plus ({ $given } sur { $count })
web-herd-fewer = Donner un chameau de moins ({ $given } sur { $count })
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
web-resign-no = Continuer
web-rules = Règles

## Conversation

web-chat = Conversation

## Fins

web-round = Manche { $number }
web-no-winner = Personne ne gagne cette partie
web-replay = Revoir
web-see-table = Voir la table

## Le menu d’une table, et les absents

web-close = Fermer
web-absent-away = { $player } n’est plus là depuis { $minutes ->
    [0] un instant
    [one] 1 minute
   *[other] { $minutes } minutes
}.
web-absent-left = { $player } a quitté la table il y a { $minutes ->
    [0] un instant
    [one] 1 minute
   *[other] { $minutes } minutes
}.
web-call-stand-in = Faire remplacer { $player }
web-stood-in = Un joueur de l’ordinateur vous remplace.
web-leave = Quitter la table
web-no-table = Cette table n’existe pas
web-no-table-told = Le lien est peut-être mal écrit, ou la table a été débarrassée.
