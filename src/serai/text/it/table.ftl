### La casa in italiano: giochi, livelli, errori, e tutto ciò che una pagina dice senza essere di un solo gioco.

## La casa

unofficial-notice = Serai è un progetto non ufficiale, senza legami con gli editori o gli autori dei giochi e senza la loro approvazione.
language-en = English
language-fr = Français
language-it = Italiano

# Come due cose, e più di due, si uniscono in una sola espressione.
list-two = { $first } e { $last }
list-more = { $first }, { $next }
# Dove nessuno ha detto il nome di un posto.
another-player = Un altro giocatore

## Gioca il computer

level-apprentice = Apprendista
level-peddler = Ambulante
level-stallholder = Bottegaio
level-merchant = Mercante
level-caravaneer = Carovaniere
level-treasurer = Tesoriere
level-maharaja = Maharaja
level-strength-apprentice = impara il gioco
level-strength-peddler = facile
level-strength-stallholder = discreto
level-strength-merchant = bravo
level-strength-caravaneer = forte
level-strength-treasurer = molto forte
level-strength-maharaja = il più forte
player-unnamed = Ospite { $number }
player-random = Caso
player-greedy = Avido
player-trader = Negoziante

## Errori: che cosa è successo, e che cosa fare

error-malformed = Questo messaggio non si può leggere. Ricarica la pagina; se stai scrivendo un bot, confrontalo con il protocollo.
error-too-large = Questo messaggio è troppo grande e non è stato letto. Invia meno per volta.
error-too-deep = Questo messaggio è troppo annidato e non è stato letto.
error-unknown-table = Questo tavolo non esiste. Controlla il link, oppure scegli un tavolo nella sala.
error-old-rules = Questa partita segue regole più vecchie, che qui non si giocano più. Se è finita, puoi ancora rivederla.
error-wrong-token = Questo posto è di qualcun altro. Apri il link con cui hai preso posto, oppure guarda la partita.
error-not-seated = Non hai un posto a questo tavolo. Prima siediti, oppure guarda soltanto.
error-seat-taken = Questo posto è appena stato preso. Scegline un altro, oppure guarda la partita.
error-stale = Intanto la partita è andata avanti. Guarda il tavolo, poi scegli la tua mossa.
error-duplicate = Questo messaggio è già arrivato, con un altro contenuto. Dai a ogni messaggio un identificatore suo.
error-illegal = Le regole non permettono questa mossa.
error-not-your-turn = Non è ancora il tuo turno.
error-game-over = Questa partita è finita. Puoi rivederla, oppure chiedere la rivincita.
error-flood = Troppi messaggi in una volta. Aspetta un momento, poi continua.
error-foreign-origin = Questa pagina non può parlare con il tavolo. Apri Serai al suo indirizzo.
error-foreign-host = Serai non riconosce questo indirizzo come suo. Aprilo a quello che ti ha dato chi lo ospita; chi lo ospita può indicarne altri con --public-url.
error-unknown-game = Qui non si gioca a questo gioco. La prima pagina mostra i giochi della casa.
error-bad-options = Un tavolo non si può preparare così. Controlla il numero di posti e le opzioni.
error-bad-name = Questo nome non va bene. Scegline uno breve, di lettere visibili.
error-chat-off = A questo tavolo la conversazione è spenta.
error-too-long = Questo testo è troppo lungo. Accorcialo e invialo di nuovo.
error-queue-full = Il computer sta già giocando a troppi tavoli. Riprova tra un momento.
error-internal = Qualcosa è andato storto da parte nostra. Il tuo tavolo è al sicuro; riprova tra un momento.
error-unsupported-version = La pagina e il server non vanno d’accordo. Ricarica la pagina.
error-wrong-opening = La distribuzione non può usare questo contributo: non è quello a cui il tuo posto è legato. Ricarica la pagina.
error-late-opening = La partita è cominciata senza il tuo contributo alla distribuzione: è arrivato troppo tardi.
error-not-finished = Questa partita si gioca ancora. La sua registrazione si apre quando è finita.
error-not-studied = L’allenatore non può studiare questa partita: è stata interrotta, o qui nessuno la insegna.
error-no-such-step = La partita non si può riprendere lì. Scegli un momento precedente.
error-unknown-level = Il computer non gioca a questo livello. Scegline uno dei sette.
error-seat-present = Chi siede qui è ancora al tavolo. Aspetta, oppure scegli un altro posto.
error-not-started = La partita non è ancora cominciata. Comincia quando tutti i posti sono presi.
error-not-taken-over = Nessuno gioca al tuo posto: non c’è nulla da riprendere.
error-notation = Questa non è una mossa. Confronta con l’elenco delle mosse possibili.

## Frasi pronte

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice-move = Bella mossa!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-one-moment = Un momento, per favore.
phrase-oops = Ops!
phrase-rematch = Un’altra?
phrase-goodbye = Arrivederci!
