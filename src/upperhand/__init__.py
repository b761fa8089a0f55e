"""Upperhand plays, studies and teaches card games of hidden information.

>>> from upperhand import Cards
>>> Cards("3D TS") | Cards("2S")
Cards('3D TS 2S')
"""

from upperhand._core import Cards, Rng
from upperhand.player import Decision, Player, make_player
from upperhand.record import Record

__version__ = "0.1.0"

__all__ = ["Cards", "Decision", "Player", "Record", "Rng", "__version__", "make_player"]
