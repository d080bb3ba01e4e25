## Toutes les leçons

learn-about = { $chapters ->
    [one] Un court chapitre
   *[other] { $chapters } courts chapitres
}, { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} en tout. Vous jouez dès le premier toucher, et partez quand vous voulez.
learn-far = Votre progression
learn-steps = { $done } étapes sur { $all }
learn-at = { $step } sur { $steps }
learn-minutes = { $minutes } min
learn-done = terminé
lesson-leave = Quitter la leçon
lesson-step = étape { $step } sur { $steps }
lesson-left = { $minutes ->
    [0] moins d’une minute
    [one] encore une minute
   *[other] encore { $minutes } minutes
}
lesson-back = Reculer
lesson-show = Montrez-moi
lesson-go-on = Continuer
lesson-known = Ce que vous savez déjà
lesson-chapters = Les chapitres
lesson-chapter = Chapitre { $chapter } sur { $chapters }
lesson-next = Ensuite : { $chapter }
lesson-play = Jouer contre des bots faciles
lesson-again = Encore une fois
lesson-all = Tous les chapitres
lesson-touch-confirm = Vous voyez ce que cela donnerait. **Touchez le bouton** pour le faire.

## Las Vegas : la première partie

lesson-first-game = Première partie
lesson-first-game-about = Un round, et vous savez jouer.
lesson-first-game-done = Vous connaissez Las Vegas
lesson-first-game-done-how = Quatre rounds comme celui-ci font une partie. À la table, vous voyez toujours ce que vos dés rapporteraient.
lesson-first-game-roll-title = Huit dés sont à vous
lesson-first-game-roll = Chacun lance huit dés à lui. **Après quatre rounds, le plus riche gagne.**
lesson-first-game-roll-do = Lancer les dés
lesson-first-game-roll-know = **Le plus riche** après quatre rounds gagne.
lesson-first-game-face-title = Une valeur, tous ses dés
lesson-first-game-face = Choisissez une valeur : **tous les dés qui la montrent** vont dans ce casino. Touchez Circus Circus pour vos deux 6.
lesson-first-game-face-know = **Tous les dés d’une valeur** vont dans son casino.
lesson-first-game-most-title = Le plus de dés l’emporte
lesson-first-game-most = Chip a un dé au Sahara. **Qui a le plus de dés prend le plus gros billet** : touchez Sahara pour vos deux 4.
lesson-first-game-most-know = **Qui a le plus de dés** prend le plus gros billet.
lesson-first-game-tie-title = À égalité, rien
lesson-first-game-tie = Benno a deux dés au Luxor. Avec vos deux 5 vous seriez à égalité, et **ni l’un ni l’autre n’aurait rien**. Touchez plutôt Caesars Palace.
lesson-first-game-tie-know = **À égalité**, personne ne reçoit rien.
lesson-first-game-second-title = Le deuxième est payé aussi
lesson-first-game-second = Benno mène au Mirage avec deux dés. **Le deuxième prend le billet suivant** : touchez-le, un 3 vous rapporte 30 000 $.
lesson-first-game-second-know = **Le deuxième** prend le billet suivant, tant qu’il y en a.
lesson-first-game-choice-title = À vous de choisir
lesson-first-game-choice = Au Sahara, Chip et vous êtes à égalité ; au Caesars Palace, Benno mène. **Un de vos dés rapporte 90 000 $.** Lequel ?
lesson-first-game-choice-wrong = Là, vous seriez à égalité avec Benno, et **personne n’aurait rien**. Essayez l’autre valeur.
lesson-first-game-choice-know = **Un dé de plus** rompt l’égalité.
lesson-first-game-payout-title = Le dernier dé
lesson-first-game-payout = Plus personne d’autre n’a de dés. Placez votre dernier, et **les casinos paient l’un après l’autre**.
lesson-first-game-payout-know = **Quand tous les dés sont placés**, les casinos paient.
lesson-first-game-end-title = 210 000 $ pour vous
lesson-first-game-end = Benno a 200 000 $, Chip 70 000 $. De nouveaux billets sont là, Benno commence. **Encore trois rounds**, et le plus riche gagne.
lesson-first-game-end-do = Terminé

## Las Vegas : les dés blancs

