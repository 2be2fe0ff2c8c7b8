# Что говорит браузер за столом «Камбрии».

# Узкая строка переносится перед ходом и больше нигде.
cambria-status = { $turn ->
    [0] подготовка
   *[other] пало { $fallen } из { $end }, ход { $turn }
}
cambria-status-over = взято { $taken } из { $forts }, ход { $turn }
cambria-round = Круг { $round }
cambria-map = Карта
cambria-map-cambria = Камбрия
cambria-map-cambria-about = Уэльс, около 400 года
cambria-map-cambria-has = Уэльс · { $forts } фортов, { $roads } дорог
cambria-map-cumbria = Кумбрия
cambria-map-cumbria-about = Северная граница, около 400 года
cambria-map-cumbria-has = Север Англии · { $forts } фортов, { $roads } дорог
cambria-map-own = Своя карта
cambria-map-own-about = нарисована по файлу
cambria-map-places = Дороги, корабли и форты карты
cambria-north = SEPTENTRIO
cambria-legend-ring = чьи дороги: цвет и узор
cambria-legend-first = взял бы форт сейчас
cambria-legend-second = второй: взял бы очки
cambria-larger = Приблизить карту
cambria-smaller = Вся карта
cambria-dice = Кубики
cambria-seats = Игроки
cambria-forts = Форты
cambria-roads = Дороги
cambria-ships = Корабли

cambria-neutral = Нейтральный
cambria-never-ranked = вне зачёта
cambria-legion = легион
cambria-nobody = никого
# О дороге.
cambria-free = свободна
cambria-start-player = стартовый игрок
cambria-warriors = Воины: в запасе { $supply }, на дорогах { $out }, на кораблях { $aboard }
cambria-tokens-of = Жетоны: { $name }
cambria-no-tokens = Жетонов пока нет
cambria-second-at = второе место, { $fort }
cambria-tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}
cambria-none = нет
cambria-second-places = Вторые места

# На видимой карте дорогу называют по фортам, а не по номеру.
cambria-road = { $first_fort } { $first_value } – { $second_fort } { $second_value }
cambria-fort = { $fort } { $value }
# На некоторых картах те же два форта соединены не раз.
cambria-road-nth = { $road } ({ $nth })
# Кто стоит на пути; к тому, кто смотрит, обращаются.
cambria-holder = { $yours ->
    [true] ваш воин
   *[false] { $holder ->
        [legion] легион
        [neutral] нейтральный воин
       *[other] воин ({ $holder })
    }
}
# Здесь спрашивают о легионе вообще, а не об одной дороге.
cambria-reason-no-one-rolled = Легион двигает только единица, а выпало { $dice }.
cambria-reason-no-own-warrior-there = Здесь нет вашего воина. Выберите того, кто светится.
cambria-fort-open = { $left ->
    [one] Никого нет; свободна { $left } дорога.
    [few] Никого нет; свободны { $left } дороги.
    [many] Никого нет; свободно { $left } дорог.
   *[other] Никого нет; свободно { $left } дороги.
}
cambria-fort-to = { $you ->
    [true] { $left ->
        [0] Падёт в конце этого хода и достанется вам.
        [one] Впереди вы; до падения не хватает { $left } воина.
       *[other] Впереди вы; до падения не хватает { $left } воинов.
    }
   *[false] { $left ->
        [0] Падёт в конце этого хода, форт берёт { $name }.
        [one] Впереди { $name }; до падения не хватает { $left } воина.
       *[other] Впереди { $name }; до падения не хватает { $left } воинов.
    }
}
cambria-fort-tied = Первое место делят: форт пока не достанется никому.
cambria-fort-fell-to = { $you ->
    [true] Форт взят, его жетон у вас. Дороги остаются в игре.
   *[false] Форт взят, его жетон берёт { $name }. Дороги остаются в игре.
}
cambria-fort-fell-to-nobody = Не достался никому.
cambria-points-to = { $you ->
    [true] Второе место — ваше: { $points } очка.
   *[false] Второе место — { $name }: { $points } очка.
}
cambria-points-lost = { $others ->
    [0] Второе место (очки: { $points }) пока свободно.
   *[other] Второе место (очки: { $points }) пока делят.
}
cambria-road-at = Дорога { $road }: { $holder }{ $can ->
    [true] . Можно выбрать
   *[other] {""}
}
cambria-ship-at = Корабль { $ship }: { $holder }{ $can ->
    [true] . Можно выбрать
   *[other] {""}
}
cambria-ship = Корабль { $ship }
cambria-ship-about = Воин, стоявший здесь с начала хода, может сделать один кубик равным { $ship }.
# Что будет, если выбрать занятую дорогу.
cambria-leaves = { $who ->
    [legion] Вы вытесните отсюда легион: он вернётся к орлу.
    [yours] Вы вытесните отсюда своего воина: он вернётся в запас.
    [neutral] Вы вытесните отсюда нейтрального воина: он вернётся в запас.
   *[other] Вы вытесните отсюда воина ({ $name }): он вернётся в запас.
}
cambria-came = Здесь с вашего последнего хода.
cambria-tap-again = Коснитесь дороги ещё раз.
cambria-as-it-is = Пока что так:
cambria-other-roads = Прочие дороги
cambria-standing = Стоящие форты
cambria-fallen = Взятые форты
cambria-in-supply = в запасе
cambria-on-roads = на дорогах
cambria-aboard = на кораблях
cambria-legion-at = { $place ->
    [eagle] Легион стоит на орле.
    [away] Легион ушёл с поля.
   *[road] Легион стоит на дороге { $road }.
}
cambria-to-the-end = Партия закончится, когда { $forts ->
    [one] падёт ещё { $forts } форт
    [few] падут ещё { $forts } форта
   *[many] падут ещё { $forts } фортов
}.

