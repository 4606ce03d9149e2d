### Ciò che l’allenatore dice di ogni gioco, in italiano. Le ragioni appartengono ai giochi.

coach-title = Quanto è costata ogni decisione
coach-of = { $game }: { $players }
coach-seat = { $name }
coach-grade-inaccuracy = Imprecisione
coach-grade-mistake = Errore
coach-grade-blunder = Errore grave
coach-count-inaccuracy = { $count ->
    [one] { $count } imprecisione
   *[other] { $count } imprecisioni
}
coach-count-mistake = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
coach-count-blunder = { $count ->
    [one] { $count } errore grave
   *[other] { $count } errori gravi
}
coach-no-errors = Nessuna mossa è costata con certezza 2 punti o più.
coach-counted = { $count ->
    [0] Nessuna decisione conta: non c’è mai stata una vera scelta.
    [one] Conta 1 decisione; quelle obbligate o ovvie sono escluse.
   *[other] Contano { $count } decisioni; quelle obbligate o ovvie sono escluse.
}
coach-lost-headline = Probabilità di vittoria persa per decisione, in millesimi: { $lost }
coach-scale = Quanto perdono i livelli per decisione: { $levels }.
coach-scale-level = { $level } { $lost }
coach-scale-none = Nessun livello è stato ancora misurato.
coach-move-number = Mossa { $step }
coach-round-move = Manche { $round }, mossa { $step }
coach-played = Giocata: { $move }
coach-best = Meglio: { $move }
coach-chances = { $before } % di probabilità di vincere prima, { $after } % dopo.
coach-cost = Probabilità di vittoria persa, in punti: { $lost } (da { $low } a { $high }).
coach-habits = Le abitudini più costose
coach-habit = { $theme }: { $count ->
    [one] una volta
   *[other] { $count } volte
}, persi in punti: { $lost }; la peggiore alla mossa { $step }.
coach-habit-of-games = { $theme }: { $count ->
    [one] una volta
   *[other] { $count } volte
}, persi in punti: { $lost }; la peggiore nella partita { $game }, alla mossa { $step }.
coach-habits-of-games = Le abitudini più costose di { $name } in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
coach-luck = Fortuna
coach-luck-told = In punti di probabilità di vittoria, pescate proprie: { $own }; degli altri: { $others }.
coach-luck-adjusted = Risultato { $result }; senza fortuna { $adjusted } (1 è una vittoria, 0 una sconfitta).
coach-luck-note = La fortuna si misura a carte scoperte: ciò che è arrivato, rispetto alla media di ciò che poteva arrivare. Tutto il resto è detto da ciò che il posto poteva sapere.
coach-luck-greatest = I colpi di fortuna più grandi
coach-luck-stroke = Mossa { $step }: { $told } In punti per { $name }: { $gain }.
coach-made = Prodotto da Serai { $version }, modello { $model }, { $iterations } iterazioni per decisione, seme { $seed }.
coach-unofficial = Non ufficiale; nessun legame con gli editori dei giochi.
coach-graph = Probabilità di vincere da ciò che { $name } sapeva
coach-graph-axis = Mosse
coach-position = Ciò che { $name } poteva vedere
coach-all-decisions = Tutte le decisioni
coach-forced = Obbligata
coach-obvious = Ovvia
coach-fine = Bene
