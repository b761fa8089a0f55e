"""What players of Big Two learn from games: the base, and what a `knowledge` setting names.

>>> load("none") is None
True
"""

from upperhand._core.big_two import Forecast, Index, InfoSet, features, set_name
from upperhand.big_two.knowledge.base import KnowledgeBase, lesson_of
from upperhand.big_two.knowledge.loading import load, path_of
from upperhand.big_two.knowledge.prediction import RECALLS, Accuracy, measure, predict, view_of
from upperhand.big_two.knowledge.recording import counted_turns

__all__ = [
    "RECALLS",
    "Accuracy",
    "Forecast",
    "Index",
    "InfoSet",
    "KnowledgeBase",
    "counted_turns",
    "features",
    "lesson_of",
    "load",
    "measure",
    "path_of",
    "predict",
    "set_name",
    "view_of",
]
