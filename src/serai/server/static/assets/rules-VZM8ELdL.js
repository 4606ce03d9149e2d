var e=`
eschnapur-rules-title = Eschnapur: the rules of play
eschnapur-rules-intro = Eschnapur leads 3 to 5 explorers into a golden temple for about an hour. You haggle over supplies, walk from square to square and open niches, and every opened niche sparks a secret duel of numbers in which all take part. Whoever has the most points at the end wins.


eschnapur-section-components = What is in the game
E-C1 = The temple has 15 squares, each in front of one niche and showing 1 or 2 symbols in five colours: red, yellow, green, blue and brown. The floor plan is our reconstruction. 5 start squares show one colour each; the other 10 squares show every pair of colours once. An outer gallery of 10 squares runs in a circle through the starts in the order red, yellow, green, blue, brown, and between two starts lies the square with both their colours. The last 5 squares form an inner ring in the same order: each is reached by a door from one start and shows the colours of the starts on either side of it, so behind red you find brown and yellow.
E-C2 = There are 20 symbol cards, 4 of each colour.
E-C3 = There are 30 number cards, from 1 to 30, each showing coins: 1 to 6 show one coin, 7 to 12 two, 13 to 18 three, 19 to 24 four, and 25 to 30 five. A table option uses another scale, reported by a review of the printed game: 1 to 5 show none, 6 to 10 one, 11 to 15 two, 16 to 20 three, 21 to 25 four, and 26 to 30 five.
E-C4 = There are 5 pass cards, one for each player; you keep yours all game.
E-C5 = There are 35 movement tokens, and 100 coins’ worth of money: 50 ones and 10 fives. You may make change at any time, so only your total matters. House ruling: the bank never runs out. A table option limits it to the 35 tokens and 100 coins, and then you take what is left.
E-C6 = There are 35 reserve tokens. Each has a value and pays out 1 to 4 of one thing: movement tokens (shown as footprints), coins, or the top card of the symbol deck or the number deck. The exact mix is our reconstruction. 10 pay coins: 1 coin and value 6 (two tokens), 2 coins and value 5 (three), 3 coins and value 4 (three), 4 coins and value 3 (two). 10 pay movement: 1 and value 5 (three tokens), 2 and value 4 (four), 3 and value 2 (two), 4 and value 1 (one). 8 pay one symbol card: value 2 (two tokens), 3 (four), 4 (two). 7 pay one number card: value 2 (two tokens), 3 (three), 4 (two).
E-C7 = There are 15 discovery tokens, each with a small and a large number. The numbers are our reconstruction: the small one is 2, 3 or 4, the large one 7, 8, 9, 10 or 11, and every pairing occurs once.
E-C8 = The Buddha and a score track of 100 squares complete the game; when you reach the end of the track, you go round again.


eschnapur-section-setup = Setting up
E-S1 = Every niche gets one discovery token, dealt at random and face down.
E-S2 = Choose a colour. Your marker starts on the first square of the score track, at 0, and your explorer on the square that shows the symbol of your colour alone. With fewer than 5 players nobody plays brown, but the brown square and the brown cards stay in play.
E-S3 = You receive 20 coins, or 17 when five play, along with 2 movement tokens, 1 pass card, 1 symbol card and 2 number cards. Keep your cards hidden.
E-S4 = Shuffle the reserve tokens into two face-down piles of 18 and 17. The Buddha waits beside the board.
E-S5 = House ruling: chance picks the first player, where tradition gives the honour to whoever explains the game. Play then passes to the left.


eschnapur-section-anytime = At any time, whoever’s turn it is
E-B1 = Even out of turn, and as often as you can pay, you may buy the top symbol card for 3 coins, the top number card for 3 coins, or a movement token for 2 coins. An empty deck has nothing to sell.
E-B2 = House ruling: you cannot buy once you have locked your card for a duel until that duel is settled, nor after the last duel.
E-B3 = You may hand in reserve tokens worth 12 or more together for 2 cards: two symbols, two numbers or one of each, announced before you draw. You choose which tokens to give, and any value beyond 12 is lost. They go to a discard, which is reshuffled into two piles only when both piles are empty. If one deck runs short the other takes its place; if both are empty, the card is lost.


eschnapur-section-turn = Your turn: three actions in order, the first compulsory
E-A1 = Reserve: turn up 2 reserve tokens, one from each pile or two from the same pile. Say which before you look.
E-A2 = The others may now make you offers for either token, in any mix of coins, movement tokens, number cards and symbol cards. They may raise, lower or withdraw an offer as they please, and offers for both tokens may stand side by side.
E-A3 = No two players may make exactly the same offer for the same token: the later one is rejected.
E-A4 = You may accept one offer: you receive the price, the buyer receives that token, and you keep the other. You never keep both, and you never sell both.
E-A5 = Or you refuse them all: each token goes back under the pile it came from, and you take 2 coins from the bank.
E-A6 = After a sale, first the seller and then the buyer takes what their own new token shows. Both tokens stay face up in front of their owners.
E-A7 = House ruling: an offer holds at least one item, and only items of these four kinds. The cards in it are named cards, open to all while the offer stands. An offer its maker can no longer pay is withdrawn by itself. Nobody trades except with the active player, and the seller adds nothing to the deal.
E-A8 = House ruling: if there are fewer than two reserve tokens even after reshuffling, the action is void and you take 2 coins.
E-M1 = Move, if you wish: each movement token you spend takes your explorer one step to a neighbouring square, as far as you like and in any direction. Explorers may share a square and pass one another, and may also cross squares whose niche is already open.
E-N1 = Open, if you wish: to open the niche in front of your explorer, show a symbol card for each colour on the square (1 or 2), then put those cards face down under their deck. You need not have moved first. You may open one niche a turn.
E-N2 = Turn up the discovery token; you advance at once by its small number.


eschnapur-section-duel = The duel over an opened niche
E-D1 = Every player, the opener included, secretly chooses one number card from hand or the pass card. All are revealed together.
E-D2 = If yours is the highest number, you pay the bank the coins on your card and advance by the large number. If you can pay, you must; if you cannot, the right passes to the next highest number whose player can pay. If nobody can, nobody advances.
E-D3 = If yours is the lowest number, you receive the discovery token and take the coins shown on your card from the bank.
E-D4 = If you pass, you take 4 coins and do not advance. Your pass card comes back to your hand.
E-D5 = If only one number is played, its player wins both the advance and the discovery token, and neither pays nor receives any coins.
E-D6 = If everybody passes, each player takes 4 coins, and nobody advances or wins the token. House ruling: it stays face up in its niche, which can be opened again at the same price. A table option removes it from the game instead, and it then counts as awarded towards the end of the game (E-Z1).
E-D7 = All the number cards played are shuffled together and go under the number deck.
E-D8 = House ruling: whether you can pay is judged before anybody takes income from this duel. If every higher player fails, the lowest may be the one who pays, and then both results apply to that player. A card whose player could not pay is lost all the same.


eschnapur-section-buddha = The Buddha
E-H1 = If you are alone in last place on the score track, you receive the Buddha. While you hold it, all the points you score are doubled; coins are not.
E-H2 = You keep it as long as you are last, even when you draw level with the player ahead. Overtake, and it passes to the player who is now last. House ruling: if several players are then last together, it returns to the side of the board until one is last alone.
E-H3 = House ruling: a gain is doubled as a whole, and only then does the Buddha move. The small number and the large number are two separate gains.


eschnapur-section-end = The end of the game
E-Z1 = When 13 of the 15 discovery tokens have been awarded, the game ends at once, after that duel.
E-Z2 = Most discovery tokens: 12 more points, divided among those who tie. Fewest: 6 points fewer, divided likewise. The Buddha doubles neither. House ruling: divisions round toward zero, so 12 shared by five gives 2 each and −6 shared by four costs 1 each. Having no token at all counts as having the fewest; if everybody has the same number, both apply; and a score may be negative.
E-Z3 = Most points win. If players tie, the highest number card still in hand decides. House ruling: if that does not settle it, the victory is shared.
E-Z4 = House ruling: the game also ends when 5 full rounds of the table go by without a niche being opened, since all the symbol cards may be stuck in players’ hands. The result then says so.


eschnapur-section-knowledge = Who may know what
E-K1 = House ruling: everyone may know how many coins and movement tokens you have, which reserve and discovery tokens you own, and how many cards of each kind you hold. Hidden are the faces of your cards, the order of the decks, tokens not yet turned up, and cards locked for a duel. Symbol cards shown to open a niche and number cards revealed in a duel have been seen by all.
`;export{e as default};