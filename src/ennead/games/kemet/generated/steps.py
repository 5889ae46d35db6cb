"""The steps as they are planned; the chapters of the rules extend them.

Written by `make generate` from rules/steps.py: change that.
"""

from collections.abc import Sequence

from ennead.core.state import Automatic, Choice, Refusal, Sealed
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import STEPS


class SetupCity(Choice[KemetState, frames.SetupCity]):
    """Answered by city."""

    def __init__(self) -> None:
        super().__init__(STEPS[0])

    def frame(self, numbers: Sequence[int]) -> frames.SetupCity:
        return frames.SetupCity(*numbers)

    def take(self, state: KemetState, frame: frames.SetupCity, seat: int, code: int) -> None:
        self.do_city(state, frame, code)

    def explain(self, state: KemetState, frame: frames.SetupCity, seat: int, code: int) -> Refusal:
        if code < 5:
            return self.why_not_city(state, frame, code)
        return Refusal("not-possible-now")

    def do_city(self, state: KemetState, frame: frames.SetupCity, city: int) -> None:
        raise NotImplementedError

    def why_not_city(self, state: KemetState, frame: frames.SetupCity, city: int) -> Refusal:
        return Refusal("not-possible-now")


class SetupDeal(Automatic[KemetState, frames.SetupDeal]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[1])

    def frame(self, numbers: Sequence[int]) -> frames.SetupDeal:
        return frames.SETUP_DEAL


class SetupTroops(Choice[KemetState, frames.SetupTroops]):
    """Answered by garrison."""

    def __init__(self) -> None:
        super().__init__(STEPS[2])

    def frame(self, numbers: Sequence[int]) -> frames.SetupTroops:
        return frames.SetupTroops(*numbers)

    def take(self, state: KemetState, frame: frames.SetupTroops, seat: int, code: int) -> None:
        self.do_garrison(state, frame, code - 5)

    def explain(self, state: KemetState, frame: frames.SetupTroops, seat: int, code: int) -> Refusal:
        if 5 <= code < 8:
            return self.why_not_garrison(state, frame, code - 5)
        return Refusal("not-possible-now")

    def do_garrison(self, state: KemetState, frame: frames.SetupTroops, pair: int) -> None:
        raise NotImplementedError

    def why_not_garrison(self, state: KemetState, frame: frames.SetupTroops, pair: int) -> Refusal:
        return Refusal("not-possible-now")


