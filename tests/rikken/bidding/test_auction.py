"""From a forecast to a bid, and from the hand to trump and the called ace."""

import pytest

from tests.rikken.bidding.positions import (
    LOW,
    MIDDLING,
    NINE_SPADES,
    TABLE_3_1,
    TABLE_3_3,
    declaring,
    to_speak,
)
from upperhand import Decision, Rng, make_player
from upperhand.errors import SpecError
from upperhand.rikken import Move, Rules, View, preset
from upperhand.rikken.bidding import (
    CALIBRATED,
    LIKELY,
    MINIMAL,
    Bidding,
    Range,
    before_play,
    conditions,
    method,
)
from upperhand.rikken.bidding.forecasts import KINDS

FULL = "vorsteveld2007_full"


def decide(view: View, bidding: Bidding = "tpc") -> Decision:
    decision = before_play(view, Rng(1), method(bidding), MINIMAL)
    assert view.why_not(decision.move) is None
    assert all(view.is_legal(move) for move, _ in decision.values)
    return decision


def expect(view: View, move: str, words: str, bidding: Bidding = "tpc") -> None:
    decision = decide(view, bidding)
    assert str(decision.move) == move, decision.reason
    assert words in str(decision.reason)


def test_a_forecast_that_is_enough_for_rik() -> None:
    expect(to_speak(TABLE_3_1), "rik", "the hand should win 6.15 tricks, and the bid asks for 5 or more")
    expect(to_speak(TABLE_3_3), "rik", "the hand should win 6 tricks", "ltc")


def test_the_highest_payoff_that_fits() -> None:
    """Rik would bring 2 chips, Solo 8 brings 3, Solo 10 eighteen."""
    expect(to_speak(NINE_SPADES), "solo8", "10 tricks, and the bid asks for 8 or more")
    expect(to_speak(NINE_SPADES, rules=FULL), "solo10", "the bid asks for 10 or more")


def test_payoffs_are_those_of_the_rules() -> None:
    """A tournament pays 30 for rik beter, as for 8 alone, and 10 for rik."""
    hearts = TABLE_3_1.translate(str.maketrans("SH", "HS"))
    expect(to_speak(hearts, rules="stichting2025"), "rik_beter", "6.15 tricks")
    expect(to_speak(TABLE_3_1, rules="stichting2025"), "rik", "6.15 tricks")


def test_misere_and_piek() -> None:
    expect(to_speak(LOW), "misere", "0 tricks, and the bid asks for 0.5 at most")
    expect(to_speak(LOW), "misere", "0 tricks, and the bid asks for 0.5 at most", "ltc")
    one_winner = "2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C QC"
    expect(to_speak(one_winner), "misere", "0.333 tricks")
    expect(to_speak(one_winner), "piek", "1 trick, and the bid asks for 0.5 to 1", "ltc")


def test_open_misere_needs_a_method_that_knows_low_cards() -> None:
    expect(to_speak(LOW, rules=FULL), "misere", "0.5 at most")
    expect(to_speak(LOW, rules=FULL), "open_misere_talk", "0 tricks, and the bid asks for 0 at most", "ltc")


def test_a_pass_names_the_nearest_bid() -> None:
    expect(to_speak(MIDDLING), "pass", "even for ")
    decision = decide(to_speak(MIDDLING))
    assert {str(move) for move, _ in decision.values} == {"rik", "solo8", "piek", "misere"}


def test_only_higher_bids_are_left() -> None:
    expect(to_speak(TABLE_3_1, "solo8"), "pass", "even for ")
    expect(to_speak(LOW, "piek"), "misere", "0.5 at most")
    expect(to_speak(LOW, "misere"), "pass", "no higher bid is possible")


def test_hearts_must_be_the_own_trump_for_rik_beter() -> None:
    view = to_speak(TABLE_3_1, "rik", rules=FULL)
    assert "rik_beter" not in {str(move) for move, _ in decide(view).values}
    hearts = TABLE_3_1.translate(str.maketrans("SH", "HS"))
    expect(to_speak(hearts, "rik", rules=FULL), "rik_beter", "6.15 tricks")


def test_schoppen_mie_is_never_bid() -> None:
    view = to_speak(MIDDLING, "pass", "pass", "pass", rules=FULL)
    assert Move("schoppen_mie") in view.legal_moves()
    for bidding in ("tpc", "ltc", "mc"):
        assert str(decide(view, bidding).move) != "schoppen_mie"
    only = preset(FULL).replace(bids=("schoppen_mie",), troela="off")
    view = to_speak(LOW, "pass", "pass", "pass", rules=only)
    expect(view, "pass", "a forecast of tricks cannot rate the bids that are possible now")


