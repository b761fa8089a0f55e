"""Writes the golden games anew after a change that is meant: `python -m tests.golden.write`."""

from tests.golden.games import write_all

if __name__ == "__main__":
    write_all()
