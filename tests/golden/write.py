"""Writes the golden games again after an intended change: `python -m tests.golden.write`."""

from tests.golden import games, rikken_games

if __name__ == "__main__":
    games.write_all()
    rikken_games.write_all()
