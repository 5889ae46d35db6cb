"""Reasons that several decisions share, in words and numbers a person understands."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.ankh.rules.components import GOD, PIECE
from ennead.games.ankh.rules.geography import HEX, IS_LAND
from ennead.games.ankh.rules.state import AnkhState


def cannot_move(state: AnkhState, side: int, hex: int) -> Refusal:
    """No figure of the side there is still to move."""
    name = HEX.names[hex]
    if not state.is_figure(hex):
        return Refusal("no-figure-there", hex=name)
    if state.owner[hex] != side:
        return Refusal("not-your-figure", hex=name, god=GOD.names[state.god[state.owner[hex]]])
    return Refusal("already-moved" if hex in state.moved else "no-room-to-move", hex=name)


def cannot_stop(state: AnkhState, side: int, hex: int, apart: Refusal) -> Refusal:
    """A figure of the side can't come to stand there; if it could, it is `apart` from what it belongs to."""
    if not IS_LAND[hex]:
        return Refusal("water", hex=HEX.names[hex])
    if state.piece[hex] != NOBODY:
        return occupied(state, hex)
    return apart if state.may_enter(side, hex) else Refusal("enemy-gate", hex=HEX.names[hex])


def cannot_build(state: AnkhState, hex: int) -> Refusal:
    """Neither monument nor gate can be placed there in the battle going on."""
    name = HEX.names[hex]
    if not IS_LAND[hex]:
        return Refusal("water", hex=name)
    if state.piece[hex] != NOBODY:
        return occupied(state, hex)
    if state.map.region[hex] != state.battle:
        return Refusal("not-in-region", hex=name, token=state.tokens[state.battle])
    return Refusal("gate-there" if hex in state.gates else "city-there", hex=name)


def occupied(state: AnkhState, hex: int) -> Refusal:
    return Refusal("occupied", hex=HEX.names[hex], piece=PIECE.names[state.piece[hex]])


def too_few_followers(state: AnkhState, side: int, needs: int) -> Refusal:
    return Refusal("not-enough-followers", needs=needs, has=state.followers[side])
