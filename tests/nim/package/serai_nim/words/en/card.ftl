game-nim = Nim
game-nim-tagline = Three players, some heaps, one last match
web-points-nim = Matches { $points }
