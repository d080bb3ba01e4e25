## Jede Lektion

learn-about = { $chapters ->
    [one] Ein kurzes Kapitel
   *[other] { $chapters } kurze Kapitel
}, zusammen { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}. Du spielst vom ersten Tippen an und gehst, wann du magst.
learn-far = Wie weit du bist
learn-steps = { $done } von { $all } Schritten
learn-at = { $step } von { $steps }
learn-minutes = { $minutes } Min.
learn-done = fertig
lesson-leave = Lektion verlassen
lesson-step = Schritt { $step } von { $steps }
lesson-left = { $minutes ->
    [0] noch keine Minute
    [one] noch eine Minute
   *[other] noch { $minutes } Minuten
}
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-go-on = Weiter
lesson-known = Das weißt du jetzt
lesson-chapters = Die Kapitel
lesson-chapter = Kapitel { $chapter } von { $chapters }
lesson-next = Weiter: { $chapter }
lesson-play = Eine Partie gegen leichte Bots
lesson-again = Noch einmal
lesson-all = Alle Kapitel
lesson-touch-confirm = Du siehst, was es bringt. **Tippe auf den Knopf**, um es zu tun.

## Las Vegas: die erste Partie

lesson-first-game = Erste Partie
lesson-first-game-about = Ein Durchgang, und du weißt, wie es geht.
lesson-first-game-done = Jetzt kennst du Las Vegas
lesson-first-game-done-how = Vier solche Durchgänge sind eine Partie. Am Tisch siehst du immer, was deine Würfel bringen würden.
lesson-first-game-roll-title = Acht Würfel gehören dir
lesson-first-game-roll = Alle würfeln mit acht eigenen Würfeln. **Nach vier Durchgängen gewinnt das meiste Geld.**
lesson-first-game-roll-do = Würfeln
lesson-first-game-roll-know = **Das meiste Geld** nach vier Durchgängen gewinnt.
lesson-first-game-face-title = Eine Augenzahl, alle Würfel
lesson-first-game-face = Wähle eine Augenzahl: **Alle Würfel, die sie zeigen**, kommen auf dieses Casino. Tippe für deine zwei Sechsen auf Circus Circus.
lesson-first-game-face-know = **Alle Würfel einer Augenzahl** kommen auf ihr Casino.
lesson-first-game-most-title = Die meisten Würfel gewinnen
lesson-first-game-most = Chip hat einen Würfel auf Sahara. **Wer die meisten Würfel hat, nimmt den höchsten Schein**: Tippe auf Sahara, du hast zwei Vieren.
lesson-first-game-most-know = **Die meisten Würfel** nehmen den höchsten Schein.
lesson-first-game-tie-title = Gleich viele gehen leer aus
lesson-first-game-tie = Auf Luxor liegen zwei Würfel von Benno. Mit deinen zwei Fünfen hättet ihr gleich viele, **und beide gehen leer aus**. Tippe lieber auf Caesars Palace.
lesson-first-game-tie-know = **Gleich viele Würfel** gehen leer aus.
lesson-first-game-second-title = Auch der Zweite wird bezahlt
lesson-first-game-second = Auf The Mirage führt Benno mit zwei Würfeln. **Der Zweite nimmt den nächsten Schein**: Tippe darauf, eine Drei bringt dir 30.000 $.
lesson-first-game-second-know = **Der Zweite** nimmt den nächsten Schein, solange es welche gibt.
lesson-first-game-choice-title = Du entscheidest
lesson-first-game-choice = Auf Sahara hast du so viele Würfel wie Chip, auf Caesars Palace führt Benno. **Ein Würfel bringt 90.000 $.** Welcher?
lesson-first-game-choice-wrong = Dort hättest du so viele Würfel wie Benno, **und beide gingen leer aus**. Versuche die andere Augenzahl.
lesson-first-game-choice-know = **Ein Würfel mehr** beendet einen Gleichstand.
lesson-first-game-payout-title = Der letzte Würfel
lesson-first-game-payout = Niemand sonst hat noch Würfel. Platziere deinen letzten, dann **wird Casino für Casino ausgewertet**.
lesson-first-game-payout-know = **Wenn alle Würfel liegen**, zahlen die Casinos.
lesson-first-game-end-title = 210.000 $ für dich
lesson-first-game-end = Benno hat 200.000 $, Chip 70.000 $. Neue Scheine liegen aus, Benno beginnt. **Noch drei Durchgänge**, dann gewinnt das meiste Geld.
lesson-first-game-end-do = Fertig

## Las Vegas: weiße Würfel

