"""A bot that plays a whole match: UPPERHAND_TOKEN=... python examples/bot.py http://localhost:8000"""

import asyncio
import os
import sys

from upperhand import Rng, make_player
from upperhand.client import Client


async def main(server: str, token: str) -> None:
    player, rng = make_player("rule_based"), Rng(7)
    async with Client(server, token) as client:
        room = await client.create("big_two", ["me", "Casual", "Casual", "Casual"], games=2, timer=0)
        async with client.table(room) as table:
            async for turn in table:
                decision = player.decide(turn.view, rng)
                await turn.play(decision.move)
            print(f"{client.name} has {table.results[-1].totals[0]} points")


asyncio.run(main(sys.argv[1], os.environ["UPPERHAND_TOKEN"]))
