"""Chips: what each contract pays, won and lost, in each table of the houses."""

from __future__ import annotations

import re
from typing import Any

import pytest

from upperhand import Cards
from upperhand.errors import RulesError
from upperhand.games import read_rules, write_rules
from upperhand.rikken import Rules, State

ALL_BIDS = tuple(
    "rik rik_beter solo8 troela piek solo9 misere solo10 open_piek solo11 open_piek_talk open_misere solo12 "
    "open_misere_talk solo13 schoppen_mie".split()
)
# The last trick: seat 2, a defender, leads and wins it.
LAST_CARDS = [Cards(card) for card in ("2C", "3C", "AC", "4C")]


def chips(
    table: str,
    contract: str,
    won: tuple[int, int, int, int],
    join: tuple[str, ...] = (),
    overtricks: int = 0,
    tariffs: tuple[str, ...] = (),
) -> list[int]:
    """Seat 0 declares, alone or with seat 1; seat 2 takes the thirteenth trick after those given."""
    rules = Rules(
        bids=ALL_BIDS, troela="optional", scores=table, join=join, overtricks=overtricks, tariffs=tariffs
    )
    state = State.from_hands(
        rules, LAST_CARDS, leader=2, tricks_won=won, contract=contract, **beginning(contract)
    )
    for card in ("AC", "4C", "2C", "3C"):
        state.apply(state.legal_moves()[0])
        assert str(state.history[-1][1]) == card
    return list(state.scores)


def beginning(contract: str) -> dict[str, Any]:
    if contract in ("rik", "rik_beter"):
        return {"declarer": 0, "trump": "H", "called": Cards("AS"), "partner": 1}
    if contract == "troela":
        return {"declarer": 0, "trump": "H", "partner": 1}
    if contract.startswith("solo"):
        return {"declarer": 0, "trump": "H"}
    return {} if contract == "schoppen_mie" else {"declarer": 0}


# Table 2.1: the chips that each payer pays.
REWARDS = {
    "solo8": (8, 1),
    "solo9": (9, 4),
    "solo10": (10, 6),
    "solo11": (11, 8),
    "solo12": (12, 12),
    "piek": (1, 3),
    "open_piek": (1, 6),
    "open_piek_talk": (1, 10),
    "misere": (0, 5),
    "open_misere": (0, 10),
    "open_misere_talk": (0, 15),
}


@pytest.mark.parametrize("contract", REWARDS)
@pytest.mark.parametrize("table", ["vorsteveld", "rik_one"])
def test_games_alone(contract: str, table: str) -> None:
    goal, reward = REWARDS[contract]
    assert chips(table, contract, (goal, 0, 12 - goal, 0)) == [3 * reward, -reward, -reward, -reward]
    lost = goal - 1 if contract.startswith("solo") else goal + 1
    assert chips(table, contract, (lost, 0, 12 - lost, 0)) == [-3 * reward, reward, reward, reward]


def test_more_tricks_than_bid() -> None:
    assert chips("vorsteveld", "solo8", (12, 0, 0, 0)) == [3, -1, -1, -1]
    assert chips("vorsteveld", "piek", (0, 0, 12, 0)) == [-9, 3, 3, 3]


def test_solo_13_is_lost_with_a_trick() -> None:
    assert chips("vorsteveld", "solo13", (12, 0, 0, 0)) == [-66, 22, 22, 22]
    assert chips("stichting", "solo13", (12, 0, 0, 0)) == [-210, 70, 70, 70]


@pytest.mark.parametrize(("contract", "reward"), [("rik", 1), ("rik_beter", 1), ("troela", 2)])
def test_games_with_a_partner(contract: str, reward: int) -> None:
    """Each defender pays both partners, and is paid by both; where a rik counts once, one."""
    assert chips("vorsteveld", contract, (3, 5, 2, 2)) == [2 * reward, 2 * reward, -2 * reward, -2 * reward]
    assert chips("vorsteveld", contract, (3, 4, 3, 2)) == [-2 * reward, -2 * reward, 2 * reward, 2 * reward]
    assert chips("rik_one", contract, (3, 5, 2, 2)) == [reward, reward, -reward, -reward]
    assert chips("rik_one", contract, (3, 4, 3, 2)) == [-reward, -reward, reward, reward]


# The tournament table: 10 and 5 for each trick beyond eight; 10 and 5 for each further trick short of it.
RIK_OF_STICHTING = {8: 10, 9: 15, 10: 20, 11: 25, 12: 30, 7: -10, 6: -15, 5: -20, 0: -45}


