"""`upperhand fairplay`: figures of the rated games of a playroom that may point to unfair play."""

import json
from collections.abc import Mapping
from itertools import islice
from typing import Annotated, Any

import typer
from rich.table import Table

from upperhand import games, spec
from upperhand.cli import options
from upperhand.cli.contest import INTERRUPTED
from upperhand.cli.paint import console
from upperhand.cli.step_bars import StepBars
from upperhand.errors import SpecError, needs_extra, shown

#: The part of intervals of 95% about nothing that lie wholly above zero.
_ABOVE = 0.025

#: Said below the tables: what they are not.
_NO_PROOF = (
    "These figures prove nothing, and the playroom does nothing with them. People who play well agree with a "
    "strong policy because they are good, and hints at the table, which are allowed, come from the same "
    "engine. Friends meet often and know each other's play; two good players at a table of weak computers "
    "gain together. Read the games of whoever stands out, and ask them, before you decide anything.\n"
    "* is not chance, although so many were looked at (Bonferroni, 95%); it may well be skill. Every "
    "interval is for one figure alone: of 20 that are about nothing, one does not contain zero."
)


def fairplay(
    data: options.Data = None,
    database: options.Database = None,
    since: options.Since = None,
    until: options.Until = None,
    game: options.OnlyGame = None,
    policy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME=PLAYER",
            help="What people are compared with, like big_two=champion:playouts=200; once per game.",
            show_default="big_two=network, rikken=advanced",
        ),
    ] = None,
    share: Annotated[
        float,
        typer.Option(
            min=0.0, max=1.0, help="Compare only so many of the games, chosen by their ids; for slow players."
        ),
    ] = 1.0,
    min_games: Annotated[int, typer.Option(min=6, help="Rated games of an account that is listed.")] = 20,
    min_meetings: Annotated[int, typer.Option(min=6, help="Rated games of a pair that is listed.")] = 20,
    top: Annotated[int, typer.Option(min=1, help="Rows of each table; --json has all.")] = 20,
    json_: options.Json = False,
) -> None:
    with needs_extra("server", "the playroom"):
        from upperhand.server.fair_play import Survey
        from upperhand.server.fair_play.rated_games import RatedGames
        from upperhand.server.settings import Settings
        from upperhand.server.storage.export import reading

    if game is not None:
        spec.pick(games.GAMES, game, "game")
    policies = dict(map(_policy, policy or ()))
    place = Settings.read(data=None if data is None else str(data), database_url=database).database
    with reading(place) as engine:
        first, last = (each and each.date() for each in (since, until))
        survey = Survey(RatedGames(engine, first, last, game), policies, min_games, min_meetings, share)
        stopped = _run(survey)
        found = survey.report()
    if json_:
        print(json.dumps({**found, "stopped": stopped}, indent=2))
    else:
        _show(found, top)
    if stopped:
        typer.echo("stopped: only the games that were read are counted", err=True)
        raise typer.Exit(INTERRUPTED)


def _policy(text: str) -> tuple[str, str]:
    game, equals, player = text.partition("=")
    if not equals or game not in games.GAMES:
        raise SpecError(f"{shown(text)} names no game and player: write big_two=network")
    return game, player


def _run(survey: Any) -> bool:
    """Whether it was interrupted."""
    try:
        with StepBars() as bars:
            for step in survey.run():
                bars.show(*step)
    except KeyboardInterrupt:
        return True
    return False


def _show(found: Mapping[str, Any], top: int) -> None:
    out = console()
    if not found["games"]:
        out.print("there are no rated games")
        return
    for game, figures in found["games"].items():
        share, policy = figures["agreement"], figures["policy"]
        out.print(f"\n{games.GAMES[game]}: {figures['games']:,} rated games of {figures['people']:,} people")
        if share is not None:
            out.print(f"All people together do what {policy} would do in {share:.1%} of their decisions.")
        _show_accounts(figures, policy, top)
        _show_times(figures, top)
        _show_pairs(figures, policy, top)
    if found["unreadable"]:
        out.print(f"\n{found['unreadable']:,} games could not be read, and are left out")
    out.print(f"\n{_NO_PROOF}")


