### Jaipur as the first page tells of it, in French.

game-jaipur = Jaipur
game-jaipur-tagline = Un duel de marchands à deux
web-points-jaipur = Sceaux { $points }
