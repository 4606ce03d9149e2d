var e=`
eschnapur-rules-title = Eschnapur\xA0: les règles du jeu
eschnapur-rules-intro = Eschnapur entraîne 3 à 5 explorateurs dans un temple d’or, pour une heure environ. Vous marchandez des réserves, avancez de case en case et ouvrez des niches, et chaque niche ouverte déclenche un duel secret de nombres auquel tous prennent part. Celui qui a le plus de points à la fin l’emporte.


eschnapur-section-components = Le matériel
E-C1 = Le temple compte 15 cases, chacune devant une niche et marquée de 1 ou 2 symboles, en cinq couleurs\xA0: rouge, jaune, vert, bleu et marron. Le plan est notre reconstitution. 5 cases de départ montrent chacune une couleur ; les 10 autres cases montrent une fois chaque paire de couleurs. Une galerie extérieure de 10 cases fait le tour en passant par les départs dans l’ordre rouge, jaune, vert, bleu, marron, et entre deux départs se trouve la case qui réunit leurs couleurs. Les 5 dernières cases forment un anneau intérieur dans le même ordre\xA0: on entre dans chacune par la porte d’un départ, et elle montre les couleurs des deux départs qui encadrent celui-ci ; derrière le rouge, vous trouvez ainsi le marron et le jaune.
E-C2 = Il y a 20 cartes symbole, 4 de chaque couleur.
E-C3 = Il y a 30 cartes nombre, de 1 à 30, qui montrent chacune des pièces\xA0: de 1 à 6 une pièce, de 7 à 12 deux, de 13 à 18 trois, de 19 à 24 quatre, de 25 à 30 cinq. Une option de la table suit un autre barème, rapporté par une critique du jeu imprimé\xA0: de 1 à 5 aucune, de 6 à 10 une, de 11 à 15 deux, de 16 à 20 trois, de 21 à 25 quatre, de 26 à 30 cinq.
E-C4 = Il y a 5 cartes passe, une par joueur ; vous gardez la vôtre toute la partie.
E-C5 = Il y a 35 jetons de mouvement, et une caisse de 100 pièces en tout\xA0: 50 de valeur 1 et 10 de valeur 5. On fait de la monnaie quand on veut, si bien que seul le total compte. Règle de la maison\xA0: la banque n’est jamais à court. Une option de la table la limite aux 35 jetons et aux 100 pièces, et l’on prend alors ce qui reste.
E-C6 = Il y a 35 jetons de réserve. Chacun a une valeur et rapporte de 1 à 4 unités d’une seule chose\xA0: jetons de mouvement (figurés par des empreintes), pièces, ou la première carte de la pioche des symboles ou de celle des nombres. La répartition exacte est notre reconstitution. 10 rapportent des pièces\xA0: 1 pièce et valeur 6 (deux jetons), 2 pièces et valeur 5 (trois), 3 pièces et valeur 4 (trois), 4 pièces et valeur 3 (deux). 10 rapportent du mouvement\xA0: 1 et valeur 5 (trois jetons), 2 et valeur 4 (quatre), 3 et valeur 2 (deux), 4 et valeur 1 (un). 8 rapportent une carte symbole\xA0: valeur 2 (deux jetons), 3 (quatre), 4 (deux). 7 rapportent une carte nombre\xA0: valeur 2 (deux jetons), 3 (trois), 4 (deux).
E-C7 = Il y a 15 jetons de découverte, chacun avec un petit et un grand nombre. Ces nombres sont notre reconstitution\xA0: le petit vaut 2, 3 ou 4, le grand 7, 8, 9, 10 ou 11, et chaque combinaison existe une fois.
E-C8 = Le Bouddha et une piste de score de 100 cases complètent le jeu ; arrivé au bout de la piste, vous repartez pour un tour.


eschnapur-section-setup = La mise en place
E-S1 = Chaque niche reçoit un jeton de découverte, tiré au hasard et laissé face cachée.
E-S2 = Choisissez une couleur. Votre marqueur part de la première case de la piste de score, à 0, et votre explorateur de la case qui ne porte que le symbole de votre couleur. À moins de 5 joueurs, personne ne joue le marron, mais la case marron et les cartes marron restent en jeu.
E-S3 = Vous recevez 20 pièces, ou 17 si l’on joue à cinq, ainsi que 2 jetons de mouvement, 1 carte passe, 1 carte symbole et 2 cartes nombre. Gardez vos cartes cachées.
E-S4 = Les jetons de réserve, bien mêlés, forment deux piles face cachée, l’une de 18, l’autre de 17. Le Bouddha attend à côté du plateau.
E-S5 = Règle de la maison\xA0: le hasard désigne le premier joueur, là où l’usage fait cet honneur à qui explique le jeu. Le tour passe ensuite à gauche.


eschnapur-section-anytime = À tout moment, quel que soit le joueur dont c’est le tour
E-B1 = Même hors de votre tour, et aussi souvent que vous pouvez payer, vous pouvez acheter la première carte symbole de la pioche pour 3 pièces, la première carte nombre pour 3 pièces, ou un jeton de mouvement pour 2 pièces. Une pioche vide n’a rien à vendre.
E-B2 = Règle de la maison\xA0: une fois votre carte verrouillée pour un duel, vous ne pouvez plus acheter jusqu’à ce que ce duel soit réglé, ni après le dernier duel.
E-B3 = Vous pouvez rendre des jetons de réserve valant ensemble 12 ou plus contre 2 cartes\xA0: deux symboles, deux nombres ou un de chaque, annoncés avant de piocher. Vous choisissez les jetons à rendre, et toute valeur au-delà de 12 est perdue. Ils vont dans une défausse, que l’on ne remélange en deux piles que lorsque les deux piles sont vides. Si une pioche vient à manquer, l’autre la remplace ; si les deux sont vides, la carte est perdue.


eschnapur-section-turn = Votre tour\xA0: trois actions dans l’ordre, la première obligatoire
E-A1 = Réserve\xA0: retournez 2 jetons de réserve, un de chaque pile ou deux de la même. Annoncez lesquels avant de regarder.
E-A2 = Les autres peuvent alors vous faire des offres pour l’un ou l’autre jeton, avec tout mélange de pièces, de jetons de mouvement, de cartes nombre et de cartes symbole. Ils relèvent, abaissent ou retirent une offre à leur gré, et des offres pour les deux jetons peuvent coexister.
E-A3 = Deux joueurs ne peuvent pas faire la même offre, à l’identique, pour le même jeton\xA0: la dernière venue est rejetée.
E-A4 = Vous pouvez accepter une offre\xA0: vous recevez le prix, l’acheteur reçoit ce jeton, et vous gardez l’autre. Vous ne gardez jamais les deux et ne vendez jamais les deux.
E-A5 = Ou bien vous les refusez toutes\xA0: chaque jeton retourne sous la pile dont il vient, et vous prenez 2 pièces à la banque.
E-A6 = Après une vente, le vendeur d’abord, l’acheteur ensuite, prend ce que montre son nouveau jeton. Les deux jetons restent face visible devant leur propriétaire.
E-A7 = Règle de la maison\xA0: une offre contient au moins un élément, et seulement de ces quatre sortes. Les cartes offertes sont des cartes précises, visibles de tous tant que l’offre tient. Une offre que son auteur ne peut plus payer se retire d’elle-même. On ne commerce qu’avec le joueur actif, et le vendeur n’ajoute rien à l’affaire.
E-A8 = Règle de la maison\xA0: s’il y a moins de deux jetons de réserve, même après un nouveau mélange, l’action est sans objet et vous prenez 2 pièces.
E-M1 = Le déplacement, si vous le souhaitez\xA0: chaque jeton de mouvement dépensé fait faire à votre explorateur un pas vers une case voisine, aussi loin que vous voulez et dans n’importe quelle direction. Les explorateurs peuvent partager une case et se croiser, et traverser aussi celles dont la niche est déjà ouverte.
E-N1 = L’ouverture, si vous le souhaitez\xA0: pour ouvrir la niche devant votre explorateur, montrez une carte symbole de chaque couleur de la case (1 ou 2), puis glissez ces cartes face cachée sous leur pioche. Il n’est pas nécessaire d’avoir bougé avant. Vous pouvez ouvrir une niche par tour.
E-N2 = Retournez le jeton de découverte ; vous avancez aussitôt de son petit nombre.


eschnapur-section-duel = Le duel pour une niche ouverte
E-D1 = Chaque joueur, y compris celui qui a ouvert, choisit en secret une carte nombre de sa main ou sa carte passe. On les révèle toutes ensemble.
E-D2 = Si votre nombre est le plus élevé, vous payez à la banque les pièces de votre carte et avancez du grand nombre. Si vous pouvez payer, vous le devez ; sinon, ce droit passe au nombre suivant, en descendant, dont le joueur peut payer. Si personne ne le peut, personne n’avance.
E-D3 = Le nombre le plus bas remporte le jeton de découverte\xA0: s’il est à vous, la banque vous verse en plus les pièces que montre votre carte.
E-D4 = Si vous passez, vous prenez 4 pièces et n’avancez pas. Votre carte passe revient dans votre main.
E-D5 = Si un seul nombre est joué, son joueur gagne à la fois l’avancée et le jeton de découverte, sans rien payer ni recevoir de pièces.
E-D6 = Si tout le monde passe, chacun prend 4 pièces, et personne n’avance ni ne gagne le jeton. Règle de la maison\xA0: il reste face visible dans sa niche, que l’on peut rouvrir au même prix. Une option de la table le retire plutôt du jeu, et il compte alors comme attribué pour la fin de partie (E-Z1).
E-D7 = Toutes les cartes nombre jouées sont mélangées ensemble et vont sous la pioche des nombres.
E-D8 = Règle de la maison\xA0: on juge si vous pouvez payer avant que quiconque touche un gain de ce duel. Si tous les joueurs au-dessus échouent, le plus bas peut être aussi celui qui paie, et les deux résultats s’appliquent à lui. Une carte dont le joueur n’a pas pu payer est perdue quand même.


eschnapur-section-buddha = Le Bouddha
E-H1 = Le Bouddha va à celui qui est seul dernier sur la piste de score. Tant que vous le tenez, tout ce que vous marquez en points compte double ; les pièces, non.
E-H2 = Il reste chez vous aussi longtemps que personne n’est derrière vous, même quand vous rattrapez le joueur juste devant. Dépassez-le, et le Bouddha passe à celui qui est désormais dernier. Règle de la maison\xA0: si plusieurs joueurs sont alors derniers ensemble, il retourne à côté du plateau jusqu’à ce que quelqu’un soit seul dernier.
E-H3 = Règle de la maison\xA0: un gain est doublé en entier, et le Bouddha ne se déplace qu’ensuite. Le petit nombre et le grand nombre sont deux gains distincts.


eschnapur-section-end = La fin de la partie
E-Z1 = La partie s’arrête net à 13 jetons de découverte attribués sur 15, une fois réglé le duel en cours.
E-Z2 = Le plus de jetons de découverte\xA0: 12 points en plus, divisés entre ceux qui sont à égalité. Le moins\xA0: 6 points en moins, divisés de même. Le Bouddha ne double ni les uns ni les autres. Règle de la maison\xA0: les divisions s’arrondissent vers zéro ; 12 points partagés à cinq en donnent 2 à chacun, et −6 partagés à quatre en coûtent 1 à chacun. N’avoir aucun jeton, c’est en avoir le moins ; si tous en ont autant, les deux s’appliquent ; et un score peut être négatif.
E-Z3 = Le meilleur score gagne. Entre joueurs à égalité, c’est la carte nombre la plus forte en main qui tranche. Règle de la maison\xA0: si cela ne suffit pas, la victoire est partagée.
E-Z4 = Règle de la maison\xA0: la partie s’arrête aussi après 5 tours de table complets sans qu’une niche soit ouverte, car toutes les cartes symbole peuvent se trouver bloquées dans les mains. Le résultat le dit alors.


eschnapur-section-knowledge = Qui peut savoir quoi
E-K1 = Règle de la maison\xA0: tout le monde peut savoir combien de pièces et de jetons de mouvement vous avez, quels jetons de réserve et de découverte vous possédez, et combien de cartes de chaque sorte vous tenez. Restent cachés\xA0: la face de vos cartes, l’ordre des pioches, les jetons pas encore retournés et les cartes verrouillées pour un duel. Les cartes symbole montrées pour ouvrir une niche et les cartes nombre révélées dans un duel, tous les ont vues.
`;export{e as default};