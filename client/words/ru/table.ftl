# Что говорят все три стола.

game-armorica = Арморика
game-roma = Рома
game-cambria = Камбрия

level-tiro = Tiro
level-miles = Miles
level-centurio = Centurio
level-legatus = Legatus
level-imperator = Imperator
level-tiro-more = добродушный новобранец, для первой партии
level-miles-more = солдат, знает основы
level-centurio-more = думает наперёд и не прощает ошибок
level-legatus-more = сильный
level-imperator-more = самый сильный

close = Закрыть
skip = К основной части
tools = Инструменты
menu = Меню
language = Язык
language-missing = Тексты для языка «{ $language }» не пришли. Выберите его чуть позже ещё раз.
light = { $theme ->
    [dark] Тема: тёмная
   *[light] Тема: светлая
}
sound = Звук
rules = Правила
hint = Подсказка
undo = Вернуть ход
undo-ask = Попросить вернуть ход
undo-known = Вернуть ход: в тренировке можно, даже если с тех пор что-то открылось.
fate-again = При тех же ходах судьба решит так же.
settings = Настройки
shortcuts = Клавиши
how-to-play = Как играть
to-lobby = В лобби
to-lobby-from = { $game }: в лобби
rule-link = Открыть правило { $rule }

about-thing = { $thing }: подробно
detail-further = Правила: клавиша I или правая кнопка мыши.
detail-further-pointer = Правила: правая кнопка мыши.
board = Стол
log = Журнал
log-empty = Пока ничего не произошло.
log-and-chat = Журнал и чат
log-news = { $n ->
    [one] Журнал и чат: { $n } новая строка
    [few] Журнал и чат: { $n } новые строки
   *[many] Журнал и чат: { $n } новых строк
}
chat = Чат
chat-news = { $n ->
    [one] Чат: { $n } новая строка
    [few] Чат: { $n } новые строки
   *[many] Чат: { $n } новых строк
}
chat-said = { $name }: { $text }
chat-empty = Пока все молчат.
chat-placeholder = Сказать что-нибудь
chat-send = Отправить
table-as-lists = Стол в виде списков
lists-may-choose = Можно выбрать
back-to-table = Назад к столу

die = Кубик, выпало { $value }
die-unknown = Кубик, ещё не брошен
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
seat-unnamed = Место { $letter }
# Bots are called by a Roman first name of their seat.
bot-name = { $seat ->
    [0] Гай
    [1] Луций
    [2] Тит
    [3] Квинт
   *[other] Сервий
}
plate-bot-level = бот, { $level }
plate-you = вы
plate-bot = бот
plate-thinks = думает
plate-here = здесь
plate-away = не за столом
plate-kept = замена: { $level }

your-turn = Ваш ход
your-move = Ваш ход. { $question }
their-move = Ходит { $name }
fate-move = Слово за судьбой
game-over = Партия окончена
to-reckoning = К итогам
end-decided = Очков поровну: что решило исход, видно в итогах.
watching = Вы наблюдаете за игрой.
sent = Ход отправляется
sent-rolled = Результат в пути
on-its-way = в пути
put-back = Назад

network-connecting = Подключаемся…
network-gone = Связь потеряна
network-lost = Связь потеряна, пробуем снова
network-again = { $seconds ->
    [0] сейчас · игра сохранена
    [one] через { $seconds } секунду · игра сохранена
    [few] через { $seconds } секунды · игра сохранена
   *[many] через { $seconds } секунд · игра сохранена
}
network-now = Попробовать
network-back = Связь восстановлена
network-restart = Сервер перезапускается
network-restart-more = { $seconds ->
    [one] Вернётся примерно через { $seconds } секунду. Все ходы сохранены.
    [few] Вернётся примерно через { $seconds } секунды. Все ходы сохранены.
   *[many] Вернётся примерно через { $seconds } секунд. Все ходы сохранены.
}
refused-unreadable = Сервер не понял этот ход. Обновите страницу и повторите его.
refused-illegal = Сейчас так ходить нельзя. Стол показывает, как можно.
refused-stale = За столом уже всё изменилось. Посмотрите ещё раз и выбирайте.
refused-later = Сейчас не получилось. Попробуйте ещё раз чуть позже.

