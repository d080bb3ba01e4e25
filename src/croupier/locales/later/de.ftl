# What home and the first table can do without: the page loads it after them.

## Lords of Vegas: words

lords-of-vegas-nothing = nichts
lords-of-vegas-colour = { $colour ->
    [purple] Violett
    [gold] Gold
    [green] Grün
    [silver] Silber
    [strip] Strip
   *[brown] Braun
}
lords-of-vegas-share = { $name } { $money }
lords-of-vegas-the-lot = das Grundstück { $lot }
lords-of-vegas-the-die = den Würfel auf { $lot }
lords-of-vegas-to-build = auf { $lot } in { lords-of-vegas-colour } bauen{ lords-of-vegas-moving }
lords-of-vegas-to-sprawl = von { $casino } auf { $lot } erweitern{ lords-of-vegas-moving }
lords-of-vegas-to-remodel = das Casino auf { $lot } auf { lords-of-vegas-colour } umbauen
lords-of-vegas-to-reorganize = das Casino auf { $lot } reorganisieren
lords-of-vegas-to-gamble = im Casino auf { $lot } um { $bet } zocken
lords-of-vegas-moving = { $moving ->
    [none] { "" }
   *[other] { " " }(mit dem Würfel von { $moving })
}
lords-of-vegas-no-build = nicht auf { $lot } bauen
lords-of-vegas-no-sprawl = nicht auf { $lot } erweitern
lords-of-vegas-no-remodel = das Casino auf { $lot } nicht umbauen
lords-of-vegas-no-reorganize = das Casino auf { $lot } nicht reorganisieren
lords-of-vegas-no-gamble = nicht im Casino auf { $lot } zocken

## Lords of Vegas: what happened

lords-of-vegas-start-card-dealt = { $name } startet auf { $lot } mit { $money }.
    .you = Du startest auf { $lot } mit { $money }.
lords-of-vegas-start-card-replaced = { $name } bekommt { $lot }; Block F wird nicht benutzt, also wird die Karte ersetzt.
    .you = Du bekommst { $lot }; Block F wird nicht benutzt, also wird die Karte ersetzt.
lords-of-vegas-start-rolled = { $name } würfelt { $dice } um den ersten Zug.
    .you = Du würfelst { $dice } um den ersten Zug.
lords-of-vegas-start-tied = Gleichstand beim höchsten Wurf, noch einmal würfeln: { $names }.
lords-of-vegas-turn-began = { $name } ist am Zug.
    .you = Du bist am Zug.
lords-of-vegas-card-drawn = { $name } zieht { $lot } – { lords-of-vegas-who-pays }.
    .you = Du ziehst { $lot } – { lords-of-vegas-who-pays }.
lords-of-vegas-who-pays = { $colour ->
    [strip] der Strip zahlt aus
   *[other] { lords-of-vegas-colour } zahlt aus
}
lords-of-vegas-end-card-drawn = { $name } zieht die Spielende-Karte – der Strip zahlt ein letztes Mal aus.
    .you = Du ziehst die Spielende-Karte – der Strip zahlt ein letztes Mal aus.
lords-of-vegas-lot-marked = { $name } übernimmt das Grundstück { $lot }.
    .you = Du übernimmst das Grundstück { $lot }.
lords-of-vegas-lot-given-up = { $name } gibt das Grundstück { $lot } auf.
    .you = Du gibst das Grundstück { $lot } auf.
lords-of-vegas-die-replaced = { $name } übernimmt { $lot } von { $owner ->
    [du] dir
   *[other] { $owner }
}; der alte Würfel geht zurück in den Vorrat.
    .you = Du übernimmst { $lot } von { $owner }; der alte Würfel geht zurück in den Vorrat.
lords-of-vegas-die-placed = { $name } platziert eine { $value } auf { $lot }.
    .you = Du platzierst eine { $value } auf { $lot }.
lords-of-vegas-die-moved = { $name } hat keinen Würfel mehr und nimmt den von { $lot }.
    .you = Du hast keinen Würfel mehr und nimmst den von { $lot }.
lords-of-vegas-lot-kept = { $name } hat auf { $lot } schon einen Würfel.
    .you = Du hast auf { $lot } schon einen Würfel.
lords-of-vegas-block-closed = { $lot } wird zu zweit nicht benutzt – { $name } zieht noch einmal.
    .you = { $lot } wird zu zweit nicht benutzt – du ziehst noch einmal.
lords-of-vegas-lots-paid = Die Grundstücke zahlen aus: { $paid }.
lords-of-vegas-casino-paid = Das Casino { $casino } in { lords-of-vegas-colour } zahlt aus: { $paid }.
lords-of-vegas-points-scored = { $moved ->
    [yes] { $name } ist der Boss: { lords-of-vegas-points }, weiter auf { $after }.
   *[no] { $name } ist der Boss: { lords-of-vegas-points }, zu wenig für das nächste Feld nach { $after }.
}
    .you = { $moved ->
    [yes] Du bist der Boss: { lords-of-vegas-points }, weiter auf { $after }.
   *[no] Du bist der Boss: { lords-of-vegas-points }, zu wenig für das nächste Feld nach { $after }.
}
lords-of-vegas-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
lords-of-vegas-turn-ended = { $name } beendet den Zug.
    .you = Du beendest den Zug.
lords-of-vegas-game-ended = { $count ->
    [one] Das Spiel ist aus: { $names } gewinnt ({ lords-of-vegas-points } und { $money }).
   *[other] Das Spiel ist aus, geteilter Sieg (je { lords-of-vegas-points } und { $money }): { $names }.
}
    .you = Das Spiel ist aus: Du gewinnst ({ lords-of-vegas-points } und { $money }).
lords-of-vegas-casino-built = { $name } baut auf { $lot } in { lords-of-vegas-colour } für { $cost }; der Würfel zeigt { $value }.
    .you = Du baust auf { $lot } in { lords-of-vegas-colour } für { $cost }; der Würfel zeigt { $value }.
lords-of-vegas-casino-sprawled = { $name } erweitert auf { $lot } in { lords-of-vegas-colour } für { $cost }; der Würfel zeigt { $value }.
    .you = Du erweiterst auf { $lot } in { lords-of-vegas-colour } für { $cost }; der Würfel zeigt { $value }.
lords-of-vegas-casino-remodeled = { $name } baut das Casino { $casino } für { $cost } von { $former } auf { lords-of-vegas-colour } um.
    .you = Du baust das Casino { $casino } für { $cost } von { $former } auf { lords-of-vegas-colour } um.
lords-of-vegas-casino-reorganized = { $name } reorganisiert das Casino { $casino } für { $cost }.
    .you = Du reorganisierst das Casino { $casino } für { $cost }.
lords-of-vegas-dice-rerolled = { $count ->
    [one] Der Würfel auf { $lots } zeigt { $values }.
   *[other] Die Würfel auf { $lots } zeigen { $values }.
}
lords-of-vegas-dice-arranged = { $name } verteilt { $values } auf { $lots }.
    .you = Du verteilst { $values } auf { $lots }.
lords-of-vegas-tie-rerolled = Gleichstand der Bosse mit { $tied } – die Würfel auf { $lots } zeigen jetzt { $values }.
lords-of-vegas-bet-made = { $name } setzt { $bet } gegen { $boss ->
    [du] dich
   *[other] { $boss }
} im Casino { $casino }.
    .you = Du setzt { $bet } gegen { $boss } im Casino { $casino }.
lords-of-vegas-action-taken-back = { $name } nimmt zurück: { $deed }.
    .you = Du nimmst zurück: { $deed }.
lords-of-vegas-bet-laid-off = { $name } gibt die Hälfte des Einsatzes an die Bank ab.
    .you = Du gibst die Hälfte des Einsatzes an die Bank ab.
lords-of-vegas-bet-stood = { $name } steht für den ganzen Einsatz ein.
    .you = Du stehst für den ganzen Einsatz ein.
