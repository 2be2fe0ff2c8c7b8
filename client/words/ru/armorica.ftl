# Стол «Арморики»: то, что говорит только браузер.

armorica-round = Раунд { $round } из { $last }
armorica-last-round = Последний раунд
armorica-phase-gaul = Галлы
armorica-phase-roman = Римляне
armorica-phase-winter = Зима
armorica-phase-fed = Зима: все сыты
armorica-heading = Раунд { $round } · { $phase }

armorica-headline-gaul = Ваш ход: возьмите галла или спасуйте
armorica-headline-roman = Ваш ход: возьмите римлянина или спасуйте
armorica-headline-winter = { $n ->
    [1] Голодная зима: уйдёт одна карта
    [2] Голодная зима: уйдут две карты
    [one] Голодная зима: уйдёт { $n } карта
    [few] Голодная зима: уйдут { $n } карты
   *[many] Голодная зима: уйдут { $n } карт
}
armorica-headline-pass = Ваш ход: брать некого, остаётся пас
armorica-ask-gaul = Какого галла взять?
armorica-ask-roman = Какого римлянина взять?
armorica-none-gaul = Ни до одного галла не дотянуться
armorica-none-roman = Ни до одного римлянина не дотянуться
armorica-ask-winter = { $n ->
    [1] Одна карта должна уйти
    [2] Две карты должны уйти
    [one] Уйти должна { $n } карта
    [few] Уйти должны { $n } карты
   *[many] Уйти должны { $n } карт
}
armorica-in-reach = { $n ->
    [one] Доступна { $n } карта.
    [few] Доступны { $n } карты.
   *[many] Доступно { $n } карт.
}
armorica-pass-more = Пас сбросит крайнюю справа.
armorica-pass-only = Остаётся пас.
armorica-pass = Пас
armorica-take = Взять
armorica-let-go = { $n ->
    [one] Отпустить
   *[other] Отпустить: { $n }
}
armorica-chosen = { $must ->
    [one] Выберите светящуюся.
   *[other] Выбрано { $n } из { $must }.
}
armorica-stay = Карты с амфорой остаются.
armorica-leave = { $n ->
    [one] Уходит из игры: { $names }.
   *[other] Уходят из игры: { $names }.
}
armorica-cost = Было { $now ->
    [one] { $now } очко
    [few] { $now } очка
   *[many] { $now } очков
}, станет { $then }.
armorica-cost-none = Очков останется столько же: { $now }.

armorica-row-gaul = Галлы
armorica-row-roman = Римляне
armorica-row-label = { $name }, { $deck }
# Where a card comes from.
armorica-from-start = стартовая карта
armorica-from-gaul = галлы, колода { $deck }
armorica-from-roman = римляне, колода { $deck }
armorica-icons-good-for = Что дают её значки
# On a table that is seen, the other row says when its turn comes.
armorica-reason-not-in-row = { $question ->
    [take_gaul] Сейчас берут галлов; римлян — сразу после них.
   *[take_roman] Сейчас берут римлян; галлов снова берут в следующем раунде.
}
armorica-row-gaul-now = за пшеницу
armorica-row-gaul-later = за пшеницу
armorica-row-gaul-done = в этом раунде всё
armorica-row-gaul-resting = отдыхают
armorica-row-roman-now = за пшеницу или свой значок
armorica-row-roman-later = потом, за пшеницу или свой значок
armorica-row-roman-done = в этом раунде всё
armorica-row-roman-resting = отдыхают
armorica-left = { $n ->
    [0] пусто
   *[other] ещё { $n }
}
armorica-deck = { $n ->
    [0] колода пуста
   *[other] колода { $deck } · всего осталось { $n }
}
armorica-from-the-right = считая справа

armorica-count-wheat = пшеница: { $n }
armorica-count-grapes = виноград: { $n }
armorica-count-olives = оливки: { $n }
armorica-count-sheep = овцы: { $n }
armorica-count-gold = золото: { $n }
armorica-count-amphorae = амфоры: { $n }
armorica-no-icons = без значков
armorica-card-in-row = { $suit }, { $place }-я карта справа: { $icons }. { $reach }
armorica-card-in-display = { $suit } ({ $icons })
armorica-card-may-go = { $suit }, номер { $n } ({ $icons })
armorica-then = Тогда у вас будет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
armorica-reached = Дотянетесь.
armorica-reached-later = Дотянетесь, но не сейчас.
armorica-not-reached = Не дотянуться: { $icon ->
    [wheat] пшеницы
    [grapes] винограда
    [olives] оливок
   *[sheep] овец
} нужно { $n }, а у вас { $have }.
# A pin below a row: up to which place icons reach, and whom.
armorica-pin = { $place ->
    [1] С правого края вам доступны: { $whom }.
   *[other] До { $place }-го места справа вам доступны: { $whom }.
}
armorica-pin-whom = { $whom ->
    [gaul] галлы
    [wheat] земледельцы, рабочие, солдаты
    [grapes] генералы
    [olives] матроны
   *[sheep] чиновники
} ({ $count })

