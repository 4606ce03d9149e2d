### Che cosa dicono la posta e i flussi, in italiano.

feed-title = Serai: le partite che ti aspettano
mail-turn = { $game }: tocca a te contro { $players }
mail-turn-several = Tocca a te in { $count } partite
mail-turn-once = Ricevi un solo messaggio per turno, per quanto la partita aspetti.
mail-turn-stop = Basta messaggi:
mail-confirm-subject = Serai: vuoi un messaggio quando tocca a te?
mail-confirm-asked = Qualcuno, probabilmente tu, ha chiesto un messaggio a questo indirizzo ogni volta che in una partita è il suo turno.
mail-confirm-link = Se lo vuoi, confermalo qui:
mail-confirm-else = Se non sei stato tu, non fare nulla: non arriverà nient’altro. Nella stessa pagina puoi anche dire che questo server non ti scriva mai più.
