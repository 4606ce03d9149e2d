var e=`

eschnapur-lesson-about = Une vraie partie, une nouveauté à la fois, en huit minutes environ.
eschnapur-lesson-welcome-title = Le temple
eschnapur-lesson-welcome = Vous êtes l’explorateur rouge. Quinze niches cachent des découvertes ; on les ouvre avec des cartes symbole aux couleurs de leur case, et le plus de points gagne. Ce qu’il faut pour cela se marchande.
eschnapur-lesson-flip-title = Les jetons de réserve
eschnapur-lesson-flip = Votre tour commence aux deux piles\xA0: touchez chacune une fois et retournez deux jetons de réserve.
eschnapur-lesson-flip-done = Le jeton A rapporte deux jetons de mouvement, le jeton B une pièce ; le nombre dans le disque sombre est ce qu’ils vaudront plus tard. Vous en garderez un et vendrez l’autre\xA0: les autres font donc des offres.
eschnapur-lesson-accept-title = Accepter
eschnapur-lesson-accept = Touchez l’offre de jaune, 4 pièces pour le jeton A, et acceptez-la.
eschnapur-lesson-accept-done = Vous avez les 4 pièces, et le jeton B avec ce qu’il rapporte ; jaune a le jeton A. Vous auriez aussi pu tout refuser, pour 2 pièces.
eschnapur-lesson-buy-title = Acheter
eschnapur-lesson-buy = Achetez une carte symbole pour 3 pièces au comptoir, à côté de votre bourse.
eschnapur-lesson-buy-done = Une jaune ! Les cartes symbole et nombre coûtent 3 pièces, les jetons de mouvement 2\xA0: à tout moment, aussi souvent que vous pouvez payer.
eschnapur-lesson-walk-title = Marcher
eschnapur-lesson-walk = Avec rouge et jaune, vous pouvez ouvrir la niche de P0\xA0: touchez cette case, à côté de votre explorateur, et allez-y.
eschnapur-lesson-walk-done = Chaque pas coûte un jeton de mouvement. On peut partager une case et se croiser, et aller aussi loin qu’on peut payer.
eschnapur-lesson-open-title = Ouvrir
eschnapur-lesson-open = Vous êtes devant la niche\xA0: ouvrez-la.
eschnapur-lesson-open-done = Vos deux cartes sont passées sous la pioche, et le petit nombre de la découverte, 3, est aussitôt à vous. Pour le reste, chacun pose une carte.
eschnapur-lesson-duel-title = Le duel
eschnapur-lesson-duel = Les autres ont posé une carte face cachée\xA0: posez votre petite, le 5, car la plus basse remporte la découverte.
eschnapur-lesson-duel-done = Vous avez la découverte et la pièce de votre carte. Le 20 de jaune était le plus fort\xA0: il a payé 4 pièces et avancé du grand nombre, 9. Qui passe prend 4 pièces à la place.
eschnapur-lesson-offer-title = Offrir
eschnapur-lesson-offer = Jaune vend à son tour\xA0: surenchérissez sur vert avec 3 pièces pour le jeton A (touchez trois fois vos pièces), puis appuyez sur « Offrir ».
eschnapur-lesson-offer-done = On peut offrir pièces, jetons de mouvement et cartes dans n’importe quel mélange, relever une offre et la retirer, jusqu’à ce que jaune décide.
eschnapur-lesson-buddha-title = Le Bouddha
eschnapur-lesson-buddha = Jaune a pris votre offre, puis vert a ouvert une niche et vous voilà dernier\xA0: le Bouddha double vos points, posez donc votre 24 dans ce duel.
eschnapur-lesson-buddha-done = Le 24 était le plus fort\xA0: 4 pièces, et deux fois 8 points. Le Bouddha va ensuite à qui est seul dernier ; c’est maintenant vert.
eschnapur-lesson-redeem-title = Rendre
eschnapur-lesson-redeem = Vos jetons de réserve valent 12 ensemble\xA0: touchez les deux et rendez-les contre deux cartes.
eschnapur-lesson-redeem-done = Des jetons valant 12 ou plus achètent deux cartes des sortes que vous nommez, quand vous voulez ; ce qui dépasse 12 est perdu.
eschnapur-lesson-end-title = La fin
eschnapur-lesson-end = Quand 13 découvertes sur 15 sont gagnées, la partie est finie\xA0: 12 points de plus à qui en a le plus, 6 de moins à qui en a le moins, et le plus de points gagne. Vous connaissez maintenant tout le jeu.


eschnapur-summary-turn = Votre tour, dans cet ordre
eschnapur-summary-turn-reserve = 1. Réserve\xA0: retournez 2 jetons ; vendez-en un à un autre joueur et gardez l’autre, ou refusez tout pour 2 pièces
eschnapur-summary-turn-walk = 2. Marcher, si vous voulez\xA0: un jeton de mouvement par pas
eschnapur-summary-turn-open = 3. Ouvrir, si vous voulez\xA0: la niche devant vous, avec les symboles de sa case ; le petit nombre est à vous
eschnapur-summary-cost = Ce que coûtent les choses, à tout moment
eschnapur-summary-cost-cards = Carte symbole ou nombre\xA0: 3 pièces
eschnapur-summary-cost-steps = Jeton de mouvement\xA0: 2 pièces
eschnapur-summary-cost-redeem = 2 cartes\xA0: des jetons de réserve valant 12 ou plus
eschnapur-summary-duel = Le duel\xA0: chacun pose une carte
eschnapur-summary-duel-high = La plus haute\xA0: paie ses pièces, avance du grand nombre
eschnapur-summary-duel-low = La plus basse\xA0: prend la découverte et les pièces de la carte
eschnapur-summary-duel-pass = Passer\xA0: 4 pièces
eschnapur-summary-duel-alone = Un seul nombre\xA0: les deux pour lui, rien à payer
eschnapur-summary-end = Le Bouddha et la fin
eschnapur-summary-end-buddha = Seul dernier\xA0: le Bouddha double vos points
eschnapur-summary-end-over = Fin\xA0: après 13 découvertes, ou 5 tours de table sans ouverture
eschnapur-summary-end-most = Le plus de découvertes\xA0: 12 points de plus ; le moins, 6 de moins


eschnapur-explain-pile = Des jetons de réserve, face cachée. Celui dont c’est le tour en retourne deux, en garde un et vend l’autre.
eschnapur-explain-token = Un jeton de réserve\xA0: il rapporte aussitôt à son propriétaire ce qu’il montre. Des jetons valant 12 ensemble achètent deux cartes.
eschnapur-explain-symbols = Les cartes symbole ouvrent les niches\xA0: une de chaque couleur de la case. 3 pièces pour la première.
eschnapur-explain-numbers = Les cartes nombre servent aux duels\xA0: la plus haute paie ses pièces et avance, la plus basse découvre. 3 pièces pour la première.
eschnapur-explain-coins = Les pièces achètent cartes (3) et jetons de mouvement (2), paient les offres et la plus haute carte d’un duel.
eschnapur-explain-steps = Un jeton de mouvement est un pas dans le temple.
eschnapur-explain-points = Les points jusqu’ici. Qui est seul dernier a le Bouddha, qui double.
eschnapur-explain-found = Les découvertes. À la fin, en avoir le plus vaut 12 points de plus, le moins 6 de moins.
`;export{e as default};