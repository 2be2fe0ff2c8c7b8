# Русский. Сообщения названы по перечислениям игр; $переменные — обстоятельства отказа или события.
# $action — попытка словами, $asked — открытый вопрос целым предложением.

rule = (правило { $rule })

# Место за столом как подлежащее; кто знает имена, ставит имя вместо номера.
seat = { $seat ->
    [0] Игрок A
    [1] Игрок B
    [2] Игрок C
    [3] Игрок D
    [4] Игрок E
   *[other] { $seat }
}

## Armorica

armorica-suit-farmer = земледелец
armorica-suit-worker = рабочий
armorica-suit-soldier = солдат
armorica-suit-matron = матрона
armorica-suit-general = генерал
armorica-suit-bureaucrat = чиновник

armorica-icon-wheat = пшеница
armorica-icon-grapes = виноград
armorica-icon-olives = оливки
armorica-icon-sheep = овцы
armorica-icon-gold = золото
armorica-icon-amphorae = амфоры

armorica-question-over = Партия окончена.
armorica-question-start-player = Кто стартовый игрок?
armorica-question-draw-gaul = Какой галл открывается из колоды?
armorica-question-draw-roman = Какой римлянин открывается из колоды?
armorica-question-take-gaul = Какого галла взять? Можно и спасовать.
armorica-question-take-roman = Какого римлянина взять? Можно и спасовать.
armorica-question-starve = Какую карту без амфор сбросить?

armorica-event-start-player = Стартовый игрок — { seat }.
armorica-event-drawn = { $nation ->
    [gaul] { $card } ложится в ряд галлов.
   *[roman] { $card } ложится в ряд римлян.
}
armorica-event-taken = { seat } берёт { $card }.
armorica-event-passed = { $card ->
    [none] { seat } пасует.
   *[other] { seat } пасует и сбрасывает { $card }.
}
armorica-event-starved = { seat } сбрасывает { $card } голодной зимой.
armorica-event-start-card-passed = Теперь стартовый игрок — { seat }.
armorica-event-row-trimmed = { $nation ->
    [gaul] { $card } уходит из ряда галлов в конце раунда.
   *[roman] { $card } уходит из ряда римлян в конце раунда.
}
armorica-event-game-over = Партия окончена.

armorica-ending-deck-empty = Колоды кончились, и партия завершилась вместе с раундом.

armorica-part-sets = наборы
armorica-part-gold = золото
armorica-part-grapes = виноград
armorica-part-olives = оливки
armorica-part-sheep = овцы

armorica-reason-game-is-over = «{ $action }» — поздно: партия окончена, ничего больше сделать нельзя.
armorica-reason-not-asked = { $question ->
    [starve] Зимой карты не берут: сейчас уходит карта из вашего дисплея.
   *[other] «{ $action }» не отвечает на открытый вопрос: { $asked }
}
armorica-reason-no-such-seat = { $seats ->
    [one] «{ $action }» называет место, которого нет: играет { $seats } игрок, в этих словах места нумеруются с 0 (игрок A).
    [few] «{ $action }» называет место, которого нет: играют { $seats } игрока, в этих словах места нумеруются с 0 (игрок A).
   *[many] «{ $action }» называет место, которого нет: играют { $seats } игроков, в этих словах места нумеруются с 0 (игрок A).
}
armorica-reason-not-in-deck = { $question ->
    [draw_gaul] Карты { $card } нет в колоде галлов; назовите галла, который ещё не открыт.
   *[draw_roman] Карты { $card } нет в колоде римлян; назовите римлянина, который ещё не открыт.
}
armorica-reason-deck-not-on-top = Карту { $card } открывать рано: сначала выйдут оставшиеся карты колоды { $deck }.
armorica-reason-not-in-row = { $question ->
    [take_gaul] Карты { $card } нет в ряду галлов; сейчас можно взять только карту этого ряда.
   *[take_roman] Карты { $card } нет в ряду римлян; сейчас можно взять только карту этого ряда.
}
armorica-reason-too-far-for-wheat = { $place ->
    [one] Карта { $card } лежит { $place }-й справа: нужен { $place } значок пшеницы, а в дисплее их { $have }.
    [few] Карта { $card } лежит { $place }-й справа: нужно { $place } значка пшеницы, а в дисплее их { $have }.
   *[many] Карта { $card } лежит { $place }-й справа: нужно { $place } значков пшеницы, а в дисплее их { $have }.
}
armorica-reason-too-far-for-icon = { $place ->
    [one] Карта { $card } лежит { $place }-й справа: нужен { $place } значок { armorica-icon-of }, а в дисплее их { $have }.
    [few] Карта { $card } лежит { $place }-й справа: нужно { $place } значка { armorica-icon-of }, а в дисплее их { $have }.
   *[many] Карта { $card } лежит { $place }-й справа: нужно { $place } значков { armorica-icon-of }, а в дисплее их { $have }.
}
armorica-icon-of = { $icon ->
    [grapes] винограда
    [olives] оливок
   *[sheep] овец
}
armorica-reason-not-in-display = Карты { $card } нет в вашем дисплее; сбросьте одну из своих карт без амфор.
armorica-reason-has-amphora = { $amphorae ->
    [one] Карту { $card } не сбрасывают: на ней { $amphorae } амфора. Выберите карту без амфор.
    [few] Карту { $card } не сбрасывают: на ней { $amphorae } амфоры. Выберите карту без амфор.
   *[many] Карту { $card } не сбрасывают: на ней { $amphorae } амфор. Выберите карту без амфор.
}

armorica-file-card-form = Строка { $line }: карта — это девять слов: имя, колода, тип и шесть чисел значков. Здесь слов: { $words }. В имени нет пробелов.
armorica-file-no-such-deck = Строка { $line }: колоды «{ $deck }» нет. Напишите start, для галлов от A до E, для римлян от I до IV.
armorica-file-no-such-suit = Строка { $line }: типа «{ $suit }» нет. Напишите farmer (земледелец), worker (рабочий), soldier (солдат), matron (матрона), general (генерал) или bureaucrat (чиновник).
armorica-file-bad-number = Строка { $line }, { $what ->
    [wheat] { armorica-icon-wheat }
    [grapes] { armorica-icon-grapes }
    [olives] { armorica-icon-olives }
    [sheep] { armorica-icon-sheep }
    [gold] { armorica-icon-gold }
   *[amphorae] { armorica-icon-amphorae }
}: «{ $word }» сюда не подходит. Напишите целое число от { $low } до { $high }.
armorica-file-start-wheat = Строка { $line }: на стартовой карте 2 значка пшеницы, а здесь { $wheat }. Напишите 2.
armorica-file-second-card = Строка { $line }: ещё одна карта называется «{ $card }». Дайте этой другое имя.
armorica-file-too-many = Строка { $line }: лишняя карта. { $what ->
    [start] Стартовых карт в файле { $found }, а в игре { $wanted }.
    [gauls] Галлов в файле { $found }, а в игре { $wanted }.
   *[romans] Римлян в файле { $found }, а в игре { $wanted }.
} Уберите лишнее.
armorica-file-too-few = Строка { $line } — последняя, а карт не хватает. { $what ->
    [start] Стартовых карт в файле { $found } из { $wanted }.
    [gauls] Галлов в файле { $found } из { $wanted }.
   *[romans] Римлян в файле { $found } из { $wanted }.
} Добавьте остальные.
armorica-file-empty-deck = Строка { $line } — последняя, а в колоде { $deck } нет ни одной карты. В каждой колоде нужна хотя бы одна.

