## Каждый урок

learn-about = { $chapters ->
    [one] { $chapters } короткая глава
    [few] { $chapters } короткие главы
   *[many] { $chapters } коротких глав
}, всего { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}. Вы играете с первого касания и уходите, когда захотите.
learn-far = Сколько пройдено
learn-steps = пройдено { $done } из { $all }
learn-at = { $step } из { $steps }
learn-minutes = { $minutes } мин
learn-done = пройдено
lesson-leave = Выйти из урока
lesson-step = шаг { $step } из { $steps }
lesson-left = { $minutes ->
    [0] меньше минуты
    [one] ещё { $minutes } минута
    [few] ещё { $minutes } минуты
   *[many] ещё { $minutes } минут
}
lesson-back = Назад
lesson-show = Покажите
lesson-go-on = Дальше
lesson-known = Что вы уже знаете
lesson-chapters = Главы
lesson-chapter = Глава { $chapter } из { $chapters }
lesson-next = Дальше: { $chapter }
lesson-play = Сыграть с лёгкими ботами
lesson-again = Ещё раз
lesson-all = Все главы
lesson-touch-confirm = Видно, к чему это приведёт. **Нажмите кнопку**, чтобы сделать это.

## Las Vegas: первая игра

lesson-first-game = Первая игра
lesson-first-game-about = Один раунд, и вы умеете играть.
lesson-first-game-done = Теперь вы знаете Las Vegas
lesson-first-game-done-how = Четыре таких раунда, и игра окончена. За столом всегда видно, что принесут ваши кубики.
lesson-first-game-roll-title = У вас восемь кубиков
lesson-first-game-roll = Каждый бросает восемь своих кубиков. **После четырёх раундов побеждает тот, у кого больше всего денег.**
lesson-first-game-roll-do = Бросить кубики
lesson-first-game-roll-know = После четырёх раундов побеждает тот, у кого **больше всего денег**.
lesson-first-game-face-title = Одно число, все его кубики
lesson-first-game-face = Выберите число: **все кубики с ним** отправятся в казино с этим номером. Коснитесь Circus Circus: у вас две шестёрки.
lesson-first-game-face-know = **Все кубики с одним числом** идут в его казино.
lesson-first-game-most-title = Больше кубиков, больше денег
lesson-first-game-most = В Sahara один кубик Chip. **Самую крупную банкноту берёт тот, у кого больше кубиков**: коснитесь Sahara, у вас две четвёрки.
lesson-first-game-most-know = **У кого больше кубиков**, берёт самую крупную банкноту.
lesson-first-game-tie-title = Поровну значит ничего
lesson-first-game-tie = В Luxor два кубика Benno. С двумя пятёрками у вас будет поровну, и **оба не получат ничего**. Коснитесь лучше Caesars Palace.
lesson-first-game-tie-know = **У кого поровну**, не получает ничего.
lesson-first-game-second-title = Платят и второму
lesson-first-game-second = В The Mirage впереди Benno, у него два кубика. **Второй берёт следующую банкноту**: коснитесь, и тройка принесёт 30 000 $.
lesson-first-game-second-know = **Второй** берёт следующую банкноту, пока они есть.
lesson-first-game-choice-title = Решайте сами
lesson-first-game-choice = В Sahara у вас с Chip поровну, в Caesars Palace впереди Benno. **Один из кубиков принесёт 90 000 $.** Какой?
lesson-first-game-choice-wrong = Там у вас с Benno будет поровну, и **оба не получат ничего**. Попробуйте другое число.
lesson-first-game-choice-know = **Ещё один кубик** решает равенство.
lesson-first-game-payout-title = Последний кубик
lesson-first-game-payout = Больше ни у кого кубиков нет. Разместите последний, и **казино одно за другим сделают выплаты**.
lesson-first-game-payout-know = **Когда все кубики размещены**, казино платят.
lesson-first-game-end-title = Ваши 210 000 $
lesson-first-game-end = У Benno 200 000 $, у Chip 70 000 $. Банкноты разложены заново, начинает Benno. **Ещё три раунда**, и победит самый богатый.
lesson-first-game-end-do = Готово

## Las Vegas: белые кубики

