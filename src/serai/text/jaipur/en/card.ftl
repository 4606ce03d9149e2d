### Jaipur as the first page tells of it, in English.

game-jaipur = Jaipur
game-jaipur-tagline = A market duel for two merchants
web-points-jaipur = Seals { $points }
