var e=`

web-hint = Suggerimento
web-hint-thinking = L’allenatore riflette …
web-hint-thinking-long = L’allenatore riflette ancora. Il primo suggerimento su un computer può richiedere qualche minuto; puoi continuare a giocare.
web-hint-best = La migliore: { $move }.
web-hint-chance = { $chance } % di probabilità di vincere.
web-hint-only = Non c’è altra mossa.
web-hint-clear = Nessun’altra mossa ci si avvicina.
web-hint-close = Quasi altrettanto buona: { $move }.
web-hint-why = Perché non questa: { $move }?
web-hint-close-line = Chiudi il suggerimento
web-hint-gone = La partita è andata avanti. Chiedi di nuovo.


web-take-back = Ritira la mossa
web-pause = Pausa
web-resume = Continua
web-paused = La partita è in pausa: orologi e giocatori del computer stanno fermi.
web-wish = { $wish ->
    [pause] { $player } chiede una pausa.
   *[take-back] { $player } chiede di ritirare l’ultima mossa.
}
web-wish-own = { $wish ->
    [pause] Hai chiesto una pausa.
   *[take-back] Hai chiesto di ritirare la tua ultima mossa.
} Deve ancora rispondere: { $players }.
web-agree = Accetta
web-decline = Rifiuta


web-aids = { $hints ->
    [0] { $taken_back ->
        [one] 1 mossa è stata ritirata.
       *[other] { $taken_back } mosse sono state ritirate.
    }
    [one] { $taken_back ->
        [0] Giocata con 1 suggerimento.
        [one] Giocata con 1 suggerimento; 1 mossa è stata ritirata.
       *[other] Giocata con 1 suggerimento; { $taken_back } mosse sono state ritirate.
    }
   *[other] { $taken_back ->
        [0] Giocata con { $hints } suggerimenti.
        [one] Giocata con { $hints } suggerimenti; 1 mossa è stata ritirata.
       *[other] Giocata con { $hints } suggerimenti; { $taken_back } mosse sono state ritirate.
    }
}


web-hold = Che cosa possono avere?
web-hold-memory-all = tutto
web-hold-memory-five = le ultime cinque mosse
web-hold-memory-none = niente
web-hold-memory-off = no
web-hold-on = sì
web-hold-moves = Considera le loro mosse
web-hold-told = { $card }: { $known ->
    [0] { $percent } % di averne almeno una
   *[other] { $known } in vista; { $percent } % di averne di più
}; in media { $mean }
web-hold-of = Che cosa può avere { $player }
web-hold-seen = Carte già viste
web-hold-seen-symbol = { $card }: { $seen } viste su { $all }
web-hold-seen-numbers = Carte numero viste: { $numbers }
web-hold-seen-none = Nessuna carta numero è stata vista.
`;export{e as default};