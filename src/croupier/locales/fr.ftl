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
    [own] { $name } lance les dés : { $own }.
    [white] { $name } lance les dés blancs : { $white }.
   *[both] { $name } lance les dés : { $own }, et { $white } avec les blancs.
}
    .you = { $kinds ->
    [own] Vous lancez les dés : { $own }.
    [white] Vous lancez les dés blancs : { $white }.
   *[both] Vous lancez les dés : { $own }, et { $white } avec les blancs.
}
las-vegas-dice-placed = { $kinds ->
    [own] { $name } place { las-vegas-own-dice } sur { $casino }.
    [white] { $name } place { las-vegas-white-dice } sur { $casino }.
   *[both] { $name } place { las-vegas-own-dice } et { las-vegas-white-dice } sur { $casino }.
}
    .you = { $kinds ->
    [own] Vous placez { las-vegas-own-dice } sur { $casino }.
    [white] Vous placez { las-vegas-white-dice } sur { $casino }.
   *[both] Vous placez { las-vegas-own-dice } et { las-vegas-white-dice } sur { $casino }.
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
   *[other] La partie est finie, victoire partagée avec { $money } : { $names }.
}
    .you = La partie est finie : vous gagnez avec { $money }.

## Lords of Vegas: words

lords-of-vegas-purple = violet
lords-of-vegas-gold = doré
lords-of-vegas-green = vert
lords-of-vegas-silver = argenté
lords-of-vegas-brown = marron
lords-of-vegas-strip = Strip
lords-of-vegas-nothing = rien
lords-of-vegas-share = { $name } { $money }
lords-of-vegas-the-lot = le terrain { $lot }
lords-of-vegas-the-die = le dé sur { $lot }
lords-of-vegas-to-build = construire en { $colour } sur { $lot }
lords-of-vegas-to-sprawl = s’étendre sur { $lot }
lords-of-vegas-to-remodel = rénover en { $colour } le casino sur { $lot }
lords-of-vegas-to-reorganize = réorganiser le casino sur { $lot }
lords-of-vegas-to-gamble = miser { $bet } au casino sur { $lot }
lords-of-vegas-no-build = ne pas construire sur { $lot }
lords-of-vegas-no-sprawl = ne pas s’étendre sur { $lot }
lords-of-vegas-no-remodel = ne pas rénover le casino sur { $lot }
lords-of-vegas-no-reorganize = ne pas réorganiser le casino sur { $lot }
lords-of-vegas-no-gamble = ne pas miser au casino sur { $lot }

## Lords of Vegas: what happened

lords-of-vegas-start-card-dealt = { $name } commence sur { $lot } avec { $money }.
    .you = Vous commencez sur { $lot } avec { $money }.
lords-of-vegas-start-card-replaced = { $name } reçoit { $lot } ; le bloc F n’est pas utilisé, la carte est donc remplacée.
    .you = Vous recevez { $lot } ; le bloc F n’est pas utilisé, la carte est donc remplacée.
lords-of-vegas-start-rolled = { $name } lance les dés pour commencer : { $dice }.
    .you = Vous lancez les dés pour commencer : { $dice }.
lords-of-vegas-start-tied = Égalité en tête, nouveau lancer : { $names }.
lords-of-vegas-turn-began = À { $name } de jouer.
    .you = À vous de jouer.
lords-of-vegas-card-drawn = { $name } pioche { $lot } : le { $colour } paie.
    .you = Vous piochez { $lot } : le { $colour } paie.
lords-of-vegas-end-card-drawn = { $name } pioche la carte Fin de partie : le Strip paie une dernière fois.
    .you = Vous piochez la carte Fin de partie : le Strip paie une dernière fois.
lords-of-vegas-lot-marked = { $name } prend possession du terrain { $lot }.
    .you = Vous prenez possession du terrain { $lot }.
lords-of-vegas-lot-given-up = { $name } abandonne le terrain { $lot }.
    .you = Vous abandonnez le terrain { $lot }.
lords-of-vegas-die-replaced = { $name } { $owner ->
    [vous] vous prend { $lot }
   *[other] prend { $lot } à { $owner }
} ; l’ancien dé retourne à la réserve.
    .you = Vous prenez { $lot } à { $owner } ; l’ancien dé retourne à la réserve.
lords-of-vegas-die-placed = { $name } place un { $value } sur { $lot }.
    .you = Vous placez un { $value } sur { $lot }.
lords-of-vegas-die-moved = { $name } n’a plus de dé et prend celui de { $lot }.
    .you = Vous n’avez plus de dé et prenez celui de { $lot }.
