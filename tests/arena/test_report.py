"""The report: one page that contains everything it shows; no name can change its markup."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.arena.entrants import Raises, against_lowest, match
from upperhand import make_player
from upperhand.arena import Entrant, Match, Schedule, run
from upperhand.arena.report import write_report
from upperhand.arena.run import ThisProcess
from upperhand.arena.summary import summarise

VOID = {"meta", "wbr"}


class Outline(HTMLParser):
    """Refuses elements that are not closed in order, and keeps texts and addresses."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.addresses: list[str] = []
        self.ids: list[str] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        self._note(attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self._note(attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def _note(self, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [
            value or "" for name, value in attrs if name in ("href", "src", "xlink:href", "action")
        ]


def report(games: Schedule, folder: Path, title: str = "A title") -> tuple[str, Outline]:
    played = run(games, workers=ThisProcess)
    summary = {"title": title, "command": "upperhand arena --players 'a & b'", **summarise(played)}
    page = write_report(folder, summary, played).read_text()
    return page, Outline(page)


def test_the_page_is_whole_and_needs_nothing_else(tmp_path: Path) -> None:
    page, outline = report(Schedule((match(deals=8),)), tmp_path / "new" / "folder")
    assert outline.open == []
    assert outline.seen.count("svg") == outline.seen.count("figure") == 5
    assert all(address.startswith("#") for address in outline.addresses)
    assert not re.search(r"@import|url\((?!#)|<script|<link|<img", page)
    for text in (
        "lowest",
        "random",
        "2v2, 6 seatings per deal",
        "upperhand arena --players 'a & b'",
        "Seed7",
    ):
        assert text in outline.text


def test_the_same_games_give_the_same_plots(tmp_path: Path) -> None:
    plots = [
        re.findall(r"<figure>.*?</figure>", report(Schedule((match(deals=4),)), tmp_path)[0], re.S)
        for _ in "ab"
    ]
    assert plots[0] == plots[1]


def test_names_are_text_and_nothing_more(tmp_path: Path) -> None:
    nasty = "<script>alert('$x')</script> $title & more"
    entrants = (Entrant(nasty, make_player("random")), Entrant("lowest", make_player("lowest")))
    plain = match(deals=3)
    games = Schedule((Match("big_two", plain.rules, entrants, plain.layout, 3, 7),))
    page, outline = report(games, tmp_path, title=nasty)
    assert outline.open == []
    assert "script" not in outline.seen
    assert outline.text.count(nasty) >= 4
    assert "<script" not in page


def test_a_round_robin_shows_who_beats_whom(tmp_path: Path) -> None:
    games = Schedule((match(deals=4), match("random", "random_pass", deals=4)))
    _, outline = report(games, tmp_path)
    assert "Who beats whom" in outline.text
    assert outline.open == []


@pytest.mark.parametrize("deals", [1, 2])
def test_few_deals_make_a_page_too(deals: int, tmp_path: Path) -> None:
    _, outline = report(Schedule((match(deals=deals),)), tmp_path)
    assert outline.open == []


def test_one_player_alone_makes_a_page_too(tmp_path: Path) -> None:
    _, outline = report(Schedule((match("random", layout="4", deals=4),)), tmp_path)
    assert "Ratings" not in outline.text


def test_failures_are_shown_with_their_records(tmp_path: Path) -> None:
    _, outline = report(against_lowest("wrong", Raises(), deals=2), tmp_path)
    assert outline.open == []
    assert "8 games failed, and their deals are left out." in outline.text
    assert "RuntimeError: no idea what to do" in outline.text
    assert '"failed_seat"' in outline.text
    assert "svg" not in outline.seen
