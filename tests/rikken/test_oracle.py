"""The Oracle agrees with plain alpha-beta on random endings, and with what people know of some."""

from itertools import combinations

import pytest

from tests.conftest import scaled
from tests.reference.rikken_endings import Ending as PlainEnding
from tests.reference.rikken_endings import Worth, best_play
from upperhand import Cards, Rng
from upperhand.errors import TooHardError, UpperhandError
from upperhand.rikken import PRESETS, Rules, State
from upperhand.rikken.oracle import Ending, Objective, Oracle, objectives, reached, solve_many, value
from upperhand.rikken.players import PLAYERS

SIDES = [side for size in (1, 2, 3) for side in combinations(range(4), size)]
CARDS = scaled(4, 5)
ENDINGS = scaled(6, 2_000)


def _plain(rng: Rng, cards: int, played: int) -> PlainEnding:
    """A random ending, half of them of few suits or ranks, so that cards meet."""
    deck = [str(card) for card in Cards.DECK]
    if rng.below(2):
        deck = [card for card in deck if card[0] in "AKQJT98"]
    rng.shuffle(deck)
    hands = tuple(tuple(deck[at : at + cards]) for at in range(0, 4 * cards, cards))
    trump = "DCHS"[rng.below(4)] if rng.below(3) else None
    ending = PlainEnding(hands, rng.below(4), trump)
    for _ in range(played):
        ending, _ = ending.after(rng.choice(ending.legal))
    return ending


def _ours(plain: PlainEnding) -> Ending:
    hands = [Cards(" ".join(hand)) for hand in plain.hands]
    return Ending(hands, plain.leader, plain.trump, [Cards(card) for card in plain.trick])


def _agree(oracle: Oracle, plain: PlainEnding, objective: Objective, worth: Worth) -> int:
    right = best_play(plain, objective.side, worth)
    _is_right(oracle, plain, objective, right)
    return right


def _is_right(oracle: Oracle, plain: PlainEnding, objective: Objective, right: int) -> None:
    ours = _ours(plain)
    assert oracle.value(ours, objective) == right, (plain, objective.aim, objective.side)
    by_card = dict(oracle.card_values(ours, objective))
    assert sorted(map(str, by_card)) == sorted(plain.legal)
    assert (max if plain.turn in objective.side else min)(by_card.values()) == right


@pytest.mark.parametrize("side", SIDES)
def test_tricks_of_every_side(side: tuple[int, ...]) -> None:
    rng, oracle = Rng(sum(1 << seat for seat in side)), Oracle()
    for number in range(ENDINGS):
        plain = _plain(rng, CARDS, number % 4)
        tricks = _agree(oracle, plain, Objective("most_tricks", side), int)
        wanted = rng.below(CARDS + 2)
        _is_right(oracle, plain, Objective("at_least", side, wanted), int(tricks >= wanted))


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(("aim", "wanted"), [("exactly_one", 1), ("none", 0)])
def test_one_trick_or_none(seat: int, aim: str, wanted: int) -> None:
    rng, oracle = Rng(4 * wanted + seat), Oracle()
    for number in range(ENDINGS):
        plain = _plain(rng, CARDS, number % 4)
        _agree(oracle, plain, Objective(aim, [seat]), lambda won: int(won == wanted))


def test_every_card_has_the_value_of_what_follows() -> None:
    rng = Rng(5)
    for number in range(scaled(5, 200)):
        plain = _plain(rng, CARDS, number % 4)
        for move, worth in Oracle().card_values(_ours(plain), Objective("most_tricks", [0, 1])):
            after, winner = plain.after(str(move))
            assert worth == best_play(after, (0, 1), int, int(winner in (0, 1))), (plain, move)


@pytest.mark.parametrize(("aim", "side"), [("most_tricks", [0, 1]), ("exactly_one", [2]), ("none", [3])])
def test_the_value_after_any_card_leads_to_the_same_answer(aim: str, side: list[int]) -> None:
    rng, objective = Rng(6), Objective(aim, side)
    for number in range(scaled(20, 500)):
        ending = _ours(_plain(rng, 6, number % 4))
        right = Oracle().value(ending, objective)
        for _, after in Oracle().card_values(ending, objective):
            assert Oracle().value(ending, objective, after) == right, (number, after)


