# What home and the first table can do without: the page loads it after them.

## Lords of Vegas: words

lords-of-vegas-nothing = rien
lords-of-vegas-colour = { $colour ->
    [purple] violet
    [gold] doré
    [green] vert
    [silver] argenté
    [strip] Strip
   *[brown] marron
}
    .plural = { $colour ->
    [purple] violets
    [gold] dorés
    [green] verts
    [silver] argentés
   *[brown] marron
}
    .feminine = { $colour ->
    [purple] violette
    [gold] dorée
    [green] verte
    [silver] argentée
    [strip] Strip
   *[brown] marron
}
    .feminine-plural = { $colour ->
    [purple] violettes
    [gold] dorées
    [green] vertes
    [silver] argentées
    [strip] Strip
   *[brown] marron
}
lords-of-vegas-share = { $name } { $money }
lords-of-vegas-the-lot = le terrain { $lot }
lords-of-vegas-the-die = le dé sur { $lot }
lords-of-vegas-to-build = construire un casino { lords-of-vegas-colour } sur { $lot }{ lords-of-vegas-moving }
lords-of-vegas-to-sprawl = s’étendre de { $casino } sur { $lot }{ lords-of-vegas-moving }
lords-of-vegas-to-remodel = rénover en { lords-of-vegas-colour } le casino sur { $lot }
lords-of-vegas-to-reorganize = réorganiser le casino sur { $lot }
lords-of-vegas-to-gamble = miser { $bet } au casino sur { $lot }
lords-of-vegas-moving = { $moving ->
    [none] { "" }
   *[other] { " " }avec le dé de { $moving }
}
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
lords-of-vegas-card-drawn = { $name } pioche { $lot } : { lords-of-vegas-who-pays }.
    .you = Vous piochez { $lot } : { lords-of-vegas-who-pays }.
lords-of-vegas-who-pays = { $colour ->
    [strip] le Strip paie
   *[other] les casinos { lords-of-vegas-colour.plural } paient
}
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
lords-of-vegas-casino-paid = Le casino { lords-of-vegas-colour } { $casino } paie : { $paid }.
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
   *[other] La partie est finie, victoire partagée avec { lords-of-vegas-points } et { $money } chacun : { $names }.
}
    .you = La partie est finie : vous gagnez avec { lords-of-vegas-points } et { $money }.
lords-of-vegas-casino-built = { $name } construit un casino { lords-of-vegas-colour } sur { $lot } pour { $cost } ; le dé montre { $value }.
    .you = Vous construisez un casino { lords-of-vegas-colour } sur { $lot } pour { $cost } ; le dé montre { $value }.
lords-of-vegas-casino-sprawled = { $name } étend un casino { lords-of-vegas-colour } sur { $lot } pour { $cost } ; le dé montre { $value }.
    .you = Vous étendez un casino { lords-of-vegas-colour } sur { $lot } pour { $cost } ; le dé montre { $value }.
lords-of-vegas-casino-remodeled = { $name } rénove le casino { $former } { $casino } en { lords-of-vegas-colour } pour { $cost }.
    .you = Vous rénovez le casino { $former } { $casino } en { lords-of-vegas-colour } pour { $cost }.
lords-of-vegas-casino-reorganized = { $name } réorganise le casino { $casino } pour { $cost }.
    .you = Vous réorganisez le casino { $casino } pour { $cost }.
lords-of-vegas-dice-rerolled = { $count ->
    [one] Le dé sur { $lots } montre { $values }.
   *[other] Les dés sur { $lots } montrent { $values }.
}
lords-of-vegas-dice-arranged = { $name } répartit { $values } sur { $lots }.
    .you = Vous répartissez { $values } sur { $lots }.
lords-of-vegas-tie-rerolled = Patrons à égalité avec { $tied } : les dés sur { $lots } montrent maintenant { $values }.
lords-of-vegas-bet-made = { $name } mise { $bet } contre { $boss } au casino { $casino }.
    .you = Vous misez { $bet } contre { $boss } au casino { $casino }.
