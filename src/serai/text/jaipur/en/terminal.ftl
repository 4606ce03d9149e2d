### Jaipur in the terminal, in English.

jaipur-terminal-welcome = Welcome to the market of Jaipur. { $seals ->
    [one] One round decides: win its seal of excellence, and the match is yours.
   *[other] Win two seals of excellence, and the match is yours.
}
jaipur-terminal-help =
    take D         take one good from the market
    camels         take all camels of the market
    swap GS/LM     take gold and silver, give leather and a camel
    sell LLL       sell cards of one kind
    Letters: D diamond, G gold, S silver, C cloth, P spice, L leather, M camel.
