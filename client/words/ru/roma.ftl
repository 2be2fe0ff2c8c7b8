# Что делает карта, одной строкой (R12; варианты как в правилах).

roma-text-sicarius = Сбра­сывает персо­нажа против­ника и себя самого.
roma-text-architectus = Выложите здания с руки бесплатно.
roma-text-consiliarius = Перестав­ляет одного вашего персо­нажа на другой жетон.
roma-text-legatus = 1 очко славы за каждый пустой жетон против­ника.
roma-text-gladiator = Возвращает персо­нажа против­ника ему на руку.
roma-text-mercator = Покупает славу у против­ника, по 2 сестер­ция за очко.
roma-text-consul = Повы­шает или пони­жает остав­шиеся кубики на 1.
roma-text-legionarius = Сражается с картой напротив.
roma-text-nero = Сбра­сывает здание против­ника и себя самого.
roma-text-praetorianus = Блокирует жетон против­ника на один ход.
roma-text-scaenicus = Действует как другой ваш персо­наж.
roma-text-haruspex = Берёт любую карту из колоды.
roma-text-senator = Выложите персо­нажей с руки бесплатно.
roma-text-velites = Сражаются с любым персо­нажем против­ника.
roma-text-essedum = Защита всех карт против­ника −2 в этот ход.
roma-text-tribunus = Отбирает у против­ника 1 очко славы.
roma-text-centurio = Сражается с картой напротив; при промахе — ещё кубик.
roma-text-aesculapinum = Берёт персо­нажа из сброса.
roma-text-basilica = Соседний Forum приносит ещё 2 очка славы.
roma-text-machina = Перестав­ляет одно ваше здание на другой жетон.
roma-text-forum = Тратит два кубика: слава — по второму.
roma-text-mercatus = 1 очко славы за каждый Forum против­ника.
roma-text-onager = Сражается с любым зданием против­ника.
roma-text-templum = Соседний Forum может засчитать третий кубик.
roma-text-turris = Защита всех ваших карт +1.

# Где за столом карту читают иначе, чем в правилах (R13).

roma-text-turris-publisher = Защита ваших других карт +1.
roma-text-consiliarius-publisher = Расклады­вает заново всех ваших персо­нажей.
roma-text-machina-publisher = Расклады­вает заново все ваши здания.
roma-text-consul-publisher = Повы­шает или пони­жает один остав­шийся кубик на 1.
roma-text-mercatus-publisher = Берёт у против­ника 1 очко славы за каждый Forum.

# Стол.

roma-setup = Подготовка
roma-turn = Ход { $turn }
roma-turn-of = Ход { $turn } · { $name }
roma-phase-empty = Пустые жетоны
roma-phase-roll = Бросок
roma-phase-actions = Действия
roma-fame-word = слава
roma-owner = { $whose ->
    [mine] Вы
   *[theirs] Противник
}
roma-fame-n = { $fame ->
    [one] { $fame } очко славы
    [few] { $fame } очка славы
   *[many] { $fame } очков славы
}
roma-sestertii = { $money ->
    [one] сестерций
    [few] сестерция
   *[many] сестерциев
}
roma-stockpile = Запас
roma-stockpile-empty = пуст
roma-left = осталось { $left }
roma-ends-at-none = конец при 0
roma-turns-left = { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
   *[many] осталось { $turns } ходов
}
roma-deck = Колода { $cards }
roma-discard = Сброс { $cards }
roma-piles = Колода { $deck } · Сброс { $discard }
roma-piles-title = Стопки
roma-look-discard = Сброс, { $cards }: просмотреть
roma-cards-in-hand = { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[many] { $cards } карт на руке
}
roma-hand = { $cards ->
    [one] Ваша рука, { $cards } карта
    [few] Ваша рука, { $cards } карты
   *[many] Ваша рука, { $cards } карт
}
roma-discs = Жетоны и карты по обе стороны
roma-dice = Кубики действий
roma-dice-of = Кубики: { $name }
roma-no-dice = неиспользованных кубиков нет
roma-dice-rest = Кубики ждут, пока карты не открыты.
roma-picked-up = поднят
roma-used = потрачен
roma-used-money = деньги
roma-used-cards = карты
roma-die-used = Кубик { $value }, потрачен: { $use }
roma-die-spent = { $value ->
    [0] Потраченный кубик
   *[other] Кубик { $value }, потрачен
}
roma-disc = Жетон { $disc }
roma-can = можно выбрать
roma-place = { $whose ->
    [mine] Ваш жетон { $disc }
   *[theirs] Жетон { $disc } противника
}
roma-free = пусто
roma-empty = пусто
roma-empty-costs = −1 за ход
roma-face-down = рубашкой вверх
roma-blocked = заблокирован
roma-defence = защита
roma-defence-of = защита { $defence }
roma-lost = пропадёт
roma-goes-too = уходит
roma-laid-note = Ваши карты выложены. Пока их не открыли, видите их только вы.
roma-supply-money = Банк: поднимите кубик, чтобы взять деньги
roma-supply-cards = Колода: поднимите кубик, чтобы набрать карты
roma-supply = { $use ->
    [money] Банк
   *[cards] Колода
}

