"""Late spectators: they see all hands, but so much later that it is of no use to anybody at the table."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from upperhand.server.web.wire.common import Model


class Late:
    """Keeps what happened until it may be shown."""

    def __init__(self, delay: float, show: Callable[[Sequence[str]], None]) -> None:
        self._delay = delay
        self._show = show
        self._coming: deque[asyncio.TimerHandle] = deque()
        #: The newest that may be shown, for who comes in.
        self.shown: Sequence[str] = ()

    def add(self, *messages: Model) -> None:
        texts = [message.model_dump_json() for message in messages]
        handle = asyncio.get_running_loop().call_later(self._delay, self._release, texts)
        self._coming.append(handle)

    def _release(self, texts: Sequence[str]) -> None:
        self._coming.popleft()  # they come in the order in which they were added
        self.shown = texts
        self._show(texts)

    def close(self) -> None:
        for handle in self._coming:
            handle.cancel()
        self._coming.clear()
