"""The two phases of the tournament as matches of the arena, each deal in every seating."""

from collections.abc import Sequence
from functools import partial

from upperhand.arena import Match, Run, Schedule, make_match, run
from upperhand.arena.workers import local_workers
from upperhand.errors import UpperhandError
from upperhand.experiments.rikken.part import Progress, Setup
from upperhand.experiments.rikken.players import RULES
from upperhand.match import deal_seed

FIRST_DEALS = 4_000  # in 24 seatings: 96,000 games
FINAL_DEALS = 8_334  # in 6 seatings: 50,004 games
_FIRST, _FINAL = 5, 7  # what the deals of each phase come from, besides the seed of all; no other part's


def first_phase(players: Sequence[str], setup: Setup, part: float = 1) -> Match:
    """All four types at one table, in every order. Whoever plays, the deals of a seed are the same."""
    return _match(players, "all", setup.count(round(FIRST_DEALS * part), 2), deal_seed(setup.seed, _FIRST))


def final(players: Sequence[str], setup: Setup, part: float = 1) -> Match:
    """Two against two, in every order."""
    return _match(players, "2v2", setup.count(round(FINAL_DEALS * part), 2), deal_seed(setup.seed, _FINAL))


def play(match: Match, name: str, setup: Setup, progress: Progress) -> Run:
    """Plays a match into the file of that name, or goes on with it."""

    def show(so_far: Run) -> None:
        progress(name, len(so_far.outcomes), len(match))

    place = partial(local_workers, count=setup.workers)
    ran = run(Schedule((match,)), workers=place, save=setup.folder / f"{name}.jsonl", progress=show)
    failure = next((each.failure for each in ran.outcomes if each.failure), None)
    if failure is not None:
        raise UpperhandError(
            f"{failure.player} failed: {failure.reason}; its game is {failure.record.to_json()}"
        )
    return ran


def core_minutes(*runs: Run) -> float:
    """The time of all decisions, added up over all workers and all times that the runs went on."""
    return sum(each.nanoseconds for ran in runs for each in ran.latency.values()) / 60e9


def _match(players: Sequence[str], layout: str, deals: int, seed: int) -> Match:
    return make_match(players, deals=deals, seed=seed, game="rikken", rules=RULES, layout=layout)
