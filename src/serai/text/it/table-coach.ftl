### Le parole dell’allenatore nella pagina, in italiano.

## Il grafico

web-coach-graph = Probabilità di vincere
web-coach-graph-keys = Clicca per andare a un momento; su e giù vanno da una mossa giudicata all’altra
web-coach-chance = { $player }: { $percent } %
web-coach-table = Come tabella
web-coach-moment = Momento
web-coach-player = Giocatore
web-coach-percent = Probabilità
web-coach-grade = Giudizio
web-coach-go = Vai al momento { $moment }
web-coach-interval = Tra { $low } e { $high } %

## I verdetti

coach-title = Quanto è costata ogni decisione
coach-of = { $game }: { $players }
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
coach-do-nothing = Per ora non fare nulla
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

## Chiedere

web-coach-ask = Chiedi all’allenatore
web-coach-ask-told = Ogni decisione viene riesaminata: quanto è costata, perché, e quanta è stata fortuna.
web-coach-preparing = L’allenatore si prepara…
web-coach-progress = Mossa { $done } di { $of }…
web-coach-done = L’allenatore ha riesaminato tutta la partita.
web-coach-verdict = Che cosa dice l’allenatore di questa mossa
web-coach-unreachable = L’allenatore non è raggiungibile. Riprova tra un momento.
web-coach-before = Errore precedente
web-coach-next = Errore successivo
web-coach-answer = Mostra la risposta
web-coach-not-yours = Un verdetto dice ciò che il suo giocatore sapeva: guarda a carte scoperte, o con gli occhi di quel giocatore.
web-coach-no-move = Qui nessuno ha deciso nulla.
web-coach-summary = Riepilogo
web-coach-scale = Perdita per decisione, in millesimi di probabilità di vittoria
web-coach-own-habits = Le tue abitudini più costose in { $games } partite
web-coach-own-lost = Perdita per decisione, in millesimi di probabilità di vittoria: { $lost }
web-coach-own-habit = { $count ->
    [one] una volta
   *[other] { $count } volte
}, persi in punti: { $lost }

## Un altro tentativo

web-coach-try = Prova un’altra mossa
web-coach-try-told = Che cosa giocheresti invece? Scegli una mossa come al tavolo.
web-coach-try-judging = L’allenatore ci pensa…
web-coach-try-good = Ben trovata: questa mossa vale la migliore.
web-coach-try-best = Ben trovata: è la mossa migliore.
web-coach-try-bad = Nemmeno questa. In punti costa { $lost }. Riprova, o guarda la risposta.
web-coach-try-same = È la mossa che è stata giocata. Scegline un’altra.
web-coach-try-leave = Torna alla partita
