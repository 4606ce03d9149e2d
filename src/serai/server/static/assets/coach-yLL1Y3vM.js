var e=`
jaipur-coach-theme-sales = Il momento delle vendite
jaipur-coach-theme-bonuses = I bonus
jaipur-coach-theme-camels = I cammelli
jaipur-coach-theme-market = Ciò che resta al mercato
jaipur-coach-theme-hand = La gestione della mano
jaipur-coach-theme-judgement = Il giudizio d’insieme

jaipur-coach-rupees = { $rupees ->
    [one] 1 rupia
   *[other] { $rupees } rupie
}
jaipur-coach-size = { $bonus ->
    [3] tre carte
    [4] quattro carte
   *[5] cinque carte
}
jaipur-coach-caravan = { $count ->
    [one] il cammello
    [2] i due cammelli
   *[other] tutti i { $count } cammelli
}


jaipur-coach-sold-late = Conviene vendere { $cards } finché i gettoni sono alti ({ $tokens }): più tardi le vendite di questa merce fruttano circa { jaipur-coach-rupees } in meno.
jaipur-coach-sold-wrong-kind = Vendere { $cards } era più urgente che vendere { $given }: più tardi le vendite di questa merce fruttano circa { jaipur-coach-rupees } in meno.
jaipur-coach-outrun = Si sa che l’avversario ha in mano { $known }. Vendere prima { $cards } gli toglie circa { jaipur-coach-rupees } di questi gettoni.
jaipur-coach-sold-early = Vendere { $cards } poteva aspettare: più tardi le vendite fruttano circa { jaipur-coach-rupees } in più, gettoni bonus compresi.
jaipur-coach-sold-too-few = Vendere { $cards } in una volta, e non { $given_count }, frutta circa { jaipur-coach-rupees } in più{ $bonus ->
    [0] {""}
   *[other] , con il bonus per { jaipur-coach-size }
}.
jaipur-coach-sold-too-many = Vendere { $given } era troppo: venderne solo { $cards_count } frutta circa { jaipur-coach-rupees } in più.
jaipur-coach-bonus-given-up = La mossa migliore porta a circa { jaipur-coach-rupees } in più dai gettoni bonus, soprattutto per vendite di { jaipur-coach-size }.
jaipur-coach-bonus-to-other = Questa mossa lascia all’avversario circa { jaipur-coach-rupees } in più dai gettoni bonus, soprattutto per vendite di { jaipur-coach-size }.
jaipur-coach-end-missed = La mossa migliore chiude subito la manche e la vince più spesso: { $percent } volte in più su 100.
jaipur-coach-ended-too-soon = Questa mossa chiude la manche troppo presto: continuando la si vince { $percent } volte in più su 100.
jaipur-coach-stuck = La manche sta per finire (carte nel mazzo: { $deck }), e questa mossa lascia in mano { $count ->
    [one] circa una carta invenduta in più
   *[other] circa { $count } carte invendute in più
}.


jaipur-coach-camels-open-market = Prendere { jaipur-coach-caravan } mette altrettante carte nuove davanti all’avversario, che guadagna circa { jaipur-coach-rupees } in più.
jaipur-coach-camels-left = { $count ->
    [one] Il cammello resta
    [2] I due cammelli restano
   *[other] Tutti i { $count } cammelli restano
} al mercato, e { $percent } volte su 100 l’avversario li porta subito via.
jaipur-coach-camel-race = La corsa al gettone cammello è { $own } a { $other }: la mossa migliore lo vince { $percent } volte in più su 100.
jaipur-coach-camels-spent = { $count ->
    [one] Il cammello dato nello scambio costa
   *[other] I { $count } cammelli dati nello scambio costano
} il gettone cammello { $percent } volte su 100.
jaipur-coach-camels-saved = { $count ->
    [one] Un cammello in più poteva
   *[other] { $count } cammelli in più potevano
} pagare lo scambio: tenere { $given } frutterebbe circa { jaipur-coach-rupees } in più.


jaipur-coach-left-for-other = Questa mossa lascia al mercato { $cards }, e { $percent } volte su 100 l’avversario ne prende subito.
jaipur-coach-collected = Si sa che l’avversario raccoglie { $known }. Con { $cards } al mercato guadagna circa { jaipur-coach-rupees } in più.
jaipur-coach-could-wait = La mano dell’avversario è piena: prendere { $card } poteva aspettare, e la mossa migliore frutta circa { jaipur-coach-rupees } in più.
jaipur-coach-wrong-card = Prendere { $card } invece di { $instead } frutta circa { jaipur-coach-rupees } in più con queste merci.
jaipur-coach-not-taken = Prendere { $cards } frutta circa { jaipur-coach-rupees } in più con questa merce.


jaipur-coach-jammed = Ora la mano è piena ({ $hand }): non ci sta altro prima di una vendita. La mossa migliore tiene un po’ di spazio e frutta circa { jaipur-coach-rupees } in più.
jaipur-coach-pair-missed = In mano c’è { $card }, e una carta sola di questa merce non si vende: la seconda, al mercato, frutta circa { jaipur-coach-rupees } in più.
jaipur-coach-pair-broken = Questa mossa lascia in mano { $card }, e una carta sola di questa merce non si vende: costa circa { jaipur-coach-rupees }.
jaipur-coach-given-away = Dare { $cards } nello scambio costa circa { jaipur-coach-rupees }, perché questa merce frutta poi di meno.
jaipur-coach-exchange-missed = Scambiare { $given } con { $taken } procura più carte in una volta: circa { jaipur-coach-rupees } in più alla fine della manche.


jaipur-coach-more-for-oneself = La mossa migliore frutta circa { jaipur-coach-rupees } in più alla fine della manche.
jaipur-coach-more-for-other = Questa mossa lascia guadagnare all’avversario circa { jaipur-coach-rupees } in più alla fine della manche.
jaipur-coach-small-things = Niente spicca: la mossa migliore conserva piccoli vantaggi che si sommano.


jaipur-coach-draw-card = Nuovo al mercato: { $card }.
jaipur-coach-draw-bonus = Si scopre un gettone bonus per { jaipur-coach-size }: { $value ->
    [one] 1 rupia
   *[other] { $value } rupie
}.
`;export{e as default};