lords-of-vegas-bet-settled = { $result ->
    [won] { $name } würfelt { $dice } und gewinnt { $gain }; { lords-of-vegas-boss-part }.
    [lost] { $name } würfelt { $dice } und verliert { $gain }; { lords-of-vegas-boss-part }.
   *[even] { $name } würfelt { $dice } und gewinnt, geht aber leer aus, weil { $boss ->
        [du] du nicht zahlen kannst
       *[other] { $boss } nicht zahlen kann
    }.
}
    .you = { $result ->
    [won] Du würfelst { $dice } und gewinnst { $gain }; { lords-of-vegas-boss-part }.
    [lost] Du würfelst { $dice } und verlierst { $gain }; { lords-of-vegas-boss-part }.
   *[even] Du würfelst { $dice } und gewinnst, gehst aber leer aus, weil { $boss } nicht zahlen kann.
}
lords-of-vegas-boss-part = { $part ->
    [gets] { $share } für { $boss ->
        [du] dich
       *[other] { $boss }
    }
    [pays] { $share } von { $boss ->
        [du] dir
       *[other] { $boss }
    }
   *[nothing] { $boss ->
        [du] dich
       *[other] { $boss }
    } betrifft das nicht
}
lords-of-vegas-offer-made = Angebot { $number }: { $name } bietet { $to ->
    [du] dir
   *[other] { $to }
} { $give } für { $take }{ lords-of-vegas-with-deeds }.
    .you = Angebot { $number }: Du bietest { $to } { $give } für { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-offer-accepted = { $name } nimmt Angebot { $number } von { $maker ->
    [du] dir
   *[other] { $maker }
} an: { $give } für { $take }{ lords-of-vegas-with-deeds }.
    .you = Du nimmst Angebot { $number } von { $maker } an: { $give } für { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-with-deeds = { $deed_count ->
    [0] { "" }
   *[other] ; außerdem: { $deeds }
}
lords-of-vegas-offer-refused = { $name } lehnt Angebot { $number } von { $maker ->
    [du] dir
   *[other] { $maker }
} ab.
    .you = Du lehnst Angebot { $number } von { $maker } ab.
lords-of-vegas-offer-withdrawn = { $name } zieht Angebot { $number } zurück.
    .you = Du ziehst Angebot { $number } zurück.
lords-of-vegas-offer-reopened = Angebot { $number } von { $name ->
    [du] dir
   *[other] { $name }
} an { $to ->
    [du] dich
   *[other] { $to }
} ist wieder offen.
lords-of-vegas-offer-void = Angebot { $number } von { $name ->
    [du] dir
   *[other] { $name }
} an { $to ->
    [du] dich
   *[other] { $to }
} verfällt: { $why ->
    [card-drawn] Eine Karte wurde gezogen
    [turn-ended] Der Zug ist zu Ende
   *[other] Es lässt sich nicht mehr ausführen
}.

## The page

page-replay = Wiederholung
page-play = Abspielen
page-pause = Pause
page-step = Nächster Schritt
page-step-back = Vorheriger Schritt
page-again = Noch einmal
page-to-rematch = Zum neuen Spiel
page-again-waits = Wir warten auf { $names }.
page-again-too = Mitspielen
page-again-not = Jetzt nicht
page-again-now = Ohne Warten beginnen
page-record = Aufzeichnung

### Lords of Vegas

page-lords-seats = Spieler
page-lords-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
page-lords-has = { $money }, { $points } { page-lords-points }
page-lords-board = Der Spielplan
page-lords-block = Block { $name }
page-lords-track = Punkteleiste
page-lords-last-card = Letzte Karte
page-lords-cards-gone = Gezogene Karten
page-lords-next-pay = Die nächste Karte zahlt dir, dazu { $lots } für Grundstücke
page-lords-gone = { lords-of-vegas-colour }: { $gone } von { $all } gezogen
page-lords-overview = Überblick
page-lords-now = Was jetzt zu tun ist
page-lords-who-runs = Wem was gehört
page-lords-on-strip = Strip
page-lords-card-pays = Was eine Karte zahlt
page-lords-lots = Grundstücke
page-lords-colours = Farben
page-lords-tiles-free = Plättchen übrig
page-lords-tiles-of = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, Boss: { $boss }
page-lords-letter = { $colour ->
    [purple] V
    [gold] Go
    [green] Gr
    [silver] S
    [strip] { "" }
   *[brown] B
}
page-from-to = von { $before } auf { $after }
page-lords-supply = Was übrig ist
page-lords-cards-left = Karten
page-lords-tiles-left = Plättchen
page-lords-dice-left = Würfel
page-lords-markers-left = Besitzmarker
page-lords-player = Spieler
page-lords-end-in = Ende in
page-lords-end-how = { $cards ->
    [0] Die nächste Karte beendet das Spiel.
    [one] Über der Spielende-Karte liegt 1 Karte.
   *[other] Über der Spielende-Karte liegen { $cards } Karten.
}
page-lords-lot-free = { $strip ->
    [yes] { $lot }, freies Grundstück am Strip: kostet { $cost }, Würfel { $die }
   *[no] { $lot }, freies Grundstück: kostet { $cost }, Würfel { $die }
}
page-lords-lot-closed = { $lot }, zu zweit nicht im Spiel
page-lords-lot-owned = { $you ->
    [yes] { $lot }, dein Grundstück: { page-lords-lot-printed }
   *[no] { $lot }, Grundstück von { $name }: { page-lords-lot-printed }
}
page-lords-lot-empty = { $lot }, Casino in { lords-of-vegas-colour } mit { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, hier ohne Würfel
page-lords-lot-built = { $lot }, Casino in { lords-of-vegas-colour } mit { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}; { $you ->
    [yes] hier deine { $value }
   *[no] hier eine { $value } von { $name }
}; { $has ->
    [boss] Boss: { $boss }
   *[none] kein Boss
}
page-lords-lot-printed = { $strip ->
    [yes] kostet { $cost }, Würfel { $die }, am Strip
   *[no] kostet { $cost }, Würfel { $die }
}
page-lords-printed = Aufdruck
page-lords-its-card = Karte dazu
page-lords-card-of = { $there ->
    [deck] Die Karte { $lot } ({ lords-of-vegas-colour }) ist noch im Stapel.
   *[gone] Die Karte { $lot } ({ lords-of-vegas-colour }) ist schon gezogen.
}
page-lords-actions = Aktionen
page-lords-act-build = Bauen
page-lords-act-sprawl = Erweitern
page-lords-act-remodel = Umbauen
page-lords-act-reorganize = Reorganisieren
page-lords-act-gamble = Zocken
page-lords-act-give-up = Grundstück aufgeben
page-lords-act-move-die = Würfel versetzen
page-lords-act-end-turn = Zug beenden
page-lords-trade = Handel
page-lords-take-back = Zurücknehmen
page-lords-end-turn = Zug beenden
page-lords-up-to = bis { $bet }
page-lords-from = ab { $cost }
page-lords-lot-for = { $lot } für { $cost }
page-lords-at-build = Auf { $lot } bauen
page-lords-at-sprawl = Auf { $lot } erweitern
page-lords-at-remodel = { $lot } umbauen
page-lords-at-reorganize = { $lot } reorganisieren
page-lords-at-gamble = Im Casino { $lot } zocken
page-lords-at-give-up = { $lot } aufgeben
page-lords-at-move-die = Würfel von { $lot } versetzen
page-lords-hint-turn = Tu alles, was du bezahlen kannst, in beliebiger Reihenfolge. Oder tippe auf ein leuchtendes Grundstück.
page-lords-hint-draw = Zieh eine Karte: Ihr Grundstück wird deins, und ihre Farbe zahlt aus. Vorher darf gehandelt werden.
page-lords-hint-build = Wähle eins deiner Grundstücke. Der Würfel zeigt dort die aufgedruckte Augenzahl.
page-lords-hint-sprawl = Wähle ein leuchtendes Grundstück neben einem Casino, dessen Boss du bist. Es kostet das Doppelte.
page-lords-hint-remodel = Wähle ein Casino, dessen Boss du bist, und eine neue Farbe für alle seine Plättchen.
page-lords-hint-reorganize = Wähle ein Casino mit einem deiner Würfel. Alle Würfel darin werden neu gewürfelt.
page-lords-hint-gamble = Wähle ein fremdes Casino und setze gegen seinen Boss, einmal pro Zug.
page-lords-hint-give-up = Alle deine Besitzmarker liegen aus. Wähle das Grundstück, dessen Marker auf das neue kommt.
page-lords-hint-move-die = Alle deine Würfel liegen auf dem Spielplan. Wähle den, der auf das neue Grundstück kommt.
page-lords-hint-end-turn = Der nächste Spieler zieht, und du kannst nichts mehr tun.
page-lords-hint-arrange = Wähle, welche deiner Augenzahlen auf das leuchtende Grundstück kommt.
page-lords-hint-answer = Gibst du die Hälfte ab, zahlt oder bekommt sie die Bank.
page-lords-ask-from = Wähle das Casino, das erweitert wird.
page-lords-ask-colour = Wähle die Farbe. Die Zahl sagt, wie viele Plättchen übrig sind.
page-lords-ask-moving = Alle deine Würfel liegen auf dem Spielplan. Wähle den, der hierher kommt.
page-lords-choose-lot = Wähle ein Grundstück
page-lords-choose-from = Wähle ein Casino
page-lords-choose-colour = Wähle eine Farbe
page-lords-choose-moving = Wähle einen Würfel
page-lords-choose-value = Wähle eine Augenzahl
page-lords-do-build = Bauen für { $cost }
page-lords-do-sprawl = Erweitern für { $cost }
page-lords-do-remodel = Umbauen für { $cost }
page-lords-do-reorganize = Reorganisieren für { $cost }
page-lords-do-gamble = { $bet } setzen und würfeln
page-lords-do-give-up = { $lot } aufgeben
page-lords-do-move-die = Würfel versetzen
page-lords-do-end-turn = Zug beenden
page-lords-do-stand = Voll einstehen
page-lords-do-lay-off = Hälfte abgeben
page-lords-sure-stand = Ja, voll einstehen
page-lords-sure-lay-off = Ja, abgeben
page-lords-pay = Zu zahlen
page-lords-left = { $left } übrig
page-lords-colour = Farbe
page-lords-colour-name = { lords-of-vegas-colour }
page-lords-colour-left = { lords-of-vegas-colour }, { $tiles ->
    [one] noch 1 Plättchen
   *[other] noch { $tiles } Plättchen
}
page-lords-casino-of = Casino, { lords-of-vegas-colour }
page-lords-casino-at = Casino auf { $lot } in { lords-of-vegas-colour }
page-lords-in-casino = Casino in { lords-of-vegas-colour }, { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}
page-lords-boss = Boss
page-lords-next-card = Auszahlung
page-lords-tiles = { $before ->
    [0] Ein neues Casino mit { $after ->
        [one] 1 Plättchen
       *[other] { $after } Plättchen
    }
   *[other] { $before ->
        [one] Von 1 Plättchen auf { $after }
       *[other] Von { $before } Plättchen auf { $after }
    }
}
page-lords-tiles-stay = { $tiles ->
    [one] 1 Plättchen wie zuvor
   *[other] { $tiles } Plättchen wie zuvor
}
page-lords-rerolled = { $dice ->
    [one] 1 Würfel wird neu gewürfelt
   *[other] { $dice } Würfel werden neu gewürfelt, davon eigene: { $own }
}
page-lords-boss-is = { $you ->
    [yes] Du bist Boss
   *[no] { $name } ist Boss
}
page-lords-boss-stays = { $you ->
    [yes] Du bleibst Boss
   *[no] { $name } bleibt Boss
}
page-lords-boss-becomes = { $you ->
    [yes] Du wirst Boss
   *[no] { $name } wird Boss
}
page-lords-boss-over = { $line }, { $high } gegen { $next }
page-lords-boss-tied = Gleichstand: { $names }; die höchsten Würfel werden neu gewürfelt
page-lords-boss-none = Niemand ist Boss
page-lords-there = { $casino }: { $line }
page-lords-and-then = { $first }; { $rest }
page-lords-pays = { $cards ->
    [both] Bei { lords-of-vegas-colour } oder Strip: { $shares }
   *[colour] Bei { lords-of-vegas-colour }: { $shares }
}
page-lords-pays-nothing = Keine Karte zahlt es mehr aus
page-lords-share = { $you ->
    [yes] du { $money }
   *[no] { $name } { $money }
}
page-lords-share-boss = { $points ->
    [0] { page-lords-share }, keine Punkte
    [one] { page-lords-share } + 1 Punkt
   *[other] { page-lords-share } + { $points } Punkte
}
page-lords-against = Einsatz gegen { $name }
page-lords-against-poor = { $name } hat nur { $money }: Nach dem Abgeben zahlt den Rest die Bank.
page-lords-bet = Dein Einsatz
page-lords-total = Wurf
page-lords-chance = Chance
page-lords-stand = Einstehen
page-lords-lay-off = Abgeben
page-lords-bet-against-you = { $name } setzt { $bet } gegen dich
page-lords-your-turn = Du bist am Zug
page-lords-turn-of = { $name } ist am Zug
page-lords-wait = Einen Moment
page-lords-draw = Karte ziehen
page-lords-arrange = Deine Augenzahl für { $lot }
page-lords-more-dice = { $dice ->
    [one] danach noch 1
   *[other] danach noch { $dice }
}
page-lords-values = Deine Augenzahlen
page-lords-put = { $value } auf { $lot } platzieren
page-lords-with = Handel mit
page-lords-you-give = Du gibst
page-lords-you-get = Du bekommst
page-lords-gives = { $name } gibt
page-lords-money = { $who }, Geld
page-lords-less = { $what }: weniger
page-lords-more = { $what }: mehr
page-lords-die-on = Würfel { $value } auf { $lot }
page-lords-the-lot = Grundstück { $lot }
page-lords-add-action = Eine Aktion dieses Zuges
page-lords-which-action = Welche Aktion?
page-lords-add = Versprechen
page-lords-add-vow = Darauf verzichten
page-lords-remove = Entfernen
page-lords-pull-down = Den Spielplan ansehen
page-lords-pull-up = Das Angebot zeigen
page-lords-cancel = Abbrechen
page-lords-compose = Wähle, was getauscht wird
page-lords-offer-to = { $name } anbieten
page-lords-offer-open = Dein Angebot an { $name } ist offen
page-lords-withdraw = Zurückziehen
page-lords-offer = Ein Angebot
page-lords-offers = { $name } bietet einen Handel an
page-lords-offers-to = { $maker } bietet { $to } einen Handel an
page-lords-changes = Was sich ändert
page-lords-deed = Dazu von { $name }: { $deed }
page-lords-nobody = niemand
page-lords-boss-still = { $casino }: Boss weiterhin { $name }
page-lords-boss-was = { $casino }: Boss { $name }
page-lords-boss-turns = { $casino }: Boss bisher { $name }, dann { $next }
page-lords-no = Nein
page-lords-change = Ändern
page-lords-accept = Annehmen
page-lords-sure-accept = Ja, annehmen
page-other-device = Auf einem anderen Gerät weiterspielen
page-get-code = Code holen
page-code = Code
page-code-go = Mein Profil öffnen
page-back-picture = Dein Profil als Code zum Scannen
page-back-how = Scanne das mit dem anderen Gerät, oder öffne dort den Link. Gilt 15 Minuten und für ein Gerät. Nur für dich: Wer ihn hat, sitzt auf deinen Plätzen.
page-table-link = Andere zuschauen lassen
page-block-named = { $name } blockieren
page-block-how = Nimmt keinen Platz, wo du sitzt, und du hörst nichts von ihm oder ihr.
page-block = Blockieren
page-blocked-named = { $name } ist blockiert

## Before and after the game

page-fair-how = Vor dem ersten Wurf verspricht der Server ein Geheimnis: Er zeigt dessen Fingerabdruck. Jeder Würfel und jede Karte folgt aus diesem Geheimnis. Nach dem Spiel wird es offengelegt, und dein Browser rechnet alles nach, hier auf diesem Gerät.
page-fair-file = Die Aufzeichnung zum Prüfen
page-fair-choose = Aufzeichnung wählen
page-fair-drop = oder die Datei hier ablegen
page-fair-busy = Wird nachgerechnet…
page-fair-true = { $count ->
    [one] Echt: Der eine Wurf oder die eine Karte folgt aus dem versprochenen Geheimnis.
   *[other] Echt: Alle { $count } Würfe und Karten folgen aus dem versprochenen Geheimnis.
}
page-fair-kept = Dieses Gerät hat sich zu Beginn des Spiels dasselbe Versprechen gemerkt.
page-fair-other = Das Versprechen wurde gebrochen: Dieses Gerät hat sich zu Beginn des Spiels ein anderes gemerkt.
page-fair-outcome = Zeile { $line } stimmt nicht: Das Geheimnis ergibt dort { $dealt }.
page-fair-not-outcome = Zeile { $line } stimmt nicht mit dem Geheimnis überein.
page-fair-not-entry = Zeile { $line } kann dort nicht stehen: Die Aufzeichnung wurde verändert.
page-fair-not-seed = Das Geheimnis in Zeile { $line } ist nicht das versprochene.
page-fair-not-count = Zeilen kamen hinzu oder fehlen: Zeile { $line } zählt andere.
page-fair-not-digest = Würfel und Karten sind echt, aber über Zeile { $line } wurde nach dem Versiegeln etwas geändert.
page-fair-no-seed = In dieser Aufzeichnung steht kein Geheimnis. Es wird offengelegt, wenn das Spiel zu Ende ist.
page-fair-no-record = Das ist keine Aufzeichnung eines Spiels.
page-fair-unsafe = Dein Browser rechnet das nur über eine sichere Verbindung (https) nach.
page-fair-promise = Versprochener Fingerabdruck
page-fair-noted = Auf diesem Gerät gemerkter Fingerabdruck
page-fair-secret = Offengelegtes Geheimnis
page-fair-line = Zeile
page-fair-written = In der Aufzeichnung
page-fair-dealt = Aus dem Geheimnis
page-wins-money = { $who ->
    [you] Du gewinnst mit { $money }
    [one] { $names } gewinnt mit { $money }
   *[many] { $names } teilen sich den Sieg mit je { $money }
}
page-wins-points = { $who ->
    [you] Du gewinnst mit { page-points-with }
    [one] { $names } gewinnt mit { page-points-with }
   *[many] { $names } teilen sich den Sieg mit je { page-points-with }
}
page-points-with = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
page-turns = { $turns ->
    [one] Ein Zug.
   *[other] { $turns } Züge.
}
page-chart-money = Geld nach Durchgängen
page-chart-points = Punkte nach Zügen
page-chart-thousands = in tausend Dollar
page-chart-turn = Zug
page-chart-start = Start
page-story = Wendepunkte
page-story-show = Zeigen
page-insight-looking = Das Spiel wird ausgewertet …
page-missed-yours = Was du verpasst hast
page-missed-none = Nichts von Bedeutung. Gut gespielt!
page-story-haul = { $name }: { $money } in Durchgang { $round }, die reichste Auswertung des Spiels.
page-story-lost = Auf { $casino } ging in Durchgang { $round } ein Schein über { $money } an niemanden.
page-story-lead-round = { $name }: ab Durchgang { $round } bis zum Ende vorn.
page-story-lead-turn = { $name }: ab Zug { $turn } bis zum Ende vorn.
page-story-jump = { $name }: von { $before } auf { $after } Punkte mit einem Casino, in Zug { $turn }.
page-story-payday = { $name }: { $money } von Grundstücken und Casinos in Zug { $turn }, der beste Zahltag.
page-story-bet = { $name }: { $money } beim Zocken gewonnen, in Zug { $turn }.
page-share-replay = Teilen
page-verify = Würfel prüfen
page-replay-step = Schritt der Wiederholung
page-step-of = Schritt { $step } von { $steps }
page-chapter = Zum nächsten Durchgang oder Zug
page-chapter-back = Einen Durchgang oder Zug zurück
page-share-step = Diesen Moment teilen
page-what-if-how = Spiel von hier aus auf deine Weise weiter. Du bekommst den Platz, der am Zug ist, Bots bekommen die anderen, und die Würfel fallen neu.
page-what-if-go = Von hier weiterspielen

## The live table

page-lords-hint-trade = Tippe an, was du gibst und was du willst. Nichts wechselt den Besitzer, bevor die andere Seite annimmt.
page-lords-hint-offer = Sieh dir an, was sich ändert, bevor du antwortest. Du kannst auch ein geändertes Angebot machen.
page-lords-choices = Möglich: { $choices }.

## A casino for those who listen

page-row-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}

## Games without a look of their own

page-fair-sealed = Das Geheimnis ist das versprochene, und nach dem Versiegeln wurde an dieser Aufzeichnung nichts geändert. Würfe und Karten dieses Spiels lassen sich hier nicht nachrechnen.
page-wins-plain = { $who ->
    [you] Du gewinnst
    [one] { $names } gewinnt
   *[many] { $names } teilen sich den Sieg
}

## What is told: paydays and bets

page-tell-share = { $name } { $money }
page-tell-lots = Zuerst brachte jedes Grundstück { $one }: { $shares }.
page-tell-tiles = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}
page-tell-stays = { lords-of-vegas-points }, bleibt auf { $after }
page-tell-hurry = Tippen, damit es schneller geht
page-tell-go-on = Tippen, damit es weitergeht
page-tell-bet = { $who ->
    [you] Du setzt { $bet } gegen { $boss }
    [boss] { $name } setzt { $bet } gegen dich
   *[other] { $name } setzt { $bet } gegen { $boss }
}
page-tell-stand = { $who ->
    [you] Du stehst voll ein: Du zahlst oder bekommst alles.
   *[other] { $name } steht voll ein, zahlt oder bekommt also alles.
}
page-tell-lay-off = { $who ->
    [you] Du hast die Hälfte abgegeben: Den Rest zahlt oder bekommt die Bank.
   *[other] { $name } gibt die Hälfte ab: Den Rest zahlt oder bekommt die Bank.
}
page-tell-win = { $who ->
    [you] Du gewinnst { $sum }
   *[other] { $name } gewinnt { $sum }
}
page-tell-lose = { $who ->
    [you] Du verlierst { $sum }
   *[other] { $name } verliert { $sum }
}
page-tell-even = { $who ->
    [you] Gewonnen, aber niemand kann zahlen
   *[other] { $name } gewinnt, aber niemand kann zahlen
}
page-tell-boss = { $who ->
    [you] Du bist Boss
   *[other] { $name } ist Boss
}
page-tell-tie = Gleichstand um den Boss: Diese Würfel rollen noch einmal
page-tell-tie-again = Wieder Gleichstand
page-tell-over = Das Spiel ist aus
page-tell-answers = { $name } entscheidet: ganz oder halb
page-tell-ways = Von 36 Würfen verlieren { $lose }, { $win } gewinnen und { $double } gewinnen doppelt
page-tell-may-lay-off = { $name } darf die Hälfte an die Bank abgeben: Du bekommst gleich viel.
page-tell-up-to = { $casino }, bis { $sum }
page-tell-most = höchstens { $sum }
page-tell-chance = { $name } { $chance } %
page-tell-may-be-boss = Boss wird: { $chances }
page-tell-may-pay = Mit Würfeln von 1 bis 6: { $shares }

## What is told: since one's own turn, and answers to offers

page-since = Seit deinem Zug
page-since-stand-in = Deine Vertretung
page-since-took = { $name } übernimmt { $lot }.
page-since-took-pays = { $name } übernimmt { $lot }; { lords-of-vegas-who-pays }: { $shares }.
page-since-took-over = { $name } übernimmt { $lot } mit deinem Würfel.
page-since-casino-built = { $name } baut auf { $lot } für { $cost }.
page-since-casino-sprawled = { $name } erweitert auf { $lot } für { $cost }.
page-since-casino-remodeled = { $name } baut { $casino } für { $cost } um.
page-since-casino-reorganized = { $name } reorganisiert { $casino } für { $cost }.
page-since-bet = { $result ->
    [won] { $name } zockt und gewinnt { $sum }, Boss: { $boss }.
   *[lost] { $name } zockt und verliert { $sum }, Boss: { $boss }.
}
page-since-traded = Handel zwischen { $name } und { $to }.
page-since-boss = { $name } ist jetzt Boss von { $casino }.
page-since-lost = verloren
page-since-more = { $count ->
    [one] und 1 weiteres Ereignis im Verlauf
   *[other] und { $count } weitere Ereignisse im Verlauf
}
page-answer-yes = { $name } nimmt an
page-answer-no = { $name } sagt nein
page-answer-but = { $name } macht ein Gegenangebot
page-answer-have = Du hast jetzt { $money }.
page-answer-worth = { $lot } bringt { $name } { $money } bei { $cards } der { $all } Karten, die noch da sind.
page-answer-worth-lot = { $lot } bringt { $name } { $money } bei jeder Karte.
page-answer-worth-money = { $name } hat { $money }; es blieben { $left }.
page-answer-terms = { $give } für { $take }
page-answer-again = Ein neues Angebot kostet nichts.
page-answer-go-on = Weiter
page-answer-leave = Dabei lassen
page-answer-change = Angebot ändern
page-effect-money = eine Karte zahlt
page-effect-points = eine Karte punktet
page-effect-tiles = Plättchen als Boss
page-effect-to-come = { $name } wird Boss von { $casino }. Es sollte bis zum Ende noch etwa { $times }-mal auszahlen.

## How a finished game was won
page-chances = Gewinnchance
page-chances-unit = in 100 Spielen von dort aus
page-chances-lines = Gezeigte Linien
page-chances-moments = Entscheidende Momente
page-chances-moment = Moment
page-chances-when = Nach
page-moment-before = Voriger Moment
page-moment-next = Nächster Moment
page-moment-watch = In der Aufzeichnung ansehen
page-moment-of-luck = Glück
page-moment-of-own = Wahl von { $name }
page-moment-of-others = Wahl von anderen
page-account-how = { $who ->
    [you] Wie du auf { $result } kamst
   *[name] Wie { $name } auf { $result } kam
}
page-account-whose = Wessen Rechnung gezeigt wird
page-account-start = Am Anfang
page-account-luck = Glück
page-account-own = { $who ->
    [you] Deine Züge
   *[name] Eigene Züge
}
page-account-others = Züge der anderen
page-account-result = Am Ende
page-account-seats = einer von { $seats }
page-account-missed = { $count ->
    [one] { $count } verpasster Zug
   *[other] { $count } verpasste Züge
}
page-missed-by = Was { $name } verpasst hat
page-missed-played = Gespielt: { $what }
page-missed-better = Besser: { $what }
page-try-it = Ausprobieren
page-insight-turn = Zug { $turn }
page-insight-risk = { $chance } Gewinn: bestenfalls { $best }, schlimmstenfalls { $worst }
page-insight-do-draw = eine Karte ziehen
page-insight-do-end-turn = den Zug beenden
page-insight-do-give-up = { $lot } aufgeben
page-insight-do-move-die = den Würfel von { $lot } versetzen
page-insight-do-arrange = dort die { $value } legen
page-insight-do-lay-off = die Hälfte des Einsatzes abgeben
page-insight-do-stand = für den ganzen Einsatz einstehen
page-insight-do-offer = ein Angebot machen
page-insight-do-accept = das Angebot annehmen
page-insight-do-refuse = das Angebot ablehnen
page-insight-do-counter = mit einem anderen Angebot antworten
page-insight-do-withdraw = das Angebot zurückziehen
page-insight-here = Hier besser ({ $cost }): { $what }
page-picture = Diesen Abend teilen
page-picture-send = Senden
page-picture-keep = Bild
page-picture-place = Platz { $place } von { $seats } mit { $score }
page-picture-from = gewonnen nach { $chance }
page-picture-once = einmal bei { $chance }
page-chart-round = Durchgang
page-insight-fact = { $move }. { $fact }
page-insight-hand = { $fact } { $dice ->
    [one] 1 Würfel bleibt übrig.
   *[other] { $dice } Würfel bleiben übrig.
}
page-insight-roll = Durchgang { $round }, Wurf { $roll }
page-insight-round = Durchgang { $round }
page-missed-place = { $casino } ({ $face })

## What is told: between rounds of Las Vegas

page-lords-hint-goal = Das Ziel: Die meisten Punkte gewinnen. Geld ist nur Treibstoff.
page-lords-no-short = { $sum } fehlen
page-lords-no-no-lot = kein Grundstück
page-lords-no-no-free-lot = nichts frei
page-lords-no-not-boss = nicht Boss
page-lords-no-no-die = kein Würfel
page-lords-no-no-rival = kein anderer Boss
page-lords-no-no-tiles = keine Plättchen
page-lords-no-done = schon getan
page-lords-no-once = einmal pro Zug
page-lords-no-promised = versprochen
page-lords-why-short = { $deed }: Dir fehlen { $sum }.
page-lords-why-no-lot = { $deed }: Du hast kein Grundstück mit deinem Marker.
page-lords-why-no-free-lot = { $deed }: Neben deinen Casinos ist kein Grundstück frei.
page-lords-why-not-boss = { $deed }: Das kann nur der Boss eines Casinos.
page-lords-why-no-die = { $deed }: Du hast keinen Würfel auf dem Plan.
page-lords-why-no-rival = { $deed }: Kein Casino hat einen anderen Boss.
page-lords-why-no-tiles = { $deed }: Es sind nicht genug Plättchen übrig.
page-lords-why-done = { $deed }: Jedes Casino nur einmal pro Zug.
page-lords-why-once = { $deed }: Nur einmal pro Zug.
page-lords-why-promised = { $deed }: Du hast versprochen, es in diesem Zug zu lassen.

## The coach

## Puzzles

page-puzzle-leave = Rätsel verlassen
page-puzzle-task = Finde den besten Zug
page-puzzle-where = Rätsel { $number }, { $game }.
page-puzzle-one-best = Ein Zug ist klar der beste. Du hast einen Versuch.
page-puzzle-found = Gefunden
page-puzzle-missed = Der war es nicht
page-puzzle-week = Diese Woche
page-puzzle-weekdays = M D M D F S S
page-puzzle-levels = Bots, die ihn finden: { $levels }.
page-puzzle-nobody = Kein Bot findet ihn.
page-puzzle-next = Nächstes Rätsel
page-puzzle-play-on = Weiterspielen

## Eigene Bots, von außen

page-bots-how = Ein Bot, den du selbst schreibst oder laufen lässt, setzt sich mit einem Token an Tische. Das Token öffnet Plätze und sonst nichts, und du kannst es jederzeit widerrufen. Am Tisch steht, dass es ein Bot ist und dass er dir gehört.
page-bots-name = Name des Bots
page-bots-make = Token erstellen
page-bots-made = Kopiere das Token jetzt: Es wird nur dieses eine Mal gezeigt.
page-bots-token = Token
page-bots-copy = Kopieren
page-bots-run = Mit einem Bot des Hauses spielt es so:
page-bots-list = Deine Tokens
page-bots-none = Du hast noch keine Tokens.
page-bots-since = { $owner } steht für ihn ein, seit { $date }
page-bots-revoke = Widerrufen
page-bots-revoke-named = Token von { $name } widerrufen

## Für die, die das Haus betreiben

operator-title = Wie es dem Haus geht
operator-of-process = Von einem Prozess, { $process }; hier ändert sich nichts.
operator-load = Last
operator-figure = Größe
operator-value = Wert
operator-up = Läuft seit
operator-store = Der Speicher arbeitet
operator-bus = Der Bus arbeitet
operator-yes = ja
operator-no = nein
operator-sockets = Offene Sockets
operator-connections = Offene Verbindungen
operator-commands = Vom Befehl zur Antwort, Hälfte / 99 %
operator-lag = Verspätung der Ereignisschleife, Hälfte / 99 %
operator-waiting = Wartende Schreibvorgänge
operator-memory = Arbeitsspeicher
operator-files = Offene Dateien
operator-processes = Prozesse, die sich die Räume teilen
operator-rooms = Räume im Speicher: { $shown } von { $count }
operator-room = Raum
operator-game = Spiel
operator-stage = Stand
operator-seats = Plätze
operator-there = Da
operator-watching = Zuschauer
operator-errors = Letzte Warnungen und Fehler
operator-no-errors = Keine seit dem Start.
operator-at = Wann
operator-level = Stufe
operator-says = Meldung

## Du
page-me-guest = Ein Gast
page-me-why = Werde hier wiedererkannt: deine Plätze auf allen Geräten, deine Partien und was sie ergeben. Kein Passwort, keine Adresse.
page-me-since = { $count ->
    [0] Noch keine beendete Partie.
    [one] 1 beendete Partie.
   *[other] { $count } beendete Partien.
 } Hier seit { $day }, ohne Passwort.
page-me-colour = Deine Farbe
page-me-colour-of = Farbe { $number }
page-me-make = Merk dir mich
page-me-rename = Namen ändern
page-day-today = heute
page-day-yesterday = gestern
page-join-how = Den Code findest du auf dem anderen Gerät unter „Du“ oder auf dem Ausdruck. Er öffnet hier dein Profil; die Plätze dieses Geräts kommen mit.
page-join-go = Mein Profil hier öffnen
page-join-passkey = Mit einem Passkey
page-join-code-how = Scanne ihn mit dem anderen Gerät oder gib ihn dort ein. Gilt 15 Minuten und für ein Gerät.
page-keep = Dieses Profil behalten
page-keep-why = Wenn du dieses Gerät verlierst, öffnet ein gedruckter Code oder ein Passkey dein Profil wieder.
page-keep-kept = Du hast einen gedruckten Code. Ein neuer macht den alten wertlos.
page-keep-code = Dein Code
page-keep-once = Schreib ihn auf oder druck ihn aus: Er wird nur jetzt gezeigt. Wer ihn hat, kann als du spielen.
page-keep-print = Drucken
page-keep-make = Code zum Drucken
page-keep-anew = Neuer Code zum Drucken
page-keep-passkey = Passkey
page-keep-device = Anderes Gerät
page-devices = Wo du angemeldet bist
page-device-kind = { $kind ->
    [phone] Handy
    [tablet] Tablet
   *[computer] Computer
 }
page-device-here = { $kind }, dieses hier
page-device-seen = Seit { $joined }, zuletzt hier { $seen }
page-device-end = Abmelden
page-device-end-which = Abmelden: { $kind }
page-passkey = Passkey { $number }
page-passkey-made = Erstellt { $day }
page-passkey-remove = Entfernen
page-passkey-remove-which = Passkey { $number } entfernen
page-kept = Was über dich gespeichert ist
page-kept-what = Name, Farbe, Sprache, deine Geräte nach Art und Tag, und deine Partien. Keine Adresse, keine E-Mail. Wirst du vergessen, bleiben deine beendeten Partien, mit „jemand“ auf deinem Platz.
page-kept-export = Alles herunterladen
page-kept-forget = Vergiss mich
page-kept-sure = Endgültig vergessen
page-past = Beendete Partien
page-past-place = { $place }.
page-past-left = weg
page-past-you = du hast gewonnen
page-past-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
 }
