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
las-vegas-white-scattered = Die übrigen weißen Würfel zeigen { $dice } und kommen auf ihre Casinos.
las-vegas-dice-rolled = { $kinds ->
    [own] { $name } würfelt { $own }.
    [white] { $name } würfelt { $white } mit { las-vegas-with-white }.
   *[both] { $name } würfelt { $own }, dazu { $white } mit { las-vegas-with-white }.
}
    .you = { $kinds ->
    [own] Du würfelst { $own }.
    [white] Du würfelst { $white } mit { las-vegas-with-white }.
   *[both] Du würfelst { $own }, dazu { $white } mit { las-vegas-with-white }.
}
las-vegas-with-white = { $white_count ->
    [one] einem weißen Würfel
   *[other] weißen Würfeln
}
las-vegas-dice-placed = { $kinds ->
    [own] { $name } platziert { las-vegas-own-dice } auf { $casino }.
    [white] { $name } platziert { las-vegas-white-dice } auf { $casino }.
   *[both] { $name } platziert { las-vegas-own-dice } und { las-vegas-white-dice } auf { $casino }.
}
    .you = { $kinds ->
    [own] Du platzierst { las-vegas-own-dice } auf { $casino }.
    [white] Du platzierst { las-vegas-white-dice } auf { $casino }.
   *[both] Du platzierst { las-vegas-own-dice } und { las-vegas-white-dice } auf { $casino }.
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
las-vegas-went-empty = { $count ->
    [one] { $casino }: { $names } geht leer aus.
   *[other] { $casino }, leer ausgegangen: { $names }.
}
    .you = { $casino }: Du gehst leer aus.
las-vegas-notes-returned = { $casino }: Niemand bekommt { $notes }; { $count ->
    [one] der Schein kommt
   *[other] die Scheine kommen
} unter den Stapel.
las-vegas-game-ended = { $count ->
    [one] Das Spiel ist aus: { $names } gewinnt mit { $money }.
   *[other] Das Spiel ist aus, geteilter Sieg mit je { $money }: { $names }.
}
    .you = Das Spiel ist aus: Du gewinnst mit { $money }.

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
page-size-las-vegas = 2–5 Spieler, 5–30 Min.
page-size-lords-of-vegas = 2–4 Spieler, 10–60 Min.
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
page-level-champion = Bot, Meister
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
    [one] 1 Würfel auf { $casino } platzieren
   *[other] { $dice } Würfel auf { $casino } platzieren
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
page-kind-champion = Bot (Meister)
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
page-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
page-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
page-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
page-still = noch { $time }
page-days-how = Niemand muss am Tisch warten. Ist deine Zeit um, ziehen die Regeln für dich.
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
page-unblock = Freigeben
page-blocked = Blockierte Leute
page-leave-how = Ein Bot spielt für dich weiter
page-leave-whose = Ein Bot spielt für { $name } weiter
page-leave = Tisch verlassen

## Before and after the game

page-rules = Regeln
page-rules-of = Regeln von { $game }
page-contents = Inhalt
page-level = Bots
page-how-easy = Leicht
page-how-medium = Mittel
page-how-hard = Schwer
page-how-champion = Meister
page-plays-easy = Spielt wie im ersten Spiel: vernünftig, kurzsichtig, ab und zu abgelenkt.
page-plays-medium = Nimmt, was sich sofort lohnt, und verdirbt, was sich für dich lohnt.
page-plays-hard = Wägt das Risiko ab und denkt an das, was noch kommt.
page-plays-champion = Merkt sich alles, schaut voraus und verschenkt nichts.
page-watch = Zuschauen
page-running-tables = Laufende Spiele
page-with-white = mit weißen Würfeln
page-with-open-money = Geld liegt offen
page-mine-yours = Du bist am Zug.
page-mine-theirs = { $name } ist am Zug.
page-mine-over = Zu Ende.
page-mine-with = Mit { $names }.
page-mine-result = Ergebnis
page-mine-done = Zuletzt gespielt
page-me = Du
page-somebody = jemand
page-name-of = Name von Spieler { $n }
page-white-dice-how = Alle würfeln auch mit weißen Würfeln. Sie gehören einem imaginären Spieler.
page-open-money-how = Alle sehen, was die anderen gewonnen haben. Sonst bleiben die Summen verdeckt, auch wenn jeder Schein offen ausgezahlt wird.
page-listed-how = Der Tisch steht auf der Startseite. Sonst braucht es den Link.
page-takeover = Bots springen ein
page-takeover-how = Wer weg ist, für den spielt ein Bot, bis er zurück ist.
page-starts = Wer beginnt
page-starts-lot = per Los
page-watching-here = Du schaust zu.
page-invite-link = Einladungslink
page-what-if = Was wäre, wenn?
page-cut-off = Keine Verbindung
page-cut-off-how = Die Tische sind zu, bis sie wieder da ist. Die Regeln lassen sich lesen und Aufzeichnungen prüfen.
page-try-again = Noch einmal
page-part-missing = Dieser Teil der Seite ließ sich nicht laden.

## The live table

page-announcements = Was geschieht
page-skip = Zum Überspringen tippen
page-jump = Weiter bis zu meinem Zug
page-jumping = Gleich bist du am Zug …
page-plays-again-yes = { $name } möchte noch einmal spielen.
page-plays-again-no = { $name } spielt nicht noch einmal mit.
page-again-asked = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
page-your-turn = Du bist am Zug.
page-turn-of = { $name } ist am Zug.
page-left = { $name } verlässt den Tisch; ein Bot spielt weiter.
page-watching = Du siehst zu
page-watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
page-chair-away = abwesend, ein Bot spielt
page-chair-bot = Bot
page-bot-of = Bot von { $owner }
page-time-up = Die Zeit ist um: Es wurde für dich entschieden.
page-chair-gone = nicht da
page-host = leitet den Tisch
table-ended = Die Partie wurde einvernehmlich beendet: sie hat kein Ergebnis.
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
page-keys = Tastenkürzel
page-hint-close = Diesen Hinweis nicht mehr zeigen
page-hint-face = Alle Würfel einer Augenzahl kommen auf das Casino dieser Zahl. Wer dort die meisten hat, nimmt den besten Schein.
page-hint-white-dice = Weiße Würfel gehören einem imaginären Spieler: Sie gehen mit, zählen dort wie alle anderen und können mit jedem gleichziehen.
page-hint-payout = Nun zahlt jedes Casino aus: Wer die meisten Würfel hat, nimmt den höchsten Schein. Gleich viele heben sich auf.
page-foretold-take = { $who ->
    [you] Du nimmst { $note }, wenn dich niemand überholt.
   *[name] { $name } nimmt { $note }, wenn niemand überholt.
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
page-foretold-gain = Dann nimmt { $name } { $note }.
page-refused-bad-message = Das konnte der Server nicht lesen.
page-refused-bad-text = Dieser Name oder Text geht nicht.
page-refused-banned = Dieses Haus ist für dich geschlossen.
page-refused-blocked = An diesem Tisch kannst du keinen Platz nehmen.
page-refused-begun-already = Das Spiel hat schon begonnen; du kannst zusehen.
page-refused-bus-unavailable = Der Server ist gerade nicht vollständig; versuch es noch einmal.
page-refused-face-not-rolled = Diese Augenzahl hast du nicht gewürfelt.
page-refused-foreign-page = Diese Seite darf nicht mit diesem Server sprechen.
page-refused-full = Das Haus ist voll; versuch es später.
page-refused-game-over = Das Spiel ist zu Ende.
page-refused-invalid-move = Diesen Zug gibt es in diesem Spiel nicht.
page-refused-invalid-options = Mit diesen Plätzen und Optionen geht kein Spiel.
page-refused-muted = Du bist hier stummgeschaltet: Niemand erfährt, was du sagst.
page-refused-no-secret = Erlaube dieser Seite Cookies: Ohne sie kann niemand einen Platz behalten.
page-refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
page-refused-nobody-plays = Jemand muss sich zu den Bots setzen.
page-refused-not-begun = Das Spiel hat noch nicht begonnen.
page-refused-not-invited = Für diesen Tisch brauchst du die Einladung.
page-refused-not-seated = Das können nur die am Tisch.
page-refused-not-your-seat = Das ist nicht dein Platz.
page-refused-not-your-turn = Du bist nicht am Zug.
page-refused-paused = Die Partie ist unterbrochen.
page-refused-removed = Du wurdest von diesem Tisch entfernt.
page-refused-seat-taken = Da sitzt schon jemand.
page-refused-seats-open = Es sind noch Plätze frei: Warte auf jemanden oder lass Bots spielen.
page-refused-store-unavailable = Der Server kann gerade nicht speichern; versuch es noch einmal.
page-refused-table-closed = Dieser Tisch wurde geschlossen.
page-refused-too-large = Das ist zu groß für den Server.
page-refused-too-late = Die Anfrage kam zu langsam an.
page-refused-too-often = Das war zu oft; warte einen Moment.
page-refused-unknown-game = Dieses Spiel wird hier nicht gespielt.
page-refused-unknown-room = Diesen Tisch gibt es nicht.
page-row-done = { $name } ist ausgezahlt.

## A casino for those who listen

page-row-paid = { $name }, { page-row-dice }: { $note }
page-row-nothing = { $name }, { page-row-dice }: nichts
page-row-tie = { $names }, je { page-row-dice }: aufgehoben
page-row-rest = bleibt übrig: { $notes }

## Games without a look of their own

page-size-plain = { $players } Spieler
page-rules-none = Zu diesem Spiel gibt es hier kein Regelheft.
page-plain-position = So steht es
page-plain-moves = Was du tun kannst
page-plain-choose = Wähle, was du tust
page-plain-choices = Möglich: { $choices }.

## Learning

page-learn = Lernen
page-learn-how = beim Spielen, in Minuten
page-new-here = Neu hier?
page-new-here-how = { $game } lernst du in ein paar Minuten, am Tisch, beim Spielen. Oder du findest es unterwegs heraus: Bei jeder neuen Entscheidung hilft ein Hinweis.
page-new-here-learn = Zeig mir, wie es geht
page-new-here-play = Gleich spielen

## What is told: between rounds of Las Vegas

page-round-over = Durchgang { $round } ist vorbei
page-round-leads = { $who ->
    [you] Du führst mit { $sum }.
   *[name] { $name } führt mit { $sum }.
}
page-round-nobody = An niemanden ging: { $note }.
page-round-took = Wer was nahm
page-round-next = Durchgang { $round } beginnt mit { $name }.
page-round-go-on = Zu Durchgang { $round }
page-round-up = aufgestiegen
page-round-down = abgestiegen
page-round-standing = { $name }: { $sum }, davon { $gained } in diesem Durchgang.

page-hint-goal = Das Ziel: nach vier Durchgängen das meiste Geld. Gleich viele Würfel gehen leer aus.

## Coach and puzzles

page-coach = Trainer
page-coach-agreed = Hier dürfen alle den Trainer fragen, und alle sehen, wer es tut.
page-coach-agreed-how = Alle an diesem Tisch dürfen ihn fragen, und alle sehen, wer es tut.
page-coach-best = am besten
page-coach-how = Siegchance von hier aus. Alle sehen, dass du gefragt hast.
page-coach-off = Hier spielen andere mit, oder die Partie zählt: Der Trainer ist aus, bis sie vorbei ist. Dann zeigt er, was er getan hätte.
page-coach-practice = Übungstisch
page-coach-thinking = überlegt …
page-coach-wins = gewinnt { $chance }
page-coached = { $name } hat den Trainer gefragt.
page-puzzle = Rätsel
page-puzzle-done = für heute gelöst
page-puzzle-how = jeden Tag ein bester Zug
page-puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
