"""What the cards of two players give away beside the Oracle, one game of each deal of a match, 1v3.

`python experiments/rikken_champion/losses.py games.jsonl 100` reads what `upperhand arena --save` wrote, and
reviews games of the first deals, each in another seating than the one before. By player: tricks per game as
declarer or partner and as defender, in Rik and Solo 8, and chips by contracts that its cards turned.
"""

import json
import sys
from pathlib import Path

from upperhand import Record
from upperhand.experiments.rikken.beyond import GameReview, loss_figures

SEATINGS = 4


def main(games: Path, deals: int) -> None:
    lines = games.read_text(encoding="ascii").splitlines()
    numbers = [deal * SEATINGS + deal % SEATINGS for deal in range(deals)]
    players = sorted({player for number in numbers for player in Record.from_json(lines[number]).seats})
    review = GameReview(games)
    found = loss_figures([review(number) for number in numbers], players)
    for player, figures in found.items():
        print(player, json.dumps({part: figures[part] for part in ("declaring", "defending", "all")}))
        print(player, "games:", figures["games"], "left out as too hard:", figures["too_hard"])


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