page-past-when = { $who } · { $day }
page-past-replay = Nochmals ansehen: { $game }
page-past-all = Alle { $count }
page-past-none = Partien, die du ab jetzt beendest, stehen hier.
page-stats-won = Gewonnen, gegen das Erwartete
page-stats-share = { $won } gewonnen, { $expected } erwartet, von { $games } Partien
page-stats-expected = Der Strich ist, was gleich starke Spieler von denselben Plätzen aus gewännen.
page-stats-luck = Glück bisher
page-stats-luck-unit = Partien durch Glück gewonnen
page-stats-choices = { $count ->
    [one] Aus 1 Partie. Deine Entscheidungen: { $lost } Partien.
   *[other] Aus { $count } Partien. Deine Entscheidungen: { $lost } Partien.
 }
page-stats-by-seats = Nach Spielerzahl
page-stats-seats = { $seats } Spieler
page-stats-by-variant = Nach Variante
page-stats-usual = wie gedruckt
page-stats-against = Gegen wen
page-stats-bots = Bots, { $level }
page-stats-ahead = { $games ->
    [one] { $ahead }-mal vorn in 1 Partie
   *[other] { $ahead }-mal vorn in { $games } Partien
 }
page-stats-mistakes = Lieblingsfehler
page-stats-mistake = { $count ->
    [one] einmal, { $cost } eines Siegs
   *[other] { $count }-mal, { $cost } eines Siegs
 }
