## Hver kennslustund

learn-about = { $chapters ->
    [one] { $chapters } stuttur kafli
   *[other] { $chapters } stuttir kaflar
}, { $minutes ->
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
} alls. Þú spilar frá fyrstu snertingu og ferð þegar þú vilt.
learn-far = Hve langt þú ert komin(n)
learn-steps = { $done } af { $all } skrefum
learn-at = { $step } af { $steps }
learn-minutes = { $minutes } mín.
learn-done = lokið
lesson-leave = Hætta í kennslustundinni
lesson-step = skref { $step } af { $steps }
lesson-left = { $minutes ->
    [0] innan við mínúta eftir
    [one] { $minutes } mínúta eftir
   *[other] { $minutes } mínútur eftir
}
lesson-back = Til baka
lesson-show = Sýndu mér
lesson-go-on = Áfram
lesson-known = Það sem þú veist nú
lesson-chapters = Kaflarnir
lesson-chapter = Kafli { $chapter } af { $chapters }
lesson-next = Næst: { $chapter }
lesson-play = Spila við auðvelda botta
lesson-again = Aftur
lesson-all = Allir kaflar
lesson-touch-confirm = Þú sérð hvert það leiðir. **Snertu hnappinn** til að gera það.

## Las Vegas: fyrsta spilið

lesson-first-game = Fyrsta spilið
lesson-first-game-about = Ein umferð, og þú kannt þetta.
lesson-first-game-done = Nú kannt þú Las Vegas
lesson-first-game-done-how = Fjórar svona umferðir eru eitt spil. Við borðið sérðu alltaf hvað teningarnir þínir gæfu.
lesson-first-game-roll-title = Átta teningar eru þínir
lesson-first-game-roll = Allir kasta átta eigin teningum. **Eftir fjórar umferðir vinnur sá sem á mesta peninga.**
lesson-first-game-roll-do = Kasta teningunum
lesson-first-game-roll-know = **Sá sem á mesta peninga** eftir fjórar umferðir vinnur.
lesson-first-game-face-title = Ein tala, allir teningar hennar
lesson-first-game-face = Veldu eina tölu: **allir teningar sem sýna hana** fara á spilavíti hennar. Snertu Circus Circus fyrir sexurnar þínar tvær.
lesson-first-game-face-know = **Allir teningar einnar tölu** fara á spilavíti hennar.
lesson-first-game-most-title = Flestir teningar vinna
lesson-first-game-most = Chip á einn tening á Sahara. **Sá sem á flesta teninga tekur hæsta seðilinn**: snertu Sahara, þú átt tvo fjarka.
lesson-first-game-most-know = **Sá sem á flesta teninga** tekur hæsta seðilinn.
lesson-first-game-tie-title = Jafnt gefur ekkert
lesson-first-game-tie = Benno á tvo teninga á Luxor. Fimmurnar þínar tvær yrðu jafn margar, og **hvorugur fær neitt**. Snertu frekar Caesars Palace.
lesson-first-game-tie-know = **Sami fjöldi teninga** gefur ekkert.
lesson-first-game-second-title = Næsti fær líka greitt
lesson-first-game-second = Benno er fremstur á The Mirage með tvo teninga. **Sá næsti tekur næsta seðil**: snertu það, einn þristur gefur þér $30.000.
lesson-first-game-second-know = **Sá næsti** tekur næsta seðil, meðan seðlar eru til.
lesson-first-game-choice-title = Þú velur
lesson-first-game-choice = Á Sahara eruð þið Chip jöfn, á Caesars Palace er Benno á undan. **Einn teningurinn gefur $90.000.** Hver þeirra?
lesson-first-game-choice-wrong = Þar yrðuð þið Benno jöfn, og **hvorugt ykkar fengi neitt**. Reyndu hina töluna.
lesson-first-game-choice-know = **Einn teningur í viðbót** leysir jafntefli.
lesson-first-game-payout-title = Síðasti teningurinn
lesson-first-game-payout = Enginn annar á teninga eftir. Leggðu þinn síðasta, og **spilavítin greiða út, eitt af öðru**.
lesson-first-game-payout-know = **Þegar allir teningar eru lagðir** greiða spilavítin út.
lesson-first-game-end-title = $210.000 handa þér
lesson-first-game-end = Benno á $200.000, Chip $70.000. Nýir seðlar eru lagðir út, Benno byrjar. **Þrjár umferðir enn**, og mestu peningarnir vinna.
lesson-first-game-end-do = Búið

## Las Vegas: hvítir teningar

