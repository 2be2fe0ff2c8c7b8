# Страницы вокруг столов.

lusoria = Lusoria
play-now = Играть
against = { $bots ->
    [one] против { $bots } бота
   *[other] против { $bots } ботов
}
levels = Соперники
opponents = Соперник: { $more }
catalogue = все детали во всех состояниях
catalogue-buttons = Кнопки
catalogue-pieces = Фишки и карты
catalogue-table = Вокруг стола
catalogue-tables = Записанные столы
unknown-page = Такой страницы нет
unknown-page-more = Этот адрес никуда не ведёт. Всё есть в лобби.
unknown-table = Такого стола нет
unknown-table-more = Стола с именем «{ $name }» нет. Столы убирают через некоторое время после последнего хода; записи остаются у тех, кто их сохранил.
unknown-part = Страницу нужно обновить
unknown-part-more = Она старше сервера, или часть её не дошла по сети. Все ходы сохранены.
load-again = Обновить
unknown-seat = Эта ссылка не ведёт ни к какому месту
unknown-seat-more = Возможно, по дороге потерялся её конец. Попросите прислать ссылку целиком; ваши столы ждут в лобби.
unanswered = Нет ответа
try-again = Попробовать снова

lusoria-stone = LUSORIA
lobby-motto = Три римские игры для вас, ваших друзей и пяти разных ботов
lobby-parts = Разделы лобби
lobby-live = Идёт партия: { $title }
your-name = Ваше имя
watch = Смотреть
with-friends = С друзьями
set-up = Настроить
set-up-more = игроки и настройки
players = { $most ->
    [2] 2 игрока
    [few] { $fewest }–{ $most } игрока
   *[many] { $fewest }–{ $most } игроков
}
minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
about-armorica = Зовите поселенцев в свой угол Галлии, собирайте наборы из разных карт и кормите всех зимой.
about-roma = Кубики, деньги и карты у шести жетонов. Сберегите славу, пока не опустеет запас.
about-cambria = Перекройте дороги вокруг шестнадцати фортов, пока последний легион не пришёл на выручку.
tab-play = Играть
tab-tables = Столы
tab-invite = Позвать
tab-replays = Партии
game = Игра
chairs = Места
invite = Позвать друзей
invite-more = Откройте ссылку или отсканируйте код: учётная запись и пароль не нужны.
invite-first = Ссылка или код для друзей: учётная запись и пароль им не нужны.
invite-make = Получить ссылку
invite-made = Ссылка готова: скопируйте её или дайте отсканировать код.
invite-link = Ссылка на стол
qr = QR-код ссылки { $link }
copy = Копировать
copied = Скопировано
copy-by-hand = Выделено: скопируйте вручную
to-table = К столу
open-tables = Открытые столы
open-tables-none = Сейчас никто не ждёт гостей. Откройте стол и позовите кого-нибудь.
free-chairs = { $free ->
    [0] свободных мест нет
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
sit-down = Сесть
my-tables = Мои столы
my-tables-against = за столом: { $names }
my-tables-none = Сейчас вы не сидите ни за одним столом. Нажмите «Играть».
open = Открыть
stage-waiting = ждёт гостей
stage-full = { $owner ->
    [1] все в сборе: можно начинать
   *[0] все в сборе: начинает хозяин стола
}
stage-playing = идёт игра
stage-over = окончена
replays = Партии
replays-none = Здесь можно снова посмотреть свои оконченные партии.
replay = Повтор
open-record = Открыть запись из файла
problem-unknown = На странице что-то пошло не так. Обновите её; все ходы сохранены.
problem-no-connection = Нет связи с сервером. Проверьте сеть и попробуйте снова.
problem-server-trouble = У сервера неполадки. Попробуйте чуть позже; все ходы сохранены.

new-table = Новый стол
called = Название стола
table-name = по желанию
chairs-order = в порядке ходов
chair-move = Передвинуть выше: { $name }; можно стрелками
chair-remove = Убрать место: { $name }
chair-add = Добавить место
chair-moved = { $name }: место { $place } в порядке ходов
chair-gone = Место убрано: { $name }. Осталось мест: { $chairs }
chair-added = Место добавлено. Всего мест: { $chairs }
chair-who = Кто сидит на месте { $letter }
chair-open = Свободное место
chair-open-more = для того, кто откроет ссылку
chair-here = За этим экраном
chair-here-more = между ходами стол скрывает занавес
chair-me-more = ваше место
their-name = Имя
bots = Боты
you = Вы
pace = Темп ботов
pace-more = { $pace ->
    [slow] Две секунды на каждый шаг, чтобы уследить.
    [fast] Боты ходят почти сразу.
   *[normal] Чуть больше секунды на каждый шаг.
}
pace-slow = медленно
pace-normal = обычно
pace-fast = быстро
own-dice = Свои кубики
own-dice-more = Вы бросаете за настоящим столом и вводите числа.
chat-more = Разговор рядом с журналом.
public = Открыт для всех
public-more = Стол виден в лобби, пока не заняты все места.
practice = Тренировка
practice-more = Подсказки, и до конца партии любой ход можно вернуть, даже если с тех пор что-то открылось.
practice-on = всегда включена
rules-and-pieces = Правила и карты
preset = Прочтение правил
preset-rulebook = Правила
preset-publisher = Издатель
preset-own = По-своему
preset-rulebook-more = Некоторые карты можно понимать двояко. Здесь все они — как в переводе правил.
preset-publisher-more = Некоторые карты можно понимать двояко. Здесь все они — как у издателя.
preset-own-more = Некоторые карты можно понимать двояко. Выберите каждую отдельно.
pieces-armorica = В «Арморике» нет вариантов. Значки на наших картах — реконструкция.
pieces-roma = Стоимость и защита взяты с изданных карт.
pieces-cambria = Карта решает, какие дороги сходятся у какого форта. Обе карты наши: форты настоящие, дороги — реконструкция.
own-file = Свой файл
own-file-armorica = У вас есть печатная игра? Впишите её значки в файл и играйте с ними.
own-file-roma = В вашем издании другие стоимость и защита? Впишите их в файл и играйте с ними.
own-file-cambria = У вас есть печатное поле? Хватит файла с названиями и дорогами, остальное нарисуем мы.
own-file-about-armorica = В каждой строке одна карта: имя, колода, тип и шесть чисел значков. Возьмите наши карты и измените числа.
own-file-about-roma = В каждой строке одна карта: имя, тип, число экземпляров, стоимость, защита и кубики. Возьмите наши карты и измените стоимость и защиту.
own-file-about-cambria = В каждой строке что-то одно: форт и его значение, дорога и два её форта, корабль, орёл. Возьмите нашу карту и измените её.
own-file-ours = { $map ->
    [none] Скачать наши карты
   *[other] Скачать нашу карту «{ $map }»
}
own-file-refused = Играем не с файлом { $file }, а с нашими компонентами.
own-file-away = Снова играть с нашими компонентами
own-map = Играем на карте из вашего файла { $file }. Если выбрать карту здесь, играть будем на ней.
choose-file = Выбрать файл
note-armorica = Вдвоём и втроём игра длится восемь раундов, вчетвером — шесть.
note-cambria = Вдвоём играет и третий, нейтральный цвет. Он может брать форты, но остаётся вне зачёта.
new-summary = { $guests ->
    [0] { $bots ->
        [0] Все сидят за этим экраном. Можно начинать.
       *[other] { $people ->
            [1] Вы
            [few] { $people } человека за этим экраном
           *[many] { $people } человек за этим экраном
        } и { $bots ->
            [one] { $bots } бот
            [few] { $bots } бота
           *[many] { $bots } ботов
        }. Можно начинать.
    }
    [one] { $guests } место ждёт гостя. Вы получите ссылку.
    [few] { $guests } места ждут гостей. Вы получите ссылку.
   *[many] { $guests } мест ждут гостей. Вы получите ссылку.
}
cancel = Отмена
open-table = Открыть стол
start-now = Начать

share = Поделиться
onlookers = Ссылка для зрителей
waiting-room = { $title } · ожидание
waiting-room-plain = Ожидание игроков
waiting-here = За столом { $here } из { $of }
waiting-free = Свободное место можно отдать гостю или боту.
waiting-start = Начать можно, когда все места заняты; { $free ->
    [one] свободно ещё { $free } место.
    [few] свободны ещё { $free } места.
   *[many] свободно ещё { $free } мест.
}
waiting-full = Все места заняты.
waiting-ready = Все в сборе. Можно начинать.
waiting-owner = Игру начинает хозяин стола.
waiting-bots = { $free ->
    [one] Посадить бота
   *[other] Посадить ботов
}
chair-free = свободно
chair-waits = ждёт гостя
chair-to-guest = Освободить место для гостя
chair-to-bot = Посадить сюда бота
chair-you-owner = вы, хозяин стола
guest = Гость
invited = { $count ->
    [0] Вас ждёт стол
    [one] { $names } приглашает вас
   *[other] { $names } приглашают вас
}
fair-dice = { $game ->
    [armorica] Честные карты
    [cambria] Честные кубики
   *[roma] Честные кубики и карты
}
fair-dice-more = Ключ сдающего запечатан до того, как вы добавите свои слова, и открывается после игры: никто не может выбрать, что выпадет, но каждый может это проверить.
fair-word = ваше слово
fair-mix = Добавить
fair-mixed = слово добавлено
fair-not-yet = ещё нет
end-won = { $count ->
    [one] Вы победили
   *[other] Вы разделили победу
}
end-lost = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
}
end-watched = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
}
end-lead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $ahead ->
    [0] , столько же у следующего. Как решаются ничьи, видно в таблице.
   *[other] , на { $ahead } больше, чем у второго места.
}
play-again = Ещё раз
download = Скачать
look-at-table = К столу
score-chart = Счёт по ходу партии
chart-start = начало
chart-setup = подготовка
chart-of = { $game ->
    [armorica] очки после каждого раунда
    [roma] слава после каждого хода
   *[cambria] очки после каждого хода
}
place = Место
player = Игрок
sum = Сумма
score-start = начало
score-gained = плюс
score-lost = минус
fate-settles = { $game ->
    [armorica] все карты
    [cambria] все кубики
   *[roma] все кубики и карты
}
dice-check = Проверить честность
dice-check-more = До первого хода сервер запечатал тайный ключ, от которого зависят { fate-settles }; теперь ключ открыт. Ваш браузер проверит, всё ли выпало так, как он задал.
dice-insecure = Браузеры вычисляют это только на страницах, открытых по https или на этом компьютере. Скачайте запись и возьмите check_dice.py.
dice-none = В этой игре не было сдающего, или она не окончена: сравнивать нечего.
# Что выпало по воле судьбы, по играм.
dealt-all = { $game ->
    [armorica] Все раздачи карт ({ $dealt })
    [cambria] Все броски ({ $dealt })
   *[roma] Все броски и раздачи карт ({ $dealt })
}
dealt-undone = { $undone ->
    [0] {""}
   *[other] {" "}Те, что вы потом вернули, тоже посчитаны.
}
dice-fair = { $typed ->
    [0] { dealt-all } совпадают с тем, что задал ключ, запечатанный до игры.{ dealt-undone }
   *[other] { dealt-all } сдающего совпадают с тем, что задал ключ, запечатанный до игры. Что выпало на шагах { $plies }, ввели за столом.{ dealt-undone }
}
dice-unfair = { $count ->
    [0] Запись или её запечатанный ключ не сходятся. Сохраните запись и спросите того, кто вёл стол.
   *[other] Не всё следует из запечатанного ключа; посмотрите шаги { $plies }. Сохраните запись и спросите того, кто вёл стол.
}

