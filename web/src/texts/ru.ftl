# Слова самой программы. Слова игр приходят с сервера.

brand = Эннеада
loading = Загружаем…
no-server = Сервер не отвечает
no-server-hint = Возможно, он перезапускается. Партии сохранены, ничего не пропало.
try-again = Попробовать ещё раз
no-such-page = Такой страницы нет
to-lobby = К списку столов
switch-language = EN: Switch to English
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
settings = Настройки
close = Закрыть
cancel = Отмена
back = Назад
yes = да
no = нет
name = Имя
you = вы
bot = бот
guest-name = Гость

## Лобби

lobby-title = Игры древнего Египта
lobby-lead = Большие настольные игры по полным правилам: с ботами, за одним экраном или с друзьями по ссылке.
games = Игры
game-players = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
game-minutes = около { $minutes } { $minutes ->
    [one] минуты
   *[many] минут
}
how-many = Игроков:
against-bots = С ботами
bot-strength = Боты:
at-one-screen = За одним экраном
play-alone = Играть одному
without-hints-short = без подсказок
table-with-others = Стол с друзьями…
my-tables = Мои столы
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков. Создайте стол — и пригласите друзей по ссылке.
finished-tables = Законченные партии
your-turn = ваш ход
my-statistics = Моя статистика
open-game = Открыть скачанную партию…
table-open = ждём игроков
table-playing = идёт игра
table-finished = партия окончена
table-closed = Стол закрыт
seat-free = свободно
player-number = Игрок { $number }

## Новый стол

new-table = новый стол
no-such-game = Такой игры нет.
players = Игроки
standings = Положение всех
seats = Места
seat-number = Место { $number }
seat-me = Я
seat-open = Свободно для других
seat-hotseat = Ещё один человек за этим экраном
seat-bot = Бот
which-bot = Какой бот
options = Правила
who-may-join = Кто может сесть за стол
by-link-only = Только по ссылке
anybody = Кто угодно: стол виден всем
help-while-playing = Помощь во время игры
hints-allowed = Подсказки компьютера
hints-allowed-note = Все видят, сколько раз кто спрашивал.
without-hints = За этим столом играют без подсказок.
create-table = Создать стол
start-now = Начать игру

## Стол до начала

waiting-for-players = Ждём ещё { $count ->
    [one] { $count } игрока
   *[many] { $count } игроков
}.
all-here = Все в сборе.
at-this-screen = за этим экраном
ask-name = Кто вы?
ask-name-hint = Имя, которое увидят остальные
sit-down = Сесть
sit-here = Сесть сюда
give-to-bot = Отдать боту
start = Начать
leave-table = Встать из-за стола
invite = Приглашение
invite-hint = Отправьте ссылку друзьям — учётная запись им не нужна.
invite-link = Ссылка
copy-link = Скопировать
link-copied = Ссылка скопирована
commitment-hint = Случайности этой партии определены заранее. Вот их отпечаток: по нему в конце можно проверить, что ничего не подменили.
fair-chance = Честная случайность
commitment = Отпечаток
seed = Зерно
seed-hint = Отпечаток был показан до начала. Зерно, из которого получены все случайности, открыто теперь: они должны сойтись.

## Игра

prompt = Что делать
board = Поле
tools = Инструменты
choices = Варианты
choices-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
hint-button = Подсказка
hint-title = Что сделал бы компьютер
hint-thinking = Ищу хорошие ходы…
hint-note = Ожидание к концу партии: компьютер видит только то, что видите вы. Все за столом видят, что вы спросили.
hint-points = ожидается { $points } ± { $error }
hint-chance = шанс победить { $chance } %
hint-sources = Из чего складывается
hint-outlook = ещё не решено
hint-line = Что может быть дальше
hints-asked = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
filter-choices = Найти вариант
nothing-found = Ничего не нашлось.
can-be-chosen = можно выбрать
what-is-not-possible = Что сейчас нельзя и почему
not-possible-choice = { $action } — нельзя. Нажмите, чтобы узнать почему
nothing-changes-yet = Сразу ничего не меняется
what-it-changes = Что изменится
working-out = Считаем…
confirm = Подтвердить
choose = Выбрать
undo-step = Отменить шаг
undo-turn = Отменить весь ход
undo-last-move = Отменить последний шаг
redo = Вернуть отменённое
game-over = Игра окончена
you-are-ready = Ваш выбор сделан
sealed-choice = Вы выбрали: { $choice }.
waiting-for = Ждём:
waiting-for-names = Ждём: { $names }.
thinks = думает
away = отошёл
present = на месте
since-your-move = С вашего прошлого хода
since-the-start = С начала игры
earlier-left-out = { $count ->
    [one] Ещё { $count } действие раньше — в журнале.
    [few] Ещё { $count } действия раньше — в журнале.
   *[many] Ещё { $count } действий раньше — в журнале.
}
round = Раунд
result = Итог
type-action = Действие словами команды

