var e=`
web-count-title = Le compte de la manche { $number }
web-count-skip = Passer le compte
web-next-round = Manche suivante
web-count-last = Continuer
web-scores = Roupies par manche
web-you-win = Vous gagnez la partie !
web-player-wins = { $player } gagne la partie
web-rematch = Revanche
web-rematch-accept = Accepter la revanche
web-check-dealing = Vérifier la donne
web-record = Garder la partie
web-ask-coach = Demander à l’entraîneur
web-count-again = Voir le décompte
web-rematch-asked = On vous propose une revanche.
web-rematch-decline = Refuser
web-rematch-declined = Vous avez refusé. Vous pouvez encore venir.
`;export{e as default};