lords-of-vegas-action-taken-back = { $name } revient sur son action : { $deed }.
    .you = Vous revenez sur votre action : { $deed }.
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
    [pays] { $share } payés par { $boss }
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
lords-of-vegas-offer-accepted = { $name } accepte { lords-of-vegas-offer-refused.which } : { $give } contre { $take }{ lords-of-vegas-with-deeds }.
    .you = Vous acceptez l’offre nº { $number } que { $maker } vous a faite : { $give } contre { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-with-deeds = { $deed_count ->
    [0] { "" }
   *[other] { " " }; en plus : { $deeds }
}
lords-of-vegas-offer-refused = { $name } refuse { lords-of-vegas-offer-refused.which }.
    .you = Vous refusez l’offre nº { $number } que { $maker } vous a faite.
    .which = { $maker ->
    [vous] votre offre nº { $number }
   *[other] l’offre nº { $number }, faite par { $maker }
}
lords-of-vegas-offer-withdrawn = { $name } retire l’offre nº { $number }.
    .you = Vous retirez l’offre nº { $number }.
lords-of-vegas-offer-reopened = { $to ->
    [vous] L’offre nº { $number }, que { $name } vous a faite, est de nouveau ouverte
   *[other] L’offre nº { $number }, faite par { $name } à { $to }, est de nouveau ouverte
}.
    .you = Votre offre nº { $number } à { $to } est de nouveau ouverte.
lords-of-vegas-offer-void = { $to ->
    [vous] L’offre nº { $number }, que { $name } vous a faite, tombe
   *[other] L’offre nº { $number }, faite par { $name } à { $to }, tombe
} : { lords-of-vegas-offer-void.why }.
    .you = Votre offre nº { $number } à { $to } tombe : { lords-of-vegas-offer-void.why }.
    .why = { $why ->
    [card-drawn] une carte est piochée
    [turn-ended] le tour est fini
   *[other] on ne peut plus l’exécuter
}

## The page

page-replay = Revoir
page-play = Lecture
page-pause = Pause
page-step = Étape suivante
page-step-back = Étape précédente
page-again = Rejouer
page-to-rematch = Vers la nouvelle partie
page-again-waits = On attend { $names }.
page-again-too = Jouer aussi
page-again-not = Pas maintenant
page-again-now = Commencer sans attendre
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
page-lords-next-pay = La prochaine carte vous paierait, outre { $lots } de terrains
page-lords-gone = Cartes { lords-of-vegas-colour.feminine-plural } : { $gone } sur { $all } déjà sorties
page-lords-overview = Vue d’ensemble
page-lords-now = Ce qu’il y a à faire
page-lords-who-runs = Qui tient quoi
page-lords-on-strip = Strip
page-lords-card-pays = Ce que rapporte une carte
page-lords-lots = Terrains
page-lords-colours = Couleurs
page-lords-tiles-free = Tuiles restantes
page-lords-tiles-of = { $tiles ->
    [one] 1 tuile
   *[other] { $tiles } tuiles
}, patron : { $boss }
page-lords-letter = { $colour ->
    [purple] Vi
    [gold] D
    [green] Ve
    [silver] A
    [strip] { "" }
   *[brown] M
}
page-from-to = de { $before } à { $after }
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
    [yes] { $lot }, votre terrain : { page-lords-lot-printed }
   *[no] { $lot }, terrain à { $name } : { page-lords-lot-printed }
}
page-lords-lot-empty = { $lot }, casino { lords-of-vegas-colour } de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, sans dé ici
page-lords-lot-built = { $lot }, casino { lords-of-vegas-colour } de { $tiles ->
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
    [deck] La carte { $lot } ({ lords-of-vegas-colour.feminine }) est encore dans la pioche.
   *[gone] La carte { $lot } ({ lords-of-vegas-colour.feminine }) est déjà sortie.
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
page-lords-take-back = Annuler
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
page-lords-do-gamble = Miser { $bet } et lancer
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
page-lords-colour-name = { lords-of-vegas-colour.feminine-plural }
page-lords-colour-left = { $tiles ->
    [one] { $tiles } tuile { lords-of-vegas-colour.feminine } restante
   *[other] { $tiles } tuiles { lords-of-vegas-colour.feminine-plural } restantes
}
page-lords-casino-of = Casino { lords-of-vegas-colour }
page-lords-casino-at = Casino { lords-of-vegas-colour } sur { $lot }
page-lords-in-casino = casino { lords-of-vegas-colour }, { $tiles ->
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
    [yes] Vous êtes patron
   *[no] { $name } est patron
}
page-lords-boss-stays = { $you ->
    [yes] Vous restez patron
   *[no] { $name } reste patron
}
page-lords-boss-becomes = { $you ->
    [yes] Vous devenez patron
   *[no] { $name } devient patron
}
page-lords-boss-over = { $line }, { $high } contre { $next }
page-lords-boss-tied = Égalité : { $names } ; les plus hauts dés sont relancés
page-lords-boss-none = Personne n’est patron
page-lords-there = { $casino } : { $line }
page-lords-and-then = { $first } ; { $rest }
page-lords-pays = { $cards ->
    [both] Avec une carte { lords-of-vegas-colour.feminine } ou Strip : { $shares }
   *[colour] Avec une carte { lords-of-vegas-colour.feminine } : { $shares }
}
page-lords-pays-nothing = Plus aucune carte ne le paie
page-lords-share = { $you ->
    [yes] vous { $money }
   *[no] { $name } { $money }
}
page-lords-share-boss = { $points ->
    [0] { page-lords-share }, aucun point
    [one] { page-lords-share } + { $points } point
   *[other] { page-lords-share } + { $points } points
}
page-lords-against = Mise contre { $name }
page-lords-against-poor = { $name } n’a que { $money } : si la moitié est cédée, la banque paie le reste.
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
page-lords-boss-turns = { $casino } : patron actuel { $name }, ensuite { $next }
page-lords-no = Non
page-lords-change = Modifier
page-lords-accept = Accepter
page-lords-sure-accept = Oui, accepter
page-other-device = Continuer sur un autre appareil
page-get-code = Obtenir un code
page-code = Code
page-code-go = Ouvrir mon profil
page-back-picture = Votre profil sous forme de code à scanner
page-back-how = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Valable 15 minutes, pour un appareil. Uniquement pour vous : qui l’a prend vos places.
page-table-link = Inviter des spectateurs
page-block-named = Bloquer { $name }
page-block-how = Ne prend pas place où vous êtes assis, et vous ne l’entendez plus.
page-block = Bloquer
page-blocked-named = { $name } : bloqué

## Before and after the game

page-fair-how = Avant le premier lancer, le serveur s’engage sur un secret : il en montre l’empreinte. Chaque dé et chaque carte découle de ce secret. La partie finie, le secret est révélé et votre navigateur refait tous les calculs, ici, sur cet appareil.
page-fair-file = L’enregistrement à vérifier
page-fair-choose = Choisir un enregistrement
page-fair-drop = ou déposez le fichier ici
page-fair-busy = Calcul en cours…
page-fair-true = { $count ->
    [one] Authentique : le seul lancer ou la seule carte découle du secret promis.
   *[other] Authentique : les { $count } lancers et cartes découlent tous du secret promis.
}
page-fair-kept = Cet appareil a noté la même promesse au début de la partie.
page-fair-other = La promesse n’a pas été tenue : cet appareil en avait noté une autre au début de la partie.
page-fair-outcome = La ligne { $line } ne concorde pas : le secret y donne { $dealt }.
page-fair-not-outcome = La ligne { $line } ne concorde pas avec le secret.
page-fair-not-entry = La ligne { $line } ne peut pas être là : l’enregistrement a été modifié.
page-fair-not-seed = Le secret de la ligne { $line } n’est pas celui qui était promis.
page-fair-not-count = Des lignes ont été ajoutées ou retirées : la ligne { $line } en compte d’autres.
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
page-wins-money = { $who ->
    [you] Vous gagnez avec { $money }
    [one] { $names } gagne avec { $money }
   *[many] { $names } partagent la victoire avec { $money } chacun
}
page-wins-points = { $who ->
    [you] Vous gagnez avec { page-points-with }
    [one] { $names } gagne avec { page-points-with }
   *[many] { $names } partagent la victoire avec { page-points-with } chacun
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
page-chart-turn = Tour
page-chart-start = Départ
page-story = Moments clés
page-story-show = Montrer
page-insight-looking = Analyse en cours…
page-missed-yours = Ce que vous avez manqué
page-missed-none = Rien d’important. Bien joué !
page-story-haul = { $name } : { $money } au round { $round }, le plus gros paiement de la partie.
page-story-lost = Personne n’a eu les { $money } de { $casino } au round { $round }.
page-story-lead-round = { $name } : en tête du round { $round } jusqu’à la fin.
page-story-lead-turn = { $name } : en tête du tour { $turn } jusqu’à la fin.
page-story-jump = { $name } : de { $before } à { $after } points avec un seul casino, au tour { $turn }.
page-story-payday = { $name } : { $money } des terrains et des casinos au tour { $turn }, la meilleure recette.
page-story-bet = { $name } : { $money } gagnés au jeu, au tour { $turn }.
page-share-replay = Partager
page-verify = Vérifier les dés
page-replay-step = Étape de la partie revue
page-step-of = Étape { $step } sur { $steps }
page-chapter = Au round ou au tour suivant
page-chapter-back = Un round ou un tour en arrière
page-share-step = Partager ce moment
page-what-if-how = Reprenez d’ici, à votre façon. Vous prenez la place dont c’est le tour, des bots prennent les autres, et les dés sont relancés.
page-what-if-go = Reprendre d’ici

## The live table

page-lords-hint-trade = Touchez ce que vous donnez et ce que vous voulez. Rien ne change de mains avant l’accord de l’autre.
page-lords-hint-offer = Regardez ce qui change avant de répondre. Vous pouvez aussi répondre par une offre modifiée.
page-lords-choices = Possible : { $choices }.

## A casino for those who listen

page-row-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}

## Games without a look of their own

page-fair-sealed = Le secret est bien celui qui avait été promis, et rien n’a été changé dans cet enregistrement depuis qu’il est scellé. Les lancers et les cartes de ce jeu ne peuvent pas être recalculés ici.
page-wins-plain = { $who ->
    [you] Vous gagnez
    [one] { $names } gagne
   *[many] { $names } partagent la victoire
}

## What is told: paydays and bets

page-tell-share = { $name } { $money }
page-tell-lots = D’abord chaque terrain a payé { $one } : { $shares }.
page-tell-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
page-tell-stays = { lords-of-vegas-points }, reste sur { $after }
page-tell-hurry = Touchez pour aller plus vite
page-tell-go-on = Touchez pour continuer
page-tell-bet = { $who ->
    [you] Vous misez { $bet } contre { $boss }
    [boss] { $name } mise { $bet } contre vous
   *[other] { $name } mise { $bet } contre { $boss }
}
page-tell-stand = { $who ->
    [you] Vous couvrez tout : à vous de payer ou de prendre le tout.
   *[other] { $name } couvre tout et paie ou prend le tout.
}
page-tell-lay-off = { $who ->
    [you] Vous avez cédé la moitié : la banque paie ou prend le reste.
   *[other] { $name } cède la moitié : la banque paie ou prend le reste.
}
page-tell-win = { $who ->
    [you] Vous gagnez { $sum }
   *[other] { $name } gagne { $sum }
}
page-tell-lose = { $who ->
    [you] Vous perdez { $sum }
   *[other] { $name } perd { $sum }
}
page-tell-even = { $who ->
    [you] Gagné, mais personne ne peut payer
   *[other] { $name } gagne, mais personne ne peut payer
}
page-tell-boss = { $who ->
    [you] Vous êtes patron
   *[other] { $name } est patron
}
page-tell-tie = Égalité entre patrons : ces dés sont relancés
page-tell-tie-again = Encore une égalité
page-tell-over = La partie est finie
page-tell-answers = { $name } décide : tout ou la moitié
page-tell-ways = Sur 36 lancers, { $lose } perdent, { $win } gagnent et { $double } gagnent le double
page-tell-may-lay-off = { $name } peut céder la moitié à la banque : vous recevez autant.
page-tell-up-to = { $casino }, jusqu’à { $sum }
page-tell-most = { $sum } au plus
page-tell-chance = { $name } { $chance } %
page-tell-may-be-boss = Patron ensuite : { $chances }
page-tell-may-pay = Avec des dés de 1 à 6 : { $shares }

## What is told: since one's own turn, and answers to offers

page-since = Depuis votre tour
page-since-stand-in = Votre remplaçant
page-since-took = { $name } prend { $lot }.
page-since-took-pays = { $name } prend { $lot } ; { lords-of-vegas-who-pays } : { $shares }.
page-since-took-over = { $name } prend { $lot } et votre dé s’en va.
page-since-casino-built = { $name } construit sur { $lot } pour { $cost }.
page-since-casino-sprawled = { $name } s’étend sur { $lot } pour { $cost }.
page-since-casino-remodeled = { $name } rénove { $casino } pour { $cost }.
page-since-casino-reorganized = { $name } réorganise { $casino } pour { $cost }.
page-since-bet = { $result ->
    [won] { $name } mise contre { $boss } et gagne { $sum }.
   *[lost] { $name } mise contre { $boss } et perd { $sum }.
}
page-since-traded = Échange entre { $name } et { $to }.
page-since-boss = { $name } est maintenant patron de { $casino }.
page-since-lost = perdu
page-since-more = { $count ->
    [one] et { $count } autre événement, dans le journal
   *[other] et { $count } autres événements, dans le journal
}
page-answer-yes = { $name } accepte
page-answer-no = { $name } refuse
page-answer-but = { $name } répond par une autre offre
page-answer-have = Vous avez maintenant { $money }.
page-answer-worth = { $lot } rapporte { $money } à { $name } avec { $cards } des { $all } cartes qui restent.
page-answer-worth-lot = { $lot } rapporte { $money } à { $name } avec chaque carte.
page-answer-worth-money = { $name } a { $money } ; il en resterait { $left }.
page-answer-terms = { $give } contre { $take }
page-answer-again = Une autre offre ne coûte rien.
page-answer-go-on = Continuer
page-answer-leave = Laisser
page-answer-change = Modifier l’offre
page-effect-money = une carte paie
page-effect-points = une carte marque
page-effect-tiles = tuiles comme patron
page-effect-to-come = { $name } devient patron de { $casino }. Il devrait encore payer environ { $times } fois avant la fin.

## How a finished game was won
page-chances = Chances de gagner
page-chances-unit = sur 100 parties depuis là
page-chances-lines = Courbes affichées
page-chances-moments = Moments décisifs
page-chances-moment = Moment
page-chances-when = Après
page-moment-before = Moment précédent
page-moment-next = Moment suivant
page-moment-watch = Voir dans la rediffusion
page-moment-of-luck = hasard
page-moment-of-own = choix de { $name }
page-moment-of-others = choix d’un autre
page-account-how = { $who ->
    [you] Comment vous arrivez à { $result }
   *[name] Comment { $name } arrive à { $result }
}
page-account-whose = De qui est le compte
page-account-start = Au départ
page-account-luck = Hasard
page-account-own = { $who ->
    [you] Vos choix
   *[name] Ses choix
}
page-account-others = Choix des autres
page-account-result = À la fin
page-account-seats = un sur { $seats }
page-account-missed = { $count ->
    [one] { $count } coup manqué
   *[other] { $count } coups manqués
}
page-missed-by = Ce que { $name } a manqué
page-missed-played = Joué : { $what }
page-missed-better = Mieux : { $what }
page-try-it = Essayer
page-insight-turn = Tour { $turn }
page-insight-risk = { $chance } de gagner : { $best } au mieux, { $worst } au pire
page-insight-do-draw = tirer une carte
page-insight-do-end-turn = finir le tour
page-insight-do-give-up = abandonner { $lot }
page-insight-do-move-die = déplacer le dé de { $lot }
page-insight-do-arrange = y placer le { $value }
page-insight-do-lay-off = céder la moitié de la mise
page-insight-do-stand = couvrir toute la mise
page-insight-do-offer = faire une offre
page-insight-do-accept = accepter l’offre
page-insight-do-refuse = refuser l’offre
page-insight-do-counter = répondre par une autre offre
page-insight-do-withdraw = retirer l’offre
page-insight-here = Mieux ici ({ $cost }) : { $what }
page-picture = Partager cette soirée
page-picture-send = Envoyer
page-picture-keep = Image
page-picture-place = Place { $place } sur { $seats } avec { $score }
page-picture-from = gagné depuis { $chance }
page-picture-once = un moment à { $chance }
page-chart-round = Round
page-insight-fact = { $move }. { $fact }
page-insight-hand = { $fact } { $dice ->
    [one] Il reste 1 dé.
   *[other] Il reste { $dice } dés.
}
page-insight-roll = Round { $round }, lancer { $roll }
page-insight-round = Round { $round }
page-missed-place = { $casino } ({ $face })

## What is told: between rounds of Las Vegas

page-lords-hint-goal = Le but : le plus de points gagne. L’argent n’est que le carburant.
page-lords-no-short = manque { $sum }
page-lords-no-no-lot = aucun terrain
page-lords-no-no-free-lot = rien de libre
page-lords-no-not-boss = pas patron
page-lords-no-no-die = aucun dé
page-lords-no-no-rival = pas d’autre patron
page-lords-no-no-tiles = plus de tuiles
page-lords-no-done = déjà fait
page-lords-no-once = une fois par tour
page-lords-no-promised = promis
page-lords-why-short = { $deed } : il vous manque { $sum }.
page-lords-why-no-lot = { $deed } : aucun terrain ne porte votre marqueur.
page-lords-why-no-free-lot = { $deed } : aucun terrain libre à côté de vos casinos.
page-lords-why-not-boss = { $deed } : seul le patron d’un casino peut le faire.
page-lords-why-no-die = { $deed } : vous n’avez aucun dé sur le plateau.
page-lords-why-no-rival = { $deed } : aucun casino n’a un autre patron.
page-lords-why-no-tiles = { $deed } : il ne reste pas assez de tuiles.
page-lords-why-done = { $deed } : chaque casino une seule fois par tour.
page-lords-why-once = { $deed } : une seule fois par tour.
page-lords-why-promised = { $deed } : vous avez promis de ne pas le faire ce tour-ci.

## The coach

## Puzzles

page-puzzle-leave = Quitter le problème
page-puzzle-task = Trouvez le meilleur coup
page-puzzle-where = Problème { $number }, { $game }.
page-puzzle-one-best = Un coup est nettement meilleur. Vous avez un essai.
page-puzzle-found = Trouvé
page-puzzle-missed = Pas celui-ci
page-puzzle-week = Cette semaine
page-puzzle-weekdays = L M M J V S D
page-puzzle-levels = Bots qui le trouvent : { $levels }.
page-puzzle-nobody = Aucun bot ne le trouve.
page-puzzle-next = Problème suivant
page-puzzle-play-on = Continuer la partie

## Ses propres bots, venus d’ailleurs

page-bots-how = Un bot que vous écrivez ou lancez vous-même s’assied aux tables avec un jeton. Le jeton ouvre des places et rien d’autre, et vous pouvez le révoquer à tout moment. À la table, on voit que c’est un bot, et le vôtre.
page-bots-name = Nom du bot
page-bots-make = Créer un jeton
page-bots-made = Copiez le jeton maintenant : il n’est montré que cette fois.
page-bots-token = Jeton
page-bots-copy = Copier
page-bots-run = Avec un bot de la maison, il joue ainsi :
page-bots-list = Vos jetons
page-bots-none = Vous n’avez pas encore de jeton.
page-bots-since = { $owner } en répond, depuis le { $date }
page-bots-revoke = Révoquer
page-bots-revoke-named = Révoquer le jeton de { $name }

## Pour qui tient la maison

operator-title = Comment va la maison
operator-of-process = D’un seul processus, { $process } ; rien n’est modifié ici.
operator-load = Charge
operator-figure = Mesure
operator-value = Valeur
operator-up = En marche depuis
operator-store = La base fonctionne
operator-bus = Le bus fonctionne
operator-yes = oui
operator-no = non
operator-sockets = Sockets ouverts
operator-connections = Connexions ouvertes
operator-commands = De la commande à la réponse, moitié / 99 %
operator-lag = Retard de la boucle d’événements, moitié / 99 %
operator-waiting = Écritures en attente
operator-memory = Mémoire
operator-files = Fichiers ouverts
operator-processes = Processus qui partagent les salles
operator-rooms = Salles en mémoire : { $shown } sur { $count }
operator-room = Salle
operator-game = Jeu
operator-stage = Stade
operator-seats = Places
operator-there = Présents
operator-watching = Spectateurs
operator-errors = Derniers avertissements et erreurs
operator-no-errors = Aucun depuis le démarrage.
operator-at = Quand
operator-level = Niveau
operator-says = Message

## Vous
page-me-guest = Sans profil
page-me-why = Soyez reconnu ici : vos places sur tous vos appareils, vos parties et leur bilan. Ni mot de passe, ni adresse.
page-me-since = { $count ->
    [0] Aucune partie terminée.
    [one] { $count } partie terminée.
   *[other] { $count } parties terminées.
 } Ici depuis : { $day }, sans mot de passe.
page-me-colour = Votre couleur
page-me-colour-of = Couleur { $number }
page-me-make = Se souvenir de moi
page-me-rename = Changer le nom
page-day-today = aujourd’hui
page-day-yesterday = hier
page-join-how = Le code se trouve sur votre autre appareil, sous « Vous », ou sur le papier imprimé. Il ouvre votre profil ici ; les places de cet appareil suivent.
page-join-go = Ouvrir mon profil ici
page-join-passkey = Utiliser une clé d’accès
page-join-code-how = Scannez-le avec l’autre appareil ou saisissez-le là-bas. Valable 15 minutes, pour un appareil.
page-keep = Garder ce profil
page-keep-why = Si vous perdez cet appareil, un code imprimé ou une clé d’accès rouvre votre profil.
page-keep-kept = Vous avez un code imprimé. Un nouveau rend l’ancien sans valeur.
page-keep-code = Votre code
page-keep-once = Notez-le ou imprimez-le : il n’est montré que maintenant. Qui l’a peut jouer à votre place.
page-keep-print = Imprimer
page-keep-make = Code à imprimer
page-keep-anew = Nouveau code à imprimer
page-keep-passkey = Clé d’accès
page-keep-device = Autre appareil
page-devices = Où vous êtes connecté
page-device-kind = { $kind ->
    [phone] Téléphone
    [tablet] Tablette
   *[computer] Ordinateur
 }
page-device-here = { $kind }, ici même
page-device-seen = Depuis : { $joined }, dernière fois : { $seen }
page-device-end = Déconnecter
page-device-end-which = Déconnecter : { $kind }
page-passkey = Clé d’accès { $number }
page-passkey-made = Créée : { $day }
page-passkey-remove = Retirer
page-passkey-remove-which = Retirer la clé d’accès { $number }
page-kept = Ce qui est gardé de vous
page-kept-what = Nom, couleur, langue, vos appareils par genre et par jour, et vos parties. Ni adresse, ni courriel. Si l’on vous oublie, vos parties terminées restent, avec « quelqu’un » à votre place.
page-kept-export = Tout télécharger
page-kept-forget = M’oublier
page-kept-sure = M’oublier pour de bon
page-past = Parties terminées
page-past-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }er
   *[other] { $place }e
 }
