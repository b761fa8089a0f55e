# A new table, and the lobby.

## New table

new_title = 开一桌{ $game }
new_close = 关闭
new_preset = 规则
new_players = 人数
new_timer = 每步时间
new_seconds = { $count } 秒
new_no_limit = 不限
new_games = 局数
new_seats = 座位
new_seat = { $number } 号座位
new_levels = 按级别的电脑
new_spectators = 观众
new_private = 私人：只能用房间号或链接进入
new_teaching = 教学模式：教练告诉你重点
new_switches = 自定义规则
new_switches_how = 在所选规则上修改单项。
new_add = 添加
new_remove = 移除 { $value }
new_lower = 下移 { $value }
new_create = 创建房间
new_play = 开始
spectators_none = 不允许
spectators_public = 看牌桌，但看不到手牌
spectators_delayed = 牌局结束后看到所有手牌

## Lobby

lobby_lead = 有空位等你的牌桌。
lobby_empty = 现在没有开放的牌桌，来开第一桌吧。
lobby_host = 房主：{ $name }
lobby_join = 加入
