"""A language model at the table: a loop of observe, ask, act for any model; here a stand-in answers.

python language_model.py --game tekhenu --players 2      # needs ennead[research]
"""

import argparse
from collections.abc import Callable

import ennead
from ennead.research.seat import SeatTable

Model = Callable[[str], str]

# Characters of an answer that are read: no action is longer, and a refusal repeats what was answered.
LONGEST = 100


def prompt(table: SeatTable, trouble: str) -> str:
    """What the model is asked: at most 4,000 tokens in every game."""
    asked = "Answer with one of the legal actions, word for word, and nothing else."
    return "\n\n".join(part for part in (table.observe(), trouble, asked) if part)


def first_line(answer: str) -> str:
    """The action in an answer: models like to go on talking, or to put it in quotes."""
    return answer.strip().partition("\n")[0][:LONGEST].strip(" `'\".")


def refusal(reason: str) -> str:
    """Why the last answer was not possible, without a long list of what else there is."""
    return f"Your last answer was refused: {reason.partition('; known are')[0]}"


def stand_in(asked: str) -> str:
    """No model at all: the first legal action, and now and then a mistake, as models make them."""
    options = next(line for line in asked.splitlines() if line.startswith("legal actions: "))
    if "was refused" not in asked and len(asked) % 5 == 0:
        return "I would rather build a sphinx"
    return options.removeprefix("legal actions: ").split("; ")[0]


def play(table: SeatTable, model: Model, patience: int = 3) -> int:
    """Let the model play to the end; after `patience` mistakes in a row the first legal action is played."""
    mistakes = 0
    while not table.match.over:
        trouble = ""
        for _ in range(patience):
            told = table.act(first_line(model(prompt(table, trouble))))
            if told["played"]:
                break
            mistakes += 1
            trouble = refusal(told["reason"])
        else:
            table.act(table.legal()[0])
    return mistakes


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="tekhenu", choices=ennead.games())
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--bot", default="random", help="who takes the other seats")
    options.add_argument("--seed", default="1")
    wish = options.parse_args()
    table = SeatTable(ennead.game(wish.game), wish.players, 0, wish.bot, wish.seed)
    mistakes = play(table, stand_in)
    ended = table.result()
    print(f"{mistakes} answers were refused; the winners are {', '.join(ended['winners'])}")
    for row in ended["scores"]:
        print(f"  {row['seat']}: {row['total']}")


if __name__ == "__main__":
    main()