@pytest.mark.parametrize("tricks", RIK_OF_STICHTING)
def test_rik_in_tournaments(tricks: int) -> None:
    """A rik that is lost the declarer pays alone."""
    points = RIK_OF_STICHTING[tricks]
    for contract, times in (("rik", 1), ("rik_beter", 3)):
        each = points * times
        expected = [each, each, -each, -each] if points > 0 else [2 * each, 0, -each, -each]
        assert chips("stichting", contract, (tricks, 0, 12 - tricks, 0)) == expected


def test_all_tricks_of_a_rik_in_tournaments() -> None:
    """All thirteen, the last by the declarer at seat 2 with the partner at seat 1."""
    rules = Rules(bids=ALL_BIDS, scores="stichting")
    called: dict[str, Any] = {"called": Cards("AS"), "partner": 1, "declarer": 2, "trump": "H", "leader": 2}
    for contract, points in (("rik", 70), ("rik_beter", 210)):
        state = State.from_hands(rules, LAST_CARDS, tricks_won=(0, 6, 6, 0), contract=contract, **called)
        assert play_out(state) == [-points, points, points, -points]


def play_out(state: State) -> list[int]:
    while not state.over:
        state.apply(state.legal_moves()[0])
    return list(state.scores)


ALONE_IN_TOURNAMENTS = {
    "solo9": (9, 60, 25),
    "solo10": (10, 90, 40),
    "solo11": (11, 120, 50),
    "solo12": (12, 150, 55),
    "piek": (1, 15, 15),
    "misere": (0, 25, 25),
    "open_piek": (1, 40, 40),
    "open_misere": (0, 50, 50),
    "open_piek_talk": (1, 55, 55),
    "open_misere_talk": (0, 60, 60),
}


@pytest.mark.parametrize("contract", ALONE_IN_TOURNAMENTS)
def test_games_alone_in_tournaments(contract: str) -> None:
    goal, won, lost = ALONE_IN_TOURNAMENTS[contract]
    assert chips("stichting", contract, (goal, 0, 12 - goal, 0)) == [3 * won, -won, -won, -won]
    missed = goal - 1 if contract.startswith("solo") else goal + 1
    assert chips("stichting", contract, (missed, 0, 12 - missed, 0)) == [-3 * lost, lost, lost, lost]


def test_several_declarers_settle_each_with_all_others() -> None:
    rules = Rules(join=("piek", "misere"))
    state = State.from_hands(
        rules, LAST_CARDS, leader=2, tricks_won=(0, 1, 11, 0), contract="misere", declarers=(0, 1)
    )  # fmt: skip
    # Seat 0 made it: 5 from each. Seat 1 did not: 5 to each.
    assert play_out(state) == [15 + 5, -15 - 5, -5 + 5, -5 + 5]


def mie(hands: str, leader: int) -> list[int]:
    """The last trick or two of a Schoppen Mie."""
    dealt = [Cards(hand) for hand in hands.split(",")]
    done = 13 - len(dealt[0])
    state = State.from_hands(
        Rules(bids=ALL_BIDS, troela="optional"),
        dealt,
        leader=leader,
        tricks_won=(done, 0, 0, 0),
        contract="schoppen_mie",
    )
    return play_out(state)


def test_the_queen_and_the_last_trick() -> None:
    assert mie("2S,QS,KS,3S", 0) == [4, 4, -12, 4]  # both by one
    assert mie("AD 2C,QS 3C,3D 4C,4D AC", 0) == [-4, 4, 4, -4]  # one each


# Chips for further tricks, as a switch of any table but the tournament's, which has its own.


@pytest.mark.parametrize(
    ("contract", "won", "each"),
    [
        ("solo8", (8, 4, 0, 0), 1),
        ("solo8", (11, 1, 0, 0), 1 + 3 * 2),
        ("solo8", (7, 5, 0, 0), -1),
        ("solo8", (4, 8, 0, 0), -1 - 3 * 2),
        ("solo10", (12, 0, 0, 0), 6 + 2 * 2),
        ("piek", (1, 11, 0, 0), 3),
        ("piek", (5, 7, 0, 0), -3),
        ("misere", (4, 8, 0, 0), -5),
    ],
)
def test_further_tricks_alone(contract: str, won: tuple[int, int, int, int], each: int) -> None:
    found = chips("vorsteveld", contract, won, overtricks=2)
    assert found == [3 * each, -each, -each, -each]


@pytest.mark.parametrize(
    ("won", "each"),
    [((5, 3, 4, 0), 1), ((7, 4, 1, 0), 4), ((4, 3, 5, 0), -1), ((3, 1, 8, 0), -4)],
)
def test_further_tricks_with_a_partner(won: tuple[int, int, int, int], each: int) -> None:
    """House rules: a Rik counts one chip, and so does every further trick."""
    assert chips("rik_one", "rik", won, overtricks=1) == [each, each, -each, -each]