## Cambria

# Дорога с фортами, которые она соединяет, и их значениями.
cambria-road = { $road } ({ $first_fort } { $first_value } – { $second_fort } { $second_value })
# Кто стоит на дороге или на корабле.
cambria-holder = { $holder ->
    [legion] легион
    [neutral] нейтральный воин
    [0] воин игрока A
    [1] воин игрока B
    [2] воин игрока C
    [3] воин игрока D
    [4] воин игрока E
   *[other] воин ({ $holder })
}
# Цвет как подлежащее.
cambria-colour = { $colour ->
    [neutral] Нейтральный цвет
    [0] Игрок A
    [1] Игрок B
    [2] Игрок C
    [3] Игрок D
    [4] Игрок E
   *[other] { $colour }
}
# Откуда и куда идёт фигура.
cambria-from = { $from ->
    [eagle] с орла
    [ship] с корабля { $from_ship }
   *[other] с дороги { $from }
}
cambria-to = { $to ->
    [ship] на корабль { $to_ship }
   *[other] на дорогу { $to }
}

cambria-question-over = Партия окончена.
cambria-question-start-player = Кто начинает?
cambria-question-setup-roll = Что выпало на кубике при подготовке?
cambria-question-setup-place = На какую свободную дорогу выставить первого воина?
cambria-question-neutral-roll = Что выпало на кубике для нейтрального цвета?
cambria-question-neutral-place = На какую свободную дорогу выставить нейтрального воина?
cambria-question-neutral-from = Какого нейтрального воина туда передвинуть?
cambria-question-roll = Что выпало на двух кубиках?
cambria-question-act = Что сделать с этими кубиками?
cambria-question-from = Кого из своих воинов туда передвинуть?
cambria-question-board = На какой свободный корабль взойдёт воин? Можно и отказаться.

cambria-event-start-player = { seat } начинает.
cambria-event-setup-rolled = { seat } бросает кубик при подготовке: { $die }.
cambria-event-neutral-rolled = { seat } бросает кубик для нейтрального цвета: { $die }.
cambria-event-rolled = { seat } бросает кубики: { $low } и { $high }.
cambria-event-ship-used = { seat } снимает воина с корабля { $ship }: вместо { $die } на кубике теперь значение корабля.
cambria-event-placed = { cambria-colour } выставляет воина на дорогу { $road }.
cambria-event-moved = { cambria-colour } передвигает воина { cambria-from } { cambria-to }.
cambria-event-removed = { cambria-colour } теряет воина на дороге { $road }: он возвращается в запас.
cambria-event-legion-moved = { seat } передвигает легион { cambria-from } { cambria-to }.
cambria-event-legion-sent-home = Легион вытеснен с дороги { $road } и возвращается к орлу.
cambria-event-boarded = { cambria-colour } всходит на корабль { $ship }.
cambria-event-passed = { seat } пропускает ход.
cambria-event-boarding-declined = { seat } не всходит на корабль.
cambria-event-neutral-left-out = Свободных дорог нет: { seat } не выставляет нейтрального воина.
cambria-event-fort-fell = Форт { $fort_name } ({ $value }) пал. { cambria-colour } берёт жетон форта.
cambria-event-point-token-taken = { cambria-colour } занимает второе место у форта { $fort_name } и берёт жетон очков.
cambria-event-point-token-lost = Жетон очков форта { $fort_name } не достаётся никому.
cambria-event-legion-left = Легион уходит с дороги { $road } и покидает поле.
cambria-event-fort-awarded = { cambria-colour } держит больше всех воинов у форта { $fort_name } ({ $value }) и берёт жетон форта.
cambria-event-fort-stands = Форт { $fort_name } ({ $value }) не достаётся никому: { $warriors ->
    [0] воинов там нет.
   *[other] первое место там делят.
}
cambria-event-game-over = { $ending ->
    [six_forts] Партия окончена: осталось не больше шести фортов.
   *[turn_limit] Партия окончена: достигнут предел ходов.
}

cambria-ending-six-forts = Осталось не больше шести фортов: каждый — большинству, при равенстве никому.
cambria-ending-turn-limit = Достигнут предел ходов.

cambria-part-forts = форты
cambria-part-points = очки
cambria-part-tokens = жетоны

