var e=`
jaipur-coach-theme-sales = Timing of sales
jaipur-coach-theme-bonuses = Bonuses
jaipur-coach-theme-camels = Camels
jaipur-coach-theme-market = What is left at the market
jaipur-coach-theme-hand = Hand management
jaipur-coach-theme-judgement = Judgement of the whole

jaipur-coach-rupees = { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
}
jaipur-coach-size = { $bonus ->
    [3] three cards
    [4] four cards
   *[5] five cards
}
jaipur-coach-caravan = { $count ->
    [one] the camel
    [2] both camels
   *[other] all { $count } camels
}


jaipur-coach-sold-late = Sell { $cards } while the tokens are high ({ $tokens }): later sales of that kind bring about { jaipur-coach-rupees } less.
jaipur-coach-sold-wrong-kind = Selling { $cards } was more urgent than selling { $given }: later sales of that kind bring about { jaipur-coach-rupees } less.
jaipur-coach-outrun = The opponent is known to hold { $known }. Selling { $cards } first keeps about { jaipur-coach-rupees } of these tokens from it.
jaipur-coach-sold-early = Selling { $cards } could wait: later sales bring about { jaipur-coach-rupees } more, bonus tokens included.
jaipur-coach-sold-too-few = Selling { $cards } at once, not just { $given_count }, brings about { jaipur-coach-rupees } more{ $bonus ->
    [0] {""}
   *[other] , with the bonus for { jaipur-coach-size }
}.
jaipur-coach-sold-too-many = Selling { $given } was too much: selling only { $cards_count } brings about { jaipur-coach-rupees } more.
jaipur-coach-bonus-given-up = The better move leads to about { jaipur-coach-rupees } more from bonus tokens, above all for sales of { jaipur-coach-size }.
jaipur-coach-bonus-to-other = This move lets the opponent have about { jaipur-coach-rupees } more from bonus tokens, above all for sales of { jaipur-coach-size }.
jaipur-coach-end-missed = The better move ends the round at once and wins it more often: { $percent } times more in 100.
jaipur-coach-ended-too-soon = This move ends the round too soon: playing on wins it { $percent } times more in 100.
jaipur-coach-stuck = The round is nearly over (cards left in the deck: { $deck }), and this move leaves { $count ->
    [one] about one card more
   *[other] about { $count } cards more
} unsold in hand.


jaipur-coach-camels-open-market = Taking { jaipur-coach-caravan } lays as many fresh cards before the opponent, who earns about { jaipur-coach-rupees } more.
jaipur-coach-camels-left = { $count ->
    [one] The camel stays
    [2] Both camels stay
   *[other] All { $count } camels stay
} at the market, and { $percent } times in 100 the opponent leads them home at once.
jaipur-coach-camel-race = The race for the camel token stands { $own } to { $other }: the better move wins it { $percent } times more in 100.
jaipur-coach-camels-spent = { $count ->
    [one] The camel given in the exchange costs
   *[other] The { $count } camels given in the exchange cost
} the camel token { $percent } times in 100.
jaipur-coach-camels-saved = { $count ->
    [one] One more camel
   *[other] { $count } more camels
} could have paid for the exchange: { $given } would bring about { jaipur-coach-rupees } more if kept.


jaipur-coach-left-for-other = This leaves { $cards } at the market, and { $percent } times in 100 the opponent takes of that at once.
jaipur-coach-collected = The opponent is known to collect { $known }. With { $cards } left at the market it earns about { jaipur-coach-rupees } more.
jaipur-coach-could-wait = The opponent’s hand is full, so taking { $card } could wait: the better move brings about { jaipur-coach-rupees } more.
jaipur-coach-wrong-card = Taking { $card } instead of { $instead } brings about { jaipur-coach-rupees } more from these goods.
jaipur-coach-not-taken = Taking { $cards } brings about { jaipur-coach-rupees } more from that kind of goods.


jaipur-coach-jammed = The hand is full now ({ $hand }): nothing more fits in before a sale. The better move keeps room and brings about { jaipur-coach-rupees } more.
jaipur-coach-pair-missed = In hand, { $card } cannot be sold alone: the second one at the market brings about { jaipur-coach-rupees } more.
jaipur-coach-pair-broken = This move leaves only { $card } of its kind in hand, which cannot be sold alone: it costs about { jaipur-coach-rupees }.
jaipur-coach-given-away = Giving { $cards } in the exchange costs about { jaipur-coach-rupees }, because that kind then sells for less.
jaipur-coach-exchange-missed = Exchanging { $given } for { $taken } gets several cards at once: about { jaipur-coach-rupees } more by the end of the round.


jaipur-coach-more-for-oneself = The better move brings about { jaipur-coach-rupees } more by the end of the round.
jaipur-coach-more-for-other = This move lets the opponent earn about { jaipur-coach-rupees } more by the end of the round.
jaipur-coach-small-things = No single thing stands out: the better move keeps small advantages that add up.


jaipur-coach-draw-card = New at the market: { $card }.
jaipur-coach-draw-bonus = A bonus token for { jaipur-coach-size } is turned over: { $value ->
    [one] 1 rupee
   *[other] { $value } rupees
}.
`;export{e as default};