# Слова статистики.

statistics-title = Моя статистика
statistics-lead = Ваши партии, сыгранные до конца. Обучение, упражнения и открытые файлы не считаются.
statistics-none = Вы ещё не закончили ни одной партии.
statistics-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
statistics-share = Победы
statistics-count = Партии
statistics-points = Очков в среднем
statistics-between = почти наверняка между { $low } и { $high }
statistics-interval = 95 %
statistics-players = По числу игроков
statistics-players-count = { $count ->
    [one] в одиночку
    [few] { $count } игрока
   *[many] { $count } игроков
}
statistics-role = По ролям
statistics-opening = По дебютам
statistics-note = Интервал показывает, насколько доля может быть случайной: мало партий — широкий интервал (95 %, по Уилсону).
