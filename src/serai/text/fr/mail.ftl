### Ce que disent les courriels et les fils, en français.

feed-title = Serai : les parties qui vous attendent
mail-turn = { $game } : à vous de jouer contre { $players }
mail-turn-several = À vous de jouer dans { $count } parties
mail-turn-once = Vous recevez un seul courriel par tour, aussi longtemps que la partie attende.
mail-turn-stop = Plus de courriels :
mail-confirm-subject = Serai : voulez-vous un courriel quand c’est à vous de jouer ?
mail-confirm-asked = Quelqu’un, sans doute vous, a demandé un courriel à cette adresse chaque fois que c’est son tour dans une partie.
mail-confirm-link = Si vous le voulez, confirmez-le ici :
mail-confirm-else = Si ce n’était pas vous, ne faites rien : aucun autre courriel ne viendra. Sur la même page vous pouvez aussi dire que ce serveur ne doit plus jamais vous écrire.