lesson-white-dice = Weiße Würfel
lesson-white-dice-about = Eine Variante mit Würfeln, die niemandem gehören.
lesson-white-dice-done = Weiße Würfel sind kein Rätsel mehr
lesson-white-dice-done-how = Wähle die Variante, wenn du einen Tisch für zwei bis vier einrichtest.
lesson-white-dice-nobody-title = Niemandes Würfel
lesson-white-dice-nobody = Du hast auch zwei weiße Würfel. Sie gehören niemandem, **zählen aber wie ein Mitspieler mehr**.
lesson-white-dice-nobody-know = **Weiße Würfel** gehören niemandem.
lesson-white-dice-along-title = Sie gehen mit
lesson-white-dice-along = Du würfelst sie mit deinen. Tippe auf The Mirage: **Deine zwei Dreien und die weiße Drei** kommen zusammen dorthin.
lesson-white-dice-along-know = **Alle Würfel der Augenzahl** gehen mit, eigene und weiße.
lesson-white-dice-stop-title = Halte Benno auf
lesson-white-dice-stop = Auf Luxor führt Benno und nähme 90.000 $. Dort liegt auch ein weißer Würfel. **Sorge für gleich viele**: Welche Augenzahl wählst du?
lesson-white-dice-stop-wrong = So behält Benno seine 90.000 $. Suche **den weißen Würfel, der auf Luxor kommt**.
lesson-white-dice-stop-know = **Weiß kann gleichziehen**, mit jedem.
lesson-white-dice-out-title = Niemand bekommt es
lesson-white-dice-out = Zwei Würfel von Benno, zwei weiße: gleich viele. **Auch was Weiß gewinnt, ist aus dem Spiel.**
lesson-white-dice-out-do = Fertig
lesson-white-dice-out-know = **Was Weiß gewinnt**, ist aus dem Spiel.

## Lords of Vegas