you-watch = Вы наблюдаете
menu = Меню
where-it-stands = На каком месте партия
parts = Части поля
what-happened = Что произошло
pull-up = Поднять панель
pull-down = Опустить панель
lone-choice = Вариант только один: он будет выбран сам через мгновение.
let-me-decide = Подождать
why-not-others = почему не другие?
all-is-possible = Всё, о чём спрашивают, возможно.
and-others = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[many] и ещё { $count }
}
to-result = К итогам
chance-of-amount = { $amount } — в { $count } из { $samples } раскладов
chance-of-note = в { $count } из { $samples } раскладов

log = Журнал
search-log = Поиск в журнале
whose-moves = Чьи ходы
all-players = Все игроки
show-this-position = Показать положение после этого хода
log-empty = Пока ничего не произошло.
undo-to-here = Вернуть игру сюда
undo-to-here-sure = Предложить всем отменить всё, что было после?
propose = Предложить
undo-proposed = { $name } предлагает вернуть игру к ходу { $move }.
agreed-by = Согласны: { $names }.
agree = Согласен
refuse = Против
look-at-it = Посмотреть

chat = Чат
chat-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
   *[many] Чат: { $count } новых сообщений
}
chat-empty = Здесь пока тихо.
chat-say = Сообщение
send = Отправить

people = За столом
take-back = Вернуться за стол

history = История партии
to-beginning = В начало
step-back = Шаг назад
step-forward = Шаг вперёд
replay = Проиграть
pause = Пауза
speed = Скорость { $speed }×
move-of = Ход { $move } из { $count }
viewing-move = Вы смотрите ход { $move } из { $count }
copy-position = Скопировать ссылку на эту позицию
back-to-now = К текущему ходу
through-whose-eyes = Глазами:
spectator = зрителя

hand-over = { $name }, ваша очередь
hand-over-hint = Передайте экран. Чужие карты и тайный выбор спрятаны, пока вы не нажмёте кнопку.
i-am = { $name } — это я

connected = Связь есть
connecting = Соединяемся…
connection-lost = Нет связи. Следующая попытка через { $seconds } с
connection-closed = Соединение закрыто
try-now = Сейчас

text-mode = Текстовый режим
keyboard = Клавиатура
key-choose = выбрать вариант с этим номером
key-confirm = подтвердить выбранное
key-back = шаг назад, закрыть
key-choices = показать или спрятать список вариантов
key-filter = искать среди вариантов
key-hint = подсказка
key-undo = отменить шаг
key-undo-turn = отменить весь ход
key-redo = вернуть отменённое
key-history = назад и вперёд по истории
key-history-ends = начало партии, текущий ход
key-log = журнал
key-chat = чат
key-text-mode = текстовый режим
key-help = эта подсказка
key-own = На этой доске

irreversible-chance-was-drawn = Нельзя будет отменить: решит случай
irreversible-secret-was-shown = Нельзя будет отменить: откроется тайное
irreversible-sealed-for-good = Нельзя будет отменить: выбор запечатан
irreversible-somebody-else-acted = Нельзя будет отменить: ход перейдёт дальше

## Конец

no-winner = Победителя нет
nobody-wins = Партия окончена, но цели никто не достиг.
winners = { $count ->
    [one] Победа: { $names }
   *[many] Победу делят: { $names }
}
tie-broken-by = Равенство решили: { $names }.
victory-shared = Равенство не удалось разрешить — победа общая.
score-of-yours = { $tenths ->
    [0] Умелые боты при таком же числе игроков набирают больше.
   *[other] Ваш счёт лучше, чем { $tenths } из 10 результатов умелых ботов при таком же числе игроков.
}
score-of-winner = { $tenths ->
    [0] Умелые боты при таком же числе игроков набирают больше.
   *[other] Этот счёт лучше, чем { $tenths } из 10 результатов умелых ботов при таком же числе игроков.
}
breakdown = По источникам
source = Источник
total = Всего
place = Место
chart = Ход партии
as-table = То же таблицей
rematch = Реванш
analyse = Разобрать партию
look-back = Посмотреть партию
export = Скачать партию

## Настройки

