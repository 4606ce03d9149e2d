var e=`
jaipur-rules-title = Jaipur: le regole del gioco
jaipur-rules-intro = Jaipur è un duello tra due mercanti. A ogni turno fai provvista di carte al mercato oppure vendi merci in cambio di rupie, e tutto sta nel cogliere il momento: chi vende per primo è pagato meglio, ma la pazienza e le grandi vendite fruttano un bonus. Il mercante più ricco di ogni manche guadagna un sigillo d’eccellenza, e due sigilli valgono la vittoria.


jaipur-section-components = Il materiale
J-C1 = Il gioco conta 55 carte: 6 di diamanti, 6 d’oro, 6 d’argento, 8 di stoffe, 8 di spezie, 10 di cuoio e 11 cammelli.
J-C2 = Ci sono 38 gettoni merce, impilati per tipo con il valore più alto in cima. Diamanti: 7, 7, 5, 5, 5. Oro: 6, 6, 5, 5, 5. Argento: 5, 5, 5, 5, 5. Stoffe: 5, 3, 3, 2, 2, 1, 1. Spezie: 5, 3, 3, 2, 2, 1, 1. Cuoio: 4, 3, 2, 1, 1, 1, 1, 1, 1.
J-C3 = Ci sono 18 gettoni bonus in tre pile, ognuna mescolata e con i valori nascosti. Per tre carte: 1, 1, 2, 2, 2, 3, 3. Per quattro carte: 4, 4, 5, 5, 6, 6. Per cinque carte o più: 8, 8, 9, 10, 10.
J-C4 = Un gettone cammello, che vale 5 rupie, e 3 sigilli d’eccellenza completano il tesoro.


jaipur-section-setup = La preparazione di una manche
J-S1 = Tre cammelli aprono il mercato; si mescolano le altre 52 carte. Ogni giocatore ne riceve 5, poi se ne scoprono ancora 2 per portare il mercato a 5 carte; anche queste possono essere cammelli. Le 40 carte rimanenti formano il mazzo.
J-S2 = Se ricevi dei cammelli all’inizio, passano subito nel tuo recinto. Può quindi capitarti di cominciare con meno di 5 carte in mano.
J-S3 = I gettoni merce sono visibili a tutti e due; le pile dei bonus restano coperte.
J-S4 = La sorte decide chi comincia la prima manche. In seguito, chi ha perso una manche comincia quella dopo.


jaipur-section-turn = Il tuo turno: prendere o vendere, mai entrambe le cose
J-T1 = Prendere una carta: scegli una merce del mercato, mai un cammello, e aggiungila alla tua mano. Il mazzo riempie il posto vuoto.
J-T2 = Il baratto: prendi da 2 a 5 merci del mercato, anche di tipi diversi ma mai cammelli, e restituisci altrettante carte: merci dalla tua mano, cammelli dal tuo recinto, o un po’ di entrambi. Il mercato è di nuovo completo: dal mazzo non si pesca.
J-T3 = Il baratto più piccolo è di due carte per due; lo scambio di una per una è vietato.
J-T4 = In uno stesso baratto un tipo di merce si muove in un solo verso: non puoi prendere cuoio e restituire cuoio.
J-T5 = I cammelli: porta nel tuo recinto tutti quelli del mercato, senza lasciarne nemmeno uno. Il mazzo riempie i posti vuoti.
J-T6 = Merci e cammelli non lasciano mai il mercato nello stesso turno.
J-T7 = Quando il tuo turno finisce, la tua mano conta al massimo 7 carte; i tuoi cammelli non fanno numero. Per prendere una sola carta devi quindi averne in mano meno di 7; in un baratto la tua mano di prima dello scambio e i cammelli che dai, insieme, non possono superare 7.
J-X1 = Vendere: scarta quante carte vuoi di un solo tipo e prendi altrettanti dei suoi gettoni dalla cima della pila, o quelli che restano.
J-X2 = Diamanti, oro e argento si vendono in almeno 2 carte per volta, anche quando di quel tipo rimane un gettone solo.
J-X3 = Se vendi 3 carte, 4 carte, oppure 5 o più, peschi anche un gettone bonus dalla pila corrispondente. Conta il numero di carte vendute, anche se i gettoni merce da prendere erano di meno.
J-X4 = Regola della casa: una merce senza più gettoni si può ancora vendere; una vendita abbastanza grande frutta comunque il suo bonus.
J-X5 = Regola della casa: una pila di bonus vuota non dà nulla, e nessun’altra pila la sostituisce.


jaipur-section-end = La fine della manche e della partita
J-E1 = La manche si chiude all’istante quando sono esauriti i gettoni di 3 tipi di merce.
J-E2 = La manche si chiude all’istante anche quando non si può riportare il mercato a 5 carte; prima vi si posano quelle rimaste. Un mazzo vuoto davanti a un mercato completo non la chiude: si gioca finché qualcuno prende una merce sola o i cammelli e il vuoto non si può più riempire.
J-E3 = Il recinto più popolato frutta il gettone cammello e le sue 5 rupie. A recinti pari non va a nessuno.
J-E4 = Contate le vostre rupie: la fortuna più grande vale un sigillo d’eccellenza. A pari fortuna va a chi ha più gettoni bonus; se la parità rimane, a chi ha più gettoni merce. Il gettone cammello non conta né tra gli uni né tra gli altri.
J-E5 = Regola della casa: se siete pari su tutti e tre i fronti, nessuno guadagna il sigillo. La manche si rigioca, e chi l’aveva cominciata lascia questa volta cominciare l’altro.
J-E6 = Il tuo secondo sigillo ti dà la partita.


jaipur-section-knowledge = Chi può sapere che cosa
J-K1 = Il tuo avversario non vede la tua mano, ma ogni carta che hai preso dal mercato o che vi hai restituito gli è passata sotto gli occhi. L’ordine del mazzo è nascosto a tutti e due. Tutti sanno quanti gettoni bonus hai guadagnato e da quali pile, ma solo tu ne vedi il valore.
J-K2 = Non sei tenuto a dire quanti cammelli hai. Una memoria perfetta può dedurlo, e il computer, quando gioca, ha quindi il diritto di servirsene; sullo schermo la grandezza di un recinto resta nascosta, a meno che un’opzione del tavolo la mostri.
J-K3 = Regola della casa: gli scarti sono aperti, e ognuno può sfogliarli. Del resto tutte le vendite sono avvenute alla luce del sole.
J-K4 = Regola della casa: hai sempre una mossa permessa. In teoria i baratti potrebbero susseguirsi senza fine, e le regole non pongono limiti; chi ospita la partita ne fissa uno e, se viene raggiunto, il risultato lo dice.
`;export{e as default};