page-past-left = parti
page-past-you = vous avez gagné
page-past-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
 }
page-past-when = { $who } · { $day }
page-past-replay = Revoir : { $game }
page-past-all = Toutes, { $count }
page-past-none = Les parties que vous terminerez figureront ici.
page-stats-won = Gagné, face à ce qui était attendu
page-stats-share = { $won } gagné, { $expected } attendu, sur { $games } parties
page-stats-expected = Le trait est ce que gagneraient des joueurs de même force aux mêmes places.
page-stats-luck = La chance jusqu’ici
page-stats-luck-unit = parties gagnées par chance
page-stats-choices = { $count ->
    [one] Sur { $count } partie. Vos choix : { $lost } parties.
   *[other] Sur { $count } parties. Vos choix : { $lost } parties.
 }
page-stats-by-seats = Par nombre de joueurs
page-stats-seats = { $seats } joueurs
page-stats-by-variant = Par variante
page-stats-usual = comme imprimé
page-stats-against = Contre qui
page-stats-bots = Bots, { $level }
page-stats-ahead = { $games ->
    [one] devant { $ahead } fois en { $games } partie
   *[other] devant { $ahead } fois en { $games } parties
 }
page-stats-mistakes = Erreurs favorites
page-stats-mistake = { $count ->
    [one] une fois, { $cost } d’une victoire
   *[other] { $count } fois, { $cost } d’une victoire
 }
