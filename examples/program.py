"""A player in 40 lines for `upperhand arena --players 'program:python3 examples/program.py' random`.

It needs nothing but Python, and shows the lines that any language can read and write: docs/programs.md.
"""

import sys

settings = {"most": "5"}  # it plays no more cards at once than this
known: dict[str, str] = {}


def say(line: str) -> None:
    print(line, flush=True)  # without the flush, Upperhand would wait for it


def decide() -> None:
    """Plays as many cards as it may, of these the first; a pass counts as none."""
    legal = known["legal"].split(", ")
    sizes = {move: 0 if move == "pass" else len(move.split()) for move in legal}
    best = max(legal, key=lambda move: sizes[move] if sizes[move] <= int(settings["most"]) else 0)
    for move in legal:
        say(f"value {sizes[move]} {move}")
    say(f"reason it is {sizes[best]} of {len(known['hand'].split())} cards")
    say(f"move {best}")


for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "upperhand":
        say("name Many cards")
        say("setting most int 5 1 5")
        say("ready")
    elif word == "set":
        name, _, value = rest.partition(" ")
        settings[name] = value
    elif word == "go":
        decide()
        known.clear()
    else:
        known[word] = rest
