"""The calibration of reviews: whether positions judged 70% are won in some 70% of games of equal players."""
