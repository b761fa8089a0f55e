"""Statistics of matches. The deal is the unit: the games of one deal are averaged before anything else."""