lesson-white-dice = Les dés blancs
lesson-white-dice-about = Une variante avec des dés qui ne sont à personne.
lesson-white-dice-done = Les dés blancs n’ont plus de secret
lesson-white-dice-done-how = Choisissez la variante en préparant une table de deux à quatre.
lesson-white-dice-nobody-title = Des dés de personne
lesson-white-dice-nobody = Vous tenez aussi deux dés blancs. Ils ne sont à personne, mais **comptent comme un joueur de plus**.
lesson-white-dice-nobody-know = **Les dés blancs** ne sont à personne.
lesson-white-dice-along-title = Ils suivent les vôtres
lesson-white-dice-along = Vous les lancez avec les vôtres. Touchez The Mirage : **vos deux 3 et le 3 blanc** y vont ensemble.
lesson-white-dice-along-know = **Tous les dés de la valeur** y vont, les vôtres et les blancs.
lesson-white-dice-stop-title = Arrêtez Benno
lesson-white-dice-stop = Benno mène au Luxor et prendrait 90 000 $. Un dé blanc s’y trouve aussi. **Faites l’égalité** : quelle valeur choisissez-vous ?
lesson-white-dice-stop-wrong = Benno garde ainsi ses 90 000 $. Cherchez **le dé blanc qui va au Luxor**.
lesson-white-dice-stop-know = **Le blanc** peut être à égalité avec chacun.
lesson-white-dice-out-title = Personne ne le prend
lesson-white-dice-out = Deux dés de Benno, deux blancs : égalité. **Ce que le blanc gagne quitte aussi la partie.**
lesson-white-dice-out-do = Terminé
lesson-white-dice-out-know = **Ce que le blanc gagne** quitte la partie.

## Lords of Vegas