appearance = Внешний вид
play = Игра
profile = Профиль
account = Учётная запись
account-hint = Гость живёт, пока живёт этот браузер. С учётной записью ваши столы будут с вами везде; места за столами сохранятся.
account-made = Учётная запись создана
make-account = Создать запись
sign-in = Войти
sign-out = Выйти
signed-in = Вы вошли
password = Пароль (не короче 8 знаков)
old-password = Старый пароль
new-password = Новый пароль
change-password = Сменить пароль
save-name = Сохранить имя
saved = Сохранено
setting-language = Язык
setting-language-ru = Русский
setting-language-en = English
setting-theme = Тема
setting-theme-auto = Как в системе
setting-theme-light = Папирус (светлая)
setting-theme-dark = Ночь (тёмная)
setting-confirm = Подтверждать выбор
setting-confirm-always = Всегда
setting-confirm-irreversible = Только если нельзя отменить
setting-confirm-never = Никогда
setting-motion = Движение
setting-motion-hint = Ходы ботов показываются по одному, фигуры движутся.
setting-lone = Единственный вариант выбирается сам
setting-lone-hint = Где возможен один ответ, он даётся через мгновение, одинаковое для всех: никто не узнает, что у вас было.
setting-volume = Громкость
setting-sound = Звук
setting-sound-hint = На ваш ход, битвы, монеты и кубики. Только звуком ничего не сообщается.
setting-text-mode = Текстовый режим
setting-text-mode-hint = Положение заголовками и таблицами, действия можно печатать. Удобно для программ чтения с экрана.

## Ошибки

error-unknown = Не получилось. Попробуйте ещё раз.
error-no-connection = Нет связи с сервером.
error-stale = Пока вы выбирали, положение изменилось. Посмотрите ещё раз.
error-not-signed-in = Сначала представьтесь.
error-not-allowed = Это вам недоступно.
error-unknown-table = Такого стола нет.
error-not-found = Ничего не найдено.
error-too-fast = Слишком часто. Подождите немного.
error-wrong-password = Имя или пароль не подходят.
error-nothing-to-redo = Возвращать нечего.
error-nothing-to-undo = Отменять нечего.
error-http-404 = Ничего не найдено.
error-http-403 = Это вам недоступно.
error-http-429 = Слишком часто. Подождите немного.
error-http-500 = На сервере что-то сломалось. Партия сохранена.

## Имена ботов — по знакам мест

glyph-ankh = Анх
glyph-eye = Око
glyph-lotus = Лотос
glyph-feather = Перо
glyph-scarab = Скарабей
salt = Соль
commitment-kept = Проверено вашим браузером: зерно и отпечаток сходятся.
commitment-broken = Зерно и отпечаток не сходятся!
announcement = Объявление
server-stops = Сервер скоро перезапустится. Партия сохранена и продолжится сама.
in-seconds = через { $seconds } с
in-minutes = через { $minutes } мин
error-name-is-taken = Это имя занято.
error-already-signed-in = Вы уже вошли.
error-guests-have-no-password = Сначала создайте учётную запись.
error-seat-is-taken = Это место уже занято.
error-seats-are-open = Ещё есть свободные места.
error-already-started = Игра уже началась.
error-not-started = Игра ещё не началась.
error-not-finished = Игра ещё не окончена.
error-you-sit-already = Вы уже сидите за этим столом.
error-you-do-not-sit-here = Вы не сидите за этим столом.
error-invitation-needed = Стол закрытый: нужна ссылка-приглашение.
error-owner-only = Это может только хозяин стола.
error-person-is-there = Игрок на месте или может вернуться. Попробуйте через две минуты.
error-weak-password = Такой пароль легко угадать. Возьмите подлиннее: не имя, не известное слово и не ряд клавиш.
error-bad-export = В этом файле нет законченной партии по правилам.
error-busy = Сервер сейчас перегружен. Попробуйте через несколько секунд.
error-database-away = Сервер сейчас не может ничего сохранить. Попробуйте ещё раз чуть позже.
error-foreign-host = Сервер не отзывается на это имя.
error-others-sit-there = За столом есть другие люди.
error-not-your-seat = Это не ваше место.
error-unknown-puzzle = Такой задачи нет.
error-no-hints = За этим столом играют без подсказок.
error-not-your-table = Вы не играли за этим столом.
error-a-bot-sits-there = Там сидит бот.
error-unknown-action = Такого действия нет.
error-unknown-game = Такой игры нет.
error-unknown-bot = Такого бота нет.
error-no-such-position = Такого положения нет.
error-proposal-waits = Одно предложение уже ждёт ответа.
error-no-proposal = Предложения уже нет.
error-your-own-proposal = Это ваше собственное предложение.
error-table-is-closed = Стол закрыт.
error-wrong-values = Что-то заполнено неверно.
error-server-error = На сервере что-то сломалось. Партия сохранена.
error-unknown-address = Ничего не найдено.

