### Eschnapur as the first page tells of it, in English.

game-eschnapur = Eschnapur
game-eschnapur-tagline = Three to five explorers in a golden temple
web-points-eschnapur = Points { $points }
game-eschnapur-company = { $count ->
    [one] 1 explorer
   *[other] { $count } explorers
}
