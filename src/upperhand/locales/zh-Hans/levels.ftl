# Levels of computers, the players of the papers, pace and ratings.

## Choosing a level

level_opponents = 对手
level_near = 接近我的水平：{ $level }
level_against = 对手：{ $level }
name_with_level = { $name }（{ $level }）
level_option = { $level }（{ $rating }）
level_mixed = 多种电脑
level_later = 两局之间可以更改级别。
level_host_only = 只有房主可以更改牌桌上的电脑
level_too_late = 级别只能在真人出牌之前或两局之间更改

## Pace

pace_label = 电脑的节奏
pace_natural = 自然
pace_quick = 快速
pace_instant = 立即
