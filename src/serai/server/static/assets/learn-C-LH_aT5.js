var e=`

jaipur-lesson-about = A real game with one new thing at a time, in about five minutes.
jaipur-lesson-welcome-title = The market
jaipur-lesson-welcome = Five cards lie in the market, yours below them, and beside them the tokens that goods are paid with. Each turn you either take cards or sell some; at the end the richer merchant wins.
jaipur-lesson-take-title = Take one
jaipur-lesson-take = Touch the diamond in the market, then press “Take”.
jaipur-lesson-take-done = The diamond is in your hand, and the deck has filled the gap. Everything goes this way: touch, read the line, press the button.
jaipur-lesson-sell-title = Sell
jaipur-lesson-sell = Touch both diamonds in your hand and sell them.
jaipur-lesson-sell-done = 7 + 7 rupees: the best tokens lie on top, so who sells first is paid best. Diamonds, gold and silver are sold at least two at a time.
jaipur-lesson-camels-title = Camels
jaipur-lesson-camels = Touch a camel in the market (all three come along) and take them.
jaipur-lesson-camels-done = Four camels are in your herd now; they take no room in your hand. But three new cards lie there for your opponent.
jaipur-lesson-exchange-title = Exchange
jaipur-lesson-exchange = Touch both silver and the leather in the market, then your cloth and twice your herd, and exchange three for three.
jaipur-lesson-exchange-done = You give back as many cards as you take, two or more, goods or camels; but no kind of good goes both ways.
jaipur-lesson-bonus-title = The bonus
jaipur-lesson-bonus = Touch all three leather and sell them in one go.
jaipur-lesson-bonus-done = 4 + 3 + 2, and a bonus token on top for three cards at once. Four or five cards earn a bigger one, and only you know its value.
jaipur-lesson-limit-title = A full hand
jaipur-lesson-limit = You hold seven cards: touch a good in the market and read why you cannot take it, let go, then sell your four silver.
jaipur-lesson-limit-done = Seven cards are the most at the end of a turn; camels do not count. Selling makes room, and so does exchanging your own cards.
jaipur-lesson-end-title = The end of a round
jaipur-lesson-end = Gold and spice are used up, and one silver token is left: sell your two silver and end the round.
jaipur-lesson-end-done = The third kind has run out, so the round ended at once. A market that cannot be filled any more ends it, too; and the larger herd has earned 5 rupees.
jaipur-lesson-seals-title = Seals
jaipur-lesson-seals = The richer merchant gets a seal. Two seals win the match, and who lost a round begins the next. Now you know the whole game.


jaipur-advice-balance = Without camels, your hand fills slowly after a sale. Too many at once turn up half a market for your opponent. Keep a few, and take them when they are few.
jaipur-lesson-advice-balance-title = A few camels
jaipur-lesson-advice-balance = Your herd is empty and two camels lie there: take them.
jaipur-lesson-advice-balance-done = Only two new cards for your opponent, and from your next turn on you can exchange again.
jaipur-advice-full = The best time for a great herd is when your opponent’s hand is full: good cards may turn up, but a full hand cannot simply take them.
jaipur-lesson-advice-full-title = The right moment
jaipur-lesson-advice-full = Your opponent holds seven cards: take all four camels now.
jaipur-lesson-advice-full-done = Four fresh goods, and your opponent must first sell, or exchange cards worth keeping.
jaipur-advice-fill = Pay an exchange with camels when good cards are due. If your opponent takes the camels, you are the first to choose from what turns up.
jaipur-lesson-advice-fill-title = A market of camels
jaipur-lesson-advice-fill = Take both gold and both silver for four camels.
jaipur-lesson-advice-fill-done = Cloth and camels is all that is left. Whoever takes those camels opens the market for you.
jaipur-advice-income = Rupees have three springs: precious goods, the first tokens of each kind, and big sales. Leave none of them to your opponent alone: sell first where you can, and gather for one or two big sales.
jaipur-lesson-advice-income-title = Sell first
jaipur-lesson-advice-income = Your opponent has just taken gold as well: sell your two gold first.
jaipur-lesson-advice-income-done = 6 + 6 for you; for your opponent’s gold the fives are left.


jaipur-summary-turn = Your turn: one of these
jaipur-summary-turn-take = Take one: a good from the market; the deck fills the gap
jaipur-summary-turn-exchange = Exchange: 2 to 5 goods for as many cards of yours, camels too; no good both ways
jaipur-summary-turn-camels = Camels: all of the market’s, into your herd
jaipur-summary-turn-sell = Sell: any number of one good; diamonds, gold, silver 2 or more
jaipur-summary-pay = What it brings
jaipur-summary-pay-tokens = Each card: a token of its kind, the highest first
jaipur-summary-pay-three = 3 cards: a bonus of 1 to 3
jaipur-summary-pay-four = 4 cards: a bonus of 4 to 6
jaipur-summary-pay-five = 5 cards or more: a bonus of 8 to 10
jaipur-summary-pay-herd = Larger herd: 5, at the end of the round
jaipur-summary-end = Limits and ends
jaipur-summary-end-hand = Hand: 7 cards at most after your turn; camels do not count
jaipur-summary-end-round = Round: over when 3 kinds of tokens have run out, or the market cannot be filled
jaipur-summary-end-match = Match: the richer gets a seal; 2 seals win


jaipur-explain-precious = Tokens of this good, the next one on top. A sale takes one for each card; at least two cards at a time.
jaipur-explain-goods = Tokens of this good, the next one on top. A sale takes one for each card. When three kinds have run out, the round ends.
jaipur-explain-bonus-3 = For three cards sold at once: 1, 2 or 3 rupees. The seller alone sees which.
jaipur-explain-bonus-4 = For four cards sold at once: 4, 5 or 6 rupees. The seller alone sees which.
jaipur-explain-bonus-5 = For five or more cards sold at once: 8, 9 or 10 rupees. The seller alone sees which.
jaipur-explain-deck = The deck fills the market after every take. When it cannot any more, the round ends.
jaipur-explain-discard = Cards that were sold. They do not come back in this round.
jaipur-explain-purse = Rupees so far, as far as you may know. The larger herd earns 5 more at the end.
`;export{e as default};