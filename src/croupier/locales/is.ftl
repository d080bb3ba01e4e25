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
page-line-kept = Sambandið rofnaði. Leikurinn þinn geymist. Reyni aftur…
page-opening = Borðið opnast…
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
page-other-device = Halda áfram í öðru tæki
page-table-link = Leyfa öðrum að fylgjast með
page-get-code = Fá kóða
page-leave-how = Tölva spilar áfram fyrir þig
page-leave-whose = { $name }: tölva spilar áfram
page-leave = Fara frá borðinu
page-replay = Endursýning
page-play = Spila
page-pause = Hlé
page-step = Næsta skref
page-step-back = Fyrra skref
page-again = Spila aftur
page-to-rematch = Í nýja spilið
page-record = Skráning

### Lords of Vegas

page-lords-seats = Leikmenn
page-lords-points = { $points ->
    [one] stig
   *[other] stig
}
page-lords-has = { $money }, { $points } { page-lords-points }
page-lords-board = Leikborðið
page-lords-block = Húsareitur { $name }
page-lords-track = Stigabraut
page-lords-last-card = Síðasta spil
page-lords-cards-gone = Dregin spil
page-lords-gone = { $colour }: { $gone } af { $all } dregin
page-lords-supply = Hvað er eftir
page-lords-cards-left = Spil
page-lords-tiles-left = Flísar
page-lords-dice-left = Teningar
page-lords-markers-left = Eignarmerki
page-lords-player = Leikmaður
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
page-lords-lot-closed = { $lot }, ekki notuð þegar tveir spila
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
page-lords-and-then = { $first }; { $rest }
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
page-lords-against-poor = Forstjóri: { $name }, á aðeins { $money }
page-lords-bet = Veðféð þitt
page-lords-total = Kast
page-lords-chance = Líkur
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
page-lords-sure-accept = Já, samþykkja

## Before and after the game

