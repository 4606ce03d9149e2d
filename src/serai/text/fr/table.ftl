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

error-internal = Quelque chose s’est mal passé de notre côté. Votre table est intacte ; réessayez dans un instant.
error-unsupported-version = La page et le serveur ne vont pas ensemble. Rechargez la page.

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
