"""One measured figure, and the clock it is measured by."""

from collections.abc import Callable
from dataclasses import dataclass
from time import thread_time


@dataclass(frozen=True)
class Figure:
    """A measurement with its yardstick's, if there is one."""

    name: str
    value: float
    unit: str
    yardstick: float | None = None

    @property
    def ratio(self) -> float | None:
        """Ours over the yardstick's, in the unit of both."""
        return None if self.yardstick is None else self.value / self.yardstick

    def to_dict(self) -> dict[str, str | float | None]:
        """As `upperhand bench --json` prints it."""
        return {
            "name": self.name,
            "value": self.value,
            "unit": self.unit,
            "yardstick": self.yardstick,
            "ratio": self.ratio,
        }


def processor_time(work: Callable[[], object]) -> float:
    """Seconds of this thread's processor time: what else the machine does counts less."""
    start = thread_time()
    work()
    return thread_time() - start
