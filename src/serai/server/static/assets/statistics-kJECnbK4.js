var e=`
eschnapur-style-offers = Offerte per turno altrui
eschnapur-style-sales = Propri turni che portano a una vendita
eschnapur-style-steps = Passi per proprio turno
eschnapur-style-opened = Nicchie aperte per partita
eschnapur-style-duels = Carte giocate nei duelli per partita
eschnapur-style-finds = Duelli che portano la scoperta
`;export{e as default};