lesson-white-dice = Белые кубики
lesson-white-dice-about = Вариант с кубиками, которые ничьи.
lesson-white-dice-done = С белыми кубиками всё ясно
lesson-white-dice-done-how = Выберите этот вариант, когда готовите стол для двух, трёх или четырёх игроков.
lesson-white-dice-nobody-title = Ничьи кубики
lesson-white-dice-nobody = У вас ещё два белых кубика. Они ничьи, но **считаются ещё одним игроком**.
lesson-white-dice-nobody-know = **Белые кубики** ничьи.
lesson-white-dice-along-title = Они идут вместе
lesson-white-dice-along = Вы бросаете их вместе со своими. Коснитесь The Mirage: **две ваши тройки и белая тройка** идут туда вместе.
lesson-white-dice-along-know = Идут **все кубики с этим числом**, свои и белые.
lesson-white-dice-stop-title = Остановите Benno
lesson-white-dice-stop = В Luxor впереди Benno, его ждут 90 000 $. Там лежит и белый кубик. **Сделайте поровну**: какое число выбрать?
lesson-white-dice-stop-wrong = Так Benno сохранит свои 90 000 $. Найдите **белый кубик, который идёт в Luxor**.
lesson-white-dice-stop-know = **У белых** может быть поровну с каждым.
lesson-white-dice-out-title = Никто не берёт
lesson-white-dice-out = Два кубика Benno, два белых: поровну. **То, что выигрывают белые, тоже уходит из игры.**
lesson-white-dice-out-do = Готово
lesson-white-dice-out-know = **Выигрыш белых** уходит из игры.

## Lords of Vegas

