# A message with an attribute «you» says it so to the one it is about.

list = { $first } og { $last }
you = þú

## Las Vegas: what happened

las-vegas-white = hvítir
las-vegas-starter-drawn = Hlutkesti ræður: { $name } byrjar.
    .you = Hlutkesti ræður: þú byrjar.
las-vegas-round-began = Umferð { $round } hefst; { $name } byrjar.
    .you = Umferð { $round } hefst; þú byrjar.
las-vegas-note-turned = { $casino } fær { $note }.
las-vegas-white-scattered = Hvítu teningarnir sem eftir eru sýna { $dice } og fara hvor á sitt spilavíti.
las-vegas-dice-rolled = { $kinds ->
    [own] { $name } kastar og fær { $own }.
    [white] { $name } kastar og fær { $white } á { las-vegas-with-white }.
   *[both] { $name } kastar og fær { $own }, auk þess { $white } á { las-vegas-with-white }.
}
    .you = { $kinds ->
    [own] Þú kastar og færð { $own }.
    [white] Þú kastar og færð { $white } á { las-vegas-with-white }.
   *[both] Þú kastar og færð { $own }, auk þess { $white } á { las-vegas-with-white }.
}
las-vegas-with-white = { $white_count ->
    [1] hvítan tening
   *[other] hvíta teninga
}
las-vegas-dice-placed = { $kinds ->
    [own] { $name } leggur { las-vegas-own-dice } á { $casino }.
    [white] { $name } leggur { las-vegas-white-dice } á { $casino }.
   *[both] { $name } leggur { las-vegas-own-dice } og { las-vegas-white-dice } á { $casino }.
}
    .you = { $kinds ->
    [own] Þú leggur { las-vegas-own-dice } á { $casino }.
    [white] Þú leggur { las-vegas-white-dice } á { $casino }.
   *[both] Þú leggur { las-vegas-own-dice } og { las-vegas-white-dice } á { $casino }.
}
las-vegas-own-dice = { $own ->
    [one] { $own } tening
   *[other] { $own } teninga
}
las-vegas-white-dice = { $white ->
    [one] { $white } hvítan tening
   *[other] { $white } hvíta teninga
}
las-vegas-tie-cancelled = { $casino }: { $names } með { $dice ->
    [one] { $dice } tening
   *[other] { $dice } teninga
} hvert – það jafnast út.
las-vegas-note-taken = { $taker ->
    [white] { $casino }: hvítir tækju { $note }; seðillinn fer undir bunkann.
   *[seat] { $casino }: { $name } tekur { $note }.
}
    .you = { $casino }: þú tekur { $note }.
las-vegas-went-empty = { $count ->
    [1] { $casino }: { $names } fær ekkert.
   *[other] { $casino }: { $names } fá ekkert.
}
    .you = { $casino }: þú færð ekkert.
las-vegas-notes-returned = { $casino }: enginn tekur { $notes }; { $count ->
    [one] seðillinn fer
   *[other] seðlarnir fara
} undir bunkann.
las-vegas-game-ended = { $count ->
    [one] Spilinu er lokið: { $names } vinnur með { $money }.
   *[other] Spilinu er lokið með sameiginlegum sigri, { $money } á mann: { $names }.
}
    .you = Spilinu er lokið: þú vinnur með { $money }.

## The page

