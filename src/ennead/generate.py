"""Writes `generated/` of a game from what its rules declare: fields, verbs, steps.

python -m ennead.generate [GAME ...]     write it: for folders of `ennead/games`, packages elsewhere, or all
python -m ennead.generate --check        fail when what is checked in is not what would be written

A game says each thing once: what lies on its table in `rules/fields.py`, what can be done in
`rules/actions.py`, what happens when in `rules/steps.py`. Written from that are the table with its copies
(`fields.py`), the codes of all actions (`codes.py`), the frames that lie on the stack (`frames.py`) and the
steps that the chapters extend (`steps.py`): plain Python that compiles well, with every number worked out.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from ennead.core.codec import NOBODY, SEAT, Bits, ByRow, Codec, Domain, Field, Flag, Grid, ListOf
from ennead.core.plan import AUTOMATIC, CHOICE, PlannedStep
from ennead.core.space import ActionSpace, Verb

GAMES: Final = Path(__file__).parent / "games"
WIDTH: Final = 110
# The last one is nobody.
_EVERY_SEAT: Final = (*range(len(SEAT)), NOBODY)
# Parameters every verb has beside its own.
_TAKEN: Final = ("state", "frame", "seat", "referee", "self")


def main(arguments: Sequence[str]) -> None:
    wanted = [each for each in arguments if not each.startswith("-")] or folders()
    stale: list[str] = []
    for each in wanted:
        package = f"ennead.games.{each}" if (GAMES / each).is_dir() else each
        stale.extend(write(package, Path(str(_spec(package).origin)).parent, "--check" in arguments))
    if stale and "--check" in arguments:
        sys.exit(f"not what the rules declare: {', '.join(stale)}; run `make generate`")


def folders() -> list[str]:
    return sorted(path.parent.parent.name for path in GAMES.glob("*/rules/steps.py"))


def write(package: str, place: Path, only_check: bool) -> list[str]:
    """The files of a package that are not what its rules declare; written anew, unless only to be checked."""
    stale: list[str] = []
    for name, text in written(package).items():
        path = place / "generated" / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(f"{place.name}/generated/{name}")
        if not only_check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return stale


def written(package: str) -> dict[str, str]:
    """The files of a game, by name."""
    with _declarations(package) as (fields, actions, steps):
        name = camel(package.rpartition(".")[2])
        game = GameText(package, name, fields.ON_TABLE, actions.SPACE, steps.STEPS)
        return {
            "__init__.py": '"""What `ennead.generate` writes from the declarations in `rules`."""\n',
            "fields.py": game.table_fields(),
            "codes.py": game.codes(),
            "frames.py": game.frames(),
            "steps.py": game.steps(),
        }


@contextmanager
def _declarations(package: str) -> Iterator[list[ModuleType]]:
    """The modules of declarations, without the game around them, which may not be able to run now."""
    is_loaded = package in sys.modules
    if not is_loaded:
        sys.modules[package] = module_from_spec(_spec(package))
    try:
        yield [import_module(f"{package}.rules.{name}") for name in ("fields", "actions", "steps")]
    finally:
        if not is_loaded:
            for name in [each for each in sys.modules if f"{each}.".startswith(f"{package}.")]:
                del sys.modules[name]


def _spec(package: str) -> ModuleSpec:
    spec = find_spec(package)
    if spec is None:
        sys.exit(f"there is no game {package}")
    return spec


def camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


class GameText:
    """What is written for one game."""

    def __init__(
        self,
        package: str,
        name: str,
        fields: tuple[Field, ...],
        space: ActionSpace,
        steps: tuple[PlannedStep, ...],
    ) -> None:
        self.package = package
        self.name = name
        self.fields = fields
        self.space = space
        self.planned = steps

    # The table

    def table_fields(self) -> str:
        """The state's fields: laid out empty, and copied."""
        imports = sorted({each for each in (_import_of(field.codec) for field in self.fields) if each})
        slots = "".join(f'        "{name}",\n' for name in sorted(field.name for field in self.fields))
        types = "".join(f"    {field.name}: {type_of(field.codec)}\n" for field in self.fields)
        starts = [(field.name, start_of(field.codec)) for field in self.fields]
        empty = "".join(f"        self.{name} = {start}\n" for name, start in starts if start)
        copies = "".join(_copy_of(field) for field in self.fields)
        return _head(
            "Everything on the table",
            "fields.py",
            ["from ennead.core.state import NO_REFEREE, Rules, State", *imports],
        ) + (
            f"class {self.name}Fields(State):\n"
            f'    """The fields of the game, in their order."""\n\n'
            f"    __slots__ = (\n{slots}    )\n\n{types}\n"
            "    def lay_out(self, rules: Rules, players: int) -> None:\n"
            f"        super().lay_out(rules, players)\n{_seats(self.fields)}{empty}\n"
            f'    def copy_from(self, other: "{self.name}Fields") -> None:\n'
            "        self.rules = other.rules\n"
            "        self.players = other.players\n"
            "        self.frames = other.frames.copy()\n"
            "        self.sealed = other.sealed.copy()\n"
            "        self.referee = NO_REFEREE\n"
            "        self.actor = other.actor\n"
            "        self.options = other.options\n"
            f"{copies}"
        )

    # Codes

    def codes(self) -> str:
        told = "The code of every action, by verb and arguments"
        head = _head(told, "actions.py", ["from typing import Final"]).removesuffix("\n")
        return head + "".join(_codes_of(verb) for verb in self.space.verbs)

    # Frames

    def frames(self) -> str:
        """Classes; what remembers nothing is there once, what remembers only a seat once for each."""
        few = any(len(step.fields) < 2 for step in self.planned)
        typing = ["from typing import Final", ""] if few else []
        head = _head(
            "The steps as they lie on the stack, with what each remembers",
            "steps.py",
            [*typing, "from ennead.core.state import Frame"],
        )
        return head + "\n\n".join(_frame_of(step) for step in self.planned)

    # Steps

    def steps(self) -> str:
        kinds = {KINDS[step.kind] for step in self.planned}
        verbs = any(step.verbs for step in self.planned)
        state = ["Refusal", *kinds] if verbs else [*kinds]
        head = _head(
            "The steps as they are planned; the chapters of the rules extend them",
            "steps.py",
            [
                "from collections.abc import Sequence",
                "",
                *sorted(
                    [
                        f"from ennead.core.state import {', '.join(sorted(state))}",
                        f"from {self.package}.generated import frames",
                        f"from {self.package}.rules.state import {self.name}State",
                        f"from {self.package}.rules.steps import STEPS",
                    ]
                ),
            ],
        )
        return head + "\n\n".join("".join(self._step(step)) for step in self.planned)

    def _step(self, step: PlannedStep) -> Iterator[str]:
        name = camel(step.name)
        state = f"{self.name}State"
        told = f"Answered by {', '.join(step.verbs)}." if step.verbs else "Happens by itself."
        yield f"class {name}({KINDS[step.kind]}[{state}, frames.{name}]):\n"
        yield f'    """{told if step.verbs or step.kind == AUTOMATIC else "A decision."}"""\n\n'
        yield "    def __init__(self) -> None:\n"
        yield f"        super().__init__(STEPS[{step.number}])\n\n"
        yield f"    def frame(self, numbers: Sequence[int]) -> frames.{name}:\n"
        made = f"{name}(*numbers)" if step.fields else step.name.upper()
        yield f"        return frames.{made}\n"
        if not step.verbs:
            return
        verbs = sorted((self.space.by_name[verb] for verb in step.verbs), key=lambda verb: verb.base)
        common = ("self", f"state: {state}", f"frame: frames.{name}")
        asked = (*common, "seat: int")
        if step.kind == CHOICE:
            yield "\n" + _signature("take", (*asked, "code: int"), "None")
            yield _dispatch(verbs)
        yield "\n" + _signature("explain", (*asked, "code: int"), "Refusal")
        seat = () if step.kind == CHOICE else ("seat",)
        for verb in verbs:
            yield f"        if {_is_code_of(verb)}:\n"
            yield _called(f"            return self.why_not_{verb.name}", _passed(verb, *seat))
        yield '        return Refusal("not-possible-now")\n'
        for verb in verbs:
            own = tuple(f"{each}: int" for each in parameters(verb))
            if step.kind == CHOICE:
                yield "\n" + _signature(f"do_{verb.name}", (*common, *own), "None")
                yield "        raise NotImplementedError\n"
            yield "\n" + _signature(f"why_not_{verb.name}", (*(asked if seat else common), *own), "Refusal")
            yield '        return Refusal("not-possible-now")\n'