def test_three_aces() -> None:
    aces = "AS AH AD KS QS KH QH KD 2D 2C 3C 4C 5C"
    expect(to_speak(aces, rules=FULL), "troela", "and the bid asks for 5 or more")
    must = preset(FULL).replace(troela="obligatory")
    weak = "AS AH AD 2S 3S 2H 3H 2D 3D 2C 3C 4C 5C"
    expect(to_speak(weak, rules=must), "troela", "a bid must be made")


def test_a_dealer_who_must_play_makes_the_nearest_bid() -> None:
    rules = preset("vorsteveld2007").replace(all_pass="dealer_plays")
    view = to_speak(MIDDLING, "pass", "pass", "pass", rules=rules)
    assert Move("pass") not in view.legal_moves()
    decision = decide(view)
    nearest = min(decision.values, key=lambda entry: MINIMAL[str(entry[0])].misses(entry[1]))
    assert decision.move == nearest[0]
    assert "a bid must be made" in str(decision.reason)


def test_joining() -> None:
    rules = preset("vorsteveld2007").replace(join=("piek", "misere"))
    expect(to_speak(LOW, "misere", rules=rules), "misere", "0.5 at most")


@pytest.mark.parametrize("bidding", ["tpc", "ltc", "mc"])
def test_every_method_values_all_but_open_games(bidding: Bidding) -> None:
    hearts = TABLE_3_1.translate(str.maketrans("SH", "HS"))
    view = to_speak(hearts, rules=FULL)
    values = decide(view, bidding).values
    legal = {str(move) for move in view.legal_moves()} - {"pass", "open_piek", "open_piek_talk"}
    unvalued = {"open_misere", "open_misere_talk"} if bidding == "tpc" else set()
    assert {str(move) for move, _ in values} == legal - unvalued
    assert all(0 <= tricks <= 13 for _, tricks in values)


def test_trump_is_the_suit_of_most_points() -> None:
    expect(declaring(TABLE_3_1, "rik"), "trump S", "spades have the most points, 16")
    expect(declaring(NINE_SPADES, "solo8"), "trump S", "spades have the most points")


def test_the_partner_in_troela_does_not_name_the_suit_of_the_ace() -> None:
    view = declaring("AS AH AD KS QS KH QH KD 2D 2C 3C 4C 5C", "troela")
    assert view.seat != 0
    decision = decide(view)
    assert str(decision.move) in {"trump S", "trump H", "trump D"}


def test_the_ace_of_the_best_suit_without_one_is_called() -> None:
    """Spades hold an ace and are trump; clubs have 13 points, diamonds 10, hearts 4."""
    view = declaring(TABLE_3_1, "rik", "trump S")
    expect(view, "call AC", "clubs have 13 points, the most of the suits to call")
    expect(declaring(TABLE_3_1, "rik", "trump C"), "call AD", "diamonds have 10 points")


def test_a_blind_call() -> None:
    view = declaring("AS KS QS JS TS 9S AH KH QH AD KD QD JD", "rik", "trump S")
    expect(view, "call AC blind", "clubs have 0 points, and nothing else may be called")


def test_with_all_aces_a_king_is_called() -> None:
    view = declaring("AS KS QS JS AH 2H 3H AD 2D 3D AC KC 2C", "rik", "trump S")
    expect(view, "call KD", "the most of the suits to call")


def test_rik_beter_goes_straight_to_the_call() -> None:
    rules: Rules = preset(FULL)
    view = declaring(TABLE_3_1.translate(str.maketrans("SH", "HS")), "rik_beter", rules=rules)
    assert view.phase == "call"
    expect(view, "call AC", "clubs have 13 points")


# When a forecast is enough for a bid: the thesis's conditions, and settings that change them.


@pytest.mark.parametrize(
    ("contract", "enough", "short"),
    [
        ("rik", [5, 13], [4.99, 0]),
        ("rik_beter", [5], [4.9]),
        ("troela", [5], [4.9]),
        ("solo8", [8, 13], [7.99]),
        ("solo9", [9], [8.9]),
        ("solo13", [13], [12.9]),
        ("piek", [0.5, 1], [0.49, 1.01]),
        ("misere", [0, 0.5], [0.51]),
    ],
)
def test_section_4_1_3(contract: str, enough: list[float], short: list[float]) -> None:
    assert all(MINIMAL[contract].admits(tricks) for tricks in enough)
    assert not any(MINIMAL[contract].admits(tricks) for tricks in short)


def test_every_contract_has_a_condition_except_open_piek() -> None:
    assert set(KINDS) - set(MINIMAL) == {"open_piek", "open_piek_talk"}
    assert conditions(("open_piek:1-1",), "basic", "ltc")["open_piek"].admits(1)


def test_open_misere_leaves_no_room() -> None:
    for contract in ("open_misere", "open_misere_talk"):
        assert MINIMAL[contract].admits(0)
        assert not MINIMAL[contract].admits(0.01)


