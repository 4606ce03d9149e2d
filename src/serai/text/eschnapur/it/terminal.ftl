### Eschnapur in the terminal, in Italian.

eschnapur-terminal-welcome = Da tre a cinque esploratori, e un tempio d’oro: benvenuti a Eschnapur.
eschnapur-terminal-help =
    flip 1 2          girare due gettoni della riserva
    offer A 3c red    offrire 3 monete e una carta simbolo rossa per il gettone A
    accept A blue 3c  vendere il gettone A al blu per 3 monete · refuse
    move P0 S1        camminare · open apre una nicchia · end finisce il turno · duel 17 · duel pass
    buy symbol        o number, o move
