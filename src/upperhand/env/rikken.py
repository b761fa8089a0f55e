"""Rikken for PettingZoo: `env()` for use, `raw_env()` without the wrappers that tell mistakes early."""

from typing import Any

from pettingzoo.utils import wrappers

from upperhand.env.table import TableEnv


def raw_env(rules: str | None = None, render_mode: str | None = None) -> TableEnv:
    return TableEnv("rikken", rules, render_mode)


def env(rules: str | None = None, render_mode: str | None = None) -> Any:
    """The environment with PettingZoo's checks of the bounds of actions and of the order of calls."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(rules, render_mode)))
