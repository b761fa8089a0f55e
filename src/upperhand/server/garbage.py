"""When the server looks for garbage.

What a game leaves behind is freed at once, and a look finds next to nothing; but each stops all tables. With
1,000 of them Python's own habits cost 20 ms twice a second and 0.1 s every five seconds, and to look through
everything takes 0.8 s. So it is done by the hour, and where memory has grown by so many objects that much of
it may be garbage, as when thousands of people connect.
"""

import asyncio
import gc

_GROWTH = 200_000  # objects
_NEVER = 2**31 - 1
_HOUR = 3600.0


def collect_by_the_hour() -> None:
    """Called in the event loop."""
    gc.set_threshold(_GROWTH, _NEVER, _NEVER)
    _collect_again(asyncio.get_running_loop())


def _collect_again(loop: asyncio.AbstractEventLoop) -> None:
    def collect() -> None:
        gc.collect()
        _collect_again(loop)

    loop.call_later(_HOUR, collect)