cambria-reason-game-is-over = «{ $action }» — поздно: партия окончена, ничего больше сделать нельзя.
cambria-reason-fate-is-asked = «{ $action }» — рано: сначала ответит судьба. { $asked }
cambria-reason-fate-is-not-asked = «{ $action }» — ответ судьбы, а отвечать сейчас игроку: { $asked }
cambria-reason-start-player-first = «{ $action }» — рано: сначала судьба выберет стартового игрока.
cambria-reason-start-player-is-known = «{ $action }» — поздно: стартовый игрок уже выбран. Сейчас: { $asked }
cambria-reason-no-such-seat = { $seats ->
    [one] «{ $action }» называет место, которого нет: играет { $seats } игрок, в этих словах места нумеруются с 0 (игрок A).
    [few] «{ $action }» называет место, которого нет: играют { $seats } игрока, в этих словах места нумеруются с 0 (игрок A).
   *[many] «{ $action }» называет место, которого нет: играют { $seats } игроков, в этих словах места нумеруются с 0 (игрок A).
}
cambria-reason-no-such-road = { $roads ->
    [one] «{ $action }» называет дорогу, которой нет: на этой карте { $roads } дорога.
    [few] «{ $action }» называет дорогу, которой нет: на этой карте { $roads } дороги.
   *[many] «{ $action }» называет дорогу, которой нет: на этой карте { $roads } дорог.
}
cambria-reason-one-die-is-rolled = «{ $action }» не подходит: здесь бросают один кубик. { $asked }
cambria-reason-two-dice-are-rolled = «{ $action }» не подходит: на ход бросают два кубика. { $asked }
cambria-reason-one-is-repeated = При подготовке { $die } перебрасывают; считаются только значения от 2 до 6.
cambria-reason-value-is-repeated = Значение { $die } перебрасывают: у фортов с ним нет свободной дороги.
cambria-reason-only-placing-in-setup = «{ $action }» — при подготовке нельзя: каждый только выставляет одного воина.
cambria-reason-setup-other-value = Дорога { cambria-road } не ведёт к форту со значением { $dice }; выберите свободную дорогу у такого форта.
cambria-reason-setup-road-not-free = На дороге { cambria-road } стоит { cambria-holder }; выберите свободную дорогу у форта со значением { $dice }.
cambria-reason-no-neutral-colour = { $seats ->
    [one] «{ $action }» — нельзя: играет { $seats } игрок, а нейтральный цвет бывает только при двух.
    [few] «{ $action }» — нельзя: играют { $seats } игрока, а нейтральный цвет бывает только при двух.
   *[many] «{ $action }» — нельзя: играют { $seats } игроков, а нейтральный цвет бывает только при двух.
}
cambria-reason-no-neutral-in-setup = «{ $action }» — рано: при подготовке нейтральный цвет ничего не выставляет.
cambria-reason-neutral-first = «{ $action }» — рано: сначала нужно выставить нейтрального воина. { $asked }
cambria-reason-neutral-is-done = «{ $action }» — поздно: нейтральный воин на этот ход уже выставлен. Сейчас: { $asked }
cambria-reason-neutral-other-value = Дорога { cambria-road } не ведёт к форту со значением { $dice }; выберите свободную дорогу у такого форта.
cambria-reason-neutral-road-not-free = На дороге { cambria-road } стоит { cambria-holder }; нейтральный воин ставится только на свободную дорогу.
cambria-reason-neutral-supply-first = «{ $action }» — нельзя: пока в запасе есть нейтральные воины, берут их оттуда.
cambria-reason-neutral-road-first = «{ $action }» — рано: сначала назовите свободную дорогу для нейтрального воина.
cambria-reason-neutral-warrior-first = «{ $action }» — рано: сначала скажите, какой нейтральный воин передвигается.
cambria-reason-no-neutral-warrior-there = На дороге { cambria-road } нет нейтрального воина; назовите дорогу, где он есть.
cambria-reason-no-pass-on-double-one = «{ $action }» — при броске { $dice } нельзя: нужно передвинуть легион.
cambria-reason-no-warrior-on-double-one = На дорогу { cambria-road } при броске { $dice } воина не выставить: нужно передвинуть легион.
cambria-reason-other-values = Дорога { cambria-road } не ведёт к форту с выпавшим значением ({ $dice }); выберите свободную дорогу у такого форта.
cambria-reason-other-value-than-double = Дорога { cambria-road } не ведёт к форту со значением дубля ({ $dice }); выберите дорогу у такого форта.
cambria-reason-other-value-beside-one = Дорога { cambria-road } не ведёт к форту со значением второго кубика ({ $dice }); выберите свободную дорогу у такого форта.
cambria-reason-held-by-warrior = На дороге { cambria-road } стоит { cambria-holder }; при броске { $dice } нужна свободная дорога, занятую можно взять только дублем.
cambria-reason-held-by-legion = На дороге { cambria-road } стоит легион; при броске { $dice } нужна свободная дорога, занятую можно взять только дублем.
cambria-reason-held-by-own-warrior = На дороге { cambria-road } уже стоит ваш воин; выберите другую дорогу.
cambria-reason-not-free-beside-one = На дороге { cambria-road } стоит { cambria-holder }; при броске { $dice } воину нужна свободная дорога.
cambria-reason-no-one-rolled = Легион не может пойти на дорогу { cambria-road } при броске { $dice }: для этого нужна единица.
cambria-reason-legion-other-value = Легион не может пойти на дорогу { cambria-road }: при броске { $dice } он идёт к форту со значением второго кубика.
cambria-reason-legion-spares-own-warrior = Легион не может пойти на дорогу { cambria-road }, где стоит ваш воин: для этого нужны две единицы, а не { $dice }.
cambria-reason-legion-stands-there = Легион уже стоит на дороге { cambria-road } и должен уйти на другую.
cambria-reason-ship-is-empty = Корабль { $ship } пуст; кубик меняет только корабль с вашим воином.
cambria-reason-ship-of-another = На корабле { $ship } стоит { cambria-holder }; кубик меняет только корабль с вашим воином.
cambria-reason-ship-already-used = Корабль { $ship } подождёт: в этом ходу один корабль уже использован, а больше одного за ход нельзя.
cambria-reason-die-not-rolled = Ни на одном кубике нет { $die }: выпало { $dice }. Назовите одно из этих значений.
cambria-reason-die-shows-ship-value = На кубике уже { $die } — значение корабля { $ship }; назовите другой кубик.
cambria-reason-legion-before-boarding = На корабль { $ship } сейчас не взойти: это можно только после хода легиона.
cambria-reason-ship-is-taken = Корабль { $ship } не свободен: на нём стоит { cambria-holder }.
cambria-reason-only-boarding-is-left = «{ $action }» — поздно: после хода легиона можно взойти на свободный корабль или отказаться.
cambria-reason-supply-first = { $supply ->
    [one] «{ $action }» — нельзя: в вашем запасе ещё { $supply } воин, сначала идёт он.
    [few] «{ $action }» — нельзя: в вашем запасе ещё { $supply } воина, сначала идут они.
   *[many] «{ $action }» — нельзя: в вашем запасе ещё { $supply } воинов, сначала идут они.
}
cambria-reason-place-before-warrior = «{ $action }» — рано: сначала назовите место, потом воина, который туда передвинется.
cambria-reason-warrior-first = «{ $action }» — рано: сначала скажите, какой из ваших воинов передвигается.
cambria-reason-no-own-warrior-there = «{ $action }» — нельзя: там нет вашего воина. Назовите дорогу или корабль, где он стоит.

cambria-option-map = На какой карте играть?
cambria-option-map-cambria = Камбрия (Уэльс)
cambria-option-map-cumbria = Кумбрия (север Англии)
cambria-option-tie = Кто выше при равных очках и жетонах? (C11.4, C11.5)
cambria-option-tie-last-turn = чей последний ход был раньше
cambria-option-tie-turn-order = кто раньше по порядку хода

