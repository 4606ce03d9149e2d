var e=Object.assign({"../../../src/serai/text/fr/eschnapur.ftl":`### Eschnapur en français\xA0: les choses, ce qui s’est passé, ce que ferait un coup, pourquoi il est refusé.
### Choses et sièges sont préparés à partir des faits\xA0: $price, $cards et $tokens sont des expressions (avec _count), de
### même que les jetons de réserve $name, $kept, $a et $b ; $player, $buyer, $first, $other sont des noms, $you et
### $buyer_you … disent si c’est le lecteur (yes, no, nobody) ; $winners sont des noms.

## Les choses

eschnapur-colour-red = rouge
eschnapur-colour-yellow = jaune
eschnapur-colour-green = vert
eschnapur-colour-blue = bleu
eschnapur-colour-brown = marron

# Ce que nomme un prix, et les cartes piochées ou montrées\xA0: pièces, jetons de mouvement, symboles par couleur, un nombre.
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

# Un jeton de réserve\xA0: ce qu’il donne, et sa valeur.
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
# Seulement les cartes du lecteur\xA0: rien pour les autres.
eschnapur-drawn = { $cards_count ->
    [0] {""}
   *[other] {" "}Vous piochez { $cards }.
}

## Ce qui s’est passé

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
eschnapur-event-restock = Les { $count } jetons rendus sont mélangés en deux nouvelles piles.
eschnapur-event-flip = { $you ->
    [yes] Vous retournez A, { $a }, et B, { $b }.
   *[no] { $player } retourne A, { $a }, et B, { $b }.
}
eschnapur-event-offer = { $you ->
    [yes] Vous offrez { $price } pour { $token }, { $name }.
   *[no] { $player } offre { $price } pour { $token }, { $name }.
}
eschnapur-event-change = { $you ->
    [yes] Vous offrez maintenant { $price } pour { $token }, { $name }.
   *[no] { $player } offre maintenant { $price } pour { $token }, { $name }.
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
        [yes] Vous gagnez avec { $points_most } points !
       *[no] { $player } gagne avec { $points_most } points.
    }
    [card] { $you ->
        [yes] Égalité à { $points_most } points, mais vous avez la carte nombre la plus forte\xA0: vous gagnez !
       *[no] Égalité à { $points_most } points, mais { $player } a la carte nombre la plus forte et gagne.
    }
   *[nothing] { $winners } partagent la victoire avec { $points_most } points.
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
# La limite que fixe l’hôte.
eschnapur-event-limit = Cette partie compte { $limit } coups et n’en finit pas ; la maison l’arrête là.

## Ce que ferait un coup

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
eschnapur-move-accept = Vendre { $token } au joueur { $colour }
eschnapur-move-refuse = Refuser toutes les offres
eschnapur-move-move = Marcher jusqu’à { $square } pour { eschnapur-steps }
eschnapur-move-open = Ouvrir la niche
eschnapur-move-end = Finir votre tour
eschnapur-move-duel = { $card ->
    [0] Passer
   *[other] Jouer le nombre { $card }
}

## Pourquoi un coup est refusé ; l’article suit entre parenthèses

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
`,"../../../src/serai/text/fr/jaipur.ftl":`### Jaipur en français\xA0: les cartes, ce qui s’est passé, ce que ferait un coup, pourquoi il est refusé.
### Cartes, sièges et valeurs sont préparés à partir des faits (facts.json)\xA0: $cards est une expression, accompagnée de
### $cards_count et de $cards_kind ; $player est un nom, $you dit si c’est le lecteur (yes, no, nobody).

## Marchandises et cartes

jaipur-good-D = Diamants
jaipur-good-G = Or
jaipur-good-S = Argent
jaipur-good-C = Étoffes
jaipur-good-P = Épices
jaipur-good-L = Cuir
jaipur-good-M = Chameaux

jaipur-card-D = { $count ->
    [one] un diamant
   *[other] { $count } diamants
}
jaipur-card-G = { $count ->
    [one] de l’or
   *[other] { $count } or
}
jaipur-card-S = { $count ->
    [one] de l’argent
   *[other] { $count } argent
}
jaipur-card-C = { $count ->
    [one] une étoffe
   *[other] { $count } étoffes
}
jaipur-card-P = { $count ->
    [one] une épice
   *[other] { $count } épices
}
jaipur-card-L = { $count ->
    [one] du cuir
   *[other] { $count } cuir
}
jaipur-card-M = { $count ->
    [one] un chameau
   *[other] { $count } chameaux
}

## Ce qui s’est passé

jaipur-event-round-start = Manche { $number }\xA0: { $starter_you ->
    [yes] vous commencez
   *[no] { $starter } commence
}. Au marché\xA0: { $market }.{ jaipur-dealt }
# Seulement les cartes du lecteur\xA0: rien pour un spectateur.
jaipur-dealt = { $hand_count ->
    [0] { $herd ->
        [0] {""}
       *[other] {" "}Votre main est vide ; votre enclos\xA0: { jaipur-herd }.
    }
   *[other] {" "}Votre main\xA0: { $hand }{ $herd ->
        [0] {""}
       *[other] {""} ; votre enclos\xA0: { jaipur-herd }
    }.
}
jaipur-herd = { $herd ->
    [one] { $herd } chameau
   *[other] { $herd } chameaux
}
jaipur-event-take = { $you ->
    [yes] Vous prenez { $card }.
   *[no] { $player } prend { $card }.
}{ jaipur-drawn }
jaipur-event-camels = { $you ->
    [yes] Vous emmenez { jaipur-caravan } dans votre enclos.
   *[no] { $player } emmène { jaipur-caravan } dans son enclos.
}{ jaipur-drawn }
jaipur-caravan = { $count ->
    [one] le chameau
   *[other] les { $count } chameaux
}
jaipur-drawn = { $drawn_count ->
    [0] {""}
   *[other] {" "}Nouveau au marché\xA0: { $drawn }.
}
jaipur-event-swap = { $you ->
    [yes] Vous troquez { $given } contre { $taken }.
   *[no] { $player } troque { $given } contre { $taken }.
}
jaipur-event-sell = { $you ->
    [yes] Vous vendez { $cards }
   *[no] { $player } vend { $cards }
}{ $tokens_count ->
    [0] {" "}sans qu’il reste de jeton
    [1] {" "}pour { jaipur-paid }
   *[other] {" "}pour { $tokens } = { jaipur-paid }
}{ $bonus ->
    [0] { jaipur-no-bonus }
   *[other] , plus { jaipur-bonus }{ $value ->
        [0] {""}
        [one] , qui vaut { $value } roupie
       *[other] , qui vaut { $value } roupies
    }
}.
jaipur-paid = { $tokens_total ->
    [one] { $tokens_total } roupie
   *[other] { $tokens_total } roupies
}
jaipur-bonus = { $bonus ->
    [3] un bonus pour trois cartes
    [4] un bonus pour quatre cartes
   *[5] un bonus pour cinq cartes
}
# Trois cartes ou plus ne rapportent que leurs jetons quand la pile de bonus est vide (J-X5).
jaipur-no-bonus = { $cards_count ->
    [1] {""}
    [2] {""}
    [3] {""} ; il ne reste pas de bonus pour trois cartes
    [4] {""} ; il ne reste pas de bonus pour quatre cartes
   *[other] {""} ; il ne reste pas de bonus pour cinq cartes
}
jaipur-event-round-end = { jaipur-round-why } { jaipur-round-camel } { jaipur-round-seal }
jaipur-round-why = La manche { $number } est finie\xA0: { $reason ->
    [three-piles] trois sortes de marchandises n’ont plus de jetons.
   *[market-short] la pioche ne peut plus compléter le marché.
}
jaipur-round-camel = { $camel_you ->
    [yes] Avec { jaipur-herds }, vous recevez le jeton chameau et ses 5 roupies.
    [nobody] Les enclos sont à égalité\xA0: personne ne reçoit le jeton chameau.
   *[no] Avec { jaipur-herds }, { $camel } reçoit le jeton chameau et ses 5 roupies.
}
jaipur-herds = { $herds_most ->
    [one] { $herds_most } chameau contre { $herds_least }
   *[other] { $herds_most } chameaux contre { $herds_least }
}
jaipur-round-seal = { $decided ->
    [rupees] { $you ->
        [yes] Vous gagnez le sceau, { jaipur-fortunes } contre { $scores_least }.
       *[no] { $player } gagne le sceau, { jaipur-fortunes } contre { $scores_least }.
    }
    [bonuses] Égalité à { jaipur-fortunes }\xA0: { $you ->
        [yes] vous avez plus de jetons bonus, { $bonus_values_most } contre { $bonus_values_least }, et gagnez le sceau.
       *[no] { $player } a plus de jetons bonus, { $bonus_values_most } contre { $bonus_values_least }, et gagne le sceau.
    }
    [goods] Égalité à { jaipur-fortunes } et { jaipur-bonuses }\xA0: { $you ->
        [yes] vous avez plus de jetons de marchandise, { $goods_tokens_most } contre { $goods_tokens_least }, et gagnez le sceau.
       *[no] { $player } a plus de jetons de marchandise, { $goods_tokens_most } contre { $goods_tokens_least }, et gagne le sceau.
    }
   *[nothing] Égalité parfaite, { jaipur-fortunes }, { jaipur-bonuses } et { jaipur-goods-tokens }\xA0: personne ne gagne le sceau, et la manche se rejoue.
}
jaipur-fortunes = { $scores_most ->
    [one] { $scores_most } roupie
   *[other] { $scores_most } roupies
}
jaipur-bonuses = { $bonus_values_most ->
    [one] { $bonus_values_most } jeton bonus
   *[other] { $bonus_values_most } jetons bonus
}
jaipur-goods-tokens = { $goods_tokens_most ->
    [one] { $goods_tokens_most } jeton de marchandise
   *[other] { $goods_tokens_most } jetons de marchandise
}
jaipur-event-match-end = { $you ->
    [yes] Vous gagnez la partie, { jaipur-seals } à { $seals_least }. Belles affaires !
   *[no] { $player } gagne la partie, { jaipur-seals } à { $seals_least }.
}
jaipur-seals = { $seals_most ->
    [one] { $seals_most } sceau
   *[other] { $seals_most } sceaux
}
jaipur-event-resigned = { $you ->
    [yes] Vous abandonnez la partie.
   *[no] { $player } abandonne la partie.
}
jaipur-event-timeout = { $you ->
    [yes] Votre temps est écoulé.
   *[no] { $player } n’a plus de temps.
}
jaipur-event-abandoned = { $you ->
    [yes] Vous avez quitté la table ; la partie s’arrête là.
    [nobody] La table est vide ; la partie s’arrête là.
   *[no] { $player } a quitté la table ; la partie s’arrête là.
}

# La limite que fixe l’hôte (J-K4).
jaipur-event-limit = Cette manche compte { $limit } coups et n’en finit pas ; la maison arrête la partie là.

## Ce que ferait un coup, et ce qui manque encore à un choix

jaipur-move-take = Prendre { $card }
jaipur-move-camels = { $count ->
    [unknown] Prendre tous les chameaux
    [one] Prendre le chameau
   *[other] Prendre les { $count } chameaux
}
jaipur-move-swap = Troquer { $given } contre { $taken }
jaipur-move-sell = Vendre { $cards }{ $tokens_count ->
    [unknown] {""}
    [0] {""}\xA0: plus de jetons{ $bonus ->
        [0] {""}
       *[other] , mais { jaipur-bonus }
    }
    [1] {""}\xA0: { jaipur-paid }{ jaipur-move-bonus }
   *[other] {""}\xA0: { $tokens } roupies{ jaipur-move-bonus }
}
jaipur-move-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}et { jaipur-bonus }
}
jaipur-hint-choose = Choisissez ce que vous prenez au marché, ou ce que vous vendez de votre main
jaipur-hint-give-more = { $count ->
    [one] Rendez encore une carte
   *[other] Rendez encore { $count } cartes
}
jaipur-hint-take-more = { $count ->
    [one] Prenez encore une marchandise au marché
   *[other] Prenez encore { $count } marchandises au marché
}
jaipur-hint-exchange = Choisissez au marché ce que vous prenez en retour
jaipur-hint-wait = { $player } réfléchit

## Pourquoi un coup est refusé ; l’article suit entre parenthèses

jaipur-refusal-camel-alone = Un chameau ne quitte jamais le marché seul\xA0: prenez-les tous, ou une marchandise
jaipur-refusal-not-in-market = Vous demandez { $cards } ; le marché propose { $market }
jaipur-refusal-hand-limit = Votre main compterait { $hand } cartes ; la limite est de { $limit }
jaipur-refusal-no-camels = Aucun chameau n’attend au marché
jaipur-refusal-camels-not-sold = Les chameaux ne se vendent pas ; donnez-les dans un troc
jaipur-refusal-one-kind-a-sale = On ne vend qu’une seule sorte à la fois ; vous proposez { $cards }
jaipur-refusal-not-in-hand = Vous proposez { $cards } à la vente, mais { $held ->
    [0] votre main n’en a pas
   *[other] votre main n’en a que { $held }
}
jaipur-refusal-two-at-least = { $card_kind ->
    [D] Les diamants se vendent
    [G] L’or se vend
   *[S] L’argent se vend
} par deux cartes au moins
jaipur-refusal-camels-and-goods = Marchandises et chameaux ne quittent jamais le marché dans le même tour
jaipur-refusal-not-yours = Vous proposez { $cards }, mais vous n’avez pas tout cela
jaipur-refusal-both-sides = Dans un même troc, impossible de prendre { jaipur-some } et de rendre { jaipur-some }
jaipur-some = { $card_kind ->
    [D] des diamants
    [G] de l’or
    [S] de l’argent
    [C] des étoffes
    [P] des épices
    [L] du cuir
   *[M] des chameaux
}
jaipur-refusal-unequal = Vous en prenez { $taken } et en rendez { $given }\xA0: un troc rend autant de cartes qu’il en prend
jaipur-refusal-two-for-two = Le plus petit troc se fait à deux cartes contre deux
jaipur-refusal-round-over = Cette manche est finie
jaipur-refusal-match-over = La partie est finie
jaipur-refusal-not-your-turn = Ce n’est pas encore votre tour
`,"../../../src/serai/text/fr/table-eschnapur.ftl":`### La table d’Eschnapur dans le navigateur, en français. Des bouts de phrase comme $price, $name, $symbols viennent d’eschnapur.ftl.

## Le temple

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

## Les camps

eschnapur-ui-camps = Joueurs
eschnapur-ui-namesake = { $name } ({ $colour })
eschnapur-ui-camp = Points\xA0: { $points }, pièces\xA0: { $coins }, jetons de mouvement\xA0: { $steps }, cartes symbole\xA0: { $symbols }, cartes nombre\xA0: { $numbers }, valeur des jetons de réserve\xA0: { $value }, découvertes\xA0: { $found }
eschnapur-ui-reserve-of = Réserve\xA0: { $tokens }
eschnapur-ui-has-buddha = Tient le Bouddha\xA0: les points comptent double
eschnapur-ui-ready-to-go = n’ajoute rien
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

## Le tapis

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
eschnapur-ui-token = Jeton { $token }\xA0: { $name }
eschnapur-ui-aim = Offrir pour le jeton { $token }\xA0: { $name }
eschnapur-ui-sell-keep = Vendre { $token }, garder { $kept }
eschnapur-ui-my-offer = Mon offre
eschnapur-ui-no-offer-yet = Touchez pièces ou cartes
eschnapur-ui-no-offers = Aucune offre
eschnapur-ui-offer-deal = { $player } donne { $price } pour { $token }, { $name } ; vous gardez { $kept }
eschnapur-ui-take-back = Retirer de l’offre\xA0: { $item }
eschnapur-ui-revealed = Les cartes sont révélées !

## Le duel

eschnapur-ui-prize = Découverte en { $square }\xA0: petit nombre { $small }, grand nombre { $large }
eschnapur-ui-ready = Cartes posées\xA0: { $ready } sur { $count }
eschnapur-ui-not-locked = { $player }\xA0: choisit encore
eschnapur-ui-locked = { $player }\xA0: une carte face cachée
eschnapur-ui-turned-up = { $player }\xA0: { $card }
eschnapur-ui-own-locked = Votre carte, face cachée\xA0: { $card }
eschnapur-ui-fan = Vos cartes pour le duel
eschnapur-ui-pass-card = la carte passe
eschnapur-ui-number-card = Nombre { $number }, { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
eschnapur-ui-fate-pays = paie, avance de { $points }
eschnapur-ui-fate-finds = prend la découverte
eschnapur-ui-fate-both = gagne les deux
eschnapur-ui-fate-fails = ne peut pas payer

## Votre plateau

eschnapur-ui-tray = Votre plateau
eschnapur-ui-purse = Bourse et banque
eschnapur-ui-counter = Acheter à la banque
eschnapur-ui-add = Ajouter à l’offre\xA0: { $item } (reste { $left })
eschnapur-ui-buy-move = Acheter un jeton de mouvement pour { $coins } pièces
eschnapur-ui-buy-symbol = Acheter une carte symbole pour { $coins } pièces ({ $left } dans la pioche)
eschnapur-ui-buy-number = Acheter une carte nombre pour { $coins } pièces ({ $left } dans la pioche)
eschnapur-ui-no-symbols = Aucune carte symbole
eschnapur-ui-no-numbers = Aucune carte nombre
eschnapur-ui-reserve = Jetons de réserve\xA0: { $value } sur { $needed }

## La phrase\xA0: ce que ferait la sélection

eschnapur-ui-one-more-pile = Encore un\xA0: de cette pile ou de l’autre
eschnapur-ui-compose = Touchez pièces, jetons de mouvement ou cartes à offrir pour { $token }
eschnapur-ui-does-offer = Offrir { $price } pour { $token }, { $name }
eschnapur-ui-does-deal = Vendre { $token }, { $name }, à { $player } contre { $price } ; vous gardez { $kept }
eschnapur-ui-does-refuse = Refuser toutes les offres\xA0: les deux jetons retournent sous leur pile et vous prenez 2 pièces
eschnapur-ui-does-ready = Faire savoir que vous n’ajoutez rien
eschnapur-ui-does-walk = Aller en { $square } pour { $steps }, il en restera { $left }.
eschnapur-ui-does-open = Montrer { $cards } et ouvrir la niche en { $square }{ $points ->
    [0] {""}
   *[other] {"\xA0"}: { $points } points tout de suite
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

## La phrase\xA0: ce qui vient

eschnapur-ui-your-reserve = À vous\xA0: touchez les piles pour choisir deux jetons, ou retournez-en un de chacune
eschnapur-ui-your-offers = { $count ->
    [0] Les autres peuvent faire des offres. Attendez-les, ou refusez tout pour 2 pièces
   *[other] Touchez une offre pour l’accepter, ou refusez tout pour 2 pièces
}
eschnapur-ui-your-walk = Allez sur une case éclairée, ouvrez votre niche ou finissez votre tour.
eschnapur-ui-make-offers = { $player } vend l’un des deux\xA0: touchez pièces, jetons de mouvement ou cartes pour faire une offre
eschnapur-ui-lay-card = Choisissez une carte pour le duel et posez-la face cachée
eschnapur-ui-wait-duel = On attend les dernières cartes du duel
eschnapur-ui-watch-reserve = { $player } retourne deux jetons de réserve
eschnapur-ui-watch-offers = { $player } pèse les offres
eschnapur-ui-watch-walk = { $player } est en chemin
eschnapur-ui-watch-duel = On attend { $player }
eschnapur-ui-watch-over = L’expédition est terminée.

## Le bouton

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

## La fin

eschnapur-ui-counting = On compte les découvertes…
eschnapur-ui-you-win = Vous remportez l’expédition !
eschnapur-ui-player-wins = { $player } remporte l’expédition
eschnapur-ui-shared = Victoire partagée\xA0: { $players }
eschnapur-ui-result = { $points } points, dont { $bonus } pour les découvertes
`,"../../../src/serai/text/fr/table-web.ftl":`### Les mots propres au navigateur, en français.

## Pages et réglages

web-pages = Pages
web-page-lobby = Tables
web-page-games = Mes parties
web-page-rules = Règles
web-page-verify = Vérifier une partie
web-page-replay = Revoir
web-page-nowhere = Il n’y a rien à cette adresse
web-page-failed = Cette page n’a pas pu être chargée
web-reload = Réessayer
web-home = Accueil
web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-auto = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-sound = Son
web-no-motion = Moins de mouvement
web-your-name = Votre nom

## Accueil et tables

web-play = Jouer
web-against = contre
web-invite = Inviter un ami
web-tables = Tables
web-learn = Apprendre
web-not-open = Le temple ouvre bientôt
web-opening = Un instant…
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend pour l’instant. Ouvrez votre propre table ci-dessous.
web-live-tables = En cours
web-no-live-tables = Aucune partie publique n’est en cours.
web-own-table = Votre propre table
web-anybody = N’importe qui
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-quick = 3 minutes + 5 secondes par coup
web-clock-calm = 15 minutes + 15 secondes par coup
web-clock-told = { $minutes } min + { $increment } s
web-table-options = Options
web-seals-2 = Une partie en deux sceaux
web-seals-1 = Une seule manche
web-open-herds = Enclos visibles
web-practice-option = Entraînement\xA0: ce qui est connu est montré
web-practice = Entraînement
web-open-table = Ouvrir la table
web-sit = S’asseoir
web-watch = Regarder
web-guest = Invité
web-you = Vous
web-empty-seat = Siège libre
web-games-going = En cours
web-games-none = Aucune partie ne vous attend.
web-games-over = Terminées
web-go-back = Y retourner
web-data = Ce qui est gardé de vous
web-data-told = Pas de compte\xA0: ce navigateur détient les clés de vos sièges. Le serveur garde votre nom, vos coups et ce que vous avez dit.
web-data-take = Tout emporter
web-data-erase = Tout effacer
web-data-sure = Votre nom et vos paroles seront effacés, et vos sièges rendus. Continuer ?
web-erased = Votre nom et vos paroles ont été effacés.

## En attendant quelqu’un

web-waiting = Nous attendons votre invité
web-invited = Vous êtes invité à une table
web-share-told = Envoyez ce lien, ou faites-le scanner. La partie commence dès que le siège est pris.
web-link = Lien vers cette table
web-qr = Le lien sous forme de code à scanner
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-invite-text = Une partie de Jaipur ?
web-fill = Jouer plutôt contre un adversaire { $level }
web-leave = Quitter la table
web-no-table = Cette table n’existe pas
web-no-table-told = Le lien est peut-être mal écrit, ou la table a été débarrassée.

## La table

web-title-your-turn = ● À vous · Serai
web-title-table = { $game } · Serai
web-goods-tokens = Jetons de marchandise
web-tokens-left = { $good }\xA0: { $count ->
    [0] plus aucun
   *[other] { $values }
}
web-bonus-piles = Jetons bonus, face cachée
web-bonus-left = Bonus pour { $pile ->
    [3] trois
    [4] quatre
   *[5] cinq ou plus
}\xA0: { $count ->
    [0] plus aucun
    [one] il en reste 1
   *[other] il en reste { $count }
}
web-stock = Jetons et pioche
web-deck = Pioche\xA0: { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-discard = { $count ->
    [0] Rien de vendu encore
   *[other] Vendu\xA0: { $cards }
}
web-market = Marché
web-your-move = Votre coup
web-your-side = Votre côté
web-card-market = { $card }, place { $place } du marché
web-card-hand = { $card }, dans votre main
web-card-herd = Chameau { $place } sur { $count } de votre enclos
web-hand = Votre main, { $count } sur { $limit }
web-hand-of-limit = { $count } sur { $limit }
web-hand-of = { $player }\xA0: { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-herd = Enclos\xA0: { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
web-herd-hidden = La taille de cet enclos n’est pas dite
web-rupees = { $count ->
    [one] { $count } roupie
   *[other] { $count } roupies
}, { $bonuses ->
    [one] { $bonuses } jeton bonus
   *[other] { $bonuses } jetons bonus
}
web-seals = Sceaux\xA0: { $count } sur { $target }
web-time-left = Temps restant\xA0: { $time }
web-thinking = réfléchit
web-away = { $minutes ->
    [0] absent à l’instant
    [one] absent depuis { $minutes } minute
   *[other] absent depuis { $minutes } minutes
}
web-left = a quitté la table
web-stand-in = l’ordinateur joue à sa place
web-your-turn = À vous
web-to-act = doit jouer
web-do = Choisir
web-do-take = Prendre
web-do-camels = Prendre
web-do-swap = Troquer
web-do-sell = Vendre
web-let-go = Tout relâcher (Échap)
web-camels-cost-nothing = Les chameaux se prennent sans rien donner (J-T5)
web-looking-back = Voilà comment c’était.
web-back-to-now = Revenir à maintenant
web-look-here = Voir ce moment
web-again = Revoir le dernier tour
web-log = Journal
web-result = Résultat
web-lost = La connexion est perdue. Votre table est gardée ; nous revenons…
web-match-over = La partie est terminée.
web-watching = Vous regardez ({ $count })
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-reclaim = Reprendre mon siège
web-fill-away = Faire jouer l’ordinateur à sa place
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Abandonner
web-resign-no = Continuer
web-rules = Règles

## Conversation

web-chat = Conversation
web-chat-quiet = Rien n’a été dit.
web-chat-write = Dire quelque chose
web-chat-send = Dire
web-chat-off = Couper la conversation
web-chat-on = Rétablir la conversation
web-chat-is-off = La conversation est coupée.

## Fins

web-count-title = Le compte de la manche { $number }
web-count-skip = Passer le compte
web-next-round = Manche suivante
web-count-last = Continuer
web-you-win = Vous gagnez la partie !
web-player-wins = { $player } gagne la partie
web-no-winner = Personne ne gagne cette partie
web-rematch = Revanche
web-rematch-accept = Accepter la revanche
web-replay = Revoir
web-check-dealing = Vérifier la donne
web-record = Garder la partie
web-see-table = Voir la table

## Règles, revoir, vérifier

web-rules-other = { $game }\xA0: les règles
web-rules-contents = Sommaire
web-replay-none = Il n’y a pas d’enregistrement de cette table. Il s’ouvre une fois la partie terminée.
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-last = À la fin
web-replay-run = Dérouler
web-replay-stop = Arrêter
web-replay-moment = Moment { $moment } sur { $count }
web-replay-open = Ouvrir un fichier de partie
web-verify-told = Choisissez un fichier de partie. Il est vérifié ici, dans votre navigateur\xA0: la promesse faite avant la partie, chaque mélange, chaque coup et chaque résultat. Rien n’est envoyé.
web-verify-choose = Choisir un fichier
web-verify-drop = ou déposez-le ici
web-verify-again = En vérifier un autre
web-verify-good = Tout est en ordre
web-verify-bad = Cet enregistrement ne tient pas
web-verify-not-json = Ce fichier n’est pas un enregistrement\xA0: il ne se lit pas comme du JSON.
web-verify-not-jaipur = Pour { $game }, une partie se vérifie par la commande «\xA0serai verify\xA0».
web-verify-shape = Il manque à ce fichier ce qu’a un enregistrement\xA0: { $what }.
web-verify-commitment = La promesse faite avant la partie correspond au secret
web-verify-commitment-bad = Le secret n’est pas celui qui avait été promis
web-verify-held = C’est la promesse que ce navigateur a reçue quand vous vous êtes assis
web-verify-held-bad = Ce n’est pas la promesse que ce navigateur a reçue quand vous vous êtes assis
web-verify-starter = Manche { $round }\xA0: le bon joueur a commencé
web-verify-starter-bad = Manche { $round }\xA0: le mauvais joueur a commencé
web-verify-deal = Manche { $round }\xA0: cartes et bonus sont rangés comme le dit le secret
web-verify-deal-bad = Manche { $round }\xA0: cartes ou bonus ne sont pas rangés comme le dit le secret
web-verify-moves = Manche { $round }\xA0: { $count ->
    [one] { $count } coup permis
   *[other] les { $count } coups sont permis
}
web-verify-move-bad = Manche { $round }, coup { $move } ({ $notation })\xA0: { $why }
web-verify-unfinished = La manche { $round } a été interrompue
web-verify-scores = Manche { $round }\xA0: { $first } à { $second }, comme enregistré
web-verify-scores-bad = Manche { $round }\xA0: les coups donnent { $first } à { $second }, l’enregistrement dit autre chose
web-verify-winner = Le gagnant est celui de l’enregistrement
web-verify-winner-bad = L’enregistrement nomme un autre gagnant que celui des manches
web-verify-digest = L’enregistrement est tel qu’il a été scellé
web-verify-digest-bad = L’enregistrement a été modifié depuis qu’il a été scellé
web-verify-no-crypto = Ce navigateur n’offre sa cryptographie que sur une connexion chiffrée. Ouvrez la page en https, ou sur la machine du serveur.
web-drawing-take = Une marchandise, et la pioche comble le vide
web-drawing-swap = Deux ou plus contre autant
web-drawing-camels = Tous les chameaux d’un coup
web-drawing-sell = Trois cartes de cuir\xA0: trois jetons et un bonus
web-company = à la table
web-company-count = { $count } explorateurs
`,"../../../src/serai/text/fr/table.ftl":`### La maison en français\xA0: jeux, niveaux, erreurs, terminal, et tout ce qu’une page dit sans que ce soit propre à un jeu.

## La maison

unofficial-notice = Serai est un projet non officiel, sans lien avec les éditeurs ni les auteurs des jeux et sans leur approbation.
game-jaipur = Jaipur
game-jaipur-tagline = Un duel de marchands à deux
game-eschnapur = Eschnapur
game-eschnapur-tagline = Trois à cinq explorateurs dans un temple d’or
language-en = English
language-fr = Français
language-it = Italiano

# Comment deux choses, et plusieurs, se joignent en une seule expression.
list-two = { $first } et { $last }
list-more = { $first }, { $next }

## L’ordinateur joue

level-apprentice = Apprenti
level-peddler = Colporteur
level-stallholder = Boutiquier
level-merchant = Marchand
level-caravaneer = Caravanier
level-treasurer = Trésorier
level-maharaja = Maharaja
player-random = Hasard
player-greedy = Cupide
player-trader = Négociant

## Erreurs\xA0: ce qui s’est passé, et que faire

error-malformed = Ce message est illisible. Rechargez la page ; si vous écrivez un robot, comparez avec le protocole.
error-too-large = Ce message est trop gros et n’a pas été lu. Envoyez-en moins à la fois.
error-too-deep = Ce message est trop imbriqué et n’a pas été lu.
error-unknown-table = Cette table n’existe pas. Vérifiez le lien, ou choisissez une table dans le salon.
error-wrong-token = Ce siège est à quelqu’un d’autre. Ouvrez le lien qui vous a servi à vous asseoir, ou regardez la partie.
error-not-seated = Vous n’avez pas de siège à cette table. Asseyez-vous d’abord, ou regardez simplement.
error-seat-taken = Ce siège vient d’être pris. Choisissez-en un autre, ou regardez la partie.
error-stale = La partie a avancé entre-temps. Regardez la table, puis choisissez votre coup.
error-duplicate = Ce message est déjà venu, avec un autre contenu. Donnez à chaque message son propre identifiant.
error-illegal = Les règles ne permettent pas ce coup.
error-not-your-turn = Ce n’est pas encore votre tour.
error-game-over = Cette partie est finie. Vous pouvez la revoir, ou demander une revanche.
error-flood = Trop de messages à la fois. Attendez un instant, puis continuez.
error-foreign-origin = Cette page n’a pas le droit de parler à la table. Ouvrez Serai à sa propre adresse.
error-unknown-game = On ne joue pas à ce jeu ici. Choisissez Jaipur ou Eschnapur.
error-bad-options = Une table ne peut pas s’ouvrir ainsi. Vérifiez le nombre de sièges et les options.
error-bad-name = Ce nom ne convient pas. Choisissez-en un court, en lettres visibles.
error-chat-off = La conversation est coupée à cette table.
error-too-long = Ce texte est trop long. Raccourcissez-le et renvoyez-le.
error-queue-full = L’ordinateur joue déjà à trop de tables. Réessayez dans un instant.
error-internal = Quelque chose s’est mal passé de notre côté. Votre table est intacte ; réessayez dans un instant.
error-unsupported-version = La page et le serveur ne vont pas ensemble. Rechargez la page.
error-not-finished = Cette partie se joue encore. Son enregistrement s’ouvre quand elle est finie.
error-unknown-level = L’ordinateur ne joue pas à ce niveau. Choisissez l’un des sept.
error-seat-present = La personne assise ici est encore à la table. Attendez, ou choisissez un autre siège.
error-not-started = La partie n’a pas encore commencé. Elle débute quand tous les sièges sont pris.
error-not-taken-over = Personne ne joue à votre place\xA0: il n’y a rien à reprendre.
error-notation = Ce n’est pas un coup. Comparez avec la liste des coups possibles.

## Phrases toutes prêtes

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-oops = Oups !
phrase-rematch = On remet ça ?
phrase-goodbye = Au revoir !

## Le terminal

terminal-welcome = Bienvenue au marché de Jaipur. Gagnez deux sceaux d’excellence, et la partie est à vous.
terminal-your-turn = À vous de jouer
terminal-prompt = Votre coup (? pour l’aide)
terminal-help =
    Tapez un coup, ou son numéro dans la liste des coups\xA0:
      take D         prendre une marchandise du marché
      camels         prendre tous les chameaux du marché
      swap GS/LM     prendre or et argent, rendre cuir et chameau
      sell LLL       vendre des cartes d’une seule sorte
    Lettres\xA0: D diamant, G or, S argent, C étoffe, P épice, L cuir, M chameau.
    Et aussi\xA0: moves (ce qui est possible), rules, help, quit.
terminal-market = Marché
terminal-hand = Votre main, { $count } sur { $limit }
terminal-herd = Votre enclos
terminal-opponent = { $name }\xA0: { $hand ->
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
`});export{e as sources};