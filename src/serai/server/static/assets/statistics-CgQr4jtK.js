var e=`
eschnapur-style-offers = Offres par tour d’un autre
eschnapur-style-sales = Tours à soi qui mènent à une vente
eschnapur-style-steps = Pas par tour à soi
eschnapur-style-opened = Niches ouvertes par partie
eschnapur-style-duels = Cartes posées en duel par partie
eschnapur-style-finds = Duels qui rapportent la découverte
`;export{e as default};