page-stats-mistakes-how = Des coups à côté desquels il y avait mieux.
page-stats-unseen = { $count ->
    [one] Une partie est encore examinée : seul son résultat compte.
   *[other] { $count } parties sont encore examinées : seuls leurs résultats comptent.
 }
page-insight-rearrange = replacer les dés

## Evenings: many people, several rounds, one page with the standings

page-evening = Une soirée pour beaucoup de monde
page-evening-named = Soirée : { $title }
page-evening-how = Ouvrez une soirée et transmettez son lien. Chacun participe sous son nom, chaque ronde réunit ceux dont le classement est proche, et une page montre le classement à tous.
page-evening-title = Nom de la soirée
page-evening-usual = Soirée jeux
page-evening-game = Jeu
page-evening-seats = Places par table
page-evening-rounds = Rondes
page-evening-open = Ouvrir la soirée
page-evening-link-how = Qui ouvre ce lien choisit un nom et participe dès la ronde suivante.
page-evening-link-unknown = Le lien n’est connu que de l’appareil où il a été créé. Un nouveau le remplace.
page-evening-new-link = Créer un nouveau lien
page-evening-join = Participer
page-evening-in = Vous participez. Votre table s’affiche ici dès que la ronde commence.
page-evening-late = Vous participez dès la ronde suivante.
page-evening-ready = Votre table est prête
page-evening-to-table = Aller à la table
page-evening-with = avec { $names }
page-evening-done = Votre table a terminé. La ronde suivante commence quand toutes les tables ont terminé.
page-evening-bye = Vous ne jouez pas cette ronde et recevez un demi-point.
page-evening-away = Vous ne participez plus.
page-evening-back = Participer de nouveau
page-evening-leave = Quitter la soirée
page-evening-sure = Vraiment ?
page-evening-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
page-evening-nobody = Personne ne participe encore.
page-evening-round = Ronde { $round } sur { $rounds }
page-evening-gathering = Avant la première ronde
page-evening-standings = Classement
page-evening-tables = Tables
page-evening-table = Table { $n }
page-evening-playing = { $count ->
    [one] { $count } table joue encore
   *[other] { $count } tables jouent encore
}
page-evening-all-over = Toutes les tables ont terminé
page-evening-table-playing = en jeu
page-evening-table-over = terminée
page-evening-table-closed = fermée
page-evening-without = sans table : { $names }
page-evening-start = Lancer la ronde { $round }
page-evening-start-now = Lancer quand même la ronde { $round }
page-evening-start-how = Des tables jouent encore. Elles compteront une fois terminées.
page-evening-end = Terminer la soirée
page-evening-end-how = Le classement actuel devient le résultat.
page-evening-over = La soirée est terminée
page-evening-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
page-evening-organiser = Pour l’organisation
page-evening-drop = Retirer { $name }
page-evening-wall = Pour le grand écran
page-evening-csv = Classement en CSV
page-evening-json = Tout en JSON
page-evening-member = Place { $place } : { $name }, points : { $points }
page-evening-points = Points
page-evening-left = n’est plus là
page-evening-counting = Une table vaut un point : la part des autres que l’on devance, les égalités pour moitié. À égalité de points décident les points des adversaires, puis les victoires.
page-evening-to = Vers la soirée
page-evening-next = Vers votre table suivante
page-evening-bot = Un bot à vous participe ainsi :

