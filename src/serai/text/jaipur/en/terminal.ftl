### Jaipur in the terminal, in English.

jaipur-terminal-welcome = Welcome to the market of Jaipur. { $seals ->
    [one] One round decides: win its seal of excellence, and the match is yours.
   *[other] Win two seals of excellence, and the match is yours.
}
