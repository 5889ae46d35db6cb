"""The garbage collector makes its full passes when nobody acts."""

import gc
import time

from ennead.server.collector import AT_MOST, QUIET, SELDOM, THRESHOLDS, Collector
from tests.databases import awaited


def test_a_full_pass_waits_for_a_quiet_moment() -> None:
    acted = time.monotonic()
    collector = Collector(lambda: acted)
    soon, later = acted + SELDOM / 2, acted + 2 * SELDOM
    assert not collector.is_due(soon)
    assert collector.is_due(later)
    acted = later - QUIET / 2
    assert not collector.is_due(later)
    assert collector.is_due(later + QUIET)
    acted = later + AT_MOST
    assert collector.is_due(acted)


@awaited
async def test_nothing_but_quick_passes_begins_by_itself() -> None:
    before = gc.get_threshold()
    collector = Collector(time.monotonic)
    collector.open()
    try:
        before_longer = [each["collections"] for each in gc.get_stats()[1:]]
        kept = [[number] for number in range(400_000)]
        assert len(kept) == 400_000
        assert [each["collections"] for each in gc.get_stats()[1:]] == before_longer
        assert collector.pauses > 0
        # None of them had more to look at than what came since the last one.
        assert gc.get_count()[0] <= THRESHOLDS[0]
    finally:
        await collector.close()
    assert gc.get_threshold() == before
