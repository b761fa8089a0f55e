"""Make the contract, and defeat it: Rikken with all hands open, proven by the Oracle card by card."""

from typing import Any

from upperhand._core import Cards, Rng
from upperhand._core.rikken import Move, Objective, State, arrange
from upperhand.puzzles.puzzle import Puzzle, position_of
from upperhand.reason import Reason
from upperhand.rikken.oracle import card_values, objectives, reached

_LEAST_MOVES = 3
_TRICKS = range(3, 10)  # tricks left: a mix of lengths


class _Contract:
    """What both kinds share; `makes` says on which side the solver is."""

    open_hands = True
    kind: str
    makes: bool

    def found(self, state: State, rng: Rng) -> Puzzle | None:
        if state.phase != "play" or min(state.counts) not in _TRICKS:
            return None
        aims = objectives(state)
        if len(aims) != 1 or (state.turn in aims[0].side) != self.makes:
            return None
        groups = _equal_cards(state)
        if len(groups) < _LEAST_MOVES:
            return None
        right = self._keeping(state, aims[0])
        distinct = [group for group in groups if group[0] in right]
        if not right or 3 * len(right) > len(state.legal_moves()) or 3 * len(distinct) > len(groups):
            return None
        return Puzzle(
            **position_of(state, "rikken"),
            kind=self.kind,
            right=tuple(map(str, right)),
            line=(),
            open_hands=True,
            themes=_themes(state, right[0]),
            proof={"tricks_left": max(state.counts)},
        )

    def goal(self, puzzle: Puzzle, state: State) -> Reason:
        aim, contract = objectives(state)[0], state.contract
        if aim.aim != "most_tricks":
            return Reason("puzzle_goal_make" if self.makes else "puzzle_goal_defeat", contract=contract)
        return Reason(
            "puzzle_goal_make_tricks" if self.makes else "puzzle_goal_defeat_tricks",
            contract=contract,
            tricks=aim.tricks,
        )

    def right_moves(self, puzzle: Puzzle, state: State) -> list[Move]:
        return self._keeping(state, objectives(state)[0])

    def _keeping(self, state: State, aim: Objective) -> list[Move]:
        return [card for card, value in card_values(state, aim) if reached(aim, value) == self.makes]

    def reply(self, puzzle: Puzzle, state: State) -> Move:
        """The best for its side; of equals the last as people sort a hand, which is mostly a low one."""
        aim = objectives(state)[0]
        values = dict(card_values(state, aim))
        best = (max if state.turn in aim.side else min)(values.values())
        order = [Move.of(card) for card in arrange(state.hands[state.turn])]
        return [card for card in order if values.get(card) == best][-1]

    def finished(self, puzzle: Puzzle, state: State) -> bool:
        return state.over or _is_settled(objectives(state)[0], state)

    def why_wrong(self, puzzle: Puzzle, state: State, move: Move) -> Reason:
        aim = objectives(state)[0]
        value = dict(card_values(state, aim))[move]
        if aim.aim != "most_tricks":
            return Reason("puzzle_goes_down" if self.makes else "puzzle_is_made", card=move)
        return Reason(
            "puzzle_goes_down_tricks" if self.makes else "puzzle_is_made_tricks",
            card=move,
            tricks=value,
            wanted=aim.tricks,
        )


class Make(_Contract):
    kind, makes = "make", True


class Defeat(_Contract):
    kind, makes = "defeat", False


def _is_settled(aim: Objective, state: State) -> bool:
    """Whether the tricks taken already decide the contract."""
    taken = sum(state.tricks_won[seat] for seat in aim.side)
    left = 13 - sum(state.tricks_won)
    if aim.aim == "most_tricks":
        return taken >= aim.tricks or taken + left < aim.tricks
    return taken > (1 if aim.aim == "exactly_one" else 0)


def _equal_cards(state: State) -> list[list[Move]]:
    """The legal cards in groups: cards of one hand with no other card in play between them are equal."""
    legal, mine = state.legal_moves(), state.hands[state.turn]
    in_play = Cards("")
    for hand in (*state.hands, *(card for _, card in state.trick)):
        in_play = in_play | hand
    groups: list[list[Move]] = []
    before: Any = None
    for card in arrange(in_play):
        move = Move.of(card)
        if card in mine and move in legal:
            if before is not None and before.suit == card.suit:
                groups[-1].append(move)
            else:
                groups.append([move])
            before = card
        else:
            before = None
    return groups


def _themes(state: State, right: Move) -> tuple[str, ...]:
    themes = [str(state.contract), "on_lead" if not state.trick else "to_follow"]
    if state.trump is not None and right.cards.suit == state.trump:
        themes.append("trump")
    elif state.trick and right.cards.suit != state.trick[0][1].suit:
        themes.append("discard")
    themes.append("short" if max(state.counts) <= 5 else "long")
    return tuple(themes)
