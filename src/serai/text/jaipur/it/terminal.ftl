### Jaipur in the terminal, in Italian.

jaipur-terminal-welcome = Benvenuti al mercato di Jaipur. { $seals ->
    [one] Decide una sola manche: chi ne guadagna il sigillo d’eccellenza vince la partita.
   *[other] Chi guadagna due sigilli d’eccellenza vince la partita.
}
jaipur-terminal-help =
    take D         prendi una merce dal mercato
    camels         prendi tutti i cammelli del mercato
    swap GS/LM     prendi oro e argento, dai cuoio e un cammello
    sell LLL       vendi carte di un solo tipo
    Lettere: D diamante, G oro, S argento, C stoffa, P spezia, L cuoio, M cammello.
