# Страницы вокруг столов.

lusoria = Lusoria
play-now = Играть
against = против
catalogue = все детали во всех состояниях
catalogue-buttons = Кнопки
catalogue-pieces = Фишки и карты
catalogue-table = Вокруг стола
catalogue-tables = Записанные столы
unknown-page = Такой страницы нет
unknown-page-more = Этот адрес никуда не ведёт. Всё есть в лобби.
unknown-table = Такого стола нет
unknown-table-more = Стола с именем { $name } нет. Столы убирают через некоторое время после последнего хода; записи остаются у тех, кто их сохранил.