cambria-file-fort-form = Строка { $line }: форт записывают так: «fort deva 4 925 190 Deva» — короткое имя, значение, место (два числа) и полное имя. Место и полное имя можно опустить.
cambria-file-road-form = Строка { $line }: дорогу записывают так: «road r05 deva tomen-y-mur» — её короткое имя и короткие имена двух её фортов.
cambria-file-ship-form = Строка { $line }: корабль записывают так: «ship 4 110 590» — значение и место. Место можно опустить.
cambria-file-eagle-form = Строка { $line }: орла записывают так: «eagle 110 350». Место можно опустить.
cambria-file-canvas-form = Строка { $line }: лист записывают так: «canvas 1100 1400» — ширина и высота.
cambria-file-coast-form = Строка { $line }: берег записывают так: «coast 20 30 400 30 400 500» — не меньше трёх мест, по два числа на каждое.
cambria-file-long-coast = Строка { $line }: в берегах слишком много мест, на карте их не больше { $most }. Уберите часть.
cambria-file-no-such-word = Строка { $line }: со слова «{ $word }» строка не начинается. Начните её с fort, road, ship, eagle, canvas или coast, а пометку — со знака #.
cambria-file-bad-number = Строка { $line }, { $what ->
    [value] значение
    [width] ширина
    [height] высота
   *[other] { $what }
}: «{ $word }» сюда не подходит. Напишите целое число от { $low } до { $high }.
cambria-file-second-fort = Строка { $line }: выше уже есть форт «{ $fort }». Дайте этому другое короткое имя.
cambria-file-second-road = Строка { $line }: выше уже есть дорога «{ $road }». Дайте этой другое короткое имя.
cambria-file-second-ship = Строка { $line }: выше уже есть корабль со значением { $ship }. Кораблей по одному на каждое значение от 2 до 6.
cambria-file-second-eagle = Строка { $line }: орёл уже есть выше. Уберите эту строку.
cambria-file-reserved-road = Строка { $line }: дорога не может называться «{ $road }». Выберите другое короткое имя.
cambria-file-no-such-fort = Строка { $line }: ни одна строка выше не начинается с «fort { $fort }». Проверьте, как написано имя; форты стоят раньше своих дорог.
cambria-file-same-fort = Строка { $line }: дорога «{ $road }» ведёт обратно к своему же форту. Напишите два разных форта.
cambria-file-too-many-forts = Строка { $line }: лишний форт, на карте их не больше { $most }. Уберите несколько.
cambria-file-too-many-roads = Строка { $line }: лишняя дорога, на карте их не больше { $most }. Уберите несколько.
cambria-file-too-few-forts = Строка { $line } — последняя, а фортов в файле { $forts }. Для игры нужно не меньше { $fewest }; добавьте ещё.
cambria-file-no-ship = Строка { $line } — последняя, а кораблей не хватает. Добавьте по одному с такими значениями: { $ships }.
cambria-file-no-eagle = Строка { $line } — последняя, а орла нет. Добавьте строку «eagle».
cambria-file-wrong-degree = Строка { $line }: у форта «{ $fort }» значение { $value }, а дорог { $roads }. Дорог у форта столько, сколько указывает его значение; исправьте одно или другое.

## Roma

# Карты во всех предложениях сохраняют латинские имена; здесь сказано, что они значат.
roma-card-sicarius = убийца
roma-card-architectus = архитектор
roma-card-consiliarius = консилиарий
roma-card-legatus = легат
roma-card-gladiator = гладиатор
roma-card-mercator = купец
roma-card-consul = консул
roma-card-legionarius = легионер
roma-card-nero = Нерон
roma-card-praetorianus = преторианец
roma-card-scaenicus = актёр
roma-card-haruspex = предсказатель
roma-card-senator = сенатор
roma-card-velites = велиты
roma-card-essedum = эсседум
roma-card-tribunus = плебейский трибун
roma-card-centurio = центурион
roma-card-aesculapinum = храм Эскулапа
roma-card-basilica = базилика
roma-card-machina = машина
roma-card-forum = форум
roma-card-mercatus = рынок
roma-card-onager = онагр
roma-card-templum = святилище
roma-card-turris = туррис

# Суммы денег и славы.
roma-money = { $money ->
    [one] { $money } сестерций
    [few] { $money } сестерция
   *[many] { $money } сестерциев
}
roma-cost = { $cost ->
    [one] { $cost } сестерций
    [few] { $cost } сестерция
   *[many] { $cost } сестерциев
}
roma-price = { $price ->
    [one] { $price } сестерций
    [few] { $price } сестерция
   *[many] { $price } сестерциев
}
roma-fame = { $fame ->
    [one] { $fame } очко славы
    [few] { $fame } очка славы
   *[many] { $fame } очков славы
}

roma-question-over = Партия окончена.
roma-question-starter = Кто начинает?
roma-question-deal = Какая карта сдаётся?
roma-question-give = Какую карту передать противнику?
roma-question-layout = Какую карту и под какой пустой жетон выложить рубашкой вверх?
roma-question-roll = Что выпало на трёх кубиках?
roma-question-reroll = Тройка одинаковых: перебросить все три или оставить бросок?
roma-question-act = Что сделать? Выложить карту, потратить кубик или закончить ход.
roma-question-draw = Какая карта вытянута?
roma-question-keep = Какую из набранных карт оставить?
roma-question-target = Какой жетон противника выбрать целью?
roma-question-battle = Что выпало на кубике атаки?
roma-question-add-die = Добавить к кубику атаки неиспользованный кубик?
roma-question-second-die = Какой второй кубик потратить на Forum?
roma-question-third-die = Потратить на Forum и третий кубик?
roma-question-lay-free = Какую карту и под какой жетон выложить бесплатно? Можно и закончить.
roma-question-move = Какую свою карту и под какой жетон переместить?
roma-question-put = Под какой жетон положить первую из поднятых карт?
roma-question-set-dice = Как изменить неиспользованные кубики?
roma-question-buy = Сколько очков славы купить?
roma-question-take = Какую карту взять?
roma-question-copy = Кого из своих персонажей копирует Scaenicus?

