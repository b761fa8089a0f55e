"""Upperhand plays, studies and teaches the card games Big Two and Rikken.

>>> from upperhand import Cards
>>> Cards("3D TS") | Cards("2S")
Cards('3D TS 2S')
"""

from typing import TYPE_CHECKING

from upperhand._core import Cards, Rng
from upperhand.analysis import Analysis, analyse
from upperhand.player import Decision, Player, make_player
from upperhand.record import Record

__all__ = [
    "Analysis",
    "Cards",
    "Decision",
    "Player",
    "Record",
    "Rng",
    "__version__",
    "analyse",
    "make_player",
]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """The version as it was installed; read when it is asked for, which is seldom and takes a while."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version("upperhand")
