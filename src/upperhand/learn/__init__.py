"""Learning by self-play: config, network, self-play, targets, loss and loop, one file per step.

`jobs` runs the job of a config: self-play, a clone of a player, or a distillation. Only `upperhand train`
imports this package, and only this package needs PyTorch: it exports weights that the core reads
(`upperhand.big_two.weights`).
"""
