"""The legal plays at the side, by kind; a click holds one up."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from upperhand import Cards
from upperhand.big_two import Combination
from upperhand.terminal.screen.faces import chips
from upperhand.terminal.screen.palette import FAINT, MUTED
from upperhand.terminal.words import PLURALS


class PlayList(OptionList, can_focus=False):
    """Every play the person may make now, weak to strong within its kind."""

    class Picked(Message):
        def __init__(self, cards: Cards) -> None:
            super().__init__()
            self.cards = cards

    def __init__(self) -> None:
        super().__init__(id="plays")
        self.border_title = "your plays"
        self._plays: tuple[Combination, ...] | None = None
        self._places: dict[Cards, int] = {}
        self._cards: dict[int, Cards] = {}

    def present(self, plays: Sequence[Combination], chosen: Cards) -> None:
        if tuple(plays) != self._plays:
            self._fill(tuple(plays))
        self.highlighted = self._places.get(chosen)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Picked(self._cards[event.option_index]))

    def _fill(self, plays: tuple[Combination, ...]) -> None:
        self._plays, self._places = plays, {}
        options: list[Option] = []
        for kind, group in groupby(plays, key=lambda play: play.kind):
            members = list(group)
            options.append(Option(Text(f"{PLURALS[kind]} ({len(members)})", f"bold {MUTED}"), disabled=True))
            for play in members:
                self._places[play.cards] = len(options)
                options.append(Option(chips(play.cards, width=3)))
        self._cards = {place: cards for cards, place in self._places.items()}
        if not options:
            options.append(Option(Text("none at the moment", f"italic {FAINT}"), disabled=True))
        self.clear_options()
        self.add_options(options)
