var e=`
event-aside-hint = { $you ->
    [yes] Chiedi un suggerimento.
   *[no] { $player } chiede un suggerimento.
}
event-aside-asked = { $you ->
    [yes] Chiedi { $wish ->
        [pause] una pausa.
       *[take-back] di ritirare la tua ultima mossa.
    }
   *[no] { $player } chiede { $wish ->
        [pause] una pausa.
       *[take-back] di ritirare l’ultima mossa.
    }
}
event-aside-agreed = { $you ->
    [yes] Accetti.
   *[no] { $player } accetta.
}
event-aside-declined = { $you ->
    [yes] Rifiuti { $wish ->
        [pause] la pausa.
       *[take-back] di tornare indietro.
    }
   *[no] { $player } rifiuta { $wish ->
        [pause] la pausa.
       *[take-back] di tornare indietro.
    }
}
event-aside-take-back = { $you ->
    [yes] Ritiri la tua ultima mossa
   *[no] { $player } ritira una mossa
}{ $moves ->
    [one] .
   *[other] : { $moves } mosse sono annullate.
}
event-aside-pause = { $you ->
    [yes] Metti in pausa la partita.
   *[no] { $player } mette in pausa la partita.
}
event-aside-resume = { $you ->
    [yes] Riprendi la partita.
   *[no] { $player } riprende la partita.
}
`;export{e as default};