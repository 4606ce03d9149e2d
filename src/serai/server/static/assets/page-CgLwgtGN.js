var e=`

eschnapur-ui-temple = Le temple
eschnapur-ui-zoom = Regarder de près
eschnapur-ui-square = Case { $square }\xA0: { $symbols }
eschnapur-ui-niche-closed = Niche fermée
eschnapur-ui-niche-open = La découverte { $discovery } se trouve dans la niche
eschnapur-ui-niche-empty = Niche vide
eschnapur-ui-standing = Ici\xA0: { $players }
eschnapur-ui-away = Distance\xA0: { $steps }
eschnapur-ui-lacking = Pour sa niche, il vous manque { $symbols }
eschnapur-ui-can-pay = Vous pouvez ouvrir sa niche
eschnapur-ui-buddha-rests = Le Bouddha repose dans le temple


eschnapur-ui-camps = Joueurs
eschnapur-ui-namesake = { $name } ({ $colour })
eschnapur-ui-camp = Points\xA0: { $points }, pièces\xA0: { $coins }, jetons de mouvement\xA0: { $steps }, cartes symbole\xA0: { $symbols }, cartes nombre\xA0: { $numbers }, valeur des jetons de réserve\xA0: { $value }, découvertes\xA0: { $found }
eschnapur-ui-reserve-of = Réserve\xA0: { $tokens }
eschnapur-ui-has-buddha = Tient le Bouddha\xA0: les points comptent double
eschnapur-ui-ready-to-go = n’ajoute rien
eschnapur-ui-known = Connu de tous\xA0: { $cards }
eschnapur-ui-hand-open = Main\xA0: { $cards }
eschnapur-ui-symbol-cards = { $count ->
    [one] { $count } carte symbole
   *[other] { $count } cartes symbole
}
eschnapur-ui-number-cards = { $count ->
    [one] { $count } carte nombre
   *[other] { $count } cartes nombre
}
eschnapur-ui-discoveries = { $count ->
    [one] { $count } découverte
   *[other] { $count } découvertes
}


eschnapur-ui-felt = Le tapis
eschnapur-ui-turn = Tour { $turn }
eschnapur-ui-awarded = Découvertes\xA0: { $count } sur { $needed }
eschnapur-ui-over = L’expédition est terminée.
eschnapur-ui-stock = Piles et pioches
eschnapur-ui-pile = Pile { $pile }\xA0: { $count ->
    [one] { $count } jeton de réserve
   *[other] { $count } jetons de réserve
}{ $picked ->
    [0] {""}
   *[other] , { $picked } à retourner
}
eschnapur-ui-symbol-deck = Pioche des symboles\xA0: { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
eschnapur-ui-number-deck = Pioche des nombres\xA0: { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
eschnapur-ui-discard = Rendus\xA0: { $count }
eschnapur-ui-sand-glass = Sablier
eschnapur-ui-sand = Offres ouvertes depuis { $time }
eschnapur-ui-sand-left = { $time } avant que le vendeur ne décide ; une surenchère rend le temps à qui la subit
eschnapur-ui-token = Jeton { $token }\xA0: { $name }
eschnapur-ui-aim = Offrir pour le jeton { $token }\xA0: { $name }
eschnapur-ui-sell-keep = Vendre { $token }, garder { $kept }
eschnapur-ui-my-offer = Mon offre
eschnapur-ui-no-offer-yet = Touchez pièces ou cartes
eschnapur-ui-no-offers = Aucune offre
eschnapur-ui-offer-deal = { $player } donne { $price } pour { $token }, { $name } ; vous gardez { $kept }
eschnapur-ui-lowered = baissée, avant { $price }
eschnapur-ui-take-back = Retirer de l’offre\xA0: { $item }
eschnapur-ui-revealed = Les cartes sont révélées !


eschnapur-ui-prize = Découverte en { $square }\xA0: petit nombre { $small }, grand nombre { $large }
eschnapur-ui-ready = Cartes posées\xA0: { $ready } sur { $count }
eschnapur-ui-not-locked = { $player }\xA0: choisit encore
eschnapur-ui-locked = { $player }\xA0: une carte face cachée
eschnapur-ui-turned-up = { $player }\xA0: { $card }
eschnapur-ui-own-locked = Votre carte, face cachée\xA0: { $card }
eschnapur-ui-peeked = { $player }, face cachée\xA0: { $card }
eschnapur-ui-fan = Vos cartes pour le duel
eschnapur-ui-pass-card = la carte passe
eschnapur-ui-number-card = Nombre { $number }, { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
eschnapur-ui-stake = Le plus élevé paie ses pièces et avance de { $points }, le plus bas prend la découverte et ses pièces{ $buddha ->
    [you] {""}. Avec le Bouddha, vous avancez de { $doubled }
    [other] {""}. Avec le Bouddha, { $player } avance de { $doubled }
   *[nobody] {""}
}
eschnapur-ui-fate-pays = { $you ->
    [yes] vous payez et avancez de { $points }{ eschnapur-ui-fate-doubled }
   *[no] paie et avance de { $points }{ eschnapur-ui-fate-doubled }
}
eschnapur-ui-fate-finds = { $you ->
    [yes] vous prenez la découverte
   *[no] prend la découverte
}
eschnapur-ui-fate-both = { $you ->
    [yes] vous gagnez les deux\xA0: { $points } d’avance{ eschnapur-ui-fate-doubled } et la découverte
   *[no] gagne les deux\xA0: { $points } d’avance{ eschnapur-ui-fate-doubled } et la découverte
}
eschnapur-ui-fate-fails = { $you ->
    [yes] vous ne pouvez pas payer
   *[no] ne peut pas payer
}
eschnapur-ui-fate-doubled = { $doubled ->
    [yes] {" "}(doublé)
   *[no] {""}
}


eschnapur-ui-tray = Votre plateau
eschnapur-ui-purse = Bourse et banque
eschnapur-ui-counter = Acheter à la banque
eschnapur-ui-add = Ajouter à l’offre\xA0: { $item } (il en reste { $left })
eschnapur-ui-buy-move = Acheter un jeton de mouvement pour { eschnapur-coins }
eschnapur-ui-buy-symbol = Acheter une carte symbole pour { eschnapur-coins } ({ $left } dans la pioche)
eschnapur-ui-buy-number = Acheter une carte nombre pour { eschnapur-coins } ({ $left } dans la pioche)
eschnapur-ui-no-symbols = Aucune carte symbole
eschnapur-ui-no-numbers = Aucune carte nombre
eschnapur-ui-reserve = Jetons de réserve\xA0: { $value } sur { $needed }


eschnapur-ui-one-more-pile = Encore un\xA0: de cette pile ou de l’autre
eschnapur-ui-compose = Touchez pièces, jetons de mouvement ou cartes à offrir pour { $token }
eschnapur-ui-offer-stands = Votre offre pour { $token }, { $name }, tient\xA0: { $price }
eschnapur-ui-does-offer = Offrir { $price } pour { $token }, { $name }
eschnapur-ui-does-deal = Vendre { $token }, { $name }, à { $player } contre { $price } ; vous gardez { $kept }
eschnapur-ui-does-refuse = Refuser toutes les offres\xA0: les deux jetons retournent sous leur pile et vous prenez 2 pièces
eschnapur-ui-does-ready = Faire savoir que vous n’ajoutez rien
eschnapur-ui-does-walk = Aller en { $square } pour { $steps }, il en restera { $left }.
eschnapur-ui-does-open = Montrer { $cards } et ouvrir la niche en { $square }{ $points ->
    [0] {""}
   *[other] {"\xA0"}: { eschnapur-points } tout de suite
}. Puis tous se la disputent en duel.
eschnapur-ui-does-end = Finir votre tour sans ouvrir de niche
eschnapur-ui-does-buy-move = Acheter un jeton de mouvement pour { $coins } ; il en restera { $left }
eschnapur-ui-does-buy-symbol = Acheter la première carte symbole pour { $coins } ; il en restera { $left }
eschnapur-ui-does-buy-number = Acheter la première carte nombre pour { $coins } ; il en restera { $left }
eschnapur-ui-does-redeem = Rendre des jetons valant { $value } contre { $symbols ->
    [0] deux cartes nombre
    [1] une carte symbole et une carte nombre
   *[2] deux cartes symbole
}{ $lost ->
    [0] {""}
   *[other] , et la valeur en trop ({ $lost }) est perdue
}
eschnapur-ui-does-lock = Poser le nombre { $number } face cachée\xA0: le plus élevé paie { $coins }{ $afford ->
    [yes] {""}
   *[no] {" "}(plus que vous n’avez)
}, le plus bas prend { $coins }
eschnapur-ui-does-pass = Poser la carte passe\xA0: 4 pièces, sans avancer
eschnapur-ui-then-empty = { $here ->
    [yes] La niche devant vous est vide.
   *[no] Sa niche est vide.
}
eschnapur-ui-then-open = { $here ->
    [yes] Vous pouvez ouvrir la niche devant vous avec { $asks }.
   *[no] Vous pouvez ouvrir sa niche avec { $asks }.
}
eschnapur-ui-then-lack = { $here ->
    [yes] La niche devant vous demande { $asks }\xA0: il vous manque { $lacking }.
   *[no] Sa niche demande { $asks }\xA0: il vous manque { $lacking }.
}
eschnapur-ui-goal-here = La niche devant vous, { $square }
eschnapur-ui-goal = La niche en { $square }
eschnapur-ui-goal-found = Elle a déjà été ouverte\xA0: petit nombre { $small }, grand nombre { $large }
eschnapur-ui-held = { $item }\xA0: vous l’avez
eschnapur-ui-lacked = { $item }\xA0: il vous manque
eschnapur-ui-which-cards = Quelles cartes
eschnapur-ui-cards-choice = { $symbols ->
    [0] 2 nombres
    [1] 1 de chaque
   *[2] 2 symboles
}
eschnapur-ui-remedy-move = Jeton de mouvement\xA0: { $coins }
eschnapur-ui-remedy-symbol = Carte symbole\xA0: { $coins }


eschnapur-ui-your-reserve = À vous\xA0: touchez les piles pour choisir deux jetons, ou retournez-en un de chacune
eschnapur-ui-your-offers = { $count ->
    [0] Les autres peuvent faire des offres. Attendez-les, ou refusez tout pour 2 pièces
   *[other] Touchez une offre pour l’accepter, ou refusez tout pour 2 pièces
}
eschnapur-ui-your-walk = Allez sur une case éclairée, ouvrez votre niche ou finissez votre tour.
eschnapur-ui-make-offers = { $player } vend l’un des deux\xA0: touchez pièces, jetons de mouvement ou cartes pour faire une offre
eschnapur-ui-lay-card = Posez une carte face cachée. { eschnapur-ui-stake }
eschnapur-ui-wait-duel = On attend les dernières cartes du duel
eschnapur-ui-watch-reserve = { $player } retourne deux jetons de réserve
eschnapur-ui-watch-offers = { $player } pèse les offres
eschnapur-ui-watch-walk = { $player } est en chemin
eschnapur-ui-watch-duel = On attend { $player }
eschnapur-ui-watch-over = L’expédition est terminée.


eschnapur-ui-do-piles = Retourner
eschnapur-ui-do-offer = Offrir
eschnapur-ui-do-withdraw = Retirer
eschnapur-ui-do-deal = Accepter
eschnapur-ui-do-refuse = Tout refuser
eschnapur-ui-do-ready = Rien de plus
eschnapur-ui-do-walk = Marcher
eschnapur-ui-do-open = Ouvrir
eschnapur-ui-do-end = Finir
eschnapur-ui-do-buy = Acheter
eschnapur-ui-do-redeem = Rendre
eschnapur-ui-do-lock = Poser


eschnapur-ui-counting = On compte les découvertes…
eschnapur-ui-you-win = Vous remportez l’expédition !
eschnapur-ui-player-wins = { $player } remporte l’expédition
eschnapur-ui-shared = Victoire partagée\xA0: { $players }
eschnapur-ui-result = { eschnapur-points }
eschnapur-ui-from-openings = Ouvertures
eschnapur-ui-from-duels = Duels
eschnapur-ui-from-buddha = Bouddha
eschnapur-ui-from-discoveries = Découvertes


eschnapur-verify-first = Le bon joueur a commencé
eschnapur-verify-first-bad = Un autre joueur a commencé que celui du secret
eschnapur-verify-moves = { $count ->
    [one] Le seul coup suit les règles
    [2] Les deux coups suivent les règles
   *[other] Les { $count } coups suivent les règles
}
eschnapur-verify-moves-bad = Coup { $move } ({ $notation })\xA0: { $why }
eschnapur-verify-shuffles = { $count ->
    [one] Le seul mélange est tel que le dit le secret
    [2] Les deux mélanges de cartes et de jetons sont tels que le dit le secret
   *[other] Les { $count } mélanges de cartes et de jetons sont tels que le dit le secret
}
eschnapur-verify-shuffles-bad = Le mélange «\xA0{ $label }\xA0» n’est pas tel que le dit le secret
eschnapur-verify-ended-bad = L’enregistrement dit la partie jouée jusqu’au bout, mais les coups n’y mènent pas
eschnapur-verify-broken-off = La partie a été interrompue, personne n’a donc gagné
eschnapur-verify-points = Les points sont ceux de l’enregistrement\xA0: { $points }
eschnapur-verify-points-bad = Les coups donnent d’autres points que l’enregistrement\xA0: { $points }
eschnapur-verify-winners = Les gagnants sont ceux de l’enregistrement
eschnapur-verify-winners-bad = L’enregistrement nomme d’autres gagnants que ceux des coups
eschnapur-verify-own-box = Cette partie s’est jouée avec un matériel à elle. Vérifiez-la par la commande «\xA0serai verify\xA0».
eschnapur-verify-stranger = Ce fichier contient ce qu’aucun enregistrement n’a\xA0: { $what }.


eschnapur-ui-option-coins = 0 à 5 pièces sur les nombres
eschnapur-ui-option-bank = La banque peut se vider
eschnapur-ui-option-leaves = Si tous passent, la découverte quitte le jeu
`;export{e as default};