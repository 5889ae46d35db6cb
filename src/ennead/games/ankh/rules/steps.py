"""The steps in the order of the rulebook: what each remembers, and what may be answered to it."""

from typing import Final

from ennead.core.codec import NUMBER, SEAT, Bits
from ennead.core.plan import asks, asks_secretly, happens, plan
from ennead.games.ankh.rules.actions import SUMMONS
from ennead.games.ankh.rules.components import ACTION, MONUMENT, RECRUIT, SOURCE
from ennead.games.ankh.rules.geography import HEX

STEPS: Final = plan(
    [
        # Turns and events
        happens("turn", seat=SEAT),
        asks("choose_action", "action", taken=NUMBER, from_track=NUMBER),
        happens("after_action", seat=SEAT, action=ACTION, taken=NUMBER),
        happens("event", seat=SEAT),
        happens("marker_back", action=ACTION),
        happens("end_turn", seat=SEAT),
        # Move Figures
        asks("move_figure", "figure done"),
        asks("move_destination", "to", figure=HEX),
        asks("push_hex", "push", satet=HEX, pushed=HEX),
        asks("claw_facing", "aim", hex=HEX),
        # Summon Figure
        asks("summon_figure", "summon done", normal=NUMBER, gate=NUMBER),
        asks("summon_hex", "to", summons=SUMMONS, figure=RECRUIT),
        asks("give_sun", "sun", hex=HEX),
        # Unlock Ankh Power
        asks("unlock_power", "unlock decline"),
        # Control Monument
        asks("control_monument", "control"),
        # Camel Caravan
        asks("caravan_first", "camel skip"),
        asks("caravan_next", "camel"),
        asks("caravan_token", "keep", token=NUMBER),
        asks("caravan_swap", "swap none", one=NUMBER, other=NUMBER),
        # Conflict
        happens("conflict", seat=SEAT),
        happens("next_region", token=NUMBER),
        happens("gain_devotion", side=SEAT, amount=NUMBER, source=SOURCE),
        happens("conflict_end"),
        # Battle
        happens("battle", region=NUMBER),
        happens("obelisk_round", last=SEAT, out=Bits(SEAT)),
        asks("obelisk_figure", "figure stop", out=Bits(SEAT)),
        asks("obelisk_hex", "to", figure=HEX),
        asks("amun_double", "double"),
        asks_secretly("choose_card", "play play_both"),
        happens("build_step"),
        asks("build_type", "build decline"),
        asks("build_hex", "to", monument=MONUMENT),
        happens("plague_step"),
        happens("plague", owner=SEAT),
        asks_secretly("plague_bid", "bid", owner=SEAT),
        happens("majority_step"),
        # Battle resolution
        happens("resolution"),
        asks("use_tiebreaker", "tiebreaker"),
        happens("winner", side=SEAT),
        happens("commanding", side=SEAT),
        happens("magnanimous"),
        happens("deaths"),
        asks("isis_save", "save", figure=HEX),
        happens("kill_losers"),
        # A batch of deaths
        asks("anubis_trap", "trap decline", losers=Bits(SEAT)),
        happens("cat_mummies"),
        happens("cat_mummy", owner=SEAT),
        happens("mummies"),
        happens("mummy_return", side=SEAT),
        asks("mummy_hex", "to"),
        # After the battle
        happens("miracle"),
        happens("osiris_gate"),
        asks("gate_token", "new_gate move_gate decline"),
        asks("gate_hex", "to", gate=HEX),
        happens("worshipful_step"),
        asks("worshipful", "worship"),
        happens("battle_end"),
        # Merge, forgotten gods, end
        happens("merge"),
        asks("merge_guardian", "take_over take_from_pool stop", lower=SEAT),
        happens("merge_end", higher=SEAT, lower=SEAT),
        happens("forget"),
        happens("end_game"),
    ]
)