lesson-white-dice = Hvítir teningar
lesson-white-dice-about = Afbrigði með teningum sem enginn á.
lesson-white-dice-done = Hvítu teningarnir eru engin ráðgáta
lesson-white-dice-done-how = Veldu afbrigðið þegar þú setur upp borð fyrir tvo til fjóra.
lesson-white-dice-nobody-title = Teningar einskis
lesson-white-dice-nobody = Þú heldur líka á tveimur hvítum teningum. Enginn á þá, en þeir **teljast sem einn leikmaður enn**.
lesson-white-dice-nobody-know = **Hvíta teninga** á enginn.
lesson-white-dice-along-title = Þeir fara með
lesson-white-dice-along = Þú kastar þeim með þínum. Snertu The Mirage: **þristarnir þínir tveir og hvíti þristurinn** fara þangað saman.
lesson-white-dice-along-know = **Allir teningar tölunnar** fara, eigin og hvítir.
lesson-white-dice-stop-title = Stöðvaðu Benno
lesson-white-dice-stop = Benno er fremstur á Luxor og tæki $90.000. Þar er líka einn hvítur teningur. **Jafnaðu**: hvaða tölu velur þú?
lesson-white-dice-stop-wrong = Þannig heldur Benno sínum $90.000. Leitaðu að **hvíta teningnum sem fer á Luxor**.
lesson-white-dice-stop-know = **Hvítir** geta orðið jafnir hverjum sem er.
lesson-white-dice-out-title = Enginn tekur hann
lesson-white-dice-out = Tveir teningar Benno, tveir hvítir: jafnt. **Það sem hvítir vinna fer líka úr spilinu.**
lesson-white-dice-out-do = Búið
lesson-white-dice-out-know = **Það sem hvítir vinna** fer úr spilinu.

## Lords of Vegas

