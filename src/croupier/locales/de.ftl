# A message with an attribute «you» says it so to the one it is about.

list = { $first } und { $last }
you = du

## Las Vegas: what happened

las-vegas-white = Weiß
las-vegas-starter-drawn = Das Los bestimmt: { $name } beginnt.
    .you = Das Los bestimmt: Du beginnst.
las-vegas-round-began = Durchgang { $round } – { $name } beginnt.
    .you = Durchgang { $round } – du beginnst.
las-vegas-note-turned = { $casino } bekommt { $note }.
las-vegas-white-scattered = Die übrigen weißen Würfel zeigen { $dice } und gehen an ihre Casinos.
las-vegas-dice-rolled = { $kinds ->
    [own] { $name } würfelt { $own }.
    [white] { $name } würfelt { $white } mit weißen Würfeln.
   *[both] { $name } würfelt { $own }, dazu { $white } mit weißen Würfeln.
}
    .you = { $kinds ->
    [own] Du würfelst { $own }.
    [white] Du würfelst { $white } mit weißen Würfeln.
   *[both] Du würfelst { $own }, dazu { $white } mit weißen Würfeln.
}
las-vegas-dice-placed = { $kinds ->
    [own] { $name } platziert { las-vegas-own-dice } bei { $casino }.
    [white] { $name } platziert { las-vegas-white-dice } bei { $casino }.
   *[both] { $name } platziert { las-vegas-own-dice } und { las-vegas-white-dice } bei { $casino }.
}
    .you = { $kinds ->
    [own] Du platzierst { las-vegas-own-dice } bei { $casino }.
    [white] Du platzierst { las-vegas-white-dice } bei { $casino }.
   *[both] Du platzierst { las-vegas-own-dice } und { las-vegas-white-dice } bei { $casino }.
}
las-vegas-own-dice = { $own ->
    [one] 1 Würfel
   *[other] { $own } Würfel
}
las-vegas-white-dice = { $white ->
    [one] 1 weißen Würfel
   *[other] { $white } weiße Würfel
}
las-vegas-tie-cancelled = { $casino }: { $names } mit je { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} – das hebt sich auf.
las-vegas-note-taken = { $taker ->
    [white] { $casino }: Weiß bekäme { $note }; der Schein kommt unter den Stapel.
   *[seat] { $casino }: { $name } nimmt { $note }.
}
    .you = { $casino }: Du nimmst { $note }.
las-vegas-went-empty = { $casino }, leer ausgegangen: { $names }.
las-vegas-notes-returned = { $casino }: Niemand bekommt { $notes }; { $count ->
    [one] der Schein kommt
   *[other] die Scheine kommen
} unter den Stapel.
las-vegas-game-ended = { $count ->
    [one] Das Spiel ist aus: { $names } gewinnt mit { $money }.
   *[other] Das Spiel ist aus, geteilter Sieg mit je { $money }: { $names }.
}
    .you = Das Spiel ist aus: Du gewinnst mit { $money }.

## Lords of Vegas: words

lords-of-vegas-purple = Violett
lords-of-vegas-gold = Gold
lords-of-vegas-green = Grün
lords-of-vegas-silver = Silber
lords-of-vegas-brown = Braun
lords-of-vegas-strip = der Strip
lords-of-vegas-nothing = nichts
lords-of-vegas-share = { $name } { $money }
lords-of-vegas-the-lot = das Grundstück { $lot }
lords-of-vegas-the-die = den Würfel auf { $lot }
lords-of-vegas-to-build = auf { $lot } in { $colour } bauen
lords-of-vegas-to-sprawl = auf { $lot } erweitern
lords-of-vegas-to-remodel = das Casino auf { $lot } in { $colour } umbauen
lords-of-vegas-to-reorganize = das Casino auf { $lot } reorganisieren
lords-of-vegas-to-gamble = im Casino auf { $lot } um { $bet } zocken
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
lords-of-vegas-card-drawn = { $name } zieht { $lot } – { $colour } zahlt aus.
    .you = Du ziehst { $lot } – { $colour } zahlt aus.
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
lords-of-vegas-casino-paid = Das Casino { $casino } in { $colour } zahlt aus: { $paid }.
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
lords-of-vegas-casino-built = { $name } baut auf { $lot } in { $colour } für { $cost }; der Würfel zeigt { $value }.
    .you = Du baust auf { $lot } in { $colour } für { $cost }; der Würfel zeigt { $value }.