page-stats-mistakes-how = Züge, neben denen es einen besseren gab.
page-stats-unseen = { $count ->
    [one] Eine Partie wird noch untersucht: Von ihr zählt nur das Ergebnis.
   *[other] { $count } Partien werden noch untersucht: Von ihnen zählt nur das Ergebnis.
 }
page-insight-rearrange = Würfel neu legen

## Evenings: many people, several rounds, one page with the standings

page-evening = Ein Abend mit vielen Leuten
page-evening-named = Abend: { $title }
page-evening-how = Eröffne einen Abend und gib seinen Link weiter. Alle machen unter ihrem Namen mit, jede Runde setzt die zusammen, die ähnlich stehen, und eine Seite zeigt allen den Stand.
page-evening-title = Name des Abends
page-evening-usual = Spieleabend
page-evening-game = Spiel
page-evening-seats = Plätze an einem Tisch
page-evening-rounds = Runden
page-evening-open = Abend eröffnen
page-evening-link-how = Wer diesen Link öffnet, wählt einen Namen und macht ab der nächsten Runde mit.
page-evening-link-unknown = Den Link kennt nur das Gerät, auf dem er entstanden ist. Ein neuer ersetzt ihn.
page-evening-new-link = Neuen Link erzeugen
page-evening-join = Mitmachen
page-evening-in = Du bist dabei. Sobald die Runde beginnt, steht dein Tisch hier.
page-evening-late = Du bist ab der nächsten Runde dabei.
page-evening-ready = Dein Tisch ist bereit
page-evening-to-table = Zum Tisch
page-evening-with = mit { $names }
page-evening-done = Dein Tisch ist fertig. Die nächste Runde beginnt, wenn alle Tische fertig sind.
page-evening-bye = Du setzt in dieser Runde aus und bekommst dafür einen halben Punkt.
page-evening-away = Du machst nicht mehr mit.
page-evening-back = Wieder mitmachen
page-evening-leave = Abend verlassen
page-evening-sure = Wirklich?
page-evening-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
page-evening-nobody = Noch macht niemand mit.
page-evening-round = Runde { $round } von { $rounds }
page-evening-gathering = Vor der ersten Runde
page-evening-standings = Stand
page-evening-tables = Tische
page-evening-table = Tisch { $n }
page-evening-playing = { $count ->
    [one] { $count } Tisch spielt noch
   *[other] { $count } Tische spielen noch
}
page-evening-all-over = Alle Tische sind fertig
page-evening-table-playing = spielt
page-evening-table-over = fertig
page-evening-table-closed = geschlossen
page-evening-without = ohne Tisch: { $names }
page-evening-start = Runde { $round } starten
page-evening-start-now = Runde { $round } trotzdem starten
page-evening-start-how = Einige Tische spielen noch. Sie zählen, sobald sie fertig sind.
page-evening-end = Abend beenden
page-evening-end-how = Der Stand, wie er jetzt ist, wird zum Ergebnis.
page-evening-over = Der Abend ist zu Ende
page-evening-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
page-evening-organiser = Für die Leitung
page-evening-drop = { $name } herausnehmen
page-evening-wall = Für die große Leinwand
page-evening-csv = Stand als CSV
page-evening-json = Alles als JSON
page-evening-member = Platz { $place }: { $name }, Punkte: { $points }
page-evening-points = Punkte
page-evening-left = nicht mehr dabei
page-evening-counting = Ein Tisch ist einen Punkt wert: den Anteil der anderen, vor denen man landet, Gleichstand zur Hälfte. Bei gleichen Punkten entscheiden die Punkte der Gegner, dann die Siege.
page-evening-to = Zum Abend
page-evening-next = Zu deinem nächsten Tisch
page-evening-bot = So macht ein Bot von dir mit:

