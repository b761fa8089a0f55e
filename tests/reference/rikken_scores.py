"""Chips at the end of a game of Rikken: who pays whom how much, by the table of the house."""

from __future__ import annotations

from tests.reference.rikken import CONTRACTS, QUEEN, Laid

Tricks = list[tuple[list[Laid], int]]

# Table 2.1: chips from each who pays to each who is paid.
VORSTEVELD = {
    "rik": 1,
    "rik_beter": 1,
    "solo8": 1,
    "troela": 2,
    "piek": 3,
    "solo9": 4,
    "misere": 5,
    "solo10": 6,
    "open_piek": 6,
    "solo11": 8,
    "open_piek_talk": 10,
    "open_misere": 10,
    "solo12": 12,
    "open_misere_talk": 15,
    "solo13": 22,
    "schoppen_mie": 2,
}
# Hearts pay no more than another trump.
VORSTEVELD |= {f"solo{least}_beter": VORSTEVELD[f"solo{least}"] for least in range(8, 14)}

# The tournament table: won, lost. Games with a partner count tricks beyond and short of eight; 8 alone is not
# in it, and stands a step of 30 below 9 alone.
STICHTING = {
    "solo8": (30, 15),
    "solo9": (60, 25),
    "solo10": (90, 40),
    "solo11": (120, 50),
    "solo12": (150, 55),
    "solo13": (210, 70),
    "piek": (15, 15),
    "misere": (25, 25),
    "open_piek": (40, 40),
    "open_misere": (50, 50),
    "open_piek_talk": (55, 55),
    "open_misere_talk": (60, 60),
}
STICHTING |= {f"solo{least}_beter": STICHTING[f"solo{least}"] for least in range(8, 14)}


def scores(
    table: str,
    overtricks: int,
    tariffs: tuple[str, ...],
    contract: str,
    declarers: list[int],
    partner: int | None,
    tricks: Tricks,
) -> list[int]:
    chips = [0, 0, 0, 0]
    own = own_tariff(tariffs, contract)
    if contract == "schoppen_mie":
        usual = 10 if table == "stichting" else VORSTEVELD[contract]
        pay_for_the_queen(chips, tricks, own[0] if own else usual)
        return chips
    for declarer in declarers:  # if several play, each plays alone against all others
        side = [declarer] if partner is None else [declarer, partner]
        defenders = [seat for seat in range(4) if seat not in side]
        won = sum(taker in side for _, taker in tricks)
        pay_for_the_contract(chips, table, overtricks, own, contract, side, defenders, won)
    return chips


def own_tariff(tariffs: tuple[str, ...], contract: str) -> tuple[int, int] | None:
    """What the house pays for the contract, won and lost, if it has its own amounts for it."""
    for tariff in tariffs:
        name, _, amounts = tariff.partition(":")
        if name == contract:
            won, _, lost = amounts.partition("-")
            return int(won), int(lost or won)
    return None


def pay(chips: list[int], payer: int, payee: int, amount: int) -> None:
    chips[payer] -= amount
    chips[payee] += amount


def pay_for_the_contract(
    chips: list[int],
    table: str,
    overtricks: int,
    own: tuple[int, int] | None,
    contract: str,
    side: list[int],
    defenders: list[int],
    won: int,
) -> None:
    made = CONTRACTS[contract].least <= won <= CONTRACTS[contract].most
    if own is not None:
        amount = own[0] if made else own[1]
    else:
        amount = VORSTEVELD[contract] if table != "stichting" else stichting_amount(contract, made, won)
    if CONTRACTS[contract].least > 1:  # of the goals that are tricks, not one trick or none
        goal = CONTRACTS[contract].least
        amount += overtricks * (won - goal if made else goal - won - 1)
    pairs = [(one, other) for one in side for other in defenders]
    if len(side) == 2 and table != "vorsteveld":
        pairs = list(zip(side, defenders, strict=True))  # each defender settles with one of the partners
        if table == "stichting" and not made:
            pairs = [(side[0], other) for other in defenders]  # the declarer alone pays
    for one, other in pairs:
        pay(chips, *((other, one) if made else (one, other)), amount)


def stichting_amount(contract: str, made: bool, won: int) -> int:
    if contract not in STICHTING:
        return rik_amount(won) * (3 if contract == "rik_beter" else 1)
    return STICHTING[contract][0 if made else 1]


def rik_amount(won: int) -> int:
    """10 and 5 for each trick beyond eight, double for all thirteen; as much for one short, two short, ..."""
    if won == 13:
        return 70
    return 10 + 5 * (won - 8) if won >= 8 else 10 + 5 * (7 - won)


def pay_for_the_queen(chips: list[int], tricks: Tricks, amount: int) -> None:
    """The taker of the queen and the taker of the last trick each pay all who took neither."""
    takers = [taker for trick, taker in tricks if QUEEN in [card for _, card in trick]] + [tricks[-1][1]]
    for taker in takers:
        for other in range(4):
            if other not in takers:
                pay(chips, taker, other, amount)
