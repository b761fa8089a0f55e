"""Leading with two, three or four cards left, in two plays or more."""

from upperhand.big_two.players.rule_based.plan import Plan, Play
from upperhand.big_two.players.rule_based.wording import CLASS_WORDS, lead
from upperhand.player import Decision


def two_cards_left(plan: Plan) -> Decision:
    """Algorithm 2. A pair has gone out as the only combination left."""
    low, high = plan.singles
    if high.card_class == "A":
        return lead(high, f"nothing unseen beats it, and {low} goes out next")
    if plan.an_opponent_has(1):
        return lead(high, f"the higher of two cards, as an opponent has one card left; {low} stays")
    return lead(low, f"the lower of two cards, as {high} can still be beaten")


def three_cards_left(plan: Plan) -> Decision:
    """Algorithm 3."""
    if plan.groups:
        return _group_and_single(plan)
    low, middle, high = plan.singles
    if high.card_class == "A":
        return lead(middle, f"nothing unseen beats {high}, which takes control for {low}")
    if plan.an_opponent_has(1):
        return lead(high, "the highest of three cards, as an opponent has one card left")
    return lead(low, f"the lowest of three cards, as even {high} can be beaten")


def four_cards_left(plan: Plan) -> Decision:
    """Algorithm 4. A triple and a single are led as a pair and a single are."""
    if len(plan.groups) == 2:
        return _two_groups(plan)
    if len(plan.plays) == 2:
        return _group_and_single(plan)
    if plan.groups:
        return _pair_and_two_singles(plan)
    lowest, low, _, highest = plan.singles
    if highest.card_class == "A":
        return lead(low, f"the second lowest of four cards, as nothing unseen beats {highest}")
    if plan.an_opponent_has(1):
        return lead(highest, "the highest of four cards, as an opponent has one card left")
    return lead(lowest, f"the lowest of four cards, as even {highest} can be beaten")


def _group_and_single(plan: Plan) -> Decision:
    """Algorithm 3, lines 3 to 12. Line 12 is never reached: lines 4 and 5 have asked for class A."""
    group, single = plan.plays
    if group.card_class == "A":
        return lead(group, f"nothing unseen beats it, and {single} goes out next")
    if single.card_class == "A":
        return lead(single, f"nothing unseen beats it, and {group} goes out next")
    if plan.an_opponent_has(1):
        return lead(group, "an opponent with one card left cannot follow it")
    if plan.an_opponent_has(group.size):
        return lead(single, f"an opponent with {group.size} cards left could answer {group} and be out")
    return _of_the_weakest_class(plan)


def _two_groups(plan: Plan) -> Decision:
    """Algorithm 4, lines 4 to 6."""
    low, high = plan.groups
    if high.card_class == "A":
        return lead(high, f"nothing unseen beats it, and {low} goes out next")
    if plan.an_opponent_has(2):
        return lead(high, "the higher of two pairs, as an opponent has two cards left")
    return lead(low, f"the lower of two pairs, as {high} can still be beaten")


def _pair_and_two_singles(plan: Plan) -> Decision:
    """Algorithm 4, lines 8 to 18. Line 18 is never reached: its class A is what line 9 asks for."""
    pair, low, high = plan.plays
    if not plan.of_class("A"):
        return _of_the_weakest_class(plan)
    if high.card_class == "A":
        return lead(low, f"nothing unseen beats {high}, which takes control for {pair}")
    if plan.an_opponent_has(1):
        return lead(pair, "an opponent with one card left cannot follow it")
    if plan.an_opponent_has(2):
        return lead(low, f"the lower single, as an opponent has two cards left; {pair} stays for later")
    return lead(low, f"the lower single; {pair}, which nothing unseen beats, takes control later")


def _of_the_weakest_class(plan: Plan) -> Decision:
    play: Play = plan.weakest_class_first()[0]
    return lead(play, f"the first to get rid of: {CLASS_WORDS[play.card_class]}")
