### Le parole del ritorno, in italiano: che cosa aspetta, i giorni, gli avvisi, la posta e le proprie cifre.

## Pagina iniziale

web-continue = Continua la partita
web-continue-with = contro { $players }
web-continue-waiting = I tuoi ospiti non sono ancora arrivati
web-back = Bentornato
web-continue-all = Tutte le partite ({ $count })
web-last-results = Ultimi risultati

## Quando tocca a noi

web-reminders = Quando tocca a te
web-notices = Avvisi del browser
web-notices-told = Finché questa pagina è aperta in secondo piano, il browser può avvisarti.
web-notices-on = Il browser ti avviserà quando tocca a te.
web-notices-denied = Il browser non permette a questa pagina di mostrare avvisi. Puoi cambiarlo nelle sue impostazioni per questa pagina.
web-notices-none = Questo browser non mostra avvisi di una pagina.
web-notice-told = Tocca a te contro { $players }
web-notices-wanted = Avvisami
web-reminders-nobody = Gioca prima una partita qui; allora questo server saprà chi avvisare.
web-feed = Un indirizzo privato
web-feed-told = Per il tuo calendario o il tuo lettore di notizie: elenca le partite che ti aspettano. Chi ce l’ha può leggere questo, e nient’altro.
web-feed-ics = Calendario (iCalendar)
web-feed-atom = Notizie (Atom)
web-feed-make = Crea l’indirizzo
web-feed-anew = Creane un altro
web-feed-end = Toglilo
web-feed-made = Ora l’indirizzo è questo. Uno più vecchio non dice più nulla.
web-feed-gone = L’indirizzo non dice più nulla.
web-mail = Posta
web-mail-told = Un messaggio quando tocca a te e non sei qui, mai più di uno per turno. Prima un messaggio chiede se l’indirizzo è tuo.
web-mail-address = Indirizzo di posta
web-mail-ask = Chiedimelo
web-mail-waits = Un messaggio è partito per { $address }. Segui il suo collegamento per confermare; fino ad allora non si invia altro.
web-mail-goes = I messaggi vanno a { $address }.
web-mail-wanted = Messaggi a { $address } ogni volta che tocca a te: li vuoi?
web-mail-confirm = Sì, inviali
web-mail-stop = Ferma i messaggi
web-mail-never = Non scrivermi mai più
web-mail-stopped = Non si inviano più messaggi, e l’indirizzo è dimenticato.
web-mail-did-confirm = Riceverai un messaggio quando tocca a te.
web-mail-did-stop = Non si inviano più messaggi, e l’indirizzo è dimenticato.
web-mail-did-never = Questo server non scriverà mai più a questo indirizzo.

## Statistiche

web-statistics-none = Qui non si conosce ancora nessuna tua partita finita.
web-statistics-counting = { $count ->
    [one] Si sta contando 1 partita …
   *[other] Si stanno contando { $count } partite …
}
web-statistics-games = Partite
web-statistics-won = Vinte
web-statistics-streak = Vinte di fila
web-statistics-longest = Serie più lunga
web-statistics-points = Punti
web-statistics-margin = Scarto
web-statistics-unnamed = Persone senza nome
web-statistics-rating = Punteggio di forza
web-statistics-rated = Il tuo punteggio è { $value }, con il 95 % di fiducia tra { $low } e { $high }; incontri con giocatori del computer: { $count }.
web-statistics-unrated = Gioca contro giocatori del computer, senza allenamento né suggerimenti, per avere un punteggio.
web-statistics-rating-told = Sulla scala dell’arena il mercante vale 0, e 400 punti in più sono dieci probabilità contro una. I punteggi dei livelli valgono come esatti.
web-statistics-style = Stile
web-statistics-figure = Cifra
web-statistics-months = Mese per mese
web-statistics-by-opponent = Per avversario
web-statistics-by-level = Per livello
web-statistics-by-seat = Per posto
web-statistics-by-month = Per mese
web-statistics-told = Queste cifre sono contate dalle registrazioni delle tue partite, solo in questo browser.
web-statistics-sure = Le cifre sono dimenticate in questo browser; le partite restano. Continuare?
web-statistics-erased = Le cifre sono dimenticate.
