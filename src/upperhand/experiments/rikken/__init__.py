"""Vorsteveld (2007), "Knowledge vs. Power in the Game of Rikken", run again.

`experiment` runs the parts and writes the report. Each part of the thesis is a module: `consistency`,
`accuracy` (with `forecasts` and `conditions`), `strength`, `tournament`, `adaptation` and `beyond`.
Parts share `part`, `players` and `plots`.
"""