# Что можно сделать.

roma-end-turn = Закончить ход
roma-activate = Активи­ровать { $card }
roma-against = { $card }: нужно { $defence }+
roma-needs = нужно { $defence }+
roma-bribe = Подку­пить { $card }
roma-pay = заплатить { $money }
roma-pay-short = за { $money }
roma-takes-dice = { $further ->
    [1] 2 кубика
   *[other] 2–3 кубика
}
roma-use-money = Взять { $n }
roma-use-cards = { $n ->
    [1] Взять карту
   *[other] Набрать { $n }, оставить 1
}
roma-done = Готово
roma-reroll = Перебросить
roma-stand = Оставить
roma-cover = Заменить { $card }
roma-loses = теряется { $card }
roma-keep = Оставить { $card }
roma-keep-word = оставить
roma-take = Взять { $card }
roma-take-card = Взять карту
roma-set = Повернуть: { $dice }
roma-set-dice = Повернуть кубики
roma-and = { $a } и { $b }
roma-buy = Купить { $fame }
roma-buy-most = Максимум: { $fame }
roma-ends-game = конец партии
roma-less = Меньше
roma-more = Больше
roma-die-up = Повысить кубик { $value }
roma-die-down = Понизить кубик { $value }
roma-leave-it = Не добавлять

# О чём спрашивают.