page-more = Plus
page-have-code = J’ai un code
page-watch-record = Regarder un enregistrement
page-fair-title = Des dés honnêtes
page-bots = Mes bots

## Classement, aux tables qui comptent

page-ratings = Classement
page-ratings-how = Dans l’ordre de ce qui est sûr : la cote moins sa marge. Dans 19 cas sur 20, la force de quelqu’un se trouve dans la marge ±. Les bots sont des repères fixes.
page-ratings-none = Personne n’a encore de cote ici. Ouvrez une table qui compte.
page-ratings-place = Place
page-ratings-name = Nom
page-ratings-games = Parties
page-ratings-rest = { $count ->
    [one] Et encore une personne.
   *[other] Et { $count } autres.
}
page-rating = Cote
page-rating-doubt = ± { $doubt }
page-rating-games = { $games ->
    [one] { $games } partie qui compte
   *[other] { $games } parties qui comptent
}
page-rating-none = Jouez à une table qui compte, et votre cote sera ici.
page-rating-place = Place { $place } sur { $players }
page-rating-changes = Cotes après cette partie
page-rating-change = { $before } → { $after } ± { $doubt }
page-counts = Compte pour le classement
page-counts-how = Cette partie change les cotes. Chacun a un profil et son propre appareil ; le coach et « Et si ? » sont désactivés.
page-counts-guest = Pour vous asseoir ici, créez d’abord un profil. Une touche suffit.
page-counts-go = Créer un profil

