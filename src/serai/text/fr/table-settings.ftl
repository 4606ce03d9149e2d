# The panel of settings.

web-language = Langue
web-theme = Lumière
web-theme-auto = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-sound = Son
web-no-motion = Moins de mouvement
web-your-name = Votre nom
