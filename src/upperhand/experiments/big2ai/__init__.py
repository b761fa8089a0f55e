"""Chen and Lu (2022), "Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction
for the Card Game Big2", run again.

`plan` says how much is played and with which budgets, `contenders` and `matches` by whom, `games` plays it;
`budgets` and `times` are Figure 14, `learned` 15, `answers` and `predictions` 16 and 17, `rivals` 18, 19 and
21; `published` is what the paper says; `claims`, `figures` and `report` write it all down.
"""
