"""The Monte-Carlo player asked again and again."""

import json
from pathlib import Path

import pytest

from upperhand import Cards
from upperhand.experiments.reporting import HELD, NOT_HELD, OPEN, Figures
from upperhand.experiments.rikken import consistency
from upperhand.experiments.rikken.consistency import (
    BUDGETS,
    CHOSEN,
    FORECASTS,
    PLACES,
    ForecastSpread,
    SameCard,
    card_figures,
    situation,
    spread_figures,
    twins_of,
)
from upperhand.experiments.rikken.part import Setup
from upperhand.experiments.rikken.players import CONTRACTS
from upperhand.rikken import Move, Rules, State


def test_more_simulations_vary_less() -> None:
    spread = ForecastSpread(seed=3, repeats=15)(0)
    assert set(spread) == set(PLACES)
    for place in PLACES:
        for contract in FORECASTS:
            by_budget = spread[place][contract]
            assert len(by_budget) == len(BUDGETS)
            assert by_budget[-1] < by_budget[0] / 2


def test_the_same_question_gets_the_same_answers() -> None:
    assert ForecastSpread(3, repeats=2)(1) == ForecastSpread(3, repeats=2)(1)
    assert SameCard(3, repeats=2)(1) == SameCard(3, repeats=2)(1)


def test_situations_have_a_choice_and_every_contract() -> None:
    views = [situation(5, number) for number in range(8)]
    assert [view.contract for view in views] == list(CONTRACTS) * 2
    assert all(view.phase == "play" and len(view.legal_moves()) > 1 for view in views)
    assert len({view.ply for view in views}) > 4


def test_shares_are_of_the_commonest_card() -> None:
    found = SameCard(seed=3, repeats=10)(2)
    assert all(0.1 <= share <= 1 for share in found["same"])
    merged = zip(found["same"], found["same_but_twins"], strict=True)
    assert all(plain <= twins for plain, twins in merged)


def view_of(hands: list[str], led: str = "") -> State:
    """Seat 1 to play in a Misère of seat 0, after the lead of a card or on its own lead."""
    leader = 0 if led else 1
    cards = [Cards(hand) for hand in hands]
    state = State.from_hands(Rules(), cards, contract="misere", declarer=0, leader=leader)
    if led:
        state.apply(Move(led))
    return state


@pytest.mark.parametrize(
    ("hands", "led", "twins"),
    [
        # Nobody holds what is missing between them, and the suits are told apart.
        (["2S 3S 4S", "7D 8D TD", "2H 3H 4H", "5H 6H 7H"], "", {"7D": "7D", "8D": "7D", "TD": "7D"}),
        (["2S 3S 9D", "7D 8D TD", "2H 3H 4H", "5H 6H 7H"], "", {"7D": "7D", "8D": "7D", "TD": "TD"}),
        # On the table a card between them decides who wins.
        (["9D 3S 4S", "8D TD 2C", "2H 3H 4H", "5H 6H 7H"], "9D", {"8D": "8D", "TD": "TD"}),
        (["2S 3S 4S", "7D 8C TD", "2H 3H 4H", "5H 6H 7H"], "", {"7D": "7D", "8C": "8C", "TD": "7D"}),
    ],
)
def test_twins(hands: list[str], led: str, twins: dict[str, str]) -> None:
    state = view_of(hands, led)
    found = {str(card): str(lowest) for card, lowest in twins_of(state.view(1)).items()}
    assert found == twins


def test_figures_are_means_over_hands_and_situations() -> None:
    values = [float(budget) for budget in BUDGETS]
    hands = [
        {
            place: {contract: [factor * value for value in values] for contract in FORECASTS}
            for place in PLACES
        }
        for factor in (1, 3)
    ]
    spread = spread_figures(hands)["leads"]["misere"]
    assert [point["spread"] for point in spread] == [2 * value for value in values]
    shares = {"rik": 0.4, "solo8": 0.6, "piek": 0.95, "misere": 0.85}
    situations = [
        {"contract": contract, "same": [share] * len(BUDGETS), "same_but_twins": [1.0] * len(BUDGETS)}
        for contract, share in shares.items()
    ]
    found = card_figures(situations)
    assert found["all"][0]["same"] == pytest.approx(0.7)
    assert found["all"][0]["steady_same"] == 0.25
    assert found["all"][0]["steady_same_but_twins"] == 1
    assert found["piek"][-1]["same"] == pytest.approx(0.95)


# The part as a whole, with few answers.


def run(folder: Path) -> Figures:
    return consistency.run(Setup(1e-9, 7, folder, workers=1), lambda *_: None)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("consistency")


@pytest.fixture(scope="module")
def found(folder: Path) -> Figures:
    return run(folder)


def test_results_are_kept_and_not_made_again(found: Figures, folder: Path) -> None:
    kept = {path.name: path.read_bytes() for path in folder.glob("*.jsonl")}
    assert set(kept) == {"forecasts.jsonl", "cards.jsonl"}
    (folder / "cards.jsonl").write_bytes(kept["cards.jsonl"][:-30])
    assert run(folder) == found == json.loads(json.dumps(found))
    assert (folder / "cards.jsonl").read_bytes() == kept["cards.jsonl"]


def test_the_report_tells_all(found: Figures, tmp_path: Path) -> None:
    pictures = consistency.pictures(found, tmp_path)
    page = consistency.section(found)
    assert all(picture.file.stat().st_size > 0 and picture.markdown.strip() in page for picture in pictures)
    assert all(f"| {budget:,} |" in page for budget in BUDGETS)
    assert "$" not in page


def test_claims_follow_the_intervals(found: Figures) -> None:
    assert len(consistency.claims(found)) == 5
    changed = json.loads(json.dumps(found))
    points = [
        next(point for point in by_contract if point["budget"] == CHOSEN)
        for by_place in changed["spread"].values()
        for by_contract in by_place.values()
    ]
    for interval, verdict in (([0.05, 0.09], HELD), ([0.11, 0.2], NOT_HELD), ([0.05, 0.2], OPEN)):
        for point in points:
            point["spread_ci"] = interval
        assert [claim.verdict for claim in consistency.claims(changed)][:4] == [verdict] * 4
    same = next(point for point in changed["cards"]["all"] if point["budget"] == CHOSEN)
    same["same_ci"] = [0.5, 0.6]
    for steady, verdict in ((0.4, OPEN), (0.0, NOT_HELD)):
        same["steady_same"] = steady
        assert consistency.claims(changed)[-1].verdict == verdict
