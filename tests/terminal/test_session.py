"""The flow of games without a screen."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.terminal.deals import FOLLOWING, OPENING, lay_out
from upperhand.big_two import Move
from upperhand.errors import IllegalMoveError, RecordError, SpecError
from upperhand.record import read_records, verify
from upperhand.terminal.options import Options
from upperhand.terminal.session import Session


def play_out(session: Session) -> None:
    while not session.over:
        decision = session.decide()
        session.play(decision.move, decision.reason)


def play_until(session: Session, ply: int) -> None:
    while session.view.ply < ply:
        session.play(session.decide().move)


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (Session(Options(seed=4, seats=("random",))) for _ in range(2))
    for session in (first, second):
        play_out(session)
        session.next_game()
        play_out(session)
    assert first.turns == second.turns
    assert first.totals == second.totals


def test_without_a_seed_the_deals_differ() -> None:
    assert len({Session(Options()).view.hand for _ in range(5)}) > 1


def test_computers_give_reasons() -> None:
    session = Session(Options(seed=1))
    play_out(session)
    assert all(turn.reason for turn in session.turns)


def test_reasons_of_computers_are_hidden_until_the_end() -> None:
    """They speak of cards that the person has not seen."""
    session = Session(Options(seed=1))
    while not session.over:
        assert not any(turn.reason for turn in session.turns if turn.seat != 0)
        decision = session.decide()
        session.play(decision.move, decision.reason)


def test_an_automatic_opening_is_part_of_the_log() -> None:
    session = Session(Options(seed=1, rules="charlesworth"))
    assert [str(turn.move) for turn in session.turns] == ["3D"]


def test_an_illegal_move_changes_nothing(tmp_path: Path) -> None:
    session = Session(Options(resume=lay_out(tmp_path, OPENING), save=tmp_path / "games.jsonl"))
    before = session.view
    with pytest.raises(IllegalMoveError):
        session.play(Move("QD"))
    session.close()
    assert session.view == before
    assert [record.moves for record in read_records(tmp_path / "games.jsonl")] == [()]


def test_plays_come_by_kind_and_strength(tmp_path: Path) -> None:
    with closing(Session(Options(resume=lay_out(tmp_path, OPENING)))) as session:
        plays = session.choices()
    assert [(play.group, play.text) for play in plays] == [
        ("singles", "3D"),
        ("fours and one", "3D 9D 9C 9H 9S"),
    ]


def test_a_trick_ends_when_the_table_is_cleared(tmp_path: Path) -> None:
    with closing(Session(Options(resume=lay_out(tmp_path, FOLLOWING)))) as session:
        play_until(session, 1)
        while session.trick:
            session.play(session.decide().move)
    assert session.view.table is None
    assert session.last_trick[-1].move.is_pass


def test_one_opponent_sits_in_every_chair() -> None:
    session = Session(Options(seats=("random",), name="ada"))
    assert [seat.spec for seat in session.seats[1:]] == ["random"] * 3
    assert "Ada" not in [seat.name for seat in session.seats]


def test_the_number_of_opponents_must_fit() -> None:
    with pytest.raises(SpecError, match="name 3 opponents"):
        Session(Options(seats=("random", "lowest")))


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(SpecError, match="nobody"):
        Session(Options(seats=("nobody",)))


def test_a_resumed_game_goes_on_as_if_never_left(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    options = Options(seed=6, seats=("random",), save=path)
    whole = Session(Options(seed=6, seats=("random",)))
    play_out(whole)
    left = Session(options)
    play_until(left, 9)
    left.close()
    resumed = Session(Options(resume=path))
    assert [turn.move for turn in resumed.turns] == [turn.move for turn in whole.turns[:9]]
    assert [turn.move for turn in resumed.trick] == [turn.move for turn in left.trick]
    play_out(resumed)
    resumed.close()
    assert resumed.totals == whole.totals
    assert [turn.move for turn in resumed.turns] == [turn.move for turn in whole.turns]
    assert verify(path) == 1


def test_a_resumed_game_may_be_saved_elsewhere(tmp_path: Path) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    left = Session(Options(seed=6, save=old))
    play_until(left, 5)
    left.close()
    before = old.read_bytes()
    resumed = Session(Options(resume=old, save=new))
    play_out(resumed)
    resumed.close()
    assert old.read_bytes() == before
    assert verify(new) == 1


def test_totals_and_the_next_deal_come_back_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = Session(Options(seed=6, save=path))
    play_out(first)
    first.close()
    later = Session(Options(resume=path))
    assert later.game == 1
    assert later.totals == first.totals
    later.close()


def test_scores_cut_off_by_a_crash_are_completed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    session = Session(Options(seed=6, save=path))
    play_out(session)
    session.close()
    text = path.read_text()
    path.write_text(text[: text.index('], "scores"')])
    resumed = Session(Options(resume=path))
    resumed.close()
    assert resumed.over
    assert resumed.totals == session.totals
    assert path.read_text() == text


@pytest.mark.parametrize("content", [None, ""])
def test_nothing_to_resume_is_said(tmp_path: Path, content: str | None) -> None:
    path = tmp_path / "games.jsonl"
    if content is not None:
        path.write_text(content)
    with pytest.raises(RecordError, match="to resume"):
        Session(Options(resume=path))