page-back = Til baka
page-theme = Dagur eða nótt
page-language = Tungumál
page-offline = Ekki næst samband við þjóninn.
page-you = Þú
page-guest = Gestur
page-player = Leikmaður { $n }
page-goes-on = Spilið þitt er enn í gangi
page-continue = Halda áfram
page-forget = Gleyma
page-idea-las-vegas = Kastaðu, leggðu og eigðu flesta teninga þar sem seðlarnir eru.
page-idea-lords-of-vegas = Byggðu, stækkaðu og veðjaðu þar til Strippið er þitt.
page-size-las-vegas = 2–5 leikmenn, 5–30 mín.
page-size-lords-of-vegas = 2–4 leikmenn, 10–60 mín.
page-play-now = Spila núna
page-with-friends = Með vinum
page-one-screen = Á einum skjá
page-open-tables = Opin borð
page-seated = { $taken } af { $seats } sætum setin
page-take-seat = Fá sér sæti
page-line-lost = Sambandið rofnaði. Reyni aftur…
page-line-kept = Sambandið rofnaði. Það sem þú valdir geymist. Reyni aftur…
page-opening = Borðið opnast…
page-free-seat = Laust sæti
page-add-bot = Bæta við tölvu
page-sit = Setjast hér
page-stand-up = Standa upp
page-level-easy = tölva, létt
page-level-medium = tölva, miðlungs
page-level-hard = tölva, erfið
page-level-champion = tölva, meistari
page-there = hér
page-gone = ekki við
page-your-name = Nafnið þitt
page-code-picture = Boðið sem kóði til að skanna
page-invite = Bjóddu vinum þínum
page-invite-how = Sá sem opnar tengilinn velur sér nafn og laust sæti. Ekki þarf að stofna aðgang.
page-share = Senda tengilinn
page-copied = Afritað
page-waiting = { $open ->
    [one] { $open } sæti er enn laust
   *[other] { $open } sæti eru enn laus
}
page-begin = Byrja
page-round-of = Umferð { $round } af { $rounds }
page-casinos = Spilavíti
page-casino = Spilavíti { $face }, { $name }
page-notes-left = Seðlar í bunkanum
page-dice-left = Teningar eftir
page-start-player = Sá sem byrjar
page-first = 1.
page-dice-in-hand = { $white ->
    [0] { $own ->
        [one] { $own } teningur
       *[other] { $own } teningar
    }
   *[other] { $own ->
        [one] { $own } teningur, hvítir: { $white }
       *[other] { $own } teningar, hvítir: { $white }
    }
}
page-notes-won = { $count ->
    [one] { $count } seðill
   *[other] { $count } seðlar
}
page-nothing = ekkert
page-cancel = jafnast út
page-not-rolled = kom ekki upp
page-out-take = taka { $note }
page-out-lose = missa { $note }
page-out-keep = halda { $note }
page-out-tie = jafnt
page-out-nothing = ekkert
page-roll = Kastið
page-your-roll = Kastið þitt
page-choose-face = Veldu eina tölu. Allir teningar með henni fara.
page-choose = Veldu tölu
page-face = { $white ->
    [0] { $own ->
        [one] Talan { $face }: { $own } teningur
       *[other] Talan { $face }: { $own } teningar
    }
   *[other] Talan { $face }: eigin { $own }, hvítir { $white }
}
page-place = { $dice ->
    [one] Leggja { $dice } tening á { $casino }
   *[other] Leggja { $dice } teninga á { $casino }
}
page-thinking = { $name } hugsar
page-log = Nóttin hingað til
page-taken-over = { $name }: tölva spilar í staðinn.
page-returned = { $name } er aftur með.
page-close = Loka
page-who-plays = Hver spilar í sæti { $n }
page-kind-person = Einhver hér
page-kind-open = Laust sæti
page-kind-easy = Tölva (létt)
page-kind-medium = Tölva (miðlungs)
page-kind-hard = Tölva (erfið)
page-kind-champion = Tölva (meistari)
page-fewer-seats = Fjarlægja þetta sæti
page-more-seats = Eitt sæti í viðbót
page-options = Valkostir
page-white-dice = Hvítir teningar
page-open-money = Peningar sýnilegir
page-listed = Hver sem er má vera með
page-timer = Tími fyrir hverja ákvörðun
page-no-timer = ótakmarkaður
page-seconds = { $seconds ->
    [one] { $seconds } sekúnda
   *[other] { $seconds } sekúndur
}
page-minutes = { $minutes ->
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
}
page-hours = { $hours ->
    [one] { $hours } klukkustund
   *[other] { $hours } klukkustundir
}
page-days = { $days ->
    [one] { $days } dagur
   *[other] { $days } dagar
}
page-still = { $time } eftir
page-days-how = Enginn þarf að bíða við borðið. Þegar tíminn þinn er liðinn leika reglurnar fyrir þig.
page-set-up = Opna borðið
page-talk = Spjall
page-unread = { $what }, eitthvað nýtt
page-say = Segðu eitthvað
page-who-speaks = Hver talar
page-send = Senda
page-reaction-applause = klappar
page-reaction-laugh = hlær
page-reaction-wow = gapir af undrun
page-reaction-sigh = andvarpar
page-reaction-hurry = bankar í borðið
page-reaction-thanks = þakkar fyrir
page-said = { $name }: { $text }
page-settings = Stillingar
page-theme-auto = eins og tækið
page-theme-dark = nótt
page-theme-light = dagur
page-two-touches = Velja fyrst, staðfesta svo
page-unblock = Hleypa aftur að
page-blocked = Útilokað fólk
page-leave-how = Tölva spilar áfram fyrir þig
page-leave-whose = { $name }: tölva spilar áfram
page-leave = Fara frá borðinu

