var e=`

eschnapur-lesson-about = A real game with one new thing at a time, in about eight minutes.
eschnapur-lesson-welcome-title = The temple
eschnapur-lesson-welcome = You are the red explorer. Fifteen niches hide discoveries; you open them with symbol cards of the colours on their square, and the most points win. What you need for it, you haggle for.
eschnapur-lesson-flip-title = Reserve tokens
eschnapur-lesson-flip = Your turn begins at the two piles: touch each of them once and turn up two reserve tokens.
eschnapur-lesson-flip-done = Token A pays two movement tokens, token B one coin; the number in the dark disc is what they are worth later. You will keep one and sell the other, so now the others make offers.
eschnapur-lesson-accept-title = Accept
eschnapur-lesson-accept = Touch yellow’s offer of 4 coins for token A and accept it.
eschnapur-lesson-accept-done = You have the 4 coins and token B with what it pays; yellow has token A. You could also have refused all offers, for 2 coins.
eschnapur-lesson-buy-title = Buy
eschnapur-lesson-buy = Buy a symbol card for 3 coins at the counter beside your purse.
eschnapur-lesson-buy-done = A yellow one! Symbol and number cards cost 3 coins, movement tokens 2: at any time, as often as you can pay.
eschnapur-lesson-walk-title = Walk
eschnapur-lesson-walk = With red and yellow you can open the niche at P0: touch that square beside your explorer and walk there.
eschnapur-lesson-walk-done = Each step costs a movement token. Squares may be shared and passed, and you may walk as far as you can pay.
eschnapur-lesson-open-title = Open
eschnapur-lesson-open = You stand before the niche: open it.
eschnapur-lesson-open-done = Your two cards went under the deck, and the small number of the discovery, 3, is yours at once. For the rest of it everybody lays a card.
eschnapur-lesson-duel-title = The duel
eschnapur-lesson-duel = The others have laid a card face down: lay your low one, the 5, for the lowest wins the discovery.
eschnapur-lesson-duel-done = You have the discovery and the coin on your card. Yellow’s 20 was highest, paid 4 coins and advanced by the large number, 9. Whoever passes takes 4 coins instead.
eschnapur-lesson-offer-title = Offer
eschnapur-lesson-offer = Now yellow sells: outbid green with 3 coins for token A (touch your coins three times) and press “Offer”.
eschnapur-lesson-offer-done = You may offer coins, movement tokens and cards in any mix, raise them and take them back, until yellow decides.
eschnapur-lesson-buddha-title = The Buddha
eschnapur-lesson-buddha = Yellow took your offer, then green opened a niche and left you last: the Buddha doubles your points, so lay your 24 in this duel.
eschnapur-lesson-buddha-done = 24 was highest: 4 coins, and twice 8 points. Whoever is alone last gets the Buddha next; now that is green.
eschnapur-lesson-redeem-title = Redeem
eschnapur-lesson-redeem = Your reserve tokens are worth 12 together: touch both and return them for two cards.
eschnapur-lesson-redeem-done = Tokens worth 12 or more buy two cards of the sorts you name, whenever you like; anything above 12 is lost.
eschnapur-lesson-end-title = The end
eschnapur-lesson-end = When 13 of the 15 discoveries are won, the game is over: 12 points more for who has the most of them, 6 fewer for who has the fewest, and the most points win. Now you know the whole game.


eschnapur-summary-turn = Your turn, in this order
eschnapur-summary-turn-reserve = 1. Reserve: turn up 2 tokens; sell one to another player and keep the other, or refuse all offers for 2 coins
eschnapur-summary-turn-walk = 2. Walk, if you like: a movement token for each step
eschnapur-summary-turn-open = 3. Open, if you like: the niche you stand before, with the symbols of its square; the small number is yours
eschnapur-summary-cost = What things cost, at any time
eschnapur-summary-cost-cards = Symbol or number card: 3 coins
eschnapur-summary-cost-steps = Movement token: 2 coins
eschnapur-summary-cost-redeem = 2 cards: reserve tokens worth 12 or more
eschnapur-summary-duel = The duel: everybody lays a card
eschnapur-summary-duel-high = Highest: pays the coins on it, advances by the large number
eschnapur-summary-duel-low = Lowest: takes the discovery and the coins on the card
eschnapur-summary-duel-pass = Pass: 4 coins
eschnapur-summary-duel-alone = Only one number: both for it, nothing paid
eschnapur-summary-end = The Buddha and the end
eschnapur-summary-end-buddha = Alone last: the Buddha doubles your points
eschnapur-summary-end-over = End: after 13 discoveries, or 5 rounds of the table without an opening
eschnapur-summary-end-most = Most discoveries: 12 points more; fewest: 6 fewer


eschnapur-explain-pile = Reserve tokens, face down. Whose turn it is turns up two, keeps one and sells the other.
eschnapur-explain-token = A reserve token: it pays its owner what it shows, at once. Tokens worth 12 together buy two cards.
eschnapur-explain-symbols = Symbol cards open niches: one of each colour on the square. 3 coins for the top one.
eschnapur-explain-numbers = Number cards are for duels: the highest pays its coins and advances, the lowest finds. 3 coins for the top one.
eschnapur-explain-coins = Coins buy cards (3) and movement tokens (2), pay for offers, and for the highest card of a duel.
eschnapur-explain-steps = A movement token is one step in the temple.
eschnapur-explain-points = Points so far. Whoever is alone last has the Buddha, which doubles.
eschnapur-explain-found = Discoveries. At the end the most are worth 12 points more, the fewest 6 fewer.
`;export{e as default};