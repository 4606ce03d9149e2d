### Jaipur in the terminal, in Italian.

jaipur-terminal-welcome = Benvenuti al mercato di Jaipur. { $seals ->
    [one] Decide una sola manche: chi ne guadagna il sigillo d’eccellenza vince la partita.
   *[other] Chi guadagna due sigilli d’eccellenza vince la partita.
}
