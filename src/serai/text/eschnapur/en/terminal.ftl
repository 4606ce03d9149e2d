### Eschnapur in the terminal, in English.

eschnapur-terminal-welcome = Three to five explorers, and a golden temple: welcome to Eschnapur.
eschnapur-terminal-help =
    flip 1 2          turn up two tokens of the reserve
    offer A 3c red    offer 3 coins and a red symbol card for token A
    accept A blue 3c  sell token A to blue for 3 coins · refuse
    move P0 S1        walk · open a niche · end the turn · duel 17 · duel pass
    buy symbol        or number, or move