## Before and after the game

page-rules = Reglur
page-rules-of = Reglur { $game }
page-contents = Efnisyfirlit
page-level = Tölvur
page-how-easy = Auðvelt
page-how-medium = Meðal
page-how-hard = Erfitt
page-how-champion = Meistari
page-plays-easy = Leikur eins og í fyrsta spili: skynsamlega, skammsýnt og stundum annars hugar.
page-plays-medium = Tekur það sem borgar sig strax og spillir því sem borgar sig fyrir þig.
page-plays-hard = Vegur áhættuna og hugsar um það sem á eftir kemur.
page-plays-champion = Man allt, sér fram í tímann og gefur ekkert eftir.
page-watch = Fylgjast með
page-running-tables = Spil í gangi
page-with-white = með hvítum teningum
page-with-open-money = peningar sýnilegir
page-mine-yours = Þú átt leik.
page-mine-theirs = { $name } á leik.
page-mine-over = Lokið.
page-mine-with = Við borðið: { $names }.
page-mine-result = Úrslit
page-mine-done = Nýlega spilað
page-me = Þú
page-somebody = einhver
page-name-of = Nafn leikmanns { $n }
page-white-dice-how = Allir kasta líka hvítum teningum. Þá á ímyndaður aukaleikmaður.
page-open-money-how = Allir sjá hvað hinir hafa unnið. Annars eru samtölur faldar þótt hver seðill sé greiddur út fyrir allra augum.
page-listed-how = Borðið sést á upphafssíðunni. Annars þarf tengilinn.
page-takeover = Tölvur hlaupa í skarðið
page-takeover-how = Tölva spilar fyrir þann sem fer, þar til hann kemur aftur.
page-starts = Hver byrjar
page-starts-lot = hlutkesti
page-watching-here = Þú fylgist með.
page-invite-link = Boðstengill
page-what-if = Hvað ef?
page-cut-off = Ekkert samband
page-cut-off-how = Borðin eru lokuð þar til það kemst á. Reglurnar má lesa áfram og athuga skráningar.
page-try-again = Reyna aftur
page-part-missing = Ekki tókst að hlaða þessum hluta síðunnar.

## The live table

