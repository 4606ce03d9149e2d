var e=`

eschnapur-ui-temple = The temple
eschnapur-ui-zoom = Look closer
eschnapur-ui-square = Square { $square }: { $symbols }
eschnapur-ui-niche-closed = Niche closed
eschnapur-ui-niche-open = Discovery { $discovery } lies in the niche
eschnapur-ui-niche-empty = Niche empty
eschnapur-ui-standing = Here: { $players }
eschnapur-ui-away = Away: { $steps }
eschnapur-ui-lacking = For its niche you lack { $symbols }
eschnapur-ui-can-pay = You can open its niche
eschnapur-ui-buddha-rests = The Buddha rests in the temple


eschnapur-ui-camps = Players
eschnapur-ui-namesake = { $name } ({ $colour })
eschnapur-ui-camp = Points: { $points }, coins: { $coins }, movement tokens: { $steps }, symbol cards: { $symbols }, number cards: { $numbers }, worth of reserve tokens: { $value }, discoveries: { $found }
eschnapur-ui-reserve-of = Reserve: { $tokens }
eschnapur-ui-has-buddha = Holds the Buddha: points count double
eschnapur-ui-ready-to-go = nothing to add
eschnapur-ui-known = Known to all: { $cards }
eschnapur-ui-hand-open = Hand: { $cards }
eschnapur-ui-symbol-cards = { $count ->
    [one] 1 symbol card
   *[other] { $count } symbol cards
}
eschnapur-ui-number-cards = { $count ->
    [one] 1 number card
   *[other] { $count } number cards
}
eschnapur-ui-discoveries = { $count ->
    [one] 1 discovery
   *[other] { $count } discoveries
}


eschnapur-ui-felt = The felt
eschnapur-ui-turn = Turn { $turn }
eschnapur-ui-awarded = Discoveries: { $count } of { $needed }
eschnapur-ui-over = The expedition is over.
eschnapur-ui-stock = Piles and decks
eschnapur-ui-pile = Pile { $pile }: { $count ->
    [one] 1 reserve token
   *[other] { $count } reserve tokens
}{ $picked ->
    [0] {""}
   *[other] , { $picked } to turn up
}
eschnapur-ui-symbol-deck = Symbol deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
eschnapur-ui-number-deck = Number deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
eschnapur-ui-discard = Redeemed: { $count }
eschnapur-ui-sand-glass = Sand glass
eschnapur-ui-sand = Offers open for { $time }
eschnapur-ui-sand-left = { $time } until the seller decides; whoever is outbid gets the time anew
eschnapur-ui-token = Token { $token }: { $name }
eschnapur-ui-aim = Offer for token { $token }: { $name }
eschnapur-ui-sell-keep = Sell { $token }, keep { $kept }
eschnapur-ui-my-offer = My offer
eschnapur-ui-no-offer-yet = Tap coins or cards
eschnapur-ui-no-offers = No offer yet
eschnapur-ui-offer-deal = { $player } gives { $price } for { $token }, { $name }; you keep { $kept }
eschnapur-ui-lowered = lowered, was { $price }
eschnapur-ui-take-back = Take back from the offer: { $item }
eschnapur-ui-revealed = The cards are turned up!


eschnapur-ui-prize = Discovery at { $square }: { $small } small, { $large } large
eschnapur-ui-ready = Cards laid: { $ready } of { $count }
eschnapur-ui-not-locked = { $player }: still choosing
eschnapur-ui-locked = { $player }: a card face down
eschnapur-ui-turned-up = { $player }: { $card }
eschnapur-ui-own-locked = Your card, face down: { $card }
eschnapur-ui-peeked = { $player }, face down: { $card }
eschnapur-ui-fan = Your cards for the duel
eschnapur-ui-pass-card = the pass card
eschnapur-ui-number-card = Number { $number }, { $coins ->
    [0] no coin
    [one] 1 coin
   *[other] { $coins } coins
}
eschnapur-ui-stake = The highest pays its coins and goes { $points } ahead, the lowest takes the discovery and its coins{ $buddha ->
    [you] {""}. With the Buddha you go { $doubled } ahead
    [other] {""}. With the Buddha { $player } goes { $doubled } ahead
   *[nobody] {""}
}
eschnapur-ui-fate-pays = { $you ->
    [yes] you pay and go { $points } ahead{ eschnapur-ui-fate-doubled }
   *[no] pays and goes { $points } ahead{ eschnapur-ui-fate-doubled }
}
eschnapur-ui-fate-finds = { $you ->
    [yes] you take the discovery
   *[no] takes the discovery
}
eschnapur-ui-fate-both = { $you ->
    [yes] you win both: { $points } ahead{ eschnapur-ui-fate-doubled } and the discovery
   *[no] wins both: { $points } ahead{ eschnapur-ui-fate-doubled } and the discovery
}
eschnapur-ui-fate-fails = { $you ->
    [yes] you cannot pay
   *[no] cannot pay
}
eschnapur-ui-fate-doubled = { $doubled ->
    [yes] {" "}(doubled)
   *[no] {""}
}


eschnapur-ui-tray = Your tray
eschnapur-ui-purse = Purse and bank
eschnapur-ui-counter = Buy from the bank
eschnapur-ui-add = Add to the offer: { $item } ({ $left } left)
eschnapur-ui-buy-move = Buy a movement token for { eschnapur-coins }
eschnapur-ui-buy-symbol = Buy a symbol card for { eschnapur-coins } ({ $left } in the deck)
eschnapur-ui-buy-number = Buy a number card for { eschnapur-coins } ({ $left } in the deck)
eschnapur-ui-no-symbols = No symbol cards
eschnapur-ui-no-numbers = No number cards
eschnapur-ui-reserve = Reserve tokens: { $value } toward { $needed }


eschnapur-ui-one-more-pile = One more: from this pile or the other
eschnapur-ui-compose = Tap coins, movement tokens or cards to offer for { $token }
eschnapur-ui-offer-stands = Your offer for { $token }, { $name }, stands: { $price }
eschnapur-ui-does-offer = Offer { $price } for { $token }, { $name }
eschnapur-ui-does-deal = Sell { $token }, { $name }, to { $player } for { $price }; you keep { $kept }
eschnapur-ui-does-refuse = Refuse all offers: both tokens go back, and you take 2 coins
eschnapur-ui-does-ready = Let it be known that you have nothing to add
eschnapur-ui-does-walk = Walk to { $square } for { $steps }, { $left } left.
eschnapur-ui-does-open = Show { $cards } and open the niche at { $square }{ $points ->
    [0] {""}
   *[other] : { eschnapur-points } at once
}. Then all duel over it.
eschnapur-ui-does-end = End your turn without opening a niche
eschnapur-ui-does-buy-move = Buy a movement token for { $coins }; { $left } left
eschnapur-ui-does-buy-symbol = Buy the top symbol card for { $coins }; { $left } left
eschnapur-ui-does-buy-number = Buy the top number card for { $coins }; { $left } left
eschnapur-ui-does-redeem = Return tokens worth { $value } for { $symbols ->
    [0] two number cards
    [1] a symbol card and a number card
   *[2] two symbol cards
}{ $lost ->
    [0] {""}
   *[other] ; the excess of { $lost } is lost
}
eschnapur-ui-does-lock = Lay { $number } face down: as the highest it pays { $coins }{ $afford ->
    [yes] {""}
   *[no] {" "}(more than you have)
}, as the lowest it takes { $coins }
eschnapur-ui-does-pass = Lay the pass card: 4 coins, no advance
eschnapur-ui-then-empty = { $here ->
    [yes] The niche before you is empty.
   *[no] Its niche is empty.
}
eschnapur-ui-then-open = { $here ->
    [yes] You can open the niche before you with { $asks }.
   *[no] You can open its niche with { $asks }.
}
eschnapur-ui-then-lack = { $here ->
    [yes] The niche before you asks { $asks }: you lack { $lacking }.
   *[no] Its niche asks { $asks }: you lack { $lacking }.
}
eschnapur-ui-goal-here = The niche before you, { $square }
eschnapur-ui-goal = The niche at { $square }
eschnapur-ui-goal-found = It has been opened before: { $small } small, { $large } large
eschnapur-ui-held = { $item }: you have it
eschnapur-ui-lacked = { $item }: you lack it
eschnapur-ui-which-cards = Which cards
eschnapur-ui-cards-choice = { $symbols ->
    [0] 2 numbers
    [1] 1 of each
   *[2] 2 symbols
}
eschnapur-ui-remedy-move = Movement token: { $coins }
eschnapur-ui-remedy-symbol = Symbol card: { $coins }


eschnapur-ui-your-reserve = Your turn: touch the piles to choose two tokens, or turn up one of each
eschnapur-ui-your-offers = { $count ->
    [0] The others may make offers. Wait for them, or refuse all for 2 coins
   *[other] Touch an offer to accept it, or refuse all for 2 coins
}
eschnapur-ui-your-walk = Walk to a lit square, open your niche, or end your turn.
eschnapur-ui-make-offers = { $player } sells one of the two: tap coins, movement tokens or cards to make an offer
eschnapur-ui-lay-card = Lay a card face down. { eschnapur-ui-stake }
eschnapur-ui-wait-duel = Waiting for the last cards of the duel
eschnapur-ui-watch-reserve = { $player } turns up two reserve tokens
eschnapur-ui-watch-offers = { $player } weighs the offers
eschnapur-ui-watch-walk = { $player } is on the way
eschnapur-ui-watch-duel = Waiting for { $player }
eschnapur-ui-watch-over = The expedition is over.


eschnapur-ui-do-piles = Turn up
eschnapur-ui-do-offer = Offer
eschnapur-ui-do-withdraw = Withdraw
eschnapur-ui-do-deal = Accept
eschnapur-ui-do-refuse = Refuse all
eschnapur-ui-do-ready = No more
eschnapur-ui-do-walk = Walk
eschnapur-ui-do-open = Open
eschnapur-ui-do-end = End turn
eschnapur-ui-do-buy = Buy
eschnapur-ui-do-redeem = Redeem
eschnapur-ui-do-lock = Lay down


eschnapur-ui-counting = Counting the discoveries …
eschnapur-ui-you-win = You win the expedition!
eschnapur-ui-player-wins = { $player } wins the expedition
eschnapur-ui-shared = Victory is shared: { $players }
eschnapur-ui-result = { eschnapur-points }
eschnapur-ui-from-openings = Openings
eschnapur-ui-from-duels = Duels
eschnapur-ui-from-buddha = Buddha
eschnapur-ui-from-discoveries = Discoveries


eschnapur-verify-first = The right player began
eschnapur-verify-first-bad = Another player began than the secret says
eschnapur-verify-moves = { $count ->
    [one] The one move follows the rules
    [2] Both moves follow the rules
   *[other] All { $count } moves follow the rules
}
eschnapur-verify-moves-bad = Move { $move } ({ $notation }): { $why }
eschnapur-verify-shuffles = { $count ->
    [one] The one shuffle lies as the secret says
    [2] Both shuffles of cards and tokens lie as the secret says
   *[other] All { $count } shuffles of cards and tokens lie as the secret says
}
eschnapur-verify-shuffles-bad = The shuffle “{ $label }” does not lie as the secret says
eschnapur-verify-ended-bad = The record says that the game was played to its end, but the moves do not end it
eschnapur-verify-broken-off = The game was broken off, so nobody has won
eschnapur-verify-points = The points are as recorded: { $points }
eschnapur-verify-points-bad = The moves give other points than recorded: { $points }
eschnapur-verify-winners = The winners are as recorded
eschnapur-verify-winners-bad = The record names other winners than the moves give
eschnapur-verify-own-box = This game was played with a components file of its own. Check it by the command “serai verify”.
eschnapur-verify-stranger = This file holds something that no record has: { $what }.


eschnapur-ui-option-coins = 0 to 5 coins on the numbers
eschnapur-ui-option-bank = The bank can run out
eschnapur-ui-option-leaves = A find that all pass leaves the game
`;export{e as default};