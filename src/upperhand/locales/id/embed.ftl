# The replay that other pages embed.

embed_play = Putar
embed_pause = Jeda
embed_open = Buka di Upperhand
embed_missing = Permainan ini tidak dapat ditampilkan.
