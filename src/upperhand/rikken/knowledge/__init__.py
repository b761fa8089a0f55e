"""What players of Rikken learn from games: how contracts ended that were played on hands of a kind.

Source: Vorsteveld (2007), section 6.2: hands are generalised (`hands`), and for every generalised hand, game
type and table of players it is known how many games were played and won (`index`).

>>> load("none") is None
True
"""

from upperhand.rikken.knowledge.base import KnowledgeBase
from upperhand.rikken.knowledge.hands import Combination, Counting, generalised
from upperhand.rikken.knowledge.index import Index, Table, Tally
from upperhand.rikken.knowledge.loading import load, path_of

__all__ = [
    "Combination",
    "Counting",
    "Index",
    "KnowledgeBase",
    "Table",
    "Tally",
    "generalised",
    "load",
    "path_of",
]
