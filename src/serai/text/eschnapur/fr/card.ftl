### Eschnapur as the first page tells of it, in French.

game-eschnapur = Eschnapur
game-eschnapur-tagline = Trois à cinq explorateurs dans un temple d’or
web-points-eschnapur = Points { $points }
game-eschnapur-company = { $count ->
    [one] { $count } explorateur
   *[other] { $count } explorateurs
}
