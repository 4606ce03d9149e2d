var e=`
eschnapur-coach-theme-haggling = Le trattative
eschnapur-coach-theme-duel = I duelli
eschnapur-coach-theme-way = La via verso le nicchie
eschnapur-coach-theme-reserve = La riserva
eschnapur-coach-theme-purse = Le monete e la banca
eschnapur-coach-theme-buddha = Il Buddha
eschnapur-coach-theme-judgement = Il giudizio d’insieme

eschnapur-coach-instead-thing = { $instead_thing ->
    [symbol] una carta simbolo
    [number] una carta numero
   *[move] un gettone movimento
}
eschnapur-coach-cost = { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
}
eschnapur-coach-times = { $times ->
    [one] una volta su 10
   *[other] { $times } volte su 10
}
eschnapur-coach-hand = { $cards_count ->
    [0] nessuna carta numero
   *[other] { $cards }
}


eschnapur-coach-overpaid = È troppo per { $name }: { $price }, quando la banca vende per { $bank } tutto ciò che quel gettone porta.
eschnapur-coach-more-than-needed = Per { $name } bastava offrire { $instead }: { $price } è più del necessario.
eschnapur-coach-regretted = L’offerta per { $name } ({ $price }) viene spesso accettata, e chi compra sta peggio che senza affare.
eschnapur-coach-card-given = Meglio tenere in mano { $cards }: per { $name } l’offerta migliore è { $instead }.
eschnapur-coach-too-little = Offrire { $price } basta di rado per { $name }: { $instead } lo ottiene più spesso e ne vale la pena.
eschnapur-coach-other-token = Il gettone migliore è { $better }: meglio offrire { $instead } per quello che puntare a { $name }.
eschnapur-coach-withdrew = L’offerta per { $name } doveva restare: il gettone vale il suo prezzo.
eschnapur-coach-refused-good-deal = L’offerta di { $buyer } per { $name } ({ $price }), tenendo { $kept }, è meglio di { eschnapur-coins } per un rifiuto.
eschnapur-coach-took-bad-deal = Rifiutare porta { eschnapur-coins } e toglie { $name } a { $buyer }: è meglio di { $price } e { $kept }.
eschnapur-coach-worse-offer = Vendere { $name } a { $buyer } per { $instead } è meglio che per { $price }.
eschnapur-coach-sold-wrong-token = Era meglio tenere { $kept }: vendere { $name } a { $buyer } per { $price } è l’affare migliore.


eschnapur-coach-cannot-pay = Il numero { $card } costa { eschnapur-coach-cost } e ce ne sono solo { $coins }: chi non può pagare non avanza.
eschnapur-coach-passed-high = Il numero { $card } vincerebbe il numero grande ({ eschnapur-points }) { eschnapur-coach-times }.
eschnapur-coach-passed-low = Il numero { $card } sarebbe il più basso e porterebbe la scoperta { eschnapur-coach-times }.
eschnapur-coach-pass-better = Il numero { $card } non porta né punti né la scoperta { eschnapur-coach-times }; passare porta { eschnapur-coins }.
eschnapur-coach-high-card-wasted = { $instead_card ->
    [0] Il numero { $card } viene speso qui, mentre passando si terrebbe per un duello migliore.
   *[other] Il numero { $card } viene speso qui, mentre il numero { $instead_card } basterebbe e lo terrebbe per un duello migliore.
}
eschnapur-coach-between = Il numero { $card } non è né abbastanza alto né abbastanza basso e non porta nulla { eschnapur-coach-times }; il numero { $instead_card } porta qualcosa più spesso.
eschnapur-coach-higher-card = Il numero { $instead_card } piuttosto che il { $card }: vince il numero grande ({ eschnapur-points }) { eschnapur-coach-times }.
eschnapur-coach-lower-card = Il numero { $instead_card } piuttosto che il { $card }: è il più basso e porta la scoperta { eschnapur-coach-times }.
eschnapur-coach-unarmed = Si potevano procurare altre carte numero prima di sceglierne una; in mano: { eschnapur-coach-hand }.
eschnapur-coach-armed-needlessly = { $card ->
    [0] Non servono altre carte numero per passare in questo duello.
   *[other] Non servono altre carte numero: il numero { $card } in mano va altrettanto bene.
}


eschnapur-coach-niche-left = La nicchia in { $square } si poteva aprire in questo turno con { $cards }.
eschnapur-coach-walked-past = Questo cammino passa oltre la nicchia in { $square }, che si poteva aprire in questo turno con { $cards }.
eschnapur-coach-opened-too-early = { $card ->
    [0] La nicchia in { $square } viene aperta senza una carta numero per il duello: il numero grande va agli altri.
   *[other] La nicchia in { $square } viene aperta senza le carte per vincere il duello: con il { $card } come carta più alta, il numero grande arriva solo { eschnapur-coach-times }.
}
eschnapur-coach-arm-before-opening = Prima di aprire la nicchia in { $square } servono carte numero; in mano: { eschnapur-coach-hand }.
eschnapur-coach-waited = Era meglio aprire subito la nicchia in { $square } con { $cards }.
eschnapur-coach-steps-wasted = Il cammino fino a { $square } consuma { eschnapur-steps } in più e non apre nulla in questo turno.
eschnapur-coach-dearer-niche = La nicchia in { $square } richiede solo { $cards }: restano simboli per la prossima.
eschnapur-coach-better-square = La casella { $square } è un posto migliore per i turni a venire, a { eschnapur-steps } di distanza.
eschnapur-coach-opened-for-others = Ciò che contiene la nicchia in { $square } va per lo più agli altri.


eschnapur-coach-redeemed-late = Era meglio rendere ora { $tokens } (insieme { $value }) per { eschnapur-redeemed }.
eschnapur-coach-redeemed-early = { $excess ->
    [0] Era meglio tenere per ora { $tokens } (insieme { $value }).
   *[other] Era meglio tenere per ora { $tokens } (insieme { $value }): { $excess } del loro valore va perso.
}
eschnapur-coach-redeemed-wrong-cards = I gettoni resi dovrebbero piuttosto portare { eschnapur-redeemed }.
eschnapur-coach-redeemed-too-much = Bastava rendere { $tokens }: un valore di { $instead_value } invece di { $value } per le stesse due carte.
eschnapur-coach-known-pile = Si sa che cosa viene dopo: { $tokens }. Le altre pile sono la scelta migliore.


eschnapur-coach-bought-for-nothing = Spendere { eschnapur-coins } per { eschnapur-bought } qui non vale la pena.
eschnapur-coach-bought-wrong = Qui { eschnapur-coach-instead-thing } vale più di { eschnapur-bought }.
eschnapur-coach-hoarded = Spendere { $price } per { eschnapur-bought } sarebbe un buon acquisto; { $coins ->
    [one] 1 moneta giace inutile
   *[other] { $coins } monete giacciono inutili
}.
eschnapur-coach-bank-first = Prima { eschnapur-bought } dalla banca: { $coins ->
    [one] c’è 1 moneta
   *[other] ci sono { $coins } monete
} per questo.
eschnapur-coach-purse-emptied = Così resta un fondo di { eschnapur-coins }, e il numero { $card } in mano costa { eschnapur-coach-cost } in un duello.


eschnapur-coach-buddha-ignored = Con il Buddha ogni punto vale doppio: la mossa migliore porta circa { eschnapur-points } in più in questo turno.
eschnapur-coach-buddha-lost = Con la mossa migliore il Buddha è lì a fine turno { $times ->
    [one] una volta
   *[other] { $times } volte
} in più su 10.


eschnapur-coach-more-points = La mossa migliore porta circa { eschnapur-points } in più in questo turno.
eschnapur-coach-points-for-others = Questa mossa lascia avanzare gli altri di circa { eschnapur-points } in più in questo turno.
eschnapur-coach-more-coins = La mossa migliore lascia circa { eschnapur-coins } in più dopo questo turno.
eschnapur-coach-small-things = Niente spicca da solo: la mossa migliore conserva piccoli vantaggi che si sommano.


eschnapur-coach-draw-symbol = Si pesca una carta simbolo: { $cards }.
eschnapur-coach-draw-number = Si pesca una carta numero: { $cards }.
eschnapur-coach-draw-token = Si scopre un gettone di riserva: { $name }.
eschnapur-coach-draw-discovery = In { $square } viene alla luce la scoperta { $discovery }.
`;export{e as default};