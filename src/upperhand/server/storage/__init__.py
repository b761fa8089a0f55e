"""Persistent data: people, sessions, rooms, games as Records, and what players learned.

Writes that others see go through `journal`, which confirms them only when they are on disk.
"""
