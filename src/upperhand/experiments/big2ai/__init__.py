"""Chen and Lu (2022), "Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction
for the Card Game Big2", run again.

`matches` plays the games, `measures` and `predictions` compute the figures, `claims` compares them with the
paper, `plots` draws them, and `experiment` runs it all and writes the report.
"""
