# The replay that other pages embed.

embed_play = Afspelen
embed_pause = Pauze
embed_open = Openen in Upperhand
embed_missing = Dit spel kan niet worden getoond.