page-more = Mehr
page-have-code = Ich habe einen Code
page-watch-record = Aufzeichnung ansehen
page-fair-title = Faire Würfel
page-bots = Meine Bots

## Wertung, an Tischen, die zählen

page-ratings = Rangliste
page-ratings-how = Geordnet nach dem, was sicher ist: Wertung minus Unsicherheit. In 19 von 20 Fällen liegt die Spielstärke innerhalb des ±. Bots sind feste Marken zum Vergleich.
page-ratings-none = Noch hat hier niemand eine Wertung. Eröffne einen Tisch, der zählt.
page-ratings-place = Platz
page-ratings-name = Name
page-ratings-games = Partien
page-ratings-rest = { $count ->
    [one] Und noch jemand.
   *[other] Und { $count } weitere.
}
page-rating = Wertung
page-rating-doubt = ± { $doubt }
page-rating-games = { $games ->
    [one] Eine Partie, die zählt
   *[other] { $games } Partien, die zählen
}
page-rating-none = Spiele an einem Tisch, der zählt, dann steht hier deine Wertung.
page-rating-place = Platz { $place } von { $players }
page-rating-changes = Wertungen nach dieser Partie
page-rating-change = { $before } → { $after } ± { $doubt }
page-counts = Zählt für die Wertung
page-counts-how = Diese Partie ändert Wertungen. Alle haben ein Profil und ein eigenes Gerät; Trainer und „Was wäre, wenn?“ sind aus.
page-counts-guest = Um dich hier hinzusetzen, lege zuerst ein Profil an. Ein Tipp genügt.
page-counts-go = Profil anlegen