lesson-touch-colour = Выберите цвет: **коснитесь светящегося**.
lesson-touch-lot = Теперь лот: **коснитесь светящегося**.
lesson-touch-casino = Теперь казино: **коснитесь его**.
lesson-touch-bet = Задайте ставку: **касайтесь, пока не станет 5 $**.
lesson-touch-give = Сначала что отдаёте: **коснитесь своего лота**.
lesson-touch-take = Потом что хотите: **коснитесь другого лота**.
lesson-land = Земля и деньги
lesson-land-about = Карточка приносит лот, а лоты приносят деньги.
lesson-land-done = У вас есть земля
lesson-land-done-how = Ход: карточка, всем платят, а потом делайте то, за что можете заплатить.
lesson-land-goal-title = Цель
lesson-land-goal = **Побеждает тот, у кого больше очков.** Очки получают хозяева казино. Деньги нужны только для строительства.
lesson-land-draw-title = Сначала карточка
lesson-land-draw = Каждый ход начинается с карточки. **Возьмите её**: она принесёт лот, и всем заплатят.
lesson-land-build-title = Лот ваш
lesson-land-build = C1 ваш, и каждый лот заплатил 1 $. Теперь стройте: **коснитесь A2**, это стоит 6 $.
lesson-land-end-title = Ваше первое казино
lesson-land-end = Кубик показывает, сколько оно платит. Пока есть деньги, можно продолжать. **Завершите ход.**
lesson-land-paid-title = Платили золотые
lesson-land-paid = Benno взял золотую карточку: ваше казино принесло 2 $ и 1 очко, **хотя ход был не ваш**. Берите карточку.
lesson-land-best-title = Ваша задача
lesson-land-best = У вас три лота. Постройте **зелёное** казино там, **где напечатанный кубик самый большой**.
lesson-land-best-wrong = Посмотрите на маленькие кубики своих лотов: **самый большой, 5, на B1**. И возьмите зелёный.
lesson-boss = Станьте хозяином
lesson-boss-about = Самый большой кубик берёт очки.
lesson-boss-done = Вы знаете, кто хозяин
lesson-boss-done-how = Решает самый большой кубик казино, а реорганизация перебрасывает их все.
lesson-boss-crown-title = Кто хозяин?
lesson-boss-crown = **Чей кубик самый большой.** 6 у Benno больше вашей 5, и все 3 очка за зелёные получает он.
lesson-boss-anew-title = Перебросьте их
lesson-boss-anew = Для **реорганизации** хватит одного своего кубика: перебрасывают все, по 1 $ за точку. Коснитесь реорганизации.
lesson-boss-yours-title = Корона ваша
lesson-boss-yours = Теперь ваша 6 самая большая. Каждый кубик всё равно платит своему владельцу. **Завершите ход**, и зелёные заплатят.
lesson-boss-points-title = Три очка
lesson-boss-points = Зелёные заплатили: вы хозяин и получили **по 1 очку за жетон**. Берите карточку.
lesson-boss-second-title = Ваша задача
lesson-boss-second = В коричневом казино E4 кубик Sólveig больше вашего. **Попробуйте стать хозяином.**
lesson-boss-second-wrong = Так кубики на E4 и E5 не изменятся. **Реорганизуйте** это казино: это стоит 5 $.
lesson-boss-level-title = А если поровну?
lesson-boss-level = Ваша 4 больше её 2. **Равные самые большие кубики разных игроков** перебрасывают бесплатно, пока один не станет больше.
lesson-grow = Растите
lesson-grow-about = Расширяйтесь на соседний лот, меняйте цвет и соединяйте.
lesson-grow-done = В вашем казино четыре жетона
lesson-grow-done-how = Большие казино сразу приносят очки, которых маленькие не дадут.
lesson-grow-small-title = Два маленьких казино
lesson-grow-small = Вы хозяин обоих. **Каждый жетон приносит хозяину очко**, поэтому сделайте из них одно.
lesson-grow-sprawl-title = На соседний лот
lesson-grow-sprawl = **Расширьте** своё казино на свободный лот рядом. Это стоит вдвое дороже. Коснитесь расширения.
lesson-grow-remodel-title = Другой цвет
lesson-grow-remodel = **Реконструкция**, 5 $ за жетон: казино меняет цвет и соединяется с такими же. Коснитесь реконструкции.
lesson-grow-four-title = Ваша задача
lesson-grow-four = Три жетона соединены. У вас ещё 15 $. **Сделайте четыре.**
lesson-grow-four-wrong = Так оно не вырастет. A4 ваш и лежит рядом: **постройте там золотое**.
lesson-grow-joined-title = Одно казино
lesson-grow-joined = Четыре жетона, четыре очка сразу. Соединяя, помните: **самый большой кубик становится хозяином всего**.
lesson-track = Стрип и шкала
lesson-track-about = Почему одно очко может ничего не стоить.
lesson-track-done = Вы читаете шкалу
lesson-track-done-how = Позже очки приносят только большие казино. Стрип платит тем, кто на нём стоит.
lesson-track-gap-title = Следующее поле
lesson-track-gap = Вы на 8, следующее поле 10. **Одного очка мало, и оно сгорает.**
lesson-track-draw-title = Посмотрите сами
lesson-track-draw = В вашем казино один жетон. **Возьмите карточку** и следите за фишкой.
lesson-track-two-title = Очко сгорело
lesson-track-two = Коричневые дали 1 очко: вы всё ещё на 8. Двух жетонов хватит. **Коснитесь C7**, стройте коричневое.
lesson-track-end-title = Два жетона
lesson-track-end = Два очка **от одного казино** ведут на 10. Завершите ход и ждите коричневых.
lesson-track-strip-title = Вы на 10
lesson-track-strip = Потом Sólveig взяла **карточку Стрипа**: доход со Стрипа получают казино на нём, ваше нет. Берите карточку.
lesson-track-edge-title = Ваша задача
lesson-track-edge = Пусть платит и Стрип: **выведите коричневое казино к Стрипу**, между розовыми линиями.
lesson-track-edge-wrong = Ваше казино ещё не дошло бы до Стрипа. **C9 лежит на нём**: постройте там коричневое.
lesson-gamble = Азартная игра
lesson-gamble-about = Два кубика: 20 бросков из 36 проигрывают.
lesson-gamble-done = Вы знаете шансы
lesson-gamble-done-how = Ставьте, когда у хозяина есть деньги, и откладывайте половину, когда их мало у вас.
lesson-gamble-odds-title = Ставка
lesson-gamble-odds = Раз за ход можно сделать ставку против хозяина другого казино: **не больше 5 $ за жетон**.
lesson-gamble-bet-title = 5–8 проигрывают
lesson-gamble-bet = Два кубика: **5–8 проигрывают**, остальное выигрывает, 2 и 12 вдвойне. Коснитесь азартной игры.
lesson-gamble-won-title = Девять выигрывает
lesson-gamble-won = 4 и 5 это 9: **Benno заплатил вам 5 $**. Завершите ход и посмотрите, что он сделает.
lesson-gamble-half-title = Ваша задача
lesson-gamble-half = Benno ставит 10 $ против вас. **Отложите половину в банк**, и банк разделит выигрыш и потерю. Не рискуйте всем.
lesson-gamble-half-wrong = Так вы заплатите или получите всё. **Отложите половину в банк**: выберите этот ответ.
lesson-gamble-luck-title = Половина
lesson-gamble-luck = Выпало 10, он выиграл 10 $: **вы заплатили только 5 $**, остальное банк.
lesson-trade = Обмен
lesson-trade-about = Лоты, кубики и деньги в любое время.
lesson-trade-done = Вы умеете меняться
lesson-trade-done-how = Деньги, лоты и кубики переходят из рук в руки, как только оба согласны.
lesson-trade-any-title = В любое время
lesson-trade-any = В любой ход два игрока могут менять **деньги, лоты и кубики**. Очки никогда.
lesson-trade-accept-title = Предложение
lesson-trade-accept = Benno продаёт свою 6 в зелёном казино за 9 $. **Вы станете его хозяином.** Соглашайтесь.
lesson-trade-offer-title = Ваше предложение
lesson-trade-offer = Теперь предложите сами: ваш B2 за D2 у Benno, рядом с вашим казино. **Коснитесь обмена.**
lesson-trade-refuse-title = Ваша задача
lesson-trade-refuse = Sólveig хочет вашу 6 за 8 $. **Посмотрите, что изменится**, и ответьте.
lesson-trade-refuse-wrong = Тогда она станет хозяйкой трёх жетонов. **Откажите**: очки дороже денег.
lesson-trade-kept-title = Вы всё ещё хозяин
lesson-trade-kept = Три зелёных жетона, и D2 рядом. **Предложения снимаются**, когда берут карточку.

