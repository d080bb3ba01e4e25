# What home and the first table can do without: the page loads it after them.

## Lords of Vegas: words

lords-of-vegas-nothing = ekkert
lords-of-vegas-colour = { $colour ->
    [purple] fjólublátt
    [gold] gyllt
    [green] grænt
    [silver] silfurlitt
    [strip] Strippið
   *[brown] brúnt
}
    .plural = { $colour ->
    [purple] fjólublá
    [gold] gyllt
    [green] græn
    [silver] silfurlit
    [strip] Strippið
   *[brown] brún
}
    .tile = { $colour ->
    [purple] fjólublá
    [gold] gyllt
    [green] græn
    [silver] silfurlit
   *[brown] brún
}
    .tiles = { $colour ->
    [purple] fjólubláar
    [gold] gylltar
    [green] grænar
    [silver] silfurlitar
   *[brown] brúnar
}
lords-of-vegas-share = { $name } { $money }
lords-of-vegas-the-lot = lóðin { $lot }
lords-of-vegas-the-die = teningurinn á { $lot }
lords-of-vegas-to-build = byggja { lords-of-vegas-colour } spilavíti á { $lot }{ lords-of-vegas-moving }
lords-of-vegas-to-sprawl = stækka frá { $casino } yfir á { $lot }{ lords-of-vegas-moving }
lords-of-vegas-to-remodel = endurhanna spilavítið á { $lot } í { lords-of-vegas-colour }
lords-of-vegas-to-reorganize = endurskipuleggja spilavítið á { $lot }
lords-of-vegas-to-gamble = veðja { $bet } í spilavítinu á { $lot }
lords-of-vegas-moving = { $moving ->
    [none] { "" }
   *[other] { " " }(teningurinn af { $moving })
}
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
lords-of-vegas-card-drawn = { $name } dregur { $lot }: { lords-of-vegas-who-pays }.
    .you = Þú dregur { $lot }: { lords-of-vegas-who-pays }.
lords-of-vegas-who-pays = { $colour ->
    [strip] Strippið greiðir út
   *[other] { lords-of-vegas-colour.plural } spilavíti greiða út
}
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
lords-of-vegas-casino-paid = Spilavítið { $casino } ({ lords-of-vegas-colour }) greiðir út: { $paid }.
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
    .dative = { $points ->
    [one] { $points } stigi
   *[other] { $points } stigum
}
lords-of-vegas-turn-ended = { $name } hleypir næsta að.
    .you = Þú hleypir næsta að.
lords-of-vegas-game-ended = { $count ->
    [one] Spilinu er lokið: { $names } vinnur með { lords-of-vegas-points.dative } og { $money }.
   *[other] Spilinu er lokið með sameiginlegum sigri, { lords-of-vegas-points } og { $money } á mann: { $names }.
}
    .you = Spilinu er lokið: þú vinnur með { lords-of-vegas-points.dative } og { $money }.
lords-of-vegas-casino-built = { $name } byggir { lords-of-vegas-colour } spilavíti á { $lot } fyrir { $cost }; teningurinn sýnir { $value }.
    .you = Þú byggir { lords-of-vegas-colour } spilavíti á { $lot } fyrir { $cost }; teningurinn sýnir { $value }.
lords-of-vegas-casino-sprawled = { $name } stækkar { lords-of-vegas-colour } spilavíti yfir á { $lot } fyrir { $cost }; teningurinn sýnir { $value }.
    .you = Þú stækkar { lords-of-vegas-colour } spilavíti yfir á { $lot } fyrir { $cost }; teningurinn sýnir { $value }.
lords-of-vegas-casino-remodeled = { $name } endurhannar spilavítið { $casino } fyrir { $cost }: { $former } verður { lords-of-vegas-colour }.
    .you = Þú endurhannar spilavítið { $casino } fyrir { $cost }: { $former } verður { lords-of-vegas-colour }.
lords-of-vegas-casino-reorganized = { $name } endurskipuleggur spilavítið { $casino } fyrir { $cost }.
    .you = Þú endurskipuleggur spilavítið { $casino } fyrir { $cost }.
lords-of-vegas-dice-rerolled = { $count ->
    [one] Teningurinn á { $lots } sýnir { $values }.
   *[other] Teningarnir á { $lots } sýna { $values }.
}
lords-of-vegas-dice-arranged = { $name } raðar { $values } á { $lots }.
    .you = Þú raðar { $values } á { $lots }.
lords-of-vegas-tie-rerolled = Forstjórar jafnir með { $tied }: teningarnir á { $lots } sýna nú { $values }.
lords-of-vegas-bet-made = { $name } veðjar { $bet } í spilavítinu { $casino } (forstjóri: { $boss }).
    .you = Þú veðjar { $bet } í spilavítinu { $casino } (forstjóri: { $boss }).
lords-of-vegas-action-taken-back = { $name } tekur til baka: { $deed }.
    .you = Þú tekur til baka: { $deed }.
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
lords-of-vegas-offer-reopened = Tilboð { $number } ({ $name } → { $to }) er aftur opið.
lords-of-vegas-offer-void = Tilboð { $number } ({ $name } → { $to }) fellur niður: { $why ->
    [card-drawn] spil hefur verið dregið
    [turn-ended] röðin er komin að næsta leikmanni
   *[other] ekki er lengur hægt að efna það
}.

## The page

