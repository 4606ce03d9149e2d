nim-heap = Heap { $heap }: { $count ->
    [one] one match
   *[other] { $count } matches
}
nim-your-turn = Your turn
nim-event-deal = The heaps are laid out.
nim-event-take = { $you ->
    [yes] You take { $count } from heap { $heap }.
   *[no] { $player } takes { $count } from heap { $heap }.
}
nim-event-last = { $you ->
    [yes] You take the last match and win.
   *[no] { $player } takes the last match and wins.
}
nim-event-resigned = { $player } has given up.
nim-event-timeout = The time of { $player } is up.
nim-event-abandoned = { $player } has left the game.
nim-event-taken-up = The game is taken up here.
nim-event-limit = The game has been broken off.
nim-move-take = Take { $count } from heap { $heap }
nim-refusal-not-your-turn = It is not your turn.
nim-refusal-too-many = Heap { $heap } holds only { $held }.
nim-refusal-over = The game is over.
