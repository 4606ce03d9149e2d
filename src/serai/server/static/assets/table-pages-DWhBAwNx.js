var e=`

web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend pour l’instant. Ouvrez votre propre table ci-dessous.
web-live-tables = En cours
web-no-live-tables = Aucune partie publique n’est en cours.
web-which-game = Quel jeu
web-own-table = Votre propre table
web-anybody = N’importe qui
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-quick = 3 minutes + 5 secondes par coup
web-clock-calm = 15 minutes + 15 secondes par coup
web-clock-day = 1 jour par coup
web-clock-days = 3 jours par coup
web-clock-week = 7 jours par coup
web-clock-told = { $minutes } min + { $increment } s
web-clock-each = { $time } par coup
web-due = À vous\xA0: il reste { $time }
web-due-them = Il leur reste { $time }
web-table-options = Options
web-seals-2 = Une partie en deux sceaux
web-seals-1 = Une seule manche
web-open-herds = Enclos visibles
web-practice-option = Entraînement\xA0: ce qui est connu est montré
web-open-table = Ouvrir la table
web-sit = S’asseoir
web-watch = Regarder
web-opponent = Adversaire
web-length = Durée
web-company-label = Nombre de joueurs
web-seat = Siège { $seat }


web-games-going = En cours
web-games-none = Aucune partie ne vous attend.
web-games-over = Terminées
web-branch = Et si\xA0: à partir du coup { $move } d’une autre partie
web-branch-anew = Les cartes cachées ont été redistribuées
web-branch-same = Les cartes cachées sont comme elles étaient
web-go-back = Y retourner
web-data = Ce qui est gardé de vous
web-data-told = Pas de compte\xA0: ce navigateur détient les clés de vos sièges. Le serveur garde votre nom, vos coups et ce que vous avez dit.
web-data-take = Tout emporter
web-data-erase = Tout effacer
web-data-sure = Votre nom et vos paroles seront effacés, et vos sièges rendus. Continuer ?
web-data-keep = Tout garder
web-erased = Votre nom et vos paroles ont été effacés.
web-result-won = Gagnée
web-result-lost = Perdue
web-result-shared = Victoire partagée
web-result-nobody = Personne n’a gagné
web-end-resigned = par abandon
web-end-time = au temps
web-end-limit = interrompue


web-waiting = { $count ->
    [one] Nous attendons votre invité
   *[other] Nous attendons { $count } invités
}
web-invited = On vous invite à jouer à { $game }
web-share-told = Envoyez ce lien, ou faites-le scanner. La partie commence dès que { $count ->
    [2] le siège est pris
   *[other] tous les sièges sont pris
}.
web-link = Lien vers cette table
web-qr = Le lien sous forme de code à scanner
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-invite-text = On joue à { $game } ?
web-fill = Jouer plutôt contre un adversaire { $level }
web-fill-seat = Ajouter un joueur de l’ordinateur ({ $level })
web-name-asked = Comment les autres vous appelleront-ils ?
web-own-open = Votre table est ouverte\xA0: { $game }
web-reach-everybody = Toute personne qui a le lien peut l’ouvrir.
web-reach-network = Toute personne qui est dans le même réseau que ce serveur peut ouvrir le lien.
web-reach-machine = Seul cet ordinateur peut ouvrir ce lien. Pour les autres, lancez le serveur avec --host 0.0.0.0 (votre réseau) ou --public-url (tout le monde).
web-copy-by-hand = Ici, ce navigateur ne laisse pas la page copier. Le lien est sélectionné\xA0: tapez Ctrl+C, ou ⌘C.
web-rematch-told = Nous avons proposé une revanche à { $players }
web-rematch-told-nobody = Nous avons proposé une revanche
web-rematch-wait = La partie commence dès que tout le monde a accepté.
web-rematch-no = ne veut pas rejouer maintenant
web-rematch-refused = Votre revanche a été refusée
web-rematch-alone = Vous pouvez attendre qu’on change d’avis, jouer contre l’ordinateur, ou partir.


web-rules-other = { $game }\xA0: les règles
web-rules-contents = Sommaire
web-drawing-take = Une marchandise, et la pioche comble le vide
web-drawing-swap = Deux ou plus contre autant
web-drawing-camels = Tous les chameaux d’un coup
web-drawing-sell = Trois cartes de cuir\xA0: trois jetons et un bonus


web-record-branch = Cette partie a été reprise au milieu d’une autre. Cette page montre les parties depuis leur donne ; serai replay raconte celle-ci.
web-replay-none = Il n’y a pas d’enregistrement de cette table. Il s’ouvre une fois la partie terminée.
web-record-too-long = Cet enregistrement est trop long\xA0: aucune partie n’en contient autant.
web-replay-open = Ouvrir un fichier de partie


web-verify-told = Choisissez un fichier de partie. Il est vérifié ici, dans votre navigateur\xA0: la promesse faite avant la partie, chaque mélange, chaque coup et chaque résultat. Rien n’est envoyé.
web-verify-choose = Choisir un fichier
web-verify-drop = ou déposez-le ici
web-verify-again = En vérifier un autre
web-verify-good = Tout est en ordre
web-verify-partly = Ce qui peut être vérifié ici est en ordre
web-verify-branch = Reprise au milieu d’une autre partie\xA0: la position des cartes au départ est celle que dit le fichier, et personne ne la garantit. Les coups ne sont pas vérifiés ici ; serai verify le fait
web-verify-repeated = Donne répétée, pour un défi\xA0: les cartes sont celles d’une partie antérieure et ont pu être connues
web-verify-bad = Cet enregistrement ne tient pas
web-verify-not-json = Ce fichier n’est pas un enregistrement\xA0: il ne se lit pas comme du JSON.
web-verify-other-game = Cette page ne connaît pas de jeu appelé { $game }.
web-verify-shape = Il manque à ce fichier ce qu’a un enregistrement\xA0: { $what }.
web-verify-commitment = La promesse faite avant la partie correspond au secret
web-verify-commitment-bad = Le secret n’est pas celui qui avait été promis
web-verify-held = C’est la promesse que ce navigateur a reçue quand vous vous êtes assis
web-verify-held-bad = Ce n’est pas la promesse que ce navigateur a reçue quand vous vous êtes assis
web-verify-starter = Manche { $round }\xA0: le bon joueur a commencé
web-verify-starter-bad = Manche { $round }\xA0: le mauvais joueur a commencé
web-verify-deal = Manche { $round }\xA0: cartes et bonus sont rangés comme le dit le secret
web-verify-deal-bad = Manche { $round }\xA0: cartes ou bonus ne sont pas rangés comme le dit le secret
web-verify-moves = Manche { $round }\xA0: { $count ->
    [one] { $count } coup permis
   *[other] les { $count } coups sont permis
}
web-verify-move-bad = Manche { $round }, coup { $move } ({ $notation })\xA0: { $why }
web-verify-unfinished = La manche { $round } a été interrompue
web-verify-scores = Manche { $round }\xA0: { $first } à { $second }, comme enregistré
web-verify-scores-bad = Manche { $round }\xA0: les coups donnent { $first } à { $second }, l’enregistrement dit autre chose
web-verify-winner = Le gagnant est celui de l’enregistrement
web-verify-winner-bad = L’enregistrement nomme un autre gagnant que celui des manches
web-verify-digest = L’enregistrement est tel qu’il a été scellé
web-verify-digest-bad = L’enregistrement a été modifié depuis qu’il a été scellé
web-verify-own-file = Enregistrer ce que ce navigateur a gardé
`;export{e as default};