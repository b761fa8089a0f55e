"""The results in a few lines for the terminal."""

from upperhand.experiments.big2ai.claims import all_claims
from upperhand.experiments.wording import Found


def summary_text(found: Found) -> str:
    """Every claim in a line."""
    plan = found["plan"]
    first = (
        f"Scale {plan['scale']:g}, seed {plan['seed']}: {found['games']:,} games with {plan['searches']:,} "
        f"searches or {plan['games']:,} simulated games a decision."
    )
    lines = [f"{claim.verdict.strip('*')}: {claim.text}; {claim.ours}" for claim in all_claims(found)]
    return "\n".join([first, *lines])
