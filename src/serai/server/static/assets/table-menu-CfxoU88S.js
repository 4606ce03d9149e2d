var e=`
web-menu = Tavolo
web-resign = Abbandona
web-resign-sure = Abbandonare questa partita?
web-resign-yes = Abbandona
web-leave-sure = Lasciare il tavolo? Puoi tornare finché la partita dura; intanto un giocatore del computer può sostituirti.
web-leave-yes = Lascia
web-summary = Carta riassunto
web-all-rules = Tutte le regole

web-chat-quiet = Nessuno ha ancora parlato.
web-chat-write = Di’ qualcosa
web-chat-send = Di’
web-chat-off = Spegni la conversazione
web-chat-on = Riaccendi la conversazione
web-chat-is-off = La conversazione è spenta.
`;export{e as default};