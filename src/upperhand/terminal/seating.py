"""Who sits where: the person and the chosen players, with names for the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from upperhand import Player, make_player
from upperhand.errors import SpecError

PERSON = 0
NAMES = ("Ada", "Blaise", "Emmy", "Kurt")


@dataclass(frozen=True)
class Seat:
    """A seat: its name, the spec of its player, and that player (None: the person)."""

    name: str
    spec: str
    player: Player | None

    @property
    def recorded(self) -> str:
        """How a Record names the seat: people by name, computers by spec."""
        return self.name if self.player is None else self.spec


def seating(name: str, specs: Sequence[str], players: int, game: str) -> tuple[Seat, ...]:
    """The person at seat 0, the opponents clockwise from there; a single spec fills every seat."""
    opponents = list(specs) * (players - 1) if len(specs) == 1 else list(specs)
    if len(opponents) != players - 1:
        raise SpecError(
            f"these rules seat {players}, so name {players - 1} opponents (or one for every chair),"
            f" not {len(opponents)}"
        )
    names = [other for other in NAMES if other.lower() != name.lower()]
    chairs = [Seat(names[place], spec, make_player(spec, game)) for place, spec in enumerate(opponents)]
    return (Seat(name, "", None), *chairs)
