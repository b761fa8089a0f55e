"""Computers: decisions and reviews, made in worker processes."""
