var e=`
web-count-title = Il conto della manche { $number }
web-count-skip = Salta il conto
web-next-round = Prossima manche
web-count-last = Avanti
web-scores = Rupie per manche
web-you-win = Vinci la partita!
web-player-wins = { $player } vince la partita
web-rematch = Rivincita
web-rematch-accept = Accetta la rivincita
web-check-dealing = Controlla la distribuzione
web-record = Salva la partita
web-ask-coach = Chiedi all’allenatore
web-count-again = Rivedi il conto
web-rematch-asked = Ti chiedono la rivincita.
web-rematch-decline = Rifiuta
web-rematch-declined = Hai rifiutato. Puoi ancora venire.
`;export{e as default};