## Warum etwas nicht geht, wo es nicht gleich gebraucht wird

## Why something is refused, where it is not needed at once

refused-already-gambled = Du hast in diesem Zug schon gezockt; mehr als einmal geht nicht.
refused-already-reorganized = Würfel dieses Casinos wurden in diesem Zug schon reorganisiert.
refused-bad-bet = Dieser Einsatz ist zu hoch oder zu niedrig.
refused-bad-money = Nur ganze Millionen ab 0 können den Besitzer wechseln.
refused-bad-partner = Zum Handel gehört ein anderer Spieler an diesem Tisch.
refused-bad-passkey = Dieser Passkey öffnet hier nichts.
refused-bad-subscription = Diesem Browser kann nichts gemeldet werden.
refused-bad-vacation = Dieser Tag ist schon vorbei, oder es sind mehr als deine Urlaubstage.
refused-bot-sits-already = Ein Bot hat einen Platz am Tisch.
refused-coach-away = Der Trainer ist noch nicht bereit; frag gleich noch einmal.
refused-coach-counts = Dieser Tisch zählt: Der Trainer ist aus.
refused-coach-off = Hier spielen andere mit: Der Trainer ist aus.
refused-counts-bot = Bots von außen spielen nicht an Tischen, die zählen.
refused-counts-device = An einem Tisch, der zählt, spielen alle am eigenen Gerät.
refused-counts-profile = Dieser Tisch zählt: Lege zuerst unter „Du“ ein Profil an, dann kannst du dich setzen.
refused-counts-seat = An einem Tisch, der zählt, hast du einen Platz.
refused-counts-to-the-end = Eine Partie, die zählt, spielen alle zu Ende.
refused-counts-what-if = Diese Partie hat gezählt: Von hier aus wird sie nicht weitergespielt.
refused-dice-left = Du hast noch einen Würfel im Vorrat, also darf keiner versetzt werden.
refused-draw-first = Zieh zuerst die Karte; Aktionen kommen danach.
refused-empty-trade = Ein Angebot braucht einen Inhalt.
refused-given-twice = Dasselbe Grundstück oder derselbe Würfel ist zweimal genannt.
refused-gone-on = Die Partie ist inzwischen weitergegangen.
refused-invalid-record = Das ist keine ganze, echte Aufzeichnung.
refused-lot-taken = Dieses Grundstück ist vergeben; erweitert wird nur auf ein freies.
refused-no-boss = Dieses Casino hat keinen Boss, gegen den man setzen könnte.
refused-no-casino = Auf diesem Grundstück steht kein Casino.
refused-no-dice = Alle deine Würfel liegen auf dem Plan: Wähle den, der versetzt wird.
refused-no-die-there = Du hast keinen Würfel in diesem Casino.
refused-no-money = Eine Seite hat das Geld nicht, das sie geben soll.
refused-no-notices = Dieser Server verschickt keine Benachrichtigungen.
refused-no-offer = Dieses Angebot ist nicht mehr offen.
refused-no-tiles = Von dieser Farbe sind nicht genug Plättchen übrig.
refused-no-trading = Gehandelt wird erst wieder, wenn der Spieler am Zug ziehen oder eine Aktion ausführen darf.
refused-nobody-there = Dort sitzt niemand, den man blockieren könnte.
refused-not-adjacent = Dieses Grundstück grenzt nicht an das Casino.
refused-not-blocked = Unter dieser Nummer ist niemand blockiert.
refused-not-boss = Du bist nicht der Boss dieses Casinos.
refused-not-on-turn = Nur wer am Zug ist, kann Aktionen dieses Zuges einbringen.
refused-not-over = Dieses Spiel läuft noch.
refused-not-owned = Was gegeben werden soll, gehört dem Gebenden nicht.
refused-not-your-die = Dort liegt kein Würfel von dir, der versetzt werden könnte.
refused-not-your-lot = Auf diesem Grundstück liegt kein Besitzmarker von dir.
refused-not-your-offer = Dieses Angebot kannst du weder beantworten noch zurückziehen.
refused-nothing-to-take-back = Das lässt sich nicht mehr zurücknehmen: Der Zufall oder jemand anderes hat schon geantwortet.
refused-nothing-to-weigh = Hier gibt es nichts abzuwägen.
refused-offer-open = Du hast schon ein offenes Angebot an diesen Spieler; zieh es erst zurück.
refused-over-days = In einer Partie über Tage hält nur Urlaub die Zeit an.
refused-own-casino = Dort bist du der Boss; zocke im Casino eines anderen.
refused-own-seat = Das ist dein eigener Platz.
refused-person-begins = Wann es losgeht, sagt ein Mensch an diesem Tisch.
refused-promised = Du hast versprochen, das in diesem Zug nicht zu tun.
refused-same-colour = Dieses Casino hat diese Farbe schon.
refused-too-expensive = Dafür reicht dein Geld nicht.
refused-too-many-blocked = Mehr Leute kannst du nicht blockieren.
refused-too-many-dice = So viele Würfel kann niemand auf dem Plan haben.
refused-too-many-markers = So viele Besitzmarker kann niemand haben.
refused-unknown-lot = Dieses Grundstück gibt es nicht; sie heißen A1 bis F9.
refused-unknown-puzzle = Dieses Rätsel gibt es nicht.
refused-unknown-seat = Diesen Spieler gibt es an diesem Tisch nicht.
refused-value-not-rolled = Diese Augenzahl hast du nicht mehr übrig.
refused-what-if = Von einem „Was wäre, wenn“ gibt es keine Aufzeichnung: Es begann mitten in einem anderen Spiel.
refused-wrong-phase = Dafür ist jetzt nicht die Zeit.

