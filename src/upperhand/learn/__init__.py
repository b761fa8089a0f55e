"""Learning by self-play: config, network, self-play, loss and loop, one file a step.

Nothing else imports this package, and it alone needs PyTorch: what it trains is exported as weights that the
core reads (`upperhand.big_two.weights`).
"""