takeback-asked = { $name } просит вернуть ход
takeback-more = { $others ->
    [1] С тех пор кое-что стало известно. Решать будет { $name }.
   *[other] С тех пор кое-что стало известно. Должны согласиться все остальные.
}
takeback-yours = С тех пор кое-что стало известно. Решать вам.
takeback-yes = Да, вернуть
takeback-no = Нет
takeback-ask = { $others ->
    [1] Попросить соперника разрешить вам вернуть последний ход?
   *[other] Попросить остальных разрешить вам вернуть последний ход?
}
takeback-ask-theirs = { $others ->
    [1] Попросить соперника разрешить вам вернуть последний ход игрока { $mover }?
   *[other] Попросить остальных разрешить вам вернуть последний ход игрока { $mover }?
}
takeback-ask-yes = Попросить
takeback-ask-no = Играть дальше
takeback-alone = Вернуть ваш последний ход?
takeback-theirs = Вернуть последний ход игрока { $name }?
takeback-alone-more = Всё, что было после него, тоже отменится. В записи партии это будет отмечено.
takeback-waiting = Вы попросили вернуть ваш последний ход
takeback-waiting-theirs = Вы попросили вернуть последний ход игрока { $name }
takeback-waiting-more = { $others ->
    [1] Решать будет { $name }. Со следующим ходом просьба теряет силу.
   *[other] Ход вернётся, как только согласятся все. Со следующим ходом просьба теряет силу.
}
takeback-refused = { $others ->
    [1] Соперник не дал согласия: ход остаётся в силе.
   *[other] Согласились не все: ход остаётся в силе.
}
away-asked = { $name } не за столом. Подождать?
away-wait = Подождать
away-bot = Пусть играет бот

curtain-take = { $others ->
    [1] Возьмите устройство. Второй игрок не смотрит.
   *[other] Возьмите устройство. Остальные не смотрят.
}
curtain-open = Я { $name }: открыть занавес
curtain-more = Пока занавес закрыт, стола не видно.

key-back = отменить, закрыть
key-undo = вернуть ход
key-hint = подсказка
key-log = журнал
key-chat = чат
key-rules = правила к вопросу
key-lists = стол списками, вкл. и выкл.
key-list = этот список
key-detail = подробно о том, что под указателем или в фокусе
single-keys = Играть одиночными клавишами
single-keys-more = Буквы, цифры и ? срабатывают сразу. Если выключить, останутся только Enter и Esc.
keys-table = За столом

event-undone = Ход возвращён.

log-asked = Ваш ход.
own-dice-asked = { $dice ->
    [0] Что выпало?
    [one] Что выпало на кубике?
   *[other] Что выпало на кубиках?
}
hint-title = Imperator: лучшие ходы
hint-if = шанс победить при такой игре
hint-thinking = Ищем подсказку…
hint-compiling = { $of ->
    [0] Боты готовят подсказку…
   *[other] Боты готовят подсказку: шаг { $done } из { $of }
}
hint-chance = победа: { $percent } %
hint-mark = { $percent } %
since-title = Пока вас не было
since-more = { $n ->
    [one] { $game } · { $n } событие с { $when }
    [few] { $game } · { $n } события с { $when }
   *[many] { $game } · { $n } событий с { $when }
}
since-earlier = { $n ->
    [one] До этого ещё { $n } событие: оно в журнале.
    [few] До этого ещё { $n } события: они в журнале.
   *[many] До этого ещё { $n } событий: они в журнале.
}
since-leads = { $name } впереди
since-log = Открыть журнал
since-move = Ваш ход
since-on = К столу
compiling = { $of ->
    [0] Бот готовится…
   *[other] Бот готовится: шаг { $done } из { $of }
}

# Why something cannot be chosen.

why-undo = Возвращать нечего: вы ещё не ходили или партия окончена.
why-their-move = Сейчас ходит { $name }.
why-fate = Сначала кубики и карты.
why-still = Здесь выбирать нечего: это снимок партии.
why-over = Партия окончена: выбирать больше нечего.
why-network = Минутку: связь восстанавливается.
why-sent = Ход отправляется.
why-question = Сначала ответьте на вопрос внизу.
seat-elsewhere = Моё место на другом устройстве
seat-elsewhere-more = Откройте там эту ссылку или отсканируйте код, и вы сядете за стол и там. У кого она есть, тот играет за вас: не давайте её никому.
seat-unkept = Сохраните ссылку на своё место
seat-unkept-more = Этот браузер ничего не запоминает для Lusoria: хранилище отключено или заполнено. В другом окне или после закрытия текущего вернуться на своё место можно только по этой ссылке, а если хранилище отключено — то и после обновления страницы. У кого она есть, тот играет за вас: не давайте её никому.
