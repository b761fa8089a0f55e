"""References: only the arena seats them; they get the State, and are reported as a ceiling."""

from dataclasses import dataclass
from typing import Any

import pytest

from upperhand import Decision, Rng, games, make_player
from upperhand.arena import Schedule, ceiling_match, make_match, run
from upperhand.arena.run import ThisProcess
from upperhand.arena.statistics.words import ceiling_sentence
from upperhand.arena.summary import summarise
from upperhand.big_two import State, View, preset
from upperhand.errors import SpecError
from upperhand.match import play_game
from upperhand.player import make_reference
from upperhand.reason import Reason


@dataclass(frozen=True)
class Noting:
    """Plays the first legal move and notes what it was given."""

    seen: list[type]

    def decide(self, given: Any, _rng: Rng) -> Decision:
        self.seen.append(type(given))
        return Decision(given.legal_moves()[0], Reason.plain("the first"))


def test_only_a_seeing_seat_is_given_the_state() -> None:
    seats = [Noting([]) for _ in range(4)]
    play_game(State.deal(preset("hongkong"), 1), seats, seed=1, seeing=(2,))
    assert [{*seat.seen} for seat in seats] == [{View}, {View}, {State}, {View}]


def test_no_reference_is_a_player() -> None:
    for game in games.GAMES:
        assert not {*games.players(game)} & {*games.references(game)}
    with pytest.raises(SpecError, match="no player 'all_seeing'"):
        make_player("all_seeing")


def test_the_ceiling_stands_beside_the_player() -> None:
    match = make_match(["network", "lowest"], deals=4, seed=5, rules="hongkong", layout="1v3")
    schedule = Schedule((match, ceiling_match(match, "all_seeing:depth=0")))
    summary = summarise(run(schedule, workers=ThisProcess))
    found, network = summary["ceiling"], summary["players"]["network"]["win_rate"]
    assert (found["player"], found["parity"]) == ("network", 0.25)
    assert found["win_rate"] > 0.25
    assert found["share"] == pytest.approx((network - 0.25) / (found["win_rate"] - 0.25))
    assert "of the way from parity, 25% of the games" in ceiling_sentence(found)


def test_without_a_reference_there_is_no_ceiling() -> None:
    match = make_match(["lowest", "random"], deals=2, seed=5, rules="hongkong", layout="1v3")
    assert "ceiling" not in summarise(run(Schedule((match,)), workers=ThisProcess))


@pytest.mark.parametrize("opponents", ["rule_based", "lowest"])
def test_what_is_foreseen_comes(opponents: str) -> None:
    """The next move keeps or improves every promise, and the last promise is the score."""
    promised: list[float] = []

    def note(seat: int, decision: Decision) -> None:
        if seat == 1:
            promised.append(max(value for _, value in decision.values))

    seats = [make_player(opponents)] * 4
    seats[1] = make_reference(f"foreseeing:opponents={opponents},own=lowest")
    state = State.deal(preset("sugiyanto"), 3)
    play_game(state, seats, seed=3, on_move=note, seeing=(1,))
    assert promised == sorted(promised)
    assert promised[-1] == state.scores[1]
    assert len(promised) > 2