rules-ours = правила своими словами
rules-search = { $game ->
    [cambria] Слово или номер
   *[other] Слово, карта или номер
}
rules-hits = Совпадение { $at } из { $hits }
rules-before = Предыдущее
rules-next = Следующее
rules-chapters = Главы
rules-our-reading = наше толкование
rules-option = «{ $words }»

settings-here = только на этом устройстве
name = Имя
name-more = Его увидят за столами, за которые вы сядете с этого момента.
colour = Любимый цвет
colour-more = Достанется вам, если свободен.
colour-sign = { $letter ->
    [a] A, красный, треугольник
    [b] B, синий, круг
    [c] C, зелёный, квадрат
    [d] D, жёлтый, ромб
   *[e] E, тёмно-красный, пятиугольник
}
language-latin = В «Роме» карты сохраняют латинские имена.
light-sound-motion = Свет, звук, движение
light-title = Свет
light-more = Тот же стол днём или при лампе.
light-day = день
light-lamp = лампа
light-device = как в системе
sound-more = Кубики, карты, ваш ход.
motion = Движение
motion-more = Меньше: карты появляются сразу на месте, ничто не мерцает.
motion-full = полное
motion-less = меньше
motion-none = нет
ask-end = Спрашивать перед концом хода
ask-end-more = В «Роме» и «Камбрии», и только пока можно сделать что-то ещё.
key-do = выполнить
data = Что здесь хранится
data-more = Ни учётной записи, ни слежки, ничего для третьих лиц. Устройство помнит:
data-settings = Имя и настройки
data-seen = Что вы уже видели за каждым столом
data-bytes = { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
   *[many] { $bytes } байт
}
data-seat = ключ, по которому вас снова пустят за стол
data-forget = Забыть: { $name }
data-server = Сервер хранит ходы ваших столов ещё некоторое время после последнего. Сетевых адресов он не хранит.
data-save = Сохранить всё в файл
data-forget-all = Забыть всё
about = О Lusoria
about-more = Три игры о Риме и его соседях. Правила своими словами, рисунки своей рукой.
about-version = Версия
about-licence = Лицензия
about-licence-more = MIT, код и рисунки. Шрифты: Forum, EB Garamond, Source Sans 3, по лицензии SIL Open Font License.
about-games = Игры
about-games-more = «Арморика» и «Камбрия» — Эрик Б. Фогель, «Рома» — Штефан Фельд. Lusoria сделана не авторами и не издателями игр и не содержит их текстов и картинок.
about-ours = Реконструкция
about-ours-more = Значки на картах «Арморики» и дороги на карте «Камбрии» мы восстановили сами. Если у вас есть печатная игра, настоящие можно указать в файле, когда вы создаёте стол.
offline = Нет связи
offline-more = В доме темно, но лампа горит. То, что лежит на этом устройстве, по-прежнему работает.
offline-again = Попробовать снова
offline-works = Что ещё работает
offline-rules = Правила
offline-rules-more = всех трёх игр, на языках, которые вы открывали
offline-how = Как играть
offline-how-more = дорога с верстовыми столбами
offline-settings = Настройки
offline-settings-more = они не покидают устройства
offline-tables = Столы и боты
offline-tables-more = ждут связи; другие за столом могут доверить ваш ход боту
works = работает
works-not = сейчас не работает
chair-friend = Друг
chair-friend-at = Друг { $letter }

