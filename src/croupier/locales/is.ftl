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
las-vegas-white-scattered = Hvítu teningarnir sem eftir eru sýna { $dice } og fara hver í sitt spilavíti.
las-vegas-dice-rolled = { $kinds ->
    [own] { $name } kastar og fær { $own }.
    [white] { $name } kastar og fær { $white } á hvíta teninga.
   *[both] { $name } kastar og fær { $own }, auk þess { $white } á hvíta teninga.
}
    .you = { $kinds ->
    [own] Þú kastar og færð { $own }.
    [white] Þú kastar og færð { $white } á hvíta teninga.
   *[both] Þú kastar og færð { $own }, auk þess { $white } á hvíta teninga.
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
las-vegas-went-empty = { $casino }: { $names } – enginn seðill eftir.
las-vegas-notes-returned = { $casino }: enginn tekur { $notes }; { $count ->
    [one] seðillinn fer
   *[other] seðlarnir fara
} undir bunkann.
las-vegas-game-ended = { $count ->
    [one] Spilinu er lokið: { $names } vinnur með { $money }.
   *[other] Spilinu er lokið með sameiginlegum sigri, { $money } á mann: { $names }.
}
    .you = Spilinu er lokið: þú vinnur með { $money }.

## Lords of Vegas: words

lords-of-vegas-purple = fjólublátt
lords-of-vegas-gold = gyllt
lords-of-vegas-green = grænt
lords-of-vegas-silver = silfurlitt
lords-of-vegas-brown = brúnt
lords-of-vegas-strip = Strippið
lords-of-vegas-nothing = ekkert
lords-of-vegas-share = { $name } { $money }
lords-of-vegas-the-lot = lóðin { $lot }
lords-of-vegas-the-die = teningurinn á { $lot }
lords-of-vegas-to-build = byggja { $colour } spilavíti á { $lot }
lords-of-vegas-to-sprawl = stækka yfir á { $lot }
lords-of-vegas-to-remodel = endurhanna spilavítið á { $lot } í { $colour }
lords-of-vegas-to-reorganize = endurskipuleggja spilavítið á { $lot }
lords-of-vegas-to-gamble = veðja { $bet } í spilavítinu á { $lot }
lords-of-vegas-no-build = ekki byggja á { $lot }
lords-of-vegas-no-sprawl = ekki stækka yfir á { $lot }
lords-of-vegas-no-remodel = ekki endurhanna spilavítið á { $lot }
lords-of-vegas-no-reorganize = ekki endurskipuleggja spilavítið á { $lot }
lords-of-vegas-no-gamble = ekki veðja í spilavítinu á { $lot }

## Lords of Vegas: what happened

lords-of-vegas-start-card-dealt = { $name } byrjar á { $lot } með { $money }.
    .you = Þú byrjar á { $lot } með { $money }.
lords-of-vegas-start-card-replaced = { $name } fær { $lot }; húsareitur F er ekki notaður og því er spilinu skipt út.
    .you = Þú færð { $lot }; húsareitur F er ekki notaður og því er spilinu skipt út.
lords-of-vegas-start-rolled = { $name } kastar upp á hver byrjar: { $dice }.
    .you = Þú kastar upp á hver byrjar: { $dice }.
lords-of-vegas-start-tied = Jafnt á toppnum, kastað aftur: { $names }.
lords-of-vegas-turn-began = { $name } á leik.
    .you = Þú átt leik.
lords-of-vegas-card-drawn = { $name } dregur { $lot }: { $colour } greiðir út.
    .you = Þú dregur { $lot }: { $colour } greiðir út.
lords-of-vegas-end-card-drawn = { $name } dregur lokaspilið: Strippið greiðir út í síðasta sinn.
    .you = Þú dregur lokaspilið: Strippið greiðir út í síðasta sinn.
lords-of-vegas-lot-marked = { $name } tekur yfir lóðina { $lot }.
    .you = Þú tekur yfir lóðina { $lot }.
lords-of-vegas-lot-given-up = { $name } lætur lóðina { $lot } af hendi.
    .you = Þú lætur lóðina { $lot } af hendi.
lords-of-vegas-die-replaced = { $name } tekur yfir { $lot } (fyrri eigandi: { $owner }); gamli teningurinn fer aftur í birgðirnar.
    .you = Þú tekur yfir { $lot } (fyrri eigandi: { $owner }); gamli teningurinn fer aftur í birgðirnar.
lords-of-vegas-die-placed = { $name } leggur tening með tölunni { $value } á { $lot }.
    .you = Þú leggur tening með tölunni { $value } á { $lot }.
lords-of-vegas-die-moved = { $name } á engan tening eftir og tekur þann sem er á { $lot }.
    .you = Þú átt engan tening eftir og tekur þann sem er á { $lot }.
lords-of-vegas-lot-kept = { $name } á nú þegar tening á { $lot }.
    .you = Þú átt nú þegar tening á { $lot }.
lords-of-vegas-block-closed = { $lot } er ekki með í tveggja manna spili: { $name } dregur aftur.
    .you = { $lot } er ekki með í tveggja manna spili: þú dregur aftur.
lords-of-vegas-lots-paid = Lóðirnar greiða út: { $paid }.
lords-of-vegas-casino-paid = Spilavítið { $casino } ({ $colour }) greiðir út: { $paid }.
lords-of-vegas-points-scored = { $moved ->
    [yes] { $name } er forstjóri: { lords-of-vegas-points }, áfram á { $after }.
   *[no] { $name } er forstjóri: { lords-of-vegas-points }, ekki nóg fyrir næsta reit á eftir { $after }.
}
    .you = { $moved ->
    [yes] Þú ert forstjóri: { lords-of-vegas-points }, áfram á { $after }.
   *[no] Þú ert forstjóri: { lords-of-vegas-points }, ekki nóg fyrir næsta reit á eftir { $after }.
}
lords-of-vegas-points = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
lords-of-vegas-turn-ended = { $name } lýkur sínum leik.
    .you = Þú lýkur þínum leik.
lords-of-vegas-game-ended = { $count ->
    [one] Spilinu er lokið: { $names } vinnur með { lords-of-vegas-points } og { $money }.
   *[other] Spilinu er lokið með sameiginlegum sigri, { lords-of-vegas-points } og { $money } á mann: { $names }.
}
    .you = Spilinu er lokið: þú vinnur með { lords-of-vegas-points } og { $money }.
lords-of-vegas-casino-built = { $name } byggir { $colour } spilavíti á { $lot } fyrir { $cost }; teningurinn sýnir { $value }.
    .you = Þú byggir { $colour } spilavíti á { $lot } fyrir { $cost }; teningurinn sýnir { $value }.
lords-of-vegas-casino-sprawled = { $name } stækkar { $colour } spilavíti yfir á { $lot } fyrir { $cost }; teningurinn sýnir { $value }.
    .you = Þú stækkar { $colour } spilavíti yfir á { $lot } fyrir { $cost }; teningurinn sýnir { $value }.
lords-of-vegas-casino-remodeled = { $name } endurhannar spilavítið { $casino } fyrir { $cost }: { $former } verður { $colour }.
    .you = Þú endurhannar spilavítið { $casino } fyrir { $cost }: { $former } verður { $colour }.
lords-of-vegas-casino-reorganized = { $name } endurskipuleggur spilavítið { $casino } fyrir { $cost }.
    .you = Þú endurskipuleggur spilavítið { $casino } fyrir { $cost }.
lords-of-vegas-dice-rerolled = Teningarnir á { $lots } sýna { $values }.
lords-of-vegas-dice-arranged = { $name } raðar { $values } á { $lots }.
    .you = Þú raðar { $values } á { $lots }.
lords-of-vegas-tie-rerolled = Forstjórar jafnir með { $tied }: teningarnir á { $lots } sýna nú { $values }.
lords-of-vegas-bet-made = { $name } veðjar { $bet } í spilavítinu { $casino } (forstjóri: { $boss }).
    .you = Þú veðjar { $bet } í spilavítinu { $casino } (forstjóri: { $boss }).
lords-of-vegas-bet-laid-off = { $name } lætur bankann bera helminginn.
    .you = Þú lætur bankann bera helminginn.
lords-of-vegas-bet-stood = { $name } ber allt veðféð.
    .you = Þú berð allt veðféð.
lords-of-vegas-bet-settled = { $result ->
    [won] { $name } kastar { $dice } og vinnur { $gain }; { lords-of-vegas-boss-part }.
    [lost] { $name } kastar { $dice } og tapar { $gain }; { lords-of-vegas-boss-part }.
   *[even] { $name } kastar { $dice } og vinnur en fær ekkert, því að forstjórinn ({ $boss }) getur ekki greitt.
}
    .you = { $result ->
    [won] Þú kastar { $dice } og vinnur { $gain }; { lords-of-vegas-boss-part }.
    [lost] Þú kastar { $dice } og tapar { $gain }; { lords-of-vegas-boss-part }.
   *[even] Þú kastar { $dice } og vinnur en færð ekkert, því að forstjórinn ({ $boss }) getur ekki greitt.
}
lords-of-vegas-boss-part = { $part ->
    [gets] forstjórinn ({ $boss }) fær { $share }
    [pays] forstjórinn ({ $boss }) greiðir { $share }
   *[nothing] það snertir ekki forstjórann ({ $boss })
}
lords-of-vegas-offer-made = Tilboð { $number } ({ $name } → { $to }): { $give }, í staðinn { $take }{ lords-of-vegas-with-deeds }.
    .you = Tilboð { $number } (þú → { $to }): { $give }, í staðinn { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-offer-accepted = Tilboð { $number } ({ $maker } → { $name }) er samþykkt: { $give }, í staðinn { $take }{ lords-of-vegas-with-deeds }.
    .you = Þú samþykkir tilboð { $number } ({ $maker } → þú): { $give }, í staðinn { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-with-deeds = { $deed_count ->
    [0] { "" }
   *[other] ; að auki: { $deeds }
}
lords-of-vegas-offer-refused = Tilboði { $number } ({ $maker } → { $name }) er hafnað.
    .you = Þú hafnar tilboði { $number } ({ $maker } → þú).
lords-of-vegas-offer-withdrawn = { $name } dregur tilboð { $number } til baka.
    .you = Þú dregur tilboð { $number } til baka.
lords-of-vegas-offer-void = Tilboð { $number } ({ $name } → { $to }) fellur niður: { $why ->
    [card-drawn] spil hefur verið dregið
    [turn-ended] röðin er komin að næsta leikmanni
   *[other] ekki er lengur hægt að efna það
}.

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
page-size-las-vegas = 2–5 leikmenn, 30 mínútur
page-size-lords-of-vegas = 2–4 leikmenn, 60 mínútur
page-play-now = Spila núna
page-with-friends = Með vinum
page-one-screen = Á einum skjá
page-open-tables = Opin borð
page-seated = { $taken } af { $seats } sætum setin
page-take-seat = Fá sér sæti
page-line-lost = Sambandið rofnaði. Reyni aftur…
page-free-seat = Laust sæti
page-add-bot = Bæta við tölvu
page-sit = Setjast hér
page-stand-up = Standa upp
page-level-easy = tölva, létt
page-level-medium = tölva, miðlungs
page-level-hard = tölva, erfið
page-there = hér
page-gone = ekki við
page-your-name = Nafnið þitt
page-code-picture = Boðið sem kóði til að skanna
page-invite = Bjóddu vinum þínum
page-invite-how = Sá sem opnar hlekkinn velur sér nafn og laust sæti. Enga skráningu þarf.
page-share = Senda hlekkinn
page-copied = Afritað
page-waiting = { $open ->
    [one] { $open } sæti er enn laust
   *[other] { $open } sæti eru enn laus
}
page-begin = Byrja
page-round-of = Umferð { $round } af 4
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
page-winner = { $count ->
    [one] Sigurvegari: { $names }
   *[other] Sameiginlegur sigur: { $names }
}
page-close = Loka
page-a-bot = Tölva
page-who-plays = Hver spilar í sæti { $n }
page-kind-person = Einhver hér
page-kind-open = Laust sæti
page-kind-easy = Tölva (létt)
page-kind-medium = Tölva (miðlungs)
page-kind-hard = Tölva (erfið)
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
page-set-up = Opna borðið
page-talk = Spjall
page-say = Segðu eitthvað
page-send = Senda
page-reaction-applause = klappar
page-reaction-laugh = hlær
page-reaction-wow = gapir af undrun
page-reaction-sigh = andvarpar
page-reaction-hurry = bankar í borðið
page-reaction-thanks = þakkar fyrir
page-settings = Stillingar
page-theme-auto = eins og tækið
page-theme-dark = nótt
page-theme-light = dagur
page-two-touches = Velja fyrst, staðfesta svo
page-other-device = Halda áfram í öðru tæki
page-get-code = Fá kóða
page-leave-how = Tölva spilar áfram fyrir þig
page-leave = Fara frá borðinu
page-replay = Endursýning
page-play = Spila
page-pause = Hlé
page-step = Næsta skref
page-step-back = Fyrra skref
page-again = Spila aftur
page-to-rematch = Í nýja spilið
page-record = Skráning
page-fair = Köstin voru ákveðin fyrir fyrsta kastið:

### Lords of Vegas

page-lords-seats = Leikmenn
page-lords-points = { $points ->
    [one] stig
   *[other] stig
}
page-lords-board = Leikborðið
page-lords-block = Húsareitur { $name }
page-lords-track = Stigabraut
page-lords-last-card = Síðasta spil
page-lords-cards-gone = Dregin spil
page-lords-gone = { $colour }: { $gone } af { $all } dregin
page-lords-end-in = Lýkur eftir
page-lords-end-how = { $cards ->
    [0] Næsta spil er lokaspilið.
    [one] { $cards } spil liggur ofan á lokaspilinu.
   *[other] { $cards } spil liggja ofan á lokaspilinu.
}
page-lords-lot-free = { $strip ->
    [yes] { $lot }, laus lóð við Strippið: kostar { $cost }, teningur { $die }
   *[no] { $lot }, laus lóð: kostar { $cost }, teningur { $die }
}
page-lords-lot-owned = { $you ->
    [yes] { $lot }, lóðin þín: kostar { $cost }, teningur { $die }
   *[no] { $lot }, eigandi { $name }: kostar { $cost }, teningur { $die }
}
page-lords-lot-empty = { $lot }, { $colour } spilavíti, { $tiles ->
    [one] { $tiles } flís
   *[other] { $tiles } flísar
}, enginn teningur hér
page-lords-lot-built = { $lot }, { $colour } spilavíti, { $tiles ->
    [one] { $tiles } flís
   *[other] { $tiles } flísar
}; { $you ->
    [yes] teningurinn þinn hér, { $value }
   *[no] teningur hér, { $value }, eigandi { $name }
}; { $has ->
    [boss] forstjóri: { $boss }
   *[none] enginn forstjóri
}
page-lords-lot-printed = { $strip ->
    [yes] kostar { $cost }, teningur { $die }, við Strippið
   *[no] kostar { $cost }, teningur { $die }
}
page-lords-printed = Á borðinu
page-lords-its-card = Spil lóðarinnar
page-lords-card-of = { $there ->
    [deck] Spilið { $lot } ({ $colour }) er enn í bunkanum.
   *[gone] Spilið { $lot } ({ $colour }) hefur verið dregið.
}
page-lords-actions = Aðgerðir
page-lords-act-build = Byggja
page-lords-act-sprawl = Stækka
page-lords-act-remodel = Endurhanna
page-lords-act-reorganize = Endurskipuleggja
page-lords-act-gamble = Veðja
page-lords-act-give-up = Láta lóð af hendi
page-lords-act-move-die = Færa tening
page-lords-act-end-turn = Ljúka leik
page-lords-trade = Viðskipti
page-lords-end-turn = Ljúka leik
page-lords-up-to = allt að { $bet }
page-lords-from = frá { $cost }
page-lords-lot-for = { $lot } fyrir { $cost }
page-lords-at-build = Byggja á { $lot }
page-lords-at-sprawl = Stækka yfir á { $lot }
page-lords-at-remodel = Endurhanna { $lot }
page-lords-at-reorganize = Endurskipuleggja { $lot }
page-lords-at-gamble = Veðja í { $lot }
page-lords-at-give-up = Láta { $lot } af hendi
page-lords-at-move-die = Færa teninginn af { $lot }
page-lords-hint-turn = Gerðu allt sem þú hefur efni á, í hvaða röð sem er. Eða snertu upplýsta lóð.
page-lords-hint-draw = Dragðu spil: lóðin verður þín og liturinn greiðir út. Viðskipti mega koma á undan.
page-lords-hint-build = Veldu eina af lóðunum þínum. Teningurinn sýnir töluna sem þar er prentuð.
page-lords-hint-sprawl = Veldu upplýsta lóð við spilavíti þar sem þú ert forstjóri. Hún kostar tvöfalt.
page-lords-hint-remodel = Veldu spilavíti þar sem þú ert forstjóri og nýjan lit á allar flísar þess.
page-lords-hint-reorganize = Veldu spilavíti þar sem þú átt tening. Öllum teningum þess er kastað aftur.
page-lords-hint-gamble = Veldu spilavíti annars leikmanns og veðjaðu gegn forstjóranum, einu sinni í hverjum leik.
page-lords-hint-give-up = Öll eignarmerkin þín eru á borðinu. Veldu lóðina sem merkið flyst af yfir á þá nýju.
page-lords-hint-move-die = Allir teningarnir þínir eru á borðinu. Veldu þann sem flyst á nýju lóðina.
page-lords-hint-end-turn = Næsti leikmaður dregur og þú getur ekki gert meira.
page-lords-hint-arrange = Veldu hver af tölunum þínum fer á upplýstu lóðina.
page-lords-hint-answer = Ef bankinn ber helminginn greiðir hann eða fær hálfa upphæðina.
page-lords-ask-from = Veldu spilavítið sem stækkar.
page-lords-ask-colour = Veldu lit. Talan segir hve margar flísar eru eftir.
page-lords-ask-moving = Allir teningarnir þínir eru á borðinu. Veldu þann sem flyst hingað.
page-lords-choose-lot = Veldu upplýsta lóð
page-lords-choose-from = Veldu spilavíti
page-lords-choose-colour = Veldu lit
page-lords-choose-moving = Veldu tening
page-lords-choose-value = Veldu tölu
page-lords-do-build = Byggja fyrir { $cost }
page-lords-do-sprawl = Stækka fyrir { $cost }
page-lords-do-remodel = Endurhanna fyrir { $cost }
page-lords-do-reorganize = Endurskipuleggja fyrir { $cost }
page-lords-do-gamble = Veðja { $bet }
page-lords-do-give-up = Láta { $lot } af hendi
page-lords-do-move-die = Færa teninginn
page-lords-do-end-turn = Ljúka leik
page-lords-do-stand = Bera allt
page-lords-do-lay-off = Bera helming
page-lords-sure-stand = Já, bera allt
page-lords-sure-lay-off = Já, bera helming
page-lords-pay = Greiða
page-lords-left = { $left } eftir
page-lords-colour = Litur
page-lords-colour-left = { $colour }, { $tiles ->
    [one] { $tiles } flís eftir
   *[other] { $tiles } flísar eftir
}
page-lords-casino-of = Spilavíti, { $colour }
page-lords-casino-at = Spilavíti á { $lot }, { $colour }
page-lords-in-casino = { $colour } spilavíti, { $tiles ->
    [one] { $tiles } flís
   *[other] { $tiles } flísar
}
page-lords-boss = Forstjóri
page-lords-next-card = Útgreiðsla
page-lords-tiles = { $before ->
    [0] Nýtt spilavíti, { $after ->
        [one] { $after } flís
       *[other] { $after } flísar
    }
   *[other] { $before ->
        [one] Úr { $before } flís í { $after }
       *[other] Úr { $before } flísum í { $after }
    }
}
page-lords-tiles-stay = { $tiles ->
    [one] { $tiles } flís, eins og áður
   *[other] { $tiles } flísar, eins og áður
}
page-lords-rerolled = { $dice ->
    [one] { $dice } teningi er kastað aftur
   *[other] { $dice } teningum er kastað aftur, þar af þínum: { $own }
}
page-lords-boss-is = { $you ->
    [yes] Þú ert forstjóri
   *[no] { $name } er forstjóri
}
page-lords-boss-stays = { $you ->
    [yes] Þú ert áfram forstjóri
   *[no] { $name } er áfram forstjóri
}
page-lords-boss-becomes = { $you ->
    [yes] Þú verður forstjóri
   *[no] { $name } verður forstjóri
}
page-lords-boss-over = { $line }, { $high } gegn { $next }
page-lords-boss-tied = Jafnt: { $names }; hæstu teningunum er kastað aftur
page-lords-boss-none = Enginn er forstjóri
page-lords-boss-open = Teningarnir ráða
page-lords-there = { $casino }: { $line }
page-lords-pays = { $cards ->
    [both] Ef { $colour } eða Strippið greiðir út: { $shares }
   *[colour] Ef { $colour } greiðir út: { $shares }
}
page-lords-pays-nothing = Ekkert spil greiðir það út lengur
page-lords-share = { $you ->
    [yes] þú { $money }
   *[no] { $name } { $money }
}
page-lords-share-boss = { page-lords-share } + { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
page-lords-against = Forstjóri: { $name }
page-lords-bet = Veðféð þitt
page-lords-total = Kast
page-lords-chance = Líkur
page-lords-fall-lose = veðféð tapast
page-lords-fall-win = veðféð vinnst
page-lords-fall-double = vinnst tvöfalt
page-lords-stand = Bera allt
page-lords-lay-off = Bera helming
page-lords-bet-against-you = { $name } veðjar { $bet } gegn þér
page-lords-your-turn = Þú átt leik
page-lords-turn-of = { $name } á leik
page-lords-wait = Andartak
page-lords-draw = Draga spil
page-lords-arrange = Talan þín á { $lot }
page-lords-more-dice = { $dice ->
    [one] svo { $dice } í viðbót
   *[other] svo { $dice } í viðbót
}
page-lords-values = Tölurnar þínar
page-lords-put = Leggja { $value } á { $lot }
page-lords-with = Viðskipti við
page-lords-you-give = Þú gefur
page-lords-you-get = Þú færð
page-lords-gives = { $name } gefur
page-lords-money = { $who }, peningar
page-lords-less = { $what }: minna
page-lords-more = { $what }: meira
page-lords-die-on = Teningur { $value } á { $lot }
page-lords-the-lot = Lóð { $lot }
page-lords-add-action = Aðgerð í þessum leik
page-lords-which-action = Hvaða aðgerð?
page-lords-add = Lofa því
page-lords-add-vow = Lofa að sleppa því
page-lords-remove = Fjarlægja
page-lords-pull-down = Skoða leikborðið
page-lords-pull-up = Sýna tilboðið
page-lords-cancel = Hætta við
page-lords-compose = Veldu hverju á að skipta
page-lords-offer-to = Bjóða: { $name }
page-lords-offer-open = Tilboðið þitt bíður svars: { $name }
page-lords-withdraw = Draga til baka
page-lords-offer = Tilboð
page-lords-offers = { $name } býður viðskipti
page-lords-offers-to = Tilboð um viðskipti: { $maker } → { $to }
page-lords-changes = Hvað breytist
page-lords-deed = Að auki, { $name }: { $deed }
page-lords-nobody = enginn
page-lords-boss-still = { $casino }: forstjóri áfram { $name }
page-lords-boss-was = { $casino }: forstjóri { $name }
page-lords-no = Nei
page-lords-change = Breyta
page-lords-accept = Samþykkja