def test_how_far_a_forecast_is_off() -> None:
    assert Range(5).misses(4) == 1
    assert Range(0.5, 1).misses(0.75) == 0
    assert Range(0, 0.5).misses(2) == 1.5


def test_a_setting_changes_single_lines() -> None:
    changed = conditions(("minimal", "rik:5.5-13", "misere:0-0.25"), "basic", "tpc")
    assert changed["rik"] == Range(5.5, 13)
    assert changed["misere"] == Range(0, 0.25)
    assert changed["solo8"] == MINIMAL["solo8"]
    assert conditions((), "basic", "tpc") == conditions(("minimal",), "basic", "tpc") == MINIMAL


@pytest.mark.parametrize("player", ["basic", "advanced", "monte_carlo"])
@pytest.mark.parametrize("method", ["tpc", "ltc", "mc"])
def test_calibrated_conditions_take_the_place_of_minimal_ones(player: str, method: str) -> None:
    own, table = CALIBRATED[player, method], conditions(("calibrated",), player, method)
    assert {"rik", "solo8", "piek", "misere"} <= set(own) <= set(KINDS)
    for contract in KINDS:
        if contract not in own:
            assert table.get(contract) == MINIMAL.get(contract)
        else:
            assert table.get(contract) == own[contract]
    assert method != "tpc" or not {"open_piek", "open_misere"} & set(own)
    changed = conditions(("calibrated", "rik:1-2"), player, method)
    assert changed == {**table, "rik": Range(1, 2)}


def test_a_contract_without_a_range_is_not_bid() -> None:
    never = [
        (player, method, contract)
        for (player, method), own in CALIBRATED.items()
        for contract, wanted in own.items()
        if wanted is None
    ]
    assert never
    for player, bidding, contract in never:
        assert contract not in conditions(("calibrated",), player, bidding)
        assert contract in conditions(("calibrated", f"{contract}:0-1"), player, bidding)


def test_strict_conditions_ask_for_more() -> None:
    """Only where tricks are wanted; a whole forecast that just reaches the number is then too little."""
    table = conditions(("strict",), "advanced", "ltc")
    assert (table["rik"].admits(5), table["rik"].admits(6), table["solo8"].admits(8)) == (False, True, False)
    assert table["misere"] == MINIMAL["misere"]
    assert conditions(("strict", "rik:4-13"), "advanced", "ltc")["rik"] == Range(4)
    five = "AS KS JS 2S QH TH 9H TD 9D 4D AC KC 2C"  # 5 tricks by LTC: one less than Table 3.3
    usual, strict = (
        make_player(spec, "rikken").decide(to_speak(five), Rng(1))
        for spec in ("advanced", "advanced:conditions=strict")
    )
    assert (str(usual.move), str(strict.move)) == ("rik", "pass")
    assert "asks for more than 5" in str(strict.reason)


def test_chances_have_conditions_of_their_own() -> None:
    table = conditions(("minimal",), "advanced", "chance")
    assert table["misere"] == table["open_piek"] == LIKELY["piek"] == Range(0.5, 1)
    assert table["rik"] == MINIMAL["rik"]
    low = make_player("advanced:bidding=chance", "rikken").decide(to_speak(LOW), Rng(1))
    assert str(low.move) == "misere"
    assert str(low.reason) == "it is made in 100% of the games imagined, and the bid needs 50%"
    high = make_player("advanced:bidding=chance", "rikken").decide(to_speak(NINE_SPADES), Rng(1))
    assert str(high.move) == "solo8"
    assert "should win 9 tricks" in str(high.reason)


@pytest.mark.parametrize(
    "text", ["best", "rik", "rik:5", "rik:6-5", "rik:-1-5", "schoppen_mie:0-1", "pass:0-13", ""]
)
def test_what_is_no_condition(text: str) -> None:
    with pytest.raises(SpecError, match="is not a condition"):
        conditions((text,), "basic", "tpc")


# What a contract brings its declarer, which decides between bids.


RULES = preset("vorsteveld2007_full")


@pytest.mark.parametrize(
    ("contract", "chips"),
    [("rik", 2), ("rik_beter", 2), ("troela", 4), ("solo8", 3), ("piek", 9), ("misere", 15), ("solo13", 66)],
)
def test_table_2_1(contract: str, chips: int) -> None:
    """With a partner two defenders pay the declarer, alone three."""
    assert RULES.stakes(contract)[0] == chips


def test_a_rik_that_counts_once() -> None:
    assert RULES.replace(scores="rik_one").stakes("rik")[0] == 1


def test_the_tournament_table() -> None:
    rules = preset("stichting2025")
    assert [rules.stakes(contract)[0] for contract in ("rik", "rik_beter", "solo9")] == [10, 30, 180]