## Pourquoi quelque chose est refusé, quand ce n’est pas nécessaire tout de suite

## Why something is refused, where it is not needed at once

refused-already-gambled = Vous avez déjà misé ce tour-ci ; une fois suffit.
refused-already-reorganized = Des dés de ce casino ont déjà été réorganisés ce tour-ci.
refused-bad-bet = Cette mise est trop haute ou trop basse.
refused-bad-money = Seuls des millions entiers, à partir de 0, peuvent changer de mains.
refused-bad-partner = Un échange se fait avec un autre joueur de cette table.
refused-bad-passkey = Cette clé d’accès n’ouvre rien ici.
refused-bad-subscription = Ce navigateur ne peut pas être prévenu.
refused-bad-vacation = Ce jour est déjà passé, ou cela dépasse vos jours de vacances.
refused-bot-sits-already = Un bot n’a qu’une place à une table.
refused-coach-away = Le coach n’est pas encore prêt ; redemandez dans un instant.
refused-coach-counts = Cette table compte : le coach est désactivé.
refused-coach-off = D’autres personnes jouent ici : le coach est désactivé.
refused-counts-bot = Les bots de l’extérieur ne jouent pas aux tables qui comptent.
refused-counts-device = À une table qui compte, chacun joue sur son propre appareil.
refused-counts-profile = Cette table compte : pour vous asseoir, créez d’abord un profil, sous « Vous ».
refused-counts-seat = À une table qui compte, vous avez une seule place.
refused-counts-to-the-end = Une partie qui compte se joue jusqu’au bout, par tous.
refused-counts-what-if = Cette partie a compté : on ne la rejoue pas à partir d’ici.
refused-dice-left = Il vous reste un dé en réserve : aucun ne peut être déplacé.
refused-draw-first = Piochez d’abord la carte ; les actions viennent après.
refused-empty-trade = Une offre doit contenir quelque chose.
refused-given-twice = Le même terrain ou le même dé est nommé deux fois.
refused-gone-on = La partie a continué entre-temps.
refused-invalid-record = Ce n’est pas un enregistrement entier et authentique.
refused-lot-taken = Ce terrain est pris ; on ne s’étend que sur un terrain libre.
refused-no-boss = Ce casino n’a pas de patron contre qui miser.
refused-no-casino = Il n’y a pas de casino sur ce terrain.
refused-no-dice = Tous vos dés sont sur le plateau : choisissez celui qui se déplace.
refused-no-die-there = Vous n’avez pas de dé dans ce casino.
refused-no-money = L’un des deux n’a pas l’argent qu’il donnerait.
refused-no-notices = Ce serveur n’envoie pas de notifications.
refused-no-offer = Cette offre n’est plus ouverte.
refused-no-tiles = Il ne reste pas assez de tuiles de cette couleur.
refused-no-trading = Les échanges attendent que le joueur actif puisse piocher ou agir.
refused-nobody-there = Il n’y a là personne à bloquer.
refused-not-adjacent = Ce terrain ne touche pas le casino.
refused-not-blocked = Personne n’est bloqué sous ce numéro.
refused-not-boss = Vous n’êtes pas le patron de ce casino.
refused-not-on-turn = Seul le joueur actif peut échanger des actions de ce tour.
refused-not-over = Cette partie est encore en cours.
refused-not-owned = Ce qui serait donné n’appartient pas à qui le donne.
refused-not-your-die = Vous n’avez pas de dé à déplacer là.
refused-not-your-lot = Vous n’avez pas de marqueur sur ce terrain.
refused-not-your-offer = Cette offre n’est pas à vous : ni à accepter, ni à retirer.
refused-nothing-to-take-back = On ne peut plus revenir sur cette action : le hasard ou un autre joueur y a répondu.
refused-nothing-to-weigh = Il n’y a rien à peser ici.
refused-offer-open = Vous avez déjà une offre ouverte à ce joueur ; retirez-la d’abord.
refused-over-days = Dans une partie sur plusieurs jours, seules les vacances arrêtent le temps.
refused-own-casino = Vous y êtes le patron ; misez dans le casino d’un autre.
refused-own-seat = Cette place est la vôtre.
refused-person-begins = C’est une personne à cette table qui lance la partie.
refused-promised = Vous avez promis de ne pas le faire ce tour-ci.
refused-same-colour = Ce casino a déjà cette couleur.
refused-too-expensive = Vous n’avez pas assez d’argent pour cela.
refused-too-many-blocked = Vous ne pouvez bloquer personne de plus.
refused-too-many-dice = Personne ne peut avoir autant de dés sur le plateau.
refused-too-many-markers = Personne ne peut avoir autant de marqueurs.
refused-unknown-lot = Ce terrain n’existe pas ; ils vont de A1 à F9.
refused-unknown-puzzle = Ce problème n’existe pas.
refused-unknown-seat = Ce joueur n’existe pas à cette table.
refused-value-not-rolled = Il ne vous reste pas cette valeur à placer.
refused-what-if = Il n’y a pas d’enregistrement d’un « et si » : il a commencé au milieu d’une autre partie.
refused-wrong-phase = Ce n’est pas le moment.

