# The replay that other pages embed.

embed_play = 播放
embed_pause = 暂停
embed_open = 在 Upperhand 中打开
embed_missing = 无法显示这局牌。