page-announcements = Það sem gerist
page-skip = Snertu til að sleppa
page-jump = Áfram þar til ég á leik
page-jumping = Bráðum átt þú leik …
page-plays-again-yes = { $name } vill spila aftur.
page-plays-again-no = { $name } spilar ekki aftur.
page-again-asked = { $count ->
    [one] { $names } vill spila aftur.
   *[other] { $names } vilja spila aftur.
}
page-your-turn = Þú átt leik.
page-turn-of = { $name } á leik.
page-left = { $name } fer frá borðinu; tölva spilar áfram.
page-watching = Þú fylgist með
page-watchers = { $count ->
    [one] { $count } fylgist með
   *[other] { $count } fylgjast með
}
page-chair-away = fjarverandi, tölva spilar
page-chair-bot = tölva
page-bot-of = tölva á vegum { $owner }
page-time-up = Tíminn er búinn: ákveðið var fyrir þig.
page-chair-gone = ekki við
page-host = gestgjafi borðsins
table-ended = Spilinu lauk með samkomulagi: engin úrslit.
page-time-left = { $seconds ->
    [one] { $seconds } sekúnda eftir
   *[other] { $seconds } sekúndur eftir
}
page-hand-over = Næst tekur { $name } við tækinu
page-hand-over-why = Peningarnir liggja á hvolfi: hin líta undan á meðan.
page-i-am = Ég er { $name }
page-leave-sure = Já, fara
page-speed = Hraði
page-speed-slow = hægur
page-speed-usual = venjulegur
page-speed-fast = mikill
page-speed-once = allt í einu
page-motion = Hreyfing
page-motion-less = engin
page-contrast = Skerpa
page-contrast-more = meiri
page-sound = Hljóð
page-hints = Ábendingar
page-keys = Flýtilyklar
page-hint-close = Ekki sýna þessa ábendingu aftur
page-hint-face = Allir teningar með sömu tölu fara á spilavíti þeirrar tölu. Sá sem á flesta teninga þar fær hæsta seðilinn.
page-hint-white-dice = Hvítu teningana á ímyndaður aukaleikmaður: þeir fylgja með, telja eins og allra annarra og geta jafnað hvern sem er.
page-hint-payout = Nú greiðir hvert spilavíti út: sá sem á flesta teninga tekur hæsta seðilinn. Sami fjöldi jafnast út.
page-foretold-take = { $who ->
    [you] Þú tekur { $note } ef enginn fer fram úr þér.
   *[name] { $name } tekur { $note } ef enginn fer fram úr.
}
page-foretold-lose = { $who ->
    [you] Þú missir { $note }.
   *[name] { $name } missir { $note }.
}
page-foretold-keep = { $who ->
    [you] Þú heldur { $note }.
   *[name] { $name } heldur { $note }.
}
page-foretold-tie = { $who ->
    [you] Jafnt: þú færð ekkert.
   *[name] Jafnt: { $name } fær ekkert.
}
page-foretold-nothing = { $who ->
    [you] Þar er ekkert eftir handa þér.
   *[name] { $name } fær ekkert þar.
}
page-foretold-ties = { $names } með { $dice ->
    [one] { $dice } tening
   *[other] { $dice } teninga
} hvert – það jafnast út.
page-foretold-gain = Þá tekur { $name } { $note }.
page-refused-bad-message = Þjónninn gat ekki lesið þetta.
page-refused-bad-text = Ekki er hægt að nota þetta nafn eða þennan texta.
page-refused-banned = Þetta hús er þér lokað.
page-refused-blocked = Þú getur ekki sest við þetta borð.
page-refused-begun-already = Spilið er byrjað; þú mátt fylgjast með.
page-refused-bus-unavailable = Þjónninn er ekki heill í augnablikinu; reyndu aftur.
page-refused-face-not-rolled = Þú kastaðir ekki þessari tölu.
page-refused-foreign-page = Þessi síða má ekki tala við þennan þjón.
page-refused-full = Húsið er fullt; reyndu síðar.
page-refused-game-over = Spilinu er lokið.
page-refused-invalid-move = Þessi leikur er ekki til í þessu spili.
page-refused-invalid-options = Ekki er hægt að spila með þessum sætum og stillingum.
page-refused-muted = Þaggað er niður í þér hér: enginn fær að vita hvað þú segir.
page-refused-no-secret = Leyfðu vafrakökur á þessari síðu: án þeirra er ekki hægt að halda sæti.
page-refused-no-such-seat = Þetta sæti er ekki til við þetta borð.
page-refused-nobody-plays = Einhver þarf að setjast hjá tölvunum.
page-refused-not-begun = Spilið er ekki byrjað.
page-refused-not-invited = Þú þarft boð til að setjast við þetta borð.
page-refused-not-seated = Aðeins þau sem sitja við borðið geta það.
page-refused-not-your-seat = Þetta er ekki þitt sæti.
page-refused-not-your-turn = Þú átt ekki leik.
page-refused-paused = Hlé er á spilinu.
page-refused-removed = Þér var vikið frá þessu borði.
page-refused-seat-taken = Þar situr þegar einhver.
page-refused-seats-open = Það eru laus sæti: bíddu eftir einhverjum eða láttu tölvur spila.
page-refused-store-unavailable = Þjónninn getur ekki vistað í augnablikinu; reyndu aftur.
page-refused-table-closed = Þessu borði var lokað.
page-refused-too-large = Þetta er of stórt fyrir þjóninn.
page-refused-too-late = Beiðnin var of lengi á leiðinni.
page-refused-too-often = Þetta var of oft; bíddu aðeins.
page-refused-unknown-game = Þetta spil er ekki spilað hér.
page-refused-unknown-room = Þetta borð er ekki til.
page-row-done = { $name }: greitt út.

