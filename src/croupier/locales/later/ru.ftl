# What home and the first table can do without: the page loads it after them.

## Lords of Vegas: words

lords-of-vegas-nothing = ничего
lords-of-vegas-colour = { $colour ->
    [purple] фиолетовое
    [gold] золотое
    [green] зелёное
    [silver] серебряное
    [strip] Стрип
   *[brown] коричневое
}
    .genitive = { $colour ->
    [purple] фиолетового
    [gold] золотого
    [green] зелёного
    [silver] серебряного
   *[brown] коричневого
}
    .plural = { $colour ->
    [purple] фиолетовые
    [gold] золотые
    [green] зелёные
    [silver] серебряные
    [strip] Стрип
   *[brown] коричневые
}
    .genitive-plural = { $colour ->
    [purple] фиолетовых
    [gold] золотых
    [green] зелёных
    [silver] серебряных
   *[brown] коричневых
}
    .card = { $colour ->
    [purple] фиолетовая
    [gold] золотая
    [green] зелёная
    [silver] серебряная
    [strip] Стрип
   *[brown] коричневая
}
    .dative-card = { $colour ->
    [purple] фиолетовой
    [gold] золотой
    [green] зелёной
    [silver] серебряной
   *[brown] коричневой
}
lords-of-vegas-share = { $name } { $money }
lords-of-vegas-the-lot = лот { $lot }
lords-of-vegas-the-die = кубик на { $lot }
lords-of-vegas-to-build = строительство { lords-of-vegas-colour.genitive } казино на { $lot }{ lords-of-vegas-moving }
lords-of-vegas-to-sprawl = расширение с { $casino } на { $lot }{ lords-of-vegas-moving }
lords-of-vegas-to-remodel = реконструкция казино на { $lot } в { lords-of-vegas-colour }
lords-of-vegas-to-reorganize = реорганизация казино на { $lot }
lords-of-vegas-to-gamble = азартная игра в казино на { $lot }, ставка { $bet }
lords-of-vegas-moving = { $moving ->
    [none] { "" }
   *[other] { " " }(кубик с { $moving })
}
lords-of-vegas-no-build = без строительства на { $lot }
lords-of-vegas-no-sprawl = без расширения на { $lot }
lords-of-vegas-no-remodel = без реконструкции казино на { $lot }
lords-of-vegas-no-reorganize = без реорганизации казино на { $lot }
lords-of-vegas-no-gamble = без азартной игры в казино на { $lot }

## Lords of Vegas: what happened

lords-of-vegas-start-card-dealt = { $name } начинает с лотом { $lot } и { $money }.
    .you = Вы начинаете с лотом { $lot } и { $money }.
lords-of-vegas-start-card-replaced = { $name } получает { $lot }; квартал F не используется, карточка заменяется.
    .you = Вы получаете { $lot }; квартал F не используется, карточка заменяется.
lords-of-vegas-start-rolled = { $name } выбрасывает { $dice } за право первого хода.
    .you = Вы выбрасываете { $dice } за право первого хода.
lords-of-vegas-start-tied = Ничья за первый ход, переброс: { $names }.
lords-of-vegas-turn-began = Ходит { $name }.
    .you = Ваш ход.
lords-of-vegas-card-drawn = { $name } берёт карточку { $lot }: { lords-of-vegas-who-pays }.
    .you = Вы берёте карточку { $lot }: { lords-of-vegas-who-pays }.
lords-of-vegas-who-pays = { $colour ->
    [strip] доход со Стрипа
   *[other] платят { lords-of-vegas-colour.plural } казино
}
lords-of-vegas-end-card-drawn = { $name } берёт карточку «Окончание игры»: последний доход со Стрипа.
    .you = Вы берёте карточку «Окончание игры»: последний доход со Стрипа.
lords-of-vegas-lot-marked = { $name } завладевает лотом { $lot }.
    .you = Вы завладеваете лотом { $lot }.
lords-of-vegas-lot-given-up = { $name } отказывается от лота { $lot }.
    .you = Вы отказываетесь от лота { $lot }.
lords-of-vegas-die-replaced = { $name } завладевает лотом { $lot }; прежний владелец — { $owner }, прежний кубик возвращается в запас.
    .you = Вы завладеваете лотом { $lot }; прежний владелец — { $owner }, прежний кубик возвращается в запас.
lords-of-vegas-die-placed = { $name } размещает на { $lot } кубик с числом { $value }.
    .you = Вы размещаете на { $lot } кубик с числом { $value }.
lords-of-vegas-die-moved = { $name } остаётся без кубиков в запасе и берёт кубик с { $lot }.
    .you = У вас не осталось кубиков в запасе, и вы берёте кубик с { $lot }.
lords-of-vegas-lot-kept = { $name } уже держит кубик на { $lot }.
    .you = На { $lot } уже стоит ваш кубик.
lords-of-vegas-block-closed = В игре вдвоём { $lot } не используется: { $name } берёт ещё одну карточку.
    .you = В игре вдвоём { $lot } не используется: вы берёте ещё одну карточку.
lords-of-vegas-lots-paid = Доход с лотов: { $paid }.
lords-of-vegas-casino-paid = Платит { lords-of-vegas-colour } казино { $casino }: { $paid }.
lords-of-vegas-points-scored = { $moved ->
    [yes] Хозяин — { $name }: { lords-of-vegas-points }, на шкале теперь { $after }.
   *[no] Хозяин — { $name }: { lords-of-vegas-points }, до следующего поля после { $after } не хватает.
}
    .you = { $moved ->
    [yes] Хозяин — вы: { lords-of-vegas-points }, на шкале теперь { $after }.
   *[no] Хозяин — вы: { lords-of-vegas-points }, до следующего поля после { $after } не хватает.
}
lords-of-vegas-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
lords-of-vegas-turn-ended = { $name } завершает ход.
    .you = Вы завершаете ход.
lords-of-vegas-game-ended = { $count ->
    [one] Игра окончена, побеждает { $names }: { lords-of-vegas-points } и { $money }.
   *[other] Игра окончена, победа общая: { $names }, у каждого { lords-of-vegas-points } и { $money }.
}
    .you = Игра окончена, вы побеждаете: { lords-of-vegas-points } и { $money }.
lords-of-vegas-casino-built = { $name } строит { lords-of-vegas-colour } казино на { $lot } за { $cost }; на кубике { $value }.
    .you = Вы строите { lords-of-vegas-colour } казино на { $lot } за { $cost }; на кубике { $value }.
lords-of-vegas-casino-sprawled = { $name } расширяет { lords-of-vegas-colour } казино на { $lot } за { $cost }; на кубике { $value }.
    .you = Вы расширяете { lords-of-vegas-colour } казино на { $lot } за { $cost }; на кубике { $value }.
lords-of-vegas-casino-remodeled = { $name } реконструирует { $former } казино { $casino } в { lords-of-vegas-colour } за { $cost }.
    .you = Вы реконструируете { $former } казино { $casino } в { lords-of-vegas-colour } за { $cost }.
lords-of-vegas-casino-reorganized = { $name } реорганизует казино { $casino } за { $cost }.
    .you = Вы реорганизуете казино { $casino } за { $cost }.
lords-of-vegas-dice-rerolled = { $count ->
    [one] На кубике { $lots } выпадает { $values }.
   *[other] На кубиках { $lots } выпадает { $values }.
}
lords-of-vegas-dice-arranged = { $name } распределяет { $values } по { $lots }.
    .you = Вы распределяете { $values } по { $lots }.