lesson-touch-colour = Wähle eine Farbe: **Tippe auf die leuchtende**.
lesson-touch-lot = Jetzt das Grundstück: **Tippe auf das leuchtende**.
lesson-touch-casino = Jetzt das Casino: **Tippe darauf**.
lesson-touch-bet = Stelle den Einsatz ein: **Tippe, bis er 5 $ ist**.
lesson-touch-give = Erst, was du gibst: **Tippe auf dein Grundstück**.
lesson-touch-take = Dann, was du willst: **Tippe auf das andere Grundstück**.
lesson-land = Land und Geld
lesson-land-about = Eine Karte bringt ein Grundstück, Grundstücke bringen Geld.
lesson-land-done = Du hast Land
lesson-land-done-how = Ein Zug: Karte ziehen, alle werden bezahlt, dann tun, was du bezahlen kannst.
lesson-land-goal-title = Das Ziel
lesson-land-goal = **Die meisten Punkte gewinnen.** Punkte bekommen die Bosse von Casinos. Geld ist nur zum Bauen da.
lesson-land-draw-title = Zuerst eine Karte
lesson-land-draw = Jeder Zug beginnt mit einer Karte. **Ziehe sie**: Sie bringt dir ein Grundstück, und alle werden bezahlt.
lesson-land-build-title = Ein Grundstück für dich
lesson-land-build = C1 gehört dir, und jedes Grundstück zahlte 1 $. Jetzt baue: **Tippe auf A2**, es kostet 6 $.
lesson-land-end-title = Dein erstes Casino
lesson-land-end = Der Würfel zeigt, was es zahlt. Mit mehr Geld ginge noch mehr. **Beende jetzt deinen Zug.**
lesson-land-paid-title = Gold hat gezahlt
lesson-land-paid = Benno zog Gold: Dein Casino zahlte 2 $ und 1 Punkt, **obwohl du nicht am Zug warst**. Ziehe deine Karte.
lesson-land-best-title = Deine Aufgabe
lesson-land-best = Dir gehören drei Grundstücke. Baue ein **grünes** Casino auf dem, **dessen aufgedruckter Würfel am höchsten ist**.
lesson-land-best-wrong = Sieh auf die kleinen Würfel deiner Grundstücke: **Die 5 ist am höchsten**, auf B1. Und nimm Grün.
lesson-boss = Werde der Boss
lesson-boss-about = Der höchste Würfel nimmt die Punkte.
lesson-boss-done = Du weißt, wer Boss ist
lesson-boss-done-how = Der höchste Würfel eines Casinos entscheidet, und beim Reorganisieren fallen alle neu.
lesson-boss-crown-title = Wer ist Boss?
lesson-boss-crown = **Der höchste Würfel.** Bennos 6 schlägt deine 5, also bekommt er alle 3 Punkte, wenn Grün zahlt.
lesson-boss-anew-title = Würfle sie neu
lesson-boss-anew = Ein eigener Würfel reicht zum **Reorganisieren**: Alle Würfel fallen neu, für 1 $ pro Auge. Tippe auf Reorganisieren.
lesson-boss-yours-title = Die Krone ist deine
lesson-boss-yours = Deine 6 ist jetzt am höchsten. Jeder Würfel zahlt weiter seinem Besitzer. **Beende deinen Zug**, dann zahlt Grün.
lesson-boss-points-title = Drei Punkte
lesson-boss-points = Grün hat gezahlt: Als Boss bekamst du **1 Punkt für jedes Plättchen**. Ziehe deine Karte.
lesson-boss-second-title = Deine Aufgabe
lesson-boss-second = Im braunen Casino E4 schlägt Sólveigs Würfel deinen. **Versuche, dort Boss zu werden.**
lesson-boss-second-wrong = Das lässt die Würfel auf E4 und E5 liegen. **Reorganisiere** dieses Casino: Es kostet 5 $.
lesson-boss-level-title = Und wenn sie gleich sind
lesson-boss-level = Deine 4 schlägt ihre 2. **Gleich hohe höchste Würfel zweier Spieler** fallen gratis neu, bis einer höher ist.
lesson-grow = Wachse
lesson-grow-about = Erweitere nach nebenan, baue um und verbinde.
lesson-grow-done = Dein Casino hat vier Plättchen
lesson-grow-done-how = Große Casinos bringen auf einmal Punkte, die kleine nie bringen.
lesson-grow-small-title = Zwei kleine Casinos
lesson-grow-small = Du bist Boss von beiden. **Jedes Plättchen ist ein Punkt** für den Boss, also mache eins daraus.
lesson-grow-sprawl-title = Auf das nächste Grundstück
lesson-grow-sprawl = **Erweitere** dein Casino auf ein freies Grundstück daneben. Das kostet den doppelten Preis. Tippe auf Erweitern.
lesson-grow-remodel-title = Eine andere Farbe
lesson-grow-remodel = **Baue um**, für 5 $ pro Plättchen: Ein Casino bekommt eine andere Farbe und verbindet sich. Tippe auf Umbauen.
lesson-grow-four-title = Deine Aufgabe
lesson-grow-four = Drei Plättchen hängen zusammen. Du hast noch 15 $. **Mache vier daraus.**
lesson-grow-four-wrong = Davon wird es nicht größer. A4 gehört dir und liegt daneben: **Baue dort in Gold**.
lesson-grow-joined-title = Ein Casino
lesson-grow-joined = Vier Plättchen, vier Punkte auf einmal. Gib acht beim Verbinden: **Der höchste Würfel ist Boss von allem**.
lesson-track = Strip und Punkteleiste
lesson-track-about = Warum ein Punkt nichts wert sein kann.
lesson-track-done = Du kannst die Leiste lesen
lesson-track-done-how = Später bringen nur große Casinos Punkte. Der Strip zahlt denen, die an ihm liegen.
lesson-track-gap-title = Das nächste Feld
lesson-track-gap = Du stehst auf 8, das nächste Feld ist 10. **Ein Punkt reicht nicht und verfällt.**
lesson-track-draw-title = Sieh es dir an
lesson-track-draw = Dein Casino hat ein Plättchen. **Ziehe eine Karte** und achte auf deinen Chip.
lesson-track-two-title = Ein Punkt verfiel
lesson-track-two = Braun zahlte 1 Punkt: immer noch 8. Zwei Plättchen würden reichen. **Tippe auf C7** und baue in Braun.
lesson-track-end-title = Zwei Plättchen
lesson-track-end = Zwei Punkte **aus einem Casino** erreichen die 10. Beende deinen Zug und warte auf Braun.
lesson-track-strip-title = Weiter auf 10
lesson-track-strip = Dann zog Sólveig eine **Strip-Karte**: Sie zahlt jedem Casino am Strip, deinem nicht. Ziehe.
lesson-track-edge-title = Deine Aufgabe
lesson-track-edge = Lass dich auch vom Strip bezahlen: **Bringe dein braunes Casino an den Strip**, zwischen den rosa Linien.
lesson-track-edge-wrong = So läge dein Casino noch nicht am Strip. **C9 liegt daran**: Baue dort in Braun.
lesson-gamble = Zocken
lesson-gamble-about = Zwei Würfel: 20 von 36 Würfen verlieren.
lesson-gamble-done = Du kennst die Chancen
lesson-gamble-done-how = Zocke, wenn ein Boss Geld hat, und gib ab, wenn du wenig hast.
lesson-gamble-odds-title = Ein Einsatz
lesson-gamble-odds = Einmal pro Zug darfst du gegen den Boss eines anderen Casinos zocken: **höchstens 5 $ pro Plättchen**.
lesson-gamble-bet-title = 5 bis 8 verlieren
lesson-gamble-bet = Zwei Würfel: **5 bis 8 verlieren**, alles andere gewinnt, 2 und 12 doppelt. Tippe auf Zocken.
lesson-gamble-won-title = Neun gewinnt
lesson-gamble-won = 4 und 5 sind 9: **Benno zahlte dir 5 $**. Beende deinen Zug und sieh, was er tut.
lesson-gamble-half-title = Deine Aufgabe
lesson-gamble-half = Benno setzt 10 $ gegen dich. **Gib die Hälfte ab**, und die Bank teilt Gewinn und Verlust. Riskiere nicht alles.
lesson-gamble-half-wrong = So zahlst oder bekommst du alles. **Gib die Hälfte an die Bank ab**: Tippe auf diese Antwort.
lesson-gamble-luck-title = Die Hälfte
lesson-gamble-luck = Er würfelte 10 und gewann 10 $: **Du zahltest nur 5 $**, die Bank den Rest.
lesson-trade = Handel
lesson-trade-about = Grundstücke, Würfel und Geld, jederzeit.
lesson-trade-done = Du kannst handeln
lesson-trade-done-how = Geld, Grundstücke und Würfel wechseln den Besitzer, wann immer beide einig sind.
lesson-trade-any-title = Jederzeit
lesson-trade-any = In jedem Zug dürfen zwei Spieler **Geld, Grundstücke und Würfel** tauschen. Punkte nie.
lesson-trade-accept-title = Ein Angebot
lesson-trade-accept = Benno verkauft seine 6 im grünen Casino für 9 $. **Du wärst dort Boss.** Nimm an.
lesson-trade-offer-title = Dein Angebot
lesson-trade-offer = Jetzt biete selbst: dein B2 gegen Bennos D2, neben deinem Casino. **Tippe auf Handel.**
lesson-trade-refuse-title = Deine Aufgabe
lesson-trade-refuse = Sólveig will deine 6 für 8 $. **Sieh, was sich ändern würde**, dann antworte.
lesson-trade-refuse-wrong = Dann wäre sie Boss von drei Plättchen. **Lehne ab**: Punkte sind mehr wert als Geld.
lesson-trade-kept-title = Weiter der Boss
lesson-trade-kept = Drei grüne Plättchen, und D2 daneben. **Angebote verfallen**, wenn eine Karte gezogen wird.

