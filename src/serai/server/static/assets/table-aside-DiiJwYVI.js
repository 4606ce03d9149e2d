var e=`
event-aside-hint = { $you ->
    [yes] You ask for a hint.
   *[no] { $player } asks for a hint.
}
event-aside-asked = { $you ->
    [yes] You ask { $wish ->
        [pause] for a pause.
       *[take-back] to take your last move back.
    }
   *[no] { $player } asks { $wish ->
        [pause] for a pause.
       *[take-back] to take the last move back.
    }
}
event-aside-agreed = { $you ->
    [yes] You agree.
   *[no] { $player } agrees.
}
event-aside-declined = { $you ->
    [yes] You decline { $wish ->
        [pause] the pause.
       *[take-back] to go back.
    }
   *[no] { $player } declines { $wish ->
        [pause] the pause.
       *[take-back] to go back.
    }
}
event-aside-take-back = { $you ->
    [yes] You take your last move back
   *[no] { $player } takes a move back
}{ $moves ->
    [one] .
   *[other] : { $moves } moves are undone.
}
event-aside-pause = { $you ->
    [yes] You pause the game.
   *[no] { $player } pauses the game.
}
event-aside-resume = { $you ->
    [yes] You go on with the game.
   *[no] { $player } goes on with the game.
}
`;export{e as default};