lords-of-vegas-tie-rerolled = Ничья между хозяевами, у всех { $tied }: на кубиках { $lots } теперь { $values }.
lords-of-vegas-bet-made = { $name } ставит { $bet } в казино { $casino } (хозяин — { $boss }).
    .you = Вы ставите { $bet } в казино { $casino } (хозяин — { $boss }).
lords-of-vegas-action-taken-back = { $name } отменяет действие: { $deed }.
    .you = Вы отменяете действие: { $deed }.
lords-of-vegas-bet-laid-off = { $name } откладывает половину ставки в банк.
    .you = Вы откладываете половину ставки в банк.
lords-of-vegas-bet-stood = { $name } принимает всю ставку.
    .you = Вы принимаете всю ставку.
lords-of-vegas-bet-settled = { $result ->
    [won] { $name } выбрасывает { $dice } и выигрывает { $gain }; { lords-of-vegas-boss-part }.
    [lost] { $name } выбрасывает { $dice } и проигрывает { $gain }; { lords-of-vegas-boss-part }.
   *[even] { $name } выбрасывает { $dice } и выигрывает, но хозяину ({ $boss }) нечем платить.
}
    .you = { $result ->
    [won] Вы выбрасываете { $dice } и выигрываете { $gain }; { lords-of-vegas-boss-part }.
    [lost] Вы выбрасываете { $dice } и проигрываете { $gain }; { lords-of-vegas-boss-part }.
   *[even] Вы выбрасываете { $dice } и выигрываете, но хозяину ({ $boss }) нечем платить.
}
lords-of-vegas-boss-part = { $part ->
    [gets] хозяин ({ $boss }) получает { $share }
    [pays] хозяин ({ $boss }) платит { $share }
   *[nothing] хозяина ({ $boss }) это не касается
}
lords-of-vegas-offer-made = Предложение { $number } ({ $name } → { $to }): { $give }; взамен { $take }{ lords-of-vegas-with-deeds }.
    .you = Предложение { $number } (вы → { $to }): { $give }; взамен { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-offer-accepted = Предложение { $number } ({ $maker } → { $name }) принято: { $give }; взамен { $take }{ lords-of-vegas-with-deeds }.
    .you = Вы принимаете предложение { $number } ({ $maker } → вы): { $give }; взамен { $take }{ lords-of-vegas-with-deeds }.
lords-of-vegas-with-deeds = { $deed_count ->
    [0] { "" }
   *[other] ; при этом: { $deeds }
}
lords-of-vegas-offer-refused = Предложение { $number } ({ $maker } → { $name }) отклонено.
    .you = Вы отклоняете предложение { $number } ({ $maker } → вы).
lords-of-vegas-offer-withdrawn = { $name } отзывает предложение { $number }.
    .you = Вы отзываете предложение { $number }.
lords-of-vegas-offer-reopened = Предложение { $number } ({ $name } → { $to }) снова в силе.
lords-of-vegas-offer-void = Предложение { $number } ({ $name } → { $to }) отпадает: { $why ->
    [card-drawn] взята карточка
    [turn-ended] ход окончен
   *[other] его уже нельзя выполнить
}.

## The page

page-replay = Повтор
page-play = Пуск
page-pause = Пауза
page-step = Следующий шаг
page-step-back = Предыдущий шаг
page-again = Играть снова
page-to-rematch = К новой игре
page-again-waits = Ждём ответа: { $names }.
page-again-too = Играть тоже
page-again-not = Не сейчас
page-again-now = Начать без ожидания
page-record = Запись игры

### Lords of Vegas

page-lords-seats = Игроки
page-lords-points = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
page-lords-has = { $money }, { $points } { page-lords-points }
page-lords-board = Игровое поле
page-lords-block = Квартал { $name }
page-lords-track = Шкала подсчёта очков
page-lords-last-card = Последняя карточка
page-lords-cards-gone = Вышедшие карточки
page-lords-next-pay = Следующая карточка даст вам, кроме { $lots } за лоты
page-lords-gone = { $colour ->
    [strip] карточек Стрипа вышло { $gone } из { $all }
   *[other] { lords-of-vegas-colour.genitive-plural } карточек вышло { $gone } из { $all }
}
page-lords-overview = Обзор
page-lords-now = Что сейчас делать
page-lords-who-runs = Кто чем управляет
page-lords-on-strip = Стрип
page-lords-card-pays = Что приносит карточка
page-lords-lots = Лоты
page-lords-colours = Цвета
page-lords-tiles-free = Жетонов осталось
page-lords-tiles-of = { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
   *[other] { $tiles } жетонов
}, хозяин: { $boss }
page-lords-letter = { $colour ->
    [purple] Ф
    [gold] Зо
    [green] Зе
    [silver] С
    [strip] { "" }
   *[brown] К
}
page-from-to = было { $before }, станет { $after }
page-lords-supply = Что осталось
page-lords-cards-left = Карточки
page-lords-tiles-left = Жетоны
page-lords-dice-left = Кубики
page-lords-markers-left = Фишки
page-lords-player = Игрок
page-lords-end-in = До конца
page-lords-end-how = { $cards ->
    [0] Следующая карточка завершит игру.
    [one] Над карточкой «Окончание игры» лежит { $cards } карточка.
    [few] Над карточкой «Окончание игры» лежат { $cards } карточки.
    [many] Над карточкой «Окончание игры» лежит { $cards } карточек.
   *[other] Над карточкой «Окончание игры» лежит { $cards } карточки.
}
page-lords-lot-free = { $strip ->
    [yes] { $lot }, ничейный лот на Стрипе: стоит { $cost }, кубик { $die }
   *[no] { $lot }, ничейный лот: стоит { $cost }, кубик { $die }
}
page-lords-lot-closed = { $lot }, в игре вдвоём не используется
page-lords-lot-owned = { $you ->
    [yes] { $lot }, ваш лот: { page-lords-lot-printed }
   *[no] { $lot }, лот игрока { $name }: { page-lords-lot-printed }
}
page-lords-lot-empty = { $lot }, { lords-of-vegas-colour } казино, { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
    [many] { $tiles } жетонов
   *[other] { $tiles } жетона
}, здесь нет кубика
page-lords-lot-built = { $lot }, { lords-of-vegas-colour } казино, { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
    [many] { $tiles } жетонов
   *[other] { $tiles } жетона
}; { $you ->
    [yes] здесь ваш кубик, { $value }
   *[no] здесь кубик игрока { $name }, { $value }
}; { $has ->
    [boss] хозяин: { $boss }
   *[none] без хозяина
}
page-lords-lot-printed = { $strip ->
    [yes] стоит { $cost }, кубик { $die }, на Стрипе
   *[no] стоит { $cost }, кубик { $die }
}
page-lords-printed = На поле
page-lords-its-card = Карточка лота
page-lords-card-of = { $there ->
    [deck] Карточка { $lot } ({ lords-of-vegas-colour.card }) ещё в колоде.
   *[gone] Карточка { $lot } ({ lords-of-vegas-colour.card }) уже вышла.
}
page-lords-actions = Действия
page-lords-act-build = Строительство
page-lords-act-sprawl = Расширение
page-lords-act-remodel = Реконструкция
page-lords-act-reorganize = Реорганизация
page-lords-act-gamble = Азартная игра
page-lords-act-give-up = Отказ от лота
page-lords-act-move-die = Перенос кубика
page-lords-act-end-turn = Конец хода
page-lords-trade = Обмен
page-lords-take-back = Отменить
page-lords-end-turn = Конец хода
page-lords-up-to = до { $bet }
page-lords-from = от { $cost }
page-lords-lot-for = { $lot } за { $cost }
page-lords-at-build = Строительство на { $lot }
page-lords-at-sprawl = Расширение на { $lot }
page-lords-at-remodel = Реконструкция { $lot }
page-lords-at-reorganize = Реорганизация { $lot }
page-lords-at-gamble = Азартная игра в казино { $lot }
page-lords-at-give-up = Отказ от { $lot }
page-lords-at-move-die = Перенос кубика с { $lot }
page-lords-hint-turn = Делайте всё, на что хватит денег, в любом порядке. Или нажмите на подсвеченный лот.
page-lords-hint-draw = Возьмите карточку: её лот станет вашим, а её цвет принесёт доход. До этого можно меняться.
page-lords-hint-build = Выберите один из своих лотов. Кубик на нём покажет напечатанное там число.
page-lords-hint-sprawl = Выберите подсвеченный лот рядом с казино, где вы хозяин. Он обойдётся вдвое дороже.
page-lords-hint-remodel = Выберите казино, где вы хозяин, и новый цвет для всех его жетонов.
page-lords-hint-reorganize = Выберите казино с вашим кубиком. Все его кубики будут переброшены.
page-lords-hint-gamble = Выберите чужое казино и сделайте ставку против его хозяина, раз за ход.
page-lords-hint-give-up = Все ваши фишки на поле. Выберите лот, с которого фишка перейдёт на новый.
page-lords-hint-move-die = Все ваши кубики на поле. Выберите тот, который перейдёт на новый лот.
page-lords-hint-end-turn = Следующий игрок возьмёт карточку, и действовать вы больше не сможете.
page-lords-hint-arrange = Выберите, какое из ваших чисел пойдёт на подсвеченный лот.
page-lords-hint-answer = Если отложить половину, её заплатит или заберёт банк.
page-lords-ask-from = Выберите казино, которое расширяется.
page-lords-ask-colour = Выберите цвет. Число говорит, сколько осталось жетонов.
page-lords-ask-moving = Все ваши кубики на поле. Выберите, какой перенести сюда.
page-lords-choose-lot = Выберите подсвеченный лот
page-lords-choose-from = Выберите казино
page-lords-choose-colour = Выберите цвет
page-lords-choose-moving = Выберите кубик
page-lords-choose-value = Выберите число
page-lords-do-build = Построить за { $cost }
page-lords-do-sprawl = Расширить за { $cost }
page-lords-do-remodel = Реконструировать за { $cost }
page-lords-do-reorganize = Реорганизовать за { $cost }
page-lords-do-gamble = Поставить { $bet } и бросить
page-lords-do-give-up = Отказаться от { $lot }
page-lords-do-move-die = Перенести кубик
page-lords-do-end-turn = Завершить ход
page-lords-do-stand = Принять всю ставку
page-lords-do-lay-off = Отложить половину
page-lords-sure-stand = Да, принять всю
page-lords-sure-lay-off = Да, отложить
page-lords-pay = К оплате
page-lords-left = останется { $left }
page-lords-colour = Цвет
page-lords-colour-name = { lords-of-vegas-colour.plural }
page-lords-colour-left = { lords-of-vegas-colour.genitive-plural } жетонов осталось { $tiles }
page-lords-casino-of = Казино, { lords-of-vegas-colour }
page-lords-casino-at = Казино на { $lot }, { lords-of-vegas-colour }
page-lords-in-casino = { lords-of-vegas-colour } казино, { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
    [many] { $tiles } жетонов
   *[other] { $tiles } жетона
}
page-lords-boss = Хозяин
page-lords-next-card = Доход
page-lords-tiles = { $before ->
    [0] Новое казино, { $after ->
        [one] { $after } жетон
        [few] { $after } жетона
        [many] { $after } жетонов
       *[other] { $after } жетона
    }
   *[other] { $before ->
        [one] Был { $before } жетон, станет { $after }
        [few] Было { $before } жетона, станет { $after }
        [many] Было { $before } жетонов, станет { $after }
       *[other] Было { $before } жетона, станет { $after }
    }
}
page-lords-tiles-stay = { $tiles ->
    [one] { $tiles } жетон, как и раньше
    [few] { $tiles } жетона, как и раньше
    [many] { $tiles } жетонов, как и раньше
   *[other] { $tiles } жетона, как и раньше
}
page-lords-rerolled = { $dice ->
    [one] Перебрасывается { $dice } кубик
    [few] Перебрасываются { $dice } кубика, ваших — { $own }
    [many] Перебрасывается { $dice } кубиков, ваших — { $own }
   *[other] Перебрасывается { $dice } кубика, ваших — { $own }
}
page-lords-boss-is = { $you ->
    [yes] Хозяин — вы
   *[no] Хозяин — { $name }
}
page-lords-boss-stays = { $you ->
    [yes] Вы остаётесь хозяином
   *[no] { $name } остаётся хозяином
}
page-lords-boss-becomes = { $you ->
    [yes] Вы становитесь хозяином
   *[no] { $name } становится хозяином
}
page-lords-boss-over = { $line }, { $high } против { $next }
page-lords-boss-tied = Ничья: { $names }; старшие кубики перебрасываются
page-lords-boss-none = Хозяина нет
page-lords-there = { $casino }: { $line }
page-lords-and-then = { $first }; { $rest }
page-lords-pays = { $cards ->
    [both] По { lords-of-vegas-colour.dative-card } карточке или карточке Стрипа: { $shares }
   *[colour] По { lords-of-vegas-colour.dative-card } карточке: { $shares }
}
page-lords-pays-nothing = Карточек на него больше нет
page-lords-share = { $you ->
    [yes] вы { $money }
   *[no] { $name } { $money }
}
page-lords-share-boss = { $points ->
    [0] { page-lords-share }, очков нет
    [one] { page-lords-share } + { $points } очко
    [few] { page-lords-share } + { $points } очка
    [many] { page-lords-share } + { $points } очков
   *[other] { page-lords-share } + { $points } очка
}
page-lords-against = Ставка, хозяин — { $name }
page-lords-against-poor = У хозяина ({ $name }) только { $money }: если он отложит половину, остальное заплатит банк.
page-lords-bet = Ваша ставка
page-lords-total = Бросок
page-lords-chance = Шанс
page-lords-stand = Вся ставка
page-lords-lay-off = Половина
page-lords-bet-against-you = { $name } ставит { $bet } против вас
page-lords-your-turn = Ваш ход
page-lords-turn-of = Ходит { $name }
page-lords-wait = Минутку
page-lords-draw = Взять карточку
page-lords-arrange = Ваше число для { $lot }
page-lords-more-dice = { $dice ->
    [one] потом ещё { $dice } кубик
    [few] потом ещё { $dice } кубика
    [many] потом ещё { $dice } кубиков
   *[other] потом ещё { $dice } кубика
}
page-lords-values = Ваши числа
page-lords-put = Разместить { $value } на { $lot }
page-lords-with = С кем обмен
page-lords-you-give = Вы отдаёте
page-lords-you-get = Вы получаете
page-lords-gives = { $name } отдаёт
page-lords-money = { $who }, деньги
page-lords-less = { $what }: меньше
page-lords-more = { $what }: больше
page-lords-die-on = Кубик { $value } на { $lot }
page-lords-the-lot = Лот { $lot }
page-lords-add-action = Действие этого хода
page-lords-which-action = Какое действие?
page-lords-add = Обещать
page-lords-add-vow = Обещать не делать
page-lords-remove = Убрать
page-lords-pull-down = Посмотреть на поле
page-lords-pull-up = Показать предложение
page-lords-cancel = Отмена
page-lords-compose = Выберите, чем обменяться
page-lords-offer-to = Предложить: { $name }
page-lords-offer-open = Ваше предложение ждёт ответа: { $name }
page-lords-withdraw = Отозвать
page-lords-offer = Предложение
page-lords-offers = { $name } предлагает обмен
page-lords-offers-to = Предложение обмена: { $maker } → { $to }
page-lords-changes = Что изменится
page-lords-deed = Кроме того, { $name }: { $deed }
page-lords-nobody = никто
page-lords-boss-still = { $casino }: хозяин по-прежнему { $name }
page-lords-boss-was = { $casino }: хозяин — { $name }
page-lords-boss-turns = { $casino }: сейчас хозяин { $name }, затем { $next }
page-lords-no = Нет
page-lords-change = Изменить
page-lords-accept = Принять
page-lords-sure-accept = Да, принять
page-other-device = Продолжить на другом устройстве
page-get-code = Получить код
page-code = Код
page-code-go = Открыть мой профиль
page-back-picture = Ваш профиль в виде кода для сканирования
page-back-how = Отсканируйте это другим устройством или откройте там ссылку. Действует 15 минут и для одного устройства. Только для вас: у кого она есть, тот займёт ваши места.
page-table-link = Пригласить зрителей
page-block-named = Заблокировать: { $name }
page-block-how = Не сядет за ваш стол, и вы не увидите, что пишет.
page-block = Заблокировать
page-blocked-named = Заблокировано: { $name }

## Before and after the game

page-fair-how = Перед первым броском сервер связывает себя тайным числом: он показывает его отпечаток. Из этого числа следует каждый кубик и каждая карточка. Когда игра окончена, число раскрывается, и ваш браузер пересчитывает всё заново прямо на этом устройстве.
page-fair-file = Запись для проверки
page-fair-choose = Выбрать запись
page-fair-drop = или перетащите файл сюда
page-fair-busy = Пересчитываем…
page-fair-true = { $count ->
    [one] Всё верно: { $count } бросок или карточка следует из обещанного числа.
    [few] Всё верно: { $count } броска и карточки следуют из обещанного числа.
   *[other] Всё верно: { $count } бросков и карточек следуют из обещанного числа.
}
page-fair-kept = Это устройство запомнило то же обещание в начале игры.
page-fair-other = Обещание нарушено: в начале игры это устройство запомнило другое.
page-fair-outcome = Строка { $line } не сходится: из тайного числа там следует { $dealt }.
page-fair-not-outcome = Строка { $line } не сходится с тайным числом.
page-fair-not-entry = Строки { $line } здесь быть не может: запись изменена.
page-fair-not-seed = Тайное число в строке { $line } не то, что было обещано.
page-fair-not-count = Строки добавлены или удалены: строка { $line } считает иначе.
page-fair-not-digest = Кубики и карточки верны, но что-то выше строки { $line } изменено после того, как запись была запечатана.
page-fair-no-seed = В этой записи нет тайного числа. Оно раскрывается, когда игра окончена.
page-fair-no-record = Это не запись игры.
page-fair-unsafe = Браузер выполняет эти вычисления только по защищённому соединению (https).
page-fair-promise = Обещанный отпечаток
page-fair-noted = Отпечаток, который запомнило это устройство
page-fair-secret = Раскрытое число
page-fair-line = Строка
page-fair-written = В записи
page-fair-dealt = Из тайного числа
page-wins-money = { $who ->
    [you] Вы побеждаете: { $money }
    [one] Победитель — { $names }: { $money }
   *[many] Победа общая: { $names }, по { $money }
}
page-wins-points = { $who ->
    [you] Вы побеждаете: { page-points-with }
    [one] Победитель — { $names }: { page-points-with }
   *[many] Победа общая: { $names }, по { $points ->
        [one] { $points } очку
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
}
page-points-with = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
page-turns = { $turns ->
    [one] { $turns } ход.
    [few] { $turns } хода.
   *[many] { $turns } ходов.
}
page-chart-money = Деньги по раундам
page-chart-points = Очки по ходам
page-chart-thousands = в тысячах долларов
page-chart-turn = Ход
page-chart-start = Начало
page-story = Переломные моменты
page-story-show = Показать
page-insight-looking = Игра разбирается…
page-missed-yours = Что вы упустили
page-missed-none = Ничего важного. Отличная игра!
page-story-haul = { $name }: { $money } в раунде { $round } — самая крупная выплата игры.
page-story-lost = В раунде { $round } { $money } в { $casino } не достались никому.
page-story-lead-round = { $name }: впереди с раунда { $round } до конца.
page-story-lead-turn = { $name }: впереди с хода { $turn } до конца.
page-story-jump = { $name }: с { $before } до { $after } очков одним казино, ход { $turn }.
page-story-payday = { $name }: { $money } с лотов и казино за ход { $turn } — лучший доход.
page-story-bet = { $name }: выигрыш { $money } на ставке, ход { $turn }.
page-share-replay = Поделиться
page-verify = Проверить кубики
page-replay-step = Шаг повтора
page-step-of = Шаг { $step } из { $steps }
page-chapter = К следующему раунду или ходу
page-chapter-back = На раунд или ход назад
page-share-step = Поделиться моментом
page-what-if-how = Играйте отсюда по-своему. Вам достаётся место того, чей сейчас ход, остальные места — ботам, и кубики выпадут заново.
page-what-if-go = Играть отсюда

## The live table

page-lords-hint-trade = Коснитесь того, что отдаёте, и того, что хотите. Пока другая сторона не согласится, ничего не меняется.
page-lords-hint-offer = Посмотрите, что изменится, прежде чем ответить. Можно ответить и изменённым предложением.
page-lords-choices = Можно: { $choices }.

## A casino for those who listen

page-row-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}

## Games without a look of their own

page-fair-sealed = Тайное число — то, что было обещано, и после запечатывания в записи ничего не изменили. Броски и карточки этой игры здесь пересчитать нельзя.
page-wins-plain = { $who ->
    [you] Вы побеждаете
    [one] Победитель — { $names }
   *[many] Победа общая: { $names }
}

## What is told: paydays and bets

page-tell-share = { $name } { $money }
page-tell-lots = Сначала каждый лот принёс { $one }: { $shares }.
page-tell-tiles = { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
   *[many] { $tiles } жетонов
}
page-tell-stays = { lords-of-vegas-points }, остаётся на { $after }
page-tell-hurry = Коснитесь, чтобы ускорить
page-tell-go-on = Коснитесь, чтобы продолжить
page-tell-bet = { $who ->
    [you] Вы ставите { $bet } против { $boss }
    [boss] { $name } ставит { $bet } против вас
   *[other] { $name } ставит { $bet }, хозяин — { $boss }
}
page-tell-stand = { $who ->
    [you] Вы приняли всю ставку: платите или получаете её целиком.
   *[other] { $name } принимает всю ставку целиком.
}
page-tell-lay-off = { $who ->
    [you] Вы отложили половину: остальное платит или забирает банк.
   *[other] { $name } откладывает половину: остальное платит или забирает банк.
}
page-tell-win = { $who ->
    [you] Вы выиграли { $sum }
   *[other] { $name }: выигрыш { $sum }
}
page-tell-lose = { $who ->
    [you] Вы проиграли { $sum }
   *[other] { $name }: проигрыш { $sum }
}
page-tell-even = { $who ->
    [you] Вы выиграли, но платить нечем
   *[other] { $name }: выигрыш, но платить нечем
}
page-tell-boss = { $who ->
    [you] Вы хозяин
   *[other] { $name } — хозяин
}
page-tell-tie = Поровну у хозяев: эти кубики бросают снова
page-tell-tie-again = Снова поровну
page-tell-over = Игра окончена
page-tell-answers = { $name } решает: всё или половину
page-tell-ways = Из 36 бросков { $lose } проигрывают, { $win } выигрывают и { $double } выигрывают вдвойне
page-tell-may-lay-off = { $name } может отложить половину в банк: вы получите столько же.
page-tell-up-to = { $casino }, до { $sum }
page-tell-most = { $sum } — предел
page-tell-chance = { $name } { $chance } %
page-tell-may-be-boss = Хозяином станет: { $chances }
page-tell-may-pay = С кубиками от 1 до 6: { $shares }

## What is told: since one's own turn, and answers to offers

page-since = С вашего хода
page-since-stand-in = Ваш заместитель
page-since-took = { $name } завладевает лотом { $lot }.
page-since-took-pays = { $name } завладевает лотом { $lot }; { lords-of-vegas-who-pays }: { $shares }.
page-since-took-over = { $name } завладевает лотом { $lot } с вашим кубиком.
page-since-casino-built = { $name } строит на { $lot } за { $cost }.
page-since-casino-sprawled = { $name } расширяется на { $lot } за { $cost }.
page-since-casino-remodeled = { $name } реконструирует { $casino } за { $cost }.
page-since-casino-reorganized = { $name } реорганизует { $casino } за { $cost }.
page-since-bet = { $result ->
    [won] { $name }: ставка (хозяин — { $boss }), выигрыш { $sum }.
   *[lost] { $name }: ставка (хозяин — { $boss }), проигрыш { $sum }.
}
page-since-traded = Обмен: { $name } и { $to }.
page-since-boss = Хозяин { $casino } теперь { $name }.
page-since-lost = потеряно
page-since-more = { $count ->
    [one] и ещё { $count } событие в журнале
    [few] и ещё { $count } события в журнале
   *[many] и ещё { $count } событий в журнале
}
page-answer-yes = { $name }: согласие
page-answer-no = { $name }: отказ
page-answer-but = { $name }: встречное предложение
page-answer-have = Теперь у вас { $money }.
page-answer-worth = { $lot } приносит { $money } по { $cards } из { $all } оставшихся карточек (владелец — { $name }).
page-answer-worth-lot = { $lot } приносит { $money } по каждой карточке (владелец — { $name }).
page-answer-worth-money = У игрока { $name } { $money }; осталось бы { $left }.
page-answer-terms = { $give }; взамен { $take }
page-answer-again = Новое предложение ничего не стоит.
page-answer-go-on = Дальше
page-answer-leave = Оставить
page-answer-change = Изменить предложение
page-effect-money = доход с карточки
page-effect-points = очки с карточки
page-effect-tiles = жетоны хозяина
page-effect-to-come = Хозяином { $casino } становится { $name }. До конца оно должно заплатить ещё примерно { $times } раза.

## How a finished game was won
page-chances = Шанс на победу
page-chances-unit = в 100 играх с этого места
page-chances-lines = Какие линии показать
page-chances-moments = Решающие моменты
page-chances-moment = Момент
page-chances-when = После
page-moment-before = Предыдущий момент
page-moment-next = Следующий момент
page-moment-watch = Посмотреть в записи
page-moment-of-luck = удача
page-moment-of-own = выбор: { $name }
page-moment-of-others = чужой выбор
page-account-how = { $who ->
    [you] Как вы пришли к { $result }
   *[name] { $name }: как вышло { $result }
}
page-account-whose = Чей счёт показан
page-account-start = В начале
page-account-luck = Удача
page-account-own = { $who ->
    [you] Ваш выбор
   *[name] Свой выбор
}
page-account-others = Выбор других
page-account-result = В конце
page-account-seats = один из { $seats }
page-account-missed = { $count ->
    [one] { $count } упущенный ход
    [few] { $count } упущенных хода
   *[other] { $count } упущенных ходов
}
page-missed-by = { $name }: что упущено
page-missed-played = Сыграно: { $what }
page-missed-better = Лучше: { $what }
page-try-it = Попробовать
page-insight-turn = Ход { $turn }
page-insight-risk = Шанс выиграть { $chance }: в лучшем случае { $best }, в худшем { $worst }
page-insight-do-draw = взять карточку
page-insight-do-end-turn = закончить ход
page-insight-do-give-up = отдать { $lot }
page-insight-do-move-die = переставить кубик с { $lot }
page-insight-do-arrange = поставить туда { $value }
page-insight-do-lay-off = отложить половину ставки
page-insight-do-stand = принять всю ставку
page-insight-do-offer = сделать предложение
page-insight-do-accept = принять предложение
page-insight-do-refuse = отклонить предложение
page-insight-do-counter = ответить другим предложением
page-insight-do-withdraw = отозвать предложение
page-insight-here = Здесь лучше ({ $cost }): { $what }
page-picture = Поделиться игрой
page-picture-send = Отправить
page-picture-keep = Картинка
page-picture-place = { $place }-е место из { $seats }: { $score }
page-picture-from = победа с { $chance }
page-picture-once = было { $chance }
page-chart-round = Раунд
page-insight-fact = { $move }. { $fact }
page-insight-hand = { $fact } { $dice ->
    [one] Остаётся { $dice } кубик.
    [few] Остаётся { $dice } кубика.
   *[other] Остаётся { $dice } кубиков.
}
page-insight-roll = Раунд { $round }, бросок { $roll }
page-insight-round = Раунд { $round }
page-missed-place = { $casino } ({ $face })

## What is told: between rounds of Las Vegas

page-lords-hint-goal = Цель: побеждает тот, у кого больше очков. Деньги лишь топливо.
page-lords-no-short = не хватает { $sum }
page-lords-no-no-lot = нет лота
page-lords-no-no-free-lot = нет места
page-lords-no-not-boss = не хозяин
page-lords-no-no-die = нет кубика
page-lords-no-no-rival = нет соперника
page-lords-no-no-tiles = нет жетонов
page-lords-no-done = уже было
page-lords-no-once = раз за ход
page-lords-no-promised = обещано
page-lords-why-short = { $deed }: вам не хватает { $sum }.
page-lords-why-no-lot = { $deed }: нет лота с вашей фишкой.
page-lords-why-no-free-lot = { $deed }: рядом с вашими казино нет свободного лота.
page-lords-why-not-boss = { $deed }: это может только хозяин казино.
page-lords-why-no-die = { $deed }: на поле нет вашего кубика.
page-lords-why-no-rival = { $deed }: нет казино с другим хозяином.
page-lords-why-no-tiles = { $deed }: не хватает жетонов.
page-lords-why-done = { $deed }: каждое казино только раз за ход.
page-lords-why-once = { $deed }: только раз за ход.
page-lords-why-promised = { $deed }: вы обещали этого не делать в этот ход.

## The coach

## Puzzles

page-puzzle-leave = Выйти из задачи
page-puzzle-task = Найдите лучший ход
page-puzzle-where = Задача { $number }, { $game }.
page-puzzle-one-best = Один ход явно лучше других. У вас одна попытка.
page-puzzle-found = Найдено
page-puzzle-missed = Не этот ход
page-puzzle-week = Эта неделя
page-puzzle-weekdays = П В С Ч П С В
page-puzzle-levels = Боты, которые его находят: { $levels }.
page-puzzle-nobody = Ни один бот его не находит.
page-puzzle-next = Следующая задача
page-puzzle-play-on = Доиграть

## Свои боты, извне

page-bots-how = Бот, которого вы написали или запускаете сами, садится за столы с токеном. Токен открывает места и больше ничего, и его можно отозвать в любой момент. За столом видно, что это бот и чей он.
page-bots-name = Имя бота
page-bots-make = Создать токен
page-bots-made = Скопируйте токен сейчас: он показан только один раз.
page-bots-token = Токен
page-bots-copy = Скопировать
page-bots-run = С ботом из нашего набора он играет так:
page-bots-list = Ваши токены
page-bots-none = У вас ещё нет токенов.
page-bots-since = Отвечает { $owner }, с { $date }
page-bots-revoke = Отозвать
page-bots-revoke-named = Отозвать токен бота { $name }

## Для тех, кто держит дом

operator-title = Как дела у дома
operator-of-process = Об одном процессе, { $process }; здесь ничего не меняется.
operator-load = Нагрузка
operator-figure = Показатель
operator-value = Значение
operator-up = Работает
operator-store = Хранилище работает
operator-bus = Шина работает
operator-yes = да
operator-no = нет
operator-sockets = Открытые сокеты
operator-connections = Открытые соединения
operator-commands = От команды до ответа, половина / 99 %
operator-lag = Опоздание цикла событий, половина / 99 %
operator-waiting = Записи в очереди
operator-memory = Память
operator-files = Открытые файлы
operator-processes = Процессы с общими комнатами
operator-rooms = Комнаты в памяти: { $shown } из { $count }
operator-room = Комната
operator-game = Игра
operator-stage = Стадия
operator-seats = Места
operator-there = На месте
operator-watching = Зрители
operator-errors = Последние предупреждения и ошибки
operator-no-errors = С запуска ни одной.
operator-at = Когда
operator-level = Уровень
operator-says = Сообщение

## Вы
page-me-guest = Гость
page-me-why = Пусть вас здесь узнают: ваши места на всех устройствах, ваши партии и их итоги. Без пароля и без адреса.
page-me-since = { $count ->
    [0] Законченных партий пока нет.
    [one] { $count } законченная партия.
    [few] { $count } законченные партии.
   *[other] { $count } законченных партий.
 } Здесь с: { $day }, без пароля.
page-me-colour = Ваш цвет
page-me-colour-of = Цвет { $number }
page-me-make = Запомнить меня
page-me-rename = Изменить имя
page-day-today = сегодня
page-day-yesterday = вчера
page-join-how = Код найдёте на другом устройстве в разделе «Вы» или на распечатке. Он откроет здесь ваш профиль; места этого устройства перейдут к нему.
page-join-go = Открыть мой профиль здесь
page-join-passkey = Войти ключом доступа
page-join-code-how = Отсканируйте код другим устройством или введите его там. Действует 15 минут и для одного устройства.
page-keep = Сохранить этот профиль
page-keep-why = Если вы потеряете это устройство, профиль снова откроет распечатанный код или ключ доступа.
page-keep-kept = У вас есть распечатанный код. Новый сделает старый недействительным.
page-keep-code = Ваш код
page-keep-once = Запишите или распечатайте его: он показан только сейчас. У кого он есть, тот — вы.
page-keep-print = Напечатать
page-keep-make = Код для печати
page-keep-anew = Новый код для печати
page-keep-passkey = Ключ доступа
page-keep-device = Другое устройство
page-devices = Где открыт ваш профиль
page-device-kind = { $kind ->
    [phone] Телефон
    [tablet] Планшет
   *[computer] Компьютер
 }
page-device-here = { $kind }, это устройство
page-device-seen = С: { $joined }, последний раз: { $seen }
page-device-end = Выйти
page-device-end-which = Выйти: { $kind }
page-passkey = Ключ доступа { $number }
page-passkey-made = Создан: { $day }
page-passkey-remove = Удалить
page-passkey-remove-which = Удалить ключ доступа { $number }
page-kept = Что о вас хранится
page-kept-what = Имя, цвет, язык, ваши устройства по виду и дню и ваши партии. Ни адреса, ни почты. Если вас забудут, законченные партии останутся, а на вашем месте будет «кто-то».
page-kept-export = Скачать всё
page-kept-forget = Забыть меня
page-kept-sure = Забыть меня навсегда
page-past = Законченные партии
page-past-place = { $place }-е
page-past-left = выход
page-past-you = победа ваша
page-past-won = { $count ->
    [one] победа: { $names }
   *[other] общая победа: { $names }
 }
page-past-when = { $who } · { $day }
page-past-replay = Пересмотреть: { $game }
page-past-all = Все, { $count }
page-past-none = Здесь будут партии, которые вы закончите.
page-stats-won = Победы и ожидание
page-stats-share = { $won } побед, ожидалось { $expected }, партий: { $games }
page-stats-expected = Черта — сколько выиграли бы с тех же мест равные по силе игроки.
page-stats-luck = Удача до сих пор
page-stats-luck-unit = партий выиграно удачей
page-stats-choices = Партий: { $count }. Ваши решения: { $lost } партии.
page-stats-by-seats = По числу игроков
page-stats-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
 }
