"""Deals of matches: those of a pack that was played with, from their seed alone."""

from pathlib import Path

import pytest

from tests.conftest import scaled
from upperhand import Cards, games
from upperhand.arena import Schedule, make_match, run
from upperhand.arena.run import Processes, ThisProcess
from upperhand.errors import UpperhandError
from upperhand.record import read_records
from upperhand.rikken import State, chained_deal, match_deal, preset
from upperhand.rikken.bidding.forecasts import by_suit

RULES = preset("vorsteveld2007")


def long_suits(hands: list[Cards]) -> float:
    return sum(max(map(len, by_suit(hand).values())) >= 7 for hand in hands) / len(hands)


def test_a_deal_depends_on_its_seed_alone() -> None:
    for seed in range(20):
        state = match_deal(RULES, seed, ["a", "b", "c", "d"])
        assert state.dealt == match_deal(RULES, seed).dealt
        assert (state.seed, state.names) == (None, ("a", "b", "c", "d"))
        assert match_deal(RULES, seed, dealer=(state.dealer + 1) % 4).dealer == (state.dealer + 1) % 4
    assert match_deal(RULES, 1).dealt != match_deal(RULES, 2).dealt


def test_where_the_pack_is_shuffled_it_is_the_deal_of_the_seed() -> None:
    fresh = RULES.replace(shuffle="fresh")
    assert match_deal(fresh, 3) == State.deal(fresh, 3)
    assert match_deal(fresh, 3).seed == 3


def test_a_chain_is_calmer_than_one_game_of_random_cards_and_wilder_than_a_new_pack() -> None:
    """On average: 3.9% of the hands of a new pack have a suit of seven, about 19 and 26% the others'."""
    seeds = range(scaled(500, 5_000))
    new = long_suits([hand for seed in seeds for hand in chained_deal(RULES, seed, games=0).dealt])
    chained = long_suits([hand for seed in seeds for hand in match_deal(RULES, seed).dealt])
    one = long_suits([hand for seed in seeds for hand in State.deal(RULES, seed).dealt])
    assert new < 0.06
    assert 0.14 < chained < 0.23
    assert one > chained + 0.02


def test_a_match_plays_every_seating_with_one_deal_on_any_number_of_workers(tmp_path: Path) -> None:
    schedule = Schedule(
        (make_match(["advanced", "basic"], deals=2, seed=4, game="rikken", rules="vorsteveld2007"),)
    )
    alone, both = tmp_path / "alone.jsonl", tmp_path / "both.jsonl"
    run(schedule, workers=ThisProcess, save=alone)
    run(schedule, workers=lambda each: Processes(each, 2), save=both)
    assert alone.read_bytes() == both.read_bytes()
    records = list(read_records(alone))
    assert [record.hands for record in records] == [records[0].hands] * 6 + [records[6].hands] * 6
    assert all(record.replay().over for record in records)
    cut = alone.read_bytes()
    both.write_bytes(cut[: len(cut) // 2])
    assert run(schedule, workers=ThisProcess, save=both).played < 12
    assert both.read_bytes() == cut


def test_games_on_other_deals_are_not_resumed(tmp_path: Path) -> None:
    match = make_match(["advanced", "basic"], deals=1, seed=4, game="rikken", rules="vorsteveld2007")
    path = tmp_path / "games.jsonl"
    run(Schedule((match,)), workers=ThisProcess, save=path)
    lines = path.read_text().replace('"game_number": 0', '"game_number": 1')
    path.write_text(lines)
    with pytest.raises(UpperhandError, match="belongs to another schedule"):
        run(Schedule((match,)), workers=ThisProcess, save=path)


def test_other_games_are_dealt_by_their_seed() -> None:
    hongkong = games.read_rules("hongkong")
    names = ["a", "b", "c", "d"]
    assert games.match_deal("big_two", hongkong, 5, names).seed == 5
    assert games.match_deal("rikken", RULES, 5, names).seed is None
