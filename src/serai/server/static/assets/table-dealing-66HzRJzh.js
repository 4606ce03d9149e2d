var e=`
web-dealing-opening = Les cartes sont distribuées
web-dealing-waits = Toutes les places sont prises. Chaque navigateur ajoute maintenant sa part à la donne\xA0; la partie attend { $players } quelques secondes.
web-dealing-none = { $count ->
    [one] { $players } n’était pas là au début de la partie et n’a pas de part à la donne.
   *[other] { $players } n’étaient pas là au début de la partie et n’ont pas de part à la donne.
}
web-dealing-away = Vous n’étiez pas là au début de la partie\xA0: votre navigateur n’a pas de part à la donne.
web-dealing-left-out = La partie a commencé sans la part de votre navigateur à la donne, alors que vous étiez là. La ligne était peut-être lente, ou l’hôte vous a laissé de côté.
web-dealing-doubt-promise = Votre navigateur ne prend pas part à cette donne\xA0: la promesse n’est pas celle qui vous a été montrée quand vous vous êtes assis.
web-dealing-doubt-own = Votre navigateur ne prend pas part à cette donne\xA0: son engagement n’est pas dans la liste.
web-dealing-doubt-digest = Votre navigateur ne prend pas part à cette donne\xA0: la liste des engagements n’est pas celle que le serveur nomme.
web-dealing-doubt-again = Votre navigateur ne prend pas part à cette donne\xA0: il a déjà ouvert sa part pour une autre liste.

verify-count = { $count ->
    [one] 1 partie vérifiée
   *[other] { $count } parties vérifiées
}\xA0: coups, résultats et donne sont justes.
verify-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}\xA0: { $told }.
verify-protocol-0 = Donne tirée d’une graine inscrite dans l’enregistrement\xA0: chacun peut la refaire, elle ne promet rien à personne
verify-protocol-1 = Donne du protocole 1\xA0: seul le secret du donneur était lié avant la partie, pas ce que les places ont donné\xA0; un hôte pouvait donc choisir entre des donnes
verify-protocol-2 = Donne du protocole 2\xA0: le secret du donneur, les termes de la table et les contributions des places sont ce à quoi ils étaient liés, et les cartes en découlent
verify-none = { $player } n’a rien donné pour la donne
verify-branch = Reprise au milieu d’une autre partie\xA0: les coups et ce qui a été mélangé ensuite sont vérifiés ; la position des cartes au départ est celle que dit le fichier, et personne ne la garantit
verify-aids = Jouée avec de l’aide, selon le fichier\xA0: conseils\xA0: { $hints }\xA0; coups repris\xA0: { $taken_back }. Ce qu’un coup repris avait montré est resté connu
verify-repeated = Donne répétée pour un défi\xA0: les cartes sont celles d’une partie antérieure, déjà jouée par quelqu’un. Il est garanti qu’elles ont été distribuées honnêtement alors, non que personne ne les connaissait ici
verify-unchecked = Non vérifié\xA0: si c’est bien ce qui a été montré à la table\xA0; qui y était assis peut le vérifier avec ce que son navigateur a gardé
verify-hidden = Personne ne peut vérifier si l’hôte a regardé des cartes cachées
verify-joint-secret = Secret, table, jeu, règles et options sont ce à quoi le donneur était lié
verify-joint-secret-bad = Secret, table, jeu, règles et options ne sont pas ce à quoi le donneur était lié
verify-joint-part = { $player } a donné ce à quoi sa place était liée
verify-joint-part-bad = { $player } n’a pas donné ce à quoi sa place était liée
verify-joint-list = La liste des engagements correspond à son empreinte
verify-joint-list-bad = La liste des engagements ne correspond pas à son empreinte
verify-own-seat-bad = Ce que vous avez gardé concerne une autre table, une autre place ou une autre sorte de donne
verify-own-promise = La promesse du donneur est celle qui vous a été montrée quand vous vous êtes assis
verify-own-promise-bad = La promesse du donneur n’est pas celle qui vous a été montrée quand vous vous êtes assis
verify-own-commitment-bad = L’engagement que vous avez envoyé n’est pas dans la liste
verify-own-list = La liste des engagements est celle pour laquelle vous avez ouvert votre propre contribution
verify-own-list-bad = La liste des engagements n’est pas celle pour laquelle vous avez ouvert votre propre contribution
verify-own-entropy = Votre propre contribution est dans la donne, telle que vous l’avez donnée
verify-own-entropy-bad = L’enregistrement a pour votre place une autre contribution que la vôtre
verify-own-skipped-bad = Vous avez ouvert votre propre contribution, mais l’enregistrement dit que vous n’avez rien donné
verify-own-unasked-bad = La partie a commencé sans votre propre contribution alors que vous étiez là\xA0: la ligne était lente, ou l’hôte vous a laissé de côté
verify-own-away = Vous n’étiez pas là au début de la partie\xA0: votre propre contribution n’est pas dans la donne
verify-own-given = Ce que toutes les places ont donné est ce qui vous a été montré au début de la partie
verify-own-given-bad = Ce que toutes les places ont donné n’est pas ce qui vous a été montré au début de la partie
verify-own-compared = Comparé à ce que vous avez gardé de la table { $table }\xA0:
verify-own-absent = { $file } parle de la table { $table }, dont le fichier n’a pas d’enregistrement.
`;export{e as default};