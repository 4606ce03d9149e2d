var e=`
web-dealing-opening = Si distribuiscono le carte
web-dealing-waits = Tutti i posti sono presi. Ogni browser aggiunge ora la sua parte alla distribuzione; la partita aspetta { $players } per qualche secondo.
web-dealing-none = { $count ->
    [one] { $players } non c’era all’inizio della partita e non ha parte nella distribuzione.
   *[other] { $players } non c’erano all’inizio della partita e non hanno parte nella distribuzione.
}
web-dealing-away = Non c’eri all’inizio della partita: il tuo browser non ha parte nella distribuzione.
web-dealing-left-out = La partita è cominciata senza la parte del tuo browser nella distribuzione, anche se c’eri. Forse la linea era lenta, oppure chi ospita ti ha lasciato fuori.
web-dealing-doubt-promise = Il tuo browser non prende parte a questa distribuzione: la promessa non è quella che ti è stata mostrata quando ti sei seduto.
web-dealing-doubt-own = Il tuo browser non prende parte a questa distribuzione: il suo impegno non è nella lista.
web-dealing-doubt-digest = Il tuo browser non prende parte a questa distribuzione: la lista degli impegni non è quella che il server nomina.
web-dealing-doubt-again = Il tuo browser non prende parte a questa distribuzione: ha già aperto la sua parte per un’altra lista.

verify-count = { $count ->
    [one] 1 partita verificata
   *[other] { $count } partite verificate
}: mosse, risultati e distribuzione sono giusti.
verify-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}: { $told }.
verify-protocol-0 = Distribuzione da un seme scritto nella registrazione: chiunque può ripeterla, e non promette nulla a nessuno
verify-protocol-1 = Distribuzione del protocollo 1: prima della partita era vincolato solo il segreto di chi distribuisce, non ciò che i posti hanno dato; chi ospita poteva quindi scegliere fra più distribuzioni
verify-protocol-2 = Distribuzione del protocollo 2: il segreto di chi distribuisce, i termini del tavolo e i contributi dei posti sono ciò a cui erano vincolati, e le carte ne seguono
verify-none = { $player } non ha dato nulla per la distribuzione
verify-branch = Ripresa nel mezzo di un’altra partita: le mosse e ciò che è stato mescolato dopo sono verificati; la posizione iniziale delle carte è quella che dice il file, e nessuno la garantisce
verify-aids = Giocata con aiuti, secondo il file: suggerimenti: { $hints }; mosse ritirate: { $taken_back }. Ciò che una mossa ritirata aveva mostrato è rimasto noto
verify-repeated = Smazzata ripetuta per una sfida: le carte sono quelle di una partita precedente, già giocata da qualcuno. È garantito che allora furono distribuite onestamente, non che qui nessuno le conoscesse
verify-unchecked = Non controllato: se è davvero ciò che è stato mostrato al tavolo; chi vi sedeva può controllarlo con ciò che il suo browser ha conservato
verify-hidden = Nessuno può controllare se chi ospita ha guardato carte coperte
verify-joint-secret = Segreto, tavolo, gioco, regole e opzioni sono ciò a cui chi distribuisce era vincolato
verify-joint-secret-bad = Segreto, tavolo, gioco, regole e opzioni non sono ciò a cui chi distribuisce era vincolato
verify-joint-part = Ciò che { $player } ha dato è ciò a cui il posto era vincolato
verify-joint-part-bad = Ciò che { $player } ha dato non è ciò a cui il posto era vincolato
verify-joint-list = La lista degli impegni corrisponde alla sua impronta
verify-joint-list-bad = La lista degli impegni non corrisponde alla sua impronta
verify-own-seat-bad = Ciò che hai conservato riguarda un altro tavolo, un altro posto o un altro tipo di distribuzione
verify-own-promise = La promessa di chi distribuisce è quella che ti è stata mostrata quando ti sei seduto
verify-own-promise-bad = La promessa di chi distribuisce non è quella che ti è stata mostrata quando ti sei seduto
verify-own-commitment-bad = L’impegno che hai mandato non è nella lista
verify-own-list = La lista degli impegni è quella per cui hai aperto il tuo contributo
verify-own-list-bad = La lista degli impegni non è quella per cui hai aperto il tuo contributo
verify-own-entropy = Il tuo contributo è nella distribuzione, come lo hai dato
verify-own-entropy-bad = La registrazione ha per il tuo posto un contributo diverso da quello che hai dato
verify-own-skipped-bad = Hai aperto il tuo contributo, ma la registrazione dice che non hai dato nulla
verify-own-unasked-bad = La partita è cominciata senza il tuo contributo anche se c’eri: la linea era lenta, oppure chi ospita ti ha lasciato fuori
verify-own-away = Non c’eri all’inizio della partita: il tuo contributo non è nella distribuzione
verify-own-given = Ciò che tutti i posti hanno dato è ciò che ti è stato mostrato all’inizio della partita
verify-own-given-bad = Ciò che tutti i posti hanno dato non è ciò che ti è stato mostrato all’inizio della partita
verify-own-compared = Confrontato con ciò che hai conservato del tavolo { $table }:
verify-own-absent = { $file } parla del tavolo { $table }, di cui il file non ha registrazioni.
`;export{e as default};