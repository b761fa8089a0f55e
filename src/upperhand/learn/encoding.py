"""What learning knows of each game: its batch, its opponents, and the inputs of its networks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from upperhand import spec
from upperhand._core import big_two, rikken
from upperhand.big_two.opponents import OPPONENTS as BIG_TWO_OPPONENTS
from upperhand.rikken.opponents import OPPONENTS as RIKKEN_OPPONENTS


@dataclass(frozen=True)
class Encoding:
    """How many words a state and a move take, and the method of a Batch that writes them."""

    state_words: int
    move_words: int
    observe: str = "observe"


@dataclass(frozen=True)
class LearnedGame:
    """A game that networks learn."""

    core: Any
    """The module with its `Batch`, `encode` and `score_unit`."""
    opponents: Mapping[str, Callable[[], Any]]
    encodings: Mapping[str, Encoding]
    version: int
    """Of its features."""
    hidden_words: int
    """The first three are the other hands."""
    cards: int
    """Bits of a hand."""
    room: int
    """For the moves of a decision, on average over a batch."""
    heads: int
    """Numbers for each move: a logit, the score and, if there are three, the chance of gaining one."""
    auction: int | None = None
    """The word of a state whose lowest bit says that it is of the auction; in such a game the lowest four
    bits of the fourth hidden word tell the partner."""

    @property
    def features(self) -> Encoding:
        return self.encodings["features"]


LEARNED_GAMES: dict[str, LearnedGame] = {
    "big_two": LearnedGame(
        core=big_two,
        opponents=BIG_TWO_OPPONENTS,
        encodings={
            "features": Encoding(big_two.STATE_WORDS, big_two.MOVE_WORDS),
            "places": Encoding(big_two.PLACE_WORDS, 1, "observe_places"),
        },
        version=big_two.FEATURE_VERSION,
        hidden_words=big_two.HIDDEN_WORDS,
        cards=52,
        room=48,  # leads of a whole batch take about 20
        heads=2,
    ),
    "rikken": LearnedGame(
        core=rikken,
        opponents=RIKKEN_OPPONENTS,
        encodings={"features": Encoding(rikken.STATE_WORDS, rikken.MOVE_WORDS)},
        version=rikken.FEATURE_VERSION,
        hidden_words=rikken.HIDDEN_WORDS,
        cards=64,
        room=18,  # bids are 17 at most
        heads=3,
        auction=12,
    ),
}


def learned_game(name: str) -> LearnedGame:
    """The game of a config."""
    return spec.pick(LEARNED_GAMES, name, "game to learn")


def encoding_of(game: str, name: str) -> Encoding:
    """The inputs of a config's network."""
    return spec.pick(learned_game(game).encodings, name, "encoding")