roma-event-starter = { seat } начинает.
roma-event-dealt = { seat } получает при раздаче { $card }.
roma-event-card-dealt = { seat } получает при раздаче карту.
roma-event-given = { seat } выбирает для передачи { $card }.
roma-event-card-given = { seat } выбирает карту для передачи.
roma-event-received = { seat } получает { $card }.
roma-event-exchanged = Оба игрока получают переданные карты.
roma-event-laid-face-down = { seat } кладёт { $card } рубашкой вверх под жетон { $disc }.
roma-event-card-laid-face-down = { seat } кладёт карту рубашкой вверх под жетон { $disc }.
roma-event-revealed = { seat } вскрывает { $card } под жетоном { $disc }.
roma-event-turn-begun = { seat } начинает ход { $turn }.
roma-event-fame-returned = { $empty ->
    [one] { seat } возвращает { roma-fame } за { $empty } пустой жетон.
    [few] { seat } возвращает { roma-fame } за { $empty } пустых жетона.
   *[many] { seat } возвращает { roma-fame } за { $empty } пустых жетонов.
}
roma-event-rolled = { seat } бросает кубики: { $low }, { $middle } и { $high }.
roma-event-rolls-again = { seat } перебрасывает все три кубика.
roma-event-stands = { seat } оставляет бросок.
roma-event-laid = { $cost ->
    [0] { seat } бесплатно выкладывает { $card } под жетон { $disc }.
   *[other] { seat } выкладывает { $card } под жетон { $disc } за { roma-cost }.
}
roma-event-covered = { seat } перекрывает { $card } под жетоном { $disc }; { $card } уходит в сброс.
roma-event-money-taken = { seat } берёт { roma-money }.
roma-event-cards-called = { $die ->
    [one] { seat } набирает { $die } карту.
    [few] { seat } набирает { $die } карты.
   *[many] { seat } набирает { $die } карт.
}
roma-event-deck-rebuilt = { $cards ->
    [one] Сброс ({ $cards } карта) становится новой колодой.
    [few] Сброс ({ $cards } карты) становится новой колодой.
   *[many] Сброс ({ $cards } карт) становится новой колодой.
}
roma-event-drew = { seat } вытягивает { $card }.
roma-event-card-drawn = { seat } вытягивает карту.
roma-event-kept = { seat } оставляет себе { $card }.
roma-event-card-kept = { seat } оставляет себе карту.
roma-event-discarded = { $early ->
    [1] { seat } сбрасывает { $card }: эта карта набрана до появления новой колоды.
   *[0] { seat } сбрасывает { $card }.
}
roma-event-activated = { seat } активирует { $card } под жетоном { $disc } кубиком { $die }.
roma-event-bribed = { seat } платит за подкуп { roma-money }.
roma-event-copied = { seat } копирует { $card } из-под жетона { $disc }: действует Scaenicus под жетоном { $on }.
roma-event-destroyed = { seat } теряет { $card } под жетоном { $disc }.
roma-event-sent-back = { seat } получает { $card } из-под жетона { $disc } обратно на руку.
roma-event-blocked = { seat } в следующий ход не сможет пользоваться жетоном { $disc }: он заблокирован.
roma-event-freed = { seat } снова может пользоваться жетоном { $disc }.
roma-event-battle = { seat } атакует жетон { $disc }: { $die } против защиты { $defence }.
roma-event-missed = { seat } промахивается: карта под жетоном { $disc } остаётся.
roma-event-die-added = { seat } добавляет кубик { $die } против жетона { $disc }: { $sum } против защиты { $defence }.
roma-event-weakened = { seat } снижает в этом ходу защиту карт противника (активаций Essedum: { $esseda }).
roma-event-fame-gained = { seat } получает { roma-fame }.
roma-event-fame-taken = { seat } забирает у противника { roma-fame }.
roma-event-credited = Запас исчерпан: { roma-fame } { seat } получает сверх него.
roma-event-fame-bought = { seat } покупает { roma-fame } за { roma-money }.
roma-event-dice-changed = { $high ->
    [0] { seat } меняет неиспользованный кубик: теперь { $low }.
   *[other] { seat } меняет неиспользованные кубики: теперь { $low } и { $high }.
}
roma-event-deck-searched = { seat } просматривает колоду.
roma-event-took = { seat } берёт { $card } из колоды.
roma-event-card-taken = { seat } берёт карту из колоды.
roma-event-took-back = { seat } берёт { $card } из сброса.
roma-event-die-spent = { seat } тратит кубик { $die }.
roma-event-moved = { seat } перемещает { $card } из-под жетона { $disc } под жетон { $to }.
roma-event-picked-up = { seat } поднимает { $card } из-под жетона { $disc }.
roma-event-put-down = { seat } снова кладёт { $card } под жетон { $disc }.
roma-event-turn-ended = { $unused ->
    [0] { seat } заканчивает ход.
    [one] { seat } заканчивает ход; не использован { $unused } кубик.
    [few] { seat } заканчивает ход; не использованы { $unused } кубика.
   *[many] { seat } заканчивает ход; не использовано { $unused } кубиков.
}
roma-event-game-over = { $ending ->
    [no_fame] Партия окончена: { seat } остаётся без очков славы.
    [stockpile_empty] Партия окончена: запас очков славы пуст.
   *[turn_limit] Партия окончена: достигнут предел ходов.
}

roma-ending-no-fame = { $mine ->
    [yes] У вас не осталось очков славы.
   *[no] { seat } остаётся без очков славы.
}
roma-ending-stockpile-empty = Запас очков славы опустел.
roma-ending-turn-limit = Достигнут предел ходов.

roma-part-fame = слава

roma-reason-game-is-over = «{ $action }» — поздно: партия окончена, ничего больше сделать нельзя.
roma-reason-not-asked = «{ $action }» не отвечает на открытый вопрос: { $asked }
roma-reason-no-such-disc = «{ $action }» называет жетон, которого нет: жетоны нумеруются от 1 до 6, а 7 есть только с подкупом.
roma-reason-not-in-deck = Карты { $card } в колоде больше нет; выберите карту, которая там есть.
roma-reason-not-in-hand = Карты { $card } нет у вас на руке; выберите карту с руки.
roma-reason-disc-taken = Карту { $card } нельзя положить под жетон { $disc }: там уже лежит ваша карта. Выберите пустой жетон.
roma-reason-too-expensive = Карта { $card } стоит { roma-cost }, а у вас { $money }.
roma-reason-disc-barred = «{ $action }» — нельзя: этот жетон в этом ходу заблокирован, класть туда карты нельзя. Выберите другой.
roma-reason-no-such-die = Ни на одном неиспользованном кубике не выпало { $die }.
roma-reason-nothing-to-draw = Кубиком { $die } нечего набирать: и колода, и сброс пусты.
roma-reason-not-drawn = Карты { $card } нет среди набранных; оставьте одну из них.
roma-reason-disc-empty = Под жетоном { $disc } вашей карты нет.
roma-reason-never-activated = Карту { $card } под жетоном { $disc } не активируют: она действует, пока лежит.
roma-reason-disc-blocked = Карту { $card } нельзя активировать: жетон { $disc } заблокирован до конца этого хода.
roma-reason-no-bribery = «{ $action }» — нельзя: за этим столом играют без подкупа.
roma-reason-bribe-too-high = Подкуп кубиком { $die } стоит столько, сколько на нём выпало, а у вас { roma-money }.
roma-reason-nothing-opposite = { $question ->
    [copy] Scaenicus в роли { $card } ни с кем не сразится: жетон { $on } напротив него пуст; пусть копирует другого персонажа.
   *[other] Карте { $card } не с кем сражаться: жетон напротив пуст.
}
roma-reason-no-character-to-choose = У карты { $card } нет цели: у противника под жетонами нет персонажей.
roma-reason-no-building-to-choose = У карты { $card } нет цели: у противника под жетонами нет зданий.
roma-reason-no-character-discarded = Карте { $card } нечего взять: в сбросе нет персонажей.
roma-reason-no-further-die = Карте { $card } нужен ещё один неиспользованный кубик, а его нет.
roma-reason-no-money-for-fame = Карте { $card } нужно 2 сестерция (после подкупа, если он есть), а у вас { roma-money }.
roma-reason-no-building-in-hand = Карте { $card } нечего выложить: на руке нет зданий.
roma-reason-no-character-in-hand = Карте { $card } нечего выложить: на руке нет персонажей.
roma-reason-all-discs-barred = Карта { $card } не может ничего выложить: все ваши жетоны заблокированы.
roma-reason-nothing-to-search = Карте { $card } нечего просматривать: и колода, и сброс пусты.
roma-reason-nothing-can-move = Карта { $card } не может ничего переместить: картам этого типа некуда перейти.
roma-reason-all-discs-blocked = Карта { $card } не может ничего заблокировать: все жетоны противника уже заблокированы.
roma-reason-nobody-to-copy = Карте { $card } некого копировать: ни один другой ваш персонаж сейчас не может действовать.
roma-reason-no-card-to-choose = Карте { $acting } нужна цель, а жетон { $disc } противника пуст; выберите другой.
roma-reason-no-character-there = Карта { $acting } выбирает персонажей, а { $card } под жетоном { $disc } — здание; выберите другую цель.
roma-reason-no-building-there = Карта { $acting } выбирает здания, а { $card } под жетоном { $disc } — персонаж; выберите другую цель.
roma-reason-already-blocked = Жетон { $disc } противника уже заблокирован; выберите другой.
roma-reason-lays-buildings-only = Карта { $acting } выкладывает только здания, а { $card } — персонаж.
roma-reason-lays-characters-only = Карта { $acting } выкладывает только персонажей, а { $card } — здание.
roma-reason-moves-characters-only = Карта { $acting } перемещает только персонажей, а { $card } под жетоном { $disc } — здание.
roma-reason-moves-buildings-only = Карта { $acting } перемещает только здания, а { $card } под жетоном { $disc } — персонаж.
roma-reason-same-disc = Карта из-под жетона { $disc } должна перейти под другой жетон.
roma-reason-same-type-there = «{ $action }» — нельзя: там лежит карта того же типа, а перекрыть можно только карту другого.
roma-reason-same-type-laid-again = { roma-reason-same-type-there }
roma-reason-leaves-no-space = Карту { $card } нельзя положить под жетон { $disc }: другой из поднятых карт не осталось бы места.
roma-reason-other-number-of-dice = «{ $action }» не соответствует числу неиспользованных кубиков; назовите каждый из них по одному разу.
roma-reason-dice-unchanged = «{ $action }» ничего не меняет; хотя бы один неиспользованный кубик должен измениться на 1.
roma-reason-dice-out-of-reach = «{ $action }» — слишком много: каждый неиспользованный кубик меняется не больше чем на 1.
roma-reason-one-die-by-one = «{ $action }» не подходит: ровно один неиспользованный кубик меняется на 1.
roma-reason-fame-too-dear = «{ $action }» стоит { roma-price }, а у вас { $money }.
roma-reason-opponent-has-less-fame = { $opponent_fame ->
    [one] «{ $action }» — нельзя: у противника только { $opponent_fame } очко славы.
    [few] «{ $action }» — нельзя: у противника только { $opponent_fame } очка славы.
   *[many] «{ $action }» — нельзя: у противника только { $opponent_fame } очков славы.
}
roma-reason-not-discarded = Карты { $card } нет в сбросе; выберите персонажа, который там лежит.
roma-reason-takes-characters-only = Карта { $acting } берёт только персонажей, а { $card } — здание.
roma-reason-copies-characters-only = Копируют только персонажей, а { $card } под жетоном { $disc } — здание.
roma-reason-never-copied = Карту { $card } под жетоном { $disc } не копируют; выберите другого персонажа.

