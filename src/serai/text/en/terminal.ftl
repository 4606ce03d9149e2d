### The terminal in English.

terminal-your-turn = Your turn
terminal-prompt = Your move (? for help)
terminal-help =
    Type a move, or its number in the list of moves:
      take D         take one good from the market
      camels         take all camels of the market
      swap GS/LM     take gold and silver, give leather and a camel
      sell LLL       sell cards of one kind
    Letters: D diamond, G gold, S silver, C cloth, P spice, L leather, M camel.
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