class SetupPyramid(Choice[KemetState, frames.SetupPyramid]):
    """Answered by found, raise."""

    def __init__(self) -> None:
        super().__init__(STEPS[3])

    def frame(self, numbers: Sequence[int]) -> frames.SetupPyramid:
        return frames.SetupPyramid(*numbers)

    def take(self, state: KemetState, frame: frames.SetupPyramid, seat: int, code: int) -> None:
        if code < 136:
            self.do_found(state, frame, (code - 8) // 4, (code - 8) % 4)
        else:
            self.do_raise(state, frame, code - 136)

    def explain(self, state: KemetState, frame: frames.SetupPyramid, seat: int, code: int) -> Refusal:
        if 8 <= code < 136:
            return self.why_not_found(state, frame, (code - 8) // 4, (code - 8) % 4)
        if 136 <= code < 168:
            return self.why_not_raise(state, frame, code - 136)
        return Refusal("not-possible-now")

    def do_found(self, state: KemetState, frame: frames.SetupPyramid, area: int, color: int) -> None:
        raise NotImplementedError

    def why_not_found(self, state: KemetState, frame: frames.SetupPyramid, area: int, color: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_raise(self, state: KemetState, frame: frames.SetupPyramid, area: int) -> None:
        raise NotImplementedError

    def why_not_raise(self, state: KemetState, frame: frames.SetupPyramid, area: int) -> Refusal:
        return Refusal("not-possible-now")


class SetupTile(Choice[KemetState, frames.SetupTile]):
    """Answered by take."""

    def __init__(self) -> None:
        super().__init__(STEPS[4])

    def frame(self, numbers: Sequence[int]) -> frames.SetupTile:
        return frames.SetupTile(*numbers)

    def take(self, state: KemetState, frame: frames.SetupTile, seat: int, code: int) -> None:
        self.do_take(state, frame, code - 168)

    def explain(self, state: KemetState, frame: frames.SetupTile, seat: int, code: int) -> Refusal:
        if 168 <= code < 224:
            return self.why_not_take(state, frame, code - 168)
        return Refusal("not-possible-now")

    def do_take(self, state: KemetState, frame: frames.SetupTile, tile: int) -> None:
        raise NotImplementedError

    def why_not_take(self, state: KemetState, frame: frames.SetupTile, tile: int) -> Refusal:
        return Refusal("not-possible-now")


class DayStart(Automatic[KemetState, frames.DayStart]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[5])

    def frame(self, numbers: Sequence[int]) -> frames.DayStart:
        return frames.DAY_START


class TurnStart(Automatic[KemetState, frames.TurnStart]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[6])

    def frame(self, numbers: Sequence[int]) -> frames.TurnStart:
        return frames.TurnStart(*numbers)


class Turn(Choice[KemetState, frames.Turn]):
    """Answered by token, silver, gold, card, rearrange, end_turn."""

    def __init__(self) -> None:
        super().__init__(STEPS[7])

    def frame(self, numbers: Sequence[int]) -> frames.Turn:
        return frames.Turn(*numbers)

    def take(self, state: KemetState, frame: frames.Turn, seat: int, code: int) -> None:
        if code < 233:
            self.do_token(state, frame, code - 224)
        elif code < 242:
            self.do_silver(state, frame, code - 233)
        elif code < 298:
            self.do_gold(state, frame, code - 242)
        elif code < 313:
            self.do_card(state, frame, code - 298)
        elif code == 313:
            self.do_rearrange(state, frame)
        else:
            self.do_end_turn(state, frame)

    def explain(self, state: KemetState, frame: frames.Turn, seat: int, code: int) -> Refusal:
        if 224 <= code < 233:
            return self.why_not_token(state, frame, code - 224)
        if 233 <= code < 242:
            return self.why_not_silver(state, frame, code - 233)
        if 242 <= code < 298:
            return self.why_not_gold(state, frame, code - 242)
        if 298 <= code < 313:
            return self.why_not_card(state, frame, code - 298)
        if code == 313:
            return self.why_not_rearrange(state, frame)
        if code == 314:
            return self.why_not_end_turn(state, frame)
        return Refusal("not-possible-now")

    def do_token(self, state: KemetState, frame: frames.Turn, space: int) -> None:
        raise NotImplementedError

    def why_not_token(self, state: KemetState, frame: frames.Turn, space: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_silver(self, state: KemetState, frame: frames.Turn, space: int) -> None:
        raise NotImplementedError

    def why_not_silver(self, state: KemetState, frame: frames.Turn, space: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_gold(self, state: KemetState, frame: frames.Turn, tile: int) -> None:
        raise NotImplementedError

    def why_not_gold(self, state: KemetState, frame: frames.Turn, tile: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_card(self, state: KemetState, frame: frames.Turn, card: int) -> None:
        raise NotImplementedError

    def why_not_card(self, state: KemetState, frame: frames.Turn, card: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_rearrange(self, state: KemetState, frame: frames.Turn) -> None:
        raise NotImplementedError

    def why_not_rearrange(self, state: KemetState, frame: frames.Turn) -> Refusal:
        return Refusal("not-possible-now")

    def do_end_turn(self, state: KemetState, frame: frames.Turn) -> None:
        raise NotImplementedError

    def why_not_end_turn(self, state: KemetState, frame: frames.Turn) -> Refusal:
        return Refusal("not-possible-now")


class ActionEnd(Automatic[KemetState, frames.ActionEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[8])

    def frame(self, numbers: Sequence[int]) -> frames.ActionEnd:
        return frames.ACTION_END


class ArrangeCreature(Choice[KemetState, frames.ArrangeCreature]):
    """Answered by arrange, none."""

    def __init__(self) -> None:
        super().__init__(STEPS[9])

    def frame(self, numbers: Sequence[int]) -> frames.ArrangeCreature:
        return frames.ArrangeCreature(*numbers)

    def take(self, state: KemetState, frame: frames.ArrangeCreature, seat: int, code: int) -> None:
        if code < 325:
            self.do_arrange(state, frame, code - 315)
        else:
            self.do_none(state, frame)

    def explain(self, state: KemetState, frame: frames.ArrangeCreature, seat: int, code: int) -> Refusal:
        if 315 <= code < 325:
            return self.why_not_arrange(state, frame, code - 315)
        if code == 362:
            return self.why_not_none(state, frame)
        return Refusal("not-possible-now")

    def do_arrange(self, state: KemetState, frame: frames.ArrangeCreature, creature: int) -> None:
        raise NotImplementedError

    def why_not_arrange(self, state: KemetState, frame: frames.ArrangeCreature, creature: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_none(self, state: KemetState, frame: frames.ArrangeCreature) -> None:
        raise NotImplementedError

    def why_not_none(self, state: KemetState, frame: frames.ArrangeCreature) -> Refusal:
        return Refusal("not-possible-now")


class GoldAction(Choice[KemetState, frames.GoldAction]):
    """Answered by action."""

    def __init__(self) -> None:
        super().__init__(STEPS[10])

    def frame(self, numbers: Sequence[int]) -> frames.GoldAction:
        return frames.GoldAction(*numbers)

    def take(self, state: KemetState, frame: frames.GoldAction, seat: int, code: int) -> None:
        self.do_action(state, frame, code - 325)

    def explain(self, state: KemetState, frame: frames.GoldAction, seat: int, code: int) -> Refusal:
        if 325 <= code < 330:
            return self.why_not_action(state, frame, code - 325)
        return Refusal("not-possible-now")

    def do_action(self, state: KemetState, frame: frames.GoldAction, deed: int) -> None:
        raise NotImplementedError

    def why_not_action(self, state: KemetState, frame: frames.GoldAction, deed: int) -> Refusal:
        return Refusal("not-possible-now")


class FireTarget(Choice[KemetState, frames.FireTarget]):
    """Answered by burn."""

    def __init__(self) -> None:
        super().__init__(STEPS[11])

    def frame(self, numbers: Sequence[int]) -> frames.FireTarget:
        return frames.FireTarget(*numbers)

    def take(self, state: KemetState, frame: frames.FireTarget, seat: int, code: int) -> None:
        self.do_burn(state, frame, code - 330)

    def explain(self, state: KemetState, frame: frames.FireTarget, seat: int, code: int) -> Refusal:
        if 330 <= code < 362:
            return self.why_not_burn(state, frame, code - 330)
        return Refusal("not-possible-now")

    def do_burn(self, state: KemetState, frame: frames.FireTarget, area: int) -> None:
        raise NotImplementedError

    def why_not_burn(self, state: KemetState, frame: frames.FireTarget, area: int) -> Refusal:
        return Refusal("not-possible-now")


class BuildTarget(Choice[KemetState, frames.BuildTarget]):
    """Answered by found, raise, none."""

    def __init__(self) -> None:
        super().__init__(STEPS[12])

    def frame(self, numbers: Sequence[int]) -> frames.BuildTarget:
        return frames.BuildTarget(*numbers)

    def take(self, state: KemetState, frame: frames.BuildTarget, seat: int, code: int) -> None:
        if code < 136:
            self.do_found(state, frame, (code - 8) // 4, (code - 8) % 4)
        elif code < 168:
            self.do_raise(state, frame, code - 136)
        else:
            self.do_none(state, frame)

    def explain(self, state: KemetState, frame: frames.BuildTarget, seat: int, code: int) -> Refusal:
        if 8 <= code < 136:
            return self.why_not_found(state, frame, (code - 8) // 4, (code - 8) % 4)
        if 136 <= code < 168:
            return self.why_not_raise(state, frame, code - 136)
        if code == 362:
            return self.why_not_none(state, frame)
        return Refusal("not-possible-now")

    def do_found(self, state: KemetState, frame: frames.BuildTarget, area: int, color: int) -> None:
        raise NotImplementedError

    def why_not_found(self, state: KemetState, frame: frames.BuildTarget, area: int, color: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_raise(self, state: KemetState, frame: frames.BuildTarget, area: int) -> None:
        raise NotImplementedError

    def why_not_raise(self, state: KemetState, frame: frames.BuildTarget, area: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_none(self, state: KemetState, frame: frames.BuildTarget) -> None:
        raise NotImplementedError

    def why_not_none(self, state: KemetState, frame: frames.BuildTarget) -> Refusal:
        return Refusal("not-possible-now")


class BuildHeight(Choice[KemetState, frames.BuildHeight]):
    """Answered by height."""

    def __init__(self) -> None:
        super().__init__(STEPS[13])

    def frame(self, numbers: Sequence[int]) -> frames.BuildHeight:
        return frames.BuildHeight(*numbers)

    def take(self, state: KemetState, frame: frames.BuildHeight, seat: int, code: int) -> None:
        self.do_height(state, frame, code - 363)

    def explain(self, state: KemetState, frame: frames.BuildHeight, seat: int, code: int) -> Refusal:
        if 364 <= code < 368:
            return self.why_not_height(state, frame, code - 363)
        return Refusal("not-possible-now")

    def do_height(self, state: KemetState, frame: frames.BuildHeight, height: int) -> None:
        raise NotImplementedError

    def why_not_height(self, state: KemetState, frame: frames.BuildHeight, height: int) -> Refusal:
        return Refusal("not-possible-now")


class PlaceArea(Choice[KemetState, frames.PlaceArea]):
    """Answered by place, done."""

    def __init__(self) -> None:
        super().__init__(STEPS[14])

    def frame(self, numbers: Sequence[int]) -> frames.PlaceArea:
        return frames.PlaceArea(*numbers)

    def take(self, state: KemetState, frame: frames.PlaceArea, seat: int, code: int) -> None:
        if code == 363:
            self.do_done(state, frame)
        else:
            self.do_place(state, frame, code - 368)

    def explain(self, state: KemetState, frame: frames.PlaceArea, seat: int, code: int) -> Refusal:
        if code == 363:
            return self.why_not_done(state, frame)
        if 368 <= code < 400:
            return self.why_not_place(state, frame, code - 368)
        return Refusal("not-possible-now")

    def do_done(self, state: KemetState, frame: frames.PlaceArea) -> None:
        raise NotImplementedError

    def why_not_done(self, state: KemetState, frame: frames.PlaceArea) -> Refusal:
        return Refusal("not-possible-now")

    def do_place(self, state: KemetState, frame: frames.PlaceArea, area: int) -> None:
        raise NotImplementedError

    def why_not_place(self, state: KemetState, frame: frames.PlaceArea, area: int) -> Refusal:
        return Refusal("not-possible-now")


class PlaceCount(Choice[KemetState, frames.PlaceCount]):
    """Answered by count."""

    def __init__(self) -> None:
        super().__init__(STEPS[15])

    def frame(self, numbers: Sequence[int]) -> frames.PlaceCount:
        return frames.PlaceCount(*numbers)

    def take(self, state: KemetState, frame: frames.PlaceCount, seat: int, code: int) -> None:
        self.do_count(state, frame, code - 399)

    def explain(self, state: KemetState, frame: frames.PlaceCount, seat: int, code: int) -> Refusal:
        if 400 <= code < 415:
            return self.why_not_count(state, frame, code - 399)
        return Refusal("not-possible-now")

    def do_count(self, state: KemetState, frame: frames.PlaceCount, number: int) -> None:
        raise NotImplementedError

    def why_not_count(self, state: KemetState, frame: frames.PlaceCount, number: int) -> Refusal:
        return Refusal("not-possible-now")


class PlaceCreature(Choice[KemetState, frames.PlaceCreature]):
    """Answered by join, none."""

    def __init__(self) -> None:
        super().__init__(STEPS[16])

    def frame(self, numbers: Sequence[int]) -> frames.PlaceCreature:
        return frames.PlaceCreature(*numbers)

    def take(self, state: KemetState, frame: frames.PlaceCreature, seat: int, code: int) -> None:
        if code == 362:
            self.do_none(state, frame)
        else:
            self.do_join(state, frame, code - 415)

    def explain(self, state: KemetState, frame: frames.PlaceCreature, seat: int, code: int) -> Refusal:
        if code == 362:
            return self.why_not_none(state, frame)
        if 415 <= code < 425:
            return self.why_not_join(state, frame, code - 415)
        return Refusal("not-possible-now")

    def do_none(self, state: KemetState, frame: frames.PlaceCreature) -> None:
        raise NotImplementedError

    def why_not_none(self, state: KemetState, frame: frames.PlaceCreature) -> Refusal:
        return Refusal("not-possible-now")

    def do_join(self, state: KemetState, frame: frames.PlaceCreature, creature: int) -> None:
        raise NotImplementedError

    def why_not_join(self, state: KemetState, frame: frames.PlaceCreature, creature: int) -> Refusal:
        return Refusal("not-possible-now")


class BattleOrder(Choice[KemetState, frames.BattleOrder]):
    """Answered by fight, done."""

    def __init__(self) -> None:
        super().__init__(STEPS[17])

    def frame(self, numbers: Sequence[int]) -> frames.BattleOrder:
        return frames.BattleOrder(*numbers)

    def take(self, state: KemetState, frame: frames.BattleOrder, seat: int, code: int) -> None:
        if code == 363:
            self.do_done(state, frame)
        else:
            self.do_fight(state, frame, code - 425)

    def explain(self, state: KemetState, frame: frames.BattleOrder, seat: int, code: int) -> Refusal:
        if code == 363:
            return self.why_not_done(state, frame)
        if 425 <= code < 457:
            return self.why_not_fight(state, frame, code - 425)
        return Refusal("not-possible-now")

    def do_done(self, state: KemetState, frame: frames.BattleOrder) -> None:
        raise NotImplementedError

    def why_not_done(self, state: KemetState, frame: frames.BattleOrder) -> Refusal:
        return Refusal("not-possible-now")

    def do_fight(self, state: KemetState, frame: frames.BattleOrder, area: int) -> None:
        raise NotImplementedError

    def why_not_fight(self, state: KemetState, frame: frames.BattleOrder, area: int) -> Refusal:
        return Refusal("not-possible-now")


class BuyTile(Choice[KemetState, frames.BuyTile]):
    """Answered by buy, none."""

    def __init__(self) -> None:
        super().__init__(STEPS[18])

    def frame(self, numbers: Sequence[int]) -> frames.BuyTile:
        return frames.BuyTile(*numbers)

    def take(self, state: KemetState, frame: frames.BuyTile, seat: int, code: int) -> None:
        if code == 362:
            self.do_none(state, frame)
        else:
            self.do_buy(state, frame, code - 457)

    def explain(self, state: KemetState, frame: frames.BuyTile, seat: int, code: int) -> Refusal:
        if code == 362:
            return self.why_not_none(state, frame)
        if 457 <= code < 513:
            return self.why_not_buy(state, frame, code - 457)
        return Refusal("not-possible-now")

    def do_none(self, state: KemetState, frame: frames.BuyTile) -> None:
        raise NotImplementedError

    def why_not_none(self, state: KemetState, frame: frames.BuyTile) -> Refusal:
        return Refusal("not-possible-now")

    def do_buy(self, state: KemetState, frame: frames.BuyTile, tile: int) -> None:
        raise NotImplementedError

    def why_not_buy(self, state: KemetState, frame: frames.BuyTile, tile: int) -> Refusal:
        return Refusal("not-possible-now")


class CreatureDistrict(Choice[KemetState, frames.CreatureDistrict]):
    """Answered by station, none."""

    def __init__(self) -> None:
        super().__init__(STEPS[19])

    def frame(self, numbers: Sequence[int]) -> frames.CreatureDistrict:
        return frames.CreatureDistrict(*numbers)

    def take(self, state: KemetState, frame: frames.CreatureDistrict, seat: int, code: int) -> None:
        if code == 362:
            self.do_none(state, frame)
        else:
            self.do_station(state, frame, code - 513)

    def explain(self, state: KemetState, frame: frames.CreatureDistrict, seat: int, code: int) -> Refusal:
        if code == 362:
            return self.why_not_none(state, frame)
        if 513 <= code < 545:
            return self.why_not_station(state, frame, code - 513)
        return Refusal("not-possible-now")

    def do_none(self, state: KemetState, frame: frames.CreatureDistrict) -> None:
        raise NotImplementedError

    def why_not_none(self, state: KemetState, frame: frames.CreatureDistrict) -> Refusal:
        return Refusal("not-possible-now")

    def do_station(self, state: KemetState, frame: frames.CreatureDistrict, area: int) -> None:
        raise NotImplementedError

    def why_not_station(self, state: KemetState, frame: frames.CreatureDistrict, area: int) -> Refusal:
        return Refusal("not-possible-now")


class RemoveBattleCard(Choice[KemetState, frames.RemoveBattleCard]):
    """Answered by remove."""

    def __init__(self) -> None:
        super().__init__(STEPS[20])

    def frame(self, numbers: Sequence[int]) -> frames.RemoveBattleCard:
        return frames.RemoveBattleCard(*numbers)

    def take(self, state: KemetState, frame: frames.RemoveBattleCard, seat: int, code: int) -> None:
        self.do_remove(state, frame, code - 545)

    def explain(self, state: KemetState, frame: frames.RemoveBattleCard, seat: int, code: int) -> Refusal:
        if 545 <= code < 555:
            return self.why_not_remove(state, frame, code - 545)
        return Refusal("not-possible-now")

    def do_remove(self, state: KemetState, frame: frames.RemoveBattleCard, battle_card: int) -> None:
        raise NotImplementedError

    def why_not_remove(self, state: KemetState, frame: frames.RemoveBattleCard, battle_card: int) -> Refusal:
        return Refusal("not-possible-now")


class MoveTroop(Choice[KemetState, frames.MoveTroop]):
    """Answered by move, none."""

    def __init__(self) -> None:
        super().__init__(STEPS[21])

    def frame(self, numbers: Sequence[int]) -> frames.MoveTroop:
        return frames.MoveTroop(*numbers)

    def take(self, state: KemetState, frame: frames.MoveTroop, seat: int, code: int) -> None:
        if code == 362:
            self.do_none(state, frame)
        else:
            self.do_move(state, frame, code - 555)

    def explain(self, state: KemetState, frame: frames.MoveTroop, seat: int, code: int) -> Refusal:
        if code == 362:
            return self.why_not_none(state, frame)
        if 555 <= code < 587:
            return self.why_not_move(state, frame, code - 555)
        return Refusal("not-possible-now")

    def do_none(self, state: KemetState, frame: frames.MoveTroop) -> None:
        raise NotImplementedError

    def why_not_none(self, state: KemetState, frame: frames.MoveTroop) -> Refusal:
        return Refusal("not-possible-now")

    def do_move(self, state: KemetState, frame: frames.MoveTroop, area: int) -> None:
        raise NotImplementedError

    def why_not_move(self, state: KemetState, frame: frames.MoveTroop, area: int) -> Refusal:
        return Refusal("not-possible-now")


class MoveStep(Choice[KemetState, frames.MoveStep]):
    """Answered by step, teleport, transfer, swiftness, open_gates, stop."""

    def __init__(self) -> None:
        super().__init__(STEPS[22])

    def frame(self, numbers: Sequence[int]) -> frames.MoveStep:
        return frames.MoveStep(*numbers)

    def take(self, state: KemetState, frame: frames.MoveStep, seat: int, code: int) -> None:
        if code < 619:
            self.do_step(state, frame, code - 587)
        elif code < 651:
            self.do_teleport(state, frame, code - 619)
        elif code < 683:
            self.do_transfer(state, frame, code - 651)
        elif code == 683:
            self.do_swiftness(state, frame)
        elif code == 684:
            self.do_open_gates(state, frame)
        else:
            self.do_stop(state, frame)

    def explain(self, state: KemetState, frame: frames.MoveStep, seat: int, code: int) -> Refusal:
        if 587 <= code < 619:
            return self.why_not_step(state, frame, code - 587)
        if 619 <= code < 651:
            return self.why_not_teleport(state, frame, code - 619)
        if 651 <= code < 683:
            return self.why_not_transfer(state, frame, code - 651)
        if code == 683:
            return self.why_not_swiftness(state, frame)
        if code == 684:
            return self.why_not_open_gates(state, frame)
        if code == 685:
            return self.why_not_stop(state, frame)
        return Refusal("not-possible-now")

    def do_step(self, state: KemetState, frame: frames.MoveStep, area: int) -> None:
        raise NotImplementedError

    def why_not_step(self, state: KemetState, frame: frames.MoveStep, area: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_teleport(self, state: KemetState, frame: frames.MoveStep, area: int) -> None:
        raise NotImplementedError

    def why_not_teleport(self, state: KemetState, frame: frames.MoveStep, area: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_transfer(self, state: KemetState, frame: frames.MoveStep, area: int) -> None:
        raise NotImplementedError

    def why_not_transfer(self, state: KemetState, frame: frames.MoveStep, area: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_swiftness(self, state: KemetState, frame: frames.MoveStep) -> None:
        raise NotImplementedError

    def why_not_swiftness(self, state: KemetState, frame: frames.MoveStep) -> Refusal:
        return Refusal("not-possible-now")

    def do_open_gates(self, state: KemetState, frame: frames.MoveStep) -> None:
        raise NotImplementedError

    def why_not_open_gates(self, state: KemetState, frame: frames.MoveStep) -> Refusal:
        return Refusal("not-possible-now")

    def do_stop(self, state: KemetState, frame: frames.MoveStep) -> None:
        raise NotImplementedError

    def why_not_stop(self, state: KemetState, frame: frames.MoveStep) -> Refusal:
        return Refusal("not-possible-now")


class MoveUnits(Choice[KemetState, frames.MoveUnits]):
    """Answered by units."""

    def __init__(self) -> None:
        super().__init__(STEPS[23])

    def frame(self, numbers: Sequence[int]) -> frames.MoveUnits:
        return frames.MoveUnits(*numbers)

    def take(self, state: KemetState, frame: frames.MoveUnits, seat: int, code: int) -> None:
        self.do_units(state, frame, code - 685)

    def explain(self, state: KemetState, frame: frames.MoveUnits, seat: int, code: int) -> Refusal:
        if 686 <= code < 701:
            return self.why_not_units(state, frame, code - 685)
        return Refusal("not-possible-now")

    def do_units(self, state: KemetState, frame: frames.MoveUnits, number: int) -> None:
        raise NotImplementedError

    def why_not_units(self, state: KemetState, frame: frames.MoveUnits, number: int) -> Refusal:
        return Refusal("not-possible-now")


class MoveCreature(Choice[KemetState, frames.MoveCreature]):
    """Answered by leave, take_along."""

    def __init__(self) -> None:
        super().__init__(STEPS[24])

    def frame(self, numbers: Sequence[int]) -> frames.MoveCreature:
        return frames.MoveCreature(*numbers)

    def take(self, state: KemetState, frame: frames.MoveCreature, seat: int, code: int) -> None:
        if code < 711:
            self.do_leave(state, frame, code - 701)
        else:
            self.do_take_along(state, frame)

    def explain(self, state: KemetState, frame: frames.MoveCreature, seat: int, code: int) -> Refusal:
        if 701 <= code < 711:
            return self.why_not_leave(state, frame, code - 701)
        if code == 711:
            return self.why_not_take_along(state, frame)
        return Refusal("not-possible-now")

    def do_leave(self, state: KemetState, frame: frames.MoveCreature, creature: int) -> None:
        raise NotImplementedError

    def why_not_leave(self, state: KemetState, frame: frames.MoveCreature, creature: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_take_along(self, state: KemetState, frame: frames.MoveCreature) -> None:
        raise NotImplementedError

    def why_not_take_along(self, state: KemetState, frame: frames.MoveCreature) -> Refusal:
        return Refusal("not-possible-now")


class WarCouncil(Automatic[KemetState, frames.WarCouncil]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[25])

    def frame(self, numbers: Sequence[int]) -> frames.WarCouncil:
        return frames.WarCouncil(*numbers)


class BattlePlay(Sealed[KemetState, frames.BattlePlay]):
    """Answered by play, discard."""

    def __init__(self) -> None:
        super().__init__(STEPS[26])

    def frame(self, numbers: Sequence[int]) -> frames.BattlePlay:
        return frames.BattlePlay(*numbers)

    def explain(self, state: KemetState, frame: frames.BattlePlay, seat: int, code: int) -> Refusal:
        if 712 <= code < 722:
            return self.why_not_play(state, frame, seat, code - 712)
        if 722 <= code < 732:
            return self.why_not_discard(state, frame, seat, code - 722)
        return Refusal("not-possible-now")

    def why_not_play(
        self, state: KemetState, frame: frames.BattlePlay, seat: int, battle_card: int
    ) -> Refusal:
        return Refusal("not-possible-now")

    def why_not_discard(
        self, state: KemetState, frame: frames.BattlePlay, seat: int, battle_card: int
    ) -> Refusal:
        return Refusal("not-possible-now")


class ShowCard(Automatic[KemetState, frames.ShowCard]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[27])

    def frame(self, numbers: Sequence[int]) -> frames.ShowCard:
        return frames.ShowCard(*numbers)


class BattleDi(Sealed[KemetState, frames.BattleDi]):
    """Answered by commit, done."""

    def __init__(self) -> None:
        super().__init__(STEPS[28])

    def frame(self, numbers: Sequence[int]) -> frames.BattleDi:
        return frames.BattleDi(*numbers)

    def explain(self, state: KemetState, frame: frames.BattleDi, seat: int, code: int) -> Refusal:
        if code == 363:
            return self.why_not_done(state, frame, seat)
        if 732 <= code < 747:
            return self.why_not_commit(state, frame, seat, code - 732)
        return Refusal("not-possible-now")

    def why_not_done(self, state: KemetState, frame: frames.BattleDi, seat: int) -> Refusal:
        return Refusal("not-possible-now")

    def why_not_commit(self, state: KemetState, frame: frames.BattleDi, seat: int, card: int) -> Refusal:
        return Refusal("not-possible-now")


class WoundDiscard(Choice[KemetState, frames.WoundDiscard]):
    """Answered by wound, done."""

    def __init__(self) -> None:
        super().__init__(STEPS[29])

    def frame(self, numbers: Sequence[int]) -> frames.WoundDiscard:
        return frames.WoundDiscard(*numbers)

    def take(self, state: KemetState, frame: frames.WoundDiscard, seat: int, code: int) -> None:
        if code == 363:
            self.do_done(state, frame)
        else:
            self.do_wound(state, frame, code - 747)

    def explain(self, state: KemetState, frame: frames.WoundDiscard, seat: int, code: int) -> Refusal:
        if code == 363:
            return self.why_not_done(state, frame)
        if 747 <= code < 762:
            return self.why_not_wound(state, frame, code - 747)
        return Refusal("not-possible-now")

    def do_done(self, state: KemetState, frame: frames.WoundDiscard) -> None:
        raise NotImplementedError

    def why_not_done(self, state: KemetState, frame: frames.WoundDiscard) -> Refusal:
        return Refusal("not-possible-now")

    def do_wound(self, state: KemetState, frame: frames.WoundDiscard, card: int) -> None:
        raise NotImplementedError

    def why_not_wound(self, state: KemetState, frame: frames.WoundDiscard, card: int) -> Refusal:
        return Refusal("not-possible-now")


class Outcome(Automatic[KemetState, frames.Outcome]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[30])

    def frame(self, numbers: Sequence[int]) -> frames.Outcome:
        return frames.OUTCOME


class LoserChoice(Choice[KemetState, frames.LoserChoice]):
    """Answered by recall, retreat."""

    def __init__(self) -> None:
        super().__init__(STEPS[31])

    def frame(self, numbers: Sequence[int]) -> frames.LoserChoice:
        return frames.LoserChoice(*numbers)

    def take(self, state: KemetState, frame: frames.LoserChoice, seat: int, code: int) -> None:
        if code == 762:
            self.do_recall(state, frame)
        else:
            self.do_retreat(state, frame)

    def explain(self, state: KemetState, frame: frames.LoserChoice, seat: int, code: int) -> Refusal:
        if code == 762:
            return self.why_not_recall(state, frame)
        if code == 763:
            return self.why_not_retreat(state, frame)
        return Refusal("not-possible-now")

    def do_recall(self, state: KemetState, frame: frames.LoserChoice) -> None:
        raise NotImplementedError

    def why_not_recall(self, state: KemetState, frame: frames.LoserChoice) -> Refusal:
        return Refusal("not-possible-now")

    def do_retreat(self, state: KemetState, frame: frames.LoserChoice) -> None:
        raise NotImplementedError

    def why_not_retreat(self, state: KemetState, frame: frames.LoserChoice) -> Refusal:
        return Refusal("not-possible-now")


class RetreatArea(Choice[KemetState, frames.RetreatArea]):
    """Answered by retreat_to."""

    def __init__(self) -> None:
        super().__init__(STEPS[32])

    def frame(self, numbers: Sequence[int]) -> frames.RetreatArea:
        return frames.RetreatArea(*numbers)

    def take(self, state: KemetState, frame: frames.RetreatArea, seat: int, code: int) -> None:
        self.do_retreat_to(state, frame, code - 764)

    def explain(self, state: KemetState, frame: frames.RetreatArea, seat: int, code: int) -> Refusal:
        if 764 <= code < 796:
            return self.why_not_retreat_to(state, frame, code - 764)
        return Refusal("not-possible-now")

    def do_retreat_to(self, state: KemetState, frame: frames.RetreatArea, area: int) -> None:
        raise NotImplementedError

    def why_not_retreat_to(self, state: KemetState, frame: frames.RetreatArea, area: int) -> Refusal:
        return Refusal("not-possible-now")


class WinnerChoice(Choice[KemetState, frames.WinnerChoice]):
    """Answered by stay, recall."""

    def __init__(self) -> None:
        super().__init__(STEPS[33])

    def frame(self, numbers: Sequence[int]) -> frames.WinnerChoice:
        return frames.WinnerChoice(*numbers)

    def take(self, state: KemetState, frame: frames.WinnerChoice, seat: int, code: int) -> None:
        if code == 762:
            self.do_recall(state, frame)
        else:
            self.do_stay(state, frame)

    def explain(self, state: KemetState, frame: frames.WinnerChoice, seat: int, code: int) -> Refusal:
        if code == 762:
            return self.why_not_recall(state, frame)
        if code == 796:
            return self.why_not_stay(state, frame)
        return Refusal("not-possible-now")

    def do_recall(self, state: KemetState, frame: frames.WinnerChoice) -> None:
        raise NotImplementedError

    def why_not_recall(self, state: KemetState, frame: frames.WinnerChoice) -> Refusal:
        return Refusal("not-possible-now")

    def do_stay(self, state: KemetState, frame: frames.WinnerChoice) -> None:
        raise NotImplementedError

    def why_not_stay(self, state: KemetState, frame: frames.WinnerChoice) -> Refusal:
        return Refusal("not-possible-now")


class BattleEnd(Automatic[KemetState, frames.BattleEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[34])

    def frame(self, numbers: Sequence[int]) -> frames.BattleEnd:
        return frames.BATTLE_END


class NightStart(Automatic[KemetState, frames.NightStart]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[35])

    def frame(self, numbers: Sequence[int]) -> frames.NightStart:
        return frames.NIGHT_START


class OfferingStep(Automatic[KemetState, frames.OfferingStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[36])

    def frame(self, numbers: Sequence[int]) -> frames.OfferingStep:
        return frames.OFFERING_STEP


class Offering(Choice[KemetState, frames.Offering]):
    """Answered by offering."""

    def __init__(self) -> None:
        super().__init__(STEPS[37])

    def frame(self, numbers: Sequence[int]) -> frames.Offering:
        return frames.Offering(*numbers)

    def take(self, state: KemetState, frame: frames.Offering, seat: int, code: int) -> None:
        self.do_offering(state, frame, code - 797)

    def explain(self, state: KemetState, frame: frames.Offering, seat: int, code: int) -> Refusal:
        if 797 <= code < 799:
            return self.why_not_offering(state, frame, code - 797)
        return Refusal("not-possible-now")

    def do_offering(self, state: KemetState, frame: frames.Offering, answer: int) -> None:
        raise NotImplementedError

    def why_not_offering(self, state: KemetState, frame: frames.Offering, answer: int) -> Refusal:
        return Refusal("not-possible-now")


class DeltaTempleStep(Automatic[KemetState, frames.DeltaTempleStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[38])

    def frame(self, numbers: Sequence[int]) -> frames.DeltaTempleStep:
        return frames.DELTA_TEMPLE_STEP


class Delta(Choice[KemetState, frames.Delta]):
    """Answered by delta."""

    def __init__(self) -> None:
        super().__init__(STEPS[39])

    def frame(self, numbers: Sequence[int]) -> frames.Delta:
        return frames.Delta(*numbers)

    def take(self, state: KemetState, frame: frames.Delta, seat: int, code: int) -> None:
        self.do_delta(state, frame, code - 799)

    def explain(self, state: KemetState, frame: frames.Delta, seat: int, code: int) -> Refusal:
        if 799 <= code < 801:
            return self.why_not_delta(state, frame, code - 799)
        return Refusal("not-possible-now")

    def do_delta(self, state: KemetState, frame: frames.Delta, answer: int) -> None:
        raise NotImplementedError

    def why_not_delta(self, state: KemetState, frame: frames.Delta, answer: int) -> Refusal:
        return Refusal("not-possible-now")


class TemplesStep(Automatic[KemetState, frames.TemplesStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[40])

    def frame(self, numbers: Sequence[int]) -> frames.TemplesStep:
        return frames.TEMPLES_STEP


class WorshipStep(Automatic[KemetState, frames.WorshipStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[41])

    def frame(self, numbers: Sequence[int]) -> frames.WorshipStep:
        return frames.WORSHIP_STEP


class PrayersStep(Automatic[KemetState, frames.PrayersStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[42])

    def frame(self, numbers: Sequence[int]) -> frames.PrayersStep:
        return frames.PRAYERS_STEP


class VeteransPp(Choice[KemetState, frames.VeteransPp]):
    """Answered by veterans_pp."""

    def __init__(self) -> None:
        super().__init__(STEPS[43])

    def frame(self, numbers: Sequence[int]) -> frames.VeteransPp:
        return frames.VeteransPp(*numbers)

    def take(self, state: KemetState, frame: frames.VeteransPp, seat: int, code: int) -> None:
        self.do_veterans_pp(state, frame, code - 801)

    def explain(self, state: KemetState, frame: frames.VeteransPp, seat: int, code: int) -> Refusal:
        if 801 <= code < 882:
            return self.why_not_veterans_pp(state, frame, code - 801)
        return Refusal("not-possible-now")

    def do_veterans_pp(self, state: KemetState, frame: frames.VeteransPp, veterans: int) -> None:
        raise NotImplementedError

    def why_not_veterans_pp(self, state: KemetState, frame: frames.VeteransPp, veterans: int) -> Refusal:
        return Refusal("not-possible-now")


class DivineInterventionStep(Automatic[KemetState, frames.DivineInterventionStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[44])

    def frame(self, numbers: Sequence[int]) -> frames.DivineInterventionStep:
        return frames.DIVINE_INTERVENTION_STEP


class NightDraw(Automatic[KemetState, frames.NightDraw]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[45])

    def frame(self, numbers: Sequence[int]) -> frames.NightDraw:
        return frames.NightDraw(*numbers)


class VeteransDi(Choice[KemetState, frames.VeteransDi]):
    """Answered by veterans_di."""

    def __init__(self) -> None:
        super().__init__(STEPS[46])

    def frame(self, numbers: Sequence[int]) -> frames.VeteransDi:
        return frames.VeteransDi(*numbers)

    def take(self, state: KemetState, frame: frames.VeteransDi, seat: int, code: int) -> None:
        self.do_veterans_di(state, frame, code - 882)

    def explain(self, state: KemetState, frame: frames.VeteransDi, seat: int, code: int) -> Refusal:
        if 882 <= code < 963:
            return self.why_not_veterans_di(state, frame, code - 882)
        return Refusal("not-possible-now")

    def do_veterans_di(self, state: KemetState, frame: frames.VeteransDi, cards: int) -> None:
        raise NotImplementedError

    def why_not_veterans_di(self, state: KemetState, frame: frames.VeteransDi, cards: int) -> Refusal:
        return Refusal("not-possible-now")


class Vision(Automatic[KemetState, frames.Vision]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[47])

    def frame(self, numbers: Sequence[int]) -> frames.Vision:
        return frames.Vision(*numbers)


class VisionDiscard(Choice[KemetState, frames.VisionDiscard]):
    """Answered by drop, done."""

    def __init__(self) -> None:
        super().__init__(STEPS[48])

    def frame(self, numbers: Sequence[int]) -> frames.VisionDiscard:
        return frames.VisionDiscard(*numbers)

    def take(self, state: KemetState, frame: frames.VisionDiscard, seat: int, code: int) -> None:
        if code == 363:
            self.do_done(state, frame)
        else:
            self.do_drop(state, frame, code - 963)

    def explain(self, state: KemetState, frame: frames.VisionDiscard, seat: int, code: int) -> Refusal:
        if code == 363:
            return self.why_not_done(state, frame)
        if 963 <= code < 978:
            return self.why_not_drop(state, frame, code - 963)
        return Refusal("not-possible-now")

    def do_done(self, state: KemetState, frame: frames.VisionDiscard) -> None:
        raise NotImplementedError

    def why_not_done(self, state: KemetState, frame: frames.VisionDiscard) -> Refusal:
        return Refusal("not-possible-now")

    def do_drop(self, state: KemetState, frame: frames.VisionDiscard, card: int) -> None:
        raise NotImplementedError

    def why_not_drop(self, state: KemetState, frame: frames.VisionDiscard, card: int) -> Refusal:
        return Refusal("not-possible-now")


class RecruitsStep(Automatic[KemetState, frames.RecruitsStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[49])

    def frame(self, numbers: Sequence[int]) -> frames.RecruitsStep:
        return frames.RECRUITS_STEP


class NightRecruits(Automatic[KemetState, frames.NightRecruits]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[50])

    def frame(self, numbers: Sequence[int]) -> frames.NightRecruits:
        return frames.NightRecruits(*numbers)


class AwakeningStep(Automatic[KemetState, frames.AwakeningStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[51])

    def frame(self, numbers: Sequence[int]) -> frames.AwakeningStep:
        return frames.AWAKENING_STEP


class AwakeningTiles(Automatic[KemetState, frames.AwakeningTiles]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[52])

    def frame(self, numbers: Sequence[int]) -> frames.AwakeningTiles:
        return frames.AwakeningTiles(*numbers)


class HandOfGod(Choice[KemetState, frames.HandOfGod]):
    """Answered by found, raise, none."""

    def __init__(self) -> None:
        super().__init__(STEPS[53])

    def frame(self, numbers: Sequence[int]) -> frames.HandOfGod:
        return frames.HandOfGod(*numbers)

    def take(self, state: KemetState, frame: frames.HandOfGod, seat: int, code: int) -> None:
        if code < 136:
            self.do_found(state, frame, (code - 8) // 4, (code - 8) % 4)
        elif code < 168:
            self.do_raise(state, frame, code - 136)
        else:
            self.do_none(state, frame)

    def explain(self, state: KemetState, frame: frames.HandOfGod, seat: int, code: int) -> Refusal:
        if 8 <= code < 136:
            return self.why_not_found(state, frame, (code - 8) // 4, (code - 8) % 4)
        if 136 <= code < 168:
            return self.why_not_raise(state, frame, code - 136)
        if code == 362:
            return self.why_not_none(state, frame)
        return Refusal("not-possible-now")

    def do_found(self, state: KemetState, frame: frames.HandOfGod, area: int, color: int) -> None:
        raise NotImplementedError

    def why_not_found(self, state: KemetState, frame: frames.HandOfGod, area: int, color: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_raise(self, state: KemetState, frame: frames.HandOfGod, area: int) -> None:
        raise NotImplementedError

    def why_not_raise(self, state: KemetState, frame: frames.HandOfGod, area: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_none(self, state: KemetState, frame: frames.HandOfGod) -> None:
        raise NotImplementedError

    def why_not_none(self, state: KemetState, frame: frames.HandOfGod) -> Refusal:
        return Refusal("not-possible-now")


class DestinyStep(Automatic[KemetState, frames.DestinyStep]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[54])

    def frame(self, numbers: Sequence[int]) -> frames.DestinyStep:
        return frames.DESTINY_STEP


class DestinySlot(Choice[KemetState, frames.DestinySlot]):
    """Answered by slot."""

    def __init__(self) -> None:
        super().__init__(STEPS[55])

    def frame(self, numbers: Sequence[int]) -> frames.DestinySlot:
        return frames.DestinySlot(*numbers)

    def take(self, state: KemetState, frame: frames.DestinySlot, seat: int, code: int) -> None:
        self.do_slot(state, frame, code - 978)

    def explain(self, state: KemetState, frame: frames.DestinySlot, seat: int, code: int) -> Refusal:
        if 978 <= code < 983:
            return self.why_not_slot(state, frame, code - 978)
        return Refusal("not-possible-now")

    def do_slot(self, state: KemetState, frame: frames.DestinySlot, slot: int) -> None:
        raise NotImplementedError

    def why_not_slot(self, state: KemetState, frame: frames.DestinySlot, slot: int) -> Refusal:
        return Refusal("not-possible-now")


class DestinyEnd(Automatic[KemetState, frames.DestinyEnd]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[56])

    def frame(self, numbers: Sequence[int]) -> frames.DestinyEnd:
        return frames.DESTINY_END
