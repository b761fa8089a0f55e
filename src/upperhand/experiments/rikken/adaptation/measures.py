"""What the learner's seat did in each game, deal by deal, and how that differs from the control."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from upperhand.arena import Run
from upperhand.arena.statistics.intervals import mean, ratio
from upperhand.arena.table import Floats
from upperhand.experiments.rikken.adaptation.series import LEARNER, SEATINGS
from upperhand.experiments.rikken.players import CONTRACTS
from upperhand.experiments.wording import Found, with_interval


@dataclass(frozen=True)
class Played:
    """By block and deal, means over the games of the deal: chips, and games declared and won so."""

    chips: Floats
    declared: Floats
    made: Floats

    def part(self, first: int, end: int) -> "Played":
        """Some blocks, as one."""
        return Played(
            *(values[first:end].reshape(1, -1) for values in (self.chips, self.declared, self.made))
        )


def played(runs: Sequence[Run]) -> Played:
    games = np.array(
        [[_game(ran, number) for number in range(len(ran.outcomes))] for ran in runs], dtype=float
    )
    by_deal = games.reshape(len(runs), -1, SEATINGS, 3).mean(axis=2)
    return Played(by_deal[..., 0], by_deal[..., 1], by_deal[..., 2])


def joined(first: Played, second: Played) -> Played:
    """The first half of the blocks of one series, and the second half of another."""
    half = len(first.chips) // 2
    pairs = ((first.chips, second.chips), (first.declared, second.declared), (first.made, second.made))
    return Played(*(np.concatenate([one[:half], two[half:]]) for one, two in pairs))


def figures(learner: Played, control: Played) -> Found:
    """By block, by half and over all: what the learner does, and how it differs from the control."""
    blocks = len(learner.chips)
    half = blocks // 2
    spans = {"first": (0, half), "second": (half, blocks), "all": (0, blocks)}
    return {
        "blocks": [compared(learner, control, *ends) for ends in pairwise(range(blocks + 1))],
        **{name: compared(learner, control, *ends) for name, ends in spans.items()},
        "shift": _shift(learner, control, half),
    }


def compared(learner: Played, control: Played, first: int, end: int) -> Found:
    """Over some blocks, and over the same deals."""
    ours, theirs = learner.part(first, end), control.part(first, end)
    return {
        **with_interval("chips", mean(ours.chips[0])),
        **with_interval("declared", mean(ours.declared[0])),
        **with_interval("made", ratio(ours.made[0], ours.declared[0])),
        **with_interval("gain", mean(ours.chips[0] - theirs.chips[0])),
        **with_interval("more", mean(ours.declared[0] - theirs.declared[0])),
    }


def _shift(learner: Played, control: Played, half: int) -> Found:
    """How many more games than the control it declares in the second half, less the same of the first.

    The halves have deals of their own; as they are as many, they are paired in their order.
    """
    more = (learner.declared - control.declared).reshape(2, -1) if half * 2 == len(learner.chips) else None
    return {} if more is None else with_interval("more", mean(more[1] - more[0]))


def _game(ran: Run, number: int) -> tuple[float, bool, bool]:
    seat = ran.schedule[number].names.index(LEARNER)
    outcome = ran.outcomes[number]
    declared = outcome.roles[seat] in CONTRACTS.values()
    return outcome.scores[seat], declared, declared and outcome.scores[seat] > 0