## La table : qui y veille à l’ordre

table-paused = La partie est en pause.
table-paused-how = Aucun temps ne court, et personne ne joue.
table-goes-on = La partie reprend.
table-changed = La table s’est accordée sur autre chose.
table-unlisted = Cette table n’apparaît plus sur la page d’accueil. Avec le lien, on y vient toujours.
table-declined = Les autres n’ont pas accepté.
table-proposed = { $name } pose une question à tous.
    .you = Vous avez demandé l’avis des autres.
table-removed = { $name } ne fait plus partie de la table : décision prise à la table.
    .you = On vous a exclu de la table.
table-muted = On n’entend plus { $name }.
    .you = On vous a coupé la parole : personne ne reçoit ce que vous dites.
table-unmuted = On entend de nouveau { $name }.
    .you = On vous entend de nouveau.
table-seat-asked = { $asker } dit : c’était ma place ({ $name }).
    .you = { $asker } dit : c’était ma place. C’est la vôtre.
table-seat-given = La place de { $name } est maintenant à qui l’a demandée.
    .you = Cette place est de nouveau la vôtre.
table-gallery-open = Ceux qui regardent peuvent se parler entre eux.
table-gallery-closed = Ceux qui regardent ne se parlent plus.
table-host-is = { $name } est l’hôte de cette table.
table-host-you = Vous êtes l’hôte de cette table.
table-host-gone = L’hôte, { $name }, n’est pas là. Bientôt, les présents pourront voter à sa place.
table-host-none = Cette table n’a pas d’hôte : les présents votent.
table-sheet = Table
table-sheet-how = Ce qui est convenu, et qui veille à l’ordre
table-agreed = Convenu
table-change = Changer
table-change-done = Proposer à tous
table-options-fixed = Une fois la partie commencée, ses options ne changent plus.
table-people = À la table
table-mute = Couper la parole
table-unmute = Rendre la parole
table-mute-whom = Couper la parole à { $name }
table-replace = Laisser jouer un bot
table-replace-whom = Laisser jouer un bot pour { $name }
table-remove = Exclure
table-remove-whom = Exclure { $name }
table-remove-sure = Oui, exclure
table-pause = Mettre en pause
table-pause-how = Arrêter la partie et tous les temps
table-go-on = Reprendre
table-end = Terminer la partie
table-end-how = Sans résultat, si tous les présents acceptent
table-end-sure = Oui, demander à tous
table-gallery = Laisser parler ceux qui regardent
table-gallery-how = Eux seuls le lisent : personne ne reçoit d’aide.
table-claim = C’était ma place
table-claim-how = { $name } : qui l’a quittée la retrouve aussitôt. Sur un autre appareil, on demande aux autres.
table-claimed = On demande aux autres.
table-ask-end = { $name } propose de terminer la partie sans résultat.
table-ask-change = { $name } propose pour cette table : { $what }
table-ask-remove = { $name } propose d’exclure { $who } de la table.
table-ask-mute = { $name } propose de couper la parole à { $who }.
table-ask-unmute = { $name } propose de rendre la parole à { $who }.
table-ask-replace = { $name } propose qu’un bot joue pour { $who }.
table-ask-pause = { $name } propose une pause.
table-ask-go-on = { $name } propose de reprendre.
table-ask-gallery = { $name } propose que ceux qui regardent puissent parler.
table-ask-no-gallery = { $name } propose que ceux qui regardent ne parlent plus.
table-ask-seat = { $name } dit : c’était ma place ({ $who }).
table-asked = Une question à tous
table-yes = Oui
table-no = Non
table-take-back = Retirer
table-waits = On attend { $names }.
table-murmur = Entre ceux qui regardent
table-murmur-how = Ceux qui jouent ne le voient pas.
table-murmur-none = Personne n’a encore rien dit.
table-refused-gallery-closed = À cette table, ceux qui regardent ne parlent pas.
table-refused-gone-already = Sans hôte, on n’exclut pas les absents : laissez jouer un bot.
table-refused-is-there = Cette place est occupée, et son joueur est là.
table-refused-nobody-holds = Personne n’occupe cette place.
table-refused-nobody-to-agree = Personne d’autre n’est là pour accepter.
table-refused-nobody-to-ask = Personne n’est à la table pour dire oui.
table-refused-not-host = C’est à l’hôte d’en décider. En son absence, les présents pourront bientôt voter.
table-refused-not-lost = On ne peut demander qu’une place dont le joueur n’est pas là.
table-refused-not-watching = C’est pour ceux qui regardent ; vous jouez.
table-refused-options-fixed = Une fois la partie commencée, ses options ne changent plus.
table-refused-proposed-already = Vous avez déjà demandé aux autres.
table-refused-refused-lately = Les autres n’ont pas accepté. Redemandez plus tard.
table-refused-seated-already = Vous avez déjà une place à cette table.
table-refused-settled-already = C’est déjà décidé.
table-refused-so-already = C’est déjà le cas.

