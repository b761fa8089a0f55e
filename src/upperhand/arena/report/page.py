"""The page: figures as tables and plots, in the frame of `page.html`."""

from html import escape
from pathlib import Path
from string import Template
from typing import Any

from upperhand import games
from upperhand.arena.report import parts, plots
from upperhand.arena.standings import score_unit
from upperhand.arena.statistics.words import scoreless_sentence, verdict_sentence, wins
from upperhand.arena.table import Table

_HERE = Path(__file__).parent


def page(summary: dict[str, Any], table: Table) -> str:
    """The whole page as HTML."""
    frame = Template((_HERE / "page.html").read_text(encoding="utf-8"))
    return frame.substitute(
        style=(_HERE / "style.css").read_text(encoding="utf-8"),
        title=escape(summary["title"]),
        winning=escape(parts.winning(summary)),
        unit=escape(score_unit(summary)),
        subtitle=escape(_subtitle(summary)),
        lead=_lead(summary),
        players=parts.players(summary),
        plots="".join(_plots(summary, table)),
        differences=parts.differences(summary),
        cross=parts.cross_table(summary),
        roles=parts.roles(summary),
        times=parts.times(summary),
        failures=parts.failures(summary),
        settings=parts.settings(summary),
        command=escape(summary["command"]),
    )


def _subtitle(summary: dict[str, Any]) -> str:
    counts = f"{summary['deals']:,} deals in {summary['seatings']} seatings, {summary['games']:,} games"
    return f"{games.GAMES[summary['game']]} by the rules {summary['rules']}: {counts}"


def _lead(summary: dict[str, Any]) -> str:
    """What a hurried reader needs: who is first, and how sure that is."""
    ranked = parts.by_score(summary)
    sentences = [parts.headline(summary, ranked[0])] if ranked else []
    if summary["failed_games"]:
        sentences.append(f"{summary['failed_games']:,} games failed, and their deals are left out.")
    if scoreless := scoreless_sentence(summary):
        sentences.append(scoreless)
    if "sequential_test" in summary:
        sentences.append(verdict_sentence(summary["sequential_test"], score_unit(summary)))
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def _plots(summary: dict[str, Any], table: Table) -> list[str]:
    """The plots that apply to this summary."""
    if not table.games:
        return []
    order, unit = parts.by_score(summary), score_unit(summary)
    found = [
        _figure(f"{unit.capitalize()} per game", plots.scores(table, order, unit)),
        _figure(
            f"{wins(summary)[0].capitalize()} won over the course of the deals",
            plots.running_wins(table, order, by_seat=not games.words(summary["game"]).ONE_WINNER),
        ),
    ]
    if games.words(summary["game"]).CARDS_LEFT:
        found.append(_figure("Cards left at the end", plots.cards_left(summary["players"], order)))
    return [*found, f"<div>{''.join(_intervals(summary))}</div>"]


def _intervals(summary: dict[str, Any]) -> list[str]:
    found, unit = [], score_unit(summary)
    if summary["ratings"]:
        found.append(_figure("Ratings with 95% intervals", plots.ratings(summary["ratings"])))
    if any(each["score_ci"][0] is not None for each in summary["differences"]):
        found.append(_figure(f"Differences in {unit}, with 95% intervals", plots.differences(summary, unit)))
    return found


def _figure(caption: str, svg: str) -> str:
    labelled = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(caption)}" ', 1)
    return f"<figure><figcaption>{escape(caption)}</figcaption>{labelled}</figure>\n"
