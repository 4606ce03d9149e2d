### Les mots des défis, en français : une donne transmise et rejouée.

challenge-make = Défier un ami
challenge-compare = Comparer les résultats
challenge-note = Donne répétée : un défi
challenge-told = { $game } : les mêmes cartes et les mêmes adversaires ({ $players }), qui répondent de même aux mêmes coups. Jouez, et comparez.
challenge-trust = Une donne répétée est affaire de confiance entre amis : qui l’a jouée connaît les cartes. Elle ne compte jamais comme une nouvelle.
challenge-take = Jouer cette donne
challenge-results = Côte à côte
challenge-who = Joueur
challenge-result = Résultat
challenge-points = Points
challenge-margin = Écart
challenge-first = (l’a transmise)
challenge-unnamed = Joueur { $number }
challenge-won = gagné
challenge-shared = victoire partagée
challenge-lost = perdu
challenge-given-up = pas jouée jusqu’au bout
challenge-playing = joue encore
challenge-pass-on = Transmettre
challenge-link = Lien
challenge-copy = Copier le lien
challenge-copied = Le lien est copié.
challenge-copy-by-hand = Copiez le lien sélectionné.
challenge-code = Le lien sous forme de code à scanner