## Parties sur plusieurs jours

page-notices = Notifications
page-notices-switch = Me prévenir sur cet appareil quand c’est à moi de jouer
page-notices-how = Seulement dans les parties sur plusieurs jours, une fois par coup, même quand cette page est fermée. La notification nomme la table et rien d’autre.
page-notices-unable = Ce navigateur ne peut pas vous prévenir quand la page est fermée. Sur iPhone ou iPad, ajoutez d’abord Croupier à l’écran d’accueil.
page-notices-forbidden = Les notifications de cette page sont bloquées dans votre navigateur. Autorisez-les dans ses réglages pour cette page, puis revenez ici.
page-notices-none = Ce serveur n’envoie pas de notifications.
page-notice-yours = { $game } : à vous de jouer
page-notice-how = Touchez pour aller à la table.
page-notice-late = La partie a déjà continué.
page-vacation = Vacances
page-vacation-last = Absence jusqu’à la fin du
page-vacation-go = Partir en vacances
page-vacation-back = De retour
page-vacation-until = En vacances jusqu’au { $day }
page-vacation-how = { $days ->
    [one] Pendant ce temps, votre temps s’arrête dans les parties sur plusieurs jours, et les autres le voient. Il reste { $days } jour cette année.
   *[other] Pendant ce temps, votre temps s’arrête dans les parties sur plusieurs jours, et les autres le voient. Il reste { $days } jours cette année.
 }
refused-evening-full = Il n’y a plus de place dans cette soirée.
refused-evening-over = Cette soirée est terminée.
refused-no-profile = Vous êtes ici sans profil.
refused-no-such-member = Personne n’a ce numéro.
refused-no-such-round = Ce n’est pas la ronde suivante de cette soirée.
refused-not-for-bots = Le jeton d’un bot ouvre des places aux tables, rien d’autre.
refused-not-member = Vous ne participez pas à cette soirée.
refused-not-organiser = Seule la personne qui a ouvert cette soirée peut le faire.
refused-tables-playing = Des tables de cette ronde jouent encore.
refused-too-few = Il y a trop peu de monde pour une table.
refused-too-many-evenings = Vous avez autant de soirées que possible ; terminez-en d’abord une.
refused-too-many-tokens = Vous avez déjà tous les jetons possibles ; révoquez-en un.
refused-unknown-device = Cet appareil n’existe pas.
refused-unknown-evening = Cette soirée n’existe pas.
refused-unknown-lesson = Cette leçon n’existe pas.
refused-unknown-token = Ce jeton n’ouvre rien, ou plus rien.
refused-wrong-code = Ce code n’ouvre rien.
