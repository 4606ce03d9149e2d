var e=`

eschnapur-colour-red = rouge
eschnapur-colour-yellow = jaune
eschnapur-colour-green = vert
eschnapur-colour-blue = bleu
eschnapur-colour-brown = marron

eschnapur-item-c = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
eschnapur-item-m = { $count ->
    [one] { $count } jeton de mouvement
   *[other] { $count } jetons de mouvement
}
eschnapur-item-red = { $count ->
    [one] un symbole rouge
   *[other] { $count } symboles rouges
}
eschnapur-item-yellow = { $count ->
    [one] un symbole jaune
   *[other] { $count } symboles jaunes
}
eschnapur-item-green = { $count ->
    [one] un symbole vert
   *[other] { $count } symboles verts
}
eschnapur-item-blue = { $count ->
    [one] un symbole bleu
   *[other] { $count } symboles bleus
}
eschnapur-item-brown = { $count ->
    [one] un symbole marron
   *[other] { $count } symboles marron
}
eschnapur-item-number = le nombre { $number }

eschnapur-token-c = { $amount ->
    [one] { $amount } pièce (valeur { $value })
   *[other] { $amount } pièces (valeur { $value })
}
eschnapur-token-m = { $amount ->
    [one] { $amount } empreinte (valeur { $value })
   *[other] { $amount } empreintes (valeur { $value })
}
eschnapur-token-s = { $amount ->
    [one] une carte symbole (valeur { $value })
   *[other] { $amount } cartes symbole (valeur { $value })
}
eschnapur-token-n = { $amount ->
    [one] une carte nombre (valeur { $value })
   *[other] { $amount } cartes nombre (valeur { $value })
}
eschnapur-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
eschnapur-steps = { $steps ->
    [one] { $steps } jeton de mouvement
   *[other] { $steps } jetons de mouvement
}
eschnapur-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
eschnapur-drawn = { $cards_count ->
    [0] {""}
   *[other] {" "}Vous piochez { $cards }.
}


eschnapur-event-dealt = L’expédition commence\xA0: chacun a { eschnapur-coins } et { eschnapur-steps }. { $first_you ->
    [yes] Vous jouez en premier.
   *[no] { $first } joue en premier.
}{ eschnapur-drawn }
eschnapur-event-turn = { $you ->
    [yes] Tour { $number }\xA0: c’est à vous.
   *[no] Tour { $number }\xA0: c’est à { $player }.
}
eschnapur-event-void = { $you ->
    [yes] Il ne reste pas deux jetons de réserve ; vous prenez { eschnapur-coins } à la place.
   *[no] Il ne reste pas deux jetons de réserve ; { $player } prend { eschnapur-coins } à la place.
}
eschnapur-event-buy = { $you ->
    [yes] Vous achetez { eschnapur-bought } pour { eschnapur-coins }.
   *[no] { $player } achète { eschnapur-bought } pour { eschnapur-coins }.
}{ eschnapur-drawn }
eschnapur-bought = { $thing ->
    [symbol] une carte symbole
    [number] une carte nombre
   *[move] un jeton de mouvement
}
eschnapur-event-lapse = { $you ->
    [yes] Vous ne pouvez plus payer votre offre pour le jeton { $token }\xA0: elle est retirée.
   *[no] { $player } ne peut plus payer son offre pour le jeton { $token }\xA0: elle est retirée.
}
eschnapur-event-redeem = { $you ->
    [yes] Vous rendez { $tokens } contre { eschnapur-redeemed }.
   *[no] { $player } rend { $tokens } contre { eschnapur-redeemed }.
}{ eschnapur-drawn }
eschnapur-redeemed = { $symbols ->
    [0] { $numbers ->
        [0] rien, car les deux pioches sont vides
        [one] une carte nombre
       *[other] { $numbers } cartes nombre
    }
    [one] { $numbers ->
        [0] une carte symbole
        [one] une carte symbole et une carte nombre
       *[other] une carte symbole et { $numbers } cartes nombre
    }
   *[other] { $symbols } cartes symbole
}
eschnapur-event-restock = { $count ->
    [one] Le seul jeton rendu forme une nouvelle pile.
   *[other] Les { $count } jetons rendus sont mélangés en deux nouvelles piles.
}
eschnapur-event-flip = { $you ->
    [yes] Vous retournez A, { $a }, et B, { $b }.
   *[no] { $player } retourne A, { $a }, et B, { $b }.
}
eschnapur-event-offer = { $you ->
    [yes] Vous offrez { $price } pour { $token }, { $name }.
   *[no] { $player } offre { $price } pour { $token }, { $name }.
}
eschnapur-event-change = { $you ->
    [yes] { $trend ->
        [raised] Vous augmentez votre offre pour { $token }, { $name }\xA0: { $price }, avant { $was }.
        [lowered] Vous baissez votre offre pour { $token }, { $name }\xA0: { $price }, avant { $was }.
       *[other] Vous changez votre offre pour { $token }, { $name }\xA0: { $price }, avant { $was }.
    }
   *[no] { $trend ->
        [raised] { $player } augmente son offre pour { $token }, { $name }\xA0: { $price }, avant { $was }.
        [lowered] { $player } baisse son offre pour { $token }, { $name }\xA0: { $price }, avant { $was }.
       *[other] { $player } change son offre pour { $token }, { $name }\xA0: { $price }, avant { $was }.
    }
}
eschnapur-event-withdraw = { $you ->
    [yes] Vous retirez votre offre pour { $token }, { $name }.
   *[no] { $player } retire son offre pour { $token }, { $name }.
}
eschnapur-event-sale = { $you ->
    [yes] Vous vendez { $token }, { $name }, à { $buyer } contre { $price } et gardez { $kept }.
   *[no] { $buyer_you ->
        [yes] { $player } vous vend { $token }, { $name }, contre { $price } et garde { $kept }.
       *[no] { $player } vend { $token }, { $name }, à { $buyer } contre { $price } et garde { $kept }.
    }
}
eschnapur-event-income = { $you ->
    [yes] Votre jeton vous rapporte { eschnapur-brought }.
   *[no] Le jeton rapporte à { $player } { eschnapur-brought }.
}{ eschnapur-drawn }
eschnapur-brought = { $count ->
    [0] zéro, car il ne reste rien
    [one] { $pays ->
        [coins] 1 pièce
        [movement] 1 jeton de mouvement
        [symbol] une carte symbole
       *[number] une carte nombre
    }
   *[other] { $pays ->
        [coins] { $count } pièces
        [movement] { $count } jetons de mouvement
        [symbol] { $count } cartes symbole
       *[number] { $count } cartes nombre
    }
}
eschnapur-event-refuse = { $you ->
    [yes] Vous refusez toutes les offres et prenez { eschnapur-coins } ; les deux jetons retournent sous leur pile.
   *[no] { $player } refuse toutes les offres et prend { eschnapur-coins } ; les deux jetons retournent sous leur pile.
}
eschnapur-event-walk = { $you ->
    [yes] Vous marchez jusqu’à { $square } pour { eschnapur-steps }.
   *[no] { $player } marche jusqu’à { $square } pour { eschnapur-steps }.
}
eschnapur-event-open = { $you ->
    [yes] Vous montrez { $cards } et ouvrez la niche en { $square }\xA0: petit nombre { $small }, grand nombre { $large }.
   *[no] { $player } montre { $cards } et ouvre la niche en { $square }\xA0: petit nombre { $small }, grand nombre { $large }.
}
eschnapur-event-advance = { $you ->
    [yes] Vous avancez de { eschnapur-points }{ eschnapur-doubled } jusqu’à { $total }.
   *[no] { $player } avance de { eschnapur-points }{ eschnapur-doubled } jusqu’à { $total }.
}
eschnapur-doubled = { $doubled ->
    [0] {""}
   *[other] , doublés par le Bouddha,
}
eschnapur-event-buddha = { $you ->
    [yes] Vous occupez la dernière place sans partage\xA0: le Bouddha est à vous.
   *[no] { $player } occupe la dernière place sans partage et reçoit le Bouddha.
}
eschnapur-event-buddha-rests = Plusieurs se partagent la dernière place\xA0: le Bouddha retourne à côté du plateau.
eschnapur-event-end = { $you ->
    [yes] Vous finissez votre tour sans ouvrir de niche.
   *[no] { $player } finit son tour sans ouvrir de niche.
}
eschnapur-event-lock = { $you ->
    [yes] Vous avez choisi votre carte.
   *[no] { $player } a choisi sa carte.
}
eschnapur-event-reveal = { $card ->
    [0] { $you ->
        [yes] Vous montrez la carte passe.
       *[no] { $player } montre la carte passe.
    }
   *[other] { $you ->
        [yes] Vous montrez le nombre { $card }.
       *[no] { $player } montre le nombre { $card }.
    }
}
eschnapur-event-cannot-pay = { $you ->
    [yes] Vous ne pouvez pas payer { eschnapur-coins } pour le nombre { $card }.
   *[no] { $player } ne peut pas payer { eschnapur-coins } pour le nombre { $card }.
}
eschnapur-event-pay = { $you ->
    [yes] Votre { $card } est le plus élevé qui puisse être payé\xA0: vous payez { eschnapur-coins }.
   *[no] { $player } a le nombre le plus élevé qui puisse être payé, le { $card }, et paie { eschnapur-coins }.
}
eschnapur-event-find = { $you ->
    [yes] Votre { $card } est le plus bas\xA0: vous recevez le jeton de découverte { $discovery } et prenez { eschnapur-coins }.
   *[no] { $player } a le nombre le plus bas, le { $card }, reçoit le jeton de découverte { $discovery } et prend { eschnapur-coins }.
}
eschnapur-event-alone = { $you ->
    [yes] Votre { $card } est le seul nombre\xA0: vous recevez le jeton de découverte { $discovery } sans rien payer.
   *[no] { $player } a joué le seul nombre, le { $card }, et reçoit le jeton de découverte { $discovery } sans rien payer.
}
eschnapur-event-pass = { $you ->
    [yes] Vous prenez { eschnapur-coins } pour avoir passé.
   *[no] { $player } prend { eschnapur-coins } pour avoir passé.
}
eschnapur-event-token-stays = Tout le monde a passé\xA0: le jeton de découverte { $discovery } reste en { $square }, face visible.
eschnapur-event-token-leaves = Tout le monde a passé\xA0: le jeton de découverte { $discovery } en { $square } quitte le jeu.
eschnapur-event-bonus = { $you ->
    [yes] Avec { eschnapur-found }, vous gagnez { eschnapur-points }.
   *[no] Avec { eschnapur-found }, { $player } gagne { eschnapur-points }.
}
eschnapur-event-penalty = { $you ->
    [yes] Avec { eschnapur-found }, vous perdez { eschnapur-points }.
   *[no] Avec { eschnapur-found }, { $player } perd { eschnapur-points }.
}
eschnapur-found = { $found ->
    [0] zéro jeton de découverte
    [one] { $found } jeton de découverte
   *[other] { $found } jetons de découverte
}
eschnapur-event-game-end = { eschnapur-end-why } { $decided ->
    [points] { $you ->
        [yes] Vous gagnez avec { eschnapur-most } !
       *[no] { $player } gagne avec { eschnapur-most }.
    }
    [card] { $you ->
        [yes] Égalité à { eschnapur-most }, mais vous avez la carte nombre la plus forte\xA0: vous gagnez !
       *[no] Égalité à { eschnapur-most }, mais { $player } a la carte nombre la plus forte et gagne.
    }
   *[nothing] { $winners } partagent la victoire avec { eschnapur-most }.
}
eschnapur-most = { $points_most ->
    [one] { $points_most } point
   *[other] { $points_most } points
}
eschnapur-end-why = { $reason ->
    [discoveries] Le temple a livré ses découvertes.
   *[quiet] Personne n’a ouvert de niche depuis cinq tours de table\xA0: l’expédition s’arrête.
}
eschnapur-event-resigned = { $you ->
    [yes] Vous abandonnez l’expédition.
   *[no] { $player } abandonne l’expédition.
}
eschnapur-event-timeout = { $you ->
    [yes] Votre temps est écoulé.
   *[no] { $player } n’a plus de temps.
}
eschnapur-event-abandoned = { $you ->
    [yes] Vous avez quitté la table ; l’expédition s’arrête là.
    [nobody] La table est vide ; l’expédition s’arrête là.
   *[no] { $player } a quitté la table ; l’expédition s’arrête là.
}
eschnapur-event-taken-up = La partie reprend ici.
eschnapur-event-limit = Coups sans fin\xA0: { $limit }. La maison arrête la partie là.


eschnapur-move-buy = Acheter { eschnapur-bought }
eschnapur-move-redeem = Rendre { $tokens } contre { eschnapur-redeemed }
eschnapur-move-flip = { $first_pile ->
    [1] { $second_pile ->
        [1] Retourner deux jetons de la première pile
       *[2] Retourner un jeton de chaque pile
    }
   *[2] { $second_pile ->
        [1] Retourner un jeton de chaque pile, la seconde d’abord
       *[2] Retourner deux jetons de la seconde pile
    }
}
eschnapur-move-offer = { $price_count ->
    [0] Ne rien offrir pour { $token }
   *[other] Offrir { $price } pour { $token }
}
eschnapur-move-withdraw = Retirer votre offre pour { $token }
eschnapur-move-accept = { $price_count ->
    [0] Vendre { $token } au joueur { $colour }
   *[other] Vendre { $token } au joueur { $colour } contre { $price }
}
eschnapur-move-refuse = Refuser toutes les offres
eschnapur-move-move = Marcher jusqu’à { $square } pour { eschnapur-steps }
eschnapur-move-open = Ouvrir la niche
eschnapur-move-end = Finir votre tour
eschnapur-move-duel = { $card ->
    [0] Passer
   *[other] Jouer le nombre { $card }
}


eschnapur-refusal-game-over = La partie est finie
eschnapur-refusal-not-your-turn = Ce n’est pas votre tour
eschnapur-refusal-duel-first = Le duel d’abord\xA0: choisissez une carte nombre ou votre carte passe
eschnapur-refusal-reserve-first = La réserve d’abord\xA0: retournez deux jetons et réglez les offres
eschnapur-refusal-already-flipped = Les deux jetons de ce tour sont déjà retournés
eschnapur-refusal-pile-empty = Cette pile n’a pas assez de jetons\xA0: les piles en ont { $one } et { $two }
eschnapur-refusal-nothing-up = Aucun jeton n’est à vendre en ce moment
eschnapur-refusal-own-tokens = C’est vous qui vendez ces jetons\xA0: seuls les autres font des offres
eschnapur-refusal-empty-offer = Une offre nomme au moins une chose
eschnapur-refusal-not-yours-to-offer = Vous offrez { $price }, mais tout cela n’est pas à vous
eschnapur-refusal-offer-unchanged = C’est déjà ce que vous offrez pour { $token }
eschnapur-refusal-same-offer = { $other } offre déjà exactement cela pour { $token } ; changez quelque chose
eschnapur-refusal-no-offer-of-yours = Vous n’avez pas d’offre à retirer pour { $token }
eschnapur-refusal-offer-changed = { $buyer } offre maintenant { $price } pour { $token }\xA0: regardez de nouveau
eschnapur-refusal-no-such-offer = Il n’y a pas d’offre du joueur { $colour } pour { $token }
eschnapur-refusal-card-locked = Votre carte est verrouillée\xA0: plus rien avant que le duel soit réglé
eschnapur-refusal-too-few-coins = Vous demandez { eschnapur-bought } à { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} ; vous en avez { $coins }
eschnapur-refusal-deck-empty = { $thing ->
    [symbol] La pioche des symboles est vide
   *[number] La pioche des nombres est vide
}
eschnapur-refusal-bank-empty = La banque n’a plus de jeton de mouvement
eschnapur-refusal-not-your-tokens = Vous n’avez pas { $tokens }
eschnapur-refusal-too-little-value = Ces jetons valent { $value } ensemble ; il en faut { $needed } pour deux cartes
eschnapur-refusal-not-neighbours = Aucun pas ne mène de { $here } à { $there }
eschnapur-refusal-too-few-steps = Ce chemin coûte { $needed ->
    [one] { $needed } jeton de mouvement
   *[other] { $needed } jetons de mouvement
} ; vous en avez { $steps }
eschnapur-refusal-niche-empty = La niche en { $square } est vide
eschnapur-refusal-cards-missing = Pour ouvrir la niche en { $square }, il vous manque { $cards }
eschnapur-refusal-no-duel = Il n’y a pas de duel en ce moment
eschnapur-refusal-already-locked = Votre carte est déjà verrouillée
eschnapur-refusal-card-not-held = Vous n’avez pas le nombre { $card } en main


eschnapur-reason-need-symbol = Il me faut des symboles pour une niche.
eschnapur-reason-need-number = Une carte nombre pour le duel.
eschnapur-reason-way = J’ai une niche en vue.
eschnapur-reason-redeem = Douze ! Deux cartes pour moi.
eschnapur-reason-turn-up = Voyons ce qu’il y a.
eschnapur-reason-outbid = Je peux faire mieux.
eschnapur-reason-toward-twelve = Cela me mène à douze.
eschnapur-reason-cheap = Cela vaut plus que je ne paie.
eschnapur-reason-save-coins = Mieux vaut garder mes pièces.
eschnapur-reason-best-offer = La meilleure offre pour moi.
eschnapur-reason-bad-offers = Deux pièces valent mieux que cela.
eschnapur-reason-no-offers = Personne n’offre rien.
eschnapur-reason-open = Ces points valent bien les cartes.
eschnapur-reason-wait = Mon heure viendra.
eschnapur-reason-lock = Ma carte est posée.
eschnapur-reason-nothing = Rien pour moi ici.
eschnapur-said = { $told } «\xA0{ $why }\xA0»
`;export{e as default};