"""What the server's commands say when they can't begin, in both languages."""

# Why -> English, Russian.
SENTENCES = {
    "no-database": ("{name} is no SQLite database.", "{name} — не база данных SQLite."),
    "is-a-folder": (
        "{name} is a folder; the database must be a file.",
        "{name} — папка, а база данных должна быть файлом.",
    ),
    "foreign-database": (
        "{name} is a database of another program.",
        "{name} — база данных другой программы.",
    ),
    "newer-schema": (
        "{name} was made by a newer version (schema {detail}): install that version, or restore a backup.",
        "{name} создана более новой версией (схема {detail}): установите её или верните резервную копию.",
    ),
    "damaged": (
        "{name} is damaged; restore a backup with `ennead admin restore`.",
        "{name} повреждена; верните резервную копию командой `ennead admin restore`.",
    ),
    "read-only": ("{name} can't be written to.", "В {name} нельзя писать."),
    "no-access": ("{name} can't be opened: {detail}.", "{name} не открывается: {detail}."),
    "in-use": (
        "{name} is in use by another server or program.",
        "{name} уже занята другим сервером или программой.",
    ),
    "no-driver": (
        "{name} needs a driver that is not installed ({detail}): pip install 'ennead[postgres]'.",
        "Для {name} не установлен драйвер ({detail}): pip install 'ennead[postgres]'.",
    ),
    "bad-address": (
        "{name} is no address of a database.",
        "{name} — не адрес базы данных.",
    ),
    "no-connection": (
        "the database {name} does not answer: {detail}.",
        "база данных {name} не отвечает: {detail}.",
    ),
    "port-taken": (
        "port {detail} at {name} is taken by another program; choose another one with --port.",
        "порт {detail} на {name} занят другой программой; выберите другой: --port.",
    ),
    "no-such-address": (
        "the server can't listen at {name}: {detail}.",
        "сервер не может слушать {name}: {detail}.",
    ),
    "no-file": ("there is no file {name}.", "файла {name} нет."),
    "file-exists": ("{name} exists already.", "{name} уже есть."),
    "database-exists": (
        "{name} exists already; --force replaces it and keeps it beside.",
        "{name} уже есть; --force заменит её, сохранив рядом.",
    ),
    "no-backup": ("{name} is no backup: {detail}.", "{name} — не резервная копия: {detail}."),
    "damaged-backup": ("{name} is damaged: {detail}.", "{name} повреждена: {detail}."),
    "bad-game": (
        "a game in {name} can't be played again: {detail}.",
        "партию из {name} нельзя переиграть: {detail}.",
    ),
    "no-backup-made": (
        "no backup of {name} was made: {detail}.",
        "резервная копия {name} не сделана: {detail}.",
    ),
    "no-program": (
        "PostgreSQL's program {name} is missing; install its client (postgresql-client).",
        "нет программы {name} из PostgreSQL; установите его клиент (postgresql-client).",
    ),
    "no-scratch": (
        "{name} lets nobody make a database to check the backup in: {detail}.",
        "в {name} нельзя создать базу, чтобы проверить копию: {detail}.",
    ),
    "no-answer": (
        "the server at {name} does not answer: {detail}.",
        "сервер по адресу {name} не отвечает: {detail}.",
    ),
    "wrong-key": (
        "the server at {name} has another key; `ennead admin metrics-key --db …` on its machine prints it.",
        "у сервера {name} другой ключ; его печатает `ennead admin metrics-key --db …` на той машине.",
    ),
    "no-time": (
        "{name} is no length of time; write 90s, 10m, 24h or 7d.",
        "{name} — не длительность; напишите 90s, 10m, 24h или 7d.",
    ),
    "no-table": ("there is no table {name}.", "стола {name} нет."),
    "one-process": (
        "{name} is SQLite, which one process has to itself: several need PostgreSQL.",
        "{name} — база SQLite, с ней работает один процесс: нескольким нужен PostgreSQL.",
    ),
    "no-queue": (
        "{name} is SQLite; a queue of jobs needs PostgreSQL.",
        "{name} — база SQLite; очереди заданий нужен PostgreSQL.",
    ),
    "no-extra": (
        "{name} needs more than is installed ({detail}): pip install 'ennead[cluster]'.",
        "Для {name} не хватает пакетов ({detail}): pip install 'ennead[cluster]'.",
    ),
    "other-rules": (
        "servers of version {detail} with other rules use {name}: stop them first.",
        "с {name} работают серверы версии {detail} с другими правилами: сначала остановите их.",
    ),
    "older-schema-in-use": (
        "servers of version {detail} use {name} with an older schema: stop them before it is changed.",
        "серверы версии {detail} работают с {name} по старой схеме: остановите их, прежде чем менять её.",
    ),
    "bad-setting": (
        "{name} must be {detail}.",
        "{name}: нужно {detail}.",
    ),
}


def why_not(reason: str, name: str, detail: str = "") -> str:
    """One sentence, in each language on a line of its own."""
    return "\n".join(
        f"ennead: {sentence.format(name=name, detail=detail or reason)}" for sentence in SENTENCES[reason]
    )