## Rules

rules = Правила
rules-title = Правила: { $game }
rules-of-this = Правила об этом
in-glossary = В словаре
try-example = Попробовать на доске
example-name = Анна
example-you = Вы — { $name }.
example-came = Что из этого вышло
example-again = Попробовать иначе

# Словарь
glossary = Словарь
rules-and-glossary = Правила и словарь

# Первые партии
first-games = Подсказки в первых партиях
first-games-hint = В первых трёх партиях: о чём новое решение, что значат отметки и что вы оставили бы неиспользованным.
first-mark-choose = Пунктирное кольцо: это можно выбрать сейчас.
first-mark-picked = Золотое кольцо: это вы выбрали.
first-mark-changed = Кольцо из точек: это изменилось с вашего прошлого хода.
first-mark-locked = Замок на кнопке подтверждения: этого нельзя взять назад.
first-unused = Прежде чем закончить:
first-got-it = Понятно
first-off = Больше не подсказывать
glossary-title = Словарь: { $game }
search-glossary = Поиск в словаре
no-glossary = Не удалось загрузить словарь.
which-kind = Что это
all-kinds = Всё
which-moment = Когда действует
all-moments = В любое время
whose-things = У кого
all-places = Где угодно
still-to-be-had = Ещё можно получить
things-found = { $count ->
    [0] Такого в игре нет.
    [one] { $count } статья
    [few] { $count } статьи
   *[many] { $count } статей
}
things-in-box = В игре: { $count }
show-all-things = Показать всё
search-rules = Поиск в правилах
rule-numbers = Номера правил
chapters = Главы
no-rules = Не удалось загрузить правила.
rules-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
key-rules = правила

## Обучение

learn = Научиться играть
tutorial = Обучение
tutorial-at = шаг { $step } из { $steps }
tutorial-next = Дальше
tutorial-play-on = Играть дальше
tutorial-do-it = Покажите
tutorial-confirm = Верно. Теперь нажмите «Подтвердить».
tutorial-watch = Смотрите, что делают остальные…
tutorial-read-first = Минутку: сначала дочитайте, потом ваш ход.
tutorial-other = В своей партии так можно. А здесь, пожалуйста: { $asked }.
error-tutorial-asks-otherwise = На этом шаге обучения нужен другой ход.
error-no-tutorial = У этой игры нет обучения.
tour = Что есть на поле
tour-offer = Осмотреться
tour-skip = Закрыть
tour-done = Готово

## Практика

practice = Практика
practice-lead = Одно решение из настоящей партии и один ход, который явно лучше всех. Посмотрите на поле, выберите, как за столом, — и увидите, чего стоит каждый выбор и почему.
practice-daily = Задача дня — { $game }
practice-daily-short = Сегодняшняя
practice-daily-lead = Одно решение, сегодня одно и то же для всех.
practice-daily-solved = Решена. Новая появится в полночь (UTC).
practice-daily-missed = На этот раз не решена. Новая появится в полночь (UTC).
practice-streak = { $days ->
    [one] { $days } день подряд.
    [few] { $days } дня подряд.
   *[many] { $days } дней подряд.
}
practice-solve = Решить
practice-look = Посмотреть снова
practice-all = Все задачи
practice-begin = Дальше
practice-count = решено { $solved } из { $all }
practice-where = Задача { $number }: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $options ->
    [one] { $options } вариант
    [few] { $options } варианта
   *[many] { $options } вариантов
}
practice-solved = решена
practice-missed = не решена
practice-question = { $prompt } Какой выбор лучший?
practice-verdict = Ваш ответ
practice-right = Верно: лучше ничего нет.
practice-wrong = Лучше так: { $choice }.
practice-cost = { $choice }: минус { $cost } % к шансу победить.
practice-reasons = Почему
practice-next = Следующая задача
practice-best = лучший
practice-yours = ваш
practice-other = другой
practice-note = Шанс победить: компьютер видит только то, что видите вы. Лучший опережает второй на { $margin } (± { $error }).
practice-sources = Ожидаемые очки к концу партии
practice-source = Источник
practice-gap = Разница
practice-all-points = Всего
practice-line = Что может быть дальше: { $choice }
