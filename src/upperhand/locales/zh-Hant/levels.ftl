# Levels of computers, the players of the papers, pace and ratings.

## Choosing a level

level_opponents = 對手
level_near = 接近我的等級：{ $level }
level_against = 對上{ $level }
name_with_level = { $name }（{ $level }）
level_option = { $level }（{ $rating }）
level_mixed = 多種電腦
level_later = 可以在兩局之間更改等級。
level_host_only = 只有房主可以更改牌桌上的電腦
level_too_late = 等級只能在有真人出牌之前，或在兩局之間更改

## Pace

pace_label = 電腦的節奏
pace_natural = 自然
pace_quick = 快速
pace_instant = 立即
