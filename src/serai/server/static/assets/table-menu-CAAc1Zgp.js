var e=`
web-menu = Table
web-resign = Resign
web-resign-sure = Give this match up?
web-resign-yes = Resign
web-leave-sure = Leave the table? You can come back as long as the game goes on; meanwhile a computer player may stand in for you.
web-leave-yes = Leave
web-summary = Summary card
web-all-rules = All the rules
`;export{e as default};