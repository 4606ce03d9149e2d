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

error-internal = Qualcosa è andato storto da parte nostra. Il tuo tavolo è al sicuro; riprova tra un momento.
error-unsupported-version = La pagina e il server non vanno d’accordo. Ricarica la pagina.

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
