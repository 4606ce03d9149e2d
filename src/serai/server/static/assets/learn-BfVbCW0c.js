var e=`

jaipur-lesson-about = Una partita vera, una novità alla volta, in circa cinque minuti.
jaipur-lesson-welcome-title = Il mercato
jaipur-lesson-welcome = Cinque carte formano il mercato, le tue stanno sotto, e accanto ci sono i gettoni con cui si pagano le merci. A ogni turno prendi carte oppure ne vendi; alla fine vince il mercante più ricco.
jaipur-lesson-take-title = Prendere una carta
jaipur-lesson-take = Tocca il diamante del mercato, poi premi «Prendi».
jaipur-lesson-take-done = Il diamante è nella tua mano, e il mazzo ha riempito il posto vuoto. Si fa tutto così: tocca, leggi la riga, premi il pulsante.
jaipur-lesson-sell-title = Vendere
jaipur-lesson-sell = Tocca i due diamanti della tua mano e vendili.
jaipur-lesson-sell-done = 7 + 7 rupie: i gettoni migliori stanno in cima, quindi chi vende per primo è pagato meglio. Diamanti, oro e argento si vendono almeno a due a due.
jaipur-lesson-camels-title = I cammelli
jaipur-lesson-camels = Tocca un cammello del mercato (vengono tutti e tre) e prendili.
jaipur-lesson-camels-done = Nel tuo recinto ora ci sono quattro cammelli; in mano non occupano posto. Ma tre nuove carte aspettano il tuo avversario.
jaipur-lesson-exchange-title = Il baratto
jaipur-lesson-exchange = Tocca i due argenti e il cuoio del mercato, poi la tua stoffa e due volte il tuo recinto, e baratta tre contro tre.
jaipur-lesson-exchange-done = Restituisci tante carte quante ne prendi, almeno due, merci o cammelli; ma nessuna merce si muove in entrambi i versi.
jaipur-lesson-bonus-title = Il bonus
jaipur-lesson-bonus = Tocca le tue tre carte di cuoio e vendile in una volta.
jaipur-lesson-bonus-done = 4 + 3 + 2, e in più un gettone bonus per tre carte insieme. Quattro o cinque carte ne fruttano uno più grande, e il suo valore lo vedi solo tu.
jaipur-lesson-limit-title = La mano piena
jaipur-lesson-limit = Hai sette carte: tocca una merce del mercato e leggi perché non puoi prenderla, lasciala, poi vendi i tuoi quattro argenti.
jaipur-lesson-limit-done = Al massimo sette carte alla fine del turno; i cammelli non contano. Vendere fa posto, e anche barattare le proprie carte.
jaipur-lesson-end-title = La fine di una manche
jaipur-lesson-end = L’oro e le spezie sono esauriti, e resta un gettone d’argento: vendi i tuoi due argenti e chiudi la manche.
jaipur-lesson-end-done = Il terzo tipo è esaurito, quindi la manche si è chiusa all’istante. La chiude anche un mercato che non si può più riempire; e il recinto più popolato ha fruttato 5 rupie.
jaipur-lesson-seals-title = I sigilli
jaipur-lesson-seals = Il mercante più ricco riceve un sigillo. Due sigilli vincono la partita, e chi ha perso una manche comincia quella dopo. Ora conosci tutto il gioco.


jaipur-advice-balance = Senza cammelli la tua mano si riempie piano dopo una vendita. Troppi in una volta scoprono mezzo mercato per il tuo avversario. Tienine qualcuno, e prendili quando sono pochi.
jaipur-lesson-advice-balance-title = Qualche cammello
jaipur-lesson-advice-balance = Il tuo recinto è vuoto e lì ci sono due cammelli: prendili.
jaipur-lesson-advice-balance-done = Solo due carte nuove per il tuo avversario, e dal prossimo turno puoi di nuovo barattare.
jaipur-advice-full = Il momento migliore per una grande carovana è quando la mano del tuo avversario è piena: possono uscire belle carte, ma una mano piena non può semplicemente prenderle.
jaipur-lesson-advice-full-title = Il momento giusto
jaipur-lesson-advice-full = Il tuo avversario ha sette carte: prendi ora tutti e quattro i cammelli.
jaipur-lesson-advice-full-done = Quattro merci fresche, e il tuo avversario deve prima vendere, o barattare carte che avrebbe voluto tenere.
jaipur-advice-fill = Paga un baratto in cammelli quando stanno per uscire buone carte. Se il tuo avversario prende i cammelli, scegli tu per primo fra quelle che appaiono.
jaipur-lesson-advice-fill-title = Un mercato di cammelli
jaipur-lesson-advice-fill = Prendi i due ori e i due argenti per quattro cammelli.
jaipur-lesson-advice-fill-done = Restano solo una stoffa e dei cammelli. Chi li prende apre il mercato per te.
jaipur-advice-income = Le rupie hanno tre sorgenti: le merci preziose, i primi gettoni di ogni tipo e le grandi vendite. Non lasciarne nessuna al solo avversario: vendi per primo quando puoi, e raccogli per una o due grandi vendite.
jaipur-lesson-advice-income-title = Vendere per primo
jaipur-lesson-advice-income = Anche il tuo avversario ha appena preso dell’oro: vendi prima tu i tuoi due ori.
jaipur-lesson-advice-income-done = 6 + 6 per te; all’oro del tuo avversario restano i gettoni da 5.


jaipur-summary-turn = Il tuo turno: una di queste
jaipur-summary-turn-take = Prendere una carta: una merce del mercato; il mazzo riempie il posto vuoto
jaipur-summary-turn-exchange = Barattare: da 2 a 5 merci per altrettante tue carte, anche cammelli; nessun tipo in entrambi i versi
jaipur-summary-turn-camels = Cammelli: tutti quelli del mercato, nel tuo recinto
jaipur-summary-turn-sell = Vendere: quante carte vuoi di un tipo; diamanti, oro, argento almeno 2
jaipur-summary-pay = Che cosa frutta
jaipur-summary-pay-tokens = Ogni carta: un gettone del suo tipo, prima il più alto
jaipur-summary-pay-three = 3 carte: un bonus da 1 a 3
jaipur-summary-pay-four = 4 carte: un bonus da 4 a 6
jaipur-summary-pay-five = 5 carte o più: un bonus da 8 a 10
jaipur-summary-pay-herd = Recinto più grande: 5, alla fine della manche
jaipur-summary-end = Limiti e fini
jaipur-summary-end-hand = Mano: al massimo 7 carte dopo il tuo turno; i cammelli non contano
jaipur-summary-end-round = Manche: finisce quando 3 tipi di gettoni sono esauriti, o il mercato non si può più riempire
jaipur-summary-end-match = Partita: il più ricco riceve un sigillo; 2 sigilli vincono


jaipur-explain-precious = I gettoni di questa merce, il prossimo in cima. Una vendita ne prende uno per carta; almeno due carte alla volta.
jaipur-explain-goods = I gettoni di questa merce, il prossimo in cima. Una vendita ne prende uno per carta. Quando tre tipi sono esauriti, la manche si chiude.
jaipur-explain-bonus-3 = Per tre carte vendute insieme: 1, 2 o 3 rupie. Quante, lo vede solo chi vende.
jaipur-explain-bonus-4 = Per quattro carte vendute insieme: 4, 5 o 6 rupie. Quante, lo vede solo chi vende.
jaipur-explain-bonus-5 = Per cinque o più carte vendute insieme: 8, 9 o 10 rupie. Quante, lo vede solo chi vende.
jaipur-explain-deck = Il mazzo riempie il mercato ogni volta che vi si prende. Quando non può più, la manche si chiude.
jaipur-explain-discard = Le carte vendute. In questa manche non tornano più.
jaipur-explain-purse = Le rupie fin qui, per quanto ti è dato sapere. Il recinto più grande ne frutta altre 5 alla fine.
`;export{e as default};