page-stats-by-variant = По вариантам
page-stats-usual = как напечатано
page-stats-against = Против кого
page-stats-bots = Боты, { $level }
page-stats-ahead = впереди { $ahead } из { $games }
page-stats-mistakes = Любимые ошибки
page-stats-mistake = { $count ->
    [one] { $count } раз, { $cost } победы
    [few] { $count } раза, { $cost } победы
   *[other] { $count } раз, { $cost } победы
 }
page-stats-mistakes-how = Ходы, рядом с которыми был ход получше.
page-stats-unseen = { $count ->
    [one] { $count } партия ещё разбирается: учтён только её исход.
    [few] { $count } партии ещё разбираются: учтён только их исход.
   *[other] { $count } партий ещё разбираются: учтён только их исход.
 }
page-insight-rearrange = разложить кубики заново

## Evenings: many people, several rounds, one page with the standings

page-evening = Вечер для большой компании
page-evening-named = Вечер: { $title }
page-evening-how = Откройте вечер и разошлите ссылку. Участники называют себя, в каждом туре встречаются те, кто идёт рядом, а положение все видят на одной странице.
page-evening-title = Название вечера
page-evening-usual = Игровой вечер
page-evening-game = Игра
page-evening-seats = Мест за столом
page-evening-rounds = Туров
page-evening-open = Открыть вечер
page-evening-link-how = Кто откроет эту ссылку, выберет имя и будет играть со следующего тура.
page-evening-link-unknown = Ссылку знает только то устройство, где она создана. Новая заменит её.
page-evening-new-link = Создать новую ссылку
page-evening-join = Участвовать
page-evening-in = Вы участвуете. Ваш стол появится здесь, как только начнётся тур.
page-evening-late = Вы участвуете со следующего тура.
page-evening-ready = Ваш стол готов
page-evening-to-table = К столу
page-evening-with = вместе с вами: { $names }
page-evening-done = Ваш стол доиграл. Следующий тур начнётся, когда доиграют все столы.
page-evening-bye = В этом туре вы пропускаете игру и получаете за это пол-очка.
page-evening-away = Вы больше не участвуете.
page-evening-back = Участвовать снова
page-evening-leave = Покинуть вечер
page-evening-sure = Точно?
page-evening-people = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
page-evening-nobody = Пока никто не участвует.
page-evening-round = Тур { $round } из { $rounds }
page-evening-gathering = Перед первым туром
page-evening-standings = Положение
page-evening-tables = Столы
page-evening-table = Стол { $n }
page-evening-playing = { $count ->
    [one] ещё играет { $count } стол
    [few] ещё играют { $count } стола
   *[many] ещё играют { $count } столов
}
page-evening-all-over = Все столы доиграли
page-evening-table-playing = играет
page-evening-table-over = доиграл
page-evening-table-closed = закрыт
page-evening-without = без стола: { $names }
page-evening-start = Начать тур { $round }
page-evening-start-now = Всё равно начать тур { $round }
page-evening-start-how = Некоторые столы ещё играют. Они будут учтены, когда доиграют.
page-evening-end = Завершить вечер
page-evening-end-how = Положение на эту минуту станет итогом.
page-evening-over = Вечер завершён
page-evening-won = { $count ->
    [one] Победа: { $names }
   *[other] Победа на всех: { $names }
}
page-evening-organiser = Для организатора
page-evening-drop = Исключить: { $name }
page-evening-wall = Для большого экрана
page-evening-csv = Положение в CSV
page-evening-json = Всё в JSON
page-evening-member = Место { $place }: { $name }, очки: { $points }
page-evening-points = Очки
page-evening-left = не участвует
page-evening-counting = Стол стоит одно очко: это доля соперников, которых вы обошли, ничья считается за половину. При равных очках решают очки соперников, затем победы.
page-evening-to = К вечеру
page-evening-next = К вашему следующему столу
page-evening-bot = Ваш бот участвует так:

page-more = Ещё
page-have-code = У меня есть код
page-watch-record = Смотреть запись
page-fair-title = Честные кубики
page-bots = Мои боты

## Рейтинг, за столами на рейтинг

page-ratings = Таблица рейтинга
page-ratings-how = По тому, что известно наверняка: рейтинг минус погрешность. В 19 случаях из 20 сила игрока лежит в пределах ±. Боты — неподвижные вехи для сравнения.
page-ratings-none = Здесь пока ни у кого нет рейтинга. Откройте стол на рейтинг.
page-ratings-place = Место
page-ratings-name = Имя
page-ratings-games = Партии
page-ratings-rest = { $count ->
    [one] И ещё { $count } игрок.
    [few] И ещё { $count } игрока.
   *[many] И ещё { $count } игроков.
}
page-rating = Рейтинг
page-rating-doubt = ± { $doubt }
page-rating-games = { $games ->
    [one] { $games } партия на рейтинг
    [few] { $games } партии на рейтинг
   *[many] { $games } партий на рейтинг
}
page-rating-none = Сыграйте за столом на рейтинг, и ваш рейтинг появится здесь.
page-rating-place = Место { $place } из { $players }
page-rating-changes = Рейтинги после этой партии
page-rating-change = { $before } → { $after } ± { $doubt }
page-counts = На рейтинг
page-counts-how = Эта партия меняет рейтинги. У каждого свой профиль и своё устройство; тренер и «Что, если?» выключены.
page-counts-guest = Чтобы сесть за этот стол, сначала заведите профиль. Хватит одного касания.
page-counts-go = Завести профиль