KINDS: Final = ("Automatic", "Choice", "Sealed")


def _head(told: str, declared: str, imports: list[str]) -> str:
    text = "\n".join(imports)
    made = f"Written by `make generate` from rules/{declared}: change that."
    return f'"""{told}.\n\n{made}\n"""\n\n{text}\n\n\n'


# Fields of the table


def type_of(codec: Codec) -> str:
    """The Python type of what a codec writes."""
    if isinstance(codec, Flag):
        return "bool"
    if isinstance(codec, ListOf):
        return f"list[{type_of(codec.item)}]"
    if isinstance(codec, ByRow):
        return f"list[{type_of(codec.cell)}]"
    if isinstance(codec, Grid):
        return f"list[{type_of(codec.columns.cell)}]"
    return codec.holds().rpartition(".")[2]


def _import_of(codec: Codec) -> str:
    module, _, name = codec.holds().rpartition(".")
    return f"from {module} import {name}" if module else ""


def start_of(codec: Codec) -> str:
    """What stands there on an empty table: nothing, nobody; nothing is said of what is no number."""
    if isinstance(codec, ListOf):
        return "[]"
    if isinstance(codec, ByRow):
        return f"[{start_of(codec.cell)}] * {_rows(codec.rows)}"
    if isinstance(codec, Grid):
        times = (
            f"{_rows(codec.rows)} * {codec.width}"
            if codec.rows is SEAT
            else str(len(codec.rows) * codec.width)
        )
        return f"[{start_of(codec.columns.cell)}] * " + (f"({times})" if codec.rows is SEAT else times)
    if isinstance(codec, Flag):
        return "False"
    if isinstance(codec, Domain):
        return "-1"
    if isinstance(codec, Bits) or codec.holds() == "int":
        return "0"
    return ""


