var e=`
jaipur-style-take = Tours où l’on prend une marchandise
jaipur-style-camels = Tours où l’on prend les chameaux
jaipur-style-swap = Tours où l’on échange
jaipur-style-sell = Tours où l’on vend
jaipur-style-sold = Cartes par vente
jaipur-style-herd = Chameaux à la fin d’une manche
`;export{e as default};