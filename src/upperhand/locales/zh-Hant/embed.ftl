# The replay that other pages embed.

embed_play = 播放
embed_pause = 暫停
embed_open = 在 Upperhand 開啟
embed_missing = 無法顯示這局牌。