## Der Tisch: wer dort für Ordnung sorgt

table-paused = Die Partie ist unterbrochen.
table-paused-how = Keine Uhr läuft, und niemand zieht.
table-goes-on = Die Partie geht weiter.
table-changed = Der Tisch hat etwas anderes vereinbart.
table-unlisted = Dieser Tisch steht nicht mehr auf der Startseite. Wer den Link hat, kommt weiter herein.
table-declined = Die anderen waren nicht einverstanden.
table-proposed = { $name } hat alle etwas gefragt.
    .you = Du hast die anderen gefragt.
table-removed = { $name } wurde vom Tisch entfernt.
    .you = Du wurdest vom Tisch entfernt.
table-muted = { $name } ist stummgeschaltet.
    .you = Du bist stummgeschaltet: Niemand erfährt, was du sagst.
table-unmuted = { $name } ist wieder zu hören.
    .you = Du bist wieder zu hören.
table-seat-asked = { $asker } sagt: Das war mein Platz ({ $name }).
    .you = { $asker } sagt: Das war mein Platz. Es ist deiner.
table-seat-given = Den Platz von { $name } hat jetzt, wer danach gefragt hat.
    .you = Dieser Platz gehört wieder dir.
table-gallery-open = Wer zuschaut, darf mit den anderen reden, die zuschauen.
table-gallery-closed = Wer zuschaut, redet nicht mehr.
table-host-is = { $name } leitet den Tisch.
table-host-you = Du leitest den Tisch.
table-host-gone = { $name } leitet den Tisch und ist nicht da. Bald können alle, die da sind, stattdessen abstimmen.
table-host-none = Niemand leitet den Tisch: Wer da ist, stimmt ab.
table-sheet = Tisch
table-sheet-how = Was vereinbart ist und wer für Ordnung sorgt
table-agreed = Vereinbart
table-change = Ändern
table-change-done = Allen vorschlagen
table-options-fixed = Sobald die Partie läuft, bleiben ihre Regeln, wie sie sind.
table-people = Am Tisch
table-mute = Stummschalten
table-unmute = Reden lassen
table-mute-whom = { $name } stummschalten
table-replace = Bot spielen lassen
table-replace-whom = Für { $name } einen Bot spielen lassen
table-remove = Entfernen
table-remove-whom = { $name } entfernen
table-remove-sure = Ja, entfernen
table-pause = Unterbrechen
table-pause-how = Die Partie und alle Uhren anhalten
table-go-on = Weiterspielen
table-end = Partie beenden
table-end-how = Ohne Ergebnis, wenn alle einverstanden sind, die da sind
table-end-sure = Ja, alle fragen
table-gallery = Wer zuschaut, darf reden
table-gallery-how = Nur wer zuschaut, hört es: So bekommt niemand Hilfe.
table-claim = Das war mein Platz
table-claim-how = { $name }: Wer gegangen ist, hat ihn sofort wieder. Auf einem anderen Gerät werden die anderen gefragt.
table-claimed = Die anderen sind gefragt.
table-ask-end = { $name } schlägt vor, die Partie ohne Ergebnis zu beenden.
table-ask-change = { $name } schlägt für diesen Tisch vor: { $what }
table-ask-remove = { $name } schlägt vor, { $who } vom Tisch zu entfernen.
table-ask-mute = { $name } schlägt vor, { $who } stummzuschalten.
table-ask-unmute = { $name } schlägt vor, { $who } wieder reden zu lassen.
table-ask-replace = { $name } schlägt vor, dass ein Bot für { $who } spielt.
table-ask-pause = { $name } schlägt eine Pause vor.
table-ask-go-on = { $name } schlägt vor weiterzuspielen.
table-ask-gallery = { $name } schlägt vor, dass reden darf, wer zuschaut.
table-ask-no-gallery = { $name } schlägt vor, dass nicht mehr redet, wer zuschaut.
table-ask-seat = { $name } sagt: Das war mein Platz ({ $who }).
table-asked = Eine Frage an alle
table-yes = Ja
table-no = Nein
table-take-back = Zurücknehmen
table-waits = Wir warten auf { $names }.
table-murmur = Unter denen, die zuschauen
table-murmur-how = Wer spielt, sieht das nicht.
table-murmur-none = Noch hat niemand etwas gesagt.
table-refused-gallery-closed = An diesem Tisch redet nicht, wer zuschaut.
table-refused-gone-already = Ohne Tischleitung wird niemand entfernt, der nur weg ist: Lass einen Bot spielen.
table-refused-is-there = Der Platz ist besetzt: Wer dort sitzt, ist da.
table-refused-nobody-holds = Diesen Platz hat niemand.
table-refused-nobody-to-agree = Sonst ist niemand da, um zuzustimmen.
table-refused-nobody-to-ask = Niemand ist am Tisch, um Ja zu sagen.
table-refused-not-host = Das entscheidet, wer den Tisch leitet. Bleibt der Platz leer, können alle abstimmen, die da sind.
table-refused-not-lost = Fragen kann man nur nach einem Platz, dessen Inhaber nicht da ist.
table-refused-not-watching = Das ist für alle, die zuschauen; du spielst.
table-refused-options-fixed = Sobald die Partie läuft, bleiben ihre Regeln, wie sie sind.
table-refused-proposed-already = Du hast die anderen schon gefragt.
table-refused-refused-lately = Die anderen waren nicht einverstanden. Frag später noch einmal.
table-refused-seated-already = Du hast schon einen Platz an diesem Tisch.
table-refused-settled-already = Das ist schon entschieden.
table-refused-so-already = Das ist schon so.

