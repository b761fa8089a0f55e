"""Sugiyanto, Fernando and Tai (2021), "A Rule-Based AI Method for an Agent Playing Big Two", run again.

`contests` plays and measures Experiments 1 and 2, `people` is Experiment 3, `claims` compares our figures
with what the paper prints, `plots` draws them, and `experiment` runs it all and writes the report.
"""