armorica-seat-label = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
armorica-enlarge = Увеличить дисплей: { $name }
armorica-display-of = { $name }: дисплей
armorica-seat-before = Предыдущее место
armorica-seat-after = Следующее место
armorica-starts = стартовый
armorica-fed = сыты
armorica-points-so-far = { $n ->
    [one] очко сейчас
    [few] очка сейчас
   *[many] очков сейчас
}
armorica-for-sets = за наборы
armorica-points-word = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
armorica-most-grapes = лидер: виноград
armorica-most-olives = лидер: оливки
armorica-most-sheep = лидер: овцы
armorica-tie = Очки равны: выше тот, у кого больше золота.
armorica-shared = Очки и золото равны: место делится.
armorica-tied-grapes = виноград, поровну
armorica-tied-olives = оливки, поровну
armorica-tied-sheep = овцы, поровну
armorica-extend = Новый тип: набор даст { $points }
# What the column of sums and the suits of the next card say when they are asked.
armorica-why-tally = Сумма всех значков вашего дисплея. Отмечены те, которых у вас больше всех.
armorica-why-next = Возьмите следующей карту одного из этих типов, и последний набор даст { $points }.
armorica-sets-label = Карты: { $cards }, наборы: { $n }
armorica-set-points = { $n ->
    [one] набор из { $n } типа: { $points }
   *[other] набор из { $n } типов: { $points }
}
armorica-set-of = { $n ->
    [one] набор из { $n } типа
   *[other] набор из { $n } типов
}
armorica-parts-title = Из чего складываются очки
armorica-reach-title = Кого может взять
armorica-reaches-wheat = Галлы и плебеи
armorica-reaches-grapes = Генералы
armorica-reaches-olives = Матроны
armorica-reaches-sheep = Чиновники
armorica-reach-to = { $n ->
    [0] никого
    [1] только крайнюю справа
    [6] весь ряд
   *[other] { $n } справа
}
armorica-display-in-sets = Карты по наборам

armorica-feed = { $amphorae ->
    [one] { $amphorae } амфора
    [few] { $amphorae } амфоры
   *[many] { $amphorae } амфор
} на { $cards ->
    [one] { $cards } карту:
    [few] { $cards } карты:
   *[many] { $cards } карт:
}
armorica-feed-spare = все сыты, запас { $n }.
armorica-feed-even = все сыты, но без запаса.
armorica-feed-even-more = Возьмёте ещё одну без амфоры — одна уйдёт.
armorica-feed-short = { $n ->
    [1] одна уйдёт зимой.
    [2] две уйдут зимой.
    [one] { $n } уйдёт зимой.
   *[other] { $n } уйдут зимой.
}

armorica-all-seats = Все места
armorica-seat = место
armorica-cards = карты
armorica-points = очки

# Карта в журнале: что берут и кто действует сам.
armorica-event-drawn = { $nation ->
    [gaul] В ряд галлов ложится { $card }.
   *[roman] В ряд римлян ложится { $card }.
}
armorica-event-taken = { seat } берёт { $card }.
armorica-event-passed = { $card ->
    [none] { seat } пасует.
   *[other] { seat } пасует и сбрасывает { $card }.
}
armorica-event-starved = { seat } теряет { $card } от голода.
armorica-event-row-trimmed = В конце раунда ряд покидает { $card }.
armorica-a-taken-farmer = { "" }
armorica-a-taken-worker = { "" }
armorica-a-taken-soldier = { "" }
armorica-a-taken-matron = { "" }
armorica-a-taken-general = { "" }
armorica-a-taken-bureaucrat = { "" }
armorica-taken-farmer = земледельца
armorica-taken-worker = рабочего
armorica-taken-soldier = солдата
armorica-taken-matron = матрону
armorica-taken-general = генерала
armorica-taken-bureaucrat = чиновника
armorica-a-named-farmer = { "" }
armorica-a-named-worker = { "" }
armorica-a-named-soldier = { "" }
armorica-a-named-matron = { "" }
armorica-a-named-general = { "" }
armorica-a-named-bureaucrat = { "" }
armorica-named-farmer = земледелец
armorica-named-worker = рабочий
armorica-named-soldier = солдат
armorica-named-matron = матрона
armorica-named-general = генерал
armorica-named-bureaucrat = чиновник
armorica-the-farmer = «земледелец»
armorica-the-worker = «рабочий»
armorica-the-soldier = «солдат»
armorica-the-matron = «матрона»
armorica-the-general = «генерал»
armorica-the-bureaucrat = «чиновник»