roma-preset-rulebook = все спорные карты — как в правилах
roma-preset-publisher = все спорные карты — как у издателя
roma-option-praetorianus = Чего нельзя делать с жетоном, который заблокировал Praetorianus? (R13.praetorianus)
roma-option-praetorianus-rulebook = активировать карту под ним, выкладывать и перемещать карты под него
roma-option-praetorianus-publisher = только активировать карту под ним
roma-option-consul = Как Consul меняет неиспользованные кубики? (R13.consul)
roma-option-consul-rulebook = каждый на 1 или никак
roma-option-consul-publisher = ровно один на 1
roma-option-relocate = Что перемещают Consiliarius и Machina? (R13.relocate)
roma-option-relocate-rulebook = одну карту своего типа
roma-option-relocate-publisher = все карты своего типа выкладываются заново
roma-option-mercatus = Откуда берутся очки славы за Mercatus? (R13.mercatus)
roma-option-mercatus-rulebook = из запаса
roma-option-mercatus-publisher = от противника
roma-option-turris = Какие карты защищает Turris? (R13.turris)
roma-option-turris-rulebook = все карты владельца, включая себя
roma-option-turris-publisher = все остальные карты владельца
roma-option-bribery = Играть с седьмым жетоном для подкупа? (R13.bribery)
roma-option-bribery-off = нет, шесть жетонов
roma-option-bribery-on = да, семь жетонов и пять карт в начале
roma-option-starter = Кто начинает? (R1.6)
roma-option-starter-fate = решает судьба
roma-option-starter-0 = Игрок A
roma-option-starter-1 = Игрок B

roma-file-card-form = Строка { $line }: карта — это шесть слов: имя, тип, число экземпляров, стоимость, защита и кубики. Здесь слов: { $words }.
roma-file-no-such-card = Строка { $line }: карты «{ $card }» в «Роме» нет. Напишите имя так, как в нашем файле.
roma-file-wrong-type = Строка { $line }: { $card } — { $wanted ->
    [character] персонаж; напишите character
   *[building] здание; напишите building
}, а не «{ $word }».
roma-file-wrong-copies = Строка { $line }: экземпляров карты { $card } в игре { $wanted }. Напишите { $wanted }, а не { $word }.
roma-file-wrong-dice = Строка { $line }: в столбце кубиков у карты { $card } стоит «{ $wanted }», а не «{ $word }». Напишите так, как в нашем файле.
roma-file-bad-number = Строка { $line }, { $what ->
    [copies] число экземпляров
    [cost] стоимость
   *[defence] защита
}: «{ $word }» сюда не подходит. Напишите целое число от { $low } до { $high }.
roma-file-second-card = Строка { $line }: { $card } уже есть в строке { $first }. Уберите одну из двух.
roma-file-missing-card = Строка { $line } — последняя, а карты { $card } нет. Каждой из 25 карт нужна своя строка.

## Партия: почему просьба отклонена, в любой игре

match-reason-stale = С тех пор как вы смотрели, игра ушла вперёд: имелась в виду запись { $meant }, а теперь запись { $entry }. Посмотрите ещё раз.
match-reason-not-asked = { $asked ->
    [-1] Сейчас за столом никого не спрашивают: отвечает судьба.
   *[other] Сейчас не ваш ход: отвечает другой игрок.
}
match-reason-no-such-action = { $number } — не действие; их номера от 0 до { $most }.
match-reason-no-such-words = «{ $words }» — не действие. Пример: { $examples }.
match-reason-open-elsewhere = Файл { $file } открыт за другим столом; сначала закройте его там.
match-reason-no-such-seat = Места { $seat } за этим столом нет.
match-reason-bad-name = В имени от 1 до { $most } знаков, и ни одного управляющего.
match-reason-bad-text = { $what ->
    [name] В имени
    [title] В названии
    [word] В слове для кубиков
   *[line] В строке чата
 } может быть от 1 до { $most } букв и знаков, и ни одного, что прячет или переворачивает текст. Исправьте и попробуйте ещё раз.
