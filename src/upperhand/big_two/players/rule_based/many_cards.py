"""Leading with more than four cards left."""

from upperhand.big_two.players.rule_based.plan import Plan, Play
from upperhand.big_two.players.rule_based.wording import CLASS_WORDS, lead
from upperhand.player import Decision


def more_than_four_cards_left(plan: Plan) -> Decision:
    """Algorithm 5."""
    if plan.an_opponent_has(1):
        return _against_one_card(plan)
    groups = plan.groups
    if not plan.five_card_hands and len(groups) > len(plan.singles):
        return lead(groups[0], "there are more pairs than singles, and no five-card hand")
    play = plan.weakest_class_first()[0]
    return lead(play, f"the first to get rid of: {CLASS_WORDS[play.card_class]}")


def winning_strategy(plan: Plan) -> Decision:
    """Algorithm 6, for hands of two or three plays.

    Lines 9 and 18 are never reached: more than four cards in three plays hold one larger than a single.
    """
    sure = plan.of_class("A")
    if len(sure) >= len(plan.plays) - 1:
        return lead(sure[0], f"nothing unseen beats it, and it is the first of {len(plan.plays)} last plays")
    if plan.five_card_hands:
        return lead(plan.five_card_hands[0], f"the lowest five-card hand of {len(plan.plays)} last plays")
    return _group_of_the_last_plays(plan)


def _against_one_card(plan: Plan) -> Decision:
    """Algorithm 5, lines 2 to 8."""
    if plan.five_card_hands or plan.groups:
        return lead(plan.plays[0], "an opponent with one card left cannot follow it")
    play = plan.strongest_class_first()[0]
    return lead(play, f"an opponent has one card left, and of these singles {CLASS_WORDS[play.card_class]}")


def _group_of_the_last_plays(plan: Plan) -> Decision:
    """Algorithm 6, lines 5 to 8 and 14 to 17."""
    groups: list[Play] = plan.groups
    if plan.an_opponent_has(2):
        return lead(groups[-1], "the highest pair, as an opponent has two cards left")
    return lead(groups[0], f"the lowest pair of {len(plan.plays)} last plays")
