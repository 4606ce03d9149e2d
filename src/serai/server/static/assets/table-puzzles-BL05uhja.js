var e=`
puzzle-title = { $game }: find the best move
puzzle-daily = Puzzle of the day
puzzle-number = Puzzle { $number } of { $count }
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-solved = solved
puzzle-asked = It is your turn: find the best move. What a good memory knows of the other hands lies open.
puzzle-best = The best move: your chance to win is { $chance } %.
puzzle-good = As good as the best: your chance to win is { $chance } %.
puzzle-bad = Not the best: your chance to win is { $chance } %, after the best move it is { $best } %.
puzzle-not-weighed = This move was not among those weighed; the best one is another.
puzzle-answered = This is the answer; you can still play it, or any other move.
puzzle-answer = The best: { $move }. It leaves a chance to win of { $chance } %.
puzzle-next-best = Next comes another move ({ $move }) with { $chance } %.
puzzle-again = Try again
puzzle-why = Why?
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-link = Link to this puzzle
puzzle-leave = Leave the puzzle
puzzle-none = There are no puzzles of this game here.
puzzle-no-number = There is no such puzzle: they are numbered from 1 to { $count }.
puzzle-learn = Puzzles
puzzle-learn-told = Positions from strong games, each with one move that is proven to be the best. A new one every day (at midnight UTC), the same everywhere.
`;export{e as default};