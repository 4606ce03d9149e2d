var e=`

learn-title = Impara { $game }
learn-guide = La tua prima partita
learn-begin = Comincia
learn-resume = Riprendi dal passo { $step } di { $count }
learn-over-again = Dall’inizio
learn-finished = L’hai giocata fino in fondo.
learn-card-told = Che cosa offre un turno, quanto costano le cose, che cosa chiude la partita. Al tavolo la mostra anche il tasto ?.
learn-card-open = Mostra la carta
learn-rules-told = Articolo per articolo, per controllare un punto.
learn-rules-open = Leggi le regole
learn-advice = Dopo la prima partita
learn-advice-told = Qualche consiglio per la seconda, ognuno con una situazione in cui provarlo.
learn-try = Provalo
learn-advice-link = Consigli per la prossima partita


lesson-guide = Guida
lesson-step = { $step } di { $count }
lesson-later = Qualche turno dopo.
lesson-next = Avanti
lesson-again = Riprova
lesson-go-on = Prosegui
lesson-show = Mostrami
lesson-other = Si può fare anche questo, ed ecco che cosa succede. La guida pensava ad altro: riprova, oppure prosegui.
lesson-first-next = La guida aspetta in alto: premi prima il suo pulsante.
lesson-leave = Lascia la guida; il tuo passo è conservato
lesson-finish = Fine
`;export{e as default};