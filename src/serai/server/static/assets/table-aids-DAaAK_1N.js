var e=`

web-hint = Hint
web-hint-thinking = The coach is thinking …
web-hint-thinking-long = The coach is still thinking. The first hint on a computer can take a few minutes; you can play on.
web-hint-best = Best: { $move }.
web-hint-chance = { $chance } % to win.
web-hint-only = There is no other move.
web-hint-clear = No other move comes near it.
web-hint-close = About as good: { $move }.
web-hint-why = Why not this: { $move }?
web-hint-close-line = Close the hint
web-hint-gone = The game has moved on. Ask again.


web-take-back = Take back
web-pause = Pause
web-resume = Go on
web-paused = The game is paused: clocks and computer players stand still.
web-wish = { $wish ->
    [pause] { $player } asks for a pause.
   *[take-back] { $player } asks to take the last move back.
}
web-wish-own = { $wish ->
    [pause] You have asked for a pause.
   *[take-back] You have asked to take your last move back.
} Still to answer: { $players }.
web-agree = Agree
web-decline = Decline


web-aids = { $hints ->
    [0] { $taken_back ->
        [one] 1 move was taken back.
       *[other] { $taken_back } moves were taken back.
    }
    [one] { $taken_back ->
        [0] Played with 1 hint.
        [one] Played with 1 hint; 1 move was taken back.
       *[other] Played with 1 hint; { $taken_back } moves were taken back.
    }
   *[other] { $taken_back ->
        [0] Played with { $hints } hints.
        [one] Played with { $hints } hints; 1 move was taken back.
       *[other] Played with { $hints } hints; { $taken_back } moves were taken back.
    }
}


web-hold = What can they hold?
web-hold-memory-all = everything
web-hold-memory-five = the last five moves
web-hold-memory-none = nothing
web-hold-memory-off = off
web-hold-on = on
web-hold-moves = Weigh their moves
web-hold-told = { $card }: { $known ->
    [0] { $percent } % to hold one or more
   *[other] { $known } known; { $percent } % to hold more
}; on average { $mean }
web-hold-of = What { $player } may hold
web-hold-seen = Cards that have been seen
web-hold-seen-symbol = { $card }: { $seen } of { $all } seen
web-hold-seen-numbers = Number cards seen: { $numbers }
web-hold-seen-none = No number card has been seen.
`;export{e as default};