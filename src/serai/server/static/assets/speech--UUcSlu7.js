var e=`

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


jaipur-event-round-start = Round { $number }: { $starter_you ->
    [yes] you begin
   *[no] { $starter } begins
}. At the market: { $market }.{ jaipur-dealt }
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
    [2] both camels
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

jaipur-event-taken-up = The game is taken up here.
jaipur-event-limit = Moves of this round without an end: { $limit }. The house closes the match here.


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
    [2] Take both camels
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
`;export{e as default};