var e=`
jaipur-style-take = Turns that take one good
jaipur-style-camels = Turns that take camels
jaipur-style-swap = Turns that exchange
jaipur-style-sell = Turns that sell
jaipur-style-sold = Cards in a sale
jaipur-style-herd = Camels at a round's end
`;export{e as default};