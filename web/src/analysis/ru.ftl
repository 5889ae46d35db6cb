# Слова разбора партии.

analysis-title = Разбор партии
analysis-lead = Компьютер проходит всю партию: чего стоило каждое решение, как менялись шансы, что сделал случай.
analysis-ask = Разобрать партию
analysis-waiting = Ждёт своей очереди…
analysis-working = Идёт разбор: { $percent } %
analysis-may-leave = Страницу можно закрыть: работа продолжится, а результат останется здесь для всех, кто был за столом.
analysis-failed = Разбор не удалось закончить.
analysis-to-game = К партии
analysis-knowing = На чём основана оценка
analysis-known-then = Что знал игрок
analysis-known-all = Всё открыто
analysis-known-then-note = Каждое решение оценено только по тому, что игрок знал в ту минуту; скрытое от него много раз разложено заново.
analysis-known-all-note = Оценено так, будто всё скрытое лежало открыто, хотя за столом этого не знал никто. Решения, принятые в ту же минуту, остаются неизвестными.
analysis-whose = Чья игра
analysis-chart = Шансы всех игроков на победу по ходу партии
analysis-slider = Решение
analysis-move = Ход
analysis-steps = Шаги по решениям
analysis-previous = Предыдущее решение
analysis-next = Следующее решение
analysis-decision = Решение
analysis-decision-of = Решение { $number } из { $count }
analysis-whole = Вся партия
analysis-to-whole = Назад ко всей партии
analysis-position = Позиция
analysis-before-decision = Позиция перед ходом { $move }, как её видел этот игрок.
analysis-after-luck = Позиция после хода { $move }.
analysis-final-position = Последняя позиция.
analysis-chosen = Выбрано
analysis-preferred = Компьютер выбирает
analysis-next-best = Следующее по силе
analysis-light = Показать на поле
analysis-cost = Это стоило { $cost } шанса на победу (± { $error }).
analysis-agrees = Компьютер выбрал бы то же.
analysis-gain = Следующий по силе вариант хуже на { $gain } (± { $error }).
analysis-mistake-number = Одна из главных ошибок, место { $number }
analysis-best-number = Одно из лучших решений, место { $number }
analysis-chance = шанс { $chance }
analysis-points = очки { $points }
analysis-no-rival = Сравнить было не с чем.
analysis-where = Потери и выигрыш очков по источникам
analysis-lost = Очки
analysis-luck = Что сделал случай
analysis-then-luck = Затем вмешался случай: шанс был { $before }, стал { $after }.
analysis-options = { $count ->
    [one] Был { $count } вариант.
    [few] Было { $count } варианта.
   *[many] Было { $count } вариантов.
}
analysis-deep = Рассмотрено дважды, второй раз глубоко.
analysis-short-look = Рассмотрено коротко.
analysis-before = До
analysis-after = После
analysis-change = Разница
analysis-luck-note = Случай — это то, что принесли карты, кубики и скрытое, по сравнению с тем, чего можно было ждать от хода.
analysis-no-luck = Заметного влияния случая здесь не было.
analysis-luck-in-all = шанса принёс случай
analysis-decisions = { $count ->
    [one] решение
    [few] решения
   *[many] решений
}
analysis-mean-cost = шанса терялось за решение
analysis-mistakes = Главные ошибки
analysis-no-mistakes = Ни одной, что была бы больше погрешности.
analysis-instead = Лучше: { $action }
analysis-best = Лучшие решения
analysis-no-best = Ни одно не выделяется.
analysis-before-next = Следующее по силе: { $action }
analysis-turns = Переломы
analysis-at-move = ход { $move }
analysis-from-to = { $before } → { $after }
analysis-keys = Стрелки листают решения, Escape возвращает ко всей партии.
