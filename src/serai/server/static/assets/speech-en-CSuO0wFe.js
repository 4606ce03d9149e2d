var e=Object.assign({"../../../src/serai/text/en/eschnapur.ftl":`### Eschnapur in English: things, what happened, what a move would do, why one is refused.
### Things and seats are prepared from the facts: $price, $cards and $tokens are phrases (with _count), and so are the
### reserve tokens $name, $kept, $a and $b; $player, $buyer, $first, $other are names, $you and $buyer_you … say whether
### that is the reader (yes, no, nobody); $winners are names.

## Things

eschnapur-colour-red = red
eschnapur-colour-yellow = yellow
eschnapur-colour-green = green
eschnapur-colour-blue = blue
eschnapur-colour-brown = brown

# Items of a price, and cards drawn or shown: coins, movement tokens, symbol cards by colour, a number card.
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

# A reserve token: what it pays, and its value.
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
# Only the reader's own cards: nothing for anybody else.
eschnapur-drawn = { $cards_count ->
    [0] {""}
   *[other] {" "}You draw { $cards }.
}

## What happened

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
eschnapur-event-restock = The { $count } redeemed tokens are shuffled into two new piles.
eschnapur-event-flip = { $you ->
    [yes] You turn up A, { $a }, and B, { $b }.
   *[no] { $player } turns up A, { $a }, and B, { $b }.
}
eschnapur-event-offer = { $you ->
    [yes] You offer { $price } for { $token }, { $name }.
   *[no] { $player } offers { $price } for { $token }, { $name }.
}
eschnapur-event-change = { $you ->
    [yes] You now offer { $price } for { $token }, { $name }.
   *[no] { $player } now offers { $price } for { $token }, { $name }.
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
        [yes] You win with { $points_most } points!
       *[no] { $player } wins with { $points_most } points.
    }
    [card] { $you ->
        [yes] { $points_most } points are shared, but you hold the highest number card and win!
       *[no] { $points_most } points are shared, but { $player } holds the highest number card and wins.
    }
   *[nothing] { $winners } share the victory with { $points_most } points.
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
# The limit that a host sets.
eschnapur-event-limit = This game has seen { $limit } moves without an end; the house closes it here.

## What a move would do

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
eschnapur-move-accept = Sell { $token } to { $colour }
eschnapur-move-refuse = Refuse all offers
eschnapur-move-move = Walk to { $square } for { eschnapur-steps }
eschnapur-move-open = Open the niche
eschnapur-move-end = End your turn
eschnapur-move-duel = { $card ->
    [0] Pass
   *[other] Play number { $card }
}

## Why a move is refused; the clause follows in brackets

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
`,"../../../src/serai/text/en/jaipur.ftl":`### Jaipur in English: cards, what happened, what a move would do, why one is refused.
### Cards, seats and values are prepared from the facts (facts.json): $cards is a phrase, $cards_count and $cards_kind
### go with it; $player is a name, $you says whether it is the reader (yes, no, nobody).

## Goods and cards

jaipur-good-D = Diamonds
jaipur-good-G = Gold
jaipur-good-S = Silver
jaipur-good-C = Cloth
jaipur-good-P = Spice
jaipur-good-L = Leather
jaipur-good-M = Camels

jaipur-card-D = { $count ->
    [one] a diamond
   *[other] { $count } diamonds
}
jaipur-card-G = { $count ->
    [one] gold
   *[other] { $count } gold
}
jaipur-card-S = { $count ->
    [one] silver
   *[other] { $count } silver
}
jaipur-card-C = { $count ->
    [one] cloth
   *[other] { $count } cloth
}
jaipur-card-P = { $count ->
    [one] spice
   *[other] { $count } spice
}
jaipur-card-L = { $count ->
    [one] leather
   *[other] { $count } leather
}
jaipur-card-M = { $count ->
    [one] a camel
   *[other] { $count } camels
}

## What happened

jaipur-event-round-start = Round { $number }: { $starter_you ->
    [yes] you begin
   *[no] { $starter } begins
}. At the market: { $market }.{ jaipur-dealt }
# Only the reader's own cards: nothing for a spectator.
jaipur-dealt = { $hand_count ->
    [0] { $herd ->
        [0] {""}
       *[other] {" "}Your hand is empty; your herd: { jaipur-herd }.
    }
   *[other] {" "}Your hand: { $hand }{ $herd ->
        [0] {""}
       *[other] ; your herd: { jaipur-herd }
    }.
}
jaipur-herd = { $herd ->
    [one] 1 camel
   *[other] { $herd } camels
}
jaipur-event-take = { $you ->
    [yes] You take { $card }.
   *[no] { $player } takes { $card }.
}{ jaipur-drawn }
jaipur-event-camels = { $you ->
    [yes] You lead { jaipur-caravan } to your herd.
   *[no] { $player } leads { jaipur-caravan } home.
}{ jaipur-drawn }
jaipur-caravan = { $count ->
    [one] the camel
   *[other] all { $count } camels
}
jaipur-drawn = { $drawn_count ->
    [0] {""}
   *[other] {" "}New at the market: { $drawn }.
}
jaipur-event-swap = { $you ->
    [yes] You exchange { $given } for { $taken }.
   *[no] { $player } exchanges { $given } for { $taken }.
}
jaipur-event-sell = { $you ->
    [yes] You sell { $cards }
   *[no] { $player } sells { $cards }
}{ $tokens_count ->
    [0] {" "}with no tokens left
    [1] {" "}for { jaipur-paid }
   *[other] {" "}for { $tokens } = { jaipur-paid }
}{ $bonus ->
    [0] { jaipur-no-bonus }
   *[other] , plus { jaipur-bonus }{ $value ->
        [0] {""}
        [one] {" "}worth 1 rupee
       *[other] {" "}worth { $value } rupees
    }
}.
jaipur-paid = { $tokens_total ->
    [one] 1 rupee
   *[other] { $tokens_total } rupees
}
jaipur-bonus = { $bonus ->
    [3] a bonus for three
    [4] a bonus for four
   *[5] a bonus for five
}
# A sale of three or more earns nothing beside its tokens once that pile is empty (J-X5).
jaipur-no-bonus = { $cards_count ->
    [1] {""}
    [2] {""}
    [3] ; no bonus for three is left
    [4] ; no bonus for four is left
   *[other] ; no bonus for five is left
}
jaipur-event-round-end = { jaipur-round-why } { jaipur-round-camel } { jaipur-round-seal }
jaipur-round-why = Round { $number } is over: { $reason ->
    [three-piles] three kinds of goods have run out of tokens.
   *[market-short] the deck cannot fill the market any more.
}
jaipur-round-camel = { $camel_you ->
    [yes] With { jaipur-herds }, you get the camel token and its 5 rupees.
    [nobody] The herds are equal, so nobody gets the camel token.
   *[no] With { jaipur-herds }, { $camel } gets the camel token and its 5 rupees.
}
jaipur-herds = { $herds_most ->
    [one] 1 camel to { $herds_least }
   *[other] { $herds_most } camels to { $herds_least }
}
jaipur-round-seal = { $decided ->
    [rupees] { $you ->
        [yes] You win the seal, { jaipur-fortunes } to { $scores_least }.
       *[no] { $player } wins the seal, { jaipur-fortunes } to { $scores_least }.
    }
    [bonuses] Both have { jaipur-fortunes }; { $you ->
        [yes] you have more bonus tokens, { $bonus_values_most } to { $bonus_values_least }, and win the seal.
       *[no] { $player } has more bonus tokens, { $bonus_values_most } to { $bonus_values_least }, and wins the seal.
    }
    [goods] Both have { jaipur-fortunes } and { jaipur-bonuses }; { $you ->
        [yes] you have more goods tokens, { $goods_tokens_most } to { $goods_tokens_least }, and win the seal.
       *[no] { $player } has more goods tokens, { $goods_tokens_most } to { $goods_tokens_least }, and wins the seal.
    }
   *[nothing] Both have { jaipur-fortunes }, { jaipur-bonuses } and { jaipur-goods-tokens }: nobody wins the seal, and the round is played again.
}
jaipur-fortunes = { $scores_most ->
    [one] 1 rupee
   *[other] { $scores_most } rupees
}
jaipur-bonuses = { $bonus_values_most ->
    [one] 1 bonus token
   *[other] { $bonus_values_most } bonus tokens
}
jaipur-goods-tokens = { $goods_tokens_most ->
    [one] 1 goods token
   *[other] { $goods_tokens_most } goods tokens
}
jaipur-event-match-end = { $you ->
    [yes] You win the match, { jaipur-seals } to { $seals_least }. Well traded!
   *[no] { $player } wins the match, { jaipur-seals } to { $seals_least }.
}
jaipur-seals = { $seals_most ->
    [one] 1 seal
   *[other] { $seals_most } seals
}
jaipur-event-resigned = { $you ->
    [yes] You resign the match.
   *[no] { $player } resigns the match.
}
jaipur-event-timeout = { $you ->
    [yes] Your time has run out.
   *[no] { $player } has run out of time.
}
jaipur-event-abandoned = { $you ->
    [yes] You have left the table; the match ends here.
    [nobody] The table stands empty; the match ends here.
   *[no] { $player } has left the table; the match ends here.
}

# The limit that a host sets (J-K4).
jaipur-event-limit = This round has seen { $limit } moves without an end; the house closes the match here.

## What a move would do, and what a selection still lacks

jaipur-move-take = Take 1 { $card_kind ->
    [D] diamond
    [G] gold
    [S] silver
    [C] cloth
    [P] spice
    [L] leather
   *[M] camel
}
jaipur-move-camels = { $count ->
    [unknown] Take all camels
    [one] Take the camel
   *[other] Take all { $count } camels
}
jaipur-move-swap = Exchange { $given } for { $taken }
jaipur-move-sell = Sell { $cards }{ $tokens_count ->
    [unknown] {""}
    [0] : no tokens left{ $bonus ->
        [0] {""}
       *[other] , but { jaipur-bonus }
    }
    [1] : { jaipur-paid }{ jaipur-move-bonus }
   *[other] : { $tokens } rupees{ jaipur-move-bonus }
}
jaipur-move-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}and { jaipur-bonus }
}
jaipur-hint-choose = Choose what to take at the market, or what to sell from your hand
jaipur-hint-give-more = { $count ->
    [one] Give one more card back
   *[other] Give { $count } more cards back
}
jaipur-hint-take-more = { $count ->
    [one] Take one more good from the market
   *[other] Take { $count } more goods from the market
}
jaipur-hint-exchange = Choose at the market what to take in exchange
jaipur-hint-wait = { $player } is choosing

## Why a move is refused; the clause follows in brackets

jaipur-refusal-camel-alone = A camel never leaves the market alone: take all of them, or a good
jaipur-refusal-not-in-market = You ask for { $cards }; the market has { $market }
jaipur-refusal-hand-limit = Your hand would hold { $hand } cards; the limit is { $limit }
jaipur-refusal-no-camels = No camel is waiting at the market
jaipur-refusal-camels-not-sold = Camels are not for sale; give them in an exchange
jaipur-refusal-one-kind-a-sale = A sale is of one kind only; these are { $cards }
jaipur-refusal-not-in-hand = You offer { $cards } for sale, but { $held ->
    [0] your hand has none
   *[other] your hand has only { $held }
}
jaipur-refusal-two-at-least = { $card_kind ->
    [D] Diamonds are
    [G] Gold is
   *[S] Silver is
} sold two or more at a time
jaipur-refusal-camels-and-goods = Goods and camels never leave the market in the same turn
jaipur-refusal-not-yours = You offer { $cards }, but you do not have all of that
jaipur-refusal-both-sides = You cannot take { jaipur-some } and give { jaipur-some } back in one exchange
jaipur-some = { $card_kind ->
    [D] diamonds
    [G] gold
    [S] silver
    [C] cloth
    [P] spice
    [L] leather
   *[M] camels
}
jaipur-refusal-unequal = You take { $taken } and give { $given }: an exchange gives back as many cards as it takes
jaipur-refusal-two-for-two = The smallest exchange is two cards for two
jaipur-refusal-round-over = This round is over
jaipur-refusal-match-over = The match is over
jaipur-refusal-not-your-turn = It is not your turn yet
`,"../../../src/serai/text/en/table-eschnapur.ftl":`### Eschnapur's table in the browser, in English. Phrases such as $price, $name, $symbols are made from eschnapur.ftl.

## The temple

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

## The camps

eschnapur-ui-camps = Players
eschnapur-ui-namesake = { $name } ({ $colour })
eschnapur-ui-camp = { $points } points, { $coins } coins, { $steps } movement tokens, { $symbols } symbol cards, { $numbers } number cards, reserve tokens worth { $value }, { $found } discoveries
eschnapur-ui-reserve-of = Reserve: { $tokens }
eschnapur-ui-has-buddha = Holds the Buddha: points count double
eschnapur-ui-ready-to-go = nothing to add
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

## The felt

eschnapur-ui-felt = The felt
eschnapur-ui-turn = Turn { $turn }
eschnapur-ui-awarded = { $count } of { $needed } discoveries
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
eschnapur-ui-token = Token { $token }: { $name }
eschnapur-ui-aim = Offer for token { $token }: { $name }
eschnapur-ui-sell-keep = Sell { $token }, keep { $kept }
eschnapur-ui-my-offer = My offer
eschnapur-ui-no-offer-yet = Tap coins or cards
eschnapur-ui-no-offers = No offer yet
eschnapur-ui-offer-deal = { $player } gives { $price } for { $token }, { $name }; you keep { $kept }
eschnapur-ui-take-back = Take back from the offer: { $item }
eschnapur-ui-revealed = The cards are turned up!

## The duel

eschnapur-ui-prize = Discovery at { $square }: { $small } small, { $large } large
eschnapur-ui-ready = { $ready } of { $count } have laid a card
eschnapur-ui-not-locked = { $player }: still choosing
eschnapur-ui-locked = { $player }: a card face down
eschnapur-ui-turned-up = { $player }: { $card }
eschnapur-ui-own-locked = Your card, face down: { $card }
eschnapur-ui-fan = Your cards for the duel
eschnapur-ui-pass-card = the pass card
eschnapur-ui-number-card = Number { $number }, { $coins ->
    [0] no coin
    [one] 1 coin
   *[other] { $coins } coins
}
eschnapur-ui-fate-pays = pays, goes { $points } ahead
eschnapur-ui-fate-finds = takes the find
eschnapur-ui-fate-both = wins both
eschnapur-ui-fate-fails = cannot pay

## One's own tray

eschnapur-ui-tray = Your tray
eschnapur-ui-purse = Purse and bank
eschnapur-ui-counter = Buy from the bank
eschnapur-ui-add = Add to the offer: { $item } ({ $left } left)
eschnapur-ui-buy-move = Buy a movement token for { $coins } coins
eschnapur-ui-buy-symbol = Buy a symbol card for { $coins } coins ({ $left } in the deck)
eschnapur-ui-buy-number = Buy a number card for { $coins } coins ({ $left } in the deck)
eschnapur-ui-no-symbols = No symbol cards
eschnapur-ui-no-numbers = No number cards
eschnapur-ui-reserve = Reserve tokens: { $value } toward { $needed }

## The sentence: what the selection would do

eschnapur-ui-one-more-pile = One more: from this pile or the other
eschnapur-ui-compose = Tap coins, movement tokens or cards to offer for { $token }
eschnapur-ui-does-offer = Offer { $price } for { $token }, { $name }
eschnapur-ui-does-deal = Sell { $token }, { $name }, to { $player } for { $price }; you keep { $kept }
eschnapur-ui-does-refuse = Refuse all offers: both tokens go back, and you take 2 coins
eschnapur-ui-does-ready = Let it be known that you have nothing to add
eschnapur-ui-does-walk = Walk to { $square } for { $steps }, { $left } left.
eschnapur-ui-does-open = Show { $cards } and open the niche at { $square }{ $points ->
    [0] {""}
   *[other] : { $points } points at once
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
   *[other] ; { $lost } too many are lost
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

## The sentence: what comes next

eschnapur-ui-your-reserve = Your turn: touch the piles to choose two tokens, or turn up one of each
eschnapur-ui-your-offers = { $count ->
    [0] The others may make offers. Wait for them, or refuse all for 2 coins
   *[other] Touch an offer to accept it, or refuse all for 2 coins
}
eschnapur-ui-your-walk = Walk to a lit square, open your niche, or end your turn.
eschnapur-ui-make-offers = { $player } sells one of the two: tap coins, movement tokens or cards to make an offer
eschnapur-ui-lay-card = Choose a card for the duel and lay it face down
eschnapur-ui-wait-duel = Waiting for the last cards of the duel
eschnapur-ui-watch-reserve = { $player } turns up two reserve tokens
eschnapur-ui-watch-offers = { $player } weighs the offers
eschnapur-ui-watch-walk = { $player } is on the way
eschnapur-ui-watch-duel = Waiting for { $player }
eschnapur-ui-watch-over = The expedition is over.

## The button

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

## The end

eschnapur-ui-counting = Counting the discoveries …
eschnapur-ui-you-win = You win the expedition!
eschnapur-ui-player-wins = { $player } wins the expedition
eschnapur-ui-shared = Victory is shared: { $players }
eschnapur-ui-result = { $points } points, { $bonus } of them for discoveries
`,"../../../src/serai/text/en/table-web.ftl":`### The browser's own words in English.

## Pages and settings

web-pages = Pages
web-page-lobby = Tables
web-page-games = My games
web-page-rules = Rules
web-page-verify = Check a record
web-page-replay = Replay
web-page-nowhere = There is nothing at this address
web-page-failed = This page could not be loaded
web-reload = Try again
web-home = Home
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = As the system
web-theme-light = Day
web-theme-dark = Night
web-sound = Sound
web-no-motion = Less motion
web-your-name = Your name

## Home and tables

web-play = Play
web-against = against
web-invite = Invite a friend
web-tables = Tables
web-learn = Learn
web-not-open = The temple opens soon
web-opening = One moment …
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting just now. Open a table of your own below.
web-live-tables = Being played
web-no-live-tables = No game is being played in the open just now.
web-own-table = A table of your own
web-anybody = Anybody
web-clock = Clock
web-clock-none = No clock
web-clock-quick = 3 minutes + 5 seconds a move
web-clock-calm = 15 minutes + 15 seconds a move
web-clock-told = { $minutes } min + { $increment } s
web-table-options = Options
web-seals-2 = A match for two seals
web-seals-1 = A single round
web-open-herds = Herds in sight
web-practice-option = Practice: what is known is shown
web-practice = Practice
web-open-table = Open the table
web-sit = Sit down
web-watch = Watch
web-guest = Guest
web-you = You
web-empty-seat = Empty seat
web-games-going = Going on
web-games-none = No game is waiting for you.
web-games-over = Played
web-go-back = Go back
web-data = What is kept about you
web-data-told = No account: this browser holds the keys to your seats. The server keeps your name, your moves and what you said.
web-data-take = Take it along
web-data-erase = Erase it
web-data-sure = Your name and words are erased, and your seats are given up. Go on?
web-erased = Your name and what you said have been erased.

## Waiting for somebody

web-waiting = Waiting for your guest
web-invited = You are invited to a table
web-share-told = Send this link, or let it be scanned. The game begins when the seat is taken.
web-link = Link to this table
web-qr = The link as a code to scan
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-invite-text = A match of Jaipur?
web-fill = Play against the { $level } instead
web-leave = Leave the table
web-no-table = There is no such table
web-no-table-told = The link may be mistyped, or the table has been cleared away.

## The table

web-title-your-turn = ● Your turn · Serai
web-title-table = { $game } · Serai
web-goods-tokens = Goods tokens
web-tokens-left = { $good }: { $count ->
    [0] none left
   *[other] { $values }
}
web-bonus-piles = Bonus tokens, face down
web-bonus-left = Bonus for { $pile ->
    [3] three
    [4] four
   *[5] five or more
}: { $count } left
web-stock = Tokens and deck
web-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-discard = { $count ->
    [0] Nothing sold yet
   *[other] Sold: { $cards }
}
web-market = Market
web-your-move = Your move
web-your-side = Your side
web-card-market = { $card }, place { $place } of the market
web-card-hand = { $card }, in your hand
web-card-herd = Camel { $place } of { $count } in your herd
web-hand = Your hand, { $count } of { $limit }
web-hand-of-limit = { $count } of { $limit }
web-hand-of = { $player }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-herd = Herd: { $count ->
    [one] 1 camel
   *[other] { $count } camels
}
web-herd-hidden = The size of this herd is not told
web-rupees = { $count ->
    [one] 1 rupee
   *[other] { $count } rupees
}, { $bonuses ->
    [one] 1 bonus token
   *[other] { $bonuses } bonus tokens
}
web-seals = { $count } of { $target } seals
web-time-left = { $time } left
web-thinking = thinking
web-away = { $minutes ->
    [0] away for a moment
    [one] away for 1 minute
   *[other] away for { $minutes } minutes
}
web-left = has left
web-stand-in = a computer player stands in
web-your-turn = Your turn
web-to-act = to act
web-do = Choose
web-do-take = Take
web-do-camels = Take
web-do-swap = Exchange
web-do-sell = Sell
web-let-go = Let go (Esc)
web-camels-cost-nothing = Camels are taken for nothing: give no card for them (J-T5)
web-looking-back = This is how it was.
web-back-to-now = Back to now
web-look-here = See this moment
web-again = Last turn again
web-log = Log
web-result = Result
web-lost = The connection is lost. Your table is kept; we are coming back …
web-match-over = The match is over.
web-watching = You are watching ({ $count })
web-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-reclaim = Take my seat back
web-fill-away = Let a computer player stand in
web-resign = Resign
web-resign-sure = Give this match up?
web-resign-yes = Resign
web-resign-no = Play on
web-rules = Rules

## Chat

web-chat = Chat
web-chat-quiet = Nothing said yet.
web-chat-write = Say something
web-chat-send = Say
web-chat-off = Switch chat off
web-chat-on = Switch chat on
web-chat-is-off = Chat is off.

## Ends

web-count-title = The count of round { $number }
web-count-skip = Skip the counting
web-next-round = Next round
web-count-last = Go on
web-you-win = You win the match!
web-player-wins = { $player } wins the match
web-no-winner = Nobody wins this match
web-rematch = Rematch
web-rematch-accept = Accept the rematch
web-replay = Replay
web-check-dealing = Check the dealing
web-record = Save the record
web-see-table = See the table

## Rules, replay, check

web-rules-other = The rules of { $game }
web-rules-contents = Contents
web-replay-none = There is no record of this table. It opens once the game is over.
web-replay-first = To the beginning
web-replay-back = One back
web-replay-on = One on
web-replay-last = To the end
web-replay-run = Play
web-replay-stop = Stop
web-replay-moment = Moment { $moment } of { $count }
web-replay-open = Open a record file
web-verify-told = Choose a record file. It is checked here in your browser: the promise made before the game, every shuffle, every move and every result. Nothing is sent anywhere.
web-verify-choose = Choose a file
web-verify-drop = or drop it here
web-verify-again = Check another
web-verify-good = Everything is in order
web-verify-bad = This record does not hold
web-verify-not-json = This file is not a record: it cannot be read as JSON.
web-verify-not-jaipur = Records of { $game } are checked by the command “serai verify”.
web-verify-shape = This file lacks what a record has: { $what }.
web-verify-commitment = The promise made before the game fits the secret
web-verify-commitment-bad = The secret is not the one that was promised
web-verify-held = It is the promise this browser was given when you sat down
web-verify-held-bad = It is not the promise this browser was given when you sat down
web-verify-starter = Round { $round }: the right player began
web-verify-starter-bad = Round { $round }: the wrong player began
web-verify-deal = Round { $round }: cards and bonus tokens lie as the secret says
web-verify-deal-bad = Round { $round }: cards or bonus tokens do not lie as the secret says
web-verify-moves = Round { $round }: { $count ->
    [one] 1 legal move
   *[other] all { $count } moves are legal
}
web-verify-move-bad = Round { $round }, move { $move } ({ $notation }): { $why }
web-verify-unfinished = Round { $round } was broken off
web-verify-scores = Round { $round }: { $first } to { $second }, as recorded
web-verify-scores-bad = Round { $round }: the moves give { $first } to { $second }, the record says otherwise
web-verify-winner = The winner is as recorded
web-verify-winner-bad = The record names another winner than the rounds give
web-verify-digest = The record is as it was sealed
web-verify-digest-bad = The record has been changed since it was sealed
web-verify-no-crypto = This browser offers its cryptography only over an encrypted connection. Open the page by https, or on the server’s own machine.
web-drawing-take = One good, and the deck fills the gap
web-drawing-swap = Two or more for as many
web-drawing-camels = All the camels at once
web-drawing-sell = Three leather: three tokens and a bonus
web-company = at the table
web-company-count = { $count } explorers
`,"../../../src/serai/text/en/table.ftl":`### The house in English: games, levels, errors, the terminal, and everything a page says that is not a game's own.

## The house

unofficial-notice = Serai is an unofficial project, not affiliated with or endorsed by the publishers or authors of the games.
game-jaipur = Jaipur
game-jaipur-tagline = A market duel for two merchants
game-eschnapur = Eschnapur
game-eschnapur-tagline = Three to five explorers in a golden temple
language-en = English
language-fr = Français
language-it = Italiano

# How two things, and several, are joined into one phrase.
list-two = { $first } and { $last }
list-more = { $first }, { $next }

## Computer players

level-apprentice = Apprentice
level-peddler = Peddler
level-stallholder = Stallholder
level-merchant = Merchant
level-caravaneer = Caravaneer
level-treasurer = Treasurer
level-maharaja = Maharaja
player-random = Random
player-greedy = Greedy
player-trader = Trader

## Errors: what happened, and what to do

error-malformed = That message could not be read. Reload the page; if you wrote a bot, compare with the protocol.
error-too-large = That message is too large, so it was not read. Send less at a time.
error-too-deep = That message is nested too deeply, so it was not read.
error-unknown-table = There is no such table. Check the link, or choose a table in the lobby.
error-wrong-token = This seat belongs to someone else. Open the link you sat down with, or watch the table.
error-not-seated = You have no seat at this table. Sit down first, or just watch.
error-seat-taken = Someone has just taken this seat. Choose another, or watch the table.
error-stale = The table has moved on since you looked. Look again, then choose your move.
error-duplicate = This message came before, with other content. Give each message an id of its own.
error-illegal = The rules do not allow this move.
error-not-your-turn = It is not your turn yet.
error-game-over = This game is over. You can look at it again, or ask for a rematch.
error-flood = Too many messages at once. Wait a moment, then go on.
error-foreign-origin = This page may not talk to the table. Open Serai at its own address.
error-unknown-game = This game is not played here. Choose Jaipur or Eschnapur.
error-bad-options = A table cannot be set up like this. Check the number of seats and the options.
error-bad-name = This name cannot be used. Choose a short one of visible letters.
error-chat-off = Chat is switched off at this table.
error-too-long = This text is too long. Shorten it and send it again.
error-queue-full = All computer players are busy. Try again in a moment.
error-internal = Something went wrong at our end. Your table is safe; try again in a moment.
error-unsupported-version = Page and server do not match. Reload the page.
error-not-finished = This game is still being played. Its record opens when it is over.
error-unknown-level = There is no computer player of that level. Choose one of the seven.
error-seat-present = Whoever sits here is still at the table. Wait, or choose another seat.
error-not-started = The game has not begun yet. It starts when every seat is taken.
error-not-taken-over = Nobody is playing in your place, so there is nothing to take back.
error-notation = That is not a move. Compare with the list of possible moves.

## Ready phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-rematch = Another one?
phrase-goodbye = Goodbye!

## The terminal

terminal-welcome = Welcome to the market of Jaipur. Win two seals of excellence, and the match is yours.
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
`});export{e as sources};