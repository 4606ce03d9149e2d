var e=`
web-language = Lingua
web-theme = Luce
web-theme-auto = Come il sistema
web-theme-light = Giorno
web-theme-dark = Notte
web-sound = Suono
web-no-motion = Meno movimento
web-your-name = Il tuo nome
`;export{e as default};