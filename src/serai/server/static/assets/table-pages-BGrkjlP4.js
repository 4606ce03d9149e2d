var e=`

web-open-tables = Open tables
web-no-open-tables = Nobody is waiting just now. Open a table of your own below.
web-live-tables = Being played
web-no-live-tables = No game is being played in the open just now.
web-which-game = Which game
web-own-table = A table of your own
web-anybody = Anybody
web-clock = Clock
web-clock-none = No clock
web-clock-quick = 3 minutes + 5 seconds a move
web-clock-calm = 15 minutes + 15 seconds a move
web-clock-day = 1 day a move
web-clock-days = 3 days a move
web-clock-week = 7 days a move
web-clock-told = { $minutes } min + { $increment } s
web-clock-each = { $time } a move
web-due = Your turn: { $time } left
web-due-them = They have { $time } left
web-table-options = Options
web-seals-2 = A match for two seals
web-seals-1 = A single round
web-open-herds = Herds in sight
web-practice-option = Practice: what is known is shown
web-open-table = Open the table
web-sit = Sit down
web-watch = Watch
web-opponent = Opponent
web-length = Length
web-company-label = How many play
web-seat = Seat { $seat }


web-games-going = Going on
web-games-none = No game is waiting for you.
web-games-over = Played
web-branch = What if: from move { $move } of another game
web-branch-anew = Hidden cards were dealt anew
web-branch-same = Hidden cards lie as they did
web-go-back = Go back
web-data = What is kept about you
web-data-told = No account: this browser holds the keys to your seats. The server keeps your name, your moves and what you said.
web-data-take = Take it along
web-data-erase = Erase it
web-data-sure = Your name and words are erased, and your seats are given up. Go on?
web-data-keep = Keep it
web-erased = Your name and what you said have been erased.
web-result-won = Won
web-result-lost = Lost
web-result-shared = Shared victory
web-result-nobody = Nobody has won
web-end-resigned = given up
web-end-time = on time
web-end-limit = broken off


web-waiting = { $count ->
    [one] Waiting for your guest
   *[other] Waiting for { $count } guests
}
web-invited = You are invited to a table of { $game }
web-share-told = Send this link, or let it be scanned. The game begins when { $count ->
    [2] the seat is taken
   *[other] every seat is taken
}.
web-link = Link to this table
web-qr = The link as a code to scan
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-invite-text = A game of { $game }?
web-fill = Play against the { $level } instead
web-fill-seat = Add a computer player ({ $level })
web-name-asked = What shall the others call you?
web-own-open = Your table of { $game } is open
web-reach-everybody = Whoever has the link can open it.
web-reach-network = Whoever is in the same network as this server can open the link.
web-reach-machine = Only this computer can open this link. For others, start the server with --host 0.0.0.0 (for your network) or --public-url (for everybody).
web-copy-by-hand = This browser does not let pages copy here. The link is selected: press Ctrl+C, or ⌘C.
web-rematch-told = We have asked { $players } for a rematch
web-rematch-told-nobody = We have asked for a rematch
web-rematch-wait = The game begins as soon as everybody has accepted.
web-rematch-no = does not want to play again now
web-rematch-refused = Your rematch was declined
web-rematch-alone = You can wait for second thoughts, play against a computer player instead, or leave.


web-rules-other = The rules of { $game }
web-rules-contents = Contents
web-drawing-take = One good, and the deck fills the gap
web-drawing-swap = Two or more for as many
web-drawing-camels = All the camels at once
web-drawing-sell = Three leather: three tokens and a bonus


web-record-branch = This game was taken up in the middle of another one. This page shows games from their deal on; serai replay tells this one.
web-replay-none = There is no record of this table. It opens once the game is over.
web-record-too-long = This record is too long: no game has so much in it.
web-replay-open = Open a record file


web-verify-told = Choose a record file. It is checked here in your browser: the promise made before the game, every shuffle, every move and every result. Nothing is sent anywhere.
web-verify-choose = Choose a file
web-verify-drop = or drop it here
web-verify-again = Check another
web-verify-good = Everything is in order
web-verify-partly = What can be checked here is in order
web-verify-branch = Taken up in the middle of another game: how the cards lay then is what the record says, and nobody certifies it. Its moves are not checked here; serai verify does that
web-verify-repeated = A repeated deal, for a challenge: the cards are those of an earlier game and may have been known
web-verify-bad = This record does not hold
web-verify-not-json = This file is not a record: it cannot be read as JSON.
web-verify-other-game = This page knows no game called { $game }.
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
    [2] both moves are legal
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
web-verify-own-file = Save what this browser kept
`;export{e as default};