### Les mots de la partie revue, en français.

## Les touches

web-replay-first = Au début
web-replay-chapter-back = Un chapitre en arrière
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-chapter-on = Un chapitre en avant
web-replay-last = À la fin
web-replay-last-seen = Au dernier moment vu
web-replay-run = Dérouler
web-replay-stop = Arrêter
web-replay-slider = Moment
web-replay-moment = Moment { $moment } sur { $count }
web-replay-moment-alone = Moment { $moment }

## Comment on la regarde

web-replay-eyes = Vu par
web-replay-all-open = Cartes sur table
web-replay-watch = Un spectateur
web-replay-speed = Vitesse
web-replay-times = Vitesse × { $speed }
web-replay-spoiler-free = Sans dévoiler la suite
web-replay-spoiler-free-told = Rien n’est dit de ce qui suit ce moment : ni résultat, ni nombre de coups
web-replay-copy = Copier le lien vers ce moment
web-replay-copied = Le lien vers le moment { $moment } est copié.
web-replay-link = Lien vers ce moment
web-replay-analysis = Analyse
web-replay-coach = Ce que dit l’entraîneur
web-replay-what-if = Et si…
web-replay-what-if-as = Jouer la suite : { $player }
web-replay-what-if-told = Continuez d’ici contre l’ordinateur, à une table à part. Ce que ce siège ne pouvait pas savoir est redistribué.
web-replay-what-if-same = Laisser les cartes cachées comme elles étaient

## Depuis un fichier

web-replay-told = Choisissez un fichier de partie pour la revoir pas à pas. Il est lu ici, dans votre navigateur ; rien n’est envoyé nulle part.
web-replay-another = Un autre fichier
web-replay-several = Parties dans ce fichier : { $count }
web-replay-title = { $game } : { $players }
web-replay-first-few = Parties listées ici, depuis le début : { $count }
web-replay-move = Cette partie ne peut pas être revue : le coup { $move } ({ $notation }) n’est pas possible.
web-replay-deal = Cette partie ne peut pas être revue : ses cartes ne sont pas celles du jeu ({ $label }).
web-replay-unfinished = Cet enregistrement est inachevé : ses coups ne mènent pas à la fin de la partie.
web-replay-other-file = Ce fichier n’est pas une analyse de cette partie. D’autres parties s’ouvrent sur la page « Revoir », sans table.