## Partien über Tage

page-notices = Benachrichtigungen
page-notices-switch = Auf diesem Gerät melden, wenn ich am Zug bin
page-notices-how = Nur bei Partien über Tage, einmal pro Zug, auch wenn diese Seite geschlossen ist. Die Meldung nennt den Tisch und sonst nichts.
page-notices-unable = Dieser Browser kann nichts melden, solange die Seite geschlossen ist. Auf dem iPhone oder iPad leg Croupier zuerst auf den Home-Bildschirm.
page-notices-forbidden = Meldungen dieser Seite sind in deinem Browser gesperrt. Erlaube sie in seinen Einstellungen für diese Seite und komm dann zurück.
page-notices-none = Dieser Server verschickt keine Benachrichtigungen.
page-notice-yours = { $game }: Du bist am Zug
page-notice-how = Antippen öffnet den Tisch.
page-notice-late = Hier ist schon jemand anders am Zug.
page-vacation = Urlaub
page-vacation-last = Weg bis einschließlich
page-vacation-go = In den Urlaub
page-vacation-back = Ich bin zurück
page-vacation-until = Im Urlaub bis { $day }
page-vacation-how = { $days ->
    [one] Solange steht deine Zeit in Partien über Tage still, und die anderen sehen das. 1 Tag ist dieses Jahr noch übrig.
   *[other] Solange steht deine Zeit in Partien über Tage still, und die anderen sehen das. { $days } Tage sind dieses Jahr noch übrig.
 }
refused-evening-full = An diesem Abend ist kein Platz für weitere Leute.
refused-evening-over = Dieser Abend ist zu Ende.
refused-no-profile = Du bist hier Gast und hast kein Profil.
refused-no-such-member = Niemand hat diese Nummer.
refused-no-such-round = Das ist nicht die nächste Runde dieses Abends.
refused-not-for-bots = Das Token eines Bots öffnet Plätze an Tischen, sonst nichts.
refused-not-member = Du machst an diesem Abend nicht mit.
refused-not-organiser = Das kann nur, wer diesen Abend eröffnet hat.
refused-tables-playing = Einige Tische dieser Runde spielen noch.
refused-too-few = Es sind zu wenige Leute für einen Tisch.
refused-too-many-evenings = Mehr Abende sind auf einmal nicht möglich; beende erst einen.
refused-too-many-tokens = Mehr Tokens gibt es nicht; widerrufe zuerst eines.
refused-unknown-device = Dieses Gerät gibt es nicht.
refused-unknown-evening = Diesen Abend gibt es nicht.
refused-unknown-lesson = Diese Lektion gibt es nicht.
refused-unknown-token = Dieses Token öffnet nichts oder nichts mehr.
refused-wrong-code = Dieser Code öffnet nichts.
