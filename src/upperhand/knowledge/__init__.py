"""What players learn from games: one file for the learned games of any game, and what a setting says of it.

`store` keeps games as bytes; `base` learns Records, and is what a game's package builds its own base on;
`loading` reads what a player's setting `knowledge` names.
"""

from upperhand.knowledge.base import Index, KnowledgeBase, Summary, add_lessons
from upperhand.knowledge.loading import NONE, SHIPPED, Shelf
from upperhand.knowledge.store import Lesson, Stamp, Store, game_of

__all__ = [
    "NONE",
    "SHIPPED",
    "Index",
    "KnowledgeBase",
    "Lesson",
    "Shelf",
    "Stamp",
    "Store",
    "Summary",
    "add_lessons",
    "game_of",
]
