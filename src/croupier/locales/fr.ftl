# A message with an attribute «you» says it so to the one it is about.

list = { $first } et { $last }
you = vous

## Las Vegas: what happened

las-vegas-white = les blancs
las-vegas-starter-drawn = Le sort désigne { $name } pour commencer.
    .you = Le sort vous désigne pour commencer.
las-vegas-round-began = Round { $round } : { $name } commence.
    .you = Round { $round } : vous commencez.
las-vegas-note-turned = { $casino } reçoit { $note }.
las-vegas-white-scattered = Les dés blancs restants donnent { $dice } et vont dans leurs casinos.
las-vegas-dice-rolled = { $kinds ->
    [own] { $name } lance { las-vegas-with-white.own } : { $own }.
    [white] { $name } lance { las-vegas-with-white } : { $white }.
   *[both] { $name } lance { las-vegas-with-white.own } : { $own }, et { $white } avec { las-vegas-with-white }.
}
    .you = { $kinds ->
    [own] Vous lancez { las-vegas-with-white.own } : { $own }.
    [white] Vous lancez { las-vegas-with-white } : { $white }.
   *[both] Vous lancez { las-vegas-with-white.own } : { $own }, et { $white } avec { las-vegas-with-white }.
}
las-vegas-with-white = { $white_count ->
    [one] un dé blanc
   *[other] les dés blancs
}
    .own = { $own_count ->
    [one] un dé
   *[other] les dés
}
las-vegas-dice-placed = { $kinds ->
    [own] { $name } place { las-vegas-own-dice } dans { $casino }.
    [white] { $name } place { las-vegas-white-dice } dans { $casino }.
   *[both] { $name } place { las-vegas-own-dice } et { las-vegas-white-dice } dans { $casino }.
}
    .you = { $kinds ->
    [own] Vous placez { las-vegas-own-dice } dans { $casino }.
    [white] Vous placez { las-vegas-white-dice } dans { $casino }.
   *[both] Vous placez { las-vegas-own-dice } et { las-vegas-white-dice } dans { $casino }.
}
las-vegas-own-dice = { $own ->
    [one] { $own } dé
   *[other] { $own } dés
}
las-vegas-white-dice = { $white ->
    [one] { $white } dé blanc
   *[other] { $white } dés blancs
}
las-vegas-tie-cancelled = { $casino } : égalité entre { $names }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} de chaque côté ; tout s’annule.
las-vegas-note-taken = { $taker ->
    [white] { $casino } : les blancs prendraient { $note } ; le billet va sous la pile.
   *[seat] { $casino } : { $name } prend { $note }.
}
    .you = { $casino } : vous prenez { $note }.
las-vegas-went-empty = { $casino } : il ne reste rien pour { $names }.
las-vegas-notes-returned = { $casino } : personne ne prend { $notes } ; { $count ->
    [one] le billet va
   *[other] les billets vont
} sous la pile.
las-vegas-game-ended = { $count ->
    [one] La partie est finie : { $names } gagne avec { $money }.
   *[other] La partie est finie, victoire partagée avec { $money } chacun : { $names }.
}
    .you = La partie est finie : vous gagnez avec { $money }.

## The page

