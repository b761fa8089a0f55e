"""Both games in the libraries of others: as games of OpenSpiel and as environments of RLCard.

Neither library comes with Upperhand; each module here needs its own: `pip install open_spiel` or
`pip install rlcard`. docs/environments.md shows how they are used.
"""

from typing import Any

from upperhand.big_two import Move as BigTwoMove
from upperhand.big_two.actions import Actions
from upperhand.rikken import actions as rikken_actions


def move_of(game: str, state: Any, number: int) -> Any:
    """The move of a numbered action of the seat to move."""
    view = state.view(state.turn)
    if game == "rikken":
        return rikken_actions.move(view, number)
    return BigTwoMove.of(Actions.for_hand(len(state.dealt[0])).cards(view.hand, number))
