"""A game of Rikken in words."""

from tests.record.test_dealer import NAMES
from upperhand import Cards, games
from upperhand.locales import messages
from upperhand.rikken import CONTRACTS, Move, State, preset, words

HANDS = (
    "AS KS QS JS TS 9S 8S AC KC AD KD 3H 2H",
    "7S 6S QC JC TC 9C QD JD TD 6D 5D 4D AH",
    "5S 4S 8C 7C 6C 5C 9D 8D 7D TH 9H 8H 7H",
    "3S 2S 4C 3C 2C 3D 2D 6H 5H 4H KH QH JH",
)


def rik(names: list[str] = NAMES) -> State:
    """Ann plays Rik in spades with the holder of the ace of hearts, who takes the first trick."""
    state = State.from_hands(preset("vorsteveld2007"), [Cards(hand) for hand in HANDS], names, dealer=3)
    for text in "rik pass pass pass trumpS callAH 3H AH 7H 4H QD".split():
        state.apply(Move(text))
    return state


def test_every_contract_has_a_name_and_a_goal() -> None:
    known = messages("en")
    assert all(f"contract_{contract}" in known for contract in ("pass", *CONTRACTS))
    assert all(f"goal_{contract}" in known for contract in CONTRACTS)


def test_the_usual_rules_and_players_exist() -> None:
    assert games.read_rules(words.USUAL_RULES, "rikken")
    assert games.usual_player("rikken") in games.players("rikken")


def test_a_hand_stands_by_suit() -> None:
    assert words.hand(Cards(HANDS[1])) == "7S 6S  AH  QC JC TC 9C  QD JD TD 6D 5D 4D"


def test_what_is_played() -> None:
    names = ["You", "Ben", "Cai", "Dee"]
    assert words.contract(rik(), NAMES.__getitem__) == "Ann plays Rik in spades and calls AH"
    assert words.contract(rik(), names.__getitem__) == "You play Rik in spades and call AH"


def test_the_story_goes_from_the_dealer_to_the_running_trick() -> None:
    told = list(words.story(rik(["Ann", "Ben", "Cai", "Dee"])))
    assert [(each.seat, each.text) for each in told] == [
        (3, "deals"),
        (0, "Rik"),
        (1, "pass"),
        (2, "pass"),
        (3, "pass"),
        (None, "Ann plays Rik in spades and calls AH"),
        (0, "3H AH 7H 4H"),
        (1, "QD"),
    ]
    assert told[5].remark == "with Ben"
    assert told[6].remark == "Ben takes it (1)"


def test_seats_of_one_name_are_told_apart_by_number() -> None:
    told = list(words.story(rik()))
    assert told[6].remark == "seat 1 takes it (1)"


def test_results_and_roles() -> None:
    state = rik(["Ann", "Ben", "Cai", "Dee"])
    while not state.over:
        state.apply(state.legal_moves()[0])
    made = "made" if state.scores[0] > 0 else "lost"
    tricks = state.tricks_won[0] + state.tricks_won[1]
    found = words.result(state, state.scores, state.names.__getitem__)
    assert str(found) == f"Ann {made} Rik in spades with Ben: {tricks} tricks."
    roles = tuple(map(str, words.roles(state)))
    assert roles == ("Rik", "Rik, partner", "against Rik", "against Rik")


def test_a_passed_out_game() -> None:
    state = State.deal(preset("vorsteveld2007"), 1)
    for _ in range(4):
        state.apply(Move.PASS)
    assert [each.text for each in words.story(state)][-1] == "Everybody passed"
    assert str(words.result(state, state.scores, str)).startswith("Everybody passed")
    assert tuple(map(str, words.roles(state))) == ("passed out",) * 4


def test_schoppen_mie_is_for_everybody() -> None:
    state = State.deal(preset("vorsteveld2007_full"), 1)
    for text in ("pass", "pass", "pass", "schoppen_mie"):
        state.apply(Move(text))
    assert words.contract(state, str) == "Everybody plays Schoppen Mie"
    while not state.over:
        state.apply(state.legal_moves()[0])
    assert str(words.result(state, state.scores, str)).startswith("Schoppen Mie: ")
    assert tuple(map(str, words.roles(state))) == ("Schoppen Mie",) * 4


def test_stakes_are_what_games_come_to() -> None:
    rules = preset("vorsteveld2007_full")
    assert rules.stakes("rik") == (2, 2)
    assert rules.stakes("solo13") == (66, 66)
    assert rules.stakes("schoppen_mie") == (4, 12)
    assert preset("stichting2025").stakes("rik") == (10, 20)
    assert preset("stichting2025").stakes("solo9") == (180, 75)
