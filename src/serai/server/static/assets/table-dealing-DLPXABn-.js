var e=`
web-dealing-opening = The cards are being dealt
web-dealing-waits = Every seat is taken. Each browser now adds its part to the dealing; the game waits a few seconds for { $players }.
web-dealing-none = { $count ->
    [one] { $players } was away when the game began and has no part in the dealing.
   *[other] { $players } were away when the game began and have no part in the dealing.
}
web-dealing-away = You were away when the game began, so your browser has no part in the dealing.
web-dealing-left-out = The game began without your browser’s part in the dealing, though you were here. The line may have been slow, or the host has left you out.
web-dealing-doubt-promise = Your browser takes no part in this dealing: the dealer’s promise is not the one you were shown when you sat down.
web-dealing-doubt-own = Your browser takes no part in this dealing: its commitment is not in the list.
web-dealing-doubt-digest = Your browser takes no part in this dealing: the list of commitments is not the one that the server names.
web-dealing-doubt-again = Your browser takes no part in this dealing: it has already opened its part for another list.

verify-count = { $count ->
    [one] 1 game verified
   *[other] { $count } games verified
}: moves, results and dealing hold.
verify-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}: { $told }.
verify-protocol-0 = Dealt from a seed that stands in the record: anybody can repeat it, and it is a promise to nobody
verify-protocol-1 = Dealt by protocol 1: only the dealer’s secret was bound before the game, not what the seats gave, so a host could choose among deals
verify-protocol-2 = Dealt by protocol 2: the dealer’s secret, the table’s terms and the parts of the seats are what they were bound to, and the cards follow from them
verify-none = { $player } gave no part to the dealing
verify-branch = Taken up in the middle of another game: the moves and what was shuffled after that are checked; how the cards lay at the beginning is told by the record and certified by nobody
verify-aids = Played with help, as the record says: hints: { $hints }; moves taken back: { $taken_back }. What a move had shown that was taken back stayed known
verify-repeated = Repeated for a challenge: the cards are those of an earlier game, which somebody had played before. It is certified that they were dealt fairly then, not that nobody knew them now
verify-unchecked = Not checked: whether this is what was shown at the table; with what their own browser kept, those who sat there can check it
verify-hidden = Nobody can check whether the host looked at hidden cards
verify-joint-secret = Secret, table, game, rules and options are what the dealer was bound to
verify-joint-secret-bad = Secret, table, game, rules and options are not what the dealer was bound to
verify-joint-part = What { $player } gave is what the seat was bound to
verify-joint-part-bad = What { $player } gave is not what the seat was bound to
verify-joint-list = The list of commitments fits its digest
verify-joint-list-bad = The list of commitments does not fit its digest
verify-own-seat-bad = What you kept is about another table, seat or kind of dealing than this record
verify-own-promise = The dealer’s promise is the one you were shown when you sat down
verify-own-promise-bad = The dealer’s promise is not the one you were shown when you sat down
verify-own-commitment-bad = The commitment that you sent is not in the list
verify-own-list = The list of commitments is the one for which you opened your own contribution
verify-own-list-bad = The list of commitments is not the one for which you opened your own contribution
verify-own-entropy = Your own contribution is in the dealing, as you gave it
verify-own-entropy-bad = The record has another contribution for your seat than you gave
verify-own-skipped-bad = You opened your own contribution, but the record says that you gave none
verify-own-unasked-bad = The game began without your own contribution though you were there: the line was slow, or the host has left you out
verify-own-away = You were away when the game began, so your own contribution is not in the dealing
verify-own-given = What all seats gave is what you were shown when the game began
verify-own-given-bad = What all seats gave is not what you were shown when the game began
verify-own-compared = Compared with what you kept of table { $table }:
verify-own-absent = { $file } tells of table { $table }, of which the file has no record.
`;export{e as default};