page-back = Retour
page-theme = Jour ou nuit
page-language = Langue
page-offline = Le serveur est injoignable.
page-you = Vous
page-guest = Invité
page-player = Joueur { $n }
page-goes-on = Votre partie continue
page-continue = Reprendre
page-forget = Oublier
page-idea-las-vegas = Lancez, placez et ayez le plus de dés là où sont les billets.
page-idea-lords-of-vegas = Construisez, étendez-vous et misez jusqu’à ce que le Strip soit à vous.
page-size-las-vegas = 2 à 5 joueurs, 5 à 30 min
page-size-lords-of-vegas = 2 à 4 joueurs, 10 à 60 min
page-play-now = Jouer
page-with-friends = Entre amis
page-one-screen = Un seul écran
page-open-tables = Tables ouvertes
page-seated = { $taken } sur { $seats } à table
page-take-seat = Prendre place
page-line-lost = Connexion perdue. Nouvel essai…
page-line-kept = Connexion perdue. Votre coup est conservé. Nouvel essai…
page-opening = La table s’ouvre…
page-free-seat = Place libre
page-add-bot = Ajouter un bot
page-sit = S’asseoir ici
page-stand-up = Se lever
page-level-easy = bot, facile
page-level-medium = bot, moyen
page-level-hard = bot, difficile
page-level-champion = bot, champion
page-there = en ligne
page-gone = hors ligne
page-your-name = Votre nom
page-code-picture = L’invitation sous forme de code à scanner
page-invite = Invitez vos amis
page-invite-how = Il suffit d’ouvrir ce lien, puis de choisir un nom et une place libre. Aucun compte n’est nécessaire.
page-share = Envoyer le lien
page-copied = Copié
page-waiting = { $open ->
    [one] Encore { $open } place libre
   *[other] Encore { $open } places libres
}
page-begin = Commencer
page-round-of = Round { $round } sur { $rounds }
page-casinos = Casinos
page-casino = Casino { $face }, { $name }
page-notes-left = Billets dans la pile
page-dice-left = Dés à placer
page-start-player = 1er joueur
page-first = 1er
page-dice-in-hand = { $white ->
    [0] { $own ->
        [one] { $own } dé
       *[other] { $own } dés
    }
   *[other] { $own ->
        [one] { $own } dé, plus { $white } en blanc
       *[other] { $own } dés, plus { $white } en blanc
    }
}
page-notes-won = { $count ->
    [one] { $count } billet
   *[other] { $count } billets
}
page-nothing = rien
page-cancel = annulés
page-not-rolled = pas sorti
page-out-take = prendre { $note }
page-out-lose = perdre { $note }
page-out-keep = garder { $note }
page-out-tie = égalité
page-out-nothing = rien
page-roll = Le lancer
page-your-roll = Votre lancer
page-choose-face = Choisissez une valeur. Tous ses dés partent.
page-choose = Choisissez une valeur
page-face = { $white ->
    [0] { $own ->
        [one] Valeur { $face } : { $own } dé
       *[other] Valeur { $face } : { $own } dés
    }
   *[other] Valeur { $face } : { $own } à vous et { $white } en blanc
}
page-place = { $dice ->
    [one] Placer { $dice } dé dans { $casino }
   *[other] Placer { $dice } dés dans { $casino }
}
page-thinking = { $name } réfléchit
page-log = La nuit jusqu’ici
page-taken-over = Un bot joue pour { $name }.
page-returned = { $name } est de retour.
page-close = Fermer
page-who-plays = Qui joue à la place { $n }
page-kind-person = Quelqu’un ici
page-kind-open = Place libre
page-kind-easy = Bot facile
page-kind-medium = Bot moyen
page-kind-hard = Bot difficile
page-kind-champion = Bot champion
page-fewer-seats = Retirer cette place
page-more-seats = Une place de plus
page-options = Options
page-white-dice = Dés blancs
page-open-money = Argent visible
page-listed = Table ouverte à tous
page-timer = Temps par décision
page-no-timer = sans limite
page-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
page-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
page-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-still = encore { $time }
page-days-how = Personne n’a besoin d’attendre à la table. Quand votre temps est écoulé, les règles jouent pour vous.
page-set-up = Ouvrir la table
page-talk = Discussion
page-unread = { $what }, du nouveau
page-say = Dites quelque chose
page-who-speaks = Qui parle
page-send = Envoyer
page-reaction-applause = applaudit
page-reaction-laugh = rit
page-reaction-wow = s’émerveille
page-reaction-sigh = soupire
page-reaction-hurry = tapote la table
page-reaction-thanks = dit merci
page-said = { $name } : { $text }
page-settings = Réglages
page-theme-auto = comme l’appareil
page-theme-dark = nuit
page-theme-light = jour
page-two-touches = Choisir, puis confirmer
page-unblock = Débloquer
page-blocked = Personnes bloquées
page-leave-how = Un bot joue la suite pour vous
page-leave-whose = Un bot joue la suite pour { $name }
page-leave = Quitter la table

## Before and after the game

