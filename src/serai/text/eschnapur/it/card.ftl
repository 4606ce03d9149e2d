### Eschnapur as the first page tells of it, in Italian.

game-eschnapur = Eschnapur
game-eschnapur-tagline = Da tre a cinque esploratori in un tempio d’oro
web-points-eschnapur = Punti { $points }
game-eschnapur-company = { $count ->
    [one] 1 esploratore
   *[other] { $count } esploratori
}