## Почему отказано, там, где это нужно не сразу

## Why something is refused, where it is not needed at once

refused-already-gambled = Вы уже делали ставку в этот ход; больше одной нельзя.
refused-already-reorganized = В этот ход кубики этого казино уже реорганизованы.
refused-bad-bet = Эта ставка слишком велика или слишком мала.
refused-bad-money = Передать можно только целые миллионы, от 0 и больше.
refused-bad-partner = Для обмена нужен другой игрок за этим столом.
refused-bad-passkey = Этот ключ доступа здесь ничего не открывает.
refused-bad-subscription = Этому браузеру нельзя сообщать о ходах.
refused-bad-vacation = Этот день уже прошёл, или дней отпуска не хватает.
refused-bot-sits-already = У бота одно место за столом.
refused-coach-away = Тренер ещё не готов; спросите чуть позже.
refused-coach-counts = Этот стол на рейтинг: тренер выключен.
refused-coach-off = Здесь играют и другие люди: тренер выключен.
refused-counts-bot = Боты со стороны не играют за столами на рейтинг.
refused-counts-device = За столом на рейтинг каждый играет на своём устройстве.
refused-counts-profile = Этот стол на рейтинг: чтобы сесть, сначала заведите профиль в разделе «Вы».
refused-counts-seat = За столом на рейтинг у каждого одно место.
refused-counts-to-the-end = Партию на рейтинг все доигрывают до конца.
refused-counts-what-if = Эта партия шла на рейтинг: с этого места её не доигрывают.
refused-dice-left = У вас ещё есть кубик в запасе, поэтому переносить нельзя.
refused-draw-first = Сначала возьмите карточку, действия — потом.
refused-empty-trade = В предложении должно что-то быть.
refused-given-twice = Один и тот же лот или кубик назван дважды.
refused-gone-on = Партия тем временем продолжилась.
refused-invalid-record = Это не целая и не подлинная запись.
refused-lot-taken = Этот лот занят; расширяться можно только на ничейный лот.
refused-no-boss = У этого казино нет хозяина, ставить не против кого.
refused-no-casino = На этом лоте нет казино.
refused-no-dice = Все ваши кубики на поле: выберите, какой перенести.
refused-no-die-there = В этом казино нет вашего кубика.
refused-no-money = У одной из сторон нет денег, которые она отдаёт.
refused-no-notices = Этот сервер не рассылает уведомлений.
refused-no-offer = Это предложение уже не действует.
refused-no-tiles = Жетонов этого цвета осталось слишком мало.
refused-no-trading = Обмен возможен, когда ходящий игрок может взять карточку или сделать действие.
refused-nobody-there = Там нет никого, кого можно заблокировать.
refused-not-adjacent = Этот лот не граничит с казино.
refused-not-blocked = Под этим номером никто не заблокирован.
refused-not-boss = Вы не хозяин этого казино.
refused-not-on-turn = Действиями этого хода может торговать только тот, кто ходит.
refused-not-over = Эта игра ещё идёт.
refused-not-owned = Отдаваемое не принадлежит тому, кто отдаёт.
refused-not-your-die = Там нет вашего кубика, который можно перенести.
refused-not-your-lot = На этом лоте нет вашей фишки.
refused-not-your-offer = Это предложение сделано не вам и не вами.
refused-nothing-to-take-back = Отменить уже нельзя: ответил случай или другой игрок.
refused-nothing-to-weigh = Здесь не из чего выбирать.
refused-offer-open = У вас уже есть предложение этому игроку; сначала отзовите его.
refused-over-days = В партии на несколько дней время останавливает только отпуск.
refused-own-casino = Вы там хозяин; ставку делают в чужом казино.
refused-own-seat = Это ваше собственное место.
refused-person-begins = Когда начинать, решает человек за этим столом.
refused-promised = Вы обещали не делать этого в этот ход.
refused-same-colour = Это казино уже такого цвета.
refused-too-expensive = На это у вас не хватает денег.
refused-too-many-blocked = Больше никого заблокировать нельзя.
refused-too-many-dice = Столько кубиков на поле иметь нельзя.
refused-too-many-markers = Столько фишек иметь нельзя.
refused-unknown-lot = Такого лота нет; лоты называются от A1 до F9.
refused-unknown-puzzle = Такой задачи нет.
refused-unknown-seat = За этим столом нет такого игрока.
refused-value-not-rolled = Такого числа у вас не осталось.
refused-what-if = У партии «что, если» нет записи: она началась с середины другой игры.
refused-wrong-phase = Сейчас для этого не время.