page-rules = Règles
page-rules-of = Règles de { $game }
page-contents = Sommaire
page-level = Bots
page-how-easy = Facile
page-how-medium = Moyen
page-how-hard = Difficile
page-how-champion = Champion
page-plays-easy = Joue comme à une première partie : sensé, à courte vue, parfois distrait.
page-plays-medium = Prend ce qui rapporte aussitôt et gâche ce qui vous rapporterait.
page-plays-hard = Pèse le risque et pense à ce qui reste à venir.
page-plays-champion = Se souvient de tout, voit loin et ne fait aucun cadeau.
page-watch = Regarder
page-running-tables = Parties en cours
page-with-white = avec les dés blancs
page-with-open-money = argent visible
page-mine-yours = À vous de jouer.
page-mine-theirs = À { $name } de jouer.
page-mine-over = Terminée.
page-mine-with = Avec { $names }.
page-mine-result = Résultat
page-mine-done = Parties récentes
page-me = Vous
page-somebody = quelqu’un
page-name-of = Nom du joueur { $n }
page-white-dice-how = Chacun lance aussi des dés blancs. Ils sont à un joueur fictif.
page-open-money-how = Chacun voit ce que les autres ont gagné. Sinon les totaux restent cachés, même si chaque billet est versé aux yeux de tous.
page-listed-how = La table apparaît sur la page d’accueil. Sinon, il faut le lien.
page-takeover = Les bots prennent le relais
page-takeover-how = Un bot joue pour les absents, jusqu’à leur retour.
page-starts = Qui commence
page-starts-lot = tirage au sort
page-watching-here = Vous regardez.
page-invite-link = Lien d’invitation
page-what-if = Et si ?
page-cut-off = Pas de connexion
page-cut-off-how = Les tables sont fermées jusqu’à son retour. Les règles restent lisibles, et les enregistrements vérifiables.
page-try-again = Réessayer
page-part-missing = Cette partie de la page n’a pas pu être chargée.

## The live table

page-announcements = Ce qui se passe
page-skip = Touchez pour passer
page-jump = Aller à mon tour
page-jumping = Bientôt votre tour …
page-plays-again-yes = { $name } veut rejouer.
page-plays-again-no = { $name } ne rejoue pas.
page-again-asked = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
page-your-turn = À vous de jouer.
page-turn-of = À { $name } de jouer.
page-left = { $name } quitte la table ; un bot joue la suite.
page-watching = Vous regardez
page-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
page-chair-away = absent, un bot joue
page-chair-bot = bot
page-bot-of = bot de { $owner }
page-time-up = Temps écoulé : on a décidé pour vous.
page-chair-gone = absent
page-host = hôte de la table
table-ended = La partie s’est terminée d’un commun accord : elle n’a pas de résultat.
page-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
page-hand-over = Passez l’appareil à { $name }
page-hand-over-why = L’argent est face cachée : les autres ne regardent pas.
page-i-am = Je suis { $name }
page-leave-sure = Oui, quitter
page-speed = Vitesse
page-speed-slow = lente
page-speed-usual = normale
page-speed-fast = rapide
page-speed-once = tout d’un coup
page-motion = Mouvement
page-motion-less = aucun
page-contrast = Contraste
page-contrast-more = plus fort
page-sound = Son
page-hints = Conseils
page-keys = Raccourcis clavier
page-hint-close = Ne plus montrer ce conseil
page-hint-face = Tous les dés d’une valeur vont dans le casino de cette valeur. Qui en a le plus y prend le meilleur billet.
page-hint-white-dice = Les dés blancs sont à un joueur fictif : ils suivent, comptent comme ceux de tous et peuvent égaler n’importe qui.
page-hint-payout = Chaque casino paie : qui a le plus de dés prend le plus gros billet. À nombre égal, tout s’annule.
page-foretold-take = { $who ->
    [you] Vous prenez { $note } si personne ne vous dépasse.
   *[name] { $name } prend { $note } si personne ne fait mieux.
}
page-foretold-lose = { $who ->
    [you] Vous perdez { $note }.
   *[name] { $name } perd { $note }.
}
page-foretold-keep = { $who ->
    [you] Vous gardez { $note }.
   *[name] { $name } garde { $note }.
}
page-foretold-tie = { $who ->
    [you] Égalité : vous ne recevez rien.
   *[name] Égalité : { $name } ne reçoit rien.
}
page-foretold-nothing = { $who ->
    [you] Il n’y reste rien pour vous.
   *[name] Il n’y reste rien pour { $name }.
}
page-foretold-ties = Égalité entre { $names } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : tout s’annule.
page-foretold-gain = Alors { $name } prend { $note }.
page-refused-bad-message = Le serveur n’a pas pu lire cela.
page-refused-bad-text = Ce nom ou ce texte ne convient pas.
page-refused-banned = Cette maison vous est fermée.
page-refused-blocked = Vous ne pouvez pas prendre place à cette table.
page-refused-begun-already = La partie a commencé ; vous pouvez la regarder.
page-refused-bus-unavailable = Le serveur n’est pas complet en ce moment ; réessayez.
page-refused-face-not-rolled = Vous n’avez pas obtenu cette valeur.
page-refused-foreign-page = Cette page n’a pas le droit de parler à ce serveur.
page-refused-full = La maison est pleine ; réessayez plus tard.
page-refused-game-over = La partie est finie.
page-refused-invalid-move = Ce coup n’existe pas dans ce jeu.
page-refused-invalid-options = Aucune partie n’est possible avec ces places et ces options.
page-refused-muted = On vous a coupé la parole ici : personne ne reçoit ce que vous dites.
page-refused-no-secret = Autorisez les cookies pour cette page : sans eux, pas de place à garder.
page-refused-no-such-seat = Cette place n’existe pas à cette table.
page-refused-nobody-plays = Quelqu’un doit s’asseoir avec les bots.
page-refused-not-begun = La partie n’a pas commencé.
page-refused-not-invited = Il faut l’invitation à cette table pour s’asseoir.
page-refused-not-seated = Seuls ceux qui sont à la table le peuvent.
page-refused-not-your-seat = Cette place n’est pas la vôtre.
page-refused-not-your-turn = Ce n’est pas à vous de jouer.
page-refused-paused = La partie est en pause.
page-refused-removed = On vous a exclu de cette table.
page-refused-seat-taken = Quelqu’un y est déjà assis.
page-refused-seats-open = Il reste des places : attendez quelqu’un ou laissez jouer des bots.
page-refused-store-unavailable = Le serveur ne peut pas enregistrer en ce moment ; réessayez.
page-refused-table-closed = Cette table a été fermée.
page-refused-too-large = C’est trop gros pour le serveur.
page-refused-too-late = La requête a mis trop de temps à arriver.
page-refused-too-often = C’est trop souvent ; attendez un instant.
page-refused-unknown-game = On ne joue pas à ce jeu ici.
page-refused-unknown-room = Cette table n’existe pas.
page-row-done = { $name } : payé.