lords-of-vegas-lot-kept = { $name } a déjà un dé sur { $lot }.
    .you = Vous avez déjà un dé sur { $lot }.
lords-of-vegas-block-closed = À deux, { $lot } n’est pas utilisé : { $name } pioche encore.
    .you = À deux, { $lot } n’est pas utilisé : vous piochez encore.
lords-of-vegas-lots-paid = Les terrains paient : { $paid }.
lords-of-vegas-casino-paid = Le casino { $colour } { $casino } paie : { $paid }.
lords-of-vegas-points-scored = { $moved ->
    [yes] Patron : { $name }, { lords-of-vegas-points }, maintenant à { $after }.
   *[no] Patron : { $name }, { lords-of-vegas-points }, trop peu pour la case après { $after }.
}
    .you = { $moved ->
    [yes] Patron : vous, { lords-of-vegas-points }, maintenant à { $after }.
   *[no] Patron : vous, { lords-of-vegas-points }, trop peu pour la case après { $after }.
}
lords-of-vegas-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lords-of-vegas-turn-ended = { $name } termine son tour.
    .you = Vous terminez votre tour.
lords-of-vegas-game-ended = { $count ->
    [one] La partie est finie : { $names } gagne avec { lords-of-vegas-points } et { $money }.
   *[other] La partie est finie, victoire partagée avec { lords-of-vegas-points } et { $money } : { $names }.
}
    .you = La partie est finie : vous gagnez avec { lords-of-vegas-points } et { $money }.
lords-of-vegas-casino-built = { $name } construit en { $colour } sur { $lot } pour { $cost } ; le dé montre { $value }.
    .you = Vous construisez en { $colour } sur { $lot } pour { $cost } ; le dé montre { $value }.
lords-of-vegas-casino-sprawled = { $name } s’étend en { $colour } sur { $lot } pour { $cost } ; le dé montre { $value }.
    .you = Vous vous étendez en { $colour } sur { $lot } pour { $cost } ; le dé montre { $value }.
lords-of-vegas-casino-remodeled = { $name } rénove le casino { $former } { $casino } en { $colour } pour { $cost }.
    .you = Vous rénovez le casino { $former } { $casino } en { $colour } pour { $cost }.
lords-of-vegas-casino-reorganized = { $name } réorganise le casino { $casino } pour { $cost }.
    .you = Vous réorganisez le casino { $casino } pour { $cost }.
lords-of-vegas-dice-rerolled = Les dés sur { $lots } montrent { $values }.
lords-of-vegas-dice-arranged = { $name } répartit { $values } sur { $lots }.
    .you = Vous répartissez { $values } sur { $lots }.
lords-of-vegas-tie-rerolled = Patrons à égalité avec { $tied } : les dés sur { $lots } montrent maintenant { $values }.
lords-of-vegas-bet-made = { $name } mise { $bet } contre { $boss } au casino { $casino }.
    .you = Vous misez { $bet } contre { $boss } au casino { $casino }.
lords-of-vegas-bet-laid-off = { $name } cède la moitié de la mise à la banque.
    .you = Vous cédez la moitié de la mise à la banque.
lords-of-vegas-bet-stood = { $name } couvre toute la mise.
    .you = Vous couvrez toute la mise.
