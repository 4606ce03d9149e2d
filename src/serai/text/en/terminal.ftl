### The terminal in English.

terminal-your-turn = Your turn
terminal-prompt = Your move (? for help)
terminal-prompt-free = Your move, or Enter to let the others go on (? for help)
terminal-help =
    Type a move as the rules write it, or its number in the list of moves.
    And also: moves (what is possible), rules, help, quit.
terminal-market = Market
terminal-hand = Your hand, { $count } of { $limit }
terminal-herd = Your herd
terminal-opponent = { $name }: { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
terminal-deck = Deck
terminal-tokens = Tokens
terminal-bonuses = Bonuses
terminal-seals = Seals
terminal-rupees = Rupees
terminal-round = Round
terminal-moves = Possible moves
terminal-result = Result
terminal-thinking = Your opponent is thinking…
terminal-wait = Press Enter to go on
terminal-again = Another match?
terminal-you = You
terminal-not-understood = That is not a move. Type ? to see how moves are written.
terminal-bye = Safe travels, and come back soon!
