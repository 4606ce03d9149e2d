### Le parole dell’allenatore nella pagina, in italiano.

## Il grafico

web-coach-graph = Probabilità di vincere
web-coach-graph-keys = Clicca per andare a un momento; su e giù vanno da una mossa giudicata all’altra
web-coach-chance = { $player }: { $percent } %
web-coach-inaccuracy = Imprecisione
web-coach-mistake = Errore
web-coach-blunder = Errore grave
web-coach-table = Come tabella
web-coach-moment = Momento
web-coach-player = Giocatore
web-coach-percent = Probabilità
web-coach-grade = Giudizio
web-coach-go = Vai al momento { $moment }
web-coach-interval = Tra { $low } e { $high } %
