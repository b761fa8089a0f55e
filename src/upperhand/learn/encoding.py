"""The inputs of a network: features of state and moves, or, for `rl_ppo`, places."""

from dataclasses import dataclass

from upperhand._core.big_two import MOVE_WORDS, PLACE_WORDS, STATE_WORDS


@dataclass(frozen=True)
class Encoding:
    """How many words a state and a move take, and the method of a Batch that writes them."""

    state_words: int
    move_words: int
    observe: str


ENCODINGS = {
    "features": Encoding(STATE_WORDS, MOVE_WORDS, "observe"),
    "places": Encoding(PLACE_WORDS, 1, "observe_places"),
}