lesson-touch-colour = Veldu lit: **snertu þann sem lýsir**.
lesson-touch-lot = Nú lóðina: **snertu þá sem lýsir**.
lesson-touch-casino = Nú spilavítið: **snertu það**.
lesson-touch-bet = Stilltu veðféð: **snertu þar til það er $5**.
lesson-touch-give = Fyrst það sem þú lætur: **snertu lóðina þína**.
lesson-touch-take = Svo það sem þú vilt: **snertu hina lóðina**.
lesson-land = Lóðir og peningar
lesson-land-about = Spil færir þér lóð, og lóðir færa þér peninga.
lesson-land-done = Þú átt land
lesson-land-done-how = Þegar þú átt leik: dragðu spil, allir fá greitt, gerðu svo það sem þú getur borgað.
lesson-land-goal-title = Markmiðið
lesson-land-goal = **Flest stig vinna.** Forstjórar spilavíta fá stig. Peningar eru aðeins til að byggja fyrir.
lesson-land-draw-title = Fyrst spil
lesson-land-draw = Þú byrjar alltaf á spili. **Dragðu það**: það færir þér lóð, og svo fá allir greitt.
lesson-land-build-title = Lóðin er þín
lesson-land-build = C1 er þín, og hver lóð greiddi eiganda sínum $1. Byggðu nú: **snertu A2**, það kostar $6.
lesson-land-end-title = Fyrsta spilavítið þitt
lesson-land-end = Teningurinn sýnir hvað það greiðir. Þú mátt gera meira meðan þú átt peninga. **Ljúktu nú við.**
lesson-land-paid-title = Gyllt greiddi út
lesson-land-paid = Benno dró gyllt: spilavítið þitt gaf $2 og 1 stig, **þótt þú ættir ekki leik**. Dragðu spilið þitt.
lesson-land-best-title = Verkefnið þitt
lesson-land-best = Þú átt þrjár lóðir. Byggðu **grænt** spilavíti á þeirri **sem hefur hæsta prentaða teninginn**.
lesson-land-best-wrong = Líttu á litlu teningana á lóðunum þínum: **5 er hæst**, á B1. Og taktu grænt.
lesson-boss = Vertu forstjóri
lesson-boss-about = Hæsti teningurinn tekur stigin.
lesson-boss-done = Þú veist hver er forstjóri
lesson-boss-done-how = Hæsti teningur spilavítis ræður, og við endurskipulagningu er öllum kastað aftur.
lesson-boss-crown-title = Hver er forstjóri?
lesson-boss-crown = **Sá sem á hæsta teninginn.** Sexa Benno er hærri en fimman þín, svo hann fær öll 3 stigin þegar græn spilavíti greiða út.
lesson-boss-anew-title = Kastaðu þeim aftur
lesson-boss-anew = Einn teningur þinn nægir til að **endurskipuleggja**: öllum er kastað aftur, $1 á hvern depil. Snertu Endurskipuleggja.
lesson-boss-yours-title = Krúnan er þín
lesson-boss-yours = Sexan þín er nú hæst. Hver teningur greiðir áfram eiganda sínum. **Ljúktu við**, og sjáðu grænt greiða út.
lesson-boss-points-title = Þrjú stig
lesson-boss-points = Grænt greiddi út: þú varst forstjóri og fékkst **1 stig fyrir hverja flís**. Dragðu spilið þitt.
lesson-boss-second-title = Verkefnið þitt
lesson-boss-second = Í brúna spilavítinu E4 er teningur Sólveigar hærri en þinn. **Reyndu að verða forstjóri þess.**
lesson-boss-second-wrong = Það breytir ekki teningunum á E4 og E5. **Endurskipuleggðu** það spilavíti: það kostar $5.
lesson-boss-level-title = Ef þeir væru jafnir
lesson-boss-level = Fjarkinn þinn er hærri en tvisturinn. **Jöfnum hæstu teningum tveggja leikmanna** er kastað aftur ókeypis, þar til annar er hærri.
lesson-grow = Stækkaðu
lesson-grow-about = Stækkaðu á næstu lóð, endurhannaðu til að sameina.
lesson-grow-done = Spilavítið þitt er fjórar flísar
lesson-grow-done-how = Stór spilavíti gefa í einu þau stig sem lítil gefa aldrei.
lesson-grow-small-title = Tvö lítil spilavíti
lesson-grow-small = Þú ert forstjóri beggja. **Hver flís er eitt stig** fyrir forstjórann, svo gerðu eitt úr þeim.
lesson-grow-sprawl-title = Á næstu lóð
lesson-grow-sprawl = **Stækkaðu** spilavítið á lausa lóð við hliðina. Það kostar tvöfalt verð hennar. Snertu Stækka.
lesson-grow-remodel-title = Annar litur
lesson-grow-remodel = **Endurhannaðu** fyrir $5 á flís: spilavíti fær annan lit og sameinast sínum líkum. Snertu Endurhanna.
lesson-grow-four-title = Verkefnið þitt
lesson-grow-four = Þrjár flísar eru sameinaðar. Þú átt $15 eftir. **Gerðu þær fjórar.**
lesson-grow-four-wrong = Það stækkar það ekki. A4 er þín og liggur við hliðina: **byggðu þar í gylltu**.
lesson-grow-joined-title = Eitt spilavíti
lesson-grow-joined = Fjórar flísar, fjögur stig í einu. Gættu að þegar þú sameinar: **hæsti teningurinn ræður öllu**.
lesson-track = Strippið og stigabrautin
lesson-track-about = Hvers vegna eitt stig getur verið einskis virði.
lesson-track-done = Þú kannt á brautina
lesson-track-done-how = Síðar gefa aðeins stór spilavíti stig. Strippið greiðir þeim sem snerta það.
lesson-track-gap-title = Næsti reitur
lesson-track-gap = Þú ert á 8, og næsti reitur er 10. **Eitt stig nægir ekki og tapast.**
lesson-track-draw-title = Sjáðu það gerast
lesson-track-draw = Spilavítið þitt er ein flís. **Dragðu spil** og fylgstu með peðinu þínu.
lesson-track-two-title = Stig tapaðist
lesson-track-two = Brúnt gaf 1 stig: enn á 8. Tvær flísar myndu duga. **Snertu C7** og byggðu í brúnu.
lesson-track-end-title = Tvær flísar
lesson-track-end = Tvö stig **frá einu spilavíti** ná á 10. Ljúktu við og bíddu eftir brúnu.
lesson-track-strip-title = Áfram á 10
lesson-track-strip = Svo dró Sólveig **Stripp-spil**: það greiðir öllum spilavítum við Strippið, ekki þínu. Dragðu.
lesson-track-edge-title = Verkefnið þitt
lesson-track-edge = Láttu Strippið greiða þér líka: **komdu brúna spilavítinu að Strippinu**, milli bleiku línanna.
lesson-track-edge-wrong = Spilavítið þitt snerti enn ekki Strippið. **C9 liggur að því**: byggðu þar, í brúnu.
lesson-gamble = Að veðja
lesson-gamble-about = Tveir teningar: 20 köst af 36 tapa.
lesson-gamble-done = Þú þekkir líkurnar
lesson-gamble-done-how = Veðjaðu þegar forstjóri á peninga, og láttu bankann bera helminginn þegar þú átt lítið.
lesson-gamble-odds-title = Veðmál
lesson-gamble-odds = Einu sinni þegar þú átt leik máttu veðja gegn forstjóra annars spilavítis: **mest $5 á flís**.
lesson-gamble-bet-title = 5 til 8 tapa
lesson-gamble-bet = Tveir teningar: **5 til 8 tapa**, annað vinnur, 2 og 12 tvöfalt. Snertu Veðja.
lesson-gamble-won-title = Nía vinnur
lesson-gamble-won = 4 og 5 eru 9: **Benno greiddi þér $5**. Ljúktu við og sjáðu hvað hann gerir.
lesson-gamble-half-title = Verkefnið þitt
lesson-gamble-half = Benno veðjar $10 gegn þér. **Láttu bankann bera helminginn** af ágóða og tapi. Hættu ekki öllu.
lesson-gamble-half-wrong = Þannig greiðir þú eða færð allt. **Láttu bankann bera helminginn**: snertu það svar.
lesson-gamble-luck-title = Helmingurinn
lesson-gamble-luck = Hann kastaði 10 og vann $10: **þú greiddir aðeins $5**, bankinn afganginn.
lesson-trade = Viðskipti
lesson-trade-about = Lóðir, teningar og peningar hvenær sem er.
lesson-trade-done = Þú kannt að semja
lesson-trade-done-how = Peningar, lóðir og teningar skipta um hendur þegar báðir samþykkja.
lesson-trade-any-title = Hvenær sem er
lesson-trade-any = Hver sem á leik mega tveir leikmenn skipta á **peningum, lóðum og teningum**. Stigum aldrei.
lesson-trade-accept-title = Tilboð
lesson-trade-accept = Benno selur sexuna sína í græna spilavítinu á $9. **Þú yrðir forstjóri þess.** Samþykktu.
lesson-trade-offer-title = Tilboðið þitt
lesson-trade-offer = Bjóddu nú sjálf(ur): lóðina B2 fyrir D2 Benno, við spilavítið þitt. **Snertu Viðskipti.**
lesson-trade-refuse-title = Verkefnið þitt
lesson-trade-refuse = Sólveig vill sexuna þína fyrir $8. **Gættu að hvað breyttist**, svaraðu svo.
lesson-trade-refuse-wrong = Þá yrði hún forstjóri þriggja flísa. **Segðu nei**: stig eru meira virði en peningar.
lesson-trade-kept-title = Enn forstjóri
lesson-trade-kept = Þrjár grænar flísar, og D2 við hliðina. **Tilboð falla niður** þegar spil er dregið.