lords-of-vegas-bet-settled = { $result ->
    [won] { $name } lance { $dice } et gagne { $gain } ; { lords-of-vegas-boss-part }.
    [lost] { $name } lance { $dice } et perd { $gain } ; { lords-of-vegas-boss-part }.
   *[even] { $name } lance { $dice } et gagne, mais ne reçoit rien : { $boss ->
        [vous] vous ne pouvez
       *[other] { $boss } ne peut
    } pas payer.
}
    .you = { $result ->
    [won] Vous lancez { $dice } et gagnez { $gain } ; { lords-of-vegas-boss-part }.
    [lost] Vous lancez { $dice } et perdez { $gain } ; { lords-of-vegas-boss-part }.
   *[even] Vous lancez { $dice } et gagnez, mais ne recevez rien : { $boss } ne peut pas payer.
}
lords-of-vegas-boss-part = { $part ->
    [gets] { $share } pour { $boss }
    [pays] { $share } pris chez { $boss }
   *[nothing] { $boss ->
        [vous] cela ne vous concerne pas
       *[other] cela ne concerne pas { $boss }
    }
}
lords-of-vegas-offer-made = Offre { $number } – { $name } { $to ->
    [vous] vous propose
   *[other] propose à { $to }
} : { $give } contre { $take }{ lords-of-vegas-with-deeds }.
    .you = Offre { $number } – vous proposez à { $to } : { $give } contre { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-offer-accepted = { $name } accepte l’offre { $number }, faite par { $maker } : { $give } contre { $take }{ lords-of-vegas-with-deeds }.
    .you = Vous acceptez l’offre { $number }, faite par { $maker } : { $give } contre { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-with-deeds = { $deed_count ->
    [0] { "" }
   *[other] { " " }; en plus : { $deeds }
}
lords-of-vegas-offer-refused = { $name } refuse l’offre { $number }, faite par { $maker }.
    .you = Vous refusez l’offre { $number }, faite par { $maker }.
lords-of-vegas-offer-withdrawn = { $name } retire l’offre { $number }.
    .you = Vous retirez l’offre { $number }.
lords-of-vegas-offer-void = L’offre { $number }, faite par { $name } à { $to }, tombe : { $why ->
    [card-drawn] une carte est piochée
    [turn-ended] le tour est fini
   *[other] on ne peut plus l’exécuter
}.

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
page-size-las-vegas = 2 à 5 joueurs, 30 minutes
page-size-lords-of-vegas = 2 à 4 joueurs, 60 minutes
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
    [one] Placer { $dice } dé sur { $casino }
   *[other] Placer { $dice } dés sur { $casino }
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
page-other-device = Continuer sur un autre appareil
page-table-link = Inviter des spectateurs
page-get-code = Obtenir un code
page-leave-how = Un bot joue la suite pour vous
page-leave-whose = Un bot joue la suite pour { $name }
page-leave = Quitter la table
page-replay = Revoir
page-play = Lecture
page-pause = Pause
page-step = Étape suivante
page-step-back = Étape précédente
page-again = Rejouer
page-to-rematch = Vers la nouvelle partie
page-record = Enregistrement

### Lords of Vegas

page-lords-seats = Joueurs
page-lords-points = { $points ->
    [one] point
   *[other] points
}
page-lords-has = { $money }, { $points } { page-lords-points }
page-lords-board = Le plateau
page-lords-block = Bloc { $name }
page-lords-track = Piste de score
page-lords-last-card = Dernière carte
page-lords-cards-gone = Cartes sorties
page-lords-gone = { $colour } : { $gone } sur { $all } déjà sorties
page-lords-supply = Ce qui reste
page-lords-cards-left = Cartes
page-lords-tiles-left = Tuiles
page-lords-dice-left = Dés
page-lords-markers-left = Marqueurs
page-lords-player = Joueur
page-lords-end-in = Fin dans
page-lords-end-how = { $cards ->
    [0] La prochaine carte met fin à la partie.
    [one] Il y a { $cards } carte au-dessus de la carte Fin de partie.
   *[other] Il y a { $cards } cartes au-dessus de la carte Fin de partie.
}
page-lords-lot-free = { $strip ->
    [yes] { $lot }, terrain libre sur le Strip : coûte { $cost }, dé { $die }
   *[no] { $lot }, terrain libre : coûte { $cost }, dé { $die }
}
page-lords-lot-closed = { $lot }, hors jeu à deux joueurs
page-lords-lot-owned = { $you ->
    [yes] { $lot }, votre terrain : coûte { $cost }, dé { $die }
   *[no] { $lot }, terrain à { $name } : coûte { $cost }, dé { $die }
}
page-lords-lot-empty = { $lot }, casino { $colour } de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, sans dé ici
page-lords-lot-built = { $lot }, casino { $colour } de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} ; { $you ->
    [yes] ici votre { $value }
   *[no] ici un { $value } à { $name }
} ; { $has ->
    [boss] patron : { $boss }
   *[none] sans patron
}
page-lords-lot-printed = { $strip ->
    [yes] coûte { $cost }, dé { $die }, sur le Strip
   *[no] coûte { $cost }, dé { $die }
}
page-lords-printed = Imprimé
page-lords-its-card = Sa carte
page-lords-card-of = { $there ->
    [deck] La carte { $lot } ({ $colour }) est encore dans la pioche.
   *[gone] La carte { $lot } ({ $colour }) est déjà sortie.
}
page-lords-actions = Actions
page-lords-act-build = Construire
page-lords-act-sprawl = S’étendre
page-lords-act-remodel = Rénover
page-lords-act-reorganize = Réorganiser
page-lords-act-gamble = Miser
page-lords-act-give-up = Abandonner un terrain
page-lords-act-move-die = Déplacer un dé
page-lords-act-end-turn = Finir le tour
page-lords-trade = Échange
page-lords-end-turn = Finir le tour
page-lords-up-to = jusqu’à { $bet }
page-lords-from = dès { $cost }
page-lords-lot-for = { $lot } pour { $cost }
page-lords-at-build = Construire sur { $lot }
page-lords-at-sprawl = S’étendre sur { $lot }
page-lords-at-remodel = Rénover { $lot }
page-lords-at-reorganize = Réorganiser { $lot }
page-lords-at-gamble = Miser au casino { $lot }
page-lords-at-give-up = Abandonner { $lot }
page-lords-at-move-die = Déplacer le dé de { $lot }
page-lords-hint-turn = Faites tout ce que vous pouvez payer, dans l’ordre de votre choix. Ou touchez un terrain éclairé.
page-lords-hint-draw = Piochez une carte : son terrain est à vous et sa couleur paie. Vous pouvez échanger avant.
page-lords-hint-build = Choisissez un de vos terrains. Le dé y montrera la valeur imprimée.
page-lords-hint-sprawl = Choisissez un terrain éclairé à côté d’un casino que vous dirigez. Il coûte le double.
page-lords-hint-remodel = Choisissez un casino que vous dirigez et une nouvelle couleur pour toutes ses tuiles.
page-lords-hint-reorganize = Choisissez un casino où vous avez un dé. Tous ses dés sont relancés.
page-lords-hint-gamble = Choisissez le casino d’un autre joueur et misez contre son patron, une fois par tour.
page-lords-hint-give-up = Tous vos marqueurs sont posés. Choisissez le terrain dont le marqueur passe sur le nouveau.
page-lords-hint-move-die = Tous vos dés sont sur le plateau. Choisissez celui qui passe sur le nouveau terrain.
page-lords-hint-end-turn = Le joueur suivant pioche, et vous ne pouvez plus rien faire.
page-lords-hint-arrange = Choisissez laquelle de vos valeurs va sur le terrain éclairé.
page-lords-hint-answer = Si vous cédez la moitié, c’est la banque qui la paie ou la prend.
page-lords-ask-from = Choisissez le casino qui s’étend.
page-lords-ask-colour = Choisissez la couleur. Le nombre dit combien de tuiles il reste.
page-lords-ask-moving = Tous vos dés sont sur le plateau. Choisissez celui à déplacer ici.
page-lords-choose-lot = Choisissez un terrain éclairé
page-lords-choose-from = Choisissez un casino
page-lords-choose-colour = Choisissez une couleur
page-lords-choose-moving = Choisissez un dé
page-lords-choose-value = Choisissez une valeur
page-lords-do-build = Construire pour { $cost }
page-lords-do-sprawl = S’étendre pour { $cost }
page-lords-do-remodel = Rénover pour { $cost }
page-lords-do-reorganize = Réorganiser pour { $cost }
page-lords-do-gamble = Miser { $bet }
page-lords-do-give-up = Abandonner { $lot }
page-lords-do-move-die = Déplacer le dé
page-lords-do-end-turn = Finir le tour
page-lords-do-stand = Tout couvrir
page-lords-do-lay-off = Céder la moitié
page-lords-sure-stand = Oui, tout couvrir
page-lords-sure-lay-off = Oui, céder
page-lords-pay = À payer
page-lords-left = reste { $left }
page-lords-colour = Couleur
page-lords-colour-left = { $colour }, { $tiles ->
    [one] reste { $tiles } tuile
   *[other] reste { $tiles } tuiles
}
page-lords-casino-of = Casino { $colour }
page-lords-casino-at = Casino { $colour } sur { $lot }
page-lords-in-casino = casino { $colour }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
page-lords-boss = Patron
page-lords-next-card = Paiement
page-lords-tiles = { $before ->
    [0] Un nouveau casino de { $after ->
        [one] { $after } tuile
       *[other] { $after } tuiles
    }
   *[other] { $before ->
        [one] De { $before } tuile à { $after }
       *[other] De { $before } tuiles à { $after }
    }
}
page-lords-tiles-stay = { $tiles ->
    [one] { $tiles } tuile, comme avant
   *[other] { $tiles } tuiles, comme avant
}
page-lords-rerolled = { $dice ->
    [one] { $dice } dé est relancé
   *[other] { $dice } dés sont relancés, dont { $own } à vous
}
page-lords-boss-is = { $you ->
    [yes] Vous êtes à la tête
   *[no] { $name } est à la tête
}
page-lords-boss-stays = { $you ->
    [yes] Vous restez à la tête
   *[no] { $name } reste à la tête
}
page-lords-boss-becomes = { $you ->
    [yes] Vous prenez la tête
   *[no] { $name } prend la tête
}
page-lords-boss-over = { $line }, { $high } contre { $next }
page-lords-boss-tied = Égalité : { $names } ; les plus hauts dés sont relancés
page-lords-boss-none = Personne n’est patron
page-lords-boss-open = Les dés décident
page-lords-there = { $casino } : { $line }
page-lords-and-then = { $first } ; { $rest }
page-lords-pays = { $cards ->
    [both] Si le { $colour } ou le Strip paie : { $shares }
   *[colour] Si le { $colour } paie : { $shares }
}
page-lords-pays-nothing = Plus aucune carte ne le paie
page-lords-share = { $you ->
    [yes] vous { $money }
   *[no] { $name } { $money }
}
page-lords-share-boss = { page-lords-share } + { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-lords-against = Contre { $name }
page-lords-against-poor = Contre { $name }, qui n’a que { $money }
page-lords-bet = Votre mise
page-lords-total = Lancer
page-lords-chance = Chance
page-lords-stand = Couvrir
page-lords-lay-off = Céder
page-lords-bet-against-you = { $name } mise { $bet } contre vous
page-lords-your-turn = À vous de jouer
page-lords-turn-of = À { $name } de jouer
page-lords-wait = Un instant
page-lords-draw = Piocher une carte
page-lords-arrange = Votre valeur pour { $lot }
page-lords-more-dice = { $dice ->
    [one] encore { $dice } ensuite
   *[other] encore { $dice } ensuite
}
page-lords-values = Vos valeurs
page-lords-put = Placer { $value } sur { $lot }
page-lords-with = Échange avec
page-lords-you-give = Vous donnez
page-lords-you-get = Vous recevez
page-lords-gives = { $name } donne
page-lords-money = { $who }, argent
page-lords-less = { $what } : moins
page-lords-more = { $what } : plus
page-lords-die-on = Dé { $value } sur { $lot }
page-lords-the-lot = Terrain { $lot }
page-lords-add-action = Une action de ce tour
page-lords-which-action = Quelle action ?
page-lords-add = Promettre
page-lords-add-vow = Promettre d’y renoncer
page-lords-remove = Retirer
page-lords-pull-down = Voir le plateau
page-lords-pull-up = Voir l’offre
page-lords-cancel = Annuler
page-lords-compose = Choisissez quoi échanger
page-lords-offer-to = Proposer à { $name }
page-lords-offer-open = Votre offre à { $name } est en attente
page-lords-withdraw = Retirer
page-lords-offer = Une offre
page-lords-offers = { $name } propose un échange
page-lords-offers-to = { $maker } propose un échange à { $to }
page-lords-changes = Ce qui change
page-lords-deed = En plus, { $name } : { $deed }
page-lords-nobody = personne
page-lords-boss-still = { $casino } : toujours { $name } comme patron
page-lords-boss-was = { $casino } : patron { $name }
page-lords-no = Non
page-lords-change = Modifier
page-lords-accept = Accepter
page-lords-sure-accept = Oui, accepter

## Before and after the game

page-rules = Règles
page-rules-of = Règles de { $game }
page-contents = Sommaire
page-fair-title = Des dés honnêtes
page-fair-how = Avant le premier lancer, le serveur s’engage sur un secret : il en montre l’empreinte. Chaque dé et chaque carte découle de ce secret. La partie finie, le secret est révélé et votre navigateur refait tous les calculs, ici, sur cet appareil.
page-fair-file = L’enregistrement à vérifier
page-fair-choose = Choisir un enregistrement
page-fair-drop = ou déposez le fichier ici
page-fair-busy = Calcul en cours…
page-fair-true = { $count ->
    [one] Authentique : le seul lancer ou la seule carte découle du secret promis.
   *[other] Authentique : les { $count } lancers et cartes découlent tous du secret promis.
}
page-fair-kept = Cet appareil a noté la même promesse au début de la partie.
page-fair-other = La promesse n’a pas été tenue : cet appareil en avait noté une autre au début de la partie.
page-fair-outcome = La ligne { $line } ne concorde pas : le secret y donne { $dealt }.
page-fair-not-outcome = La ligne { $line } ne concorde pas avec le secret.
page-fair-not-entry = La ligne { $line } ne peut pas être là : l’enregistrement a été modifié.
page-fair-not-seed = Le secret de la ligne { $line } n’est pas celui qui était promis.
page-fair-not-count = Des lignes ont été ajoutées ou retirées : la ligne { $line } en compte d’autres.
page-fair-not-digest = Les dés et les cartes sont authentiques, mais quelque chose a été modifié au-dessus de la ligne { $line } une fois l’enregistrement scellé.
page-fair-no-seed = Cet enregistrement ne contient pas de secret. Il est révélé quand la partie est finie.
page-fair-no-record = Ceci n’est pas l’enregistrement d’une partie.
page-fair-unsafe = Votre navigateur ne fait ces calculs que par une connexion sécurisée (https).
page-fair-promise = Empreinte promise
page-fair-noted = Empreinte notée sur cet appareil
page-fair-secret = Secret révélé
page-fair-line = Ligne
page-fair-written = Dans l’enregistrement
page-fair-dealt = D’après le secret
page-level = Bots
page-how-easy = Facile
page-how-medium = Moyen
page-how-hard = Difficile
page-more = Plus
page-watch = Regarder
page-watch-record = Regarder un enregistrement
page-running-tables = Parties en cours
page-with-white = avec les dés blancs
page-with-open-money = argent visible
page-mine-yours = C’est votre tour.
page-mine-theirs = C’est le tour de { $name }.
page-mine-over = Terminée.
page-mine-with = Avec { $names }.
page-mine-result = Résultat
page-mine-done = Parties récentes
page-code-how = À la table, sur l’autre appareil, ouvrez les réglages et demandez un code. Il vous rend vos places ici.
page-code-table = Lien de la table
page-code = Code
page-code-go = À ma place
page-have-code = J’ai un code de place
page-name-of = Nom du joueur { $n }
page-white-dice-how = Chacun lance aussi des dés blancs. Ils comptent comme un joueur de plus.
page-open-money-how = Chacun voit ce que les autres ont gagné. Sinon les totaux restent cachés, même si chaque billet est versé aux yeux de tous.
page-listed-how = La table apparaît sur la page d’accueil. Sinon, il faut le lien.
page-takeover = Les bots prennent le relais
page-takeover-how = Un bot joue pour les absents, jusqu’à leur retour.
page-starts = Qui commence
page-starts-lot = tirage au sort
page-watching-here = Vous regardez.
page-invite-link = Lien d’invitation
page-wins-money = { $who ->
    [you] Vous gagnez avec { $money }
    [one] { $names } gagne avec { $money }
   *[many] { $names } partagent la victoire avec { $money }
}
page-wins-points = { $who ->
    [you] Vous gagnez avec { page-points-with }
    [one] { $names } gagne avec { page-points-with }
   *[many] { $names } partagent la victoire avec { page-points-with }
}
page-points-with = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-turns = { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
page-chart-money = L’argent, round par round
page-chart-points = Les points, tour par tour
page-chart-thousands = en milliers de dollars
page-chart-round = Round
page-chart-turn = Tour
page-chart-start = Départ
page-story = Moments clés
page-story-show = Montrer
page-insight = Chance et occasions
page-insight-why = Les bots rejouent maintes fois la suite de chaque position et voient ce que valait chaque lancer et chaque coup.
page-insight-look = Analyser cette partie
page-insight-looking = Analyse en cours…
page-luck-dice = Chance aux dés
page-luck-cards = Chance aux cartes et aux dés
page-luck-unit = Variation des chances de gagner, cumulée sur la partie
page-missed-yours = Ce que vous avez manqué
page-missed-all = Ce qui a été manqué
page-missed-none = Rien d’important. Bien joué !
page-missed-move = Choisi : { $move }. Mieux : { $better }.
page-missed-place = { $casino } ({ $face })
page-missed-end-turn = finir le tour
page-story-haul = { $name } : { $money } au round { $round }, le plus gros paiement de la partie.
page-story-lost = Personne n’a eu les { $money } de { $casino } au round { $round }.
page-story-lead-round = { $name } : en tête du round { $round } jusqu’à la fin.
page-story-lead-turn = { $name } : en tête du tour { $turn } jusqu’à la fin.
page-story-jump = { $name } : de { $before } à { $after } points avec un seul casino, au tour { $turn }.
page-story-payday = { $name } : { $money } des terrains et des casinos au tour { $turn }, la meilleure recette.
page-story-bet = { $name } : { $money } gagnés au jeu, au tour { $turn }.
page-share-replay = Partager
page-verify = Vérifier les dés
page-replay-step = Étape de la partie revue
page-step-of = Étape { $step } sur { $steps }
page-chapter = Au round ou tour suivant
page-chapter-back = Un round ou tour en arrière
page-share-step = Partager ce moment
page-what-if = Et si ?
page-what-if-how = Reprenez d’ici, à votre façon. Vous prenez la place dont c’est le tour, des bots prennent les autres, et les dés sont relancés.
page-what-if-go = Reprendre d’ici
page-cut-off = Pas de connexion
page-cut-off-how = Les tables sont fermées jusqu’à son retour. Les règles restent lisibles, et les enregistrements vérifiables.
page-try-again = Réessayer
page-part-missing = Cette partie de la page n’a pas pu être chargée.
page-back-picture = Votre place sous forme de code à scanner
page-back-how = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Pour vous seul : qui l’a prend votre place.

## The live table

page-announcements = Ce qui se passe
page-skip = Touchez pour passer
page-your-turn = À vous de jouer.
page-turn-of = À { $name } de jouer.
page-left = { $name } quitte la table ; un bot joue la suite.
page-watching = Vous regardez
page-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
page-chair-away = absent, un bot joue
page-chair-gone = absent
page-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
page-hand-over = Passez l’appareil à { $name }
page-hand-over-why = L’argent est face cachée : les autres ne regardent pas.
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
page-hint-close = Ne plus montrer ce conseil
page-hint-face = Tous les dés d’une valeur vont au casino de cette valeur. Qui en a le plus y prend le meilleur billet.
page-hint-white-dice = Les dés blancs ne sont à personne : ils suivent, comptent comme un joueur de plus et peuvent égaler n’importe qui.
page-hint-payout = Chaque casino paie : le plus de dés prend le plus gros billet. À nombre égal, tout s’annule.
page-foretold-take = { $who ->
    [you] Vous prenez { $note }.
   *[name] { $name } prend { $note }.
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
    [you] Égalité : vous ne recevez rien.
   *[name] Égalité : { $name } ne reçoit rien.
}
page-foretold-nothing = { $who ->
    [you] Il n’y reste rien pour vous.
   *[name] Il n’y reste rien pour { $name }.
}
page-foretold-ties = Égalité entre { $names } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : tout s’annule.
page-lords-hint-trade = Touchez ce que vous donnez et ce que vous voulez. Rien ne change de mains avant l’accord de l’autre.
page-lords-hint-offer = Regardez ce qui change avant de répondre. Vous pouvez aussi répondre par une offre modifiée.
page-lords-choices = Possible : { $choices }.
page-refused-already-gambled = Vous avez déjà misé ce tour-ci ; une fois suffit.
page-refused-already-reorganized = Des dés de ce casino ont déjà été réorganisés ce tour-ci.
page-refused-bad-bet = Cette mise est trop haute ou trop basse.
page-refused-bad-message = Le serveur n’a pas pu lire cela.
page-refused-bad-money = Seuls des millions entiers, à partir de 0, peuvent changer de mains.
page-refused-bad-partner = Un échange se fait avec un autre joueur de cette table.
page-refused-bad-text = Ce nom ou ce texte ne convient pas.
page-refused-begun-already = La partie a commencé ; vous pouvez la regarder.
page-refused-bus-unavailable = Le serveur n’est pas complet en ce moment ; réessayez.
page-refused-dice-left = Il vous reste un dé en réserve : aucun ne peut être déplacé.
page-refused-draw-first = Piochez d’abord la carte ; les actions viennent après.
page-refused-empty-trade = Une offre doit contenir quelque chose.
page-refused-face-not-rolled = Vous n’avez pas obtenu cette valeur.
page-refused-foreign-page = Cette page n’a pas le droit de parler à ce serveur.
page-refused-full = La maison est pleine ; réessayez plus tard.
page-refused-game-over = La partie est finie.
page-refused-given-twice = Le même terrain ou le même dé est nommé deux fois.
page-refused-invalid-move = Ce coup n’existe pas dans ce jeu.
page-refused-invalid-options = Aucune partie n’est possible avec ces places et ces options.
page-refused-invalid-record = Ce n’est pas un enregistrement entier et authentique.
page-refused-lot-taken = Ce terrain est pris ; on ne s’étend que sur un terrain libre.
page-refused-no-boss = Ce casino n’a pas de patron contre qui miser.
page-refused-no-casino = Il n’y a pas de casino sur ce terrain.
page-refused-no-dice = Tous vos dés sont sur le plateau : choisissez celui qui se déplace.
page-refused-no-die-there = Vous n’avez pas de dé dans ce casino.
page-refused-no-money = L’un des deux n’a pas l’argent qu’il donnerait.
page-refused-no-offer = Cette offre n’est plus ouverte.
page-refused-no-secret = Autorisez les cookies pour cette page : sans eux, pas de place à garder.
page-refused-no-such-seat = Cette place n’existe pas à cette table.
page-refused-no-tiles = Il ne reste pas assez de tuiles de cette couleur.
page-refused-no-trading = Les échanges attendent que le joueur actif puisse piocher ou agir.
page-refused-nobody-plays = Quelqu’un doit s’asseoir avec les bots.
page-refused-not-adjacent = Ce terrain ne touche pas le casino.
page-refused-not-begun = La partie n’a pas commencé.
page-refused-not-boss = Vous n’êtes pas le patron de ce casino.
page-refused-not-invited = Il faut l’invitation à cette table pour s’asseoir.
page-refused-not-on-turn = Seul le joueur actif peut échanger des actions de ce tour.
page-refused-not-over = Cette partie est encore en cours.
page-refused-not-owned = Ce qui serait donné n’appartient pas à qui le donne.
page-refused-not-seated = Seuls ceux qui sont à la table le peuvent.
page-refused-not-your-die = Vous n’avez pas de dé à déplacer là.
page-refused-not-your-lot = Vous n’avez pas de marqueur sur ce terrain.
page-refused-not-your-offer = Cette offre n’est pas à vous : ni à accepter, ni à retirer.
page-refused-not-your-seat = Cette place n’est pas la vôtre.
page-refused-not-your-turn = Ce n’est pas à vous de jouer.
page-refused-offer-open = Vous avez déjà une offre ouverte à ce joueur ; retirez-la d’abord.
page-refused-own-casino = Vous y êtes le patron ; misez dans le casino d’un autre.
page-refused-promised = Vous avez promis de ne pas le faire ce tour-ci.
page-refused-same-colour = Ce casino a déjà cette couleur.
page-refused-seat-taken = Quelqu’un y est déjà assis.
page-refused-seats-open = Il reste des places : attendez quelqu’un ou laissez jouer des bots.
page-refused-store-unavailable = Le serveur ne peut pas enregistrer en ce moment ; réessayez.
page-refused-too-expensive = Vous n’avez pas assez d’argent pour cela.
page-refused-too-large = C’est trop gros pour le serveur.
page-refused-too-late = La requête a mis trop de temps à arriver.
page-refused-too-many-codes = Utilisez l’un des codes déjà donnés.
page-refused-too-many-dice = Personne ne peut avoir autant de dés sur le plateau.
page-refused-too-many-markers = Personne ne peut avoir autant de marqueurs.
page-refused-too-often = C’est trop souvent ; attendez un instant.
page-refused-unknown-game = On ne joue pas à ce jeu ici.
page-refused-unknown-lot = Ce terrain n’existe pas ; ils vont de A1 à F9.
page-refused-unknown-room = Cette table n’existe pas.
page-refused-what-if = Il n’y a pas d’enregistrement d’un « et si » : il a commencé au milieu d’une autre partie.
page-refused-unknown-seat = Ce joueur n’existe pas à cette table.
page-refused-value-not-rolled = Il ne vous reste pas cette valeur à placer.
page-refused-wrong-code = Aucune place de cette table ne répond à ce code.
page-refused-wrong-phase = Ce n’est pas le moment.
page-row-done = { $name } : payé.

## A casino for those who listen

page-row-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
page-row-paid = { $name }, { page-row-dice } : { $note }
page-row-nothing = { $name }, { page-row-dice } : rien
page-row-tie = { $names }, { page-row-dice } chacun : annulés
page-row-rest = reste : { $notes }

## Games without a look of their own

page-size-plain = { $players } joueurs
page-rules-none = Il n’y a pas de règles de ce jeu ici.
page-fair-sealed = Le secret est bien celui qui avait été promis, et rien n’a été changé dans cet enregistrement depuis qu’il est scellé. Les lancers et les cartes de ce jeu ne peuvent pas être recalculés ici.
page-wins-plain = { $who ->
    [you] Vous gagnez
    [one] { $names } gagne
   *[many] { $names } partagent la victoire
}
page-plain-position = La situation
page-plain-moves = Ce que vous pouvez faire
page-plain-choose = Choisissez que faire
page-plain-choices = Possible : { $choices }.
