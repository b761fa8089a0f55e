"""The recording rule of AI 2.0 (Fig. 5): which turns go into the counts of what follows what."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from upperhand._core.big_two import Move


def counted_turns(
    history: Sequence[tuple[int, Move]], seat: int, passes: Mapping[int, int]
) -> tuple[bool, ...]:
    """For each turn of a game, whether an AI 2.0 in that seat records it after the set before it.

    `passes` gives for turns of the seat how many passes it calculated for the round. The answer of the next
    player is always recorded; those of the others only if the round had as many passes as calculated. The
    seat's own turns, and a round that it calculated nothing for, are not recorded.
    """
    counted = [False] * len(history)
    begins = [ply for ply, (mover, _) in enumerate(history) if mover == seat]
    for begin, end in pairwise([*begins, len(history)]):
        if begin not in passes:
            continue
        came = sum(move.is_pass for _, move in history[begin + 1 : end])
        reach = end if came == passes[begin] else min(end, begin + 2)
        counted[begin + 1 : reach] = [True] * (reach - begin - 1)
    return tuple(counted)