cambria-offers = { $count ->
    [one] Корабль { $ships } может изменить кубик
   *[other] Корабли { $ships }: один из них может изменить кубик
}
cambria-offer = Корабль { $name }: { $die } станет { $ship }
cambria-free-roads = Свободные дороги

cambria-way-place = Воин
cambria-way-legion = Легион
cambria-pass = Пас
cambria-no = Нет
cambria-other-goal = { $goal ->
    [ship] Другой корабль
   *[road] Другая дорога
}
cambria-die-becomes = { $die } → { $ship }

cambria-ask-setup-place = Где встанет ваш первый воин?
cambria-ask-setup-place-more = Выберите светящуюся дорогу у форта { $value }. Свободно: { $roads }.
cambria-ask-neutral-place = Куда поставить нейтрального воина?
cambria-ask-neutral-place-more = { $die ->
    [1] Выпала 1: подойдёт любая свободная дорога.
   *[other] На свободную дорогу у форта { $value }, а если таких нет — на любую. Потом вы бросаете свои кубики.
}
cambria-goal-ship = корабль { $ship }
cambria-ask-neutral-from = Какой нейтральный воин пойдёт туда?
cambria-ask-neutral-from-more = Цель: { $goal }. Нейтральный запас пуст, поэтому один из них переходит.
cambria-ask-from = Кто из ваших воинов пойдёт туда?
cambria-ask-from-more = Цель: { $goal }. Ваш запас пуст, поэтому один из воинов переходит.
cambria-ask-board = Поставить воина на свободный корабль?
cambria-ask-board-more = { $supply ->
    [0] Оттуда он сможет позже изменить кубик. Запас пуст: один из ваших воинов перейдёт.
   *[other] Оттуда он сможет позже изменить кубик.
}
cambria-ask-die = Корабль { $name }: какой кубик станет { $ship }?
cambria-ask-die-more = Его воин вернётся в ваш запас.
cambria-ask-act = { $way ->
    [pass] Для этого броска нет дороги
    [legion] { $roll ->
        [ones] Две единицы: легион обязан идти. Куда?
       *[other] Куда идёт легион? К форту { $high }
    }
   *[other] { $roll ->
        [two] { $supply ->
            [0] Передвиньте воина на свободную дорогу у форта { $low } или { $high }
           *[other] Поставьте воина на свободную дорогу у форта { $low } или { $high }
        }
        [double] { $supply ->
            [0] Передвиньте воина к форту { $high } или займите там чужую дорогу
           *[other] Поставьте воина у форта { $high } или займите там чужую дорогу
        }
       *[other] { $supply ->
            [0] Передвиньте воина на свободную дорогу у форта { $high }
           *[other] Поставьте воина на свободную дорогу у форта { $high }
        }
    }
}
cambria-roads-glow = { $roads ->
    [one] Светится { $roads } дорога.
    [few] Светятся { $roads } дороги.
    [many] Светятся { $roads } дорог.
   *[other] Светятся { $roads } дороги.
}
cambria-ask-act-more = { $way ->
    [pass] { $ships ->
        [0] Остаётся только пропустить ход.
        [one] Ваш корабль ещё может изменить кубик; иначе остаётся пропустить ход.
       *[other] Один из ваших кораблей ещё может изменить кубик; иначе остаётся пропустить ход.
    }
    [legion] { $roll ->
        [ones] Подойдёт любая другая дорога; кто там стоит, возвращается в запас.
       *[other] Кто там стоит, возвращается в запас. { cambria-roads-glow }
    }
   *[other] { $supply ->
        [0] { cambria-roads-glow } Запас пуст.
        [one] { cambria-roads-glow } В запасе { $supply } воин.
        [few] { cambria-roads-glow } В запасе { $supply } воина.
        [many] { cambria-roads-glow } В запасе { $supply } воинов.
       *[other] { cambria-roads-glow } В запасе { $supply } воина.
    }
}
cambria-ask-pass = Всё равно пропустить ход?
cambria-ask-pass-more = { $roads ->
    [0] Корабль ещё может изменить кубик.
   *[other] { $legion ->
        [true] { cambria-roads-glow } Может идти и легион. Выберите или пропустите ход.
       *[false] { cambria-roads-glow } Выберите одну или пропустите ход.
    }
}

