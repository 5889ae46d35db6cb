# Слова, общие для всех игр.

refusal-not-possible-now = Сейчас это невозможно.
refusal-another-decision = Это действие для другого момента игры: сейчас вопрос не о нём.
refusal-not-your-turn = Сейчас не ваш ход: ждём { $waiting }.
refusal-say-which-seat = Сейчас могут действовать несколько игроков ({ $waiting }): укажите, кто именно.
refusal-game-is-over = Игра окончена.
refusal-nothing-to-undo = Отменять нечего.
refusal-nothing-to-redo = Возвращать нечего.
refusal-somebody-else-acted = { $seat } уже сделал ход: отменить нельзя.
refusal-chance-was-drawn = Уже вмешался случай: отменить нельзя.
refusal-secret-was-shown = Уже открылось тайное: отменить нельзя.
refusal-sealed-for-good = Запечатанное остаётся запечатанным.
event-forced = { $seat }: выбора не было — { $action }
