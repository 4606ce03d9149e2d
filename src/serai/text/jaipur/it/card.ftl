### Jaipur as the first page tells of it, in Italian.

game-jaipur = Jaipur
game-jaipur-tagline = Un duello al mercato per due mercanti
web-points-jaipur = Sigilli { $points }
