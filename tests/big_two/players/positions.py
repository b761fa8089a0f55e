"""Positions for the rule-based player's tests. Cards that are in no hand are publicly gone."""

from upperhand import Cards, Decision, Rng, make_player
from upperhand.big_two import Move, State, View, preset

RULES = preset("sugiyanto")


def leading(hand: str, *opponents: str, rules: str = "sugiyanto") -> View:
    """Seat 0 leads; the opponents hold these cards, and no others are unseen."""
    return _state([hand, *opponents], leader=0, rules=rules).view(0)


def following(
    hand: str, table: str, *opponents: str, rules: str = "sugiyanto", passes: int = 0, earlier: str = ""
) -> View:
    """Seat 0 answers `table`, played by the last opponent or, if some have passed since, by an earlier one.

    The opponents' cards are those left to them; `earlier` is a trick that the leader won before.
    """
    hands = [hand, *opponents]
    leader = len(hands) - 1 - passes
    hands[leader] += f" {table} {earlier}"
    state = _state(hands, leader, rules)
    for play, after in ((earlier, len(opponents)), (table, passes)):
        if play:
            state.apply(Move(play))
            for _ in range(after):
                state.apply(Move.PASS)
    return state.view(0)


def decide(view: View, spec: str = "rule_based") -> Decision:
    return make_player(spec).decide(view, Rng(1))


def expect(view: View, move: str, words: str, spec: str = "rule_based") -> None:
    """The player makes this move, which is legal, and gives this reason."""
    decision = decide(view, spec)
    assert view.why_not(decision.move) is None
    assert decision.move == Move(move), decision.reason
    assert words in str(decision.reason)


def _state(hands: list[str], leader: int, rules: str) -> State:
    cards = [Cards(hand) for hand in hands]
    gone = Cards.DECK
    for hand in cards:
        gone -= hand
    return State.from_hands(preset(rules, players=len(cards)), cards, leader=leader, gone=gone)