def test_trumps_are_sure_when_no_higher_one_can_fall_on_them() -> None:
    """One ace beats the king or the queen, not both: no card needs to be tried."""
    hands = [Cards("KC QC 2D 3D"), Cards("AC 4D 5D 6D"), Cards("2H 3H 4H 5H"), Cards("2S 3S 4S 5S")]
    for leader in range(4):
        ending = Ending(hands, leader, trump="C")
        assert Oracle(most_positions=1).value(ending, Objective("at_least", [0], 1)) == 1


def test_it_gives_up_rather_than_look_too_long() -> None:
    ending, objective = _ours(_plain(Rng(2), 13, 0)), Objective("most_tricks", [0, 2])
    free = Oracle()
    right = free.value(ending, objective)
    assert Oracle(free.positions).value(ending, objective) == right
    limited = Oracle(free.positions - 1)
    for _ in range(2):
        with pytest.raises(TooHardError, match="too few here"):
            limited.value(ending, objective)
    assert limited.positions == free.positions - 1


def test_a_search_that_began_badly_begins_anew() -> None:
    """A Piek for which one attempt alone took 4,659,000 positions."""
    hands = [
        Cards("3D 4S 5S 6D 6C 8C 9H TS KC KS 2D 2H 2S"),
        Cards("3C 3H 3S 4H 6H 8H 9D 9S TC JH QH KD 2C"),
        Cards("4D 4C 5D 5C 5H 7C 8D 8S 9C JC QS AD AH"),
        Cards("6S 7D 7H 7S TD TH JD JS QD QC KH AC AS"),
    ]
    assert Oracle(most_positions=200_000).value(Ending(hands, leader=0), Objective("exactly_one", [0])) == 0


def test_squeeze() -> None:
    """Seat 1 must keep the king of spades and the king of hearts, and cannot: three tricks for seats 0, 2."""
    hands = ["AC 2S AH", "KS KH QH", "AS 2H 3S", "4D 5D 6D"]
    ending = Ending([Cards(hand) for hand in hands], leader=0)
    assert Oracle().value(ending, Objective("most_tricks", [0, 2])) == 3


def test_all_the_trumps_take_all_the_tricks() -> None:
    hands = [Cards(" ".join(rank + suit for rank in "23456789TJQKA")) for suit in "DCHS"]
    for seat in range(4):
        ending = Ending(hands, leader=3, trump="DCHS"[seat])
        assert Oracle().value(ending, Objective("most_tricks", [seat])) == 13
        assert Oracle().value(ending, Objective("none", [seat])) == 0
    lead = Ending(hands, leader=0)
    assert (
        Oracle().value(lead, Objective("none", [1]))
        == Oracle().value(lead, Objective("at_least", [0], 13))
        == 1
    )


def test_what_is_remembered_knows_the_way_to_an_ally() -> None:
    """A whole deal of which DDS says 6: an entry on which certain tricks rest was once forgotten."""
    hands = [
        Cards("3D 4H 5D 6D 7C 8C 9S QS KH AC 2D 2H 2S"),
        Cards("5C 6S 7D 7S 8H 9C 9H JD JS QD QC QH KD"),
        Cards("3H 4D 4C 6C 7H 8D TD TC TS JH KC KS AD"),
        Cards("3C 3S 4S 5H 5S 6H 8S 9D TH JC AH AS 2C"),
    ]
    assert Oracle().value(Ending(hands, leader=1), Objective("most_tricks", side=[1, 3])) == 6


def test_many_at_once_are_the_same_on_any_number_of_threads() -> None:
    rng = Rng(11)
    problems = [
        (_ours(_plain(rng, 7, 0)), Objective("most_tricks", SIDES[rng.below(len(SIDES))])) for _ in range(40)
    ]
    one = [Oracle().value(*problem) for problem in problems]
    assert solve_many(problems) == solve_many(problems, threads=3) == one


def _random_games(rules: Rules, seed: int) -> State:
    """Random bids and cards, until few cards are left."""
    rng, state = Rng(seed), State.deal(rules, seed)
    while not state.over and (state.phase != "play" or state.counts[state.turn] > scaled(2, 3)):
        moves = state.legal_moves()
        if seed % 2 and state.phase == "auction":  # a partner and a called ace
            moves = [move for move in moves if str(move) == "rik"] or moves[-1:]
        state.apply(rng.choice(moves))
    return state


def _best(state: State, objective: Objective) -> int:
    """By the rules of the State itself."""
    if state.over:
        return value(state, objective)
    values = []
    for move in state.legal_moves():
        after = state.copy()
        after.apply(move)
        values.append(_best(after, objective))
    return (max if state.turn in objective.side else min)(values)


