var e=Object.assign({"../../../src/serai/text/eschnapur/fr/card.ftl":`
game-eschnapur = Eschnapur
game-eschnapur-tagline = Trois à cinq explorateurs dans un temple d’or
web-points-eschnapur = Points { $points }
game-eschnapur-company = { $count ->
    [one] { $count } explorateur
   *[other] { $count } explorateurs
}
`,"../../../src/serai/text/fr/table-web.ftl":`

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
web-happening = Ce qui se passe
web-your-side = Votre côté
web-card-market = { $card }, place { $place } du marché
web-card-hand = { $card }, dans votre main
web-card-hand-of = { $card }, en main chez { $player }
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
web-resign-no = Continuer
web-rules = Règles


web-chat = Conversation


web-round = Manche { $number }
web-no-winner = Personne ne gagne cette partie
web-replay = Revoir
web-see-table = Voir la table


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
`,"../../../src/serai/text/fr/table.ftl":`

unofficial-notice = Serai est un projet non officiel, sans lien avec les éditeurs ni les auteurs des jeux et sans leur approbation.
language-en = English
language-fr = Français
language-it = Italiano

list-two = { $first } et { $last }
list-more = { $first }, { $next }
another-player = Un autre joueur


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


error-internal = Quelque chose s’est mal passé de notre côté. Votre table est intacte ; réessayez dans un instant.
error-unsupported-version = La page et le serveur ne vont pas ensemble. Rechargez la page.


phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-oops = Oups !
phrase-rematch = On remet ça ?
phrase-goodbye = Au revoir !
`,"../../../src/serai/text/jaipur/fr/card.ftl":`
game-jaipur = Jaipur
game-jaipur-tagline = Un duel de marchands à deux
web-points-jaipur = Sceaux { $points }
`});export{e as sources};