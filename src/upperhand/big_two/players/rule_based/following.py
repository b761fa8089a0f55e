"""Playing on what lies on the table, or passing."""

from typing import Literal

from upperhand._core.big_two import Combination, Move, View, beating, rivals
from upperhand.big_two.players.rule_based.classes import card_class
from upperhand.big_two.players.rule_based.plan import Plan, Play
from upperhand.big_two.players.rule_based.wording import CLASS_WORDS, answer, stay_out
from upperhand.player import Decision

SplitPairs = Literal["unbeatable", "twos", "never"]

_YOUNG = 4  # the game is young up to this turn, counted from 0
_FAR_FROM_OUT = 6  # nobody is near the end while everybody has more cards than this


def not_in_control(view: View, plan: Plan, table: Combination, split_pairs: SplitPairs) -> Decision:
    """Algorithm 7: the first play, weak classes first, that is legal and not worth holding back."""
    quiet, bombs = _without_bombs(view, plan.weakest_class_first(), table)
    if len(table.cards) == 1:
        quiet += _lent_singles(view, plan, split_pairs)
    play, held = _first_to_play(view, plan, quiet)
    if play is None and not held:
        play, held = _first_to_play(view, plan, bombs)
    if play is not None:
        return answer(play.cards, _why(plan, table, play))
    if plan.an_opponent_has(1):
        return split_card(view, plan, table)
    return stay_out(held or _nothing_to_play(view, table))


def hold_back(view: View, plan: Plan, play: Play) -> str:
    """Algorithm 8: why to hold a play back; nothing if it should be played."""
    if play.size == 1:
        return _hold_single(view, plan, play)
    if play.size == 5:
        return _hold_five_card_hand(view, plan, play)
    return _hold_group(plan, play)


def split_card(view: View, plan: Plan, table: Combination) -> Decision:
    """Algorithm 9: a part of a larger combination, of groups before five-card hands and of strong ones first.

    Line 3 needs no words: of the five-card hands only full houses and fours of a kind hold a pair.
    """
    size = len(table.cards)
    for play in (*reversed(plan.groups), *reversed(plan.five_card_hands)):
        parts = beating(view.rules, play.cards, Move.of(table.cards)) if play.size > size else []
        for part in parts:
            if len(part.cards) == size:
                return answer(part.cards, f"{play} is broken up for it, as an opponent has one card left")
    return stay_out(f"not even a part of a combination beats {table}")


def _without_bombs(view: View, plays: list[Play], table: Combination) -> tuple[list[Play], list[Play]]:
    """Bombs wait until nothing else beats what is no bomb itself."""
    bombs = view.rules.bombs
    if not bombs or table.kind in bombs:
        return plays, []
    quiet = [play for play in plays if play.combination.kind not in bombs]
    return quiet, [play for play in plays if play.combination.kind in bombs]


def _first_to_play(view: View, plan: Plan, plays: list[Play]) -> tuple[Play | None, str]:
    """The first that is legal and not held back; otherwise why the first legal one is held back."""
    held = ""
    for play in plays:
        if view.is_legal(Move.of(play.cards)):
            reason = hold_back(view, plan, play)
            if not reason:
                return play, ""
            held = held or reason
    return None, held


def _lent_singles(view: View, plan: Plan, split_pairs: SplitPairs) -> list[Play]:
    """The cards of a high pair, each to be played on a single.

    "The agent can split a 2-pair to beat two singles and take control twice", says section 3.7, and not how.
    The authors' program lets the highest pair of class A go this way, after all single cards.
    """
    pairs = [play for play in plan.groups if play.size == 2 and _may_be_split(play, split_pairs)]
    if not pairs:
        return []
    low = view.rules.lowest_card(pairs[-1].cards)
    singles = (view.rules.classify(low), view.rules.classify(pairs[-1].cards - low))
    return [Play(one, 1, card_class(view.rules, view.unseen, one)) for one in singles if one is not None]


def _may_be_split(pair: Play, split_pairs: SplitPairs) -> bool:
    if split_pairs == "twos":
        return _holds_twos(pair)
    return split_pairs == "unbeatable" and pair.card_class == "A"


def _hold_single(view: View, plan: Plan, play: Play) -> str:
    """Algorithm 8, lines 2 to 6."""
    if plan.cards <= 2 or min(plan.opponents) < 3 or not _is_the_highest_card(view, play):
        return ""
    sure, all_plays = len(plan.of_class("A")), len(plan.plays)
    if sure < all_plays - sure:
        return f"{play}, the highest card, is held back, as only {sure} of {all_plays} plays are sure to win"
    if min(view.counts) > _FAR_FROM_OUT:
        return f"{play}, the highest card, is held back while everybody has more than {_FAR_FROM_OUT} cards"
    return ""


def _hold_group(plan: Plan, play: Play) -> str:
    """Algorithm 8, lines 8 to 11, for pairs; larger groups likewise."""
    if plan.cards <= play.size + 1 or min(plan.opponents) <= play.size or not _holds_twos(play):
        return ""
    return f"{play} is held back, to take control with one 2 after the other"


def _hold_five_card_hand(view: View, plan: Plan, play: Play) -> str:
    """Algorithm 8, lines 14 to 18; by line 13 a last five-card hand goes, and it has gone already."""
    if min(view.counts) <= _FAR_FROM_OUT or view.ply > _YOUNG or not view.passed:
        return ""
    if len(plan.five_card_hands) != 2 or play.card_class not in ("A", "B"):
        return ""
    return f"{play} is held back this early, after a pass, to take control for the other five-card hand"


def _is_the_highest_card(view: View, play: Play) -> bool:
    """Of the whole hand, larger combinations included."""
    _, higher = rivals(view.rules, view.hand, play.combination)
    return higher == 0


def _holds_twos(play: Play) -> bool:
    return all(card.rank == "2" for card in play.cards)


def _why(plan: Plan, table: Combination, play: Play) -> str:
    outlook = CLASS_WORDS[play.card_class]
    if play in plan.plays:
        return f"the weakest play of the hand that beats {table}; {outlook}"
    return f"a high pair is split to take control with each of its cards; {outlook}"


def _nothing_to_play(view: View, table: Combination) -> str:
    if len(view.legal_moves()) == 1:
        return f"nothing in hand beats {table}"
    return f"nothing in hand beats {table} unless a combination is broken up"
