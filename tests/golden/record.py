"""Write golden games: `python -m tests.golden.record GAME` makes one random game for each way to set it up.

Record anew only when a rules version changes; the files of older versions go, since only one can be played.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import ennead
from ennead.testing import Case, cases_of

FOLDER = Path(__file__).parent


def record(case: Case, seed: str) -> dict[str, Any]:
    match = ennead.start(case.name, case.players, seed, case.options)
    chooser = random.Random(seed)
    hashes = [match.game.hash(match.state)]
    while match.to_act:
        seat = chooser.choice(match.to_act)
        match.play(chooser.choice(match.legal(seat)), seat)
        hashes.append(match.game.hash(match.state))
    assert match.result is not None
    return {"log": match.log, "hashes": hashes, "result": match.result.to_dict()}


def main() -> None:
    name = sys.argv[1]
    version = ennead.game(name).version
    for case in cases_of(name):
        path = FOLDER / name / f"v{version}-{str(case).removeprefix(name + '-')}.json"
        path.parent.mkdir(exist_ok=True)
        golden = record(case, f"golden {case}")
        path.write_text(
            json.dumps(golden, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8"
        )
        print(path.name, len(golden["hashes"]) - 1, "actions")


if __name__ == "__main__":
    main()