roma-tap-glow = Нажмите на то, что светится.
roma-ask-give = { $n ->
    [1] Какую карту передать игроку { $name }?
   *[other] Какую вторую карту передать игроку { $name }?
}
roma-give-more = Оба выбирают, затем оба получают. Чтобы прочесть карту, задержите на ней мышь или палец.
roma-you-pass = Вы отдаёте
roma-they-pass = { $name } отдаёт
roma-nth-card = { $n }-я карта
roma-waits-give = { $name } выбирает две карты для передачи.
roma-waits-layout = { $name } выкладывает карты рубашкой вверх.
roma-waits-layout-more = Видно, какие жетоны заняты, но не видно, какими картами.
roma-ask-layout = Какую карту выложить?
roma-ask-layout-more = { $bribery ->
    [on] Все ваши карты ложатся рубашкой вверх, каждая под свой жетон. Кубик с этим числом активирует карту; под жетоном 7 — любой, за подкуп.
   *[off] Все ваши карты ложатся рубашкой вверх, каждая под свой жетон. Кубик с этим числом активирует карту.
}
roma-ask-lay-free = Какую карту выложить бесплатно?
roma-ask-lay-free-more = Сколько угодно; можно и закончить.
roma-ask-disc = Куда положить { $card }?
roma-ask-disc-act = { $money ->
    [1] За единственный сестерций. Карта, лежащая там, теряется.
    [one] За { $cost } из ваших { $money } сестерция. Карта, лежащая там, теряется.
   *[many] За { $cost } из ваших { $money } сестерциев. Карта, лежащая там, теряется.
}
roma-ask-disc-layout = Каждый пустой жетон стоит 1 очко славы в начале вашего хода.
roma-ask-disc-lay-free = Бесплатно. Карта, лежащая там, теряется.
roma-ask-cover = Положить { $card } под жетон { $disc }?
roma-ask-cover-move = Переместить { $card } под жетон { $disc }?
roma-ask-cover-more = { $card } уходит в сброс, ничего не возвращается.
roma-ask-act = Что вы сделаете?
roma-ask-act-dice-cards = Поднимите кубик или карту либо закончите ход.
roma-ask-act-dice = Поднимите кубик или закончите ход.
roma-ask-act-none-cards = Выложите карту или закончите ход.
roma-ask-act-none = Закончите ход.
roma-ask-act-done = Больше делать нечего.
roma-ask-end = { $dice ->
    [1] Закончить ход с неиспользованным кубиком?
   *[other] Закончить ход с неиспользованными кубиками ({ $dice })?
}
roma-ask-end-more = Неиспользованные кубики пропадают. Они принесли бы { roma-money }.
roma-ask-die = На что потратить кубик { $die }?
roma-ask-die-more = Нажмите на то, что светится, или ещё раз на кубик, чтобы вернуть его.
roma-ask-reroll = Трижды { $die }: перебросить все или оставить?
roma-ask-reroll-more = Только когда все три одинаковы.
roma-ask-keep = Какую из набранных карт оставить?
roma-ask-keep-more = { $cards ->
    [0] Карта только одна.
    [1] Другая уходит в сброс в открытую.
   *[other] Остальные { $cards } уходят в сброс в открытую.
}
roma-drawn = { $cards ->
    [one] { $cards } набранная карта
    [few] { $cards } набранные карты
   *[many] { $cards } набранных карт
}
roma-ask-target-other = Какой жетон игрока { $name } выбирает { $card }?
roma-ask-target-sicarius = Кого убивает Sicarius?
roma-ask-target-sicarius-more = Он уходит в сброс вместе с жертвой.
roma-ask-target-nero = Что сжигает Nero?
roma-ask-target-nero-more = Он уходит в сброс вместе со зданием.
roma-ask-target-gladiator = Кого Gladiator отправляет обратно на руку?
roma-ask-target-velites = Кого атакуют Velites?
roma-ask-target-velites-more = Кубик атаки должен достичь защиты.
roma-ask-target-onager = Какое здание атакует Onager?
roma-ask-target-onager-more = Кубик атаки должен достичь защиты.
roma-ask-target-praetorianus = Какой жетон заблокировать на следующий ход игрока { $name }?
roma-ask-copy = Какого персонажа копирует Scaenicus?
roma-ask-copy-more = Он действует на своём месте.
roma-ask-move = Какую карту переместить?
roma-ask-move-more = Сначала карта, затем её новый жетон.
roma-ask-move-to = Куда переместить { $card }?
roma-ask-move-to-more = { $type ->
    [building] Персонаж, лежащий там, теряется.
   *[character] Здание, лежащее там, теряется.
}
roma-ask-put-more = Все поднятые карты раскладываются заново, каждая под свой жетон.
roma-from-disc = из-под жетона { $disc }
roma-ask-add-die = Добавить один из ваших кубиков?
roma-ask-add-die-more = Он тратится при любом исходе.
roma-hits = попадание
roma-misses = промах
roma-hit = { $die } против { $defence }: попадание
roma-miss = { $die } против { $defence }: промах
roma-miss-by = { $die } против { $defence }: не хватает { $by }
roma-falls = в сброс
roma-ask-second-die = Какой второй кубик потратить?
roma-ask-second-die-more = Он приносит столько очков славы, сколько показывает.
roma-basilica-adds = Basilica: +{ $bonus }.
roma-ask-third-die = Потратить и третий кубик?
roma-keep-third-die = без третьего
roma-ask-third-die-more = Templum рядом с Forum это позволяет.
roma-ask-set = { $consul ->
    [publisher] Какой кубик повысить или понизить?
   *[rulebook] Какие кубики повысить или понизить?
}
roma-ask-set-to = Превратить { $from } в { $to }?
roma-ask-set-more = { $consul ->
    [publisher] На 1 вверх или вниз, только один кубик.
   *[rulebook] На 1 вверх или вниз, хотя бы один кубик.
}
roma-ask-buy = Сколько очков славы купить?
roma-ask-buy-more = { $money ->
    [one] По { $money } сестерцию, их получает { $name }. Не больше { $most }.
    [few] По { $money } сестерция, их получает { $name }. Не больше { $most }.
   *[many] По { $money } сестерциев, их получает { $name }. Не больше { $most }.
}
roma-ask-take-deck = Какую карту взять из колоды?
roma-ask-take-deck-more = Отметьте карту, затем возьмите её. После этого колода тасуется.
roma-ask-take-discard = Какого персонажа взять?
roma-ask-take-discard-more = Из сброса; все видят, какого.
roma-the-deck = Колода
roma-the-discard = Сброс
roma-find = Название или действие
roma-find-none = Такой карты здесь нет.
roma-sort = Какие карты
roma-sort-all = Все { $cards }
roma-sort-character = Персонажи { $cards }
roma-sort-building = Здания { $cards }
roma-copies = { $card }, { $copies } шт.

# Карта с пояснениями.

