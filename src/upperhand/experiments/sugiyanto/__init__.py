"""Sugiyanto, Fernando and Tai (2021), "A Rule-Based AI Method for an Agent Playing Big Two", run again.

`matches` are the games, `published` what the paper prints, `complexity` its Table 1, `contests` its Tables 2
and 3, `times` its Table 5, `people` its Experiment 3; `figures` draws and `report` writes it all down.
"""
