var e=`
eschnapur-coach-theme-haggling = Haggling
eschnapur-coach-theme-duel = Duels
eschnapur-coach-theme-way = The way to the niches
eschnapur-coach-theme-reserve = The reserve
eschnapur-coach-theme-purse = Coins and the bank
eschnapur-coach-theme-buddha = The Buddha
eschnapur-coach-theme-judgement = Judgement of the whole

eschnapur-coach-instead-thing = { $instead_thing ->
    [symbol] a symbol card
    [number] a number card
   *[move] a movement token
}
eschnapur-coach-cost = { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}
eschnapur-coach-times = { $times ->
    [one] once in 10 times
   *[other] { $times } times in 10
}
eschnapur-coach-hand = { $cards_count ->
    [0] no number card
   *[other] { $cards }
}


eschnapur-coach-overpaid = { $price } for { $name } is too dear: at the bank all that it brings costs { $bank }.
eschnapur-coach-more-than-needed = { $instead } would do for { $name }: { $price } is more than it takes.
eschnapur-coach-regretted = { $price } for { $name } is often taken up, and the deal leaves the buyer worse off than no deal.
eschnapur-coach-card-given = { $cards } had better stay in hand: { $instead } is the better offer for { $name }.
eschnapur-coach-too-little = { $price } is seldom enough for { $name }: { $instead } gets it more often and is worth it.
eschnapur-coach-other-token = { $better } is the better token: { $instead } for that one rather than an offer for { $name }.
eschnapur-coach-withdrew = The offer for { $name } had better stood: the token is worth its price.
eschnapur-coach-refused-good-deal = { $price } from { $buyer } for { $name }, with { $kept } kept, is better than { eschnapur-coins } for refusing.
eschnapur-coach-took-bad-deal = Refusing brings { eschnapur-coins } and keeps { $name } from { $buyer }: that is better than { $price } and { $kept }.
eschnapur-coach-worse-offer = The sale of { $name } to { $buyer } for { $instead } is better than the one for { $price }.
eschnapur-coach-sold-wrong-token = { $kept } had better been kept: selling { $name } to { $buyer } for { $price } is the better deal.


eschnapur-coach-cannot-pay = Number { $card } costs { eschnapur-coach-cost }, and only { $coins } are there: who cannot pay does not advance.
eschnapur-coach-passed-high = Number { $card } would win the large number ({ eschnapur-points }) { eschnapur-coach-times }.
eschnapur-coach-passed-low = Number { $card } would be the lowest and bring the discovery { eschnapur-coach-times }.
eschnapur-coach-pass-better = Number { $card } brings neither points nor the discovery { eschnapur-coach-times }; passing brings { eschnapur-coins }.
eschnapur-coach-high-card-wasted = { $instead_card ->
    [0] Number { $card } is spent here where a pass would keep it for a better duel.
   *[other] Number { $card } is spent here where number { $instead_card } would do and keep it for a better duel.
}
eschnapur-coach-between = Number { $card } is neither high nor low enough and brings nothing { eschnapur-coach-times }; number { $instead_card } brings something more often.
eschnapur-coach-higher-card = Number { $instead_card } rather than { $card }: it wins the large number ({ eschnapur-points }) { eschnapur-coach-times }.
eschnapur-coach-lower-card = Number { $instead_card } rather than { $card }: it is the lowest and brings the discovery { eschnapur-coach-times }.
eschnapur-coach-unarmed = More number cards could be had before choosing one; the hand was { eschnapur-coach-hand }.
eschnapur-coach-armed-needlessly = { $card ->
    [0] No more number cards are needed to pass this duel.
   *[other] No more number cards are needed: number { $card } in hand does as well.
}


eschnapur-coach-niche-left = The niche at { $square } could be opened this turn with { $cards }.
eschnapur-coach-walked-past = This walk leads past the niche at { $square }, which could be opened this turn with { $cards }.
eschnapur-coach-opened-too-early = { $card ->
    [0] The niche at { $square } is opened without a number card for the duel: the large number goes to others.
   *[other] The niche at { $square } is opened without the cards to win its duel: with { $card } as the highest, the large number comes only { eschnapur-coach-times }.
}
eschnapur-coach-arm-before-opening = Number cards come before the niche at { $square } is opened; the hand was { eschnapur-coach-hand }.
eschnapur-coach-waited = The niche at { $square } had better been opened at once with { $cards }.
eschnapur-coach-steps-wasted = The walk to { $square } uses up { eschnapur-steps } more and opens nothing this turn.
eschnapur-coach-dearer-niche = The niche at { $square } takes only { $cards }: symbol cards remain for the next one.
eschnapur-coach-better-square = { $square } is the better place for the turns to come, { eschnapur-steps } away.
eschnapur-coach-opened-for-others = What the niche at { $square } holds mostly goes to others.


eschnapur-coach-redeemed-late = { $tokens } (together { $value }) had better been returned now for { eschnapur-redeemed }.
eschnapur-coach-redeemed-early = { $excess ->
    [0] { $tokens } (together { $value }) had better been kept for now.
   *[other] { $tokens } (together { $value }) had better been kept for now: { $excess } of their value is lost.
}
eschnapur-coach-redeemed-wrong-cards = Returned tokens had better bring { eschnapur-redeemed }.
eschnapur-coach-redeemed-too-much = { $tokens } would do: a value of { $instead_value } instead of { $value } for the same two cards.
eschnapur-coach-known-pile = It is known what comes up next: { $tokens }. The other piles are the better choice.


eschnapur-coach-bought-for-nothing = { eschnapur-coins } for { eschnapur-bought } are not worth it here.
eschnapur-coach-bought-wrong = Here { eschnapur-coach-instead-thing } is worth more than { eschnapur-bought }.
eschnapur-coach-hoarded = { $price } for { eschnapur-bought } would be well spent; { $coins ->
    [one] 1 coin lies
   *[other] { $coins } coins lie
} idle.
eschnapur-coach-bank-first = First comes { eschnapur-bought } from the bank: { $coins ->
    [one] 1 coin is
   *[other] { $coins } coins are
} there for it.
eschnapur-coach-purse-emptied = This leaves { eschnapur-coins }, and number { $card } in hand costs { eschnapur-coach-cost } in a duel.


eschnapur-coach-buddha-ignored = With the Buddha every point counts twice: the better move brings about { eschnapur-points } more this turn.
eschnapur-coach-buddha-lost = The better move has the Buddha at the end of the turn more often, by { $times ->
    [one] one time in 10
   *[other] { $times } times in 10
}.


eschnapur-coach-more-points = The better move brings about { eschnapur-points } more this turn.
eschnapur-coach-points-for-others = This move lets the others advance about { eschnapur-points } more this turn.
eschnapur-coach-more-coins = The better move leaves about { eschnapur-coins } more after this turn.
eschnapur-coach-small-things = No single thing stands out: the better move keeps small advantages that add up.


eschnapur-coach-draw-symbol = A symbol card is drawn: { $cards }.
eschnapur-coach-draw-number = A number card is drawn: { $cards }.
eschnapur-coach-draw-token = A reserve token is turned up: { $name }.
eschnapur-coach-draw-discovery = At { $square } the discovery { $discovery } comes to light.
`;export{e as default};