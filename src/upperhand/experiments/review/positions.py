"""Games of four equal players, and what a review says of some of their positions."""

from dataclasses import dataclass
from typing import Any

from upperhand import Rng, games, make_player
from upperhand.match import play_game
from upperhand.outlook import EFFORT, outlooks, seed_at
from upperhand.record import Record, Replay

#: Who plays against itself: strong, and quick enough for a thousand games.
PLAYERS = {"big_two": "network", "rikken": "advanced"}
_POSITIONS = 3  # a game


@dataclass(frozen=True)
class JudgedGame:
    """Plays the game of a number, and judges some positions of it, drawn by chance from those with a turn."""

    game: str
    seed: int

    def __call__(self, number: int) -> dict[str, Any]:
        record, state = self._play(number)
        rng = Rng.derive(self.seed, 1, 0, number)
        plies = sorted({rng.below(len(record.moves)) for _ in range(_POSITIONS)})
        found = outlooks(self.game)
        judged = []
        for ply in plies:
            outlook = found.outlook(_after(record, ply), EFFORT, seed_at(self.seed + number, ply), 1)
            judged.append([list(outlook.chances), list(outlook.true_chances)])
        best = max(state.scores)
        words = games.words(self.game)
        won = [score == best if words.ONE_WINNER else score > 0 for score in state.scores]
        return {"won": won, "judged": judged}

    def _play(self, number: int) -> tuple[Record, Any]:
        package = games.load(self.game)
        rules = package.PRESETS[games.words(self.game).USUAL_RULES].rules
        state = package.State.deal(rules, Rng.derive(self.seed, 0, 0, number).bits())
        player = make_player(PLAYERS[self.game], self.game)
        return play_game(state, [player] * rules.players, self.seed + number, game=self.game), state


def _after(record: Record, ply: int) -> Any:
    replay = Replay(record)
    for text in record.moves[:ply]:
        replay.play(text)
    return replay.state
