"""The line that speaks to the person: what to do, why not, or what the hint says."""

from rich.table import Table
from rich.text import Text
from textual.widgets import Static

from upperhand.terminal.screen.palette import AMBER, GOLD, MUTED, SKY, TEXT
from upperhand.terminal.words import with_glyphs

MARKS = {
    "turn": ("▶", GOLD, TEXT),
    "wait": ("…", MUTED, MUTED),
    "no": ("✗", AMBER, AMBER),
    "hint": ("◆", SKY, SKY),
}


class MessageLine(Static):
    def __init__(self) -> None:
        super().__init__(id="message")
        self.text = ""
        self.tone = ""

    def say(self, tone: str, text: str) -> None:
        """Tones: turn, wait, no (it cannot be played), hint."""
        text = with_glyphs(text)
        self.text, self.tone = text, tone
        mark, mark_colour, colour = MARKS[tone]
        line = Table.grid()  # a second line stands under the first, not under the mark
        line.add_row(Text(f"{mark} ", f"bold {mark_colour}"), Text(text, f"not bold {colour}"))
        self.update(line, layout=False)
