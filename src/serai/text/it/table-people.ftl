### Parole delle persone: chi si è su più browser, i volti, la classifica, in italiano.

## My devices

people-devices = I miei dispositivi
people-devices-told = Nessun account e nessuna password: dodici parole portano tutti i tuoi posti su questo server, partite in corso e finite, in un altro browser.
people-to-another = Verso un altro browser
people-to-another-told = Le tue parole e un codice da fotografare si vedono qui, e soltanto qui.
people-show = Mostra le mie parole
people-hide = Nascondile
people-phrase = Le tue dodici parole
people-phrase-secret = Chi ha queste parole è te, qui: tienile per te.
people-code = Le tue parole come codice da fotografare
people-nobody = Con questo browser non hai ancora preso nessun posto. Appena lo farai, ci sarà qualcosa da portare con te.
people-from-another = Da un altro browser
people-from-another-told = Scrivi le dodici parole, in una qualsiasi delle tre lingue; accenti e maiuscole non contano.
people-carry = Essere la stessa persona qui
people-carry-sure = Questo browser sarà la persona di queste parole: ne riceve tutti i posti, e ciò che giocherai qui d’ora in poi sarà suo.
people-carry-instead = Finora ha parole proprie. Le sue partite restano nel tuo elenco, ma chi volesse tornare a essere quella persona annoti prima quelle parole.
people-carry-here = Continua qui
people-not-now = Non ora
people-carried = { $count ->
    [0] Fatto. Non ci sono ancora posti da portare.
    [one] Fatto: un posto ora è anche qui.
   *[other] Fatto: { $count } posti ora sono anche qui.
}
people-phrase-count = { $count ->
    [0] Servono dodici parole; qui non ce n’è nessuna.
    [one] Servono dodici parole; qui ce n’è una sola.
   *[other] Servono { $needed } parole; qui ce ne sono { $count }.
}
people-phrase-words = { $count ->
    [one] Una parola non è nell’elenco: { $words }. Controlla come è scritta.
   *[other] Queste parole non sono nell’elenco: { $words }. Controlla come sono scritte.
}
people-phrase-word = «{ $word }» (numero { $number })
people-phrase-order = Tutte queste parole sono nell’elenco, ma non vanno insieme: una di loro è un’altra, o lo è l’ordine.
people-leave-here = Dimenticami su questo browser
people-leave-here-sure = Questo browser dimentica le tue parole e i tuoi posti. Con le parole puoi tornare. Continuare?
people-leave-everywhere = Rinuncia alla mia identità
people-leave-everywhere-sure = Il server ti cancella: nome, volto, punteggio e parole dette; le partite restano, senza nome. Non si torna indietro. Continuare?
people-forgotten = Questo browser ti ha dimenticato.
people-given-up = Da qui sei stato cancellato.

## Faces

people-face = Il tuo volto
face-merchant = Mercante
face-weaver = Tessitrice
face-jeweller = Gioielliere
face-cameleer = Cammelliere
face-spicer = Mercante di spezie
face-dancer = Danzatrice
face-maharani = Maharani
face-boatman = Barcaiolo
face-explorer = Esploratore
face-botanist = Botanica
face-pilot = Aviatore
face-mapmaker = Cartografo
face-guide = Guida alpina
face-digger = Scavatrice
face-scholar = Studiosa
face-sailor = Marinaio

## Leaderboard

people-leaderboard = Classifica
people-leaderboard-told = Tra le persone che si sono sedute qui. Contano i tavoli di questo elenco giocati fino alla fine, senza suggerimenti né mosse riprese.
people-leaderboard-none = Nessuno ha ancora un punteggio: gioca con qualcuno un tavolo di questo elenco fino alla fine.
people-place = Posto
people-name = Nome
people-rating = Punteggio
people-deviation = Deviazione
people-games = Partite
people-own = Tu
people-rating-told = I punteggi sono Glicko-2: la forza è entro due deviazioni dal punteggio, 19 volte su 20. L’ordine segue ciò che è certo: il punteggio meno due deviazioni.
