### What a table offers besides the game, in English: its menu, its summary card, the clauses that refusals name.

web-menu = Table
web-resign = Resign
web-resign-sure = Give this match up?
web-resign-yes = Resign
web-leave-sure = Leave the table? You can come back as long as the game goes on; meanwhile a computer player may stand in for you.
web-leave-yes = Leave
web-summary = Summary card
web-all-rules = All the rules

web-chat-quiet = Nothing said yet.
web-chat-write = Say something
web-chat-send = Say
web-chat-off = Switch chat off
web-chat-on = Switch chat on
web-chat-is-off = Chat is off.
