# The replay that other pages embed.

embed_play = Abspielen
embed_pause = Pause
embed_open = In Upperhand öffnen
embed_missing = Dieses Spiel kann nicht gezeigt werden.
