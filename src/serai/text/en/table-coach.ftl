### Words of the coach in the page, in English.

## The graph

web-coach-graph = Chance to win
web-coach-graph-keys = Click to go to a moment; up and down go from one graded move to another
web-coach-chance = { $player }: { $percent } %
web-coach-inaccuracy = Inaccuracy
web-coach-mistake = Mistake
web-coach-blunder = Blunder
web-coach-table = As a table
web-coach-moment = Moment
web-coach-player = Player
web-coach-percent = Chance
web-coach-grade = Grade
web-coach-go = Go to moment { $moment }
web-coach-interval = Between { $low } and { $high } %