page-rules = Reglur
page-rules-of = Reglur { $game }
page-contents = Efnisyfirlit
page-fair-title = Heiðarlegir teningar
page-fair-how = Fyrir fyrsta kastið lofar þjónninn leyndarmáli: hann sýnir fingrafar þess. Hver teningur og hvert spil leiðir af því. Þegar leiknum er lokið er leyndarmálið birt og vafrinn þinn reiknar allt aftur, hér á þessu tæki.
page-fair-file = Skráningin sem á að athuga
page-fair-choose = Velja skráningu
page-fair-drop = eða dragðu skrána hingað
page-fair-busy = Verið er að reikna…
page-fair-true = { $count ->
    [one] Ósvikið: { $count } kast eða spil leiðir af leyndarmálinu sem lofað var.
   *[other] Ósvikið: öll { $count } köst og spil leiða af leyndarmálinu sem lofað var.
}
page-fair-kept = Þetta tæki lagði sama loforð á minnið þegar leikurinn hófst.
page-fair-other = Loforðið var svikið: þetta tæki lagði annað á minnið þegar leikurinn hófst.
page-fair-outcome = Lína { $line } stemmir ekki: leyndarmálið gefur þar { $dealt }.
page-fair-not-outcome = Lína { $line } stemmir ekki við leyndarmálið.
page-fair-not-entry = Lína { $line } getur ekki staðið þarna: skráningunni hefur verið breytt.
page-fair-not-seed = Leyndarmálið í línu { $line } er ekki það sem lofað var.
page-fair-not-count = Línum hefur verið bætt við eða þær teknar burt: lína { $line } telur aðrar.
page-fair-not-digest = Teningar og spil eru ósvikin en einhverju fyrir ofan línu { $line } var breytt eftir að skráningin var innsigluð.
page-fair-no-seed = Í þessari skráningu er ekkert leyndarmál. Það er birt þegar leiknum er lokið.
page-fair-no-record = Þetta er ekki skráning leiks.
page-fair-unsafe = Vafrinn reiknar þetta aðeins yfir örugga tengingu (https).
page-fair-promise = Fingrafarið sem lofað var
page-fair-noted = Fingrafarið sem þetta tæki lagði á minnið
page-fair-secret = Birt leyndarmál
page-fair-line = Lína
page-fair-written = Í skráningunni
page-fair-dealt = Úr leyndarmálinu
page-level = Tölvur
page-how-easy = Auðvelt
page-how-medium = Meðal
page-how-hard = Erfitt
page-more = Meira
page-watch = Fylgjast með
page-watch-record = Horfa á skráningu
page-running-tables = Leikir í gangi
page-with-white = með hvítum teningum
page-with-open-money = peningar sýnilegir
page-mine-yours = Þú átt leik.
page-mine-theirs = { $name } á leik.
page-mine-over = Lokið.
page-mine-with = Við borðið: { $names }.
page-mine-result = Úrslit
page-mine-done = Nýlega spilað
page-code-how = Opnaðu stillingarnar við borðið á hinu tækinu og fáðu kóða. Með honum færðu sætin þín hér.
page-code-table = Tengill á borðið
page-code = Kóði
page-code-go = Í sætið mitt
page-have-code = Ég er með sætiskóða
page-name-of = Nafn leikmanns { $n }
page-white-dice-how = Allir kasta líka hvítum teningum. Þeir teljast sem einn leikmaður enn.
page-open-money-how = Allir sjá hvað hinir hafa unnið. Annars eru samtölur faldar þótt hver seðill sé greiddur út fyrir allra augum.
page-listed-how = Borðið sést á upphafssíðunni. Annars þarf tengilinn.
page-takeover = Tölvur hlaupa í skarðið
page-takeover-how = Tölva leikur fyrir þann sem fer, þar til hann kemur aftur.
page-starts = Hver byrjar
page-starts-lot = hlutkesti
page-watching-here = Þú fylgist með.
page-invite-link = Boðstengill
page-wins-money = { $who ->
    [you] Þú vinnur með { $money }
    [one] { $names } vinnur með { $money }
   *[many] { $names } deila sigrinum með { $money }
}
page-wins-points = { $who ->
    [you] Þú vinnur með { page-points-with }
    [one] { $names } vinnur með { page-points-with }
   *[many] { $names } deila sigrinum með { page-points-with }
}
page-points-with = { $points ->
    [one] { $points } stigi
   *[other] { $points } stigum
}
page-turns = { $turns ->
    [one] { $turns } leikur.
   *[other] { $turns } leikir.
}
page-chart-money = Peningar eftir umferðum
page-chart-points = Stig eftir því sem á leið
page-chart-thousands = í þúsundum dollara
page-chart-round = Umferð
page-chart-turn = Leikur
page-chart-start = Upphaf
page-story = Vendipunktar
page-story-show = Sýna
page-insight = Heppni og tækifæri
page-insight-why = Tölvur spila mörgum sinnum áfram úr hverri stöðu og sjá hvers virði hvert kast og hver leikur var.
page-insight-look = Skoða spilið nánar
page-insight-looking = Spilið er skoðað …
page-luck-dice = Heppni í teningum
page-luck-cards = Heppni í spilum og teningum
page-luck-unit = Breyting á sigurlíkum, lögð saman yfir spilið
page-missed-yours = Það sem þér yfirsást
page-missed-all = Það sem fólki yfirsást
page-missed-none = Ekkert sem skipti máli. Vel spilað!
page-missed-move = Valið: { $move }. Betra: { $better }.
page-missed-place = { $casino } ({ $face })
page-missed-end-turn = að ljúka leik
page-story-haul = { $name }: { $money } í umferð { $round }, mesta útgreiðsla leiksins.
page-story-lost = Enginn fékk { $money } á { $casino } í umferð { $round }.
page-story-lead-round = { $name }: í forystu frá umferð { $round } til loka.
page-story-lead-turn = { $name }: í forystu frá { $turn }. leik til loka.
page-story-jump = { $name }: úr { $before } í { $after } stig með einu spilavíti, í { $turn }. leik.
page-story-payday = { $name }: { $money } af lóðum og spilavítum í { $turn }. leik, mestu tekjurnar.
page-story-bet = { $name }: { $money } unnir í veðmáli, í { $turn }. leik.
page-share-replay = Deila
page-verify = Sannreyna teninga
page-replay-step = Skref endursýningar
page-step-of = Skref { $step } af { $steps }
page-chapter = Í næstu umferð eða næsta leik
page-chapter-back = Til baka um umferð eða leik
page-share-step = Deila þessu augnabliki
page-what-if = Hvað ef?
page-what-if-how = Spilaðu áfram héðan á þinn hátt. Þú færð sætið sem á leik, tölvur fá hin og teningarnir falla upp á nýtt.
page-what-if-go = Spila áfram héðan
page-cut-off = Ekkert samband
page-cut-off-how = Borðin eru lokuð þar til það kemst á. Reglurnar má lesa áfram og athuga skráningar.
page-try-again = Reyna aftur
page-part-missing = Ekki tókst að hlaða þessum hluta síðunnar.
page-back-picture = Sætið þitt sem kóði til að skanna
page-back-how = Skannaðu þetta með hinu tækinu eða opnaðu tengilinn þar. Aðeins fyrir þig: sá sem hefur hann situr í sætinu þínu.

