"""The four types of players of the thesis, in its order."""

from upperhand.rikken import words

# What the thesis calls each, and who it is here; the random one bids nothing in the tournament.
TITLES = {
    "random_silent": "Random",
    "basic": "Basic",
    "advanced": "Advanced",
    "monte_carlo": "Monte-Carlo",
}
TYPES = tuple(TITLES)
THINKING = ("basic", "advanced", "monte_carlo")

RULES = "vorsteveld2007"
CONTRACTS = {name: words.CONTRACTS[name] for name in ("rik", "solo8", "piek", "misere")}


def title(player: str) -> str:
    """What reports call the player of a spec text.

    >>> title("basic"), title("monte_carlo:policy=advanced"), title("adaptive")
    ('Basic', 'Monte-Carlo, policy=advanced', 'Adaptive')
    """
    name, _, settings = player.partition(":")
    known = TITLES.get(name, name.replace("_", " ").capitalize())
    return f"{known}, {settings}" if settings else known
