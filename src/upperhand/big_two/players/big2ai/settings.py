"""The constants of the paper, under its names, and the check that they make sense."""

from dataclasses import dataclass

from upperhand.errors import SpecError

_LEAST = {"searches": 1, "games": 1, "threads": 1, "n_i": 1, "r_s": 1}
_MOST = {"r_s": 5, "threads": 1024, "searches": 10**7, "games": 10**7, "ms": 600_000, "v_i": 49}


@dataclass(frozen=True)
class Settings:
    """What AI 1.0 to 4.0 have in common."""

    n_c: int = 4  # N_c: with so many cards or fewer the end is near
    n_s: int = 3  # N_s: with so many possible sets or fewer
    l_v: int = 30  # L_v: from this table-card level on
    r_w: float = 0.65  # R_w: a win rate to trust
    threads: int = 1
    ms: int = 0  # milliseconds to search for; 0: the number of searches counts

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            least, most = _LEAST.get(name, 0), _MOST.get(name, 10**9)
            if isinstance(value, int | float) and not least <= value <= most:
                raise SpecError(f"{name}={value} is not possible: {name} is a number from {least} to {most}")


@dataclass(frozen=True)
class Learning(Settings):
    """What the players that learn have besides."""

    # A base of learned games: shipped, none, or a file; @N takes the first N games of it.
    knowledge: str = "shipped"


@dataclass(frozen=True)
class Relating(Learning):
    """What the players that compare info-sets have besides."""

    n_i: int = 3  # N_i: fewer related info-sets than this are too few
    r_s: int = 3  # R_s: rounds that info-sets are compared over
    v_i: int = 2  # V_i: by how many levels the second look is wider