## Das Regelbuch, und was Dinge sind

rules-exact = Genaue Regeln
rules-rule = genaue Regel { $rule }
rules-find = Wort suchen
rules-none-found = Dazu steht hier nichts.
rules-goal = { $game }, das Ziel
rules-learn = Beim Spielen lernen
rules-print = Drucken
what = Was ist das?
what-note = Ein Schein, in Tausend Dollar. Die meisten Würfel auf seinem Casino nehmen den höchsten.
what-casino = Ein Casino: Alle Würfel seiner Zahl kommen hierher. Jede Zeile zeigt, wer jetzt welchen Schein nähme; gleich viele stehen zuletzt, durchgestrichen.
what-winnings = Gewonnene Scheine. Ihr Wert bleibt den anderen verborgen, außer bei offenem Geld.
what-hand = Ein Spieler und die Würfel, die er in diesem Durchgang noch hat.
what-deck = Scheine, die noch im Stapel liegen.
what-roll = Die Würfel dieses Wurfs nach ihrer Augenzahl. Wähle eine: Alle ihre Würfel gehen.
what-round = Der Durchgang. Eine Partie hat vier.
what-points = Punkte. Die meisten gewinnen; Bosse bekommen sie, wenn ihre Casinos zahlen.
what-money = Ein Spieler mit seinem Geld, in Millionen Dollar. Geld bezahlt Aktionen und entscheidet nur bei Gleichstand.
what-track = Die Punkteleiste. Ein Chip rückt nur vor, wenn die Punkte eines Casinos den ganzen Schritt decken; wo die Schritte größer werden, ist eine gestrichelte Linie.
what-end = So viele Karten liegen über der Spielende-Karte.
what-gone = Die bisher gezogenen Karten nach Farbe. Eine Farbe, von der viele weg sind, zahlt nur noch selten.
what-card = Die letzte Karte: Sie hat ein Grundstück vergeben und ihre Farbe bezahlt.
what-next-pay = Was die nächste Karte dir zahlen würde, nach ihrer Farbe. Grundstücke zahlen bei jeder Karte.
what-odds = Wie zwei Würfel fallen können, wie oft von hundert Malen und was du gewinnst oder verlierst.
what-build = { page-lords-hint-build }
what-sprawl = { page-lords-hint-sprawl }
what-remodel = { page-lords-hint-remodel }
what-reorganize = { page-lords-hint-reorganize }
what-gamble = { page-lords-hint-gamble }
what-trade = { page-lords-hint-trade }
what-end-turn = { page-lords-hint-end-turn }

## The keys of a table

keys = Tasten
keys-help = Diese Liste
keys-arrows = Von Grundstück zu Grundstück
keys-enter = Wählen; noch einmal bestätigt
keys-faces = Eine Augenzahl wählen; noch einmal platziert sie
