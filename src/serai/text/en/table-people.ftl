### Words of people: who one is on several browsers, the faces, the leaderboard, in English.

## My devices

people-devices = My devices
people-devices-told = No account and no password: twelve words carry all your seats on this server, games in progress and finished ones, to another browser.
people-to-another = To another browser
people-to-another-told = Your words and a code to photograph are shown here, to nobody else.
people-show = Show my words
people-hide = Hide them
people-phrase = Your twelve words
people-phrase-secret = Whoever has these words is you here: keep them to yourself.
people-code = Your words as a code to photograph
people-nobody = You have taken no seat with this browser yet. As soon as you have, there is something to carry.
people-from-another = From another browser
people-from-another-told = Type the twelve words, in any of the three languages; accents and capitals do not matter.
people-carry = Be the same here
people-carry-sure = This browser will be the person of these words: it gets all their seats, and what you play here from now on is theirs.
people-carry-instead = It has words of its own until now. Its games stay in your list, but whoever may want to be that person again should note those words first.
people-carry-here = Carry on here
people-not-now = Not now
people-carried = { $count ->
    [0] Done. There are no seats to carry yet.
    [one] Done: one seat is here now, too.
   *[other] Done: { $count } seats are here now, too.
}
people-phrase-count = { $count ->
    [0] Twelve words are needed; there is none here.
    [one] Twelve words are needed; there is one here.
   *[other] { $needed } words are needed; there are { $count } here.
}
people-phrase-words = { $count ->
    [one] One word is none of the list: { $words }. Look at how it is spelt.
   *[other] These words are none of the list: { $words }. Look at how they are spelt.
}
people-phrase-word = “{ $word }” (number { $number })
people-phrase-order = All of these words are in the list, but they do not belong together: one of them is another, or their order is.
people-leave-here = Forget me on this browser
people-leave-here-sure = This browser forgets your words and your seats. With the words you can come back. Go on?
people-leave-everywhere = Give my identity up
people-leave-everywhere-sure = The server erases you: name, face, rating and words said; your games stay, unnamed. There is no way back. Go on?
people-forgotten = This browser has forgotten you.
people-given-up = You have been erased here.

## Faces

people-face = Your face
face-merchant = Merchant
face-weaver = Weaver
face-jeweller = Jeweller
face-cameleer = Camel driver
face-spicer = Spice trader
face-dancer = Dancer
face-maharani = Maharani
face-boatman = Boatman
face-explorer = Explorer
face-botanist = Botanist
face-pilot = Pilot
face-mapmaker = Mapmaker
face-guide = Mountain guide
face-digger = Digger
face-scholar = Scholar
face-sailor = Sailor

## Leaderboard

people-leaderboard = Leaderboard
people-leaderboard-told = Between people who have sat down here. Finished tables of this list count, without hints and take-backs.
people-leaderboard-none = Nobody has a rating yet: play a table of this list to its end with somebody.
people-place = Place
people-name = Name
people-rating = Rating
people-deviation = Deviation
people-games = Games
people-own = You
people-rating-told = Ratings are Glicko-2: the strength is within two deviations of the rating, 19 times in 20. The order is by what is sure: the rating less two deviations.
