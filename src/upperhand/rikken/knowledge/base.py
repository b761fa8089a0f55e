"""KnowledgeBase: the games of Rikken that were learned, in a file, and the index that bidding reads."""

from typing import Any, ClassVar

from upperhand import knowledge
from upperhand.record import Record
from upperhand.rikken.knowledge.index import Index
from upperhand.rikken.knowledge.lesson import Ending


class KnowledgeBase(knowledge.KnowledgeBase[Index]):
    """The learned games of one file. With `create` it is made if it does not exist."""

    GAME: ClassVar[str] = "rikken"

    @classmethod
    def body(cls, record: Record, state: Any) -> bytes:  # noqa: ARG003
        return Ending.of(state).to_bytes()

    @classmethod
    def rules_of_play(cls, rules: Any) -> Any:
        """Every switch matters to bidding, the chips most of all."""
        return rules

    def read(self, names: list[str], games: list[tuple[bytes, bytes]]) -> Index:
        return Index(self.rules, names, games)

    def counts(self, index: Index) -> dict[str, int]:
        return dict(sorted(index.contracts.items(), key=lambda entry: (-entry[1], entry[0])))
