var e=`
web-count-title = The count of round { $number }
web-count-skip = Skip the counting
web-next-round = Next round
web-count-last = Go on
web-scores = Rupees by round
web-you-win = You win the match!
web-player-wins = { $player } wins the match
web-rematch = Rematch
web-rematch-accept = Accept the rematch
web-check-dealing = Check the dealing
web-record = Save the record
web-ask-coach = Ask the coach
web-count-again = See the count
web-rematch-asked = You are asked for a rematch.
web-rematch-decline = Decline
web-rematch-declined = You have declined. You can still come.
`;export{e as default};