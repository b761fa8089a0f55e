"""The strength of card play: the same deals for every type, and the orders that follow."""

from typing import Any

import pytest

from upperhand.experiments.reporting import HELD, NOT_HELD, OPEN
from upperhand.experiments.rikken.players import CONTRACTS, TYPES
from upperhand.experiments.rikken.strength import (
    ORDERS,
    PIEK_READINGS,
    READINGS,
    Deal,
    Deals,
    castings,
    claims,
    declared,
    least_gap,
    order_verdict,
    printed,
    ranked,
    reading_castings,
    seated,
    section,
    strength_figures,
)
from upperhand.rikken import State, preset
from upperhand.rikken.players import PLAYERS


@pytest.fixture(scope="module")
def dealt() -> State:
    return State.deal(preset("vorsteveld2007"), 5, dealer=3)


def test_the_declarer_has_the_same_hand_in_every_order(dealt: State) -> None:
    starts = [declared(dealt, order, "rik") for order in ORDERS]
    assert {start.dealt[0] for start in starts} == {dealt.dealt[0]}
    assert len({start.dealt[1:] for start in starts}) == 6
    assert len({(start.trump, start.called) for start in starts}) == 1
    assert all((start.phase, start.declarer, start.turn) == ("play", 0, 0) for start in starts)


@pytest.mark.parametrize("contract", CONTRACTS)
def test_every_contract_can_be_declared(dealt: State, contract: str) -> None:
    start = declared(dealt, ORDERS[0], contract)
    assert (start.contract, start.partner is not None) == (contract, contract == "rik")


def test_types_sit_where_the_casting_says() -> None:
    players = seated(("basic", "random_silent", "advanced"), partner=2)
    names = ["basic", "random_silent", "advanced", "random_silent"]
    assert players == [PLAYERS[name] for name in names]
    assert len(castings("rik")) == 4**3
    assert len(castings("piek")) == 4**2
    assert all(partner == others for _, others, partner in castings("piek"))


def test_a_deal_gives_the_same_cells_again() -> None:
    cells = Deal(7).cells(State.deal(preset("vorsteveld2007"), 5, dealer=3), "piek", 0)
    again = Deal(7).cells(State.deal(preset("vorsteveld2007"), 5, dealer=3), "piek", 0)
    found = list(cells)
    assert found == list(again)
    assert len(found) == 16
    assert all(0 <= made <= 6 and 0 <= tricks <= 6 * 13 for made, tricks in found)


def made_up(skill: dict[str, int], guard: dict[str, int], deals: int = 40) -> Deals:
    """Games won by a declarer's skill less the others' guard; deals differ a little, all alike."""
    return [
        {
            **{
                contract: [
                    (max(0, min(6, skill[declarer] - guard[others] + number % 2)), 40)
                    for declarer, others, _ in castings(contract)
                ]
                for contract in CONTRACTS
            },
            PIEK_READINGS: [(1 + number % 2, 6) for _ in reading_castings()],
        }
        for number in range(deals)
    ]


SKILL = dict(zip(TYPES, (2, 3, 5, 4), strict=True))
GUARD = dict(zip(TYPES, (0, 1, 2, 2), strict=True))


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return strength_figures(made_up(SKILL, GUARD))


def test_cells_are_shares_of_games(found: dict[str, Any]) -> None:
    cell = found["contracts"]["solo8"]["against"]["advanced"]["basic"]
    assert cell["made"] == pytest.approx(4.5 / 6)
    assert cell["tricks"] == pytest.approx(40 / 6)
    assert found["games"] == 40 * 6 * (64 + 3 * 16 + len(reading_castings()))
    assert found["contracts"]["rik"]["games_each"] == 4 * found["contracts"]["piek"]["games_each"]


def test_differences_are_paired(found: dict[str, Any]) -> None:
    """The deals differ, but everybody's alike, so that differences are known exactly."""
    gaps = found["contracts"]["piek"]["by_declarer"]["basic"]
    assert gaps["advanced"]["monte_carlo"]["made_ci"] == pytest.approx([1 / 6, 1 / 6])
    assert gaps["monte_carlo"]["advanced"]["made"] == pytest.approx(-1 / 6)
    partners = found["contracts"]["rik"]["by_partner"]["all"]
    assert partners["advanced"]["random_silent"]["made"] == 0


def verdicts(found: dict[str, Any]) -> dict[str, str]:
    return {claim.text: claim.verdict for claim in claims(found)}