lords-of-vegas-casino-sprawled = { $name } erweitert auf { $lot } in { $colour } für { $cost }; der Würfel zeigt { $value }.
    .you = Du erweiterst auf { $lot } in { $colour } für { $cost }; der Würfel zeigt { $value }.
lords-of-vegas-casino-remodeled = { $name } baut das Casino { $casino } für { $cost } von { $former } auf { $colour } um.
    .you = Du baust das Casino { $casino } für { $cost } von { $former } auf { $colour } um.
lords-of-vegas-casino-reorganized = { $name } reorganisiert das Casino { $casino } für { $cost }.
    .you = Du reorganisierst das Casino { $casino } für { $cost }.
lords-of-vegas-dice-rerolled = Die Würfel auf { $lots } zeigen { $values }.
lords-of-vegas-dice-arranged = { $name } verteilt { $values } auf { $lots }.
    .you = Du verteilst { $values } auf { $lots }.
lords-of-vegas-tie-rerolled = Gleichstand der Bosse mit { $tied } – die Würfel auf { $lots } zeigen jetzt { $values }.
lords-of-vegas-bet-made = { $name } setzt { $bet } gegen { $boss ->
    [du] dich
   *[other] { $boss }
} im Casino { $casino }.
    .you = Du setzt { $bet } gegen { $boss } im Casino { $casino }.
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

