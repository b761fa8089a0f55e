"""What the thesis says of its tournament, figure by figure, and whether it held."""

from collections.abc import Iterator

from upperhand.experiments.claim import Claim
from upperhand.experiments.rikken.players import CONTRACTS, THINKING
from upperhand.experiments.rikken.tournament.comparing import Compared
from upperhand.experiments.wording import Found

B, A, M = THINKING


def tournament_claims(found: Found) -> list[Claim]:
    """Both phases: who declares, who makes what, and the chips."""
    first, final = Compared(found["first"]), Compared(found["final"])
    return [*_auctions(first), *_made(first), *_chips(first), *_final(final), *_final_chips(final)]


def _auctions(first: Compared) -> Iterator[Claim]:
    yield first.ordered(
        "Figure 4.25: Monte-Carlo declares most games, Basic fewest", (M, A, B), "declared_rate"
    )


def _made(first: Compared) -> Iterator[Claim]:
    for figure, contract in (("4.26", "rik"), ("4.27", "solo8")):
        where = f"Figure {figure}, {CONTRACTS[contract]}"
        yield first.ahead(f"{where}: Basic has the best share", B, (A, M), "made", contract)
        yield first.ordered(
            f"{where}: Basic wins the fewest games, Monte-Carlo the most", (M, A, B), "won_rate", contract
        )
    where = "Figure 4.27, Solo 8"
    yield first.level(f"{where}: Advanced and Monte-Carlo have almost the same share", A, M, "made", "solo8")
    where = "Figure 4.28, Piek"
    yield first.ahead(f"{where}: Advanced has the best share", A, (B, M), "made", "piek")
    yield first.ahead(f"{where}: Advanced wins the most games", A, (B, M), "won_rate", "piek")
    yield first.level(
        f"{where}: Basic and Monte-Carlo have more or less the same share", M, B, "made", "piek"
    )
    yield first.times(
        f"{where}: Monte-Carlo wins 3 times as many games as Basic", 3, M, B, "won_times", "piek"
    )
    where = "Figure 4.29, Misère"
    yield first.ordered(f"{where}: Advanced has the best share, Basic the worst", (A, M, B), "made", "misere")
    yield first.ordered(
        f"{where}: Monte-Carlo wins the most games, Basic the fewest", (M, A, B), "won_rate", "misere"
    )


def _chips(first: Compared) -> Iterator[Claim]:
    yield first.ordered("Figure 5.2: Advanced wins the phase, Monte-Carlo is second", (A, M, B), "chips")
    yield first.sign("Figure 5.2: Basic does a bit better than break even", B, "all")
    for contract in ("rik", "solo8"):
        where = f"Figure 5.1, {CONTRACTS[contract]}"
        yield first.ahead(f"{where}: Monte-Carlo has the best result", M, (A, B), "chips", contract)
        yield first.sign(f"{where}: Advanced gains", A, contract)
    yield first.sign("Figure 5.1, Misère: Advanced gains", A, "misere")
    yield first.sign("Figure 5.1, Piek: Advanced loses", A, "piek", positive=False)
    yield first.worst("Figure 5.1: Piek is the worst contract of Monte-Carlo by far", M, "piek")
    yield first.worst("Figure 5.1: Misère is the worst contract of Basic", B, "misere")


def _final(final: Compared) -> Iterator[Claim]:
    where = "Figure 4.30"
    for contract, many in (("rik", 2), ("misere", 2), ("solo8", 1), ("piek", 1)):
        text = f"{where}: Monte-Carlo's auctions for {CONTRACTS[contract]}, over Advanced's"
        yield final.times(text, many, M, A, "declared_times", contract)
    for figure, contract in (("4.31", "rik"), ("4.32", "solo8")):
        text = f"Figure {figure}, {CONTRACTS[contract]}: both make about the same share"
        yield final.level(text, A, M, "made", contract)
    yield final.ahead("Figure 4.33, Piek: Advanced makes the larger share", A, (M,), "made", "piek")
    yield final.ahead("Figure 4.33, Piek: Advanced declares more games", A, (M,), "declared_rate", "piek")
    yield final.ahead("Figure 4.34, Misère: Advanced makes the larger share", A, (M,), "made", "misere")
    yield final.ahead(
        "Figure 4.34, Misère: Monte-Carlo declares more games", M, (A,), "declared_rate", "misere"
    )


def _final_chips(final: Compared) -> Iterator[Claim]:
    yield final.ahead("Figure 5.4: Advanced wins the final", A, (M,), "chips")
    for contract in ("rik", "solo8"):
        text = f"Figure 5.3: Monte-Carlo is ahead in {CONTRACTS[contract]}"
        yield final.ahead(text, M, (A,), "chips", contract)
    for contract in ("piek", "misere"):
        text = f"Figure 5.3: Advanced is ahead in {CONTRACTS[contract]}"
        yield final.ahead(text, A, (M,), "chips", contract)