def _show_accounts(figures: Mapping[str, Any], policy: str, top: int) -> None:
    title = f"Agreement with {policy}, and how much more than others in decisions about as hard"
    table = _table(title, "account", "rating", "games", "decisions", "agrees", "than alike", "than all", "")
    for one in islice(figures["accounts"], top):
        agreed = one["agreement"]
        table.add_row(
            one["name"],
            "–" if one["rating"] is None else str(one["rating"]),
            f"{one['games']:,}",
            f"{one['decisions']:,}",
            f"{agreed['value']:.1%} ({100 * agreed['low']:.0f} to {100 * agreed['high']:.0f})",
            *(_percent(one[with_] and one[with_]["more"]) for with_ in ("than_alike", "than_everybody")),
            _star(one),
        )
    looked, between = figures["accounts_looked_at"], figures["between_accounts"]
    _print(table, looked, f"{looked:,} accounts have enough games, and were looked at.", top)
    if between is not None:
        console().print(f"Beyond chance, accounts differ by {between:.1%} (one standard deviation).")


def _show_times(figures: Mapping[str, Any], top: int) -> None:
    if figures["times"] is None:
        return
    title = "Seconds per decision, and how they go with its difficulty (correlations of logarithms)"
    table = _table(title, "account", "decisions", "median", "half of them", "with choices", "with closeness")
    timed = [one for one in islice(figures["accounts"], top) if one["times"]]
    for name, times in [("all people", figures["times"]), *((one["name"], one["times"]) for one in timed)]:
        low, median, high = times["quartiles"]
        table.add_row(
            name,
            f"{times['decisions']:,}",
            f"{median:.1f}",
            f"{low:.1f} to {high:.1f}",
            _correlation(times["with_choices"]),
            _correlation(times["with_closeness"]),
        )
    console().print(table)


def _show_pairs(figures: Mapping[str, Any], policy: str, top: int) -> None:
    title = (
        f"Pairs: stakes per game that strength does not explain; passes on each other where {policy} plays"
    )
    table = _table(title, "gains", "from", "games", "flow", "together", "passes more", "")
    for one in islice(figures["pairs"], top):
        names = [person["name"] + (" (guest)" if person["guest"] else "") for person in one["people"]]
        flow = one["flow_to_first"]
        if flow["value"] < 0:
            names.reverse()
            flow = {"value": -flow["value"], "low": -flow["high"], "high": -flow["low"]}
        table.add_row(
            *names,
            f"{one['games']:,}",
            _points(flow),
            _points(one["together"]),
            _percent(one["held_back"]),
            _star(one),
        )
    looked, looks = figures["pairs_looked_at"], figures["looks_at_pairs"]
    note = f"{looked:,} pairs met often enough, and were looked at"
    if looked:
        note += f", in {looks:,} ways: about {looks * _ABOVE:.1f} intervals lie above zero by chance alone"
    _print(table, looked, f"{note}.", top)


def _table(title: str, *columns: str) -> Table:
    table = Table(*columns, title=title, title_justify="left")
    for column in table.columns:
        column.justify = "left" if column.header in ("account", "gains", "from", "") else "right"
    return table


def _print(table: Table, looked_at: int, note: str, top: int) -> None:
    out = console()
    if looked_at:
        out.print(table)
    out.print(note)
    if looked_at > top:
        out.print(f"not shown: {looked_at - top:,} more (--top and --json have them)")


def _star(one: Mapping[str, Any]) -> str:
    return "*" if one["stands_out"] else ""


def _percent(more: Mapping[str, float] | None) -> str:
    if more is None:
        return "–"
    low, high = max(-1.0, more["low"]), min(1.0, more["high"])
    return f"{more['value']:+.0%} ({100 * low:+.0f} to {100 * high:+.0f})"


def _points(more: Mapping[str, float]) -> str:
    return f"{more['value']:+.2f} ({more['low']:+.2f} to {more['high']:+.2f})"


def _correlation(found: Mapping[str, float] | None) -> str:
    if found is None:
        return "–"
    return f"{found['value']:+.2f} ({found['low']:+.2f} to {found['high']:+.2f})"
