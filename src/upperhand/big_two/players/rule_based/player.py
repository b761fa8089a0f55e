"""Figure 1: which algorithm decides."""

from dataclasses import dataclass
from typing import Literal

from upperhand._core import Rng
from upperhand._core.big_two import Move, View, forced_win
from upperhand.big_two.players.rule_based.few_cards import four_cards_left, three_cards_left, two_cards_left
from upperhand.big_two.players.rule_based.following import SplitPairs, not_in_control
from upperhand.big_two.players.rule_based.many_cards import more_than_four_cards_left, winning_strategy
from upperhand.big_two.players.rule_based.plan import Plan
from upperhand.big_two.players.rule_based.wording import answer, lead
from upperhand.player import Decision

_FEW_CARDS = {2: two_cards_left, 3: three_cards_left, 4: four_cards_left}


@dataclass(frozen=True)
class RuleBased:
    """Splits its hand into combinations and plays by rules for cards left and control (Sugiyanto et al.).

    `split_pairs` says which pair is split to beat singles before an opponent is nearly out: one that nothing
    unseen beats, only twos, or none. `finish` is the paper's winning strategy, which looks three plays
    ahead, or `exact`: play any line, however long, that wins whatever the others hold.
    """

    split_pairs: SplitPairs = "unbeatable"
    finish: Literal["paper", "exact"] = "paper"

    def decide(self, view: View, rng: Rng) -> Decision:  # noqa: ARG002 - nothing is left to chance
        if view.is_legal(Move.of(view.hand)):
            return answer(view.hand, "it is the last combination, and the game is won")
        if self.finish == "exact" and (line := forced_win(view)) is not None:
            return answer(line[0].cards, f"it wins whatever the others hold: {', '.join(map(str, line))}")
        plan = Plan.of(view)
        if view.table is not None:
            table = view.rules.classify(view.table.cards)
            assert table is not None, f"{view.table} lies on the table, so it is a combination"
            return not_in_control(view, plan, table, self.split_pairs)
        if view.must_contain:
            return opening(view, plan)
        return in_control(plan)


def opening(view: View, plan: Plan) -> Decision:
    """The combination that holds the lowest card, which the first play must contain."""
    play = next(play for play in plan.plays if view.must_contain <= play.cards)
    if view.is_legal(Move.of(play.cards)):
        return lead(play, f"the combination of the hand that holds {view.must_contain}, which must be played")
    return answer(view.must_contain, "the game opens with this card alone")


def in_control(plan: Plan) -> Decision:
    if plan.cards in _FEW_CARDS:
        return _FEW_CARDS[plan.cards](plan)
    if len(plan.plays) <= 3:
        return winning_strategy(plan)
    return more_than_four_cards_left(plan)