def _rows(rows: Domain) -> str:
    return "seats" if rows is SEAT else str(len(rows))


def _seats(fields: Sequence[Field]) -> str:
    by_seat = any("seats" in start_of(field.codec) for field in fields)
    return "        seats = self.places(players)\n" if by_seat else ""


def _copy_of(field: Field) -> str:
    is_list = isinstance(field.codec, (ListOf, ByRow, Grid))
    copied = ".copy()" if is_list and not field.shared else ""
    return f"        self.{field.name} = other.{field.name}{copied}\n"


# Verbs


def parameters(verb: Verb) -> list[str]:
    """Names of a verb's arguments: of their domains, told apart where they meet."""
    names: list[str] = []
    for domain in verb.domains:
        name = domain.name if domain.name not in _TAKEN else f"{verb.name}_{domain.name}"
        names.append(f"other_{name}" if name in names else name)
    return names


def _codes_of(verb: Verb) -> str:
    name = verb.name.upper()
    if not verb.domains:
        return f"{name}: Final = {verb.base}\n"
    kind, last = "tuple[int, ...]", verb.domains[-1]
    filled = "-1, " * last.first
    inner = (
        f"({filled}*range(start, start + {len(last)}))"
        if filled
        else f"tuple(range(start, start + {len(last)}))"
    )
    if len(verb.domains) == 1:
        start, end = verb.base, verb.base + verb.size
        row = f"range({start}, {end})" if start else f"range({end})"
        text = f"({filled}*{row})" if filled else f"tuple({row})"
        return f"{name}: Final[{kind}] = {text}\n"
    sizes = [len(domain) for domain in verb.domains]
    if any(domain.first for domain in verb.domains[:-1]):
        raise ValueError(f"{verb.name}: only a last argument may count from one")
    for _ in sizes[:-1]:
        kind = f"tuple[{kind}, ...]"
    if len(sizes) == 2:
        end = verb.base + verb.size
        text = f"tuple({inner} for start in range({verb.base}, {end}, {sizes[1]}))"
    else:
        step = sizes[1] * sizes[2]
        end = verb.base + verb.size
        text = (
            f"tuple(\n    tuple({inner} for start in range(first, first + {step}, {sizes[2]}))\n"
            f"    for first in range({verb.base}, {end}, {step})\n)"
        )
    line = f"{name}: Final[{kind}] = {text}\n"
    if len(line) > WIDTH + 1 and "\n    " not in line:
        line = f"{name}: Final[{kind}] = tuple(\n    {text[6:-1]}\n)\n"
    return line


