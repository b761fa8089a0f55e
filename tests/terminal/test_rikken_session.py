"""Rikken without a screen: the flow of games, and line mode."""

from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

from tests.terminal.deals import LONE_ACE, lay_out
from upperhand.record import read_records, verify
from upperhand.terminal.lines import Lines
from upperhand.terminal.options import Options
from upperhand.terminal.session import Session

QUIET: dict[str, Any] = {"game": "rikken", "rules": "vorsteveld2007", "dealer": 3}


def play_out(session: Session) -> None:
    while not session.over:
        decision = session.decide()
        session.play(decision.move, decision.reason)


def converse(path: Path, *typed: str) -> list[str]:
    said = StringIO()
    options = Options(resume=path, hint="random_silent", games=1)
    with closing(Session(options)) as session:
        Lines(session, StringIO("".join(f"{line}\n" for line in typed)), said).run()
    return said.getvalue().splitlines()


def test_deals_follow_from_each_other_and_the_dealer_moves_left(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    options = Options(game="rikken", seed=5, seats=("random",), hint="random", save=path, games=3)
    with closing(Session(options)) as session:
        dealers = []
        for game in range(3):
            dealers.append(session.view.dealer)
            play_out(session)
            assert sum(session.totals) == 0
            if game < 2:
                session.next_game()
    assert dealers == [(dealers[0] + game) % 4 for game in range(3)]
    assert verify(path) == 3
    records = list(read_records(path))
    assert [record.seed is None for record in records] == [False, True, True]
    states = [record.replay() for record in records]
    assert states[0].next_deal(1).dealer == states[1].dealer  # type: ignore[attr-defined]


def test_a_table_that_was_left_goes_on_with_the_same_pack(tmp_path: Path) -> None:
    left, whole = tmp_path / "left.jsonl", tmp_path / "whole.jsonl"
    for path in (left, whole):
        options = Options(game="rikken", seed=5, seats=("random",), hint="random", save=path)
        with closing(Session(options)) as session:
            play_out(session)
            if path == whole:
                session.next_game()
                hand, dealer = session.view.hand, session.view.dealer
    with closing(Session(Options(resume=left, hint="random"))) as session:
        assert session.played == "rikken"
        assert (session.game, session.view.hand, session.view.dealer) == (1, hand, dealer)


def test_reasons_of_computers_come_at_the_end() -> None:
    session = Session(Options(game="rikken", seed=1, seats=("random",), hint="random"))
    while not session.over:
        assert not any(turn.reason for turn in session.turns if turn.seat != 0)
        decision = session.decide()
        session.play(decision.move, decision.reason)
    assert all(turn.reason for turn in session.turns)


def test_lines_ask_for_bids_trump_a_call_and_cards(tmp_path: Path) -> None:
    path = lay_out(tmp_path, LONE_ACE, "random_silent", **QUIET)
    said = converse(path, "moves", "Solo 8", "spades", "AS", "quit")
    assert "your choices: rik (Rik ±2), solo8 (Solo 8 ±3), piek (Piek ±9), misere (Misère ±15), pass" in said
    assert any(line.startswith("  Misère (misere): no trick at all, alone") for line in said)
    assert "You bid Solo 8" in said
    assert "You make spades trump" in said
    assert "game: You play Solo 8 in spades" in said
    assert "table: empty, you lead" in said
    assert "You play AS" in said
    assert "tricks: You 1, Ada 0, Blaise 0, Emmy 0" in said
    assert any(line.endswith(", and you take the trick") for line in said)


def test_a_call_and_a_partner_in_lines(tmp_path: Path) -> None:
    path = lay_out(tmp_path, LONE_ACE, "random_silent", **QUIET)
    said = converse(path, "rik", "trump S", "call AH", "3H", "quit")
    assert "You call the ace of hearts" in said
    assert "Ada plays AH" in said
    assert any("; Ada is the partner" in line for line in said)


def test_refusals_and_hints_speak_to_the_person(tmp_path: Path) -> None:
    path = lay_out(tmp_path, LONE_ACE, "random_silent", **QUIET)
    said = converse(path, "AS", "hint", "help", "quit")
    assert "AS is not possible now: bid or pass." in said
    assert any(line.startswith("Hint: Pass: ") for line in said)
    assert said.count(Session(Options(game="rikken", hint="random")).presenter.HELP) == 2


def test_the_end_in_lines(tmp_path: Path) -> None:
    path = lay_out(tmp_path, LONE_ACE, "random_silent", **QUIET)
    cards = "AS KS QS JS TS 9S 8S AC KC AD KD 3H 2H".split()
    said = converse(path, "solo8", "spades", *cards)
    assert said[-6:] == [
        "Game 1: You made Solo 8 in spades: 11 tricks.",
        f"  You: +3 with {11} tricks",
        *said[-4:-1],
        "totals: You +3, Ada -1, Blaise -1, Emmy -1",
    ]


def test_all_passing_in_lines(tmp_path: Path) -> None:
    path = lay_out(tmp_path, LONE_ACE, "random_silent", **QUIET)
    assert "Game 1: Everybody passed, and the cards are dealt again." in converse(path, "pass")
