var e=`
jaipur-rules-title = Jaipur\xA0: les règles du jeu
jaipur-rules-intro = Jaipur est un duel entre deux marchands. À chaque tour, vous faites provision de cartes au marché ou vous vendez des marchandises contre des roupies, et tout est affaire de moment\xA0: le premier à vendre est le mieux payé, mais la patience et les grosses ventes rapportent un bonus. Le marchand le plus riche de chaque manche gagne un sceau d’excellence, et deux sceaux donnent la victoire.


jaipur-section-components = Le matériel
J-C1 = Le jeu compte 55 cartes\xA0: 6 de diamants, 6 d’or, 6 d’argent, 8 d’étoffes, 8 d’épices, 10 de cuir et 11 chameaux.
J-C2 = Il y a 38 jetons de marchandise, empilés par sorte, la plus forte valeur sur le dessus. Diamants\xA0: 7, 7, 5, 5, 5. Or\xA0: 6, 6, 5, 5, 5. Argent\xA0: 5, 5, 5, 5, 5. Étoffes\xA0: 5, 3, 3, 2, 2, 1, 1. Épices\xA0: 5, 3, 3, 2, 2, 1, 1. Cuir\xA0: 4, 3, 2, 1, 1, 1, 1, 1, 1.
J-C3 = Il y a 18 jetons bonus en trois piles, chacune mélangée, valeurs cachées. Pour trois cartes\xA0: 1, 1, 2, 2, 2, 3, 3. Pour quatre cartes\xA0: 4, 4, 5, 5, 6, 6. Pour cinq cartes ou plus\xA0: 8, 8, 9, 10, 10.
J-C4 = Un jeton chameau, qui vaut 5 roupies, et 3 sceaux d’excellence complètent le trésor.


jaipur-section-setup = La mise en place d’une manche
J-S1 = Trois chameaux ouvrent le marché ; on mélange les 52 autres cartes. Chaque joueur en reçoit 5, puis on en retourne encore 2 pour porter le marché à 5 cartes ; ce peuvent être aussi des chameaux. Les 40 cartes restantes forment la pioche.
J-S2 = Si vous recevez des chameaux à la donne, ils rejoignent aussitôt votre enclos. Il se peut donc que vous commenciez avec moins de 5 cartes en main.
J-S3 = Les jetons de marchandise sont visibles de tous les deux ; les piles de bonus restent face cachée.
J-S4 = Le hasard désigne qui commence la première manche. Ensuite, celui qui vient de perdre une manche commence la suivante.


jaipur-section-turn = Votre tour\xA0: prendre ou vendre, jamais les deux
J-T1 = Prendre une carte\xA0: choisissez une marchandise du marché, jamais un chameau, et ajoutez-la à votre main. La pioche comble le vide.
J-T2 = Le troc\xA0: prenez de 2 à 5 marchandises du marché, de sortes différentes si vous voulez, mais jamais de chameaux, et rendez autant de cartes\xA0: marchandises de votre main, chameaux de votre enclos, ou un peu des deux. Le marché est de nouveau complet\xA0: on ne pioche pas.
J-T3 = Le plus petit troc se fait à deux cartes contre deux ; un échange d’une carte contre une est interdit.
J-T4 = Dans un même troc, une sorte de marchandise ne circule que dans un sens\xA0: impossible de prendre du cuir et de rendre du cuir.
J-T5 = Les chameaux\xA0: emmenez dans votre enclos tous ceux du marché, sans en laisser un seul. La pioche comble les vides.
J-T6 = Marchandises et chameaux ne quittent jamais le marché dans le même tour.
J-T7 = Quand votre tour se termine, votre main compte 7 cartes au plus ; vos chameaux n’entrent pas dans le compte. Pour prendre une seule carte, il faut donc en avoir moins de 7 en main ; pour un troc, votre main d’avant l’échange et les chameaux que vous donnez ne doivent pas dépasser 7 au total.
J-X1 = Vendre\xA0: défaussez autant de cartes que vous voulez d’une seule sorte, et prenez autant de ses jetons sur le dessus de la pile, ou ce qu’il en reste.
J-X2 = Diamants, or et argent se vendent par 2 cartes au moins, même s’il ne reste qu’un jeton de cette sorte.
J-X3 = Si vous vendez 3 cartes, 4 cartes, ou 5 et plus, vous tirez aussi un jeton bonus de la pile correspondante. C’est le nombre de cartes vendues qui compte, même s’il restait moins de jetons de marchandise à prendre.
J-X4 = Règle de la maison\xA0: une marchandise dont il ne reste aucun jeton peut encore se vendre ; une vente assez grosse rapporte tout de même son bonus.
J-X5 = Règle de la maison\xA0: une pile de bonus vide ne donne rien, et aucune autre pile ne la remplace.


jaipur-section-end = La fin de la manche et de la partie
J-E1 = La manche s’achève sur-le-champ quand les jetons de 3 sortes de marchandises sont épuisés.
J-E2 = La manche s’achève aussi sur-le-champ quand on ne peut plus ramener le marché à 5 cartes ; on y pose d’abord celles qui restent. Une pioche vide devant un marché complet n’y met pas fin\xA0: on joue jusqu’à ce que quelqu’un prenne une marchandise seule ou les chameaux et que le vide ne puisse plus être comblé.
J-E3 = L’enclos le mieux peuplé rapporte le jeton chameau et ses 5 roupies. À enclos égaux, il ne revient à personne.
J-E4 = Comptez vos roupies\xA0: la plus grosse fortune vaut un sceau d’excellence. À fortune égale, il va à celui qui a le plus de jetons bonus ; si l’égalité demeure, à celui qui a le plus de jetons de marchandise. Le jeton chameau ne compte ni parmi les uns ni parmi les autres.
J-E5 = Règle de la maison\xA0: si vous êtes à égalité sur les trois plans, personne ne gagne de sceau. La manche se rejoue, et celui qui l’avait commencée laisse cette fois l’autre commencer.
J-E6 = Votre deuxième sceau vous donne la partie.


jaipur-section-knowledge = Qui peut savoir quoi
J-K1 = Votre adversaire ne voit pas votre main, mais chaque carte que vous avez prise au marché ou que vous y avez rendue est passée sous ses yeux. L’ordre de la pioche est caché à tous deux. Chacun sait combien de jetons bonus vous avez gagnés et de quelles piles, mais vous seul en voyez la valeur.
J-K2 = Vous n’avez pas à dire combien de chameaux vous possédez. Une mémoire parfaite peut le déduire, et l’ordinateur, quand il joue, a donc le droit de s’en servir ; à l’écran, la taille d’un enclos reste cachée, sauf si une option de la table la montre.
J-K3 = Règle de la maison\xA0: la défausse est ouverte, et chacun peut la parcourir. Toutes les ventes se sont d’ailleurs faites au grand jour.
J-K4 = Règle de la maison\xA0: vous avez toujours un coup permis. En théorie, les trocs pourraient se suivre sans fin, et les règles n’y mettent pas de limite ; celui qui héberge la partie en fixe une, et si elle est atteinte le résultat le dit.
`;export{e as default};