## The live table

page-announcements = Það sem gerist
page-skip = Snertu til að sleppa
page-your-turn = Þú átt leik.
page-turn-of = { $name } á leik.
page-left = { $name } fer frá borðinu; tölva spilar áfram.
page-watching = Þú fylgist með
page-watchers = { $count ->
    [one] { $count } fylgist með
   *[other] { $count } fylgjast með
}
page-chair-away = fjarverandi, tölva spilar
page-chair-gone = ekki við
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
page-hint-close = Ekki sýna þessa ábendingu aftur
page-hint-face = Allir teningar með sömu tölu fara á spilavíti þeirrar tölu. Flestir teningar þar fá hæsta seðilinn.
page-hint-white-dice = Hvítu teningana á enginn: þeir fylgja með, teljast auka leikmaður og geta jafnað hvern sem er.
page-hint-payout = Nú greiðir hvert spilavíti út: flestir teningar taka hæsta seðilinn. Sami fjöldi jafnast út.
page-foretold-take = { $who ->
    [you] Þú tekur { $note }.
   *[name] { $name } tekur { $note }.
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
page-lords-hint-trade = Snertu það sem þú lætur og það sem þú vilt fá. Ekkert skiptir um hendur fyrr en hinn aðilinn samþykkir.
page-lords-hint-offer = Skoðaðu hvað breytist áður en þú svarar. Þú mátt líka svara með breyttu tilboði.
page-lords-choices = Í boði: { $choices }.
page-refused-already-gambled = Þú hefur þegar veðjað í þessum leik; einu sinni er hámarkið.
page-refused-already-reorganized = Teningar þessa spilavítis voru þegar endurskipulagðir í þessum leik.
page-refused-bad-bet = Þetta veðfé er of hátt eða of lágt.
page-refused-bad-message = Þjónninn gat ekki lesið þetta.
page-refused-bad-money = Aðeins heilar milljónir, 0 eða fleiri, geta skipt um hendur.
page-refused-bad-partner = Viðskipti þurfa annan leikmann við þetta borð.
page-refused-bad-text = Ekki er hægt að nota þetta nafn eða þennan texta.
page-refused-begun-already = Spilið er byrjað; þú mátt fylgjast með.
page-refused-bus-unavailable = Þjónninn er ekki heill í augnablikinu; reyndu aftur.
page-refused-dice-left = Þú átt enn tening í birgðum, svo engan má færa.
page-refused-draw-first = Dragðu fyrst spilið; aðgerðir koma á eftir.
page-refused-empty-trade = Eitthvað þarf að vera í tilboðinu.
page-refused-face-not-rolled = Þú kastaðir ekki þessari tölu.
page-refused-foreign-page = Þessi síða má ekki tala við þennan þjón.
page-refused-full = Húsið er fullt; reyndu síðar.
page-refused-game-over = Spilinu er lokið.
page-refused-given-twice = Sama lóð eða sami teningur er nefndur tvisvar.
page-refused-invalid-move = Þessi leikur er ekki til í þessu spili.
page-refused-invalid-options = Ekki er hægt að spila með þessum sætum og stillingum.
page-refused-invalid-record = Þetta er ekki heil og ósvikin upptaka.
page-refused-lot-taken = Þessi lóð er tekin; aðeins má stækka á lausa lóð.
page-refused-no-boss = Þetta spilavíti hefur engan forstjóra til að veðja gegn.
page-refused-no-casino = Það er ekkert spilavíti á þessari lóð.
page-refused-no-dice = Allir teningar þínir eru á borðinu: veldu þann sem færist.
page-refused-no-die-there = Þú átt engan tening í þessu spilavíti.
page-refused-no-money = Annar aðilinn á ekki peningana sem hann léti.
page-refused-no-offer = Þetta tilboð er ekki lengur opið.
page-refused-no-secret = Leyfðu vafrakökur á þessari síðu: án þeirra er ekki hægt að halda sæti.
page-refused-no-such-seat = Þetta sæti er ekki til við þetta borð.
page-refused-no-tiles = Ekki eru nógu margar flísar eftir í þessum lit.
page-refused-no-trading = Viðskipti bíða þar til sá sem á leik má draga eða gera eitthvað.
page-refused-nobody-plays = Einhver þarf að setjast hjá tölvunum.
page-refused-not-adjacent = Þessi lóð liggur ekki að spilavítinu.
page-refused-not-begun = Spilið er ekki byrjað.
page-refused-not-boss = Þú ert ekki forstjóri þessa spilavítis.
page-refused-not-invited = Þú þarft boð til að setjast við þetta borð.
page-refused-not-on-turn = Aðeins sá sem á leik getur samið um aðgerðir leiksins.
page-refused-not-over = Þetta spil er enn í gangi.
page-refused-not-owned = Sá sem lætur á ekki það sem á að láta.
page-refused-not-seated = Aðeins þau sem sitja við borðið geta það.
page-refused-not-your-die = Þú átt engan tening þar til að færa.
page-refused-not-your-lot = Þú átt ekkert eignarmerki á þessari lóð.
page-refused-not-your-offer = Þú getur hvorki svarað þessu tilboði né dregið það til baka.
page-refused-not-your-seat = Þetta er ekki þitt sæti.
page-refused-not-your-turn = Þú átt ekki leik.
page-refused-offer-open = Þú átt þegar opið tilboð til þessa leikmanns; dragðu það fyrst til baka.
page-refused-own-casino = Þú ert forstjóri þar; veðjaðu í spilavíti annars.
page-refused-promised = Þú lofaðir að gera þetta ekki í þessum leik.
page-refused-same-colour = Þetta spilavíti er þegar í þessum lit.
page-refused-seat-taken = Þar situr þegar einhver.
page-refused-seats-open = Það eru laus sæti: bíddu eftir einhverjum eða láttu tölvur spila.
page-refused-store-unavailable = Þjónninn getur ekki vistað í augnablikinu; reyndu aftur.
page-refused-too-expensive = Þú átt ekki nóg fyrir þessu.
page-refused-too-large = Þetta er of stórt fyrir þjóninn.
page-refused-too-late = Beiðnin var of lengi á leiðinni.
page-refused-too-many-codes = Notaðu einhvern af kóðunum sem þegar voru gefnir.
page-refused-too-many-dice = Enginn getur átt svona marga teninga á borðinu.
page-refused-too-many-markers = Enginn getur átt svona mörg eignarmerki.
page-refused-too-often = Þetta var of oft; bíddu aðeins.
page-refused-unknown-game = Þetta spil er ekki spilað hér.
page-refused-unknown-lot = Þessi lóð er ekki til; lóðir heita A1 til F9.
page-refused-unknown-room = Þetta borð er ekki til.
page-refused-what-if = Engin skráning er til um „hvað ef“: það hófst í miðjum öðrum leik.
page-refused-unknown-seat = Þessi leikmaður er ekki við þetta borð.
page-refused-value-not-rolled = Þú átt ekki þessa tölu eftir til að leggja.
page-refused-wrong-code = Ekkert sæti við þetta borð svarar til kóðans.
page-refused-wrong-phase = Nú er ekki rétti tíminn fyrir þetta.
page-row-done = { $name }: greitt út.

## A casino for those who listen

page-row-dice = { $dice ->
    [one] { $dice } teningur
   *[other] { $dice } teningar
}
page-row-paid = { $name }, { page-row-dice }: { $note }
page-row-nothing = { $name }, { page-row-dice }: ekkert
page-row-tie = { $names }, { page-row-dice } hver: jafnast út
page-row-rest = eftir liggur: { $notes }

## Games without a look of their own

page-size-plain = { $players } leikmenn
page-rules-none = Hér eru engar reglur fyrir þennan leik.
page-fair-sealed = Leyndarmálið er það sem lofað var og engu í skráningunni hefur verið breytt frá því hún var innsigluð. Hér er ekki hægt að reikna út köst og spil þessa leiks.
page-wins-plain = { $who ->
    [you] Þú vinnur
    [one] { $names } vinnur
   *[many] { $names } deila sigrinum
}
page-plain-position = Staðan
page-plain-moves = Hvað þú getur gert
page-plain-choose = Veldu hvað þú gerir
page-plain-choices = Í boði: { $choices }.