lesson-touch-colour = Choisissez une couleur : **touchez celle qui brille**.
lesson-touch-lot = Maintenant le terrain : **touchez celui qui brille**.
lesson-touch-casino = Maintenant le casino : **touchez-le**.
lesson-touch-bet = Réglez la mise : **touchez jusqu’à 5 $**.
lesson-touch-give = D’abord ce que vous donnez : **touchez votre terrain**.
lesson-touch-take = Puis ce que vous voulez : **touchez l’autre terrain**.
lesson-land = Terrains et argent
lesson-land-about = Une carte donne un terrain, les terrains donnent de l’argent.
lesson-land-done = Vous avez des terrains
lesson-land-done-how = Un tour : piocher, tous sont payés, puis faire ce que vous pouvez payer.
lesson-land-goal-title = Le but
lesson-land-goal = **Le plus de points gagne.** Les points vont aux patrons des casinos. L’argent ne sert qu’à construire.
lesson-land-draw-title = D’abord une carte
lesson-land-draw = Chaque tour commence par une carte. **Piochez** : elle vous donne un terrain, puis tous sont payés.
lesson-land-build-title = Un terrain à vous
lesson-land-build = C1 est à vous, et chaque terrain a payé 1 $. Construisez : **touchez A2**, il coûte 6 $.
lesson-land-end-title = Votre premier casino
lesson-land-end = Le dé montre ce qu’il paie. Avec de l’argent vous pourriez continuer. **Finissez votre tour.**
lesson-land-paid-title = Le doré a payé
lesson-land-paid = Benno a pioché du doré : votre casino a payé 2 $ et 1 point, **hors de votre tour**. Piochez votre carte.
lesson-land-best-title = À vous
lesson-land-best = Trois terrains sont à vous. Construisez un casino **vert** sur celui **dont le dé imprimé est le plus haut**.
lesson-land-best-wrong = Regardez les petits dés de vos terrains : **le 5 est le plus haut**, en B1. Et prenez le vert.
lesson-boss = Être le patron
lesson-boss-about = Le dé le plus haut prend les points.
lesson-boss-done = Vous savez qui est patron
lesson-boss-done-how = Le dé le plus haut d’un casino décide, et une réorganisation les relance tous.
lesson-boss-crown-title = Qui est patron ?
lesson-boss-crown = **Le dé le plus haut.** Le 6 de Benno bat votre 5 : il prend les 3 points quand le vert paie.
lesson-boss-anew-title = Relancez-les
lesson-boss-anew = Un seul dé à vous suffit pour **réorganiser** : tous sont relancés, à 1 $ le point. Touchez Réorganiser.
lesson-boss-yours-title = La couronne est à vous
lesson-boss-yours = Votre 6 est le plus haut. Chaque dé paie toujours son propriétaire. **Finissez votre tour**, le vert va payer.
lesson-boss-points-title = Trois points
lesson-boss-points = Le vert a payé : patron, vous avez eu **1 point par tuile**. Piochez votre carte.
lesson-boss-second-title = À vous
lesson-boss-second = Dans le casino marron E4, le dé de Sólveig bat le vôtre. **Essayez d’en devenir le patron.**
lesson-boss-second-wrong = Cela ne touche pas les dés de E4 et E5. **Réorganisez** ce casino : il en coûte 5 $.
lesson-boss-level-title = Et à égalité ?
lesson-boss-level = Votre 4 bat son 2. **Deux plus hauts dés égaux** sont relancés, sans payer, jusqu’à ce que l’un dépasse l’autre.
lesson-grow = Grandir
lesson-grow-about = S’étendre à côté, rénover pour joindre.
lesson-grow-done = Votre casino a quatre tuiles
lesson-grow-done-how = Les grands casinos marquent d’un coup ce que les petits ne marquent jamais.
lesson-grow-small-title = Deux petits casinos
lesson-grow-small = Vous êtes patron des deux. **Chaque tuile est un point** pour le patron : faites-en un seul.
lesson-grow-sprawl-title = Sur le terrain voisin
lesson-grow-sprawl = **Étendez** votre casino sur un terrain libre à côté, au double du prix. Touchez S’étendre.
lesson-grow-remodel-title = Une autre couleur
lesson-grow-remodel = **Rénovez** à 5 $ la tuile : un casino change de couleur et rejoint ses semblables. Touchez Rénover.
lesson-grow-four-title = À vous
lesson-grow-four = Trois tuiles sont jointes. Il vous reste 15 $. **Faites-en quatre.**
lesson-grow-four-wrong = Ainsi il ne grandit pas. A4 est à vous, juste à côté : **construisez-y en doré**.
lesson-grow-joined-title = Un seul casino
lesson-grow-joined = Quatre tuiles, quatre points d’un coup. Attention en joignant : **le dé le plus haut est patron de tout**.
lesson-track = Le Strip et la piste
lesson-track-about = Pourquoi un point peut ne rien valoir.
lesson-track-done = Vous lisez la piste
lesson-track-done-how = Plus tard, seuls les grands casinos marquent. Le Strip paie ceux qui le touchent.
lesson-track-gap-title = La case suivante
lesson-track-gap = Vous êtes sur 8, la case suivante est 10. **Un point ne suffit pas, il est perdu.**
lesson-track-draw-title = Voyez vous-même
lesson-track-draw = Votre casino a une tuile. **Piochez une carte** et regardez votre pion.
lesson-track-two-title = Un point perdu
lesson-track-two = Le marron a payé 1 point : toujours 8. Deux tuiles suffiraient. **Touchez C7**, construisez en marron.
lesson-track-end-title = Deux tuiles
lesson-track-end = Deux points **d’un même casino** mènent à 10. Finissez votre tour et attendez le marron.
lesson-track-strip-title = Vous voilà sur 10
lesson-track-strip = Puis Sólveig a pioché une **carte Strip** : elle paie les casinos qui touchent le Strip, pas le vôtre. Piochez.
lesson-track-edge-title = À vous
lesson-track-edge = Faites-vous payer aussi par le Strip : **amenez-y votre casino marron**, entre les lignes roses.
lesson-track-edge-wrong = Votre casino ne toucherait pas encore le Strip. **C9 s’y trouve** : construisez-y en marron.
lesson-gamble = Miser
lesson-gamble-about = Deux dés : 20 lancers sur 36 perdent.
lesson-gamble-done = Vous connaissez les chances
lesson-gamble-done-how = Misez quand un patron a de l’argent, cédez quand vous en avez peu.
lesson-gamble-odds-title = Une mise
lesson-gamble-odds = Une fois par tour, vous pouvez miser contre le patron d’un autre casino : **au plus 5 $ par tuile**.
lesson-gamble-bet-title = De 5 à 8, perdu
lesson-gamble-bet = Deux dés : **de 5 à 8 vous perdez**, sinon vous gagnez, 2 et 12 le double. Touchez Miser.
lesson-gamble-won-title = Neuf gagne
lesson-gamble-won = 4 et 5 font 9 : **Benno vous a payé 5 $**. Finissez votre tour et voyez ce qu’il fait.
lesson-gamble-half-title = À vous
lesson-gamble-half = Benno mise 10 $ contre vous. **Cédez la moitié**, et la banque partage gain et perte. Ne risquez pas tout.
lesson-gamble-half-wrong = Ainsi vous paieriez ou recevriez tout. **Cédez la moitié à la banque** : touchez cette réponse.
lesson-gamble-luck-title = La moitié
lesson-gamble-luck = Il a fait 10 et gagné 10 $ : **vous n’avez payé que 5 $**, la banque le reste.
lesson-trade = Échanger
lesson-trade-about = Terrains, dés et argent, à tout moment.
lesson-trade-done = Vous savez négocier
lesson-trade-done-how = Argent, terrains et dés changent de mains dès que deux joueurs sont d’accord.
lesson-trade-any-title = À tout moment
lesson-trade-any = Au tour de n’importe qui, deux joueurs peuvent échanger **argent, terrains et dés**. Les points, jamais.
lesson-trade-accept-title = Une offre
lesson-trade-accept = Benno vend son 6 du casino vert pour 9 $. **Vous en seriez le patron.** Acceptez.
lesson-trade-offer-title = Votre offre
lesson-trade-offer = Offrez à votre tour : votre B2 contre le D2 de Benno, près de votre casino. **Touchez Échange.**
lesson-trade-refuse-title = À vous
lesson-trade-refuse = Sólveig veut votre 6 pour 8 $. **Regardez ce qui changerait**, puis répondez.
lesson-trade-refuse-wrong = Elle serait alors patronne de trois tuiles. **Refusez** : les points valent plus que l’argent.
lesson-trade-kept-title = Toujours patron
lesson-trade-kept = Trois tuiles vertes, et D2 à côté. **Les offres s’éteignent** quand une carte est piochée.

