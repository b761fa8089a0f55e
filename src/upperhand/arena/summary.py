"""The summary of a run: every figure, ready for JSON. Figures with too little data are null."""

from collections import Counter
from itertools import combinations
from typing import Any

from upperhand import games
from upperhand.arena.latency import Latency
from upperhand.arena.outcome import Failure, Outcome
from upperhand.arena.run import Run
from upperhand.arena.schedule import Match, Schedule
from upperhand.arena.statistics.sequential import SequentialTest
from upperhand.arena.table import Table, joined, tables
from upperhand.errors import FAILURE_KINDS, needs_extra

with needs_extra("arena", "the summary of a match"):
    from upperhand.arena.statistics.differences import difference, pair_tests
    from upperhand.arena.statistics.intervals import Estimate, mean
    from upperhand.arena.statistics.players import (
        PlayerFigures,
        ceiling_figures,
        player_figures,
        role_figures,
    )
    from upperhand.arena.statistics.ratings import ratings

SHOWN_FAILURES = 10


def summarise(run: Run, test: SequentialTest | None = None) -> dict[str, Any]:
    """Every figure of a run."""
    parts = tables(run)
    whole, schedule = joined(parts), run.schedule
    by_match = list(zip(schedule.matches, parts, strict=True))
    found = {
        **settings(schedule),
        "games": whole.games,
        "deals": len(whole.deals),
        **_scoreless(whole, schedule.matches[0].game),
        "failed_games": sum(1 for each in run.outcomes if each.failure),
        "players": _players(whole, run.outcomes, run, whole.names),
        "differences": _differences(by_match, whole.names),
        "ratings": {
            name: {"rating": each.value, "rating_ci": each.interval}
            for name, each in ratings(whole, schedule.matches[0].seed).items()
        },
        **_roles(run),
        "length": _length(whole),
        "failures": _failures(run),
        "played_now": {"games": run.played, "seconds": run.seconds},
    }
    if len(by_match) > 1:
        firsts = zip(schedule.firsts, by_match, strict=True)
        found["matches"] = [_match(run, first, match, part) for first, (match, part) in firsts]
    if ceiling := ceiling_figures(by_match):
        found["ceiling"] = ceiling
    if test:
        found["sequential_test"] = _test(test)
    return found


def settings(schedule: Schedule) -> dict[str, Any]:
    """What the figures depend on."""
    match = schedule.matches[0]
    return {
        "game": match.game,
        "rules": games.write_rules(match.rules, match.game),
        "layout": match.layout.text,
        "seatings": match.layout.per_deal,
        "seed": match.seed,
    }


def _match(run: Run, first: int, match: Match, part: Table) -> dict[str, Any]:
    outcomes = run.outcomes[first : first + len(match)]
    return {
        "layout": match.layout.text,
        "games": part.games,
        "deals": len(part.deals),
        "players": _players(part, outcomes, run, match.names),
    }


def _players(table: Table, outcomes: list[Outcome], run: Run, names: tuple[str, ...]) -> dict[str, Any]:
    failures = Counter((each.failure.player, each.failure.kind) for each in outcomes if each.failure)
    words = games.words(run.schedule.matches[0].game)
    found = {}
    for name in names:
        figures = player_figures(table, table.names.index(name))
        found[name] = {
            "games": figures.games,
            "failures": sum(failures[name, kind] for kind in FAILURE_KINDS),
            "failure_kinds": {kind: failures[name, kind] for kind in FAILURE_KINDS if failures[name, kind]},
            **_figures(figures),
            **(_cards_left(figures) if words.CARDS_LEFT else {}),
            **_times(run.latency.get(name) or Latency()),
        }
    return found


def _figures(figures: PlayerFigures) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in ("win_rate", "seat_win_rate", "mean_score", "mean_score_won", "mean_score_lost"):
        found |= _with_interval(name, getattr(figures, name))
    return found


def _cards_left(figures: PlayerFigures) -> dict[str, Any]:
    shares = {"cards_left_shares": figures.cards_left_shares}
    return _with_interval("cards_left", figures.cards_left) | shares


def _scoreless(table: Table, game: str) -> dict[str, int]:
    """How many games ended without a score, if the game allows it."""
    return {"scoreless_games": int(table.scoreless.sum())} if games.words(game).SCORELESS else {}


def _times(latency: Latency) -> dict[str, Any]:
    return {
        "decisions": latency.decisions,
        "decisions_per_second": latency.per_second,
        "latency_us": {f"p{share:g}": latency.quantile_us(share / 100) for share in (50, 90, 99, 99.9)},
    }


def _differences(by_match: list[tuple[Match, Table]], names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Every pair of players, over the matches where they met."""
    found = []
    for first, second in combinations(names, 2):
        met = [part for match, part in by_match if {first, second} <= {*match.names}]
        if met:
            found.append(_difference(met, first, second))
    return found


def _difference(met: list[Table], first: str, second: str) -> dict[str, Any]:
    table = joined(met)
    pair = table.names.index(first), table.names.index(second)
    found = difference(table, *pair)
    return {
        "first": first,
        "second": second,
        **_with_interval("score", found.score),
        **_with_interval("win_rate", found.win_rate),
        **_with_interval("seat_win_rate", found.seat_win_rate),
        "p_value": found.p_value,
        "pair_tests": vars(pair_tests(met, *pair)) if table.games else None,
    }


def _roles(run: Run) -> dict[str, Any]:
    """The results of each player in each role, if the game has roles."""
    found = {
        name: {
            role: {
                "seats": each.seats,
                "share": each.share,
                **_with_interval("seat_win_rate", each.seat_win_rate),
                **_with_interval("mean_score", each.mean_score),
            }
            for role, each in roles.items()
        }
        for name, roles in role_figures(run).items()
    }
    return {"roles": found} if found else {}


def _length(table: Table) -> dict[str, Any]:
    if not table.games:
        return {}
    spread = {"min": int(table.moves.min()), "max": int(table.moves.max())}
    return {**_with_interval("moves", mean(table.moves.mean(axis=1))), **spread}


def _failures(run: Run) -> list[dict[str, Any]]:
    """The first failures of each player, with the Records that show them."""
    shown: Counter[str] = Counter()
    found = []
    for failure in (each.failure for each in run.outcomes if each.failure):
        shown[failure.player] += 1
        if shown[failure.player] <= SHOWN_FAILURES:
            found.append(_failure(failure))
    return found


def _failure(failure: Failure) -> dict[str, Any]:
    tags = failure.record.tags
    return {
        "player": failure.player,
        "seat": failure.seat,
        "game_number": tags["game_number"],
        "move": len(failure.record.moves) + 1,
        "kind": failure.kind,
        "reason": failure.reason,
        "record": failure.record.to_json(),
    }


def _test(test: SequentialTest) -> dict[str, Any]:
    return {
        "first": test.match.names[0],
        "second": test.match.names[1],
        "verdict": test.verdict,
        "measure": test.measure,
        "margin": test.margin,
        "alpha": test.alpha,
        "beta": test.beta,
        "deals": test.deals,
        "llr": test.llr,
        "bounds": list(test.bounds),
    }


def _with_interval(name: str, estimate: Estimate) -> dict[str, Any]:
    return {name: estimate.value, f"{name}_ci": estimate.interval}
