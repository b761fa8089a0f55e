"""The kinds of contract as bidding sees them; a kind is bid and played by the same tactics."""

from typing import Literal

Kind = Literal["partner", "solo", "piek", "misere"]

# Schoppen Mie is not here: it turns on one queen and on the last trick, which no forecast of tricks values.
KINDS: dict[str, Kind] = {
    "rik": "partner",
    "rik_beter": "partner",
    "troela": "partner",
    **{f"solo{tricks}": "solo" for tricks in range(8, 14)},
    "piek": "piek",
    "open_piek": "piek",
    "open_piek_talk": "piek",
    "misere": "misere",
    "open_misere": "misere",
    "open_misere_talk": "misere",
}


def wants_tricks(contract: str) -> bool:
    return KINDS[contract] in ("partner", "solo")