page-replay = Endursýning
page-play = Spila
page-pause = Hlé
page-step = Næsta skref
page-step-back = Fyrra skref
page-again = Spila aftur
page-to-rematch = Í nýja spilið
page-again-waits = Beðið er eftir: { $names }.
page-again-too = Vera með
page-again-not = Ekki núna
page-again-now = Byrja án þess að bíða
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
page-lords-next-pay = Næsta spil greiðir þér, auk { $lots } fyrir lóðir
page-lords-gone = { $colour ->
    [strip] Strippspil: { $gone } af { $all } dregin
   *[other] { lords-of-vegas-colour.plural } spil: { $gone } af { $all } dregin
}
page-lords-overview = Yfirlit
page-lords-now = Hvað er gert núna
page-lords-who-runs = Hver stýrir hverju
page-lords-on-strip = Strippið
page-lords-card-pays = Hvað spil gefur
page-lords-lots = Lóðir
page-lords-colours = Litir
page-lords-tiles-free = Flísar eftir
page-lords-tiles-of = { $tiles ->
    [one] { $tiles } flís
   *[other] { $tiles } flísar
}, forstjóri: { $boss }
page-lords-letter = { $colour ->
    [purple] F
    [gold] Gy
    [green] Gr
    [silver] S
    [strip] { "" }
   *[brown] B
}
page-from-to = úr { $before } í { $after }
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
    [yes] { $lot }, lóðin þín: { page-lords-lot-printed }
   *[no] { $lot }, eigandi { $name }: { page-lords-lot-printed }
}
page-lords-lot-empty = { $lot }, { lords-of-vegas-colour } spilavíti, { $tiles ->
    [one] { $tiles } flís
   *[other] { $tiles } flísar
}, enginn teningur hér
page-lords-lot-built = { $lot }, { lords-of-vegas-colour } spilavíti, { $tiles ->
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
    [deck] Spilið { $lot } ({ lords-of-vegas-colour }) er enn í bunkanum.
   *[gone] Spilið { $lot } ({ lords-of-vegas-colour }) hefur verið dregið.
}
page-lords-actions = Aðgerðir
page-lords-act-build = Byggja
page-lords-act-sprawl = Stækka
page-lords-act-remodel = Endurhanna
page-lords-act-reorganize = Endurskipuleggja
page-lords-act-gamble = Veðja
page-lords-act-give-up = Láta lóð af hendi
page-lords-act-move-die = Færa tening
page-lords-act-end-turn = Hleypa næsta að
page-lords-trade = Viðskipti
page-lords-take-back = Taka til baka
page-lords-end-turn = Hleypa næsta að
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
page-lords-hint-gamble = Veldu spilavíti annars leikmanns og veðjaðu gegn forstjóranum, einu sinni þegar þú átt leik.
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
page-lords-do-gamble = Veðja { $bet } og kasta
page-lords-do-give-up = Láta { $lot } af hendi
page-lords-do-move-die = Færa teninginn
page-lords-do-end-turn = Hleypa næsta að
page-lords-do-stand = Bera allt
page-lords-do-lay-off = Bera helming
page-lords-sure-stand = Já, bera allt
page-lords-sure-lay-off = Já, bera helming
page-lords-pay = Greiða
page-lords-left = { $left } eftir
page-lords-colour = Litur
page-lords-colour-name = { lords-of-vegas-colour.plural }
page-lords-colour-left = { $tiles ->
    [one] { $tiles } { lords-of-vegas-colour.tile } flís eftir
   *[other] { $tiles } { lords-of-vegas-colour.tiles } flísar eftir
}
page-lords-casino-of = Spilavíti, { lords-of-vegas-colour }
page-lords-casino-at = Spilavíti á { $lot }, { lords-of-vegas-colour }
page-lords-in-casino = { lords-of-vegas-colour } spilavíti, { $tiles ->
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
page-lords-there = { $casino }: { $line }
page-lords-and-then = { $first }; { $rest }
page-lords-pays = { $cards ->
    [both] Ef { lords-of-vegas-colour } spil eða Strippspil er dregið: { $shares }
   *[colour] Ef { lords-of-vegas-colour } spil er dregið: { $shares }
}
page-lords-pays-nothing = Ekkert spil greiðir það út lengur
page-lords-share = { $you ->
    [yes] þú { $money }
   *[no] { $name } { $money }
}
page-lords-share-boss = { $points ->
    [0] { page-lords-share }, engin stig
    [one] { page-lords-share } + { $points } stig
   *[other] { page-lords-share } + { $points } stig
}
page-lords-against = Veðmál, forstjóri { $name }
page-lords-against-poor = { $name } á aðeins { $money }: ef bankinn ber helminginn greiðir hann afganginn.
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
page-lords-add-action = Aðgerð meðan þú átt leik
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
page-lords-boss-turns = { $casino }: forstjóri nú { $name }, síðan { $next }
page-lords-no = Nei
page-lords-change = Breyta
page-lords-accept = Samþykkja
page-lords-sure-accept = Já, samþykkja
page-other-device = Halda áfram í öðru tæki
page-get-code = Fá kóða
page-code = Kóði
page-code-go = Opna prófílinn minn
page-back-picture = Prófíllinn þinn sem kóði til að skanna
page-back-how = Skannaðu þetta með hinu tækinu eða opnaðu tengilinn þar. Gildir í 15 mínútur og fyrir eitt tæki. Aðeins fyrir þig: sá sem hefur hann situr í sætunum þínum.
page-table-link = Leyfa öðrum að fylgjast með
page-block-named = Útiloka { $name }
page-block-how = Sest ekki þar sem þú situr og þú heyrir ekkert.
page-block = Útiloka
page-blocked-named = { $name }: útilokun í gildi

## Before and after the game

page-fair-how = Fyrir fyrsta kastið lofar þjónninn leyndarmáli: hann sýnir fingrafar þess. Hver teningur og hvert spil leiðir af því. Þegar spilinu er lokið er leyndarmálið birt og vafrinn þinn reiknar allt aftur, hér á þessu tæki.
page-fair-file = Skráningin sem á að athuga
page-fair-choose = Velja skráningu
page-fair-drop = eða dragðu skrána hingað
page-fair-busy = Verið er að reikna…
page-fair-true = { $count ->
    [one] Ósvikið: { $count } kast eða spil leiðir af leyndarmálinu sem lofað var.
   *[other] Ósvikið: öll { $count } köst og spil leiða af leyndarmálinu sem lofað var.
}
page-fair-kept = Þetta tæki lagði sama loforð á minnið þegar spilið hófst.
page-fair-other = Loforðið var svikið: þetta tæki lagði annað á minnið þegar spilið hófst.
page-fair-outcome = Lína { $line } stemmir ekki: leyndarmálið gefur þar { $dealt }.
page-fair-not-outcome = Lína { $line } stemmir ekki við leyndarmálið.
page-fair-not-entry = Lína { $line } getur ekki staðið þarna: skráningunni hefur verið breytt.
page-fair-not-seed = Leyndarmálið í línu { $line } er ekki það sem lofað var.
page-fair-not-count = Línum hefur verið bætt við eða þær teknar burt: lína { $line } telur aðrar.
page-fair-not-digest = Teningar og spil eru ósvikin en einhverju fyrir ofan línu { $line } var breytt eftir að skráningin var innsigluð.
page-fair-no-seed = Í þessari skráningu er ekkert leyndarmál. Það er birt þegar spilinu er lokið.
page-fair-no-record = Þetta er ekki skráning á spili.
page-fair-unsafe = Vafrinn reiknar þetta aðeins yfir örugga tengingu (https).
page-fair-promise = Fingrafarið sem lofað var
page-fair-noted = Fingrafarið sem þetta tæki lagði á minnið
page-fair-secret = Birt leyndarmál
page-fair-line = Lína
page-fair-written = Í skráningunni
page-fair-dealt = Úr leyndarmálinu
page-wins-money = { $who ->
    [you] Þú vinnur með { $money }
    [one] { $names } vinnur með { $money }
   *[many] { $names } deila sigrinum með { $money } á mann
}
page-wins-points = { $who ->
    [you] Þú vinnur með { page-points-with }
    [one] { $names } vinnur með { page-points-with }
   *[many] { $names } deila sigrinum með { page-points-with } á mann
}
page-points-with = { $points ->
    [one] { $points } stigi
   *[other] { $points } stigum
}
page-turns = { $turns ->
    [one] Leikið { $turns } sinni.
   *[other] Leikið { $turns } sinnum.
}
page-chart-money = Peningar eftir umferðum
page-chart-points = Stig eftir því sem á leið
page-chart-thousands = í þúsundum dollara
page-chart-turn = Leikur
page-chart-start = Upphaf
page-story = Vendipunktar
page-story-show = Sýna
page-insight-looking = Spilið er skoðað …
page-missed-yours = Það sem þér yfirsást
page-missed-none = Ekkert sem skipti máli. Vel spilað!
page-story-haul = { $name }: { $money } í umferð { $round }, mesta útgreiðsla spilsins.
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
page-what-if-how = Spilaðu áfram héðan á þinn hátt. Þú færð sætið sem á leik, tölvur fá hin og teningarnir falla upp á nýtt.
page-what-if-go = Spila áfram héðan

## The live table

page-lords-hint-trade = Snertu það sem þú lætur og það sem þú vilt fá. Ekkert skiptir um hendur fyrr en hinn aðilinn samþykkir.
page-lords-hint-offer = Skoðaðu hvað breytist áður en þú svarar. Þú mátt líka svara með breyttu tilboði.
page-lords-choices = Í boði: { $choices }.

## A casino for those who listen

page-row-dice = { $dice ->
    [one] { $dice } teningur
   *[other] { $dice } teningar
}

## Games without a look of their own

page-fair-sealed = Leyndarmálið er það sem lofað var og engu í skráningunni hefur verið breytt frá því hún var innsigluð. Hér er ekki hægt að reikna út köst og spil.
page-wins-plain = { $who ->
    [you] Þú vinnur
    [one] { $names } vinnur
   *[many] { $names } deila sigrinum
}

## What is told: paydays and bets

page-tell-share = { $name } { $money }
page-tell-lots = Fyrst greiddi hver lóð { $one }: { $shares }.
page-tell-tiles = { $tiles ->
    [one] { $tiles } flís
   *[other] { $tiles } flísar
}
page-tell-stays = { lords-of-vegas-points }, áfram á { $after }
page-tell-hurry = Snertu til að flýta fyrir
page-tell-go-on = Snertu til að halda áfram
page-tell-bet = { $who ->
    [you] Þú veðjar { $bet }, forstjóri: { $boss }
    [boss] { $name } veðjar { $bet } gegn þér
   *[other] { $name } veðjar { $bet }, forstjóri: { $boss }
}
page-tell-stand = { $who ->
    [you] Þú berð allt veðféð: greiðir eða færð það allt.
   *[other] { $name } ber allt veðféð.
}
page-tell-lay-off = { $who ->
    [you] Þú lést bankann bera helminginn: hann greiðir eða fær afganginn.
   *[other] { $name } lætur bankann bera helminginn: hann greiðir eða fær afganginn.
}
page-tell-win = { $who ->
    [you] Þú vinnur { $sum }
   *[other] { $name } vinnur { $sum }
}
page-tell-lose = { $who ->
    [you] Þú tapar { $sum }
   *[other] { $name } tapar { $sum }
}
page-tell-even = { $who ->
    [you] Þú vinnur en enginn getur greitt
   *[other] { $name } vinnur en enginn getur greitt
}
page-tell-boss = { $who ->
    [you] Þú ert forstjóri
   *[other] { $name } er forstjóri
}
page-tell-tie = Jafnt um forstjórann: þessum teningum er kastað aftur
page-tell-tie-again = Aftur jafnt
page-tell-over = Spilinu er lokið
page-tell-answers = { $name } ákveður: allt eða helming
page-tell-ways = Af 36 köstum tapa { $lose }, { $win } vinna og { $double } vinna tvöfalt
page-tell-may-lay-off = { $name } má láta bankann bera helminginn: þú færð jafnmikið.
page-tell-up-to = { $casino }, allt að { $sum }
page-tell-most = mest { $sum }
page-tell-chance = { $name } { $chance } %
page-tell-may-be-boss = Forstjóri þá: { $chances }
page-tell-may-pay = Með teningum frá 1 til 6: { $shares }

## What is told: since one's own turn, and answers to offers

page-since = Síðan þú áttir leik
page-since-stand-in = Staðgengill þinn
page-since-took = { $name } tekur { $lot }.
page-since-took-pays = { $name } tekur { $lot }; { lords-of-vegas-who-pays }: { $shares }.
page-since-took-over = { $name } tekur yfir teninginn þinn á { $lot }.
page-since-casino-built = { $name } byggir á { $lot } fyrir { $cost }.
page-since-casino-sprawled = { $name } stækkar yfir á { $lot } fyrir { $cost }.
page-since-casino-remodeled = { $name } endurhannar { $casino } fyrir { $cost }.
page-since-casino-reorganized = { $name } endurskipuleggur { $casino } fyrir { $cost }.
page-since-bet = { $result ->
    [won] { $name } veðjar (forstjóri: { $boss }) og vinnur { $sum }.
   *[lost] { $name } veðjar (forstjóri: { $boss }) og tapar { $sum }.
}
page-since-traded = Viðskipti: { $name } og { $to }.
page-since-boss = { $name } er nú forstjóri { $casino }.
page-since-lost = tapað
page-since-more = { $count ->
    [one] og { $count } atriði enn, í skránni
   *[other] og { $count } atriði enn, í skránni
}
page-answer-yes = { $name } samþykkir
page-answer-no = { $name } segir nei
page-answer-but = { $name } svarar með öðru tilboði
page-answer-have = Þú átt nú { $money }.
page-answer-worth = { $lot } gefur { $money } með { $cards } af þeim { $all } spilum sem eftir eru (eigandi: { $name }).
page-answer-worth-lot = { $lot } gefur { $money } með hverju spili (eigandi: { $name }).
page-answer-worth-money = { $name } á { $money }; eftir yrðu { $left }.
page-answer-terms = { $give }, í staðinn { $take }
page-answer-again = Nýtt tilboð kostar ekkert.
page-answer-go-on = Áfram
page-answer-leave = Láta gott heita
page-answer-change = Breyta tilboðinu
page-effect-money = spil greiðir
page-effect-points = spil gefur stig
page-effect-tiles = flísar forstjóra
page-effect-to-come = { $name } verður forstjóri { $casino }. Það ætti að greiða út um það bil { $times } sinnum enn.

## How a finished game was won
page-chances = Sigurlíkur
page-chances-unit = í 100 spilum þaðan frá
page-chances-lines = Línur sem sjást
page-chances-moments = Stundir sem réðu úrslitum
page-chances-moment = Stund
page-chances-when = Eftir
page-moment-before = Fyrri stund
page-moment-next = Næsta stund
page-moment-watch = Skoða í endursýningu
page-moment-of-luck = heppni
page-moment-of-own = val: { $name }
page-moment-of-others = val annarra
page-account-how = { $who ->
    [you] Hvernig þú endaðir í { $result }
   *[name] { $name }: hvernig útkoman varð { $result }
}
page-account-whose = Reikningur hvers sést
page-account-start = Í upphafi
page-account-luck = Heppni
page-account-own = { $who ->
    [you] Þitt val
   *[name] Eigið val
}
page-account-others = Val hinna
page-account-result = Í lokin
page-account-seats = einn af { $seats }
page-account-missed = { $count ->
    [one] { $count } leikur fór framhjá
   *[other] { $count } leikir fóru framhjá
}
page-missed-by = { $name }: það sem fór framhjá
page-missed-played = Leikið: { $what }
page-missed-better = Betra: { $what }
page-try-it = Prófa
page-insight-turn = Leikur { $turn }
page-insight-risk = { $chance } líkur á gróða: mest { $best }, minnst { $worst }
page-insight-do-draw = draga spil
page-insight-do-end-turn = hleypa næsta að
page-insight-do-give-up = gefa { $lot } eftir
page-insight-do-move-die = færa tening af { $lot }
page-insight-do-arrange = setja { $value } þar
page-insight-do-lay-off = bera helming veðmálsins
page-insight-do-stand = bera allt veðmálið
page-insight-do-offer = gera tilboð
page-insight-do-accept = samþykkja tilboðið
page-insight-do-refuse = hafna tilboðinu
page-insight-do-counter = svara með öðru tilboði
page-insight-do-withdraw = draga tilboðið til baka
page-insight-here = Betra hér ({ $cost }): { $what }
page-picture = Deila kvöldinu
page-picture-send = Senda
page-picture-keep = Mynd
page-picture-place = { $place }. sæti af { $seats } með { $score }
page-picture-from = sigur eftir { $chance }
page-picture-once = eitt sinn { $chance }
page-chart-round = Umferð
page-insight-fact = { $move }. { $fact }
page-insight-hand = { $fact } { $dice ->
    [one] 1 teningur er eftir.
   *[other] { $dice } teningar eru eftir.
}
page-insight-roll = Umferð { $round }, kast { $roll }
page-insight-round = Umferð { $round }
page-missed-place = { $casino } ({ $face })

## What is told: between rounds of Las Vegas

page-lords-hint-goal = Markmiðið: flest stig vinna. Peningar eru aðeins eldsneyti.
page-lords-no-short = vantar { $sum }
page-lords-no-no-lot = engin lóð
page-lords-no-no-free-lot = engin laus lóð
page-lords-no-not-boss = ekki forstjóri
page-lords-no-no-die = enginn teningur
page-lords-no-no-rival = enginn mótherji
page-lords-no-no-tiles = engar flísar
page-lords-no-done = þegar gert
page-lords-no-once = bara einu sinni
page-lords-no-promised = lofað
page-lords-why-short = { $deed }: þig vantar { $sum }.
page-lords-why-no-lot = { $deed }: engin lóð er með þínu merki.
page-lords-why-no-free-lot = { $deed }: engin laus lóð er við spilavítin þín.
page-lords-why-not-boss = { $deed }: aðeins forstjóri spilavítis getur það.
page-lords-why-no-die = { $deed }: þú átt engan tening á borðinu.
page-lords-why-no-rival = { $deed }: ekkert spilavíti hefur annan forstjóra.
page-lords-why-no-tiles = { $deed }: ekki eru nógar flísar eftir.
page-lords-why-done = { $deed }: hvert spilavíti aðeins einu sinni þegar þú átt leik.
page-lords-why-once = { $deed }: aðeins einu sinni þegar þú átt leik.
page-lords-why-promised = { $deed }: þú lofaðir að gera það ekki núna.

## The coach

## Puzzles

page-puzzle-leave = Hætta við þrautina
page-puzzle-task = Finndu besta leikinn
page-puzzle-where = Þraut { $number }, { $game }.
page-puzzle-one-best = Einn leikur er greinilega bestur. Þú mátt reyna einu sinni.
page-puzzle-found = Fundinn
page-puzzle-missed = Ekki þessi
page-puzzle-week = Þessi vika
page-puzzle-weekdays = M Þ M F F L S
page-puzzle-levels = Tölvur sem finna hann: { $levels }.
page-puzzle-nobody = Engin tölva finnur hann.
page-puzzle-next = Næsta þraut
page-puzzle-play-on = Spila áfram

## Eigin tölvuspilarar, að utan

page-bots-how = Tölvuspilari sem þú skrifar eða keyrir sest við borð með lykli. Lykillinn opnar sæti og ekkert annað, og þú getur afturkallað hann hvenær sem er. Við borðið sést að þetta er tölva og að hún er á þínum vegum.
page-bots-name = Nafn tölvuspilarans
page-bots-make = Búa til lykil
page-bots-made = Afritaðu lykilinn núna: hann er aðeins sýndur í þetta sinn.
page-bots-token = Lykill
page-bots-copy = Afrita
page-bots-run = Með tölvuspilara hússins er leikið svona:
page-bots-list = Lyklarnir þínir
page-bots-none = Þú átt enga lykla enn.
page-bots-since = { $owner } ber ábyrgð á honum, frá { $date }
page-bots-revoke = Afturkalla
page-bots-revoke-named = Afturkalla lykil fyrir { $name }

## Fyrir þau sem reka húsið

operator-title = Hvernig húsinu gengur
operator-of-process = Um eitt ferli, { $process }; hér breytist ekkert.
operator-load = Álag
operator-figure = Mæling
operator-value = Gildi
operator-up = Í gangi í
operator-store = Geymslan virkar
operator-bus = Boðleiðin virkar
operator-yes = já
operator-no = nei
operator-sockets = Opnir tenglar
operator-connections = Opnar tengingar
operator-commands = Frá skipun til svars, helmingur / 99 %
operator-lag = Töf atburðalykkju, helmingur / 99 %
operator-waiting = Skrif í bið
operator-memory = Minni
operator-files = Opnar skrár
operator-processes = Ferli sem deila herbergjum
operator-rooms = Herbergi í minni: { $shown } af { $count }
operator-room = Herbergi
operator-game = Spil
operator-stage = Staða
operator-seats = Sæti
operator-there = Við
operator-watching = Áhorfendur
operator-errors = Síðustu viðvaranir og villur
operator-no-errors = Engar frá ræsingu.
operator-at = Hvenær
operator-level = Stig
operator-says = Skilaboð

## Þú
page-me-guest = Gestur
page-me-why = Láttu þekkja þig hér: sætin þín í öllum tækjum, spilin þín og útkoma þeirra. Ekkert lykilorð, ekkert heimilisfang.
page-me-since = { $count ->
    [0] Engum spilum lokið enn.
    [one] { $count } spili lokið.
   *[other] { $count } spilum lokið.
 } Hér síðan: { $day }, án lykilorðs.
page-me-colour = Liturinn þinn
page-me-colour-of = Litur { $number }
page-me-make = Mundu eftir mér
page-me-rename = Breyta nafninu
page-day-today = í dag
page-day-yesterday = í gær
page-join-how = Kóðinn er í hinu tækinu undir „Þú“ eða á blaðinu sem þú prentaðir. Hann opnar prófílinn þinn hér; sæti þessa tækis fylgja með.
page-join-go = Opna prófílinn minn hér
page-join-passkey = Nota aðgangslykil
page-join-code-how = Skannaðu hann með hinu tækinu eða sláðu hann inn þar. Gildir í 15 mínútur og fyrir eitt tæki.
page-keep = Halda þessum prófíl
page-keep-why = Ef þú týnir þessu tæki opnar prentaður kóði eða aðgangslykill prófílinn þinn aftur.
page-keep-kept = Þú átt prentaðan kóða. Nýr gerir þann gamla verðlausan.
page-keep-code = Kóðinn þinn
page-keep-once = Skrifaðu hann niður eða prentaðu: hann er aðeins sýndur núna. Sá sem hefur hann er þú.
page-keep-print = Prenta
page-keep-make = Kóði til að prenta
page-keep-anew = Nýr kóði til að prenta
page-keep-passkey = Aðgangslykill
page-keep-device = Annað tæki
page-devices = Hvar prófíllinn er opinn
page-device-kind = { $kind ->
    [phone] Sími
    [tablet] Spjaldtölva
   *[computer] Tölva
 }
page-device-here = { $kind }, þetta tæki
page-device-seen = Síðan: { $joined }, síðast hér: { $seen }
page-device-end = Skrá út
page-device-end-which = Skrá út: { $kind }
page-passkey = Aðgangslykill { $number }
page-passkey-made = Búinn til: { $day }
page-passkey-remove = Fjarlægja
page-passkey-remove-which = Fjarlægja aðgangslykil { $number }
page-kept = Það sem geymt er um þig
page-kept-what = Nafn, litur, tungumál, tækin þín eftir gerð og degi, og spilin þín. Ekkert heimilisfang, ekkert netfang. Ef þér er gleymt verða spilin sem lokið er eftir, með „einhver“ í sætinu þínu.
page-kept-export = Sækja allt
page-kept-forget = Gleymdu mér
page-kept-sure = Gleyma mér fyrir fullt og allt
page-past = Spil sem er lokið
page-past-place = { $place }.
page-past-left = hætti
page-past-you = þú vannst
page-past-won = { $count ->
    [one] { $names } vann
   *[other] { $names } unnu saman
 }
page-past-when = { $who } · { $day }
page-past-replay = Horfa aftur: { $game }
page-past-all = Öll, { $count }
page-past-none = Spil sem þú lýkur héðan í frá standa hér.
page-stats-won = Unnið, miðað við það sem vænta mátti
page-stats-share = { $won } unnið, { $expected } vænst, af { $games } spilum
page-stats-expected = Strikið er það sem jafn sterkir leikmenn ynnu úr sömu sætum.
page-stats-luck = Heppni hingað til
page-stats-luck-unit = spil unnin með heppni
page-stats-choices = { $count ->
    [one] Úr { $count } spili. Ákvarðanir þínar: { $lost } spil.
   *[other] Úr { $count } spilum. Ákvarðanir þínar: { $lost } spil.
 }
page-stats-by-seats = Eftir fjölda leikmanna
page-stats-seats = { $seats } leikmenn
page-stats-by-variant = Eftir afbrigði
page-stats-usual = eins og prentað er
page-stats-against = Gegn hverjum
page-stats-bots = Tölvur, { $level }
page-stats-ahead = { $games ->
    [one] á undan { $ahead } sinnum í { $games } spili
   *[other] á undan { $ahead } sinnum í { $games } spilum
 }
page-stats-mistakes = Uppáhaldsmistök
page-stats-mistake = { $count ->
    [one] { $count } sinni, { $cost } af sigri
   *[other] { $count } sinnum, { $cost } af sigri
 }
page-stats-mistakes-how = Leikir þar sem betri leikur var í boði.
page-stats-unseen = { $count ->
    [one] Enn er verið að skoða { $count } spil: aðeins úrslit þess telja.
   *[other] Enn er verið að skoða { $count } spil: aðeins úrslit þeirra telja.
 }
page-insight-rearrange = að leggja teninga aftur

## Evenings: many people, several rounds, one page with the standings

page-evening = Kvöld með mörgu fólki
page-evening-named = Kvöld: { $title }
page-evening-how = Opnaðu kvöld og láttu tengilinn ganga. Fólk tekur þátt undir nafni, í hverri umferð mætast þau sem standa svipað og ein síða sýnir öllum stöðuna.
page-evening-title = Heiti kvöldsins
page-evening-usual = Spilakvöld
page-evening-game = Spil
page-evening-seats = Sæti við borð
page-evening-rounds = Umferðir
page-evening-open = Opna kvöldið
page-evening-link-how = Sá sem opnar þennan tengil velur sér nafn og tekur þátt frá næstu umferð.
page-evening-link-unknown = Aðeins tækið sem bjó tengilinn til þekkir hann. Nýr tengill kemur í hans stað.
page-evening-new-link = Búa til nýjan tengil
page-evening-join = Taka þátt
page-evening-in = Þú tekur þátt. Borðið þitt birtist hér um leið og umferðin byrjar.
page-evening-late = Þú tekur þátt frá næstu umferð.
page-evening-ready = Borðið þitt er tilbúið
page-evening-to-table = Að borðinu
page-evening-with = með { $names }
page-evening-done = Borðið þitt er búið. Næsta umferð byrjar þegar öll borð eru búin.
page-evening-bye = Þú situr hjá í þessari umferð og færð hálft stig fyrir.
page-evening-away = Þú tekur ekki lengur þátt.
page-evening-back = Taka aftur þátt
page-evening-leave = Yfirgefa kvöldið
page-evening-sure = Í alvöru?
page-evening-people = { $count ->
    [one] { $count } þátttakandi
   *[other] { $count } þátttakendur
}
page-evening-nobody = Enginn tekur þátt enn.
page-evening-round = Umferð { $round } af { $rounds }
page-evening-gathering = Fyrir fyrstu umferð
page-evening-standings = Staðan
page-evening-tables = Borð
page-evening-table = Borð { $n }
page-evening-playing = { $count ->
    [one] { $count } borð er enn að spila
   *[other] { $count } borð eru enn að spila
}
page-evening-all-over = Öll borð eru búin
page-evening-table-playing = í spili
page-evening-table-over = búið
page-evening-table-closed = lokað
page-evening-without = án borðs: { $names }
page-evening-start = Byrja umferð { $round }
page-evening-start-now = Byrja samt umferð { $round }
page-evening-start-how = Sum borð eru enn að spila. Þau telja þegar þau eru búin.
page-evening-end = Ljúka kvöldinu
page-evening-end-how = Staðan eins og hún er núna verður að úrslitum.
page-evening-over = Kvöldinu er lokið
page-evening-won = { $count ->
    [one] { $names } vann
   *[other] { $names } unnu
}
page-evening-organiser = Fyrir þann sem stýrir
page-evening-drop = Taka { $name } út
page-evening-wall = Fyrir stóra skjáinn
page-evening-csv = Staðan sem CSV
page-evening-json = Allt sem JSON
page-evening-member = Sæti { $place }: { $name }, stig: { $points }
page-evening-points = Stig
page-evening-left = ekki með
page-evening-counting = Borð er eins stigs virði: hlutfall hinna sem þú endar fyrir framan, jafntefli að hálfu. Séu stig jöfn ráða stig þeirra sem þú mættir, svo sigrar.
page-evening-to = Að kvöldinu
page-evening-next = Að næsta borði þínu
page-evening-bot = Svona tekur tölvan þín þátt:

page-more = Meira
page-have-code = Ég er með kóða
page-watch-record = Horfa á skráningu
page-fair-title = Heiðarlegir teningar
page-bots = Mínar tölvur

## Styrkleikastig, við borð sem eru reiknuð til stiga

page-ratings = Stigalisti
page-ratings-how = Raðað eftir því sem er víst: stig að frádreginni óvissu. Í 19 skiptum af 20 liggur styrkurinn innan ±. Tölvurnar eru föst viðmið.
page-ratings-none = Enginn er enn með styrkleikastig hér. Opnaðu borð sem er reiknað til stiga.
page-ratings-place = Sæti
page-ratings-name = Nafn
page-ratings-games = Leikir
page-ratings-rest = { $count ->
    [one] Og { $count } til viðbótar.
   *[other] Og { $count } til viðbótar.
}
page-rating = Styrkleikastig
page-rating-doubt = ± { $doubt }
page-rating-games = { $games ->
    [one] { $games } spil reiknað til stiga
   *[other] { $games } spil reiknuð til stiga
}
page-rating-none = Spilaðu við borð sem er reiknað til stiga og þá standa styrkleikastigin þín hér.
page-rating-place = { $place }. sæti af { $players }
page-rating-changes = Styrkleikastig eftir þennan leik
page-rating-change = { $before } → { $after } ± { $doubt }
page-counts = Reiknað til stiga
page-counts-how = Þetta spil breytir styrkleikastigum. Allir eru með prófíl og eigið tæki; slökkt er á þjálfaranum og „Hvað ef?“.
page-counts-guest = Til að setjast hér þarftu fyrst að búa til prófíl. Ein snerting nægir.
page-counts-go = Búa til prófíl

## Hvers vegna einhverju er hafnað, þar sem þess þarf ekki strax

## Why something is refused, where it is not needed at once

refused-already-gambled = Þú hefur þegar veðjað í þetta sinn; oftar má það ekki.
refused-already-reorganized = Teningar þessa spilavítis voru þegar endurskipulagðir í þetta sinn.
refused-bad-bet = Þetta veðfé er of hátt eða of lágt.
refused-bad-money = Aðeins heilar milljónir, 0 eða fleiri, geta skipt um hendur.
refused-bad-partner = Viðskipti þurfa annan leikmann við þetta borð.
refused-bad-passkey = Þessi aðgangslykill opnar ekkert hér.
refused-bad-subscription = Ekki er hægt að láta þennan vafra vita.
refused-bad-vacation = Sá dagur er þegar liðinn eða frídagarnir duga ekki.
refused-bot-sits-already = Tölva hefur eitt sæti við borð.
refused-coach-away = Þjálfarinn er ekki tilbúinn enn; spurðu aftur eftir andartak.
refused-coach-counts = Þetta borð er reiknað til stiga: slökkt er á þjálfaranum.
refused-coach-off = Hér spilar fleira fólk: slökkt er á þjálfaranum.
refused-counts-bot = Tölvuspilarar að utan spila ekki við borð sem eru reiknuð til stiga.
refused-counts-device = Við borð sem er reiknað til stiga spila allir á eigin tæki.
refused-counts-profile = Þetta borð er reiknað til stiga: búðu fyrst til prófíl undir „Þú“ til að setjast.
refused-counts-seat = Við borð sem er reiknað til stiga hefur þú eitt sæti.
refused-counts-to-the-end = Leik sem er reiknaður til stiga spila allir til enda.
refused-counts-what-if = Þetta spil var reiknað til stiga: héðan er ekki spilað áfram.
refused-dice-left = Þú átt enn tening í birgðum, svo engan má færa.
refused-draw-first = Dragðu fyrst spilið; aðgerðir koma á eftir.
refused-empty-trade = Eitthvað þarf að vera í tilboðinu.
refused-given-twice = Sama lóð eða sami teningur er nefndur tvisvar.
refused-gone-on = Leikurinn hélt áfram á meðan.
refused-invalid-record = Þetta er ekki heil og ósvikin skráning.
refused-lot-taken = Þessi lóð er tekin; aðeins má stækka á lausa lóð.
refused-no-boss = Þetta spilavíti hefur engan forstjóra til að veðja gegn.
refused-no-casino = Það er ekkert spilavíti á þessari lóð.
refused-no-dice = Allir teningar þínir eru á borðinu: veldu þann sem færist.
refused-no-die-there = Þú átt engan tening í þessu spilavíti.
refused-no-money = Annar aðilinn á ekki peningana sem hann léti.
refused-no-notices = Þessi þjónn sendir engar tilkynningar.
refused-no-offer = Þetta tilboð er ekki lengur opið.
refused-no-tiles = Ekki eru nógu margar flísar eftir í þessum lit.
refused-no-trading = Viðskipti bíða þar til sá sem á leik má draga eða gera eitthvað.
refused-nobody-there = Þar situr enginn sem hægt er að útiloka.
refused-not-adjacent = Þessi lóð liggur ekki að spilavítinu.
refused-not-blocked = Enginn er útilokaður undir þessu númeri.
refused-not-boss = Þú ert ekki forstjóri þessa spilavítis.
refused-not-on-turn = Aðeins sá sem á leik getur samið um aðgerðir sínar.
refused-not-over = Þetta spil er enn í gangi.
refused-not-owned = Sá sem lætur á ekki það sem á að láta.
refused-not-your-die = Þú átt engan tening þar til að færa.
refused-not-your-lot = Þú átt ekkert eignarmerki á þessari lóð.
refused-not-your-offer = Þú getur hvorki svarað þessu tilboði né dregið það til baka.
refused-nothing-to-take-back = Þetta er ekki lengur hægt að taka til baka: heppnin eða annar leikmaður hefur svarað.
refused-nothing-to-weigh = Hér er ekkert að vega og meta.
refused-offer-open = Þú átt þegar opið tilboð til þessa leikmanns; dragðu það fyrst til baka.
refused-over-days = Í leik sem varir dögum saman stöðvar aðeins frí tímann.
refused-own-casino = Þú ert forstjóri þar; veðjaðu í spilavíti annars.
refused-own-seat = Þetta er þitt eigið sæti.
refused-person-begins = Manneskja við þetta borð ákveður hvenær byrjað er.
refused-promised = Þú lofaðir að gera þetta ekki í þetta sinn.
refused-same-colour = Þetta spilavíti er þegar í þessum lit.
refused-too-expensive = Þú átt ekki nóg fyrir þessu.
refused-too-many-blocked = Þú getur ekki útilokað fleiri.
refused-too-many-dice = Enginn getur átt svona marga teninga á borðinu.
refused-too-many-markers = Enginn getur átt svona mörg eignarmerki.
refused-unknown-lot = Þessi lóð er ekki til; lóðir heita A1 til F9.
refused-unknown-puzzle = Þessi þraut er ekki til.
refused-unknown-seat = Þessi leikmaður er ekki við þetta borð.
refused-value-not-rolled = Þú átt ekki þessa tölu eftir til að leggja.
refused-what-if = Engin skráning er til um „hvað ef“: það hófst í miðju öðru spili.
refused-wrong-phase = Nú er ekki rétti tíminn fyrir þetta.

## Borðið: hver heldur þar uppi reglu

table-paused = Hlé er á spilinu.
table-paused-how = Engin klukka gengur og enginn leikur.
table-goes-on = Spilið heldur áfram.
table-changed = Borðið hefur samið um annað.
table-unlisted = Borðið sést ekki lengur á upphafssíðunni. Með tengli kemst fólk enn að.
table-declined = Hin samþykktu það ekki.
table-proposed = { $name } spyr alla við borðið.
    .you = Þú hefur spurt hin.
table-removed = { $name } fékk ekki að sitja lengur við borðið.
    .you = Þér var vikið frá borðinu.
table-muted = { $name }: þaggað niður.
    .you = Þaggað er niður í þér: enginn fær að vita hvað þú segir.
table-unmuted = { $name } fær aftur orðið.
    .you = Þú færð aftur orðið.
table-seat-asked = { $asker } segir: þetta var sætið mitt ({ $name }).
    .you = { $asker } segir: þetta var sætið mitt. Það er þitt sæti.
table-seat-given = { $name }: sætið er nú hjá þeim sem bað um það.
    .you = Þetta sæti er aftur þitt.
table-gallery-open = Þau sem fylgjast með mega tala saman.
table-gallery-closed = Þau sem fylgjast með tala ekki lengur saman.
table-host-is = { $name } er gestgjafi borðsins.
table-host-you = Þú ert gestgjafi borðsins.
table-host-gone = { $name } er gestgjafi en ekki við. Bráðum geta þau sem eru við kosið í staðinn.
table-host-none = Borðið á sér engan gestgjafa: þau sem eru við kjósa.
table-sheet = Borðið
table-sheet-how = Hvað er umsamið og hver heldur uppi reglu
table-agreed = Umsamið
table-change = Breyta
table-change-done = Leggja til við alla
table-options-fixed = Þegar spilið er hafið breytast reglur þess ekki.
table-people = Við borðið
table-mute = Þagga niður
table-unmute = Leyfa að tala
table-mute-whom = Þagga niður: { $name }
table-replace = Láta tölvu spila
table-replace-whom = Láta tölvu spila: { $name }
table-remove = Víkja frá
table-remove-whom = Víkja frá: { $name }
table-remove-sure = Já, víkja frá
table-pause = Gera hlé
table-pause-how = Stöðva spilið og allar klukkur
table-go-on = Halda áfram
table-end = Ljúka spilinu
table-end-how = Án úrslita, ef allir sem eru við samþykkja
table-end-sure = Já, spyrja alla
table-gallery = Leyfa þeim að tala sem fylgjast með
table-gallery-how = Aðeins þau sjá það, svo enginn fær hjálp.
table-claim = Þetta var sætið mitt
table-claim-how = { $name }: sú eða sá sem fór fær það strax aftur. Í öðru tæki eru hin spurð.
table-claimed = Hin eru spurð.
table-ask-end = { $name } leggur til að ljúka spilinu án úrslita.
table-ask-change = { $name } leggur til fyrir þetta borð: { $what }
table-ask-remove = { $name } leggur til að víkja frá borðinu: { $who }.
table-ask-mute = { $name } leggur til að þagga niður: { $who }.
table-ask-unmute = { $name } leggur til að leyfa aftur að tala: { $who }.
table-ask-replace = { $name } leggur til að tölva spili: { $who }.
table-ask-pause = { $name } leggur til hlé.
table-ask-go-on = { $name } leggur til að halda áfram.
table-ask-gallery = { $name } leggur til að þau sem fylgjast með megi tala.
table-ask-no-gallery = { $name } leggur til að þau sem fylgjast með tali ekki lengur.
table-ask-seat = { $name } segir: þetta var sætið mitt ({ $who }).
table-asked = Spurning til allra
table-yes = Já
table-no = Nei
table-take-back = Draga til baka
table-waits = Beðið er eftir: { $names }.
table-murmur = Meðal þeirra sem fylgjast með
table-murmur-how = Þau sem spila sjá þetta ekki.
table-murmur-none = Enginn hefur sagt neitt enn.
table-refused-gallery-closed = Við þetta borð tala þau ekki sem fylgjast með.
table-refused-gone-already = Án gestgjafa er engum vikið frá sem er bara ekki við: látið tölvu spila.
table-refused-is-there = Þau sem eiga sætið eru við borðið.
table-refused-nobody-holds = Enginn á þetta sæti.
table-refused-nobody-to-agree = Enginn annar er við til að samþykkja.
table-refused-nobody-to-ask = Enginn er við borðið sem gæti sagt já.
table-refused-not-host = Gestgjafinn ræður því. Ef sætið er autt geta þau sem eru við bráðum kosið.
table-refused-not-lost = Aðeins má biðja um sæti þess sem er ekki við.
table-refused-not-watching = Þetta er fyrir þau sem fylgjast með; þú spilar.
table-refused-options-fixed = Þegar spilið er hafið breytast reglur þess ekki.
table-refused-proposed-already = Þú hefur þegar spurt hin.
table-refused-refused-lately = Hin samþykktu það ekki. Spyrðu aftur síðar.
table-refused-seated-already = Þú átt sæti við þetta borð.
table-refused-settled-already = Það er þegar afgreitt.
table-refused-so-already = Þannig er það nú þegar.

## Spil yfir marga daga

page-notices = Tilkynningar
page-notices-switch = Láta mig vita í þessu tæki þegar ég á leik
page-notices-how = Aðeins í spilum yfir marga daga, einu sinni fyrir hvern leik, líka þegar þessi síða er lokuð. Tilkynningin nefnir borðið og ekkert annað.
page-notices-unable = Þessi vafri getur ekki látið þig vita þegar síðan er lokuð. Á iPhone eða iPad þarftu fyrst að setja Croupier á heimaskjáinn.
page-notices-forbidden = Lokað er fyrir tilkynningar frá þessari síðu í vafranum þínum. Leyfðu þær í stillingum hans fyrir þessa síðu og komdu svo aftur hingað.
page-notices-none = Þessi þjónn sendir engar tilkynningar.
page-notice-yours = { $game }: þú átt leik
page-notice-how = Snertu til að fara að borðinu.
page-notice-late = Spilið er þegar komið lengra.
page-vacation = Frí
page-vacation-last = Í burtu til loka dags
page-vacation-go = Fara í frí
page-vacation-back = Til baka úr fríi
page-vacation-until = Í fríi til { $day }
page-vacation-how = { $days ->
    [one] Á meðan stendur tíminn þinn kyrr í spilum yfir marga daga og hinir sjá það. { $days } dagur er eftir á þessu ári.
   *[other] Á meðan stendur tíminn þinn kyrr í spilum yfir marga daga og hinir sjá það. { $days } dagar eru eftir á þessu ári.
 }
refused-evening-full = Það er ekki pláss fyrir fleiri á þessu kvöldi.
refused-evening-over = Þessu kvöldi er lokið.
refused-no-profile = Þú ert gestur hér og hefur engan prófíl.
refused-no-such-member = Enginn hefur þetta númer.
refused-no-such-round = Þetta er ekki næsta umferð kvöldsins.
refused-not-for-bots = Lykill tölvu opnar sæti við borð og ekkert annað.
refused-not-member = Þú tekur ekki þátt í þessu kvöldi.
refused-not-organiser = Aðeins sá sem opnaði kvöldið getur gert þetta.
refused-tables-playing = Sum borð þessarar umferðar eru enn að spila.
refused-too-few = Það er of fátt fólk fyrir borð.
refused-too-many-evenings = Fleiri kvöld geta ekki verið í gangi í einu; ljúktu einu fyrst.
refused-too-many-tokens = Fleiri lykla er ekki hægt að fá; afturkallaðu einn fyrst.
refused-unknown-device = Þetta tæki er ekki til.
refused-unknown-evening = Þetta kvöld er ekki til.
refused-unknown-lesson = Sú kennslustund er ekki til.
refused-unknown-token = Þessi lykill opnar ekkert, eða ekki lengur.
refused-wrong-code = Þessi kóði opnar ekkert.