roma-type-character = персонаж
roma-type-building = здание
roma-to-lay = { $cost ->
    [one] сестерций за выкладку
    [few] сестерция за выкладку
   *[many] сестерциев за выкладку
}
roma-to-activate = { $dice ->
    [0] действует, пока лежит
    [one] кубик для активации
   *[other] кубика для активации
}
roma-printed = на карте { $defence }
roma-may-activate = { $further ->
    [0] Можно активировать кубиком { $die }.
    [1] Можно активировать кубиком { $die }; потом понадобится второй кубик.
   *[other] Можно активировать кубиком { $die }; потом понадобится второй кубик, а по желанию и третий.
}
roma-may-bribe = { $further ->
    [0] Можно подкупить кубиком { $die }, заплатив { $die }.
    [1] Можно подкупить кубиком { $die }, заплатив { $die }; потом понадобится второй кубик.
   *[other] Можно подкупить кубиком { $die }, заплатив { $die }; потом понадобится второй кубик, а по желанию и третий.
}
roma-may-lay = Можно выложить сейчас.
roma-in-the-game = В игре { $copies }
roma-on-disc = под жетоном { $disc }
roma-in-your-hand = { $cards } у вас на руке
roma-among-drawn = { $cards } среди набранных
roma-in-their-hand = { $down ->
    [yes] { $cards } у противника на руке или рубашкой вверх
   *[no] { $cards } у противника на руке
}
roma-discarded = { $cards } в сбросе
roma-unseen = { $cards } не видно

# Ответы по именам, для подсказок и пояснений.

roma-own-dice = Свои кубики и карты: выберите, что выпало.
roma-own-battle = { $card } против { $other }: попадание при { $defence } и больше. Выберите, что выпало.
roma-label-lay = { $a } под жетон { $b }
roma-label-put = под жетон { $a }
roma-label-target = жетон { $a }
roma-label-copy = копировать жетон { $a }
roma-label-move = жетон { $a } под жетон { $b }
roma-label-activate = активировать жетон { $a }
roma-label-bribe = подкуп кубиком { $a }
roma-label-money = деньги за { $a }
roma-label-cards = карты за { $a }
roma-label-buy = купить славы: { $a }
roma-label-set = кубики: { $a } { $b }
roma-label-spend = потратить { $a }
roma-label-give = передать { $a }
roma-label-keep = оставить { $a }
roma-label-take = взять { $a }
roma-label-end = закончить ход
roma-label-done = готово
roma-label-stand = оставить
roma-label-reroll = перебросить
roma-headline-act-dice-cards = Ваш ход: кубик, карта или конец хода
roma-headline-act-dice = Ваш ход: кубик или конец хода
roma-headline-act-none-cards = Ваш ход: карта или конец хода
roma-headline-act-none = Ваш ход: пора закончить

# Why something cannot be chosen.

roma-why-other-disc = { $bribery ->
    [on] Кубиком активируют карту под жетоном с тем же номером ({ $die } — под жетоном { $die }) или подкупают карту под жетоном 7. Ещё за него берут деньги или карты.
   *[off] Кубиком активируют карту под жетоном с тем же номером: { $die } — под жетоном { $die }. Ещё за него берут деньги или карты.
}
roma-why-used = Этот кубик уже потрачен: каждый годится только на одно действие.
roma-why-blocked = { $barred ->
    [yes] Этот жетон заблокирован: пока ход не окончен, его карту не активировать и другую туда не положить.
   *[no] Этот жетон заблокирован: его карту не активировать, пока ход не окончен.
}
roma-why-face-down = Рубашкой вверх, пока оба не выложат все карты.
roma-why-free = Свободное место. При подготовке каждая карта ложится под свой жетон.
roma-why-empty = Пустой жетон: в начале каждого своего хода владелец теряет за него 1 очко славы.
roma-why-no-discard = В сбросе пока пусто.
roma-why-less = Пока ничего не куплено.
roma-why-buy = Покупают хотя бы 1 очко славы: сначала выберите сколько.
roma-why-take = Сначала отметьте карту: нажмите на одну из тех, что светятся.
roma-why-set = Сначала повысьте или понизьте кубик.
roma-why-turn = { $value } так не повернуть: на кубике от 1 до 6, и меняется он на 1, насколько позволяет карта.
roma-end-lead = { $points ->
    [one] { $points } очко славы
    [few] { $points } очка славы
   *[many] { $points } очков славы
}{ $ahead ->
    [0] , столько же у противника. Ничья.
   *[other] , на { $ahead } больше, чем у противника.
}
roma-fame-from = источник славы
