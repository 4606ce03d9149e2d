var e=`

web-coach-graph = Chance to win
web-coach-graph-keys = Click to go to a moment; up and down go from one graded move to another
web-coach-chance = { $player }: { $percent } %
web-coach-table = As a table
web-coach-moment = Moment
web-coach-player = Player
web-coach-percent = Chance
web-coach-grade = Grade
web-coach-go = Go to moment { $moment }
web-coach-interval = Between { $low } and { $high } %


coach-title = What each decision cost
coach-of = { $game }: { $players }
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
coach-do-nothing = Do nothing for now
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


web-coach-ask = Ask the coach
web-coach-ask-told = Every decision is looked at again: what it cost, why, and how much was luck.
web-coach-preparing = The coach is getting ready …
web-coach-progress = Move { $done } of { $of } …
web-coach-done = The coach has looked at the whole game.
web-coach-verdict = What the coach says of this move
web-coach-unreachable = The coach cannot be reached. Try again in a moment.
web-coach-before = Previous error
web-coach-next = Next error
web-coach-answer = Show the answer
web-coach-not-yours = A verdict tells what its player knew: look with all cards open, or through that player’s eyes.
web-coach-no-move = Nobody decided anything here.
web-coach-summary = Summary
web-coach-scale = Lost a decision, in thousandths of winning chance
web-coach-own-habits = Your costliest habits in { $games } games
web-coach-own-lost = Lost a decision, in thousandths of winning chance: { $lost }
web-coach-own-habit = { $count ->
    [one] once
   *[other] { $count } times
}, lost in points: { $lost }


web-coach-try = Try another move
web-coach-try-told = What would you play instead? Choose a move as at the table.
web-coach-try-judging = The coach thinks about it …
web-coach-try-good = Well found: this move is as good as the best.
web-coach-try-best = Well found: this is the best move.
web-coach-try-bad = Not this one either. In points it costs { $lost }. Try again, or look at the answer.
web-coach-try-same = This is the move that was played. Choose another.
web-coach-try-leave = Back to the replay
`;export{e as default};