var e=`

web-hint = Conseil
web-hint-thinking = L’entraîneur réfléchit …
web-hint-thinking-long = L’entraîneur réfléchit encore. Le premier conseil sur un ordinateur peut prendre quelques minutes ; vous pouvez continuer à jouer.
web-hint-best = Le mieux\xA0: { $move }.
web-hint-chance = { $chance } % de chances de gagner.
web-hint-only = Il n’y a pas d’autre coup.
web-hint-clear = Aucun autre coup ne s’en approche.
web-hint-close = À peu près aussi bon\xA0: { $move }.
web-hint-why = Pourquoi pas ceci\xA0: { $move }\xA0?
web-hint-close-line = Fermer le conseil
web-hint-gone = La partie a avancé. Demandez de nouveau.


web-take-back = Reprendre le coup
web-pause = Pause
web-resume = Continuer
web-paused = La partie est en pause\xA0: pendules et joueurs de l’ordinateur attendent.
web-wish = { $wish ->
    [pause] { $player } demande une pause.
   *[take-back] { $player } demande à reprendre son dernier coup.
}
web-wish-own = { $wish ->
    [pause] Vous avez demandé une pause.
   *[take-back] Vous avez demandé à reprendre votre dernier coup.
} Réponse attendue\xA0: { $players }.
web-agree = Accepter
web-decline = Refuser


web-aids = { $hints ->
    [0] { $taken_back ->
        [one] 1 coup a été repris.
       *[other] { $taken_back } coups ont été repris.
    }
    [one] { $taken_back ->
        [0] Jouée avec 1 conseil.
        [one] Jouée avec 1 conseil\xA0; 1 coup a été repris.
       *[other] Jouée avec 1 conseil\xA0; { $taken_back } coups ont été repris.
    }
   *[other] { $taken_back ->
        [0] Jouée avec { $hints } conseils.
        [one] Jouée avec { $hints } conseils\xA0; 1 coup a été repris.
       *[other] Jouée avec { $hints } conseils\xA0; { $taken_back } coups ont été repris.
    }
}


web-hold = Que peuvent-ils avoir\xA0?
web-hold-memory-all = tout
web-hold-memory-five = les cinq derniers coups
web-hold-memory-none = rien
web-hold-memory-off = non
web-hold-on = oui
web-hold-moves = Tenir compte de leurs coups
web-hold-told = { $card }\xA0: { $known ->
    [0] { $percent } % d’en avoir au moins une
   *[other] { $known } en vue\xA0; { $percent } % d’en avoir plus
}\xA0; en moyenne { $mean }
web-hold-of = Main possible\xA0: { $player }
web-hold-seen = Cartes déjà vues
web-hold-seen-symbol = { $card }\xA0: { $seen } vues sur { $all }
web-hold-seen-numbers = Cartes nombre vues\xA0: { $numbers }
web-hold-seen-none = Aucune carte nombre n’a été vue.
`;export{e as default};