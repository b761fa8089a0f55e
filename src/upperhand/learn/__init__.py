"""Learning by self-play: config, network, self-play, targets, loss and loop, one file a step.

`jobs` runs what a config asks for: self-play, a clone of a player, or a distillation. Only `upperhand train`
imports this package, and it alone needs PyTorch: what it trains is exported as weights that the core reads
(`upperhand.big_two.weights`).
"""
