### Le parole dei problemi, in italiano: una posizione, un tentativo, quanto vale, il problema del giorno.

puzzle-title = { $game }: trova la mossa migliore
puzzle-daily = Problema del giorno
puzzle-number = Problema { $number } di { $count }
puzzle-streak = { $days ->
    [one] 1 giorno di fila
   *[other] { $days } giorni di fila
}
puzzle-solved = risolto
puzzle-asked = Tocca a te: trova la mossa migliore. Ciò che una buona memoria sa delle altre mani è scoperto.
puzzle-best = La mossa migliore: la tua probabilità di vincere è del { $chance } %.
puzzle-good = Buona quanto la migliore: la tua probabilità di vincere è del { $chance } %.
puzzle-bad = Non è la migliore: la tua probabilità di vincere è del { $chance } %, dopo la mossa migliore del { $best } %.
puzzle-not-weighed = Questa mossa non è tra quelle valutate; la migliore è un’altra.
puzzle-answered = Ecco la risposta; puoi ancora giocarla, o qualsiasi altra mossa.
puzzle-answer = La migliore: { $move }. Lascia una probabilità di vincere del { $chance } %.
puzzle-next-best = Poi viene un’altra mossa ({ $move }) con il { $chance } %.
puzzle-again = Riprova
puzzle-why = Perché?
puzzle-show = Mostra la risposta
puzzle-next = Problema successivo
puzzle-link = Collegamento a questo problema
puzzle-leave = Lascia il problema
puzzle-none = Qui non ci sono problemi di questo gioco.
puzzle-no-number = Questo problema non c’è: sono numerati da 1 a { $count }.
puzzle-learn = Problemi
puzzle-learn-told = Posizioni da partite forti, ognuna con una mossa di cui è dimostrato che è la migliore. Una nuova ogni giorno (a mezzanotte UTC), la stessa dappertutto.
