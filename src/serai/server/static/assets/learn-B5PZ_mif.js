var e=`

jaipur-lesson-about = Une vraie partie, une nouveauté à la fois, en cinq minutes environ.
jaipur-lesson-welcome-title = Le marché
jaipur-lesson-welcome = Cinq cartes forment le marché, les vôtres sont en dessous, et à côté se trouvent les jetons qui paient les marchandises. À chaque tour, vous prenez des cartes ou vous en vendez ; à la fin, le marchand le plus riche l’emporte.
jaipur-lesson-take-title = Prendre une carte
jaipur-lesson-take = Touchez le diamant du marché, puis appuyez sur « Prendre ».
jaipur-lesson-take-done = Le diamant est dans votre main, et la pioche a comblé le vide. Tout se fait ainsi\xA0: toucher, lire la ligne, appuyer sur le bouton.
jaipur-lesson-sell-title = Vendre
jaipur-lesson-sell = Touchez les deux diamants de votre main et vendez-les.
jaipur-lesson-sell-done = 7 + 7 roupies\xA0: les meilleurs jetons sont sur le dessus, le premier à vendre est donc le mieux payé. Diamants, or et argent se vendent par deux au moins.
jaipur-lesson-camels-title = Les chameaux
jaipur-lesson-camels = Touchez un chameau du marché (les trois viennent ensemble) et prenez-les.
jaipur-lesson-camels-done = Votre enclos compte maintenant quatre chameaux ; ils ne prennent pas de place en main. Mais trois nouvelles cartes attendent votre adversaire.
jaipur-lesson-exchange-title = Le troc
jaipur-lesson-exchange = Touchez les deux cartes d’argent et le cuir du marché, puis votre étoffe et deux fois votre enclos, et troquez trois contre trois.
jaipur-lesson-exchange-done = Vous rendez autant de cartes que vous en prenez, deux au moins, marchandises ou chameaux ; mais aucune marchandise ne circule dans les deux sens.
jaipur-lesson-bonus-title = Le bonus
jaipur-lesson-bonus = Touchez vos trois cartes de cuir et vendez-les d’un coup.
jaipur-lesson-bonus-done = 4 + 3 + 2, et un jeton bonus en prime pour trois cartes d’un coup. Quatre ou cinq cartes en rapportent un plus gros, et vous seul en voyez la valeur.
jaipur-lesson-limit-title = Une main pleine
jaipur-lesson-limit = Vous tenez sept cartes\xA0: touchez une marchandise du marché et lisez pourquoi vous ne pouvez pas la prendre, relâchez-la, puis vendez vos quatre cartes d’argent.
jaipur-lesson-limit-done = Sept cartes au plus à la fin du tour ; les chameaux ne comptent pas. Vendre fait de la place, et troquer ses propres cartes aussi.
jaipur-lesson-end-title = La fin d’une manche
jaipur-lesson-end = L’or et les épices sont épuisés, et il reste un jeton d’argent\xA0: vendez vos deux cartes d’argent et mettez fin à la manche.
jaipur-lesson-end-done = La troisième sorte est épuisée, la manche s’est donc achevée aussitôt. Un marché qu’on ne peut plus compléter y met fin aussi ; et l’enclos le mieux peuplé a rapporté 5 roupies.
jaipur-lesson-seals-title = Les sceaux
jaipur-lesson-seals = Le marchand le plus riche reçoit un sceau. Deux sceaux gagnent la partie, et celui qui a perdu une manche commence la suivante. Vous connaissez maintenant tout le jeu.


jaipur-advice-balance = Sans chameaux, votre main se remplit lentement après une vente. Trop de chameaux d’un coup, et vous découvrez la moitié d’un marché pour votre adversaire. Gardez-en quelques-uns, et prenez-les quand il y en a peu.
jaipur-lesson-advice-balance-title = Quelques chameaux
jaipur-lesson-advice-balance = Votre enclos est vide et deux chameaux sont là\xA0: prenez-les.
jaipur-lesson-advice-balance-done = Deux nouvelles cartes seulement pour votre adversaire, et dès votre prochain tour vous pouvez de nouveau troquer.
jaipur-advice-full = Le meilleur moment pour un grand troupeau, c’est quand la main de votre adversaire est pleine\xA0: de belles cartes peuvent sortir, une main pleine ne peut pas simplement les prendre.
jaipur-lesson-advice-full-title = Le bon moment
jaipur-lesson-advice-full = Votre adversaire tient sept cartes\xA0: prenez maintenant les quatre chameaux.
jaipur-lesson-advice-full-done = Quatre marchandises fraîches, et votre adversaire doit d’abord vendre, ou troquer des cartes qu’il aurait voulu garder.
jaipur-advice-fill = Payez un troc en chameaux quand de bonnes cartes doivent bientôt sortir. Si votre adversaire prend les chameaux, vous choisissez le premier parmi ce qui apparaît.
jaipur-lesson-advice-fill-title = Un marché de chameaux
jaipur-lesson-advice-fill = Prenez les deux cartes d’or et les deux cartes d’argent contre quatre chameaux.
jaipur-lesson-advice-fill-done = Il ne reste qu’une étoffe et des chameaux. Qui les prend ouvre le marché pour vous.
jaipur-advice-income = Les roupies ont trois sources\xA0: les marchandises précieuses, les premiers jetons de chaque sorte et les grosses ventes. N’en laissez aucune à votre seul adversaire\xA0: vendez le premier quand vous pouvez, et amassez pour une ou deux grosses ventes.
jaipur-lesson-advice-income-title = Vendre le premier
jaipur-lesson-advice-income = Votre adversaire vient aussi de prendre de l’or\xA0: vendez d’abord vos deux cartes d’or.
jaipur-lesson-advice-income-done = 6 + 6 pour vous ; à l’or de votre adversaire il reste les jetons de 5.


jaipur-summary-turn = Votre tour\xA0: au choix
jaipur-summary-turn-take = Prendre une carte\xA0: une marchandise du marché ; la pioche comble le vide
jaipur-summary-turn-exchange = Troquer\xA0: de 2 à 5 marchandises contre autant de vos cartes, chameaux compris ; aucune sorte dans les deux sens
jaipur-summary-turn-camels = Chameaux\xA0: tous ceux du marché, dans votre enclos
jaipur-summary-turn-sell = Vendre\xA0: autant de cartes que vous voulez d’une sorte ; diamants, or, argent par 2 au moins
jaipur-summary-pay = Ce que cela rapporte
jaipur-summary-pay-tokens = Chaque carte\xA0: un jeton de sa sorte, le plus fort d’abord
jaipur-summary-pay-three = 3 cartes\xA0: un bonus de 1 à 3
jaipur-summary-pay-four = 4 cartes\xA0: un bonus de 4 à 6
jaipur-summary-pay-five = 5 cartes ou plus\xA0: un bonus de 8 à 10
jaipur-summary-pay-herd = Plus grand enclos\xA0: 5, à la fin de la manche
jaipur-summary-end = Limites et fins
jaipur-summary-end-hand = Main\xA0: 7 cartes au plus après votre tour ; les chameaux ne comptent pas
jaipur-summary-end-round = Manche\xA0: finie quand 3 sortes de jetons sont épuisées, ou quand on ne peut plus compléter le marché
jaipur-summary-end-match = Partie\xA0: le plus riche reçoit un sceau ; 2 sceaux gagnent


jaipur-explain-precious = Les jetons de cette marchandise, le prochain sur le dessus. Une vente en prend un par carte ; deux cartes au moins à la fois.
jaipur-explain-goods = Les jetons de cette marchandise, le prochain sur le dessus. Une vente en prend un par carte. Quand trois sortes sont épuisées, la manche s’achève.
jaipur-explain-bonus-3 = Pour trois cartes vendues d’un coup\xA0: 1, 2 ou 3 roupies. Seul le vendeur voit combien.
jaipur-explain-bonus-4 = Pour quatre cartes vendues d’un coup\xA0: 4, 5 ou 6 roupies. Seul le vendeur voit combien.
jaipur-explain-bonus-5 = Pour cinq cartes ou plus vendues d’un coup\xA0: 8, 9 ou 10 roupies. Seul le vendeur voit combien.
jaipur-explain-deck = La pioche complète le marché chaque fois qu’on y prend. Quand elle ne le peut plus, la manche s’achève.
jaipur-explain-discard = Les cartes vendues. Elles ne reviennent pas dans cette manche.
jaipur-explain-purse = Les roupies jusqu’ici, pour autant que vous puissiez le savoir. Le plus grand enclos en rapporte 5 de plus à la fin.
`;export{e as default};