## Стол: кто следит за порядком

table-paused = Партия приостановлена.
table-paused-how = Часы стоят, и никто не ходит.
table-goes-on = Партия продолжается.
table-changed = За столом договорились о другом.
table-unlisted = Стола больше нет на главной странице. По ссылке к нему всё ещё можно прийти.
table-declined = Остальные не согласились.
table-proposed = { $name } задаёт всем вопрос.
    .you = Вы спросили остальных.
table-removed = Игрок { $name } удалён из-за стола.
    .you = Вас удалили из-за стола.
table-muted = Игрок { $name } больше не имеет слова.
    .you = У вас нет слова: никто не увидит, что вы пишете.
table-unmuted = Игрок { $name } снова имеет слово.
    .you = У вас снова есть слово.
table-seat-asked = { $asker } говорит: это было моё место ({ $name }).
    .you = { $asker } говорит: это было моё место. Это ваше место.
table-seat-given = Место игрока { $name } теперь у того, кто его просил.
    .you = Это место снова ваше.
table-gallery-open = Зрители могут говорить между собой.
table-gallery-closed = Зрители больше не говорят между собой.
table-host-is = Ведущий стола: { $name }.
table-host-you = Вы ведущий этого стола.
table-host-gone = Ведущий стола, { $name }, не на связи. Скоро те, кто здесь, смогут решать голосованием.
table-host-none = У стола нет ведущего: те, кто здесь, голосуют.
table-sheet = Стол
table-sheet-how = О чём договорились и кто следит за порядком
table-agreed = Договорились
table-change = Изменить
table-change-done = Предложить всем
table-options-fixed = После начала партии её правила не меняются.
table-people = За столом
table-mute = Лишить слова
table-unmute = Вернуть слово
table-mute-whom = Лишить слова: { $name }
table-replace = Посадить бота
table-replace-whom = Посадить бота вместо игрока { $name }
table-remove = Удалить
table-remove-whom = Удалить: { $name }
table-remove-sure = Да, удалить
table-pause = Пауза
table-pause-how = Остановить партию и все часы
table-go-on = Продолжить
table-end = Закончить партию
table-end-how = Без результата, если согласны все, кто здесь
table-end-sure = Да, спросить всех
table-gallery = Разрешить зрителям говорить
table-gallery-how = Видят только они: подсказок никто не получит.
table-claim = Это было моё место
table-claim-how = { $name }: кто вышел сам, вернётся сразу. С другого устройства спросят остальных.
table-claimed = Остальных спросили.
table-ask-end = { $name } предлагает закончить партию без результата.
table-ask-change = { $name } предлагает для этого стола: { $what }
table-ask-remove = { $name } предлагает удалить из-за стола: { $who }.
table-ask-mute = { $name } предлагает лишить слова: { $who }.
table-ask-unmute = { $name } предлагает вернуть слово: { $who }.
table-ask-replace = { $name } предлагает посадить бота: { $who }.
table-ask-pause = { $name } предлагает паузу.
table-ask-go-on = { $name } предлагает продолжить.
table-ask-gallery = { $name } предлагает разрешить зрителям говорить.
table-ask-no-gallery = { $name } предлагает, чтобы зрители больше не говорили.
table-ask-seat = { $name } говорит: это было моё место ({ $who }).
table-asked = Вопрос ко всем
table-yes = Да
table-no = Нет
table-take-back = Отозвать
table-waits = Ждём ответа: { $names }.
table-murmur = Среди зрителей
table-murmur-how = Игроки этого не видят.
table-murmur-none = Пока никто ничего не сказал.
table-refused-gallery-closed = За этим столом зрители не говорят.
table-refused-gone-already = Без ведущего нельзя удалить того, кого просто нет: посадите бота.
table-refused-is-there = Этот игрок за столом.
table-refused-nobody-holds = Это место ничьё.
table-refused-nobody-to-agree = Больше здесь никого нет, кто мог бы согласиться.
table-refused-nobody-to-ask = За столом никого нет, кто мог бы сказать «да».
table-refused-not-host = Это решает ведущий. Если его долго нет, те, кто здесь, смогут проголосовать.
table-refused-not-lost = Просить можно только место, за которым никого нет.
table-refused-not-watching = Это для зрителей, а вы играете.
table-refused-options-fixed = После начала партии её правила не меняются.
table-refused-proposed-already = Вы уже спросили остальных.
table-refused-refused-lately = Остальные не согласились. Спросите позже.
table-refused-seated-already = У вас уже есть место за этим столом.
table-refused-settled-already = Это уже решено.
table-refused-so-already = Так уже и есть.

