"""The bases of Big Two that players' `knowledge` settings name."""

from pathlib import Path

from upperhand.big_two.knowledge.base import KnowledgeBase
from upperhand.knowledge import Shelf

SHELF = Shelf(KnowledgeBase, Path(__file__).with_name("shipped.db"))
load = SHELF.load
path_of = SHELF.path_of
