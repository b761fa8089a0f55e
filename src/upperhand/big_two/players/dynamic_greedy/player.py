"""Takes the move that saves the most greedy value."""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.big_two import View
from upperhand.big_two.players.dynamic_greedy.settings import Settings
from upperhand.big_two.players.dynamic_greedy.weighing import choose, weigh
from upperhand.big_two.players.dynamic_greedy.wording import reason
from upperhand.player import Decision


@dataclass(frozen=True)
class DynamicGreedy(Settings):
    """Takes the move that leaves its hand worth most, by tables that follow the cards still out (Matthew).

    `singles` to `five_card_hands` say what a hand keeps, `lead` and `follow` what plays earn, the others what
    the cards left to everybody add to that.
    """

    def decide(self, view: View, rng: Rng) -> Decision:  # noqa: ARG002 - nothing is left to chance
        options = weigh(self, view)
        chosen = choose(view, options)
        values = tuple((option.move, option.value) for option in options)
        return Decision(chosen.move, reason(self, view, chosen, options), values)
