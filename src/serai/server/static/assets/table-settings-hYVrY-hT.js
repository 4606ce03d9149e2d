var e=`
web-language = Language
web-theme = Light
web-theme-auto = As the system
web-theme-light = Day
web-theme-dark = Night
web-sound = Sound
web-no-motion = Less motion
web-your-name = Your name
`;export{e as default};