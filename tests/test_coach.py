"""What the coach says matters, in positions that call for it, and in whole games."""

from typing import Any

import pytest

from tests.conftest import scaled
from upperhand import Cards, Rng, games, make_player
from upperhand.big_two import State as BigTwo
from upperhand.big_two import preset as big_two_preset
from upperhand.games import GAMES
from upperhand.locales import LANGUAGES, say
from upperhand.rikken import State as Rikken
from upperhand.rikken import preset as rikken_preset

NAMES = ["You", "Ada", "Blaise", "Emmy"]


def big_two(*hands: str, leader: int = 0, moves: tuple[str, ...] = ()) -> str | None:
    """The code of what matters to seat 0."""
    held = [Cards(hand) for hand in hands]
    gone = Cards.DECK - held[0] - held[1] - held[2] - held[3]
    state = BigTwo.from_hands(big_two_preset("hongkong"), held, names=NAMES, leader=leader, gone=gone)
    return told("big_two", state, moves)


def rikken(*hands: str, moves: tuple[str, ...] = (), called: str | None = None, **known: Any) -> str | None:
    ace = None if called is None else Cards(called)
    held = [Cards(hand) for hand in hands]
    state = Rikken.from_hands(rikken_preset("vorsteveld2007"), held, names=NAMES, called=ace, **known)
    return told("rikken", state, moves)


def told(game: str, state: Any, moves: tuple[str, ...]) -> str | None:
    for move in moves:
        state.apply(games.load(game).Move(move))
    found = games.coach(game).what_matters(state.view(0))
    return None if found is None else found.code


HIGH = "9H TH JH QH KH", "9S TS JS QS KS", "9C TC JC QC KC"


def test_a_play_that_wins_comes_first() -> None:
    assert big_two("2S 4D", "5C", "6C", "7C") == "tip_forced"
    assert big_two("4D 4C", *HIGH) == "tip_last_cards"


def test_who_is_nearly_out_is_held_up() -> None:
    assert big_two("4D 4C 7D 8D 8S QD", "5C", *HIGH[1:]) == "tip_lead_more"
    assert big_two("4D 7D 9D QD", "AC", *HIGH[1:]) == "tip_lead_high"
    assert big_two("4D 7D QD AD", "KH 3C", *HIGH[1:], leader=3, moves=("9C",)) == "tip_block"


def test_leading_gets_rid_of_low_or_of_many_cards() -> None:
    many = "9H TH JH QH KH AH 2H", "9S TS JS QS KS AS 2S", "9C TC JC QC KC AC 2C"
    assert big_two("3D 4C 5D 6H 7S 8H 8D KD", *many) == "tip_lead_five"
    assert big_two("3D 5C 5D 8H 8D KD 6C 7H", *many) == "tip_lead_low"


def test_following_breaks_up_nothing_and_saves_high_cards() -> None:
    many = "9H TH JH QH KH AH 3H", "9S TS JS QS KS AS 3S", "9C TC JC QC KC AC 3C"
    hand = "4D 4C 5D 5C 6H 6D 7H 7D"
    assert big_two(hand, *many, leader=3, moves=("3C",)) == "tip_breaks_up"
    assert big_two(hand + " 8D", *many, leader=3, moves=("3C",)) == "tip_cheapest"
    assert big_two(hand + " 2H", *many, leader=3, moves=("3C",)) == "tip_save"


def test_nothing_is_said_where_there_is_no_choice() -> None:
    assert big_two("4D 5D", *HIGH, leader=3, moves=("9C",)) is None


STRONG = (
    "AH KH QH JH 7H 3H AS 6S KD 9D 4D 8C 5C",
    "TH 5H KS TS 8S 4S QD 7D 3D AC TC 7C 2C",
    "9H 2H QS 9S 7S 3S AD TD 5D QC 9C 6C 3C",
    "8H 6H 4H JS 5S 2S JD 8D 6D 2D KC JC 4C",
)
ALL_PASS = ("pass", "pass", "pass")


def test_an_auction_is_judged_by_the_hand() -> None:
    assert rikken(*STRONG) == "tip_bid_rik"
    assert rikken(*STRONG[1:], STRONG[0]) == "tip_bid_pass"
    weak = "2H 3H 4H 5H 2S 3S 4S 6S 2D 3D 7D 2C 3C", *STRONG[1:]
    rest = Cards.DECK - Cards(weak[0])
    others = [" ".join(map(str, list(rest)[place::3])) for place in range(3)]
    assert rikken(weak[0], *others) == "tip_bid_misere"
    assert rikken(*STRONG, moves=("rik", *ALL_PASS)) == "tip_choose_trump"
    assert rikken(*STRONG, moves=("rik", *ALL_PASS, "trump H")) == "tip_call_ace"
    without_king = STRONG[0].replace("KD", "QD"), STRONG[1].replace("QD", "KD"), *STRONG[2:]
    assert rikken(*without_king, moves=("rik", *ALL_PASS, "trump H")) == "tip_call_short"


def test_a_lead_follows_from_the_role() -> None:
    hands = "AS KH QH 9D", "JH TH 2D 3C", "AD 9H 4C 5C", "8H 7D 6C 7C"
    rik: dict[str, Any] = {"contract": "rik", "trump": "H", "called": "AD"}
    assert rikken(*hands, declarer=0, leader=0, **rik) == "tip_draw_trumps"
    assert rikken("AS KS QS 9D", *hands[1:], declarer=0, leader=0, **rik) == "tip_find_partner"
    assert rikken("AD KH QS 9D", *hands[1:2], "5H 9H 4C 5C", hands[3], declarer=1, leader=0, **rik) == (
        "tip_lead_for_declarer"
    )
    assert rikken(*hands, declarer=1, leader=0, **rik) == "tip_cash_ace"


def test_a_trick_of_ones_own_side_is_left_alone() -> None:
    hands = "AD 2D AC 9H", "KD QS TS 4C", "5D JH 8H JC", "8D TH 6H QC"
    rik: dict[str, Any] = {"contract": "rik", "trump": "S", "called": "AC", "declarer": 1, "leader": 1}
    assert rikken(*hands, moves=("KD", "5D", "8D"), **rik) == "tip_friend_has_it"
    against = rik | {"called": "AH", "partner": 2}
    assert rikken(*hands, moves=("KD", "5D", "8D"), **against) == "tip_take_cheaply"


def test_misere_stays_below() -> None:
    hands = "QD 3D 5C 2C", "KD 8D KC 9S", "7D 6D QC 8S", "9D TC 9C JS"
    misere: dict[str, Any] = {"contract": "misere", "declarer": 0, "leader": 1}
    assert rikken(*hands, moves=("KD", "7D", "9D"), **misere) == "tip_stay_below"
    assert rikken(*hands, **misere | {"leader": 0}) == "tip_lead_below"
    assert rikken(*hands, **{**misere, "declarer": 2, "leader": 0}) == "tip_stop_misere"


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_of_a_game_gets_one_sentence_or_none(game: str) -> None:
    package, coach = games.load(game), games.coach(game)
    player = make_player("random" if game == "big_two" else "advanced", game)
    spoken = set()
    for preset in package.PRESETS.values():
        for seed in range(scaled(2, 50)):
            state = package.State.deal(preset.rules, seed)
            while not state.over:
                view = state.view(state.turn)
                if found := coach.what_matters(view):
                    spoken.add(found.code)
                    assert all(say(found, language) for language in LANGUAGES)
                state.apply(player.decide(view, Rng.derive(seed, 0, state.turn, state.ply)).move)
    assert len(spoken) > 5