page-back = Zurück
page-theme = Tag oder Nacht
page-language = Sprache
page-offline = Der Server ist nicht erreichbar.
page-you = Du
page-guest = Gast
page-player = Spieler { $n }
page-goes-on = Dein Spiel läuft noch
page-continue = Weiterspielen
page-forget = Vergessen
page-idea-las-vegas = Würfle, platziere und hab die meisten Würfel da, wo die Scheine liegen.
page-idea-lords-of-vegas = Baue, erweitere und zocke, bis der Strip dir gehört.
page-size-las-vegas = 2–5 Spieler, 30 Minuten
page-size-lords-of-vegas = 2–4 Spieler, 60 Minuten
page-play-now = Jetzt spielen
page-with-friends = Mit Freunden
page-one-screen = An einem Bildschirm
page-open-tables = Offene Tische
page-seated = { $taken } von { $seats } Plätzen besetzt
page-take-seat = Platz nehmen
page-line-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
page-line-kept = Die Verbindung ist unterbrochen. Dein Zug geht nicht verloren. Neuer Versuch …
page-opening = Der Tisch wird geöffnet …
page-free-seat = Freier Platz
page-add-bot = Bot dazusetzen
page-sit = Hier hinsetzen
page-stand-up = Aufstehen
page-level-easy = Bot, leicht
page-level-medium = Bot, mittel
page-level-hard = Bot, schwer
page-there = da
page-gone = weg
page-your-name = Dein Name
page-code-picture = Die Einladung als Code zum Scannen
page-invite = Hol deine Freunde dazu
page-invite-how = Wer diesen Link öffnet, wählt einen Namen und einen freien Platz. Ein Konto ist nicht nötig.
page-share = Link senden
page-copied = Kopiert
page-waiting = { $open ->
    [one] Noch ein Platz frei
   *[other] Noch { $open } Plätze frei
}
page-begin = Beginnen
page-round-of = Durchgang { $round } von { $rounds }
page-casinos = Casinos
page-casino = Casino { $face }, { $name }
page-notes-left = Scheine im Stapel
page-dice-left = Würfel übrig
page-start-player = Startspieler
page-first = 1.
page-dice-in-hand = { $white ->
    [0] { $own ->
        [one] 1 Würfel
       *[other] { $own } Würfel
    }
   *[other] { $own ->
        [one] 1 Würfel und { $white } in Weiß
       *[other] { $own } Würfel und { $white } in Weiß
    }
}
page-notes-won = { $count ->
    [one] 1 Schein
   *[other] { $count } Scheine
}
page-nothing = nichts
page-cancel = aufgehoben
page-not-rolled = nicht gewürfelt
page-out-take = { $note } nehmen
page-out-lose = { $note } verlieren
page-out-keep = { $note } behalten
page-out-tie = Gleichstand
page-out-nothing = nichts
page-roll = Der Wurf
page-your-roll = Dein Wurf
page-choose-face = Wähle eine Augenzahl. Alle ihre Würfel gehen mit.
page-choose = Wähle eine Augenzahl
page-face = { $white ->
    [0] { $own ->
        [one] Augenzahl { $face }: 1 Würfel
       *[other] Augenzahl { $face }: { $own } Würfel
    }
   *[other] { $own ->
        [one] Augenzahl { $face }: 1 eigener und { $white } in Weiß
       *[other] Augenzahl { $face }: { $own } eigene und { $white } in Weiß
    }
}
page-place = { $dice ->
    [one] 1 Würfel bei { $casino } platzieren
   *[other] { $dice } Würfel bei { $casino } platzieren
}
page-thinking = { $name } überlegt
page-log = Die Nacht bisher
page-taken-over = Für { $name } spielt jetzt ein Bot.
page-returned = { $name } ist wieder da.
page-close = Schließen
page-who-plays = Wer spielt auf Platz { $n }
page-kind-person = Jemand hier
page-kind-open = Freier Platz
page-kind-easy = Bot (leicht)
page-kind-medium = Bot (mittel)
page-kind-hard = Bot (schwer)
page-fewer-seats = Diesen Platz entfernen
page-more-seats = Noch ein Platz
page-options = Optionen
page-white-dice = Weiße Würfel
page-open-money = Geld offen
page-listed = Alle dürfen mitspielen
page-timer = Zeit pro Entscheidung
page-no-timer = unbegrenzt
page-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
page-set-up = Tisch eröffnen
page-talk = Gespräch
page-unread = { $what }, Neues
page-say = Sag etwas
page-who-speaks = Wer spricht
page-send = Senden
page-reaction-applause = applaudiert
page-reaction-laugh = lacht
page-reaction-wow = staunt
page-reaction-sigh = seufzt
page-reaction-hurry = klopft auf den Tisch
page-reaction-thanks = dankt
page-said = { $name }: { $text }
page-settings = Einstellungen
page-theme-auto = wie das Gerät
page-theme-dark = Nacht
page-theme-light = Tag
page-two-touches = Erst wählen, dann bestätigen
page-other-device = Auf einem anderen Gerät weiterspielen
page-table-link = Andere zuschauen lassen
page-get-code = Code holen
page-leave-how = Ein Bot spielt für dich weiter
page-leave-whose = Ein Bot spielt für { $name } weiter
page-leave = Tisch verlassen
page-replay = Wiederholung
page-play = Abspielen
page-pause = Pause
page-step = Nächster Schritt
page-step-back = Vorheriger Schritt
page-again = Noch einmal
page-to-rematch = Zum neuen Spiel
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
page-lords-gone = { $colour }: { $gone } von { $all } gezogen
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
    [yes] { $lot }, dein Grundstück: kostet { $cost }, Würfel { $die }
   *[no] { $lot }, Grundstück von { $name }: kostet { $cost }, Würfel { $die }
}
page-lords-lot-empty = { $lot }, Casino in { $colour } mit { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, hier ohne Würfel
page-lords-lot-built = { $lot }, Casino in { $colour } mit { $tiles ->
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
    [deck] Die Karte { $lot } ({ $colour }) ist noch im Stapel.
   *[gone] Die Karte { $lot } ({ $colour }) ist schon gezogen.
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
page-lords-do-gamble = { $bet } setzen
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
page-lords-colour-left = { $colour }, { $tiles ->
    [one] noch 1 Plättchen
   *[other] noch { $tiles } Plättchen
}
page-lords-casino-of = Casino, { $colour }
page-lords-casino-at = Casino auf { $lot } in { $colour }
page-lords-in-casino = Casino in { $colour }, { $tiles ->
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
page-lords-boss-open = Die Würfel entscheiden
page-lords-there = { $casino }: { $line }
page-lords-and-then = { $first }; { $rest }
page-lords-pays = { $cards ->
    [both] Bei { $colour } oder Strip: { $shares }
   *[colour] Bei { $colour }: { $shares }
}
page-lords-pays-nothing = Keine Karte zahlt es mehr aus
page-lords-share = { $you ->
    [yes] du { $money }
   *[no] { $name } { $money }
}
page-lords-share-boss = { page-lords-share } + { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-lords-against = Gegen { $name }
page-lords-against-poor = Gegen { $name }, mit nur { $money } zum Zahlen
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
page-lords-no = Nein
page-lords-change = Ändern
page-lords-accept = Annehmen
page-lords-sure-accept = Ja, annehmen

## Before and after the game

page-rules = Regeln
page-rules-of = Regeln von { $game }
page-contents = Inhalt
page-fair-title = Faire Würfel
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
page-level = Bots
page-how-easy = Leicht
page-how-medium = Mittel
page-how-hard = Schwer
page-more = Mehr
page-watch = Zuschauen
page-watch-record = Aufzeichnung ansehen
page-running-tables = Laufende Spiele
page-with-white = mit weißen Würfeln
page-with-open-money = Geld liegt offen
page-mine-yours = Du bist am Zug.
page-mine-theirs = { $name } ist am Zug.
page-mine-over = Zu Ende.
page-mine-with = Mit { $names }.
page-mine-result = Ergebnis
page-mine-done = Zuletzt gespielt
page-code-how = Öffne am Tisch auf dem anderen Gerät die Einstellungen und hol dir einen Code. Damit bekommst du deine Plätze hier.
page-code-table = Link des Tisches
page-code = Code
page-code-go = Zu meinem Platz
page-have-code = Ich habe einen Platz-Code
page-name-of = Name von Spieler { $n }
page-white-dice-how = Alle würfeln auch mit weißen Würfeln. Sie zählen wie ein weiterer Spieler.
page-open-money-how = Alle sehen, was die anderen gewonnen haben. Sonst bleiben die Summen verdeckt, auch wenn jeder Schein offen ausgezahlt wird.
page-listed-how = Der Tisch steht auf der Startseite. Sonst braucht es den Link.
page-takeover = Bots springen ein
page-takeover-how = Wer weg ist, für den spielt ein Bot, bis er zurück ist.
page-starts = Wer beginnt
page-starts-lot = per Los
page-watching-here = Du schaust zu.
page-invite-link = Einladungslink
page-wins-money = { $who ->
    [you] Du gewinnst mit { $money }
    [one] { $names } gewinnt mit { $money }
   *[many] { $names } teilen sich den Sieg mit { $money }
}
page-wins-points = { $who ->
    [you] Du gewinnst mit { page-points-with }
    [one] { $names } gewinnt mit { page-points-with }
   *[many] { $names } teilen sich den Sieg mit { page-points-with }
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
page-chart-round = Durchgang
page-chart-turn = Zug
page-chart-start = Start
page-story = Wendepunkte
page-story-show = Zeigen
page-insight = Glück und Chancen
page-insight-why = Bots spielen von jeder Stellung aus viele Male weiter und sehen, was jeder Wurf und jeder Zug wert war.
page-insight-look = Dieses Spiel auswerten
page-insight-looking = Das Spiel wird ausgewertet …
page-luck-dice = Glück beim Würfeln
page-luck-cards = Glück mit Karten und Würfeln
page-luck-unit = Änderung der Gewinnchance, über das Spiel addiert
page-missed-yours = Was du verpasst hast
page-missed-all = Was verpasst wurde
page-missed-none = Nichts von Bedeutung. Gut gespielt!
page-missed-move = Gewählt: { $move }. Besser: { $better }.
page-missed-place = { $casino } ({ $face })
page-missed-end-turn = den Zug beenden
page-story-haul = { $name }: { $money } in Durchgang { $round }, die reichste Auswertung des Spiels.
page-story-lost = Bei { $casino } ging ein Schein über { $money } in Durchgang { $round } an niemanden.
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
page-what-if = Was wäre, wenn?
page-what-if-how = Spiel von hier aus auf deine Weise weiter. Du bekommst den Platz, der am Zug ist, Bots bekommen die anderen, und die Würfel fallen neu.
page-what-if-go = Von hier weiterspielen
page-cut-off = Keine Verbindung
page-cut-off-how = Die Tische sind zu, bis sie wieder da ist. Die Regeln lassen sich lesen und Aufzeichnungen prüfen.
page-try-again = Noch einmal
page-part-missing = Dieser Teil der Seite ließ sich nicht laden.
page-back-picture = Dein Platz als Code zum Scannen
page-back-how = Scanne das mit dem anderen Gerät, oder öffne dort den Link. Nur für dich: Wer ihn hat, sitzt auf deinem Platz.

## The live table

page-announcements = Was geschieht
page-skip = Zum Überspringen tippen
page-your-turn = Du bist am Zug.
page-turn-of = { $name } ist am Zug.
page-left = { $name } verlässt den Tisch; ein Bot spielt weiter.
page-watching = Du siehst zu
page-watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
page-chair-away = abwesend, ein Bot spielt
page-chair-gone = nicht da
page-time-left = { $seconds ->
    [one] Noch 1 Sekunde
   *[other] Noch { $seconds } Sekunden
}
page-hand-over = Gib das Gerät an { $name } weiter
page-hand-over-why = Das Geld liegt verdeckt: Die anderen sehen jetzt weg.
page-i-am = Ich bin { $name }
page-leave-sure = Ja, verlassen
page-speed = Tempo
page-speed-slow = langsam
page-speed-usual = normal
page-speed-fast = schnell
page-speed-once = alles sofort
page-motion = Bewegung
page-motion-less = keine
page-contrast = Kontrast
page-contrast-more = mehr
page-sound = Ton
page-hints = Hinweise
page-hint-close = Diesen Hinweis nicht mehr zeigen
page-hint-face = Alle Würfel einer Augenzahl kommen auf das Casino dieser Zahl. Wer dort die meisten hat, nimmt den besten Schein.
page-hint-white-dice = Weiße Würfel gehören niemandem: Sie gehen mit, zählen dort als weiterer Spieler und können mit jedem gleichziehen.
page-hint-payout = Nun zahlt jedes Casino aus: Die meisten Würfel nehmen den höchsten Schein. Gleich viele heben sich auf.
page-foretold-take = { $who ->
    [you] Du nimmst { $note }.
   *[name] { $name } nimmt { $note }.
}
page-foretold-lose = { $who ->
    [you] Du verlierst { $note }.
   *[name] { $name } verliert { $note }.
}
page-foretold-keep = { $who ->
    [you] Du behältst { $note }.
   *[name] { $name } behält { $note }.
}
page-foretold-tie = { $who ->
    [you] Gleichstand: Du gehst leer aus.
   *[name] Gleichstand: { $name } geht leer aus.
}
page-foretold-nothing = { $who ->
    [you] Dort bleibt nichts für dich.
   *[name] Dort bleibt nichts für { $name }.
}
page-foretold-ties = { $names } mit je { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} – das hebt sich auf.
page-lords-hint-trade = Tippe an, was du gibst und was du willst. Nichts wechselt den Besitzer, bevor die andere Seite annimmt.
page-lords-hint-offer = Sieh dir an, was sich ändert, bevor du antwortest. Du kannst auch ein geändertes Angebot machen.
page-lords-choices = Möglich: { $choices }.
page-refused-already-gambled = Du hast in diesem Zug schon gezockt; mehr als einmal geht nicht.
page-refused-already-reorganized = Würfel dieses Casinos wurden in diesem Zug schon reorganisiert.
page-refused-bad-bet = Dieser Einsatz ist zu hoch oder zu niedrig.
page-refused-bad-message = Das konnte der Server nicht lesen.
page-refused-bad-money = Nur ganze Millionen ab 0 können den Besitzer wechseln.
page-refused-bad-partner = Zum Handel gehört ein anderer Spieler an diesem Tisch.
page-refused-bad-text = Dieser Name oder Text geht nicht.
page-refused-begun-already = Das Spiel hat schon begonnen; du kannst zusehen.
page-refused-bus-unavailable = Der Server ist gerade nicht vollständig; versuch es noch einmal.
page-refused-dice-left = Du hast noch einen Würfel im Vorrat, also darf keiner versetzt werden.
page-refused-draw-first = Zieh zuerst die Karte; Aktionen kommen danach.
page-refused-empty-trade = Ein Angebot braucht einen Inhalt.
page-refused-face-not-rolled = Diese Augenzahl hast du nicht gewürfelt.
page-refused-foreign-page = Diese Seite darf nicht mit diesem Server sprechen.
page-refused-full = Das Haus ist voll; versuch es später.
page-refused-game-over = Das Spiel ist zu Ende.
page-refused-given-twice = Dasselbe Grundstück oder derselbe Würfel ist zweimal genannt.
page-refused-invalid-move = Diesen Zug gibt es in diesem Spiel nicht.
page-refused-invalid-options = Mit diesen Plätzen und Optionen geht kein Spiel.
page-refused-invalid-record = Das ist keine ganze, echte Aufzeichnung.
page-refused-lot-taken = Dieses Grundstück ist vergeben; erweitert wird nur auf ein freies.
page-refused-no-boss = Dieses Casino hat keinen Boss, gegen den man setzen könnte.
page-refused-no-casino = Auf diesem Grundstück steht kein Casino.
page-refused-no-dice = Alle deine Würfel liegen auf dem Plan: Wähle den, der versetzt wird.
page-refused-no-die-there = Du hast keinen Würfel in diesem Casino.
page-refused-no-money = Eine Seite hat das Geld nicht, das sie geben soll.
page-refused-no-offer = Dieses Angebot ist nicht mehr offen.
page-refused-no-secret = Erlaube dieser Seite Cookies: Ohne sie kann niemand einen Platz behalten.
page-refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
page-refused-no-tiles = Von dieser Farbe sind nicht genug Plättchen übrig.
page-refused-no-trading = Gehandelt wird erst wieder, wenn der Spieler am Zug ziehen oder handeln darf.
page-refused-nobody-plays = Jemand muss sich zu den Bots setzen.
page-refused-not-adjacent = Dieses Grundstück grenzt nicht an das Casino.
page-refused-not-begun = Das Spiel hat noch nicht begonnen.
page-refused-not-boss = Du bist nicht der Boss dieses Casinos.
page-refused-not-invited = Für diesen Tisch brauchst du die Einladung.
page-refused-not-on-turn = Nur wer am Zug ist, kann Aktionen dieses Zuges einbringen.
page-refused-not-over = Dieses Spiel läuft noch.
page-refused-not-owned = Was gegeben werden soll, gehört dem Gebenden nicht.
page-refused-not-seated = Das können nur die am Tisch.
page-refused-not-your-die = Dort liegt kein Würfel von dir, der versetzt werden könnte.
page-refused-not-your-lot = Auf diesem Grundstück liegt kein Besitzmarker von dir.
page-refused-not-your-offer = Dieses Angebot kannst du weder beantworten noch zurückziehen.
page-refused-not-your-seat = Das ist nicht dein Platz.
page-refused-not-your-turn = Du bist nicht am Zug.
page-refused-offer-open = Du hast schon ein offenes Angebot an diesen Spieler; zieh es erst zurück.
page-refused-own-casino = Dort bist du der Boss; zocke im Casino eines anderen.
page-refused-promised = Du hast versprochen, das in diesem Zug nicht zu tun.
page-refused-same-colour = Dieses Casino hat diese Farbe schon.
page-refused-seat-taken = Da sitzt schon jemand.
page-refused-seats-open = Es sind noch Plätze frei: Warte auf jemanden oder lass Bots spielen.
page-refused-store-unavailable = Der Server kann gerade nicht speichern; versuch es noch einmal.
page-refused-too-expensive = Dafür reicht dein Geld nicht.
page-refused-too-large = Das ist zu groß für den Server.
page-refused-too-late = Die Anfrage kam zu langsam an.
page-refused-too-many-codes = Benutze einen der schon ausgegebenen Codes.
page-refused-too-many-dice = So viele Würfel kann niemand auf dem Plan haben.
page-refused-too-many-markers = So viele Besitzmarker kann niemand haben.
page-refused-too-often = Das war zu oft; warte einen Moment.
page-refused-unknown-game = Dieses Spiel wird hier nicht gespielt.
page-refused-unknown-lot = Dieses Grundstück gibt es nicht; sie heißen A1 bis F9.
page-refused-unknown-room = Diesen Tisch gibt es nicht.
page-refused-what-if = Von einem „Was wäre, wenn“ gibt es keine Aufzeichnung: Es begann mitten in einem anderen Spiel.
page-refused-unknown-seat = Diesen Spieler gibt es an diesem Tisch nicht.
page-refused-value-not-rolled = Diese Augenzahl hast du nicht mehr zu legen.
page-refused-wrong-code = Zu diesem Code gehört kein Platz an diesem Tisch.
page-refused-wrong-phase = Dafür ist jetzt nicht die Zeit.
page-row-done = { $name } ist ausgezahlt.

## A casino for those who listen

page-row-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
page-row-paid = { $name }, { page-row-dice }: { $note }
page-row-nothing = { $name }, { page-row-dice }: nichts
page-row-tie = { $names }, je { page-row-dice }: aufgehoben
page-row-rest = bleibt übrig: { $notes }

## Games without a look of their own

page-size-plain = { $players } Spieler
page-rules-none = Zu diesem Spiel gibt es hier kein Regelheft.
page-fair-sealed = Das Geheimnis ist das versprochene, und nach dem Versiegeln wurde an dieser Aufzeichnung nichts geändert. Würfe und Karten dieses Spiels lassen sich hier nicht nachrechnen.
page-wins-plain = { $who ->
    [you] Du gewinnst
    [one] { $names } gewinnt
   *[many] { $names } teilen sich den Sieg
}
page-plain-position = So steht es
page-plain-moves = Was du tun kannst
page-plain-choose = Wähle, was du tust
page-plain-choices = Möglich: { $choices }.
