"""What AI 2.0 to 4.0 make of learned games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from upperhand import Cards, Record, Rng, make_player
from upperhand.big_two import PRESETS, Move, Rules, State, View, big2ai_search, preset
from upperhand.big_two.knowledge import Index, KnowledgeBase, load
from upperhand.reason import Reason

RULES = preset("big2ai_card_value")
NAMES = ("P0", "P1", "P2", "P3")
HANDS = (
    Cards("2S 2H 2D 2C AS AH JC TC 3C 3D 3H 3S 4C"),
    Cards("TH TS JD QD KD AD 4D 4H 4S 5C 5D 5H 5S"),
    Cards("6C 6D 6H 6S 7C 7D 7H 7S 8C 8D 8H 8S 9C"),
    Cards("9D 9H 9S TD JH JS QC QH QS KC KH KS AC"),
)
LED = ("3C", "2S", "2H", "2D", "2C", "AS", "AH", "JC")  # worth 105; with the club 10 it is 114, level 11
ANSWERS = ("TH", "TH", "TS", "JD", "QD", "KD")  # Fig. 6: two of six are the heart 10


def club_ten(*, played: bool = True) -> State:
    """P0 has led its highest cards, which nobody beat, and then the club 10."""
    state = State.from_hands(RULES, HANDS, names=NAMES)
    for card in LED:
        state.apply(Move(card))
        for _ in range(3):
            state.apply(Move.PASS)
    if played:
        state.apply(Move("TC"))
    return state


def games() -> Iterator[Record]:
    for number, answer in enumerate(ANSWERS):
        state = club_ten()
        state.apply(Move(answer))
        rng = Rng(number)
        while not state.over:
            moves = state.legal_moves()
            state.apply(moves[rng.below(len(moves))])
        yield Record.of(state)


@pytest.fixture
def base(tmp_path: Path) -> Path:
    with KnowledgeBase(tmp_path / "base.db", create=True) as made:
        assert made.learn_all(games()) == len(ANSWERS)
    return tmp_path / "base.db"


@pytest.fixture
def index(base: Path) -> Index:
    with KnowledgeBase(base) as made:
        return made.index()


def possibilities(view: View, version: int, index: Index | None) -> dict[Move, float]:
    found = big2ai_search(view, version, 1_000, 1, index)
    return {one.move: one.possibility for one in found.candidates}


def test_eq_6_weighs_the_heart_ten_by_two_of_six(index: Index) -> None:
    assert (index.a(Cards("TC"), Cards("TH"), 11), index.b(Cards("TC"), 11)) == (2, 6)
    view = club_ten().view(1)
    plain, learned = (possibilities(view, 2, each) for each in (None, index))
    assert plain[Move("TH")] == pytest.approx(52 * 13 / 43)
    assert learned[Move("TH")] == pytest.approx(2 / 6 * plain[Move("TH")])
    assert learned[Move("KD")] == pytest.approx(1 / 6 * plain[Move("KD")])
    assert learned[Move("AD")] == plain[Move("AD")], "without a record, P1.0"


def test_eq_8_weighs_by_how_much_of_the_game_was_alike(index: Index) -> None:
    """The queen of clubs took the place of the jack: of the five ranks played, four were played there."""
    swapped = [Cards(str(hand).replace("JC", "QC")) if "JC" in str(hand) else hand for hand in HANDS]
    swapped[3] = Cards(str(HANDS[3]).replace("QC", "JC"))
    state = State.from_hands(RULES, swapped, names=NAMES)
    for card in (*LED[:-1], "QC", "TC"):
        state.apply(Move(card))
        if card != "TC":
            for _ in range(3):
                state.apply(Move.PASS)
    plain, learned = (possibilities(state.view(1), 3, each) for each in (None, index))
    assert learned[Move("TH")] == pytest.approx(4 / 5 * plain[Move("TH")])
    assert learned[Move("AD")] == plain[Move("AD")], "nobody played it: P1.0"


def test_too_few_info_sets_leave_p1(index: Index) -> None:
    view = club_ten().view(1)
    plain = possibilities(view, 3, None)
    found = big2ai_search(view, 3, 1_000, 1, index, n_i=7)
    assert {one.move: one.possibility for one in found.candidates} == plain


@pytest.mark.parametrize("version", [2, 3, 4])
def test_opponents_move_as_learned(index: Index, version: int) -> None:
    """P1 answered the club 10 with a card above it every time, and never passed."""
    view = club_ten(played=False).view(0)

    def result(known: Index | None) -> tuple[float, float]:
        found = big2ai_search(view, version, 8_000, 1, known)
        return next((one.rate, one.lost) for one in found.candidates if one.move == Move("TC"))

    assert result(index) != result(None)


def test_ai1_learns_nothing(index: Index) -> None:
    view = club_ten(played=False).view(0)
    assert possibilities(view, 1, index) == possibilities(view, 1, None)


@pytest.mark.parametrize("name", ["ai2", "ai3", "ai4"])
def test_the_base_is_a_setting(base: Path, name: str) -> None:
    view = club_ten().view(1)
    budget = "games=200,n_i=1" if name == "ai4" else "searches=2000"  # one info-set is enough
    with_base, without = (
        make_player(f"{name}:{budget},knowledge={where}").decide(view, Rng(1)) for where in (base, "none")
    )
    assert with_base.values != without.values
    first_none = make_player(f"{name}:{budget},knowledge={base}@0").decide(view, Rng(1))
    assert (first_none.move, first_none.values) == (without.move, without.values)


def with_a_choice(rules: Rules) -> View:
    state = State.deal(rules, 7, NAMES)
    for _ in range(3):
        state.apply(state.legal_moves()[0])
    return state.view(state.turn)


def test_under_every_preset_these_players_know_something() -> None:
    assert all(load("shipped", rules.rules) is not None for rules in PRESETS.values())


@pytest.mark.parametrize("name", ["ai2:searches=50", "ai3:searches=50", "ai4:games=5"])
def test_a_player_says_that_it_knows_nothing(name: str) -> None:
    """Under rules that nobody has learned, unless it shall know nothing."""
    rules = RULES.replace(lead_after_unbeatable=True)
    view = with_a_choice(rules)
    silent, told = (
        make_player(f"{name},knowledge={knows}").decide(view, Rng(1)) for knows in ("none", "shipped")
    )
    assert told.reason == Reason("nothing_learned", why=silent.reason)
    assert str(told.reason).endswith("; it has learned no game by these rules")
    assert (told.move, told.values) == (silent.move, silent.values)
    known = make_player(name).decide(club_ten().view(1), Rng(1))
    assert known.reason.code != "nothing_learned"


@pytest.mark.parametrize(
    "reading", ["below_root=p1", "passes=drawn", "suits=together", "trees=3", "spread=1"]
)
def test_each_reading_is_a_setting(reading: str) -> None:
    view = with_a_choice(RULES)
    printed, turned = (
        make_player(f"ai4:games=400{more}").decide(view, Rng(1)) for more in ("", f",{reading}")
    )
    assert printed.values
    assert printed.values != turned.values
