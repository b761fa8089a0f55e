"""Clock: one moment at which something is to happen, which can be moved or called off."""

import asyncio
from collections.abc import Callable


class Clock:
    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float, ring: Callable[[], None]) -> None:
        """Rings once after that time; what was set before is off."""
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ring, ring)

    def _ring(self, ring: Callable[[], None]) -> None:
        self._handle = None
        ring()

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    @property
    def left_ms(self) -> int | None:
        """What is left; None if it is not set."""
        if self._handle is None:
            return None
        return max(0, round((self._handle.when() - asyncio.get_running_loop().time()) * 1000))