def _decoded(verb: Verb) -> list[str]:
    """The arguments of a code, as Python writes them."""
    rest = f"code - {verb.base}" if verb.base else "code"
    sizes = [len(domain) for domain in verb.domains]
    found: list[str] = []
    for at, domain in enumerate(verb.domains):
        below = 1
        for size in sizes[at + 1 :]:
            below *= size
        if len(sizes) == 1:
            base = verb.base - domain.first
            found.append(f"code - {base}" if base > 0 else f"code + {-base}" if base else "code")
            continue
        value = f"({rest})" if verb.base else rest
        if below > 1:
            value += f" // {below}"
        if at:
            value += f" % {sizes[at]}"
        found.append(f"{value} + {domain.first}" if domain.first else value)
    return found


def _passed(verb: Verb, *first: str) -> str:
    return ", ".join(["state", "frame", *first, *_decoded(verb)])


def _is_code_of(verb: Verb) -> str:
    if verb.size == 1:
        return f"code == {verb.base}"
    return f"{verb.base} <= code < {verb.base + verb.size}" if verb.base else f"code < {verb.size}"


def _dispatch(verbs: list[Verb]) -> str:
    """Actions are legal when they are taken: where they end tells verbs apart."""
    if len(verbs) == 1:
        return _call(verbs[0], 8)
    lines: list[str] = []
    for at, verb in enumerate(verbs):
        if at == len(verbs) - 1:
            lines.append("        else:\n")
        elif verb.size == 1:
            lines.append(f"        {'elif' if at else 'if'} code == {verb.base}:\n")
        else:
            lines.append(f"        {'elif' if at else 'if'} code < {verb.base + verb.size}:\n")
        lines.append(_call(verb, 12))
    return "".join(lines)


def _call(verb: Verb, indent: int) -> str:
    return _called(f"{' ' * indent}self.do_{verb.name}", _passed(verb))


def _called(function: str, arguments: str) -> str:
    """As the formatter would break it."""
    line = f"{function}({arguments})\n"
    if len(line) <= WIDTH + 1:
        return line
    indent = " " * (len(function) - len(function.lstrip()))
    return f"{function}(\n{indent}    {arguments}\n{indent})\n"


def _signature(name: str, parameters: Sequence[str], result: str) -> str:
    """As the formatter would break it."""
    line = f"    def {name}({', '.join(parameters)}) -> {result}:\n"
    if len(line) <= WIDTH + 1:
        return line
    inside = f"        {', '.join(parameters)}\n"
    if len(inside) <= WIDTH + 1:
        return f"    def {name}(\n{inside}    ) -> {result}:\n"
    return (
        f"    def {name}(\n" + "".join(f"        {each},\n" for each in parameters) + f"    ) -> {result}:\n"
    )


# Frames


def _frame_of(step: PlannedStep) -> str:
    name = camel(step.name)
    own = [field.name for field in step.fields if field.name != "seat"]
    slots = f"({', '.join(repr(each) for each in sorted(own))}{',' if len(own) == 1 else ''})".replace(
        "'", '"'
    )
    all_names = [field.name for field in step.fields]
    lines = [f"class {name}(Frame):\n", f"    __slots__ = {slots}\n\n"]
    lines.append(_signature("__init__", ("self", *(f"{each}: int" for each in all_names)), "None"))
    lines.append(f"        self.step = {step.number}\n")
    if "seat" not in all_names:
        lines.append(f"        self.seat = {NOBODY}\n")
    lines.extend(f"        self.{each} = {each}\n" for each in all_names)
    lines.append("\n    def numbers(self) -> tuple[int, ...]:\n")
    values = [str(step.number), *(f"self.{each}" for each in all_names)]
    line = f"        return ({', '.join(values)}{'' if all_names else ','})\n"
    if len(line) > WIDTH + 1:
        line = "        return (\n" + "".join(f"            {each},\n" for each in values) + "        )\n"
    lines.append(line)
    if not all_names:
        lines.append(f"\n\n{step.name.upper()}: Final = {name}()\n")
    elif all_names == ["seat"]:
        head = f"{step.name.upper()}: Final[tuple[{name}, ...]] = tuple"
        lines.append("\n\n" + _called(head, f"{name}(seat) for seat in {_EVERY_SEAT}"))
    return "".join(lines)


if __name__ == "__main__":
    main(sys.argv[1:])
