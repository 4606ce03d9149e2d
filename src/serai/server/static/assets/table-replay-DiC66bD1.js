var e=`

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


web-replay-eyes = Vu par
web-replay-all-open = Cartes sur table
web-replay-watch = Un spectateur
web-replay-speed = Vitesse
web-replay-times = Vitesse × { $speed }
web-replay-spoiler-free = Sans dévoiler la suite
web-replay-spoiler-free-told = Rien n’est dit de ce qui suit ce moment\xA0: ni résultat, ni nombre de coups
web-replay-copy = Copier le lien vers ce moment
web-replay-copied = Le lien vers le moment { $moment } est copié.
web-replay-link = Lien vers ce moment
web-replay-analysis = Analyse
web-replay-coach = Ce que dit l’entraîneur
web-replay-what-if = Et si…
web-replay-what-if-as = Jouer la suite\xA0: { $player }
web-replay-what-if-told = Continuez d’ici contre l’ordinateur, à une table à part. Ce que ce siège ne pouvait pas savoir est redistribué.
web-replay-what-if-same = Laisser les cartes cachées comme elles étaient


web-replay-told = Choisissez un fichier de partie pour la revoir pas à pas. Il est lu ici, dans votre navigateur\xA0; rien n’est envoyé nulle part.
web-replay-another = Un autre fichier
web-replay-several = Parties dans ce fichier\xA0: { $count }
web-replay-title = { $game }\xA0: { $players }
web-replay-first-few = Parties listées ici, depuis le début\xA0: { $count }
web-replay-move = Cette partie ne peut pas être revue\xA0: le coup { $move } ({ $notation }) n’est pas possible.
web-replay-deal = Cette partie ne peut pas être revue\xA0: ses cartes ne sont pas celles du jeu ({ $label }).
web-replay-unfinished = Cet enregistrement est inachevé\xA0: ses coups ne mènent pas à la fin de la partie.
web-replay-other-file = Ce fichier n’est pas une analyse de cette partie. D’autres parties s’ouvrent sur la page «\xA0Revoir\xA0», sans table.
`;export{e as default};