"""Targets by hand, choices by chance, and configs."""

import pytest
import torch

from upperhand.errors import SpecError
from upperhand.learn.config import make_config
from upperhand.learn.opponents import Opponents
from upperhand.learn.seating import LEARNER, seat_all
from upperhand.learn.segments import choose, log_softmax, owners
from upperhand.learn.selfplay import Played
from upperhand.learn.targets import collect

torch.set_num_threads(1)


def step(
    seat: int,
    value: float,
    ended: bool = False,
    scores: tuple[float, ...] = (0, 0, 0, 0),
    own: bool = True,
) -> Played:
    """One step of one game with two moves to choose from."""
    words = torch.zeros(1, 4, dtype=torch.int64)
    return Played(
        states=words,
        hidden=words,
        moves=torch.zeros(2, 4, dtype=torch.int64),
        first=torch.tensor([0, 2]),
        seats=torch.tensor([seat]),
        own=torch.tensor([own]),
        chosen=torch.tensor([1]),
        log_chance=torch.tensor([-0.5]),
        value=torch.tensor([[value, 0.5]]),
        ended=torch.tensor([ended]),
        results=torch.tensor([[(score, float(score > 0)) for score in scores]]),
    )


def test_returns_follow_the_seat_and_stop_at_the_end_of_a_game() -> None:
    """Seat 0 decides twice and wins 3; then a new game runs on, whose last decision has no target yet."""
    steps = [
        step(0, 1.0),
        step(2, -1.0),
        step(0, 2.0, ended=True, scores=(3.0, -1.0, -1.0, -1.0)),
        step(0, 0.5),
        step(0, 0.25),
    ]
    data = collect([steps], trace=0.5)
    scores, wins = data.returned.unbind(1)
    # Backwards: 3 - 2 = 1; (2 - 1) + 0.5 x 1 = 1.5; seat 2: -1 - -1 = 0; the new game: 0.25 - 0.5.
    assert scores.tolist() == [1.0 + 1.5, -1.0, 3.0, 0.5 - 0.25, 0.25]
    # 1 - 0.5 = 0.5; 0 + 0.5 x 0.5 = 0.25; seat 2 lost; the new game foresees no change.
    assert wins.tolist() == [0.5 + 0.25, 0.0, 1.0, 0.5, 0.5]
    assert data.kept.tolist() == [0, 1, 2, 3]
    assert data.counts.tolist() == [2] * 5


def test_a_win_is_worth_its_bonus() -> None:
    """Both seats score 1 more than foreseen, but only one of them wins."""
    foreseen = [step(0, 2.0), step(1, -2.0, ended=True, scores=(3.0, -1.0, -1.0, -1.0))]
    plain = collect([foreseen], trace=1.0).advantage
    assert plain.tolist() == pytest.approx([0.0, 0.0])
    won, lost = collect([foreseen], trace=1.0, win_bonus=1.0).advantage.tolist()
    assert won > 0 > lost


def test_chances_are_of_one_decision() -> None:
    first = torch.tensor([0, 2, 5])
    owner = owners(first)
    chances = log_softmax(torch.tensor([0.0, 0.0, 1.0, 2.0, 3.0]), owner, 2).exp()
    assert owner.tolist() == [0, 0, 1, 1, 1]
    assert chances[:2].tolist() == [0.5, 0.5]
    assert float(chances[2:].sum()) == pytest.approx(1)


def test_choices_are_drawn_by_their_chance() -> None:
    torch.manual_seed(1)
    count = 4000
    first = torch.arange(0, 2 * count + 1, 2)
    logits = torch.tensor([0.0, 1.0]).repeat(count)
    share = (choose(logits, owners(first), first) % 2).float().mean()
    assert float(share) == pytest.approx(0.731, abs=0.03)  # e / (1 + e)


def test_an_opponents_decisions_are_not_learned() -> None:
    steps = [step(0, 1.0), step(1, 0.0, own=False), step(0, 2.0, ended=True, scores=(3.0, -3.0, 0.0, 0.0))]
    data = collect([steps], trace=1.0)
    assert data.kept.tolist() == [0, 2]


def test_opponents_are_met_under_their_rules_and_in_their_share_of_the_games() -> None:
    rules = ("hongkong", "charlesworth")
    opponents = Opponents(["lowest", "rl_ppo @ charlesworth"], 0, rules, torch.device("cpu"))
    seats = seat_all(4000, rules, opponents.guests(0.4), seed=1)
    assert set(seats[0::2].flatten()) == {LEARNER, 1}
    assert set(seats[1::2].flatten()) == {LEARNER, 1, 2}
    assert (seats != LEARNER).any(axis=1).mean() == pytest.approx(0.4, abs=0.03)
    assert (seats == LEARNER).any(axis=1).all()


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("rl_ppo @ charlesworth", "charlesworth is not among the rules"),
        ("rule_basde", "rule_basde is not an opponent"),
    ],
)
def test_an_opponent_that_cannot_be_met_is_refused(entry: str, words: str) -> None:
    with pytest.raises(SpecError, match=words):
        Opponents([entry], 0, ("hongkong",), torch.device("cpu"))


@pytest.mark.parametrize(
    ("settings", "words"),
    [({"gamse": 4}, "gamse is not a setting"), ({"games": "many"}, "games must be of type int, not str")],
)
def test_a_config_refuses_what_it_does_not_know(settings: dict[str, object], words: str) -> None:
    with pytest.raises(SpecError, match=words):
        make_config(settings)
