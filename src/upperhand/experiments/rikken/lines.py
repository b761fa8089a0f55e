"""Lines through points with their intervals."""

from collections.abc import Sequence

from matplotlib.axes import Axes

from upperhand.experiments.rikken.bars import reach
from upperhand.experiments.wording import Found


def line(axes: Axes, points: Sequence[Found], across: str, name: str, label: str, colour: str) -> None:
    """The figure of that name by what the points lie at across the panel."""
    reaches = [reach(point, name) for point in points]
    axes.errorbar(
        [point[across] for point in points],
        [point[name] for point in points],
        yerr=[[low for low, _ in reaches], [high for _, high in reaches]],
        fmt="o-",
        color=colour,
        capsize=2,
        markersize=3.5,
        linewidth=1.3,
        label=label,
    )
