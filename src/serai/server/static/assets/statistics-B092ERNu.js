var e=`
eschnapur-style-offers = Offers in a turn of somebody else
eschnapur-style-sales = Own turns that end in a sale
eschnapur-style-steps = Steps in an own turn
eschnapur-style-opened = Niches opened in a game
eschnapur-style-duels = Cards laid in duels in a game
eschnapur-style-finds = Duels that bring the discovery
`;export{e as default};