## Regluheftið, og hvað hlutirnir eru

rules-exact = Nákvæmar reglur
rules-rule = nákvæm regla { $rule }
rules-find = Leita að orði
rules-none-found = Ekkert um það hér.
rules-goal = { $game }, markmiðið
rules-learn = Læra í leik
rules-print = Prenta
what = Hvað er þetta?
what-note = Seðill, í þúsundum dollara. Sá sem á flesta teninga á spilavítinu tekur þann hæsta.
what-casino = Spilavíti: allir teningar með tölu þess fara hingað. Hver lína sýnir hver tæki hvaða seðil núna; jafnir standa síðast, yfirstrikaðir.
what-winnings = Unnir seðlar. Aðrir sjá ekki hvers virði þeir eru, nema spilað sé með opna peninga.
what-hand = Leikmaður og teningarnir sem hann á eftir í umferðinni.
what-deck = Seðlar sem eru enn í bunkanum.
what-roll = Teningar kastsins eftir tölum. Veldu eina: allir teningar hennar fara.
what-round = Umferðin. Þær eru fjórar í spili.
what-points = Stig. Flest stig vinna; forstjórar fá þau þegar spilavíti þeirra greiða út.
what-money = Leikmaður og peningar hans, í milljónum dollara. Peningar greiða aðgerðir og skera aðeins úr milli jafnra.
what-track = Stigabrautin. Peð færist aðeins ef stig eins spilavítis nægja fyrir öllu skrefinu; strikalína sýnir hvar skrefin stækka.
what-end = Svo mörg spil eru ofan á lokaspilinu.
what-gone = Spilin sem eru farin, eftir lit. Litur sem mikið er farið af greiðir sjaldan út.
what-card = Síðasta spilið: það gaf lóð og greiddi lit sínum.
what-next-pay = Það sem næsta spil greiddi þér, eftir lit þess. Lóðir greiða við hvert spil.
what-odds = Hvernig tveir teningar geta fallið, hve oft af hundrað skiptum og hvað þú ynnir eða tapaðir.
what-build = { page-lords-hint-build }
what-sprawl = { page-lords-hint-sprawl }
what-remodel = { page-lords-hint-remodel }
what-reorganize = { page-lords-hint-reorganize }
what-gamble = { page-lords-hint-gamble }
what-trade = { page-lords-hint-trade }
what-end-turn = { page-lords-hint-end-turn }

## The keys of a table

keys = Lyklar
keys-help = Þessi listi
keys-arrows = Frá lóð til lóðar
keys-enter = Velja; aftur staðfestir
keys-faces = Velja tölu; aftur leggur teningana