## A casino for those who listen

page-row-paid = { $name }, { page-row-dice }: { $note }
page-row-nothing = { $name }, { page-row-dice }: ekkert
page-row-tie = { $names }, { page-row-dice } hver: jafnast út
page-row-rest = eftir liggur: { $notes }

## Games without a look of their own

page-size-plain = { $players } leikmenn
page-rules-none = Hér eru engar reglur fyrir þetta spil.
page-plain-position = Staðan
page-plain-moves = Hvað þú getur gert
page-plain-choose = Veldu hvað þú gerir
page-plain-choices = Í boði: { $choices }.

## Learning

page-learn = Læra
page-learn-how = í leik, á mínútum
page-new-here = Ertu hér í fyrsta sinn?
page-new-here-how = { $game } lærist á nokkrum mínútum, við borðið, með því að spila. Eða þú kemst að því á leiðinni: ábending hjálpar við hverja nýja ákvörðun.
page-new-here-learn = Sýndu mér hvernig
page-new-here-play = Spila strax

## What is told: between rounds of Las Vegas

page-round-over = Umferð { $round } er lokið
page-round-leads = { $who ->
    [you] Þú leiðir með { $sum }.
   *[name] { $name } leiðir með { $sum }.
}
page-round-nobody = Enginn tók { $note }.
page-round-took = Hver tók hvað
page-round-next = { $name } byrjar umferð { $round }.
page-round-go-on = Í umferð { $round }
page-round-up = upp um sæti
page-round-down = niður um sæti
page-round-standing = { $name }: { $sum }, þar af { $gained } í þessari umferð.

page-hint-goal = Markmiðið: eiga mesta peninga eftir fjórar umferðir. Jafnt gefur ekkert.

## Coach and puzzles

page-coach = Þjálfari
page-coach-agreed = Hér mega allir spyrja þjálfarann og allir sjá hver gerir það.
page-coach-agreed-how = Allir við þetta borð mega spyrja hann og allir sjá hver gerir það.
page-coach-best = best
page-coach-how = Sigurlíkur héðan. Allir sjá að þú spurðir.
page-coach-off = Hér spilar fleira fólk eða spilið er reiknað til stiga: slökkt er á þjálfaranum þar til því lýkur. Þá sýnir hann hvað hann hefði gert.
page-coach-practice = æfingaborð
page-coach-thinking = hugsar …
page-coach-wins = vinnur { $chance }
page-coached = { $name } spurði þjálfarann.
page-puzzle = Þraut
page-puzzle-done = lokið í dag
page-puzzle-how = einn besti leikur á dag
page-puzzle-streak = { $days ->
    [one] { $days } dagur í röð
   *[other] { $days } dagar í röð
}