## Игры на несколько дней

page-notices = Уведомления
page-notices-switch = Сообщать на этом устройстве, когда мой ход
page-notices-how = Только в играх на несколько дней, один раз на каждый ход, даже когда страница закрыта. В уведомлении назван стол и больше ничего.
page-notices-unable = Этот браузер не может сообщать о ходах, когда страница закрыта. На iPhone или iPad сначала добавьте Croupier на экран «Домой».
page-notices-forbidden = Уведомления этой страницы запрещены в вашем браузере. Разрешите их в его настройках для этой страницы и вернитесь сюда.
page-notices-none = Этот сервер не рассылает уведомлений.
page-notice-yours = { $game }: ваш ход
page-notice-how = Коснитесь, чтобы перейти к столу.
page-notice-late = Игра уже пошла дальше.
page-vacation = Отпуск
page-vacation-last = До конца какого дня вас не будет
page-vacation-go = Уйти в отпуск
page-vacation-back = Я здесь
page-vacation-until = В отпуске до { $day }
page-vacation-how = { $days ->
    [one] В это время ваши часы в играх на несколько дней стоят, и другие это видят. В этом году остался { $days } день.
    [few] В это время ваши часы в играх на несколько дней стоят, и другие это видят. В этом году осталось { $days } дня.
    [many] В это время ваши часы в играх на несколько дней стоят, и другие это видят. В этом году осталось { $days } дней.
   *[other] В это время ваши часы в играх на несколько дней стоят, и другие это видят. В этом году осталось { $days } дня.
 }
refused-evening-full = На этом вечере больше нет мест.
refused-evening-over = Этот вечер завершён.
refused-no-profile = Вы здесь гость, без профиля.
refused-no-such-member = Под этим номером никого нет.
refused-no-such-round = Это не следующий тур этого вечера.
refused-not-for-bots = Токен бота открывает места за столами, и больше ничего.
refused-not-member = Вы не участвуете в этом вечере.
refused-not-organiser = Это может только тот, кто открыл вечер.
refused-tables-playing = Некоторые столы этого тура ещё играют.
refused-too-few = Для стола слишком мало людей.
refused-too-many-evenings = Больше вечеров сразу открыть нельзя; сначала завершите один.
refused-too-many-tokens = Больше токенов получить нельзя: сначала отзовите один.
refused-unknown-device = Такого устройства нет.
refused-unknown-evening = Такого вечера нет.
refused-unknown-lesson = Такого урока нет.
refused-unknown-token = Этот токен ничего не открывает или уже отозван.
refused-wrong-code = Этот код ничего не открывает.