match-reason-not-over = Партия ещё не окончена: остался открытый вопрос.
match-reason-dealer-answers = За этим столом бросает кубики и тянет карты сдающий; никто не вправе делать это за него.
match-reason-no-dealer = За этим столом нет сдающего: введите то, что вы бросили и вытянули.
match-reason-finished = Партия окончена; в ней больше ничего нельзя сделать.
match-reason-nearly-full = Запись этой партии почти заполнена: ходы больше не возвращают, места не передают.
match-reason-undo-never = За этим столом ходы не возвращают.
match-reason-undo-nothing = Вы ещё не ходили: возвращать нечего.
match-reason-undo-not-yours = Вернуть можно только свои ходы.
match-reason-undo-no-ply = Запись { $entry } вернуть нельзя: это не ход, или он уже возвращён.
match-reason-undo-after-fate = Этот ход уже не вернуть: с тех пор брошены кубики или вытянута карта.
match-reason-undo-after-seat = Этот ход уже не вернуть: с тех пор решал кто-то другой.
match-reason-undo-after-reveal = Этот ход уже не вернуть: благодаря ему кое-что стало известно.
match-reason-onlooker = Вы зритель; это могут только те, у кого есть место. Откройте ссылку на место.
match-reason-not-begun = Партия ещё не началась; дождитесь первой карты.
match-reason-not-yours = Это не ваше место; отвечайте за то, которое у вас есть.
match-reason-no-takeback = Вернуть этот ход больше никто не просит; посмотрите на стол ещё раз.
match-reason-no-person = Там сидит не человек; бот может заменить только человека.
match-reason-not-away = Бот может заменить человека, когда того нет { $seconds } секунд. Подождите немного.
match-reason-no-chat = За этим столом нет чата.
match-reason-not-owner = Это может только хозяин стола; попросите его.
match-reason-chair-open = Одно место ещё свободно: дождитесь гостя или посадите бота.
match-reason-chair-taken = Это место занято; выберите другое.
match-reason-table-full = Все места заняты; можно только смотреть.
match-reason-table-begun = Эта партия уже началась: ни места, ни кубики больше не меняются.
match-reason-no-hints = Подсказки есть только в игре с одними ботами.
match-reason-no-writer = Сервер как раз передаёт этот стол. Попробуйте чуть позже; все ходы сохранены.
match-reason-unavailable = Сервер сейчас ничего не может записать, поэтому ничего не произошло. Попробуйте чуть позже.
match-reason-other-rules = Эта партия начата по правилам, которых этот сервер не знает: { $what } Ничего не изменено.
match-reason-version = Эта страница старше сервера. Обновите её.
match-reason-try-again = Сейчас не получилось. Попробуйте чуть позже.
match-reason-too-many = Слишком много сразу. Подождите немного и попробуйте снова.
match-reason-no-such-table = Такого стола нет. Попросите ссылку ещё раз.
match-reason-illegal = Сейчас так нельзя. Стол показывает, как можно.
match-reason-unreadable = Сервер этого не понял: { $what }
match-reason-too-large = Этот файл слишком велик: в нём может быть не больше { $most } знаков. Выберите другой.
match-reason-not-utf8 = Некоторые буквы этого файла не читаются. Сохраните его как текст в UTF-8 (в редакторе: «Сохранить как») и выберите снова.
match-reason-no-record = Этот файл начинается не так, как запись партии. Выберите тот, что сохранён в конце партии; его имя кончается на .jsonl.
match-reason-record-broken-off = Файл обрывается посреди строки, значит, сохранён не целиком. Всё, что до неё, в порядке. Сохраните его ещё раз и откройте снова.
match-reason-record-changed = В этой записи потом что-то изменили: её печать не сходится. Откройте файл таким, каким он был сохранён.
match-reason-record-damaged = Строка { $line } этой записи здесь не читается: её изменили, или она из другой версии Lusoria. Откройте файл таким, каким он был сохранён.
match-reason-record-too-long = Эта запись слишком длинна: чтобы пройти её, нужно больше { $seconds } секунд. Откройте другую.

## Стол в терминале

table-player = Игрок { $letter }
table-you = вы
table-round = раунд { $number }
table-turn = ход { $number }
table-set-up = подготовка
table-begins = начинает:
table-on-turn = ходит
table-gaul = Галлы
table-roman = Римляне
table-left = ещё { $count }
table-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
table-must-go = { $count ->
    [one] ({ $count } карта уйдёт зимой)
    [few] ({ $count } карты уйдут зимой)
   *[other] ({ $count } карт уйдёт зимой)
}
table-must-go-briefly = (−{ $count } зимой)
table-stockpile = запас славы { $count }
table-deck = колода { $count }
table-discards = сброс { $count }
table-discard-pile = сброс
table-more-cards = … ещё { $count }
table-keep-one-of = оставить 1 из
table-fame = слава { $count }
table-money = { $count ->
    [one] { $count } сестерций
    [few] { $count } сестерция
   *[other] { $count } сестерциев
}
table-building = здание
table-character = персонаж
table-def = зщ
table-blocked = заблок.
table-hand = рука
table-hand-or-face-down = на руке или рубашкой вверх
table-hidden-cards = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[other] { $count } закрытых карт
}
table-dice = кубики
table-drawn = набрано
table-hand-or-drawn = на руке или набрано
table-picked-up = поднято
table-laid-next = { $card } (следующая)
table-acts = действует { $card }
table-forts-stand = { $count ->
    [one] стоит { $count } форт
    [few] стоят { $count } форта
   *[other] стоит { $count } фортов
}
table-neutral = нейтральный
table-tokens = форты { $forts }, жетоны очков { $points }
table-supply = { $count } в запасе
table-ships = корабли
table-eagle = орёл
table-away = ушёл
table-legion = легион

table-thinking = думает…
table-getting-ready = { $step ->
    [rules] { $seconds } с: подготовка правил, { $done } из { $of }. Долго только в первый раз.
    [bots] { $seconds } с: подготовка ботов. Долго только в первый раз.
   *[start] { $seconds } с: боты готовятся.
}
table-bot-failed = Сбой бота { $name }: { $why }
table-bots-ended = Процесс ботов завершился с кодом { $status }. Его последние слова: { $words }
table-bot-failed-help = Ничего не потеряно. Enter — попробовать ещё раз. Или назовите, кто займёт место ({ $bots }). Или «выход», а продолжить можно потом.
table-bot-unknown = «{ $line }» здесь не подходит.
table-try-again = Ничего не потеряно: наберите «{ $command }» ещё раз, и процесс запустится заново.
table-too-small = В окне { $width } × { $height } знаков, а столу нужно { $columns } × { $lines }. Увеличьте окно или уменьшите шрифт и нажмите Enter. Отвечать можно и так:
table-curtain = Теперь за клавиатурой { $name }. Остальные отворачиваются. Нажмите Enter.
table-which = { $head } … что именно? { $tails }
table-several = «{ $line }» можно понять по-разному: { $answers }. Наберите одно из этого.
table-not-understood = «{ $line }» — не ответ и не команда. Наберите то, что предлагает меню, или «помощь».
table-did-you-mean = Может быть, «{ $line }»?
table-like-this = Например: «{ $line }».
table-allowed = «{ $action }» — можно.
table-hint-from = Так сыграл бы { $bot }, если бы и все остальные играли как { $bot }:
table-hint = { $action }: победа { $percent } %
table-undone = Отменено: { $action }
table-undo-not = Отменить ничего нельзя: после последнего ответа брошены кубики, открыта карта или решал кто-то другой.
table-undo-nothing = Вы ещё ни на что не ответили: отменять нечего.
table-saved = Каждый ответ сохраняется сразу, в { $path }
table-pace = Темп ботов: { $pace }. Наберите «темп» с одним из слов: { $all }.
table-pace-slow = медленный
table-pace-normal = обычный
table-pace-fast = быстрый
table-kept = До свидания. Партия сохранена; продолжить её можно когда угодно:
table-record-told = Запись партии с ключом сдающего:
table-rules-how = наберите «правила» с номером, картой или словом
table-rules-none = Нет правила с номером или словом «{ $asked }».
table-why-none = Сейчас не запрещено ничего из того, чего можно было бы ожидать.
table-why-title = Чего можно было бы ожидать и почему сейчас так нельзя
table-log-title = Что произошло, последнее сверху
table-more = Enter — дальше, q — хватит
table-total = итого
table-winners = { $count ->
    [one] Победитель: { $names }.
    [few] Победу делят: { $names }.
   *[other] Победу делят: { $names }.
}