def test_the_tournament_table_has_further_tricks_of_its_own() -> None:
    with pytest.raises(RulesError, match="so it must be 0"):
        Rules(scores="stichting", overtricks=1)
    with pytest.raises(RulesError, match="overtricks"):
        Rules(overtricks=11)


# Chips of the house, contract by contract.


@pytest.mark.parametrize("table", ["vorsteveld", "rik_one", "stichting"])
def test_a_house_may_pay_its_own_chips(table: str) -> None:
    house = ("solo9:7", "piek:5-2", "misere:1000")
    assert chips(table, "solo9", (9, 0, 3, 0), tariffs=house) == [21, -7, -7, -7]
    assert chips(table, "solo9", (8, 0, 4, 0), tariffs=house) == [-21, 7, 7, 7]
    assert chips(table, "piek", (1, 0, 11, 0), tariffs=house) == [15, -5, -5, -5]
    assert chips(table, "piek", (2, 0, 10, 0), tariffs=house) == [-6, 2, 2, 2]
    assert chips(table, "misere", (0, 0, 12, 0), tariffs=house) == [3000, -1000, -1000, -1000]
    assert chips(table, "solo10", (10, 0, 2, 0), tariffs=house) == chips(table, "solo10", (10, 0, 2, 0))


def test_who_pays_whom_stays_as_in_the_table() -> None:
    house = ("rik:6-4",)
    assert chips("vorsteveld", "rik", (8, 0, 4, 0), tariffs=house) == [12, 12, -12, -12]
    assert chips("rik_one", "rik", (8, 0, 4, 0), tariffs=house) == [6, 6, -6, -6]
    assert chips("stichting", "rik", (8, 0, 4, 0), tariffs=house) == [6, 6, -6, -6]
    assert chips("stichting", "rik", (7, 0, 5, 0), tariffs=house) == [-8, 0, 4, 4]  # by the declarer alone


def test_own_chips_and_further_tricks() -> None:
    """The tournament table's further tricks go with its amount; the switch's come on top of any amount."""
    assert chips("stichting", "rik", (12, 0, 0, 0), tariffs=("rik:10",)) == [10, 10, -10, -10]
    assert chips("rik_one", "rik", (10, 0, 2, 0), overtricks=2, tariffs=("rik:5",)) == [9, 9, -9, -9]


def test_own_chips_of_schoppen_mie() -> None:
    rules = Rules(all_pass="schoppen_mie", tariffs=("schoppen_mie:3",))  # played, though nobody may bid it
    state = State.from_hands(
        rules, [Cards("2S"), Cards("QS"), Cards("KS"), Cards("3S")], leader=0, contract="schoppen_mie"
    )
    assert play_out(state) == [6, 6, -18, 6]


def test_stakes_follow_the_tariffs() -> None:
    rules = Rules(tariffs=("solo8:4-2", "rik:3"))
    assert (rules.stakes("solo8"), rules.stakes("rik"), rules.stakes("piek")) == ((12, 6), (6, 6), (9, 9))


@pytest.mark.parametrize(
    ("tariffs", "why"),
    [
        (
            ("rik=2",),
            "tariffs: 'rik=2' is not a tariff; write a contract with the chips it pays, from 1 to 1000",
        ),
        (("rik:0",), "'rik:0' is not a tariff"),
        (("troela:2",), "tariffs: 'troela' is not played by these rules"),
        (("rik:2", "rik:3"), "tariffs names 'rik' twice"),
    ],
)
def test_bad_tariffs_get_one_sentence(tariffs: tuple[str, ...], why: str) -> None:
    with pytest.raises(RulesError, match=re.escape(why)):
        Rules(tariffs=tariffs)


def test_tariffs_are_a_switch_of_any_preset() -> None:
    text = "huisregels:tariffs=rik:2/solo9:60-25"
    rules = read_rules(text, "rikken")
    assert isinstance(rules, Rules)
    assert (rules.tariffs, write_rules(rules, "rikken")) == (("rik:2", "solo9:60-25"), text)
    assert Rules.from_json(rules.to_json()) == rules


@pytest.mark.parametrize("tricks", range(8, 14))
def test_hearts_pay_as_much_as_another_trump(tricks: int) -> None:
    """Without a tariff of its own."""
    for scores in ("vorsteveld", "stichting"):
        rules = Rules(scores=scores)
        assert rules.stakes(f"solo{tricks}_beter") == rules.stakes(f"solo{tricks}")
    own = Rules(bids=(f"solo{tricks}", f"solo{tricks}_beter"), tariffs=(f"solo{tricks}_beter:50-40",))
    assert own.stakes(f"solo{tricks}_beter") == (150, 120)