## Правила, и что есть что

rules-exact = Точные правила
rules-rule = точное правило { $rule }
rules-find = Найти слово
rules-none-found = Об этом здесь ничего нет.
rules-goal = { $game }, цель
rules-learn = Учиться за игрой
rules-print = Напечатать
what = Что это?
what-note = Банкнота, в тысячах долларов. Самую крупную берёт тот, у кого в её казино больше всего кубиков.
what-casino = Казино: сюда идут все кубики с его числом. Каждая строка показывает, кто какую банкноту взял бы сейчас; равные стоят последними, зачёркнуты.
what-winnings = Выигранные банкноты. Другие не видят, сколько они стоят, если только стол не играет с открытыми деньгами.
what-hand = Игрок и кубики, которые у него остались в этом раунде.
what-deck = Банкноты, оставшиеся в стопке.
what-roll = Кубики этого броска по числам. Выберите одно: идут все его кубики.
what-round = Раунд. В игре их четыре.
what-points = Очки. Побеждает тот, у кого их больше; хозяева получают их, когда платят их казино.
what-money = Игрок и его деньги, в миллионах долларов. Деньгами платят за действия, а решают они только при равенстве.
what-track = Шкала подсчёта очков. Фишка идёт, только если очков одного казино хватает на весь шаг; пунктир показывает, где шаги становятся больше.
what-end = Столько карточек лежит над карточкой «Конец игры».
what-gone = Вышедшие карточки по цветам. Цвет, карточек которого вышло много, платит уже редко.
what-card = Последняя карточка: она отдала лот и заплатила своему цвету.
what-next-pay = Сколько принесёт вам следующая карточка, по её цвету. Лоты платят по каждой карточке.
what-odds = Как могут выпасть два кубика, как часто из ста раз и что вы выиграете или проиграете.
what-build = { page-lords-hint-build }
what-sprawl = { page-lords-hint-sprawl }
what-remodel = { page-lords-hint-remodel }
what-reorganize = { page-lords-hint-reorganize }
what-gamble = { page-lords-hint-gamble }
what-trade = { page-lords-hint-trade }
what-end-turn = { page-lords-hint-end-turn }

## The keys of a table

keys = Клавиши
keys-help = Этот список
keys-arrows = От лота к лоту
keys-enter = Выбрать; повторно — подтвердить
keys-faces = Выбрать грань; повторно — поставить кубики
