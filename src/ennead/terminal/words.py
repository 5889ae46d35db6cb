"""The terminal's own words in both languages."""

WORDS = {
    "en": {
        "your turn": "{name}, it is your turn.",
        "choose": "Number or command (? for help): ",
        "help": "Type a number, or the action itself ({example}). u undo · l whole log · t NAME what a card"
        " or tile does · r redraw · q save and leave",
        "curtain": "The screen belongs to {name} now. Press Enter when nobody else is looking.",
        "saved": "Saved. `ennead play {game} --resume` goes on.",
        "over": "The game is over.",
        "no such number": "There is no choice {number}; choose 1 to {most}.",
        "unknown": "Unknown: {text}",
        "nothing called": "Nothing here is called {text}.",
        "source": "Source",
        "total": "Total",
        "place": "Place",
        "tie_breaks": "Decided by tie-break: {names}",
        "you": "you",
    },
    "ru": {
        "your turn": "{name}, ваш ход.",
        "choose": "Номер или команда (? — помощь): ",
        "help": "Введите номер или само действие ({example}). u — отменить · l — весь журнал · t ИМЯ —"
        " что делает карта или жетон · r — перерисовать · q — сохранить и выйти",
        "curtain": "Теперь за экраном {name}. Нажмите Enter, когда никто другой не смотрит.",
        "saved": "Сохранено. Продолжить: `ennead play {game} --resume`.",
        "over": "Игра окончена.",
        "no such number": "Варианта {number} нет: выберите от 1 до {most}.",
        "unknown": "Непонятно: {text}",
        "nothing called": "Ничего с названием {text} здесь нет.",
        "source": "Источник",
        "total": "Всего",
        "place": "Место",
        "tie_breaks": "Решили дополнительные условия: {names}",
        "you": "вы",
    },
}
