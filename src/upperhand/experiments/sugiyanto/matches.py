"""The games: every deal in the six seatings of two against two."""

from dataclasses import dataclass

from upperhand.arena import Match, Schedule, make_match
from upperhand.experiments.request import Size

# 334 deals in six seatings are 2,004 games, the least that is no fewer than the paper's 2,000.
PAPER_DEALS = 334
DEALS: dict[Size, int] = {"paper": PAPER_DEALS, "ten": 10 * PAPER_DEALS}
SEATINGS = 6
# Of deals that served no choice of a player, a reading or a setting.
SEED = 20210505

RULES = "sugiyanto"
OPPONENTS = ("random", "conventional")  # of Experiments 1 and 2
USUAL = "rule_based"
# Which pair may be split to beat single cards; the usual one is that of the authors' program.
READINGS = {
    "unbeatable": USUAL,
    "twos": "rule_based:split_pairs=twos",
    "never": "rule_based:split_pairs=never",
}


@dataclass(frozen=True)
class Meeting:
    """Two of the one against two of the other."""

    reading: str
    opponent: str

    @property
    def spec(self) -> str:
        return READINGS[self.reading]


# The experiments first, then both again under each other reading.
MEETINGS = tuple(Meeting(reading, opponent) for reading in READINGS for opponent in OPPONENTS)


def make_schedule(deals: int, seed: int) -> Schedule:
    """All meetings over the same deals."""
    return Schedule(tuple(_match(meeting, deals, seed) for meeting in MEETINGS))


def _match(meeting: Meeting, deals: int, seed: int) -> Match:
    players = [meeting.spec, meeting.opponent]
    return make_match(players, deals=deals, seed=seed, rules=RULES, layout="2v2")
