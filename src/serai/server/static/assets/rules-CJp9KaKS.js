var e=`
jaipur-rules-title = Jaipur: the rules of play
jaipur-rules-intro = Jaipur is a duel between two merchants. Turn by turn you either gather cards at the market or sell goods for rupees, and timing is everything: the first to sell is paid best, but patience and big sales earn a bonus. The richer merchant of each round wins a seal of excellence, and two seals win the match.


jaipur-section-components = What is in the game
J-C1 = There are 55 cards: 6 diamonds, 6 gold, 6 silver, 8 cloth, 8 spice, 10 leather and 11 camels.
J-C2 = There are 38 goods tokens, stacked by kind with the highest value on top. Diamonds: 7, 7, 5, 5, 5. Gold: 6, 6, 5, 5, 5. Silver: 5, 5, 5, 5, 5. Cloth: 5, 3, 3, 2, 2, 1, 1. Spice: 5, 3, 3, 2, 2, 1, 1. Leather: 4, 3, 2, 1, 1, 1, 1, 1, 1.
J-C3 = There are 18 bonus tokens in three piles, each shuffled with its values hidden. For three cards: 1, 1, 2, 2, 2, 3, 3. For four cards: 4, 4, 5, 5, 6, 6. For five cards or more: 8, 8, 9, 10, 10.
J-C4 = One camel token, worth 5 rupees, and 3 seals of excellence complete the treasure.


jaipur-section-setup = Setting up a round
J-S1 = Lay 3 camels in the market and shuffle the other 52 cards. Deal 5 to each player, then turn up 2 more to complete the market to 5 cards; these may be camels too. The remaining 40 cards are the deck.
J-S2 = If you are dealt camels, move them straight to your herd. You may well begin with fewer than 5 cards in hand.
J-S3 = The goods tokens lie open for both of you to see; the bonus piles lie face down.
J-S4 = Chance decides who starts the first round. After that, whoever lost the previous round starts the next one.


jaipur-section-turn = Your turn: take or sell, never both
J-T1 = Take one: pick a single good from the market, never a camel, and add it to your hand. The deck fills the gap.
J-T2 = Exchange: take 2 to 5 goods from the market, of any mix of kinds but never camels, and put the same number of cards back: goods from your hand, camels from your herd, or some of each. The market is full again, so nothing is drawn from the deck.
J-T3 = The smallest exchange is two cards for two; you cannot swap one for one.
J-T4 = Within one exchange, a kind of good goes one way only: you cannot take leather and give leather back.
J-T5 = Camels: lead all the camels in the market to your herd, leaving none behind. The deck fills the gaps.
J-T6 = Goods and camels never leave the market in the same turn.
J-T7 = When your turn ends, your hand holds at most 7 cards; your camels do not count. So you can take one good only with fewer than 7 cards in hand, and in an exchange the hand you begin with plus the camels you give may not come to more than 7.
J-X1 = Sell: discard as many cards as you like of one single kind, and take that many of its tokens from the top of the stack, or as many as are left.
J-X2 = Diamonds, gold and silver are sold at least 2 cards at a time, even when only one token of that kind is left.
J-X3 = Sell 3 cards, 4 cards, or 5 and more, and you also draw one bonus token from the matching pile. What counts is the number of cards sold, even if there were fewer goods tokens to take.
J-X4 = House ruling: you may still sell a kind that has no tokens left; a big enough sale earns its bonus all the same.
J-X5 = House ruling: an empty bonus pile gives nothing, and no other pile stands in for it.


jaipur-section-end = The end of a round and of the match
J-E1 = The round ends at once when the tokens of 3 kinds of goods are used up.
J-E2 = The round also ends at once when the market cannot be refilled to 5 cards; the cards that are left are laid out first. An empty deck beside a full market does not end it: play goes on until someone takes one good or the camels and the gap cannot be filled.
J-E3 = The larger herd earns its owner the camel token and its 5 rupees. Between equal herds, nobody gets it.
J-E4 = Count your rupees: the larger fortune earns a seal of excellence. If your fortunes are equal, it goes to the one with more bonus tokens; if those are equal too, to the one with more goods tokens. The camel token counts as neither.
J-E5 = House ruling: if you are level on all three counts, nobody wins the seal. The round is played again, and this time the player who did not start it starts.
J-E6 = Your second seal wins you the match.


jaipur-section-knowledge = Who may know what
J-K1 = Your opponent may not see your hand, although every card you took from the market or returned to it was there to be seen. The order of the deck is hidden from you both. Everybody knows how many bonus tokens you have won and from which piles, but only you see their values.
J-K2 = You need not say how many camels you have. A perfect memory can work it out, so computer players may use it; on screen the size of a herd stays hidden unless a table option shows it.
J-K3 = House ruling: the discard pile is open, and both of you may look through it. Every sale was made in public anyway.
J-K4 = House ruling: you always have a legal move. In theory exchanges could go on for ever, and the rules set no limit; whoever hosts the game does set one, and if it is reached the result says so.
`;export{e as default};