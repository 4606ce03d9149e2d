var e=`

eschnapur-colour-red = red
eschnapur-colour-yellow = yellow
eschnapur-colour-green = green
eschnapur-colour-blue = blue
eschnapur-colour-brown = brown

eschnapur-item-c = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
eschnapur-item-m = { $count ->
    [one] 1 movement token
   *[other] { $count } movement tokens
}
eschnapur-item-red = { $count ->
    [one] a red symbol
   *[other] { $count } red symbols
}
eschnapur-item-yellow = { $count ->
    [one] a yellow symbol
   *[other] { $count } yellow symbols
}
eschnapur-item-green = { $count ->
    [one] a green symbol
   *[other] { $count } green symbols
}
eschnapur-item-blue = { $count ->
    [one] a blue symbol
   *[other] { $count } blue symbols
}
eschnapur-item-brown = { $count ->
    [one] a brown symbol
   *[other] { $count } brown symbols
}
eschnapur-item-number = number { $number }

eschnapur-token-c = { $amount ->
    [one] 1 coin (value { $value })
   *[other] { $amount } coins (value { $value })
}
eschnapur-token-m = { $amount ->
    [one] 1 footprint (value { $value })
   *[other] { $amount } footprints (value { $value })
}
eschnapur-token-s = { $amount ->
    [one] a symbol card (value { $value })
   *[other] { $amount } symbol cards (value { $value })
}
eschnapur-token-n = { $amount ->
    [one] a number card (value { $value })
   *[other] { $amount } number cards (value { $value })
}
eschnapur-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
eschnapur-steps = { $steps ->
    [one] 1 movement token
   *[other] { $steps } movement tokens
}
eschnapur-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
eschnapur-drawn = { $cards_count ->
    [0] {""}
   *[other] {" "}You draw { $cards }.
}


eschnapur-event-dealt = The expedition begins: everybody has { eschnapur-coins } and { eschnapur-steps }. { $first_you ->
    [yes] You go first.
   *[no] { $first } goes first.
}{ eschnapur-drawn }
eschnapur-event-turn = { $you ->
    [yes] Turn { $number }: it is your turn.
   *[no] Turn { $number }: { $player } is on turn.
}
eschnapur-event-void = { $you ->
    [yes] No two reserve tokens are left; you take { eschnapur-coins } instead.
   *[no] No two reserve tokens are left; { $player } takes { eschnapur-coins } instead.
}
eschnapur-event-buy = { $you ->
    [yes] You buy { eschnapur-bought } for { eschnapur-coins }.
   *[no] { $player } buys { eschnapur-bought } for { eschnapur-coins }.
}{ eschnapur-drawn }
eschnapur-bought = { $thing ->
    [symbol] a symbol card
    [number] a number card
   *[move] a movement token
}
eschnapur-event-lapse = { $you ->
    [yes] You can no longer pay your offer for token { $token }, so it is withdrawn.
   *[no] { $player } can no longer pay the offer for token { $token }, so it is withdrawn.
}
eschnapur-event-redeem = { $you ->
    [yes] You return { $tokens } for { eschnapur-redeemed }.
   *[no] { $player } returns { $tokens } for { eschnapur-redeemed }.
}{ eschnapur-drawn }
eschnapur-redeemed = { $symbols ->
    [0] { $numbers ->
        [0] nothing: both decks are empty
        [one] a number card
       *[other] { $numbers } number cards
    }
    [one] { $numbers ->
        [0] a symbol card
        [one] a symbol card and a number card
       *[other] a symbol card and { $numbers } number cards
    }
   *[other] { $symbols } symbol cards
}
eschnapur-event-restock = { $count ->
    [one] The one redeemed token makes a new pile.
   *[other] The { $count } redeemed tokens are shuffled into two new piles.
}
eschnapur-event-flip = { $you ->
    [yes] You turn up A, { $a }, and B, { $b }.
   *[no] { $player } turns up A, { $a }, and B, { $b }.
}
eschnapur-event-offer = { $you ->
    [yes] You offer { $price } for { $token }, { $name }.
   *[no] { $player } offers { $price } for { $token }, { $name }.
}
eschnapur-event-change = { $you ->
    [yes] { $trend ->
        [raised] You raise your offer for { $token }, { $name }, from { $was } to { $price }.
        [lowered] You lower your offer for { $token }, { $name }, from { $was } to { $price }.
       *[other] You change your offer for { $token }, { $name }, from { $was } to { $price }.
    }
   *[no] { $trend ->
        [raised] { $player } raises the offer for { $token }, { $name }, from { $was } to { $price }.
        [lowered] { $player } lowers the offer for { $token }, { $name }, from { $was } to { $price }.
       *[other] { $player } changes the offer for { $token }, { $name }, from { $was } to { $price }.
    }
}
eschnapur-event-withdraw = { $you ->
    [yes] You withdraw your offer for { $token }, { $name }.
   *[no] { $player } withdraws the offer for { $token }, { $name }.
}
eschnapur-event-sale = { $you ->
    [yes] You sell { $token }, { $name }, to { $buyer } for { $price } and keep { $kept }.
   *[no] { $buyer_you ->
        [yes] { $player } sells you { $token }, { $name }, for { $price } and keeps { $kept }.
       *[no] { $player } sells { $token }, { $name }, to { $buyer } for { $price } and keeps { $kept }.
    }
}
eschnapur-event-income = { $you ->
    [yes] Your token brings you { eschnapur-brought }.
   *[no] The token brings { $player } { eschnapur-brought }.
}{ eschnapur-drawn }
eschnapur-brought = { $count ->
    [0] nothing
    [one] { $pays ->
        [coins] 1 coin
        [movement] 1 movement token
        [symbol] a symbol card
       *[number] a number card
    }
   *[other] { $pays ->
        [coins] { $count } coins
        [movement] { $count } movement tokens
        [symbol] { $count } symbol cards
       *[number] { $count } number cards
    }
}
eschnapur-event-refuse = { $you ->
    [yes] You refuse all offers and take { eschnapur-coins }; both tokens go back under their piles.
   *[no] { $player } refuses all offers and takes { eschnapur-coins }; both tokens go back under their piles.
}
eschnapur-event-walk = { $you ->
    [yes] You walk to { $square } for { eschnapur-steps }.
   *[no] { $player } walks to { $square } for { eschnapur-steps }.
}
eschnapur-event-open = { $you ->
    [yes] You show { $cards } and open the niche at { $square }: { $small } small, { $large } large.
   *[no] { $player } shows { $cards } and opens the niche at { $square }: { $small } small, { $large } large.
}
eschnapur-event-advance = { $you ->
    [yes] You advance { eschnapur-points }{ eschnapur-doubled } to { $total }.
   *[no] { $player } advances { eschnapur-points }{ eschnapur-doubled } to { $total }.
}
eschnapur-doubled = { $doubled ->
    [0] {""}
   *[other] , doubled by the Buddha,
}
eschnapur-event-buddha = { $you ->
    [yes] You are alone in last place and receive the Buddha.
   *[no] { $player } is alone in last place and receives the Buddha.
}
eschnapur-event-buddha-rests = Several are last together: the Buddha returns to the side of the board.
eschnapur-event-end = { $you ->
    [yes] You end your turn without opening a niche.
   *[no] { $player } ends the turn without opening a niche.
}
eschnapur-event-lock = { $you ->
    [yes] You have chosen your card.
   *[no] { $player } has chosen a card.
}
eschnapur-event-reveal = { $card ->
    [0] { $you ->
        [yes] You show the pass card.
       *[no] { $player } shows the pass card.
    }
   *[other] { $you ->
        [yes] You show number { $card }.
       *[no] { $player } shows number { $card }.
    }
}
eschnapur-event-cannot-pay = { $you ->
    [yes] You cannot pay { eschnapur-coins } for number { $card }.
   *[no] { $player } cannot pay { eschnapur-coins } for number { $card }.
}
eschnapur-event-pay = { $you ->
    [yes] Your { $card } is the highest that can be paid: you pay { eschnapur-coins }.
   *[no] { $player } has the highest number that can be paid, { $card }, and pays { eschnapur-coins }.
}
eschnapur-event-find = { $you ->
    [yes] Your { $card } is the lowest: you receive the discovery { $discovery } and take { eschnapur-coins }.
   *[no] { $player } has the lowest number, { $card }, receives the discovery { $discovery } and takes { eschnapur-coins }.
}
eschnapur-event-alone = { $you ->
    [yes] Your { $card } is the only number: you receive the discovery { $discovery } and pay nothing.
   *[no] { $player } has played the only number, { $card }, receives the discovery { $discovery } and pays nothing.
}
eschnapur-event-pass = { $you ->
    [yes] You take { eschnapur-coins } for passing.
   *[no] { $player } takes { eschnapur-coins } for passing.
}
eschnapur-event-token-stays = Everybody has passed: the discovery { $discovery } stays at { $square }, face up.
eschnapur-event-token-leaves = Everybody has passed: the discovery { $discovery } at { $square } leaves the game.
eschnapur-event-bonus = { $you ->
    [yes] With { eschnapur-found } you gain { eschnapur-points }.
   *[no] With { eschnapur-found } { $player } gains { eschnapur-points }.
}
eschnapur-event-penalty = { $you ->
    [yes] With { eschnapur-found } you lose { eschnapur-points }.
   *[no] With { eschnapur-found } { $player } loses { eschnapur-points }.
}
eschnapur-found = { $found ->
    [0] no discovery
    [one] 1 discovery
   *[other] { $found } discoveries
}
eschnapur-event-game-end = { eschnapur-end-why } { $decided ->
    [points] { $you ->
        [yes] You win with { eschnapur-most }!
       *[no] { $player } wins with { eschnapur-most }.
    }
    [card] { $you ->
        [yes] Equal at { eschnapur-most }, but you hold the highest number card and win!
       *[no] Equal at { eschnapur-most }, but { $player } holds the highest number card and wins.
    }
   *[nothing] { $winners } share the victory with { eschnapur-most }.
}
eschnapur-most = { $points_most ->
    [one] 1 point
   *[other] { $points_most } points
}
eschnapur-end-why = { $reason ->
    [discoveries] The temple has given up its discoveries.
   *[quiet] Nobody has opened a niche for five rounds, so the expedition ends.
}
eschnapur-event-resigned = { $you ->
    [yes] You give up the expedition.
   *[no] { $player } gives up the expedition.
}
eschnapur-event-timeout = { $you ->
    [yes] Your time has run out.
   *[no] { $player } has run out of time.
}
eschnapur-event-abandoned = { $you ->
    [yes] You have left the table; the expedition ends here.
    [nobody] The table stands empty; the expedition ends here.
   *[no] { $player } has left the table; the expedition ends here.
}
eschnapur-event-taken-up = The game is taken up here.
eschnapur-event-limit = Moves without an end: { $limit }. The house closes this game here.


eschnapur-move-buy = Buy { eschnapur-bought }
eschnapur-move-redeem = Return { $tokens } for { eschnapur-redeemed }
eschnapur-move-flip = { $first_pile ->
    [1] { $second_pile ->
        [1] Turn up two tokens of the first pile
       *[2] Turn up one token of each pile
    }
   *[2] { $second_pile ->
        [1] Turn up one token of each pile, the second pile first
       *[2] Turn up two tokens of the second pile
    }
}
eschnapur-move-offer = { $price_count ->
    [0] Offer nothing for { $token }
   *[other] Offer { $price } for { $token }
}
eschnapur-move-withdraw = Withdraw your offer for { $token }
eschnapur-move-accept = { $price_count ->
    [0] Sell { $token } to { $colour }
   *[other] Sell { $token } to { $colour } for { $price }
}
eschnapur-move-refuse = Refuse all offers
eschnapur-move-move = Walk to { $square } for { eschnapur-steps }
eschnapur-move-open = Open the niche
eschnapur-move-end = End your turn
eschnapur-move-duel = { $card ->
    [0] Pass
   *[other] Play number { $card }
}


eschnapur-refusal-game-over = The game is over
eschnapur-refusal-not-your-turn = It is not your turn
eschnapur-refusal-duel-first = The duel comes first: lock a number card or your pass card
eschnapur-refusal-reserve-first = First the reserve: turn up two tokens and settle the offers
eschnapur-refusal-already-flipped = The two tokens of this turn have been turned up already
eschnapur-refusal-pile-empty = That pile has too few tokens: the piles hold { $one } and { $two }
eschnapur-refusal-nothing-up = No tokens are up for sale now
eschnapur-refusal-own-tokens = The tokens are yours to sell: only the others make offers
eschnapur-refusal-empty-offer = An offer names at least one thing
eschnapur-refusal-not-yours-to-offer = You offer { $price }, but not all of that is yours
eschnapur-refusal-offer-unchanged = That is what you already offer for { $token }
eschnapur-refusal-same-offer = { $other } already offers exactly that for { $token }; change something
eschnapur-refusal-no-offer-of-yours = You have no offer for { $token } to withdraw
eschnapur-refusal-offer-changed = { $buyer } now offers { $price } for { $token }: look again
eschnapur-refusal-no-such-offer = There is no offer by { $colour } for { $token }
eschnapur-refusal-card-locked = You have locked your card: nothing more until the duel is settled
eschnapur-refusal-too-few-coins = You ask for { eschnapur-bought }, which costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}; you have { $coins }
eschnapur-refusal-deck-empty = { $thing ->
    [symbol] The symbol deck is empty
   *[number] The number deck is empty
}
eschnapur-refusal-bank-empty = The bank has no movement token left
eschnapur-refusal-not-your-tokens = You do not have { $tokens }
eschnapur-refusal-too-little-value = These tokens are worth { $value } together; two cards take { $needed }
eschnapur-refusal-not-neighbours = No step leads from { $here } to { $there }
eschnapur-refusal-too-few-steps = That walk takes { $needed ->
    [one] 1 movement token
   *[other] { $needed } movement tokens
}; you have { $steps }
eschnapur-refusal-niche-empty = The niche at { $square } is empty
eschnapur-refusal-cards-missing = To open the niche at { $square } you still need { $cards }
eschnapur-refusal-no-duel = There is no duel now
eschnapur-refusal-already-locked = You have locked your card already
eschnapur-refusal-card-not-held = You do not hold number { $card }


eschnapur-reason-need-symbol = I need symbols for a niche.
eschnapur-reason-need-number = A number card for the duel.
eschnapur-reason-way = I have a niche in mind.
eschnapur-reason-redeem = Twelve! Two cards for me.
eschnapur-reason-turn-up = Let us see what is there.
eschnapur-reason-outbid = I can do better than that.
eschnapur-reason-toward-twelve = That brings me to twelve.
eschnapur-reason-cheap = That is worth more than I pay.
eschnapur-reason-save-coins = I had better save my coins.
eschnapur-reason-best-offer = The best offer I can get.
eschnapur-reason-bad-offers = Two coins are better than that.
eschnapur-reason-no-offers = Nobody offers anything.
eschnapur-reason-open = These points are worth the cards.
eschnapur-reason-wait = My time will come.
eschnapur-reason-lock = My card is down.
eschnapur-reason-nothing = Nothing for me here.
eschnapur-said = { $told } “{ $why }”
`;export{e as default};