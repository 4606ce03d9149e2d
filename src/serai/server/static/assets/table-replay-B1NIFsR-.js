var e=`

web-replay-first = To the beginning
web-replay-chapter-back = One chapter back
web-replay-back = One back
web-replay-on = One on
web-replay-chapter-on = One chapter on
web-replay-last = To the end
web-replay-last-seen = To the last moment seen
web-replay-run = Play
web-replay-stop = Stop
web-replay-slider = Moment
web-replay-moment = Moment { $moment } of { $count }
web-replay-moment-alone = Moment { $moment }


web-replay-eyes = Seen by
web-replay-all-open = All cards open
web-replay-watch = A spectator
web-replay-speed = Speed
web-replay-times = Speed × { $speed }
web-replay-spoiler-free = Spoiler-free
web-replay-spoiler-free-told = Nothing is told of what comes after this moment: no result, no number of moves
web-replay-copy = Copy link to this moment
web-replay-copied = The link to moment { $moment } is copied.
web-replay-link = Link to this moment
web-replay-analysis = Analysis
web-replay-coach = What the coach says
web-replay-what-if = What if …
web-replay-what-if-as = Play on as { $player }
web-replay-what-if-told = Play on from here against computer players, at a table of its own. What this seat could not know is dealt anew.
web-replay-what-if-same = Leave the hidden cards as they were


web-replay-told = Choose a record file to see the game again, step by step. It is read here in your browser; nothing is sent anywhere.
web-replay-another = Another file
web-replay-several = Games in this file: { $count }
web-replay-title = { $game }: { $players }
web-replay-first-few = Listed here, from the first: { $count }
web-replay-move = This record cannot be replayed: move { $move } ({ $notation }) is not possible.
web-replay-deal = This record cannot be replayed: its cards are not those of the game ({ $label }).
web-replay-unfinished = This record is unfinished: its moves do not lead to the end of the game.
web-replay-other-file = This file is not an analysis of this game. Other records are opened on the page “Replay” without a table.
`;export{e as default};