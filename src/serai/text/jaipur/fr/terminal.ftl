### Jaipur in the terminal, in French.

jaipur-terminal-welcome = Bienvenue au marché de Jaipur. { $seals ->
    [one] Une seule manche décide : gagnez son sceau d’excellence, et la partie est à vous.
   *[other] Gagnez deux sceaux d’excellence, et la partie est à vous.
}
jaipur-terminal-help =
    take D         prendre une marchandise du marché
    camels         prendre tous les chameaux du marché
    swap GS/LM     prendre or et argent, rendre cuir et chameau
    sell LLL       vendre des cartes d’une seule sorte
    Lettres : D diamant, G or, S argent, C étoffe, P épice, L cuir, M chameau.
