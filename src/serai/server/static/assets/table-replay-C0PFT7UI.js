var e=`

web-replay-first = All’inizio
web-replay-chapter-back = Un capitolo indietro
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-chapter-on = Un capitolo avanti
web-replay-last = Alla fine
web-replay-last-seen = All’ultimo momento visto
web-replay-run = Avvia
web-replay-stop = Ferma
web-replay-slider = Momento
web-replay-moment = Momento { $moment } su { $count }
web-replay-moment-alone = Momento { $moment }


web-replay-eyes = Vista da
web-replay-all-open = Carte scoperte
web-replay-watch = Uno spettatore
web-replay-speed = Velocità
web-replay-times = Velocità × { $speed }
web-replay-spoiler-free = Senza anticipazioni
web-replay-spoiler-free-told = Non si dice nulla di ciò che segue questo momento: né il risultato né il numero di mosse
web-replay-copy = Copia il link a questo momento
web-replay-copied = Il link al momento { $moment } è copiato.
web-replay-link = Link a questo momento
web-replay-analysis = Analisi
web-replay-coach = Che cosa dice l’allenatore
web-replay-what-if = E se…
web-replay-what-if-as = Continua al posto di { $player }
web-replay-what-if-told = Continua da qui contro il computer, a un tavolo a parte. Ciò che questo posto non poteva sapere viene ridistribuito.
web-replay-what-if-same = Lascia le carte coperte com’erano


web-replay-told = Scegli un file di partita per rivederla passo per passo. Viene letto qui, nel tuo browser; nulla viene inviato altrove.
web-replay-another = Un altro file
web-replay-several = Partite in questo file: { $count }
web-replay-title = { $game }: { $players }
web-replay-first-few = Partite elencate qui, dalla prima: { $count }
web-replay-move = Questa partita non si può rivedere: la mossa { $move } ({ $notation }) non è possibile.
web-replay-deal = Questa partita non si può rivedere: le sue carte non sono quelle del gioco ({ $label }).
web-replay-unfinished = Questa registrazione è incompiuta: le sue mosse non portano alla fine della partita.
web-replay-other-file = Questo file non è un’analisi di questa partita. Altre partite si aprono nella pagina «Rivedi», senza tavolo.
`;export{e as default};