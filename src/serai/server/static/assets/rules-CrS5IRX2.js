var e=`
eschnapur-rules-title = Eschnapur: le regole del gioco
eschnapur-rules-intro = Eschnapur porta da 3 a 5 esploratori in un tempio d’oro, per un’ora circa. Contratti le riserve, avanzi di casella in casella e apri nicchie, e ogni nicchia aperta accende un duello segreto di numeri a cui tutti prendono parte. Chi alla fine ha più punti vince.


eschnapur-section-components = Il materiale
E-C1 = Il tempio conta 15 caselle, ognuna davanti a una nicchia e segnata da 1 o 2 simboli, in cinque colori: rosso, giallo, verde, blu e marrone. La pianta è una nostra ricostruzione. 5 caselle di partenza mostrano un colore ciascuna; le altre 10 caselle mostrano una volta ogni coppia di colori. Una galleria esterna di 10 caselle fa il giro passando per le partenze nell’ordine rosso, giallo, verde, blu, marrone, e tra due partenze sta la casella che ne riunisce i colori. Le ultime 5 caselle formano un anello interno nello stesso ordine: in ciascuna si entra dalla porta di una partenza, e vi si vedono i colori delle due partenze ai suoi lati; dietro il rosso trovi così il marrone e il giallo.
E-C2 = Ci sono 20 carte simbolo, 4 per ogni colore.
E-C3 = Ci sono 30 carte numero, da 1 a 30, e ognuna mostra delle monete: da 1 a 6 una moneta, da 7 a 12 due, da 13 a 18 tre, da 19 a 24 quattro, da 25 a 30 cinque. Un’opzione del tavolo segue un’altra scala, riportata da una recensione del gioco stampato: da 1 a 5 nessuna, da 6 a 10 una, da 11 a 15 due, da 16 a 20 tre, da 21 a 25 quattro, da 26 a 30 cinque.
E-C4 = Ci sono 5 carte passo, una per giocatore; tieni la tua per tutta la partita.
E-C5 = Ci sono 35 gettoni movimento e denaro per 100 monete: 50 da 1 e 10 da 5. Il denaro si cambia quando si vuole, quindi conta solo il totale. Regola della casa: la banca non resta mai senza. Un’opzione del tavolo la limita ai 35 gettoni e alle 100 monete, e allora si prende ciò che resta.
E-C6 = Ci sono 35 gettoni riserva. Ognuno ha un valore e frutta da 1 a 4 unità di una sola cosa: gettoni movimento (raffigurati da orme), monete, oppure la prima carta del mazzo dei simboli o di quello dei numeri. La composizione esatta è una nostra ricostruzione. 10 fruttano monete: 1 moneta e valore 6 (due gettoni), 2 monete e valore 5 (tre), 3 monete e valore 4 (tre), 4 monete e valore 3 (due). 10 fruttano movimento: 1 e valore 5 (tre gettoni), 2 e valore 4 (quattro), 3 e valore 2 (due), 4 e valore 1 (uno). 8 fruttano una carta simbolo: valore 2 (due gettoni), 3 (quattro), 4 (due). 7 fruttano una carta numero: valore 2 (due gettoni), 3 (tre), 4 (due).
E-C7 = Ci sono 15 gettoni scoperta, ognuno con un numero piccolo e uno grande. I numeri sono una nostra ricostruzione: il piccolo è 2, 3 o 4, il grande 7, 8, 9, 10 o 11, e ogni combinazione compare una volta.
E-C8 = Il Buddha e un tracciato segnapunti di 100 caselle completano il gioco; arrivato in fondo al tracciato, ricominci il giro.


eschnapur-section-setup = La preparazione
E-S1 = Ogni nicchia riceve un gettone scoperta, estratto a caso e lasciato coperto.
E-S2 = Scegli un colore. Il tuo segnalino parte dalla prima casella del tracciato segnapunti, a 0, e il tuo esploratore dalla casella che porta soltanto il simbolo del tuo colore. In meno di 5 giocatori nessuno gioca il marrone, ma la casella marrone e le carte marroni restano in gioco.
E-S3 = Ricevi 20 monete, o 17 se si gioca in cinque, insieme a 2 gettoni movimento, 1 carta passo, 1 carta simbolo e 2 carte numero. Tieni nascoste le tue carte.
E-S4 = Mescola i gettoni riserva in due pile coperte, di 18 e 17 gettoni. Il Buddha attende accanto al tabellone.
E-S5 = Regola della casa: la sorte decide chi è il primo giocatore, mentre per consuetudine l’onore spetta a chi spiega il gioco. Il turno passa poi a sinistra.


eschnapur-section-anytime = In ogni momento, di chiunque sia il turno
E-B1 = Anche fuori dal tuo turno, e tutte le volte che puoi pagare, puoi comprare la prima carta simbolo del mazzo per 3 monete, la prima carta numero per 3 monete, o un gettone movimento per 2 monete. Un mazzo vuoto non ha nulla da vendere.
E-B2 = Regola della casa: una volta bloccata la tua carta per un duello, non puoi comprare finché quel duello non è risolto, e nemmeno dopo l’ultimo duello.
E-B3 = Puoi restituire gettoni riserva che valgono insieme 12 o più in cambio di 2 carte: due simboli, due numeri o uno per tipo, annunciati prima di pescare. Scegli tu quali gettoni dare, e il valore oltre 12 va perso. Finiscono tra gli scarti, che si rimescolano in due pile solo quando entrambe le pile sono vuote. Se un mazzo viene a mancare, l’altro lo sostituisce; se sono vuoti tutti e due, la carta è persa.


eschnapur-section-turn = Il tuo turno: tre azioni in ordine, la prima obbligatoria
E-A1 = Riserva: gira 2 gettoni riserva, uno da ogni pila o due dalla stessa. Annuncia quali prima di guardare.
E-A2 = Gli altri possono ora farti offerte per l’uno o per l’altro gettone, con qualsiasi insieme di monete, gettoni movimento, carte numero e carte simbolo. Alzano, abbassano o ritirano un’offerta a piacere, e le offerte per i due gettoni possono stare in piedi insieme.
E-A3 = Due giocatori non possono fare la stessa identica offerta per lo stesso gettone: l’ultima arrivata è respinta.
E-A4 = Puoi accettare un’offerta: tu ricevi il prezzo, l’acquirente riceve quel gettone, e tieni l’altro. Non tieni mai entrambi e non vendi mai entrambi.
E-A5 = Oppure le rifiuti tutte: ogni gettone torna sotto la pila da cui viene, e prendi 2 monete dalla banca.
E-A6 = Dopo una vendita, prima il venditore e poi l’acquirente prende ciò che mostra il proprio nuovo gettone. Entrambi i gettoni restano scoperti davanti ai loro proprietari.
E-A7 = Regola della casa: un’offerta contiene almeno un elemento, e solo di questi quattro tipi. Le carte offerte sono carte precise, visibili a tutti finché l’offerta è in piedi. Un’offerta che il suo autore non può più pagare si ritira da sola. Si commercia solo con il giocatore di turno, e il venditore non aggiunge nulla all’affare.
E-A8 = Regola della casa: se i gettoni riserva sono meno di due anche dopo aver rimescolato, l’azione è nulla e prendi 2 monete.
E-M1 = Il movimento, se vuoi: ogni gettone movimento che spendi porta il tuo esploratore di un passo su una casella vicina, quanto lontano vuoi e in qualsiasi direzione. Gli esploratori possono condividere una casella e incrociarsi, e attraversare anche quelle la cui nicchia è già aperta.
E-N1 = L’apertura, se vuoi: per aprire la nicchia davanti al tuo esploratore mostra una carta simbolo per ogni colore della casella (1 o 2), poi infila quelle carte coperte sotto il loro mazzo. Non occorre essersi mossi prima. Puoi aprire una nicchia per turno.
E-N2 = Gira il gettone scoperta: avanzi subito del suo numero piccolo.


eschnapur-section-duel = Il duello per una nicchia aperta
E-D1 = Ogni giocatore, compreso chi ha aperto, sceglie in segreto una carta numero della sua mano o la sua carta passo. Si rivelano tutte insieme.
E-D2 = Se il tuo numero è il più alto, paghi alla banca le monete della tua carta e avanzi del numero grande. Se puoi pagare, devi; altrimenti il diritto passa al numero più alto, tra i rimanenti, il cui giocatore può pagare. Se nessuno può, nessuno avanza.
E-D3 = Se il tuo numero è il più basso, ricevi il gettone scoperta e prendi dalla banca le monete che mostra la tua carta.
E-D4 = Se passi, prendi 4 monete e non avanzi. La tua carta passo torna nella tua mano.
E-D5 = Se si gioca un solo numero, il suo giocatore ottiene sia l’avanzamento sia il gettone scoperta, senza pagare né ricevere monete.
E-D6 = Se tutti passano, ognuno prende 4 monete, e nessuno avanza né ottiene il gettone. Regola della casa: resta scoperto nella sua nicchia, che si può riaprire allo stesso prezzo. Un’opzione del tavolo lo toglie invece dal gioco, e allora conta come assegnato per la fine della partita (E-Z1).
E-D7 = Tutte le carte numero giocate si mescolano insieme e vanno sotto il mazzo dei numeri.
E-D8 = Regola della casa: si giudica se puoi pagare prima che chiunque incassi qualcosa da questo duello. Se tutti i giocatori più alti falliscono, può essere il più basso a pagare, e allora entrambi i risultati valgono per lui. Una carta il cui giocatore non ha potuto pagare è persa lo stesso.


eschnapur-section-buddha = Il Buddha
E-H1 = Se sei da solo all’ultimo posto sul tracciato segnapunti, ricevi il Buddha. Finché lo hai, tutti i punti che segni sono raddoppiati; le monete no.
E-H2 = Lo tieni finché sei ultimo, anche quando raggiungi il giocatore che ti precede. Se lo superi, il Buddha passa a chi ora è ultimo. Regola della casa: se più giocatori sono allora ultimi insieme, torna accanto al tabellone finché uno non sia ultimo da solo.
E-H3 = Regola della casa: un guadagno si raddoppia per intero, e solo dopo il Buddha si sposta. Il numero piccolo e il numero grande sono due guadagni distinti.


eschnapur-section-end = La fine della partita
E-Z1 = Quando 13 dei 15 gettoni scoperta sono assegnati, la partita finisce subito, al termine di quel duello.
E-Z2 = Più gettoni scoperta di tutti: 12 punti in più, divisi tra chi è a pari merito. Meno di tutti: 6 punti in meno, divisi allo stesso modo. Il Buddha non raddoppia né gli uni né gli altri. Regola della casa: le divisioni si arrotondano verso lo zero; 12 diviso in cinque dà 2 a testa, e −6 diviso in quattro costa 1 a testa. Non avere alcun gettone vale come averne meno di tutti; se tutti ne hanno lo stesso numero, valgono entrambe le cose; e un punteggio può essere negativo.
E-Z3 = Vince chi ha più punti. In caso di parità decide la carta numero più alta ancora in mano. Regola della casa: se non basta, la vittoria è condivisa.
E-Z4 = Regola della casa: la partita finisce anche dopo 5 giri completi del tavolo senza che una nicchia venga aperta, perché tutte le carte simbolo possono essere bloccate nelle mani. Il risultato allora lo dice.


eschnapur-section-knowledge = Chi può sapere che cosa
E-K1 = Regola della casa: tutti possono sapere quante monete e quanti gettoni movimento hai, quali gettoni riserva e scoperta possiedi, e quante carte di ogni tipo tieni. Restano nascosti la faccia delle tue carte, l’ordine dei mazzi, i gettoni non ancora girati e le carte bloccate per un duello. Le carte simbolo mostrate per aprire una nicchia e le carte numero rivelate in un duello le hanno viste tutti.
`;export{e as default};