# За столом со своими кубиками.
cambria-ask-start-player = Кто начинает?
cambria-ask-start-player-more = Пусть решат ваши кубики; выберите имя.
cambria-ask-setup-roll = { $name } бросает: что выпало?
cambria-ask-setup-roll-more = Один кубик на первого воина: он встанет у форта с этим значением. Значения, которых здесь нет, перебрасывают.
cambria-ask-neutral-roll = { $name } бросает за нейтральный цвет: что выпало?
cambria-ask-neutral-roll-more = Один кубик: нейтральный воин встанет у форта с этим значением, после единицы — на любой свободной дороге.
cambria-ask-roll = { $name } бросает: что выпало?
cambria-ask-roll-more = Два кубика, в любом порядке.

cambria-tie = { $how ->
    [turn_order] Очки и жетоны равны: выше тот, кто раньше по порядку хода.
   *[last_turn] Очки и жетоны равны: выше тот, чей последний ход был раньше.
}
cambria-tie-place = { $how ->
    [turn_order] { $n }-й из { $of } по порядку хода
   *[last_turn] { $at ->
        [first] последний ход: раньше всех
        [last] последний ход: позже всех
       *[between] { $n ->
            [2] последний ход: второй по давности
            [3] последний ход: третий по давности
           *[other] последний ход: четвёртый по давности
        }
    }
}

# An answer, in a hint.
cambria-label-place = Воин: { $place }
cambria-label-legion = Легион: { $place }
cambria-label-neutral = Нейтральный воин: { $place }
cambria-label-neutral-from = Взять нейтрального воина: { $place }
cambria-label-from = Взять воина: { $place }
cambria-label-board = На борт: { $place }
cambria-label-ship = { $place } меняет { $die }
cambria-label-pass = Пас
