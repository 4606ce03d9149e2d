### Il terminale in italiano.

terminal-your-turn = Tocca a te
terminal-prompt = La tua mossa (? per l’aiuto)
terminal-help =
    Scrivi una mossa, o il suo numero nell’elenco delle mosse:
      take D         prendi una merce dal mercato
      camels         prendi tutti i cammelli del mercato
      swap GS/LM     prendi oro e argento, dai cuoio e un cammello
      sell LLL       vendi carte di un solo tipo
    Lettere: D diamante, G oro, S argento, C stoffa, P spezia, L cuoio, M cammello.
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