table-step-at = ход { $turn }, запись { $number } из { $count }
table-step-back = назад
table-step-turn = ход
table-step-end = конец
table-step-how = Enter — дальше · назад · ход — к следующему ходу · число — к этому ходу · конец · выход

table-help-title = Что можно набрать
table-help-answers = { $game ->
    [armorica] Число — это число на столе: «1» берёт карту с пометкой [1]. Можно и словами: «взять G-A3», «g-a3»; от слова достаточно подчёркнутых букв. Tab дополняет, Enter рисует стол заново.
    [roma] Числа — это кубики и жетоны: «деньги 5», «выложить forum 4». От слова достаточно подчёркнутых букв, от имени — стольких, чтобы его узнать: «forum 4». Tab дополняет, Enter рисует стол заново.
   *[cambria] Число — это дорога, как на карте: «выставить 5», «выставить r05» или просто «5». От слова достаточно подчёркнутых букв. Tab дополняет, Enter рисует стол заново.
}
table-help-hint = три лучших ответа с шансами на победу
table-help-undo = отменить последний ответ, пока не стало известно ничего нового
table-help-rules = { $game ->
    [armorica] правила по номеру или слову: «правила A4.2», «правила амфор»
    [roma] правила по номеру, карте или слову: «правила R6.2», «правила forum»
   *[cambria] правила по номеру или слову: «правила C6.2», «правила легион»
}
table-help-table = весь стол, страница за страницей
table-help-log = всё, что произошло
table-help-why = { $game ->
    [armorica] почему так нельзя: «почему взять G-A6»; просто «почему» — обо всём
    [roma] почему так нельзя: «почему активировать 3»; просто «почему» — обо всём
   *[cambria] почему так нельзя: «почему выставить r05»; просто «почему» — обо всём
}
table-help-save = куда записывается партия
table-help-pace = как быстро ходят боты: «темп быстрый»
table-help-quit = уйти; партию можно продолжить
table-help-help = эта страница
table-legend-armorica = [3] — карта в пределах досягаемости, третья справа, и «3» берёт её; если спрашивают о другом ряде, она только выделена. Чёрточки в дисплее разделяют наборы. Число после названия значка — его сумма. Амфоры 5/6: пять амфор на шесть карт. Где места мало, слово заменяют две его буквы.
table-legend-roma = П персонаж, З здание, $ цена, зщ действующая защита, ниже — что её меняет. Жетон со знаком ◄ подходит к неиспользованному кубику. ▒ рубашкой вверх, × заблокирован. «правила forum» расскажет, что делает карта.
table-legend-cambria = На карте: [4] — форт и его значение, (A) — форт, взятый A, 05· — свободная дорога, 05B — дорога, где стоит B. В списке после форта: его значение, + жетон очков, затем дороги и кто на них стоит: буква места, N нейтральный, L легион, · никого. →A: форт достался бы A. =A: форт взят A. После кубиков → r05: куда идёт воин, которого сейчас выбирают.

table-command-hint = совет
table-command-undo = назад
table-command-rules = правила
table-command-table = стол
table-command-log = журнал
table-command-why = почему
table-command-save = сохранить
table-command-pace = темп
table-command-quit = выход
table-command-help = помощь

table-which-game = Во что сыграем?
table-about-armorica = расселять галлов и римлян, кормить их и собирать наборы (2–4)
table-about-roma = кубики и карты, поединок за славу (2)
table-about-cambria = перекрыть дороги у римских фортов (2–5)
table-how-many = Сколько игроков?
table-which-rules = По каким правилам?
table-rules-usual = как обычно
table-rules-change = настроить по отдельности
table-which-opponent = Кто сядет на место { $letter }?
table-mixed = На каждом месте свой
table-friend = Друг за этой клавиатурой
table-lobby-unknown = «{ $line }» нет в этом списке. Наберите номер или имя.
table-lobby-foot = Enter — строка со звёздочкой. «назад» — к прошлому вопросу. «выход» — уйти.
table-back = назад
table-go-on = Продолжить: { $game } от { $when }, соперники: { $others }
table-when = %d.%m, %H:%M
table-friends = друзья
table-play-again = Ещё партию? Enter — за тем же столом. «меню» — другая игра. «выход» — уйти.
table-menu = меню
table-which-opponents = Против кого?
table-level-tiro = новобранец, приветливый
table-level-miles = солдат, знающий основы
table-level-centurio = строит планы и наказывает ошибки
table-level-legatus = сильный
table-level-imperator = сильнейший
table-with-friends = Друзья за этой клавиатурой

table-word-activate = активировать
table-word-battle = битва
table-word-board = взойти
table-word-bribe = подкупить
table-word-buy = купить
table-word-cards = карты
table-word-copy = копировать
table-word-discard = сбросить
table-word-done = готово
table-word-draw = вытянуть
table-word-end = конец
table-word-for = за
table-word-from = с
table-word-give = отдать
table-word-keep = оставить
table-word-lay = выложить
table-word-legion = легион
table-word-money = деньги
table-word-move = передвинуть
table-word-neutral = нейтральный
table-word-pass = пас
table-word-place = выставить
table-word-put = положить
table-word-reroll = перебросить
table-word-roll = бросок
table-word-set = изменить
table-word-ship = корабль
table-word-spend = потратить
table-word-stand = принять
table-word-start = старт
table-word-take = взять
table-word-target = цель

## `lusoria show` и `lusoria replay`

replay-fate = судьба
replay-table = { $game }, версия правил { $rules }{ $options }, компоненты { $components }
replay-seat-taken = { $name } садится на место { $letter }
replay-undo = назад: до записи { $entry }
replay-typed = за столом
replay-audit = Ключ тот самый, что был обещан; из него следуют все ответы сдающего ({ $count })
replay-audit-none = { $why ->
    [no_dealer] Кубики нельзя проверить: за этим столом не было сдающего, игроки бросали и тянули сами.
   *[unfinished] Кубики пока нельзя проверить: сдающий откроет свой ключ в конце партии.
}
replay-audit-typed = { $count ->
    [one] ; { $count } введён за столом
    [few] ; { $count } введены за столом
   *[many] ; { $count } введено за столом
}
