var e=`

learn-title = Learn { $game }
learn-guide = Your first game
learn-begin = Begin
learn-resume = Go on at step { $step } of { $count }
learn-over-again = From the beginning
learn-finished = You have played it to the end.
learn-card-told = What a turn offers, what things cost, what ends the game. At the table, the key ? shows it too.
learn-card-open = Show the card
learn-rules-told = Clause by clause, to look things up.
learn-rules-open = Read the rules
learn-advice = After your first game
learn-advice-told = Some advice for the second one, each with a moment to try it in.
learn-try = Try it
learn-advice-link = Advice for the next game


lesson-guide = Guide
lesson-step = { $step } of { $count }
lesson-later = Some turns later.
lesson-next = Next
lesson-again = Try again
lesson-go-on = Go on
lesson-show = Show me
lesson-other = That is allowed, too, and this is what it does. The guide had something else in mind: try again, or just go on.
lesson-first-next = The guide waits above: press its button first.
lesson-leave = Leave the guide; your step is kept
lesson-finish = Finish
`;export{e as default};