## Le livre de règles, et ce que sont les choses

rules-exact = Règles exactes
rules-rule = règle exacte { $rule }
rules-find = Chercher un mot
rules-none-found = Rien à ce sujet ici.
rules-goal = { $game }, le but
rules-learn = Apprendre en jouant
rules-print = Imprimer
what = Qu’est-ce que c’est ?
what-note = Un billet, en milliers de dollars. Qui a le plus de dés dans son casino prend le plus gros.
what-casino = Un casino : tous les dés de son numéro vont ici. Chaque ligne montre qui prendrait quel billet ; les égalités sont en dernier, barrées.
what-winnings = Les billets gagnés. Leur valeur est cachée aux autres, sauf à argent visible.
what-hand = Un joueur et les dés qui lui restent pour ce round.
what-deck = Les billets encore dans la pile.
what-roll = Les dés de ce lancer, par valeur. Choisissez-en une : tous ses dés partent.
what-round = Le round. Une partie en a quatre.
what-points = Les points. Le plus gagne ; les patrons en reçoivent quand leurs casinos paient.
what-money = Un joueur et son argent, en millions de dollars. L’argent paie les actions et ne départage que les égalités.
what-track = La piste de score. Un pion n’avance que si les points d’un seul casino couvrent tout le pas ; un trait pointillé marque où les pas grandissent.
what-end = Tant de cartes sont au-dessus de la carte Fin de partie.
what-gone = Les cartes déjà piochées, par couleur. Une couleur dont beaucoup sont parties paie rarement.
what-card = La dernière carte : elle a donné un terrain et payé sa couleur.
what-next-pay = Ce que la prochaine carte vous paierait, selon sa couleur. Les terrains paient à chaque carte.
what-odds = Comment deux dés peuvent tomber, combien de fois sur cent, et ce que vous gagneriez ou perdriez.
what-build = { page-lords-hint-build }
what-sprawl = { page-lords-hint-sprawl }
what-remodel = { page-lords-hint-remodel }
what-reorganize = { page-lords-hint-reorganize }
what-gamble = { page-lords-hint-gamble }
what-trade = { page-lords-hint-trade }
what-end-turn = { page-lords-hint-end-turn }

## The keys of a table

keys = Touches
keys-help = Cette liste
keys-arrows = D’un terrain à l’autre
keys-enter = Choisir ; une seconde fois confirme
keys-faces = Choisir une face ; une seconde fois la place
