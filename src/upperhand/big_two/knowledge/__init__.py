"""What players of Big Two learn from games: the base, and what a `knowledge` setting names.

>>> load("none") is None
True
"""

from upperhand._core.big_two import Forecast, Index, InfoSet, features, set_name
from upperhand.big_two.knowledge.base import KnowledgeBase, Summary, lesson_of
from upperhand.big_two.knowledge.loading import NONE, SHIPPED, load, path_of
from upperhand.big_two.knowledge.prediction import RECALLS, Accuracy, measure, predict, view_of
from upperhand.big_two.knowledge.recording import counted_turns

__all__ = [
    "NONE",
    "RECALLS",
    "SHIPPED",
    "Accuracy",
    "Forecast",
    "Index",
    "InfoSet",
    "KnowledgeBase",
    "Summary",
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
