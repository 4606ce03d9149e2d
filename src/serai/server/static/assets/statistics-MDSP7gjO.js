var e=`
jaipur-style-take = Turni in cui si prende una merce
jaipur-style-camels = Turni in cui si prendono i cammelli
jaipur-style-swap = Turni in cui si scambia
jaipur-style-sell = Turni in cui si vende
jaipur-style-sold = Carte per vendita
jaipur-style-herd = Cammelli alla fine di una manche
`;export{e as default};