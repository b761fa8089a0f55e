# A new table, and the lobby.

## New table

new_title = 開一桌 { $game }
new_close = 關閉
new_preset = 規則
new_players = 人數
new_timer = 每步時間
new_seconds = { $count } 秒
new_no_limit = 不限
new_games = 局數
new_seats = 座位
new_seat = 第 { $number } 位
new_levels = 電腦（依等級）
new_spectators = 觀戰者
new_private = 私人：只能用代碼或連結進入
new_teaching = 教學模式：教練告訴你現在的重點
new_switches = 自訂規則
new_switches_how = 更改所選規則中的個別規則。
new_add = 加入
new_remove = 移除 { $value }
new_lower = 將 { $value } 調低
new_create = 建立房間
new_play = 開始
spectators_none = 不開放
spectators_public = 看牌桌，但看不到手牌
spectators_delayed = 牌局結束後看到所有手牌

## Lobby

lobby_lead = 有位子可以坐下的牌桌。
lobby_empty = 目前沒有開放的牌桌，來開第一桌吧。
lobby_host = 房主：{ $name }
lobby_join = 加入
