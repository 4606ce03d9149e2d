### Le terminal en français.

terminal-your-turn = À vous de jouer
terminal-prompt = Votre coup (? pour l’aide)
terminal-prompt-free = Votre coup, ou Entrée pour laisser faire les autres (? : aide)
terminal-help =
    Tapez un coup comme les règles l’écrivent, ou son numéro dans la liste des coups.
    Et aussi : moves (ce qui est possible), rules, help, quit.
terminal-market = Marché
terminal-hand = Votre main, { $count } sur { $limit }
terminal-herd = Votre enclos
terminal-opponent = { $name } : { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
terminal-deck = Pioche
terminal-tokens = Jetons
terminal-bonuses = Bonus
terminal-seals = Sceaux
terminal-rupees = Roupies
terminal-round = Manche
terminal-moves = Coups possibles
terminal-result = Résultat
terminal-thinking = Votre adversaire réfléchit…
terminal-wait = Appuyez sur Entrée pour continuer
terminal-again = Une autre partie ?
terminal-you = Vous
terminal-not-understood = Ce n’est pas un coup. Tapez ? pour voir comment ils s’écrivent.
terminal-bye = Bonne route, et à bientôt !
