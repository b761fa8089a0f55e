"""The levels of both games: which setting of the dial each is under which rules, and what it is worth.

Not a paper's experiment but ours: `tune` looks for eight settings that are equally far apart, `measure` plays
them on other deals, and `report` writes ratings, tables and a plot.
"""
