# A message with an attribute «you» says it so to the one it is about.

list = { $first } и { $last }
you = вы

## Las Vegas: what happened

las-vegas-white = белые
las-vegas-starter-drawn = По жребию начинает { $name }.
    .you = По жребию начинаете вы.
las-vegas-round-began = Раунд { $round }: начинает { $name }.
    .you = Раунд { $round }: начинаете вы.
las-vegas-note-turned = { $casino } получает { $note }.
las-vegas-white-scattered = На оставшихся белых кубиках выпадает { $dice }: они идут в свои казино.
las-vegas-dice-rolled = { $kinds ->
    [own] { $name } выбрасывает { $own }.
    [white] { $name } выбрасывает { $white } на белых кубиках.
   *[both] { $name } выбрасывает { $own }, а на белых кубиках — { $white }.
}
    .you = { $kinds ->
    [own] Вы выбрасываете { $own }.
    [white] Вы выбрасываете { $white } на белых кубиках.
   *[both] Вы выбрасываете { $own }, а на белых кубиках — { $white }.
}
las-vegas-dice-placed = { $kinds ->
    [own] { $name } размещает { las-vegas-own-dice } в { $casino }.
    [white] { $name } размещает { las-vegas-white-dice } в { $casino }.
   *[both] { $name } размещает { las-vegas-own-dice } и { las-vegas-white-dice } в { $casino }.
}
    .you = { $kinds ->
    [own] Вы размещаете { las-vegas-own-dice } в { $casino }.
    [white] Вы размещаете { las-vegas-white-dice } в { $casino }.
   *[both] Вы размещаете { las-vegas-own-dice } и { las-vegas-white-dice } в { $casino }.
}
las-vegas-own-dice = { $own ->
    [one] { $own } кубик
    [few] { $own } кубика
    [many] { $own } кубиков
   *[other] { $own } кубика
}
las-vegas-white-dice = { $white ->
    [one] { $white } белый кубик
    [few] { $white } белых кубика
    [many] { $white } белых кубиков
   *[other] { $white } белого кубика
}
las-vegas-tie-cancelled = { $casino }: { $names } — поровну, по { $dice ->
    [one] { $dice } кубику
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}; эти кубики не в счёт.
las-vegas-note-taken = { $taker ->
    [white] { $casino }: белые взяли бы { $note }; купюра уходит под стопку.
   *[seat] { $casino }: { $name } берёт { $note }.
}
    .you = { $casino }: вы берёте { $note }.
las-vegas-went-empty = { $casino }: { $names } — с пустыми руками.
las-vegas-notes-returned = { $casino }: никто не берёт { $notes }; { $count ->
    [one] купюра уходит
   *[other] купюры уходят
} под стопку.
las-vegas-game-ended = { $count ->
    [one] Игра окончена: побеждает { $names } с суммой { $money }.
   *[other] Игра окончена, победа общая: { $names }, по { $money }.
}
    .you = Игра окончена: вы побеждаете с суммой { $money }.

## Lords of Vegas: words

