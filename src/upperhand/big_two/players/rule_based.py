"""The agent of Sugiyanto, Fernando and Tai, A Rule-Based AI Method for an Agent Playing Big Two, 2021.

One function is one of the paper's Algorithms 1 to 11 and bears its number. They read in this order: each
combination has a class by what the opponents could hold (Algorithm 1), the hand is split into combinations
(10 and 11), and one of them is led (2 to 6) or played on the table (7 to 9).

The paper knows singles, pairs and five-card hands. What it says of pairs holds here for triples and four-card
hands as well, where the rules have them: together they are the *groups*. Where a printed line can never be
reached, the docstring says so.

The core has the same player without reasons (`core/big_two/players/opponents/rule_based/`), for learners that
meet it in millions of games; make a change in both; `tests/big_two/test_opponents.py` compares their
moves.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations as pairs_of
from typing import Literal, NamedTuple

from upperhand._core import Cards, Rng
from upperhand._core.big_two import (
    Combination,
    Move,
    Rules,
    View,
    beating,
    combinations,
    forced_win,
    minimum_plays,
    rivals,
)
from upperhand.player import Decision
from upperhand.reason import Reason

CardClass = Literal["A", "B", "C", "D"]
SplitPairs = Literal["unbeatable", "twos", "never"]

# The paper says "the top 30% (approximately Queen)"; both of its examples need a fifth for singles.
_B_STARTS_ABOVE = {1: 0.8}
_B_STARTS_ABOVE_ELSE = 0.7

_YOUNG = 4  # the game is young up to this turn, counted from 0
_LAST_PLAYS = 3  # the winning strategy begins
_FAR_FROM_OUT = 6  # nobody is near the end while everybody has more cards than this

_OUTLOOK = {
    "A": Reason("class_A"),
    "B": Reason("class_B"),
    "C": Reason("class_C"),
    "D": Reason("class_D"),
}


@dataclass(frozen=True)
class RuleBased:
    """Splits its hand into combinations and plays by rules for cards left and control (Sugiyanto et al.).

    `split_pairs` says which pair may be split to beat singles before an opponent is nearly out: one that
    nothing unseen beats, only twos, or none. `finish` is the paper's winning strategy, which looks three
    plays ahead, or `exact`: play any line, however long, that wins whatever the others hold. `endgame` is how
    it follows with three plays or fewer and more than four cards: as the paper's text has it, by Algorithms 7
    to 9, or as the authors' program does, which then holds nothing back.
    """

    split_pairs: SplitPairs = "unbeatable"
    finish: Literal["paper", "exact"] = "paper"
    endgame: Literal["paper", "program"] = "paper"

    def decide(self, view: View, rng: Rng) -> Decision:  # noqa: ARG002 - nothing is left to chance
        if view.is_legal(Move.of(view.hand)):
            return answer(view.hand, Reason("last_combination"))
        if self.finish == "exact" and (line := forced_win(view)) is not None:
            return answer(line[0].cards, Reason("wins_by_force", plays=line))
        plan = HandPlan.of(view)
        if view.table is not None:
            table = view.rules.classify(view.table.cards)
            assert table is not None, f"{view.table} lies on the table, so it is a combination"
            if self.endgame == "program" and len(plan.plays) <= _LAST_PLAYS and plan.cards > 4:
                return follow_with_last_plays(view, plan, table)
            return not_in_control(view, plan, table, self.split_pairs)
        if view.must_contain:
            return opening(view, plan)
        return in_control(plan)


# Section 3.1: four classes of combinations, by how they stand against all that the opponents could hold. A is
# above all of it and takes control, B has a good chance to, C has little, and D is below all of it and can
# only be led.


def opponents_combinations(rules: Rules, unseen: Cards, combination: Combination) -> tuple[int, int]:
    """Algorithm 1: of all combinations of that size in the unseen cards, how many are weaker and stronger."""
    return rivals(rules, unseen, combination)


def card_class(rules: Rules, unseen: Cards, combination: Combination) -> CardClass:
    weaker, stronger = opponents_combinations(rules, unseen, combination)
    if stronger == 0:
        return "A"
    if weaker == 0:
        return "D"
    share = _B_STARTS_ABOVE.get(len(combination.cards), _B_STARTS_ABOVE_ELSE)
    # Above element int(share * n) of the sorted list, counted from 0.
    return "B" if weaker > int(share * (weaker + stronger)) else "C"


# The partition: five-card hands first, then groups, then singles.


class FiveCardChoice(NamedTuple):
    """Disjoint five-card hands that are considered together, and the cards they use."""

    hands: tuple[Combination, ...]
    mask: int


def partition(rules: Rules, hand: Cards) -> list[Combination]:
    """Every card of the hand in exactly one combination."""
    held = combinations(rules, hand)
    choices = bi_five_card(five_card_hands(held))
    if not choices:
        return small_plays(rules, hand)
    chosen = best_five_card(rules, hand, held["single"], choices)
    rest = hand - Cards.from_mask(chosen.mask)
    # Only the hands of seventeen and eighteen cards, when the whole deck is dealt, have room for a third.
    room_for_a_third = len(chosen.hands) == 2 and len(rest) >= 5
    return [*chosen.hands, *(partition(rules, rest) if room_for_a_third else small_plays(rules, rest))]


def five_card_hands(held: dict[str, list[Combination]]) -> list[Combination]:
    return [one for kind in held.values() if len(kind[0].cards) == 5 for one in kind]


def bi_five_card(hands: Sequence[Combination]) -> list[FiveCardChoice]:
    """Algorithm 10: all couples of disjoint five-card hands; where there is none, each hand alone."""
    alone = [FiveCardChoice((one,), one.cards.mask) for one in hands]
    couples = [
        FiveCardChoice(a.hands + b.hands, a.mask | b.mask)
        for a, b in pairs_of(alone, 2)
        if not a.mask & b.mask
    ]
    return couples or alone


def best_five_card(
    rules: Rules, hand: Cards, singles: Sequence[Combination], choices: list[FiveCardChoice]
) -> FiveCardChoice:
    """Algorithm 11: what leaves the highest card, then the fewest combinations, then is of the highest rank.

    "The rank of five-card combinations is straight < flush < ...", so between two of a kind the first, which
    holds the lower cards, stays. `singles` are the cards of the hand from low to high.
    """
    if len(choices) == 1:
        return choices[0]
    choices = _leaving_the_highest_card(choices, singles)
    left = [minimum_plays(rules, hand - Cards.from_mask(choice.mask)) for choice in choices]
    fewest = min(left)
    best = [choice for choice, plays in zip(choices, left, strict=True) if plays == fewest]
    return max(best, key=lambda choice: _ranks_of(rules, choice))


def small_plays(rules: Rules, cards: Cards) -> list[Combination]:
    """Groups and singles, where no five-card hand is left; pairs go two by two where the rules allow it."""
    parts = [part for of_rank in _by_rank(cards) for part in _plays_of_rank(rules, of_rank)]
    if rules.four_card_hands:
        parts = _with_two_pairs(parts)
    return [one for part in parts if (one := rules.classify(part)) is not None]


def _leaving_the_highest_card(
    choices: list[FiveCardChoice], singles: Sequence[Combination]
) -> list[FiveCardChoice]:
    for single in reversed(singles):
        card = single.cards.mask
        leaving = [choice for choice in choices if not card & choice.mask]
        if leaving:
            return leaving
    return choices


def _ranks_of(rules: Rules, choice: FiveCardChoice) -> list[int]:
    """Higher hands first."""
    return sorted((rules.five_card_hands.index(one.kind) for one in choice.hands), reverse=True)


def _by_rank(cards: Cards) -> Iterable[Cards]:
    """The cards of each rank held."""
    mask = cards.mask
    for shift in range(0, 52, 4):
        if of_rank := mask & 15 << shift:
            yield Cards.from_mask(of_rank)


def _plays_of_rank(rules: Rules, cards: Cards) -> Sequence[Cards]:
    """A triple that may not be played alone is its two lower cards and a single."""
    if len(cards) < 3 or rules.classify(cards) is not None:
        return [cards]
    lowest = rules.lowest_card(cards)
    pair = lowest | rules.lowest_card(cards - lowest)
    return [pair, cards - pair]


def _with_two_pairs(parts: list[Cards]) -> list[Cards]:
    """Joins the lowest pairs first, so that the highest is the one that may stay."""
    pairs = [part for part in parts if len(part) == 2]
    joined = [low | high for low, high in zip(pairs[::2], pairs[1::2], strict=False)]
    return [*(part for part in parts if len(part) != 2), *joined, *(pairs[-1:] if len(pairs) % 2 else [])]


# The hand as the algorithms see it, and how they answer.


class Play(NamedTuple):
    """A combination of the partition, in its class."""

    combination: Combination
    size: int
    card_class: CardClass

    @property
    def cards(self) -> Cards:
        return self.combination.cards

    def __str__(self) -> str:
        return str(self.combination)


@dataclass(frozen=True, slots=True)
class HandPlan:
    """All plays that a hand is split into: large ones first, and weak ones first among those of a size."""

    plays: list[Play]
    cards: int  # in the hand
    opponents: list[int]  # cards each opponent has left

    @staticmethod
    def of(view: View) -> "HandPlan":
        rules, unseen, seat, counts = view.rules, view.unseen, view.seat, view.counts
        plays = [
            Play(one, len(one.cards), card_class(rules, unseen, one)) for one in partition(rules, view.hand)
        ]
        plays.sort(key=lambda play: (-play.size, play.combination.strength))
        return HandPlan(plays, counts[seat], [left for at, left in enumerate(counts) if at != seat])

    @property
    def five_card_hands(self) -> list[Play]:
        return [play for play in self.plays if play.size == 5]

    @property
    def groups(self) -> list[Play]:
        """Pairs and, where the rules have them, triples and four-card hands."""
        return [play for play in self.plays if 1 < play.size < 5]

    @property
    def singles(self) -> list[Play]:
        return [play for play in self.plays if play.size == 1]

    def of_class(self, wanted: CardClass) -> list[Play]:
        return [play for play in self.plays if play.card_class == wanted]

    def weakest_class_first(self) -> list[Play]:
        return sorted(self.plays, key=lambda play: play.card_class, reverse=True)

    def strongest_class_first(self) -> list[Play]:
        return sorted(self.plays, key=lambda play: play.card_class)

    def an_opponent_has(self, cards: int) -> bool:
        return cards in self.opponents


def lead(play: Play, why: Reason) -> Decision:
    return Decision(Move.of(play.cards), why)


def answer(cards: Cards, why: Reason) -> Decision:
    return Decision(Move.of(cards), why)


def stay_out(why: Reason) -> Decision:
    return Decision(Move.PASS, why)


# Figure 1: which algorithm leads.


def opening(view: View, plan: HandPlan) -> Decision:
    """The combination that holds the lowest card, which the first play must contain."""
    play = next(play for play in plan.plays if view.must_contain <= play.cards)
    if view.is_legal(Move.of(play.cards)):
        return lead(play, Reason("must_open_with", card=view.must_contain))
    return answer(view.must_contain, Reason("opens_alone"))


def in_control(plan: HandPlan) -> Decision:
    few_cards = {2: two_cards_left, 3: three_cards_left, 4: four_cards_left}
    if plan.cards in few_cards:
        return few_cards[plan.cards](plan)
    if len(plan.plays) <= _LAST_PLAYS:
        return winning_strategy(plan)
    return more_than_four_cards_left(plan)


# Leading with two, three or four cards left, in two plays or more.


def two_cards_left(plan: HandPlan) -> Decision:
    """Algorithm 2. A pair has gone out as the only combination left."""
    low, high = plan.singles
    if high.card_class == "A":
        return lead(high, Reason("sure_and_out_next", next=low))
    if plan.an_opponent_has(1):
        return lead(high, Reason("higher_of_two_against_one_card", other=low))
    return lead(low, Reason("lower_of_two", other=high))


def three_cards_left(plan: HandPlan) -> Decision:
    """Algorithm 3."""
    if plan.groups:
        return _group_and_single(plan)
    low, middle, high = plan.singles
    if high.card_class == "A":
        return lead(middle, Reason("control_later", sure=high, next=low))
    if plan.an_opponent_has(1):
        return lead(high, Reason("highest_of_three_against_one_card"))
    return lead(low, Reason("lowest_of_three", highest=high))


def four_cards_left(plan: HandPlan) -> Decision:
    """Algorithm 4. A triple and a single are led as a pair and a single are."""
    if len(plan.groups) == 2:
        return _two_groups(plan)
    if len(plan.plays) == 2:
        return _group_and_single(plan)
    if plan.groups:
        return _pair_and_two_singles(plan)
    lowest, low, _, highest = plan.singles
    if highest.card_class == "A":
        return lead(low, Reason("second_lowest_of_four", highest=highest))
    if plan.an_opponent_has(1):
        return lead(highest, Reason("highest_of_four_against_one_card"))
    return lead(lowest, Reason("lowest_of_four", highest=highest))


def _group_and_single(plan: HandPlan) -> Decision:
    """Algorithm 3, lines 3 to 12. Line 12 is never reached: lines 4 and 5 have asked for class A."""
    group, single = plan.plays
    if group.card_class == "A":
        return lead(group, Reason("sure_and_out_next", next=single))
    if single.card_class == "A":
        return lead(single, Reason("sure_and_out_next", next=group))
    if plan.an_opponent_has(1):
        return lead(group, Reason("one_card_cannot_follow"))
    if plan.an_opponent_has(group.size):
        return lead(single, Reason("could_answer_and_be_out", count=group.size, group=group))
    return _of_the_weakest_class(plan)


def _two_groups(plan: HandPlan) -> Decision:
    """Algorithm 4, lines 4 to 6."""
    low, high = plan.groups
    if high.card_class == "A":
        return lead(high, Reason("sure_and_out_next", next=low))
    if plan.an_opponent_has(2):
        return lead(high, Reason("higher_of_two_pairs"))
    return lead(low, Reason("lower_of_two_pairs", other=high))


def _pair_and_two_singles(plan: HandPlan) -> Decision:
    """Algorithm 4, lines 8 to 18. Line 18 is never reached: its class A is what line 9 asks for."""
    pair, low, high = plan.plays
    if not plan.of_class("A"):
        return _of_the_weakest_class(plan)
    if high.card_class == "A":
        return lead(low, Reason("control_later", sure=high, next=pair))
    if plan.an_opponent_has(1):
        return lead(pair, Reason("one_card_cannot_follow"))
    if plan.an_opponent_has(2):
        return lead(low, Reason("lower_single_against_two_cards", pair=pair))
    return lead(low, Reason("lower_single_before_sure_pair", pair=pair))


def _of_the_weakest_class(plan: HandPlan) -> Decision:
    play: Play = plan.weakest_class_first()[0]
    return lead(play, Reason("first_to_get_rid_of", outlook=_OUTLOOK[play.card_class]))


# Leading with more than four cards left.


def more_than_four_cards_left(plan: HandPlan) -> Decision:
    """Algorithm 5."""
    if plan.an_opponent_has(1):
        return _against_one_card(plan)
    groups = plan.groups
    if not plan.five_card_hands and len(groups) > len(plan.singles):
        return lead(groups[0], Reason("more_pairs_than_singles"))
    play = plan.weakest_class_first()[0]
    return lead(play, Reason("first_to_get_rid_of", outlook=_OUTLOOK[play.card_class]))


def winning_strategy(plan: HandPlan) -> Decision:
    """Algorithm 6, for hands of two or three plays.

    Lines 9 and 18 are never reached: more than four cards in three plays hold one larger than a single.
    """
    sure = plan.of_class("A")
    if len(sure) >= len(plan.plays) - 1:
        return lead(sure[0], Reason("sure_first_of_last", count=len(plan.plays)))
    if plan.five_card_hands:
        return lead(plan.five_card_hands[0], Reason("lowest_five_card_of_last", count=len(plan.plays)))
    return _group_of_the_last_plays(plan)


def _against_one_card(plan: HandPlan) -> Decision:
    """Algorithm 5, lines 2 to 8."""
    if plan.five_card_hands or plan.groups:
        return lead(plan.plays[0], Reason("one_card_cannot_follow"))
    play = plan.strongest_class_first()[0]
    return lead(play, Reason("single_against_one_card", outlook=_OUTLOOK[play.card_class]))


def _group_of_the_last_plays(plan: HandPlan) -> Decision:
    """Algorithm 6, lines 5 to 8 and 14 to 17."""
    groups: list[Play] = plan.groups
    if plan.an_opponent_has(2):
        return lead(groups[-1], Reason("highest_pair_against_two_cards"))
    return lead(groups[0], Reason("lowest_pair_of_last", count=len(plan.plays)))


# Playing on the table, or passing.


def not_in_control(view: View, plan: HandPlan, table: Combination, split_pairs: SplitPairs) -> Decision:
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


def hold_back(view: View, plan: HandPlan, play: Play) -> Reason | None:
    """Algorithm 8: why to hold a play back; nothing if it should be played."""
    if play.size == 1:
        return _hold_single(view, plan, play)
    if play.size == 5:
        return _hold_five_card_hand(view, plan, play)
    return _hold_group(plan, play)


def split_card(view: View, plan: HandPlan, table: Combination) -> Decision:
    """Algorithm 9: a part of a larger combination, of groups before five-card hands and of strong ones first.

    Line 3 needs no words: of the five-card hands only full houses and fours of a kind hold a pair.
    """
    size = len(table.cards)
    for play in (*reversed(plan.groups), *reversed(plan.five_card_hands)):
        parts = beating(view.rules, play.cards, Move.of(table.cards)) if play.size > size else []
        for part in parts:
            if len(part.cards) == size:
                return answer(part.cards, Reason("broken_up", combination=play))
    return stay_out(Reason("no_part_beats", play=table))


def follow_with_last_plays(view: View, plan: HandPlan, table: Combination) -> Decision:
    """What the authors' program does, and the paper's text does not, with few plays and more than four cards.

    It plays its highest single, its lowest pair (its highest against two cards) or its lowest five-card hand,
    and breaks combinations up once an opponent has two cards or fewer.
    """
    size = len(table.cards)
    quiet, bombs = _without_bombs(view, plan.plays, table)
    if size == 1 or (size < 5 and plan.an_opponent_has(size)):
        quiet = quiet[::-1]
    for play in (*quiet, *bombs):
        if view.is_legal(Move.of(play.cards)):
            return answer(play.cards, Reason("nothing_held_back", count=len(plan.plays)))
    if min(plan.opponents) > 2:
        return stay_out(_nothing_to_play(view, table))
    return _break_up_last_plays(view, plan, table)


def _break_up_last_plays(view: View, plan: HandPlan, table: Combination) -> Decision:
    """The lowest fitting part of the highest group, else a part of the five-card hand that has the highest.

    Of that hand it is the highest part against an opponent with as many cards as lie on the table.
    """
    size = len(table.cards)
    groups = [(play, parts) for play in plan.groups[-1:] if (parts := _parts(view, play, table))]
    hands = [(play, parts) for play in plan.five_card_hands if (parts := _parts(view, play, table))]
    if groups:
        play, parts = groups[0]
        part = parts[0]
    elif hands:
        play, parts = max(hands, key=lambda each: each[1][-1].strength)
        part = parts[-1] if plan.an_opponent_has(size) else parts[0]
    else:
        return stay_out(Reason("no_part_beats", play=table))
    return answer(part.cards, Reason("broken_up_for_last_plays", combination=play))


def _parts(view: View, play: Play, table: Combination) -> list[Combination]:
    """The parts of a play that beat the table with as many cards, from low to high."""
    size = len(table.cards)
    if play.size <= size:
        return []
    parts = beating(view.rules, play.cards, Move.of(table.cards))
    return sorted((part for part in parts if len(part.cards) == size), key=lambda part: part.strength)


def _without_bombs(view: View, plays: list[Play], table: Combination) -> tuple[list[Play], list[Play]]:
    """Bombs wait until nothing else beats a play that is not a bomb."""
    bombs = view.rules.bombs
    if not bombs or table.kind in bombs:
        return plays, []
    quiet = [play for play in plays if play.combination.kind not in bombs]
    return quiet, [play for play in plays if play.combination.kind in bombs]


def _first_to_play(view: View, plan: HandPlan, plays: list[Play]) -> tuple[Play | None, Reason | None]:
    """The first that is legal and not held back; otherwise why the first legal one is held back."""
    held: Reason | None = None
    for play in plays:
        if view.is_legal(Move.of(play.cards)):
            reason = hold_back(view, plan, play)
            if not reason:
                return play, None
            held = held or reason
    return None, held


def _lent_singles(view: View, plan: HandPlan, split_pairs: SplitPairs) -> list[Play]:
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


def _hold_single(view: View, plan: HandPlan, play: Play) -> Reason | None:
    """Algorithm 8, lines 2 to 6."""
    if plan.cards <= 2 or min(plan.opponents) < 3 or not _is_the_highest_card(view, play):
        return None
    sure, all_plays = len(plan.of_class("A")), len(plan.plays)
    if sure < all_plays - sure:
        return Reason("held_back_few_sure", card=play, sure=sure, count=all_plays)
    if min(view.counts) > _FAR_FROM_OUT:
        return Reason("held_back_far_from_out", card=play, count=_FAR_FROM_OUT)
    return None


def _hold_group(plan: HandPlan, play: Play) -> Reason | None:
    """Algorithm 8, lines 8 to 11, for pairs; larger groups likewise."""
    if plan.cards <= play.size + 1 or min(plan.opponents) <= play.size or not _holds_twos(play):
        return None
    return Reason("held_back_twos", cards=play)


def _hold_five_card_hand(view: View, plan: HandPlan, play: Play) -> Reason | None:
    """Algorithm 8, lines 14 to 18; by line 13 a last five-card hand goes, and it has gone already."""
    if min(view.counts) <= _FAR_FROM_OUT or view.ply > _YOUNG or not view.passed:
        return None
    if len(plan.five_card_hands) != 2 or play.card_class not in ("A", "B"):
        return None
    return Reason("held_back_early", cards=play)


def _is_the_highest_card(view: View, play: Play) -> bool:
    """Of the whole hand, larger combinations included."""
    _, higher = rivals(view.rules, view.hand, play.combination)
    return higher == 0


def _holds_twos(play: Play) -> bool:
    return all(card.rank == "2" for card in play.cards)


def _why(plan: HandPlan, table: Combination, play: Play) -> Reason:
    outlook = _OUTLOOK[play.card_class]
    if play in plan.plays:
        return Reason("weakest_of_the_hand", play=table, outlook=outlook)
    return Reason("pair_split_for_control", outlook=outlook)


def _nothing_to_play(view: View, table: Combination) -> Reason:
    if len(view.legal_moves()) == 1:
        return Reason("nothing_beats", play=table)
    return Reason("nothing_beats_unbroken", play=table)