## A casino for those who listen

page-row-paid = { $name }, { page-row-dice } : { $note }
page-row-nothing = { $name }, { page-row-dice } : rien
page-row-tie = { $names }, { page-row-dice } chacun : annulés
page-row-rest = reste : { $notes }

## Games without a look of their own

page-size-plain = { $players } joueurs
page-rules-none = Il n’y a pas de règles de ce jeu ici.
page-plain-position = La situation
page-plain-moves = Ce que vous pouvez faire
page-plain-choose = Choisissez que faire
page-plain-choices = Possible : { $choices }.

## Learning

page-learn = Apprendre
page-learn-how = en jouant, en minutes
page-new-here = Première visite ?
page-new-here-how = { $game } s’apprend en quelques minutes, à la table, en jouant. Ou découvrez en route : un conseil vous aide à chaque nouvelle décision.
page-new-here-learn = Montrez-moi
page-new-here-play = Jouer tout de suite

## What is told: between rounds of Las Vegas

page-round-over = Le round { $round } est fini
page-round-leads = { $who ->
    [you] Vous menez de { $sum }.
   *[name] { $name } mène de { $sum }.
}
page-round-nobody = Pour personne : { $note }.
page-round-took = Qui a pris quoi
page-round-next = Le round { $round } commence avec { $name }.
page-round-go-on = Au round { $round }
page-round-up = monte
page-round-down = descend
page-round-standing = { $name } : { $sum }, dont { $gained } à ce round.

page-hint-goal = Le but : être le plus riche après quatre rounds. À égalité, rien.

## Coach and puzzles

page-coach = Coach
page-coach-agreed = Ici, chacun peut consulter le coach, et tous voient qui le fait.
page-coach-agreed-how = Chacun à cette table peut le consulter, et tous voient qui le fait.
page-coach-best = le mieux
page-coach-how = Chances de gagner à partir d’ici. Tout le monde voit que vous avez demandé.
page-coach-off = D’autres personnes jouent ici, ou la partie compte : le coach est désactivé jusqu’à la fin. Ensuite, il montre ce qu’il aurait fait.
page-coach-practice = table d’entraînement
page-coach-thinking = réfléchit…
page-coach-wins = gagne { $chance }
page-coached = { $name } a consulté le coach.
page-puzzle = Problème
page-puzzle-done = fait pour aujourd’hui
page-puzzle-how = un meilleur coup par jour
page-puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