lords-of-vegas-purple = фиолетовое
lords-of-vegas-gold = золотое
lords-of-vegas-green = зелёное
lords-of-vegas-silver = серебряное
lords-of-vegas-brown = коричневое
lords-of-vegas-strip = Стрип
lords-of-vegas-nothing = ничего
lords-of-vegas-share = { $name } { $money }
lords-of-vegas-the-lot = лот { $lot }
lords-of-vegas-the-die = кубик на { $lot }
lords-of-vegas-to-build = строительство на { $lot } ({ $colour })
lords-of-vegas-to-sprawl = расширение на { $lot }
lords-of-vegas-to-remodel = реконструкция казино на { $lot } в { $colour }
lords-of-vegas-to-reorganize = реорганизация казино на { $lot }
lords-of-vegas-to-gamble = ставка { $bet } в казино на { $lot }
lords-of-vegas-no-build = без строительства на { $lot }
lords-of-vegas-no-sprawl = без расширения на { $lot }
lords-of-vegas-no-remodel = без реконструкции казино на { $lot }
lords-of-vegas-no-reorganize = без реорганизации казино на { $lot }
lords-of-vegas-no-gamble = без ставки в казино на { $lot }

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
lords-of-vegas-card-drawn = { $name } берёт карточку { $lot }: платит { $colour }.
    .you = Вы берёте карточку { $lot }: платит { $colour }.
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
lords-of-vegas-casino-paid = Платит { $colour } казино { $casino }: { $paid }.
lords-of-vegas-points-scored = { $moved ->
    [yes] Хозяин — { $name }: { lords-of-vegas-points }, на шкале теперь { $after }.
   *[no] Хозяин — { $name }: { lords-of-vegas-points }, до следующего деления после { $after } не хватает.
}
    .you = { $moved ->
    [yes] Хозяин — вы: { lords-of-vegas-points }, на шкале теперь { $after }.
   *[no] Хозяин — вы: { lords-of-vegas-points }, до следующего деления после { $after } не хватает.
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
lords-of-vegas-casino-built = { $name } строит { $colour } казино на { $lot } за { $cost }; на кубике { $value }.
    .you = Вы строите { $colour } казино на { $lot } за { $cost }; на кубике { $value }.
lords-of-vegas-casino-sprawled = { $name } расширяет { $colour } казино на { $lot } за { $cost }; на кубике { $value }.
    .you = Вы расширяете { $colour } казино на { $lot } за { $cost }; на кубике { $value }.
lords-of-vegas-casino-remodeled = { $name } реконструирует { $former } казино { $casino } в { $colour } за { $cost }.
    .you = Вы реконструируете { $former } казино { $casino } в { $colour } за { $cost }.
lords-of-vegas-casino-reorganized = { $name } реорганизует казино { $casino } за { $cost }.
    .you = Вы реорганизуете казино { $casino } за { $cost }.
lords-of-vegas-dice-rerolled = На кубиках { $lots } выпадает { $values }.
lords-of-vegas-dice-arranged = { $name } распределяет { $values } по { $lots }.
    .you = Вы распределяете { $values } по { $lots }.
lords-of-vegas-tie-rerolled = Ничья между хозяевами, у всех { $tied }: на кубиках { $lots } теперь { $values }.
lords-of-vegas-bet-made = { $name } ставит { $bet } в казино { $casino } (хозяин — { $boss }).
    .you = Вы ставите { $bet } в казино { $casino } (хозяин — { $boss }).
lords-of-vegas-bet-laid-off = { $name } откладывает половину ставки в банк.
    .you = Вы откладываете половину ставки в банк.
lords-of-vegas-bet-stood = { $name } отвечает за всю ставку.
    .you = Вы отвечаете за всю ставку.
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
lords-of-vegas-offer-void = Предложение { $number } ({ $name } → { $to }) отпадает: { $why ->
    [card-drawn] взята карточка
    [turn-ended] ход окончен
   *[other] его уже нельзя выполнить
}.

## The page

page-back = Назад
page-theme = День или ночь
page-language = Язык
page-offline = Сервер недоступен.
page-you = Вы
page-guest = Гость
page-player = Игрок { $n }
page-goes-on = Ваша игра продолжается
page-continue = Продолжить
page-forget = Забыть
page-idea-las-vegas = Бросайте и размещайте кубики: у кого их больше, тому и купюры.
page-idea-lords-of-vegas = Стройте, расширяйтесь и делайте ставки, пока Стрип не станет вашим.
page-size-las-vegas = 2–5 игроков, 30 минут
page-size-lords-of-vegas = 2–4 игрока, 60 минут
page-play-now = Играть
page-with-friends = С друзьями
page-one-screen = За одним экраном
page-open-tables = Открытые столы
page-seated = Занято { $taken } из { $seats }
page-take-seat = Занять место
page-line-lost = Связь потеряна. Пробуем снова…
page-line-kept = Связь потеряна. Ваш ход сохранён. Пробуем снова…
page-opening = Открываем стол…
page-free-seat = Свободное место
page-add-bot = Посадить бота
page-sit = Сесть сюда
page-stand-up = Встать
page-level-easy = бот, лёгкий
page-level-medium = бот, средний
page-level-hard = бот, сложный
page-there = в сети
page-gone = не в сети
page-your-name = Ваше имя
page-code-picture = Приглашение в виде кода для сканирования
page-invite = Позовите друзей
page-invite-how = Кто откроет эту ссылку, выберет имя и свободное место. Регистрация не нужна.
page-share = Отправить ссылку
page-copied = Скопировано
page-waiting = { $open ->
    [one] Ещё свободно { $open } место
    [few] Ещё свободно { $open } места
    [many] Ещё свободно { $open } мест
   *[other] Ещё свободно { $open } места
}
page-begin = Начать
page-round-of = Раунд { $round } из { $rounds }
page-casinos = Казино
page-casino = Казино { $face }, { $name }
page-notes-left = Купюры в стопке
page-dice-left = Кубики на руках
page-start-player = Стартовый игрок
page-first = 1-й
page-dice-in-hand = { $white ->
    [0] { $own ->
        [one] { $own } кубик
        [few] { $own } кубика
        [many] { $own } кубиков
       *[other] { $own } кубика
    }
   *[other] { $own ->
        [one] { $own } кубик, белых — { $white }
        [few] { $own } кубика, белых — { $white }
        [many] { $own } кубиков, белых — { $white }
       *[other] { $own } кубика, белых — { $white }
    }
}
page-notes-won = { $count ->
    [one] { $count } купюра
    [few] { $count } купюры
    [many] { $count } купюр
   *[other] { $count } купюры
}
page-nothing = ничего
page-cancel = не в счёт
page-not-rolled = не выпало
page-out-take = взять { $note }
page-out-lose = потерять { $note }
page-out-keep = сохранить { $note }
page-out-tie = поровну
page-out-nothing = ничего
page-roll = Бросок
page-your-roll = Ваш бросок
page-choose-face = Выберите число: все кубики с ним пойдут в казино.
page-choose = Выберите число
page-face = { $white ->
    [0] { $own ->
        [one] Число { $face }: { $own } кубик
        [few] Число { $face }: { $own } кубика
        [many] Число { $face }: { $own } кубиков
       *[other] Число { $face }: { $own } кубика
    }
   *[other] Число { $face }: своих — { $own }, белых — { $white }
}
page-place = { $dice ->
    [one] Разместить { $dice } кубик в { $casino }
    [few] Разместить { $dice } кубика в { $casino }
    [many] Разместить { $dice } кубиков в { $casino }
   *[other] Разместить { $dice } кубика в { $casino }
}
page-thinking = { $name } думает
page-log = Что было этой ночью
page-taken-over = За игрока { $name } играет бот.
page-returned = { $name } снова за столом.
page-close = Закрыть
page-who-plays = Кто играет на месте { $n }
page-kind-person = Человек здесь
page-kind-open = Свободное место
page-kind-easy = Лёгкий бот
page-kind-medium = Средний бот
page-kind-hard = Сложный бот
page-fewer-seats = Убрать это место
page-more-seats = Ещё одно место
page-options = Условия
page-white-dice = Белые кубики
page-open-money = Деньги в открытую
page-listed = Присоединиться может любой
page-timer = Время на решение
page-no-timer = без ограничения
page-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
page-set-up = Открыть стол
page-talk = Разговор
page-unread = { $what }, есть новое
page-say = Скажите что-нибудь
page-who-speaks = Кто говорит
page-send = Отправить
page-reaction-applause = аплодирует
page-reaction-laugh = смеётся
page-reaction-wow = изумляется
page-reaction-sigh = вздыхает
page-reaction-hurry = стучит по столу
page-reaction-thanks = благодарит
page-said = { $name }: { $text }
page-settings = Настройки
page-theme-auto = как на устройстве
page-theme-dark = ночь
page-theme-light = день
page-two-touches = Сначала выбор, потом подтверждение
page-other-device = Продолжить на другом устройстве
page-table-link = Пригласить зрителей
page-get-code = Получить код
page-leave-how = За вас доиграет бот
page-leave-whose = За игрока { $name } доиграет бот
page-leave = Выйти из-за стола
page-replay = Повтор
page-play = Пуск
page-pause = Пауза
page-step = Следующий шаг
page-step-back = Предыдущий шаг
page-again = Играть снова
page-to-rematch = К новой игре
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
page-lords-gone = { $colour }: вышло { $gone } из { $all }
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
    [yes] { $lot }, ваш лот: стоит { $cost }, кубик { $die }
   *[no] { $lot }, лот игрока { $name }: стоит { $cost }, кубик { $die }
}
page-lords-lot-empty = { $lot }, { $colour } казино, { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
    [many] { $tiles } жетонов
   *[other] { $tiles } жетона
}, здесь нет кубика
page-lords-lot-built = { $lot }, { $colour } казино, { $tiles ->
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
    [deck] Карточка { $lot } ({ $colour }) ещё в колоде.
   *[gone] Карточка { $lot } ({ $colour }) уже вышла.
}
page-lords-actions = Действия
page-lords-act-build = Строительство
page-lords-act-sprawl = Расширение
page-lords-act-remodel = Реконструкция
page-lords-act-reorganize = Реорганизация
page-lords-act-gamble = Ставка
page-lords-act-give-up = Отказ от лота
page-lords-act-move-die = Перенос кубика
page-lords-act-end-turn = Конец хода
page-lords-trade = Обмен
page-lords-end-turn = Конец хода
page-lords-up-to = до { $bet }
page-lords-from = от { $cost }
page-lords-lot-for = { $lot } за { $cost }
page-lords-at-build = Строительство на { $lot }
page-lords-at-sprawl = Расширение на { $lot }
page-lords-at-remodel = Реконструкция { $lot }
page-lords-at-reorganize = Реорганизация { $lot }
page-lords-at-gamble = Ставка в казино { $lot }
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
page-lords-do-gamble = Поставить { $bet }
page-lords-do-give-up = Отказаться от { $lot }
page-lords-do-move-die = Перенести кубик
page-lords-do-end-turn = Завершить ход
page-lords-do-stand = Отвечать за всё
page-lords-do-lay-off = Отложить половину
page-lords-sure-stand = Да, за всё
page-lords-sure-lay-off = Да, отложить
page-lords-pay = К оплате
page-lords-left = останется { $left }
page-lords-colour = Цвет
page-lords-colour-left = { $colour }, { $tiles ->
    [one] остался { $tiles } жетон
    [few] осталось { $tiles } жетона
    [many] осталось { $tiles } жетонов
   *[other] осталось { $tiles } жетона
}
page-lords-casino-of = Казино, { $colour }
page-lords-casino-at = Казино на { $lot }, { $colour }
page-lords-in-casino = { $colour } казино, { $tiles ->
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
page-lords-boss-open = Решат кубики
page-lords-there = { $casino }: { $line }
page-lords-and-then = { $first }; { $rest }
page-lords-pays = { $cards ->
    [both] По карточке ({ $colour } или Стрип): { $shares }
   *[colour] По карточке ({ $colour }): { $shares }
}
page-lords-pays-nothing = Карточек на него больше нет
page-lords-share = { $you ->
    [yes] вы { $money }
   *[no] { $name } { $money }
}
page-lords-share-boss = { page-lords-share } + { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
page-lords-against = Хозяин: { $name }
page-lords-against-poor = Хозяин: { $name }, может заплатить только { $money }
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
page-lords-no = Нет
page-lords-change = Изменить
page-lords-accept = Принять
page-lords-sure-accept = Да, принять

## Before and after the game

page-rules = Правила
page-rules-of = Правила { $game }
page-contents = Содержание
page-fair-title = Честные кубики
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
page-level = Боты
page-how-easy = Лёгкие
page-how-medium = Средние
page-how-hard = Сильные
page-more = Ещё
page-watch = Смотреть
page-watch-record = Смотреть запись
page-running-tables = Идут игры
page-with-white = с белыми кубиками
page-with-open-money = деньги открыты
page-mine-yours = Ваш ход.
page-mine-theirs = Ходит { $name }.
page-mine-over = Игра окончена.
page-mine-with = За столом: { $names }.
page-mine-result = Итог
page-mine-done = Недавние игры
page-code-how = За столом на другом устройстве откройте настройки и получите код. По нему ваши места перейдут сюда.
page-code-table = Ссылка на стол
page-code = Код
page-code-go = К моему месту
page-have-code = У меня есть код места
page-name-of = Имя игрока { $n }
page-white-dice-how = Все бросают ещё и белые кубики. Они считаются за ещё одного игрока.
page-open-money-how = Все видят, сколько выиграли остальные. Иначе суммы скрыты, хотя каждую купюру выплачивают у всех на глазах.
page-listed-how = Стол виден на главной странице. Иначе нужна ссылка.
page-takeover = Боты подменяют
page-takeover-how = За отошедшего играет бот, пока тот не вернётся.
page-starts = Кто начинает
page-starts-lot = по жребию
page-watching-here = Вы смотрите.
page-invite-link = Ссылка-приглашение
page-wins-money = { $who ->
    [you] Вы побеждаете: { $money }
    [one] Победитель — { $names }: { $money }
   *[many] Победа общая: { $names }, по { $money }
}
page-wins-points = { $who ->
    [you] Вы побеждаете: { page-points-with }
    [one] Победитель — { $names }: { page-points-with }
   *[many] Победа общая: { $names }, по { page-points-with }
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
page-chart-round = Раунд
page-chart-turn = Ход
page-chart-start = Начало
page-story = Переломные моменты
page-story-show = Показать
page-insight = Удача и шансы
page-insight-why = Боты много раз доигрывают игру из каждой позиции и видят, чего стоили каждый бросок и каждый ход.
page-insight-look = Разобрать игру
page-insight-looking = Игра разбирается…
page-luck-dice = Удача в костях
page-luck-cards = Удача в картах и костях
page-luck-unit = Как менялся шанс на победу, в сумме за игру
page-missed-yours = Что вы упустили
page-missed-all = Что было упущено
page-missed-none = Ничего важного. Отличная игра!
page-missed-move = Выбрано: { $move }. Лучше: { $better }.
page-missed-place = { $casino } ({ $face })
page-missed-end-turn = закончить ход
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
page-what-if = Что, если?
page-what-if-how = Играйте отсюда по-своему. Вам достаётся место того, чей сейчас ход, остальные места — ботам, и кубики выпадут заново.
page-what-if-go = Играть отсюда
page-cut-off = Нет связи
page-cut-off-how = Столы закрыты, пока её нет. Правила можно читать, а записи проверять.
page-try-again = Ещё раз
page-part-missing = Эту часть страницы не удалось загрузить.
page-back-picture = Ваше место в виде кода для сканирования
page-back-how = Отсканируйте это другим устройством или откройте там ссылку. Только для вас: у кого она есть, тот займёт ваше место.

## The live table

page-announcements = Что происходит
page-skip = Коснитесь, чтобы пропустить
page-your-turn = Ваш ход.
page-turn-of = Ходит { $name }.
page-left = { $name } выходит из-за стола; дальше играет бот.
page-watching = Вы наблюдаете
page-watchers = { $count ->
    [one] Наблюдает { $count } человек
    [few] Наблюдают { $count } человека
    [many] Наблюдают { $count } человек
   *[other] Наблюдают { $count } человека
}
page-chair-away = отошёл, играет бот
page-chair-gone = не на связи
page-time-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
    [many] Осталось { $seconds } секунд
   *[other] Осталось { $seconds } секунды
}
page-hand-over = Передайте устройство: { $name }
page-hand-over-why = Деньги лежат лицом вниз: остальные пока не смотрят.
page-i-am = Это я, { $name }
page-leave-sure = Да, выйти
page-speed = Скорость
page-speed-slow = медленно
page-speed-usual = обычно
page-speed-fast = быстро
page-speed-once = всё сразу
page-motion = Движение
page-motion-less = без движения
page-contrast = Контраст
page-contrast-more = больше
page-sound = Звук
page-hints = Подсказки
page-hint-close = Больше не показывать эту подсказку
page-hint-face = Все кубики с одним числом идут в казино этого числа. У кого там больше кубиков, тот берёт лучшую купюру.
page-hint-white-dice = Белые кубики ничьи: они идут вместе с вашими, считаются ещё одним игроком и могут сравняться с любым.
page-hint-payout = Теперь платит каждое казино: у кого больше кубиков, тот берёт старшую купюру. Равное количество взаимно сгорает.
page-foretold-take = { $who ->
    [you] Вы возьмёте { $note }.
   *[name] { $name } возьмёт { $note }.
}
page-foretold-lose = { $who ->
    [you] Вы потеряете { $note }.
   *[name] { $name } потеряет { $note }.
}
page-foretold-keep = { $who ->
    [you] Вы сохраните { $note }.
   *[name] { $name } сохранит { $note }.
}
page-foretold-tie = { $who ->
    [you] Поровну: вы не получите ничего.
   *[name] Поровну: { $name } не получит ничего.
}
page-foretold-nothing = { $who ->
    [you] Вам там ничего не достанется.
   *[name] { $name } там ничего не получит.
}
page-foretold-ties = { $names }: поровну, по { $dice ->
    [one] { $dice } кубику
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
} — не в счёт.
page-lords-hint-trade = Коснитесь того, что отдаёте, и того, что хотите. Пока другая сторона не согласится, ничего не меняется.
page-lords-hint-offer = Посмотрите, что изменится, прежде чем ответить. Можно ответить и изменённым предложением.
page-lords-choices = Можно: { $choices }.
page-refused-already-gambled = Вы уже делали ставку в этот ход; больше одной нельзя.
page-refused-already-reorganized = В этот ход кубики этого казино уже реорганизованы.
page-refused-bad-bet = Эта ставка слишком велика или слишком мала.
page-refused-bad-message = Сервер не смог это прочесть.
page-refused-bad-money = Передать можно только целые миллионы, от 0 и больше.
page-refused-bad-partner = Для обмена нужен другой игрок за этим столом.
page-refused-bad-text = Такое имя или текст использовать нельзя.
page-refused-begun-already = Игра уже началась; можно наблюдать.
page-refused-bus-unavailable = Сервер сейчас работает не полностью; попробуйте ещё раз.
page-refused-dice-left = У вас ещё есть кубик в запасе, поэтому переносить нельзя.
page-refused-draw-first = Сначала возьмите карточку, действия — потом.
page-refused-empty-trade = В предложении должно что-то быть.
page-refused-face-not-rolled = Такое число у вас не выпало.
page-refused-foreign-page = Этой странице нельзя обращаться к этому серверу.
page-refused-full = Все столы заняты; попробуйте позже.
page-refused-game-over = Игра окончена.
page-refused-given-twice = Один и тот же лот или кубик назван дважды.
page-refused-invalid-move = В этой игре нет такого хода.
page-refused-invalid-options = С такими местами и настройками сыграть нельзя.
page-refused-invalid-record = Это не целая и не подлинная запись.
page-refused-lot-taken = Этот лот занят; расширяться можно только на ничейный лот.
page-refused-no-boss = У этого казино нет хозяина, ставить не против кого.
page-refused-no-casino = На этом лоте нет казино.
page-refused-no-dice = Все ваши кубики на поле: выберите, какой перенести.
page-refused-no-die-there = В этом казино нет вашего кубика.
page-refused-no-money = У одной из сторон нет денег, которые она отдаёт.
page-refused-no-offer = Это предложение уже не действует.
page-refused-no-secret = Разрешите этой странице файлы cookie: без них место не удержать.
page-refused-no-such-seat = За этим столом нет такого места.
page-refused-no-tiles = Жетонов этого цвета осталось слишком мало.
page-refused-no-trading = Обмен возможен, когда ходящий игрок может взять карточку или действовать.
page-refused-nobody-plays = Кто-то должен сесть за стол вместе с ботами.
page-refused-not-adjacent = Этот лот не граничит с казино.
page-refused-not-begun = Игра ещё не началась.
page-refused-not-boss = Вы не хозяин этого казино.
page-refused-not-invited = Чтобы сесть за этот стол, нужно приглашение.
page-refused-not-on-turn = Действиями этого хода может торговать только тот, кто ходит.
page-refused-not-over = Эта игра ещё идёт.
page-refused-not-owned = Отдаваемое не принадлежит тому, кто отдаёт.
page-refused-not-seated = Это могут только сидящие за столом.
page-refused-not-your-die = Там нет вашего кубика, который можно перенести.
page-refused-not-your-lot = На этом лоте нет вашей фишки.
page-refused-not-your-offer = Это предложение не вам отвечать и не вам отзывать.
page-refused-not-your-seat = Это не ваше место.
page-refused-not-your-turn = Сейчас не ваш ход.
page-refused-offer-open = У вас уже есть предложение этому игроку; сначала отзовите его.
page-refused-own-casino = Вы там хозяин; ставку делают в чужом казино.
page-refused-promised = Вы обещали не делать этого в этот ход.
page-refused-same-colour = Это казино уже такого цвета.
page-refused-seat-taken = Это место уже занято.
page-refused-seats-open = Есть свободные места: подождите кого-нибудь или посадите ботов.
page-refused-store-unavailable = Сервер сейчас не может сохранять; попробуйте ещё раз.
page-refused-too-expensive = На это у вас не хватает денег.
page-refused-too-large = Это слишком много для сервера.
page-refused-too-late = Запрос приходил слишком долго.
page-refused-too-many-codes = Воспользуйтесь одним из уже выданных кодов.
page-refused-too-many-dice = Столько кубиков на поле иметь нельзя.
page-refused-too-many-markers = Столько фишек иметь нельзя.
page-refused-too-often = Слишком часто; подождите немного.
page-refused-unknown-game = В эту игру здесь не играют.
page-refused-unknown-lot = Такого лота нет; лоты называются от A1 до F9.
page-refused-unknown-room = Такого стола нет.
page-refused-what-if = У партии «что, если» нет записи: она началась с середины другой игры.
page-refused-unknown-seat = За этим столом нет такого игрока.
page-refused-value-not-rolled = Такого числа у вас не осталось.
page-refused-wrong-code = Под этот код за этим столом нет места.
page-refused-wrong-phase = Сейчас для этого не время.
page-row-done = { $name }: выплачено.

## A casino for those who listen

page-row-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
page-row-paid = { $name }, { page-row-dice }: { $note }
page-row-nothing = { $name }, { page-row-dice }: ничего
page-row-tie = { $names }, у каждого { page-row-dice }: не в счёт
page-row-rest = никому: { $notes }

## Games without a look of their own

page-size-plain = Игроков: { $players }
page-rules-none = Правил этой игры здесь нет.
page-fair-sealed = Тайное число — то, что было обещано, и после запечатывания в записи ничего не изменили. Броски и карточки этой игры здесь пересчитать нельзя.
page-wins-plain = { $who ->
    [you] Вы побеждаете
    [one] Победитель — { $names }
   *[many] Победа общая: { $names }
}
page-plain-position = Положение
page-plain-moves = Что можно сделать
page-plain-choose = Выберите ход
page-plain-choices = Можно: { $choices }.
