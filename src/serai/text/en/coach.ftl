### What the coach says of any game, in English. The reasons are the games' own.

coach-title = What each decision cost
coach-of = { $game }: { $players }
coach-seat = { $name }
coach-grade-inaccuracy = Inaccuracy
coach-grade-mistake = Mistake
coach-grade-blunder = Blunder
coach-count-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
coach-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
coach-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
coach-no-errors = No move cost 2 points or more for certain.
coach-counted = { $count ->
    [0] No decision counts: there was never a real choice.
    [one] 1 decision counts; forced and obvious ones are left out.
   *[other] { $count } decisions count; forced and obvious ones are left out.
}
coach-lost-headline = Winning chance lost a decision, in thousandths: { $lost }
coach-scale = The levels lose, a decision: { $levels }.
coach-scale-level = { $level } { $lost }
coach-scale-none = No level has been measured yet.
coach-move-number = Move { $step }
coach-round-move = Round { $round }, move { $step }
coach-played = Played: { $move }
coach-best = Better: { $move }
coach-chances = { $before } % to win before, { $after } % after.
coach-cost = Winning chance lost, in points: { $lost } ({ $low } to { $high }).
coach-habits = The costliest habits
coach-habit = { $theme }: { $count ->
    [one] once
   *[other] { $count } times
}, lost in points: { $lost }; the worst at move { $step }.
coach-habit-of-games = { $theme }: { $count ->
    [one] once
   *[other] { $count } times
}, lost in points: { $lost }; the worst in game { $game } at move { $step }.
coach-habits-of-games = The costliest habits of { $name } in { $games ->
    [one] 1 game
   *[other] { $games } games
}
coach-luck = Luck
coach-luck-told = In points of winning chance, own draws gave { $own }; those of others { $others }.
coach-luck-adjusted = Result { $result }; without luck { $adjusted } (1 is a win, 0 a loss).
coach-luck-note = Luck is measured with all cards open: what came, against the mean of what could have come. Everything else is told from what the seat could know.
coach-luck-greatest = The greatest strokes of luck
coach-luck-stroke = Move { $step }: { $told } In points for { $name }: { $gain }.
coach-made = Made by Serai { $version }, model { $model }, { $iterations } iterations a decision, seed { $seed }.
coach-unofficial = Unofficial; not affiliated with the publishers of the games.
coach-graph = Chance to win from what { $name } knew
coach-graph-axis = Moves
coach-position = What { $name } could see
coach-all-decisions = All decisions
coach-forced = Forced
coach-obvious = Obvious
coach-fine = Fine
