"""Schedules: known before the first game, and the same wherever it is played."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from tests.arena.entrants import match, schedule
from upperhand.arena import Schedule, make_match
from upperhand.errors import SpecError


def test_a_deal_stays_on_the_table_while_the_players_move_round_it() -> None:
    games = list(schedule(deals=3))
    assert len(games) == 18
    for first in range(0, 18, 6):
        deal = games[first : first + 6]
        assert len({game.names for game in deal}) == 6
        assert len({tuple(map(str, game.start().dealt)) for game in deal}) == 1
    assert len({tuple(map(str, game.start().dealt)) for game in games}) == 3


def test_deals_come_from_the_seed_alone() -> None:
    """Other players and another layout get the same deals; another seed gives others."""

    def deals(*names: str, layout: str, seed: int = 7) -> list[int]:
        found = match(*names, layout=layout, seed=seed)
        return [found[deal * found.layout.per_deal].deal_seed for deal in range(found.deals)]

    assert deals("lowest", "random", layout="2v2") == deals("random_pass", "lowest", layout="1v3")
    assert not set(deals("lowest", "random", layout="2v2")) & set(
        deals("lowest", "random", layout="2v2", seed=8)
    )


def test_deal_seeds_do_not_repeat_and_survive_any_reader_of_json() -> None:
    seeds = [game.deal_seed for game in match("random", layout="4", deals=2_000)]
    assert len(set(seeds)) == 2_000
    assert max(seeds) < 2**53


def test_a_schedule_is_its_matches_one_after_the_other() -> None:
    whole = Schedule((match(deals=2), match("random", "random_pass", layout="1v3", deals=3)))
    assert len(whole) == 12 + 12
    assert [whole[position] for position in range(len(whole))] == list(whole)
    assert whole[11] == whole.matches[0][11]
    assert whole[12] == whole.matches[1][0]
    assert whole.names == ("lowest", "random", "random_pass")
    for position in (-1, 24):
        with pytest.raises(IndexError):
            whole[position]


def test_a_match_travels_between_processes() -> None:
    original = schedule("lowest", "random", rules="hongkong:players=3", layout="1v2")
    copy = pickle.loads(pickle.dumps(original))
    assert copy == original
    assert list(copy) == list(original)


def test_the_rules_are_the_usual_ones_of_the_game() -> None:
    assert make_match(["random", "lowest"], deals=1, seed=1).rules == match(rules="hongkong").rules


@pytest.mark.parametrize(
    ("names", "settings", "sentence"),
    [
        (
            ["lowest", "lowest"],
            {},
            "'lowest' is named twice; for two seats of one player, use a layout like 2v2",
        ),
        (["lowest", "genius"], {}, "there is no player 'genius'"),
        (["lowest", "random"], {"deals": 0}, "0 deals cannot be played"),
        (["lowest", "random"], {"seed": -1}, "the seed -1 is not from 0 to"),
        (["lowest", "random"], {"seed": 2**53}, "is not from 0 to"),
        ([], {}, "0 players cannot share 4 seats"),
    ],
)
def test_matches_that_cannot_be_are_refused(
    names: list[str], settings: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(SpecError, match=sentence):
        make_match(names, **{"deals": 1, "seed": 1, **settings})
