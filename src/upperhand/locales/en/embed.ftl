# The replay that other pages embed.

embed_play = Play
embed_pause = Pause
embed_open = Open in Upperhand
embed_missing = This game cannot be shown.