replay-turns = повтор · { $game ->
    [armorica] { $turns ->
        [one] { $turns } раунд
        [few] { $turns } раунда
       *[many] { $turns } раундов
    }
   *[other] { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
}
replay-controls = По ходу партии
replay-ply = Шаг
replay-setup = Подготовка
replay-at = { $game ->
    [armorica] Раунд { $turn } из { $turns }
   *[other] Ход { $turn } из { $turns }
}
replay-of = шаг { $ply } из { $last }
replay-before = На шаг назад
replay-next = На шаг вперёд
replay-turn-before = { $game ->
    [armorica] На раунд назад
   *[other] На ход назад
}
replay-turn-next = { $game ->
    [armorica] На раунд вперёд
   *[other] На ход вперёд
}
replay-begin = К началу
replay-end = К концу
replay-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [PageUp] Page Up
    [PageDown] Page Down
   *[other] { $key }
}
replay-play = Смотреть
replay-pause = Пауза
replay-play-on = Играть отсюда
why-play-on = Здесь партия уже окончена: вернитесь к одному из прежних ходов и играйте оттуда.
replay-link = Ссылка на этот шаг

how-five = как играть · пять минут
how-play = Играть
how-rules = Все правила
how-together = Итого
how-tips = Три совета от ботов

# Why something cannot be pressed.

rules-search-first = Сначала найдите слово; стрелки ведут от места к месту.
rules-none = В правилах нет слова «{ $word }».
rules-instead = Целиком такого слова нет, показано { $words }.
rules-near = Может быть, одно из этих:
rules-apart = Нет предложения со всеми этими словами. Поищите одно из них:
rules-try = Попробуйте слово попроще, название карты или номер правила, например { $rule }.
chair-stays-me = Это ваше собственное место.
chair-stays-fewest = Для игры нужно мест: { $fewest }.
chair-fewer = Убрать место
chair-most = Больше мест в игре не бывает: { $most }.
chair-taken-last = На последнем месте сидит { $name }.
