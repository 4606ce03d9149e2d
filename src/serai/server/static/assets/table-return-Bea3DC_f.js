var e=`

web-continue = Go on playing
web-continue-with = against { $players }
web-continue-waiting = Your guests have not come yet
web-back = Welcome back
web-continue-all = All games ({ $count })
web-last-results = Last results


web-reminders = When it is your turn
web-notices = Notices of the browser
web-notices-told = While this page is open in the background, the browser can tell you.
web-notices-on = The browser will tell you when it is your turn.
web-notices-denied = The browser does not allow this page to show notices. You can change that in the browser's settings of this page.
web-notices-none = This browser shows no notices of a page.
web-notice-told = Your turn against { $players }
web-notices-wanted = Tell me
web-reminders-nobody = Play a game here first; then this server knows whom to tell.
web-feed = A private address
web-feed-told = For your calendar or your news reader: it lists the games that wait for you. Whoever has it can read that, and nothing else.
web-feed-ics = Calendar (iCalendar)
web-feed-atom = News (Atom)
web-feed-make = Make the address
web-feed-anew = Make another one
web-feed-end = Take it away
web-feed-made = This is the address now. An older one tells nothing any more.
web-feed-gone = The address tells nothing any more.
web-mail = Mails
web-mail-told = One mail when it is your turn and you are not here, never more than one a turn. First a mail asks whether it is your address.
web-mail-address = Mail address
web-mail-ask = Ask me
web-mail-waits = A mail has been sent to { $address }. Follow its link to confirm; until then nothing else is sent.
web-mail-goes = Mails go to { $address }.
web-mail-wanted = Mails to { $address } whenever it is your turn: do you want them?
web-mail-confirm = Yes, send them
web-mail-stop = Stop the mails
web-mail-never = Never write to me again
web-mail-stopped = No more mails are sent, and the address is forgotten.
web-mail-did-confirm = You will get a mail when it is your turn.
web-mail-did-stop = No more mails are sent, and the address is forgotten.
web-mail-did-never = This server will never write to this address again.


web-statistics-none = No finished game of yours is known here yet.
web-statistics-counting = { $count ->
    [one] 1 game is being counted …
   *[other] { $count } games are being counted …
}
web-statistics-games = Games
web-statistics-won = Won
web-statistics-streak = Won in a row
web-statistics-longest = Longest streak
web-statistics-points = Points
web-statistics-margin = Margin
web-statistics-unnamed = People without a name
web-statistics-rating = Rating
web-statistics-rated = Your rating is { $value }, with 95 % confidence between { $low } and { $high }; meetings with computer players: { $count }.
web-statistics-unrated = Play against computer players, without practice and hints, to get a rating.
web-statistics-rating-told = On the scale of the arena's ladder the merchant is 0, and 400 points more are odds of ten to one. The levels' own ratings count as exact.
web-statistics-style = Style
web-statistics-figure = Figure
web-statistics-months = Month by month
web-statistics-by-opponent = By opponent
web-statistics-by-level = By level
web-statistics-by-seat = By seat
web-statistics-by-month = By month
web-statistics-told = These figures are counted from the records of your games, in this browser alone.
web-statistics-sure = The figures are forgotten in this browser; the games stay. Go on?
web-statistics-erased = The figures are forgotten.
`;export{e as default};