var e=`

eschnapur-lesson-about = Una partita vera, una novità alla volta, in circa otto minuti.
eschnapur-lesson-welcome-title = Il tempio
eschnapur-lesson-welcome = Sei l’esploratore rosso. Quindici nicchie nascondono scoperte; si aprono con carte simbolo dei colori della loro casella, e vince chi ha più punti. Ciò che serve si ottiene contrattando.
eschnapur-lesson-flip-title = I gettoni riserva
eschnapur-lesson-flip = Il tuo turno comincia dalle due pile: toccale una volta ciascuna e gira due gettoni riserva.
eschnapur-lesson-flip-done = Il gettone A frutta due gettoni movimento, il gettone B una moneta; il numero nel disco scuro è quanto varranno più tardi. Ne terrai uno e venderai l’altro: perciò gli altri fanno offerte.
eschnapur-lesson-accept-title = Accettare
eschnapur-lesson-accept = Tocca l’offerta del giallo, 4 monete per il gettone A, e accettala.
eschnapur-lesson-accept-done = Hai le 4 monete, e il gettone B con ciò che frutta; il giallo ha il gettone A. Avresti anche potuto rifiutare tutto, per 2 monete.
eschnapur-lesson-buy-title = Comprare
eschnapur-lesson-buy = Compra una carta simbolo per 3 monete al banco, accanto alla tua borsa.
eschnapur-lesson-buy-done = Una gialla! Le carte simbolo e numero costano 3 monete, i gettoni movimento 2: in ogni momento, tutte le volte che puoi pagare.
eschnapur-lesson-walk-title = Camminare
eschnapur-lesson-walk = Con rosso e giallo puoi aprire la nicchia di P0: tocca quella casella, accanto al tuo esploratore, e raggiungila.
eschnapur-lesson-walk-done = Ogni passo costa un gettone movimento. Le caselle si possono condividere e attraversare, e vai lontano quanto puoi pagare.
eschnapur-lesson-open-title = Aprire
eschnapur-lesson-open = Sei davanti alla nicchia: aprila.
eschnapur-lesson-open-done = Le tue due carte sono finite sotto il mazzo, e il numero piccolo della scoperta, 3, è subito tuo. Per il resto ognuno posa una carta.
eschnapur-lesson-duel-title = Il duello
eschnapur-lesson-duel = Gli altri hanno posato una carta coperta: posa la tua più bassa, il 5, perché la più bassa ottiene la scoperta.
eschnapur-lesson-duel-done = Hai la scoperta e la moneta della tua carta. Il 20 del giallo era il più alto: ha pagato 4 monete ed è avanzato del numero grande, 9. Chi passa prende invece 4 monete.
eschnapur-lesson-offer-title = Offrire
eschnapur-lesson-offer = Ora vende il giallo: supera il verde con 3 monete per il gettone A (tocca tre volte le tue monete) e premi «Offri».
eschnapur-lesson-offer-done = Puoi offrire monete, gettoni movimento e carte in qualsiasi insieme, alzare l’offerta e ritirarla, finché il giallo decide.
eschnapur-lesson-buddha-title = Il Buddha
eschnapur-lesson-buddha = Il giallo ha preso la tua offerta, poi il verde ha aperto una nicchia e ora sei ultimo: il Buddha raddoppia i tuoi punti, posa quindi il tuo 24 in questo duello.
eschnapur-lesson-buddha-done = Il 24 era il più alto: 4 monete, e due volte 8 punti. Poi il Buddha va a chi è ultimo da solo; ora è il verde.
eschnapur-lesson-redeem-title = Restituire
eschnapur-lesson-redeem = I tuoi gettoni riserva valgono 12 insieme: toccali entrambi e restituiscili per due carte.
eschnapur-lesson-redeem-done = Gettoni che valgono 12 o più comprano due carte dei tipi che dici, quando vuoi; ciò che supera 12 va perso.
eschnapur-lesson-end-title = La fine
eschnapur-lesson-end = Quando 13 delle 15 scoperte sono assegnate, la partita è finita: 12 punti in più a chi ne ha di più, 6 in meno a chi ne ha di meno, e vince chi ha più punti. Ora conosci tutto il gioco.


eschnapur-summary-turn = Il tuo turno, in quest’ordine
eschnapur-summary-turn-reserve = 1. Riserva: gira 2 gettoni; vendine uno a un altro giocatore e tieni l’altro, o rifiuta tutto per 2 monete
eschnapur-summary-turn-walk = 2. Camminare, se vuoi: un gettone movimento per passo
eschnapur-summary-turn-open = 3. Aprire, se vuoi: la nicchia davanti a te, con i simboli della sua casella; il numero piccolo è tuo
eschnapur-summary-cost = Quanto costano le cose, in ogni momento
eschnapur-summary-cost-cards = Carta simbolo o numero: 3 monete
eschnapur-summary-cost-steps = Gettone movimento: 2 monete
eschnapur-summary-cost-redeem = 2 carte: gettoni riserva che valgono 12 o più
eschnapur-summary-duel = Il duello: ognuno posa una carta
eschnapur-summary-duel-high = La più alta: paga le sue monete, avanza del numero grande
eschnapur-summary-duel-low = La più bassa: prende la scoperta e le monete della carta
eschnapur-summary-duel-pass = Passo: 4 monete
eschnapur-summary-duel-alone = Un solo numero: entrambe le cose, senza pagare
eschnapur-summary-end = Il Buddha e la fine
eschnapur-summary-end-buddha = Ultimo da solo: il Buddha raddoppia i tuoi punti
eschnapur-summary-end-over = Fine: dopo 13 scoperte, o 5 giri del tavolo senza aperture
eschnapur-summary-end-most = Più scoperte: 12 punti in più; meno di tutti, 6 in meno


eschnapur-explain-pile = Gettoni riserva, coperti. Chi è di turno ne gira due, ne tiene uno e vende l’altro.
eschnapur-explain-token = Un gettone riserva: frutta subito al suo proprietario ciò che mostra. Gettoni che valgono 12 insieme comprano due carte.
eschnapur-explain-symbols = Le carte simbolo aprono le nicchie: una per ogni colore della casella. 3 monete per la prima del mazzo.
eschnapur-explain-numbers = Le carte numero servono ai duelli: la più alta paga le sue monete e avanza, la più bassa scopre. 3 monete per la prima del mazzo.
eschnapur-explain-coins = Le monete comprano carte (3) e gettoni movimento (2), pagano le offerte e la carta più alta di un duello.
eschnapur-explain-steps = Un gettone movimento è un passo nel tempio.
eschnapur-explain-points = I punti fin qui. Chi è ultimo da solo ha il Buddha, che raddoppia.
eschnapur-explain-found = Le scoperte. Alla fine averne di più vale 12 punti in più, di meno 6 in meno.
`;export{e as default};