"""What outlives the process: people, sessions, rooms, games as Records, and what players learned.

Writes that others see go through `journal`, which has them on disk before it says so.
"""
