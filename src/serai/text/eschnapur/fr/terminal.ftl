### Eschnapur in the terminal, in French.

eschnapur-terminal-welcome = De trois à cinq explorateurs, et un temple d’or : bienvenue à Eschnapur.
eschnapur-terminal-help =
    flip 1 2          retourner deux jetons de la réserve
    offer A 3c red    offrir 3 pièces et une carte symbole rouge pour le jeton A
    accept A blue 3c  vendre le jeton A à bleu pour 3 pièces · refuse
    move P0 S1        marcher · open ouvre une niche · end finit le tour · duel 17 · duel pass
    buy symbol        ou number, ou move
