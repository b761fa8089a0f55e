"""The bases of Rikken that players' `knowledge` settings name."""

from pathlib import Path

from upperhand.knowledge import Shelf
from upperhand.rikken.knowledge.base import KnowledgeBase

SHELF = Shelf(KnowledgeBase, Path(__file__).with_name("shipped.db"))
load = SHELF.load
path_of = SHELF.path_of
