# Слова частей, из которых сделано каждое поле.

kit-zoom = Размер поля
kit-zoom-in = Крупнее
kit-zoom-out = Мельче
kit-zoom-fit = Всё поле целиком
kit-close = Закрыть
kit-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}

kit-reveal-back = Шаг назад
kit-reveal-forward = Следующий шаг
kit-reveal-again = Показать ещё раз
kit-reveal-speed = Скорость: { $speed }×
kit-reveal-at = { $step } из { $steps }
kit-reveal-skip = Пропустить
kit-reveal-close = Дальше

kit-points = Очки
kit-points-note = уже получено, и + что дал бы подсчёт сейчас
kit-points-total = Всего
kit-points-forecast = С прогнозом

kit-end-breakdown = По источникам
kit-end-ties = Что решает при равенстве
kit-end-tie = Поровну; решило:
kit-end-shared = Равенство во всём: победа общая.
kit-end-player = Игрок
kit-end-rounds = Что принёс каждый раунд
kit-end-round = Раунд { $round }
