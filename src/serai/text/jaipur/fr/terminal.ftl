### Jaipur in the terminal, in French.

jaipur-terminal-welcome = Bienvenue au marché de Jaipur. { $seals ->
    [one] Une seule manche décide : gagnez son sceau d’excellence, et la partie est à vous.
   *[other] Gagnez deux sceaux d’excellence, et la partie est à vous.
}
