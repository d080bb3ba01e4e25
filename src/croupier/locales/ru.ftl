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
    [white] { $name } выбрасывает { $white } на { las-vegas-with-white }.
   *[both] { $name } выбрасывает { $own }, а на { las-vegas-with-white } — { $white }.
}
    .you = { $kinds ->
    [own] Вы выбрасываете { $own }.
    [white] Вы выбрасываете { $white } на { las-vegas-with-white }.
   *[both] Вы выбрасываете { $own }, а на { las-vegas-with-white } — { $white }.
}
las-vegas-with-white = { $white_count ->
    [1] белом кубике
   *[other] белых кубиках
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
    .you = { $casino }: вы уходите с пустыми руками.
las-vegas-notes-returned = { $casino }: никто не берёт { $notes }; { $count ->
    [one] купюра уходит
   *[other] купюры уходят
} под стопку.
las-vegas-game-ended = { $count ->
    [one] Игра окончена: побеждает { $names } с суммой { $money }.
   *[other] Игра окончена, победа общая: { $names }, по { $money }.
}
    .you = Игра окончена: вы побеждаете с суммой { $money }.

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
page-size-las-vegas = 2–5 игроков, 5–30 мин
page-size-lords-of-vegas = 2–4 игрока, 10–60 мин
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
page-level-champion = бот, чемпион
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
page-kind-champion = Бот-чемпион
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
page-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
page-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
page-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
page-still = ещё { $time }
page-days-how = Никому не нужно ждать за столом. Когда ваше время вышло, за вас ходят по правилам.
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
page-unblock = Разблокировать
page-blocked = Заблокированные
page-leave-how = За вас доиграет бот
page-leave-whose = За игрока { $name } доиграет бот
page-leave = Выйти из-за стола

## Before and after the game

page-rules = Правила
page-rules-of = Правила { $game }
page-contents = Содержание
page-level = Боты
page-how-easy = Лёгкие
page-how-medium = Средние
page-how-hard = Сильные
page-how-champion = Чемпионы
page-plays-easy = Играет как в первой партии: разумно, недальновидно, иногда рассеянно.
page-plays-medium = Берёт то, что выгодно сразу, и портит то, что выгодно вам.
page-plays-hard = Взвешивает риск и думает о том, что ещё впереди.
page-plays-champion = Всё помнит, смотрит вперёд и ничего не дарит.
page-watch = Смотреть
page-running-tables = Идут игры
page-with-white = с белыми кубиками
page-with-open-money = деньги открыты
page-mine-yours = Ваш ход.
page-mine-theirs = Ходит { $name }.
page-mine-over = Игра окончена.
page-mine-with = За столом: { $names }.
page-mine-result = Итог
page-mine-done = Недавние игры
page-me = Вы
page-somebody = кто-то
page-name-of = Имя игрока { $n }
page-white-dice-how = Все бросают ещё и белые кубики. Они принадлежат воображаемому игроку.
page-open-money-how = Все видят, сколько выиграли остальные. Иначе суммы скрыты, хотя каждую купюру выплачивают у всех на глазах.
page-listed-how = Стол виден на главной странице. Иначе нужна ссылка.
page-takeover = Боты подменяют
page-takeover-how = За того, кого нет на месте, играет бот, пока тот не вернётся.
page-starts = Кто начинает
page-starts-lot = по жребию
page-watching-here = Вы смотрите.
page-invite-link = Ссылка-приглашение
page-what-if = Что, если?
page-cut-off = Нет связи
page-cut-off-how = Столы закрыты, пока её нет. Правила можно читать, а записи проверять.
page-try-again = Ещё раз
page-part-missing = Эту часть страницы не удалось загрузить.

## The live table

page-announcements = Что происходит
page-skip = Коснитесь, чтобы пропустить
page-jump = Сразу к моему ходу
page-jumping = Скоро ваш ход …
page-plays-again-yes = { $name } хочет сыграть ещё раз.
page-plays-again-no = { $name } больше не играет.
page-again-asked = { $count ->
    [one] { $names } хочет сыграть ещё раз.
   *[other] { $names } хотят сыграть ещё раз.
}
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
page-chair-away = нет на месте, играет бот
page-chair-bot = бот
page-bot-of = бот, отвечает { $owner }
page-time-up = Время вышло: решение принято за вас.
page-chair-gone = не на связи
page-host = ведущий стола
table-ended = Партия закончена по общему согласию: без результата.
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
page-keys = Горячие клавиши
page-hint-close = Больше не показывать эту подсказку
page-hint-face = Все кубики с одним числом идут в казино этого числа. У кого там больше кубиков, тот берёт лучшую купюру.
page-hint-white-dice = Белые кубики принадлежат воображаемому игроку: они идут вместе с вашими, считаются наравне со всеми и могут сравняться с любым.
page-hint-payout = Теперь платит каждое казино: у кого больше кубиков, тот берёт старшую купюру. При равенстве никто ничего не получает.
page-foretold-take = { $who ->
    [you] Вы возьмёте { $note }, если вас никто не обойдёт.
   *[name] { $name } возьмёт { $note }, если никто не обойдёт.
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
page-foretold-gain = Тогда { $name } возьмёт { $note }.
page-refused-bad-message = Сервер не смог это прочесть.
page-refused-bad-text = Такое имя или текст использовать нельзя.
page-refused-banned = Этот дом для вас закрыт.
page-refused-blocked = За этот стол вам сесть нельзя.
page-refused-begun-already = Игра уже началась; можно наблюдать.
page-refused-bus-unavailable = Сервер сейчас работает не полностью; попробуйте ещё раз.
page-refused-face-not-rolled = Такое число у вас не выпало.
page-refused-foreign-page = Этой странице нельзя обращаться к этому серверу.
page-refused-full = Все столы заняты; попробуйте позже.
page-refused-game-over = Игра окончена.
page-refused-invalid-move = В этой игре нет такого хода.
page-refused-invalid-options = С такими местами и настройками сыграть нельзя.
page-refused-muted = Здесь у вас нет слова: никто не увидит, что вы пишете.
page-refused-no-secret = Разрешите этой странице файлы cookie: без них место не удержать.
page-refused-no-such-seat = За этим столом нет такого места.
page-refused-nobody-plays = Кто-то должен сесть за стол вместе с ботами.
page-refused-not-begun = Игра ещё не началась.
page-refused-not-invited = Чтобы сесть за этот стол, нужно приглашение.
page-refused-not-seated = Это могут только сидящие за столом.
page-refused-not-your-seat = Это не ваше место.
page-refused-not-your-turn = Сейчас не ваш ход.
page-refused-paused = Партия приостановлена.
page-refused-removed = Вас удалили из-за этого стола.
page-refused-seat-taken = Это место уже занято.
page-refused-seats-open = Есть свободные места: подождите кого-нибудь или посадите ботов.
page-refused-store-unavailable = Сервер сейчас не может сохранять; попробуйте ещё раз.
page-refused-table-closed = Этот стол закрыт.
page-refused-too-large = Это слишком много для сервера.
page-refused-too-late = Запрос приходил слишком долго.
page-refused-too-often = Слишком часто; подождите немного.
page-refused-unknown-game = В эту игру здесь не играют.
page-refused-unknown-room = Такого стола нет.
page-row-done = { $name }: выплачено.

## A casino for those who listen

page-row-paid = { $name }, { page-row-dice }: { $note }
page-row-nothing = { $name }, { page-row-dice }: ничего
page-row-tie = { $names }, у каждого { page-row-dice }: не в счёт
page-row-rest = никому: { $notes }

## Games without a look of their own

page-size-plain = Игроков: { $players }
page-rules-none = Правил этой игры здесь нет.
page-plain-position = Положение
page-plain-moves = Что можно сделать
page-plain-choose = Выберите ход
page-plain-choices = Можно: { $choices }.

## Learning

page-learn = Обучение
page-learn-how = за игрой, за минуты
page-new-here = Вы здесь впервые?
page-new-here-how = { $game } можно освоить за несколько минут, прямо за столом, играя. А можно разобраться по ходу дела: при каждом новом решении есть подсказка.
page-new-here-learn = Покажите, как играть
page-new-here-play = Играть сразу

## What is told: between rounds of Las Vegas

page-round-over = Раунд { $round } окончен
page-round-leads = { $who ->
    [you] Вы впереди на { $sum }.
   *[name] { $name } впереди на { $sum }.
}
page-round-nobody = Никому не досталось: { $note }.
page-round-took = Кто что взял
page-round-next = Раунд { $round } начинает { $name }.
page-round-go-on = К раунду { $round }
page-round-up = выше
page-round-down = ниже
page-round-standing = { $name }: { $sum }, из них { $gained } в этом раунде.

page-hint-goal = Цель: больше всех денег после четырёх раундов. Поровну значит ничего.

## Coach and puzzles

page-coach = Тренер
page-coach-agreed = Здесь любой может спросить тренера, и все видят, кто спросил.
page-coach-agreed-how = Любой за этим столом может спросить тренера, и все видят, кто спросил.
page-coach-best = лучший
page-coach-how = Шансы на победу отсюда. Все видят, что вы спросили.
page-coach-off = Здесь играют и другие люди, или партия идёт на рейтинг: тренер выключен до её конца. Потом он покажет, как поступил бы сам.
page-coach-practice = учебный стол
page-coach-thinking = думает…
page-coach-wins = выигрывает { $chance }
page-coached = { $name }: вопрос тренеру.
page-puzzle = Задача
page-puzzle-done = на сегодня решена
page-puzzle-how = один лучший ход в день
page-puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