def test_claims_follow_the_figures(found: dict[str, Any]) -> None:
    said = verdicts(found)
    assert said["Table 5.3, Piek: the strongest declarer against Basic"] == HELD  # Advanced, Monte-Carlo
    assert said["Table 5.3, Piek: the strongest declarer against Random"] == NOT_HELD  # all level
    assert said["Table 5.1, Rik: Advanced plays best against"] == NOT_HELD  # Basic and Monte-Carlo level
    assert said["Table 5.1, Rik: the best partner overall"] == OPEN
    # Advanced is ahead wherever it declares, Monte-Carlo where Advanced is the opponent, Basic nowhere.
    assert said["Section 5.2: the best of 12 orders of declarers, or level with it"] == HELD
    assert said["Section 5.2: contracts in which Advanced is the best opponent"] == OPEN


def test_the_best_opponent_is_the_one_least_is_made_against() -> None:
    strong = strength_figures(made_up(SKILL, GUARD | {"advanced": 3}))
    assert verdicts(strong)["Section 5.2: contracts in which Advanced is the best opponent"] == HELD
    weak = strength_figures(made_up(SKILL, GUARD | {"advanced": 0}))
    assert verdicts(weak)["Section 5.2: contracts in which Advanced is the best opponent"] == NOT_HELD


def test_the_section_shows_every_cell(found: dict[str, Any]) -> None:
    page = section(found)
    assert "$" not in page
    assert page.count("\n| Advanced |") == len(CONTRACTS) + 1  # and once with partners
    assert "40 deals" in page
    assert "calls Advanced its strongest opponent" in page


# Orders: when one of the thesis is that of our figures.


R, B, A, M = "random_silent", "basic", "advanced", "monte_carlo"


def gaps(**made: float) -> dict[str, Any]:
    """Differences of shares, each known to one hundredth."""
    return {
        first: {
            second: {
                "made": ours - theirs,
                "made_ci": [round(ours - theirs - 0.01, 9), round(ours - theirs + 0.01, 9)],
            }
            for second, theirs in made.items()
            if second != first
        }
        for first, ours in made.items()
    }


def cells(**made: float) -> dict[str, Any]:
    return {player: {"made": share} for player, share in made.items()}


CLEAR = {R: 0.5, B: 0.4, A: 0.3, M: 0.305}


@pytest.mark.parametrize(
    ("order", "verdict"),
    [
        ([(R,), (B,), (A,)], HELD),
        ([(B,), (R,), (A,)], NOT_HELD),
        ([(R,), (M,), (A,)], OPEN),
        ([(R,), (B,), (A, M)], HELD),
        ([(R, B), (A,)], NOT_HELD),
        ([(M, A, R)], NOT_HELD),
    ],
    ids=["as printed", "turned", "too close", "tie", "no tie", "all level"],
)
def test_an_order_is_held_step_by_step(order: list[tuple[str, ...]], verdict: str) -> None:
    assert order_verdict(order, gaps(**CLEAR)) == verdict


def test_our_order_shows_what_is_shown() -> None:
    assert ranked(cells(**CLEAR), gaps(**CLEAR)) == (
        "Random 50.0% > Basic 40.0% > Monte-Carlo 30.5% ≈ Advanced 30.0%"
    )


def test_the_order_of_the_thesis_in_words() -> None:
    assert printed([(R,), (B, M)]) == "Random > Basic = Monte-Carlo"


def test_the_least_lead_is_told() -> None:
    assert least_gap([(R, B), (M, A)], gaps(**CLEAR)) == "Monte-Carlo over Advanced 0.5% [−0.5, 1.5]"


def test_readings_are_compared_with_the_text_over_the_same_deals() -> None:
    deals = made_up(SKILL, GUARD)
    found = strength_figures(deals)["readings"]
    assert list(found) == list(READINGS)
    cell = found["monte_carlo:piek=one"]["basic"]
    assert cell["made"] == pytest.approx(1.5 / 6)
    printed_share = (SKILL["monte_carlo"] - GUARD["basic"] + 0.5) / 6
    assert cell["more"] == pytest.approx(1.5 / 6 - printed_share)
    page = section(strength_figures(deals))
    assert "| `monte_carlo:piek=one` |" in page
    assert "made before the readings" in section({**strength_figures(deals), "readings": None})


def test_the_best_partners_of_section_4_2_2_are_claims() -> None:
    texts = [claim.text for claim in claims(strength_figures(made_up(SKILL, GUARD)))]
    assert sum("Section 4.2.2, Rik: the best partner of" in text for text in texts) == 3


def test_a_deal_has_its_readings() -> None:
    cells = list(Deal(7).reading_cells(State.deal(preset("vorsteveld2007"), 5, dealer=3), 0))
    assert len(cells) == len(READINGS) * len(TYPES)
    assert all(0 <= made <= len(ORDERS) for made, _ in cells)
