### Il terminale in italiano.

terminal-your-turn = Tocca a te
terminal-prompt = La tua mossa (? per l’aiuto)
terminal-prompt-free = La tua mossa, o Invio per lasciar fare agli altri (? per l’aiuto)
terminal-help =
    Scrivi una mossa come la scrivono le regole, o il suo numero nell’elenco delle mosse.
    E anche: moves (che cosa è possibile), rules, help, quit.
terminal-market = Mercato
terminal-hand = La tua mano, { $count } su { $limit }
terminal-herd = Il tuo recinto
terminal-opponent = { $name }: { $hand ->
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
}
terminal-deck = Mazzo
terminal-tokens = Gettoni
terminal-bonuses = Bonus
terminal-seals = Sigilli
terminal-rupees = Rupie
terminal-round = Manche
terminal-moves = Mosse possibili
terminal-result = Risultato
terminal-thinking = Il tuo avversario sta pensando…
terminal-wait = Premi Invio per continuare
terminal-again = Un’altra partita?
terminal-you = Tu
terminal-not-understood = Questa non è una mossa. Scrivi ? per vedere come si scrivono.
terminal-bye = Buon viaggio, e torna presto!
