### What mails and feeds say, in English.

feed-title = Serai: games that wait for you
mail-turn = { $game }: your turn against { $players }
mail-turn-several = Your turn in { $count } games
mail-turn-once = You get one mail a turn, however long the game waits.
mail-turn-stop = No more mails:
mail-confirm-subject = Serai: do you want mails when it is your turn?
mail-confirm-asked = Somebody, probably you, asked for a mail to this address whenever it is their turn in a game.
mail-confirm-link = If you want that, confirm it here:
mail-confirm-else = If it was not you, do nothing: no other mail will come. On the same page you can also say that this server is never to write to you again.
