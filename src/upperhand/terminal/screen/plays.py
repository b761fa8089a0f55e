"""The legal moves at the side, by kind; a click selects one."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from upperhand.terminal.presenters import Choice
from upperhand.terminal.screen.faces import chips
from upperhand.terminal.screen.palette import FAINT, MUTED, TEXT

BORDERS = 2


class PlayList(OptionList, can_focus=False):
    """Every move the person may make now, weak to strong within its kind."""

    class Picked(Message):
        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self) -> None:
        super().__init__(id="plays")
        self._shown: tuple[tuple[Choice, ...], int] | None = None
        self._places: dict[Any, int] = {}
        self._choices: dict[int, Choice] = {}

    def present(self, title: str, choices: Sequence[Choice], held: Any | None) -> None:
        self.border_title = title
        if (tuple(choices), self.size.width) != self._shown:
            self._fill(tuple(choices))
        self.highlighted = None if held is None else self._places.get(held)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Picked(self._choices[event.option_index]))

    def _fill(self, choices: tuple[Choice, ...]) -> None:
        self._shown, self._places, self._choices = (choices, self.size.width), {}, {}
        options: list[Option] = []
        for group, members in groupby(choices, key=lambda choice: choice.group):
            found = list(members)
            options.append(Option(Text(f"{group} ({len(found)})", f"bold {MUTED}"), disabled=True))
            for choice in found:
                self._places[choice.move] = len(options)
                self._choices[len(options)] = choice
                options.append(Option(self._entry(choice)))
        if not options:
            options.append(Option(Text("none at the moment", f"italic {FAINT}"), disabled=True))
        self.clear_options()
        self.add_options(options)

    def _entry(self, choice: Choice) -> Text:
        if choice.cards is not None:
            return chips(choice.cards, width=3)
        room = self.size.width - BORDERS - len(choice.note)
        return Text(f"{choice.text:<{max(0, room)}} ", TEXT).append(choice.note, MUTED)