SWITCHES = [
    {},
    {"must_trump": True},
    {"called_ace": "must_when_led"},
    {"called_ace": "must_when_declarer_leads"},
    {"join": ("piek", "misere")},
]


@pytest.mark.parametrize("switches", SWITCHES)
@pytest.mark.parametrize("preset", PRESETS)
def test_games_under_all_duties(preset: str, switches: dict[str, object]) -> None:
    rules = PRESETS[preset].rules.replace(**switches)
    for seed in range(scaled(4, 100)):
        state = _random_games(rules, seed)
        if state.over or state.contract == "schoppen_mie":
            continue
        for objective in objectives(state):
            assert value(state, objective) == _best(state, objective), (seed, objective.aim)


def test_objectives_follow_the_contract() -> None:
    hands = [Cards("AS KS"), Cards("2S 3S"), Cards("5S AD"), Cards("8S 9S")]
    rik = State.from_hands(Rules(), hands, contract="rik", declarer=0, trump="S", called=Cards("AD"))
    assert [(one.aim, one.side, one.tricks) for one in objectives(rik)] == [("most_tricks", (0, 2), 8)]
    assert not reached(objectives(rik)[0], 7)
    joined = Rules(join=("misere",))
    misere = State.from_hands(joined, hands, contract="misere", declarers=[1, 3])
    assert objectives(misere) == [Objective("none", [1]), Objective("none", [3])]


def test_tricks_won_before_count() -> None:
    hands = [Cards("AS KS"), Cards("2S 3S"), Cards("5S 6S"), Cards("8S 9S")]
    won = [6, 5, 0, 0]
    state = State.from_hands(
        Rules(), hands, contract="solo8", declarer=0, trump="H", leader=0, tricks_won=won
    )
    assert value(state, objectives(state)[0]) == 8
    piek = State.from_hands(Rules(), hands, contract="piek", declarer=1, leader=0, tricks_won=won)
    assert value(piek, objectives(piek)[0]) == 0


def test_it_sits_at_no_table() -> None:
    assert not [name for name in PLAYERS if "oracle" in name]


def test_refusals() -> None:
    hands = [Cards("AS"), Cards("2S"), Cards("3S"), Cards("4S")]
    for objective in (("most_tricks", []), ("none", [0, 1]), ("all", [0]), ("most_tricks", [4])):
        with pytest.raises(UpperhandError):
            Objective(*objective)
    for after in (-1, 2):
        with pytest.raises(UpperhandError, match="no card can lead to the value"):
            Oracle().value(Ending(hands), Objective("most_tricks", [0]), after)
    with pytest.raises(UpperhandError, match="two places"):
        Ending([hands[0], *hands[:3]])
    with pytest.raises(UpperhandError, match="cards are being played"):
        Ending.of(State.deal(Rules(), 1))
    mie = State.from_hands(PRESETS["vorsteveld2007_full"].rules, hands, contract="schoppen_mie")
    with pytest.raises(UpperhandError, match="everybody plays alone"):
        Ending.of(mie)


@pytest.mark.parametrize("lead", ["ace", "ace_not_trumped"])
def test_the_first_trick_of_a_troela_is_bound(lead: str) -> None:
    """Where the partner leads the fourth ace, a position is worth what its best legal card is worth."""
    hands = [
        Cards("AD AC AH KD QD JD TD KC QC JC KH QH 2S"),
        Cards("3S 4S 5S 6S 9D 8D 7D 2C 3C 4C 2H 3H 4H"),
        Cards("AS KS QS JS TS 2D 3D TC 9C TH 9H 8H 7H"),
        Cards("4D 5D 6D 7S 8S 9S 8C 7C 6C 5C 5H 6H JH"),
    ]
    state = State.from_hands(Rules(troela_lead=lead), hands, contract="troela", declarer=0, trump="D")
    oracle, (objective,) = Oracle(), objectives(state)
    while len(state.tricks) < 1:
        worth = oracle.card_values(Ending.of(state), objective)
        assert {str(card) for card, _ in worth} == {str(move) for move in state.legal_moves()}
        best = (max if state.turn in objective.side else min)(value for _, value in worth)
        assert oracle.value(Ending.of(state), objective) == best
        if state.turn == 2:
            assert [str(card) for card, _ in worth] == ["AS"]
        state.apply(state.legal_moves()[0])
