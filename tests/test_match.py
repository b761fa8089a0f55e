"""Playing a game between players."""

import pickle
from dataclasses import dataclass
from typing import Any

import pytest

from upperhand import Decision, Player, Rng, big_two, make_player
from upperhand.errors import PlayerError, UpperhandError
from upperhand.match import play_game
from upperhand.reason import Reason


@dataclass(frozen=True)
class Raises:
    def decide(self, view: Any, rng: Rng) -> Decision:
        raise RuntimeError(f"no idea at ply {view.ply} with {rng.below(1)}")


@dataclass(frozen=True)
class Answers:
    """Answers with whatever it was made with."""

    answer: Any

    def decide(self, view: Any, rng: Rng) -> Any:
        assert view.turn == view.seat
        assert rng
        return self.answer


@dataclass(frozen=True)
class Listens:
    """Plays like `lowest` and notes the first draw of its generator."""

    heard: list[tuple[int, int, int]]

    def decide(self, view: Any, rng: Rng) -> Decision:
        self.heard.append((view.seat, view.ply, rng.bits()))
        return make_player("lowest").decide(view, rng)


def deal(seed: int = 5) -> big_two.State:
    return big_two.State.deal(big_two.preset("hongkong"), seed, ["a", "b", "c", "d"])


def four(spec: str) -> list[Player]:
    return [make_player(spec)] * 4


def test_a_game_is_played_to_its_end_and_recorded() -> None:
    state = deal()
    record = play_game(state, four("random"), seed=9)
    assert state.over
    assert record.seats == ("a", "b", "c", "d")
    assert record.scores == state.scores
    assert record.replay() == state


def test_the_same_seed_gives_the_same_game_and_another_number_another() -> None:
    records = [play_game(deal(), four("random"), seed=9, game_number=number) for number in (0, 0, 1)]
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_each_decision_has_its_own_generator() -> None:
    heard: list[tuple[int, int, int]] = []
    play_game(deal(), [Listens(heard)] * 4, seed=9, game_number=4)
    assert heard == [(seat, ply, Rng.derive(9, 4, seat, ply).bits()) for seat, ply, _ in heard]
    assert [ply for _, ply, _ in heard] == list(range(len(heard)))


def test_moves_are_told_as_they_are_made() -> None:
    told: list[tuple[int, str]] = []
    record = play_game(
        deal(), four("lowest"), 1, on_move=lambda seat, each: told.append((seat, str(each.move)))
    )
    assert [move for _, move in told] == list(record.moves)


def test_a_player_that_raises_is_named_with_the_game_up_to_there() -> None:
    players: list[Player] = [Raises() if seat == 2 else make_player("lowest") for seat in range(4)]
    with pytest.raises(
        PlayerError, match=r"seat 2 \(\S*:Raises\) failed at move \d+: RuntimeError: no idea"
    ) as caught:
        play_game(deal(), players, seed=1)
    error = caught.value
    assert error.seat == 2
    assert error.record.scores is None
    assert error.record.replay().turn == 2
    assert isinstance(error.__cause__, RuntimeError)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (Decision(big_two.Move("2S 2H"), Reason.plain("why not")), "."),
        (Decision("3D", Reason.plain("a text is no move")), "TypeError"),
        (big_two.Move.PASS, "it answered with Move instead of a Decision"),
        (None, "it answered with NoneType instead of a Decision"),
    ],
)
def test_an_illegal_answer_is_a_failure_and_changes_nothing(answer: Any, reason: str) -> None:
    state = deal()
    before = state.copy()
    with pytest.raises(PlayerError, match=reason):
        play_game(state, [Answers(answer)] * 4, seed=1)
    assert state == before


def test_a_failure_names_the_spec_of_a_player_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = {"stubborn": Answers(None)}
    monkeypatch.setattr("upperhand.big_two.players.PLAYERS", table)
    with pytest.raises(PlayerError, match=r"\(stubborn\)"):
        play_game(deal(), [Answers(None)] * 4, seed=1)


def test_a_failure_can_travel_between_processes() -> None:
    with pytest.raises(PlayerError) as caught:
        play_game(deal(), [Raises()] * 4, seed=1)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert str(copy) == str(caught.value)
    assert copy.record == caught.value.record


def test_every_seat_needs_a_player() -> None:
    with pytest.raises(UpperhandError, match="3 players cannot sit at 4 seats"):
        play_game(deal(), four("lowest")[:3], seed=1)
