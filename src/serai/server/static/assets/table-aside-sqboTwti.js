var e=`
event-aside-hint = { $you ->
    [yes] Vous demandez un conseil.
   *[no] { $player } demande un conseil.
}
event-aside-asked = { $you ->
    [yes] Vous demandez { $wish ->
        [pause] une pause.
       *[take-back] à reprendre votre dernier coup.
    }
   *[no] { $player } demande { $wish ->
        [pause] une pause.
       *[take-back] à reprendre son dernier coup.
    }
}
event-aside-agreed = { $you ->
    [yes] Vous acceptez.
   *[no] { $player } accepte.
}
event-aside-declined = { $you ->
    [yes] Vous refusez { $wish ->
        [pause] la pause.
       *[take-back] de revenir en arrière.
    }
   *[no] { $player } refuse { $wish ->
        [pause] la pause.
       *[take-back] de revenir en arrière.
    }
}
event-aside-take-back = { $you ->
    [yes] Vous reprenez votre dernier coup
   *[no] { $player } reprend un coup
}{ $moves ->
    [one] .
   *[other] \xA0: { $moves } coups sont annulés.
}
event-aside-pause = { $you ->
    [yes] Vous mettez la partie en pause.
   *[no] { $player } met la partie en pause.
}
event-aside-resume = { $you ->
    [yes] Vous reprenez la partie.
   *[no] { $player } reprend la partie.
}
`;export{e as default};