# Settings: how the page looks, sounds and plays.

settings_here = 这些设置保存在这个浏览器里。
settings_account = 注册账号，就能在各处使用这些设置。
settings_kept = 这些设置保存在你的账号里，{ $name }。
settings_not_kept = 最近的更改目前只在这个浏览器里：{ $why }

## Look

settings_look = 外观
settings_felt = 牌桌
settings_felt_green = 绿色
settings_felt_blue = 蓝色
settings_felt_wine = 酒红
settings_felt_plum = 紫红
settings_felt_grey = 灰色
settings_back = 牌背
settings_back_red = 红色条纹
settings_back_blue = 蓝色格子
settings_back_green = 绿色圆点
settings_back_black = 黑金
settings_suits = 花色的颜色
settings_suits_four = 四色
settings_suits_two = 红与黑
settings_card_size = 手牌大小
settings_card_size_normal = 普通
settings_card_size_small = 小
settings_card_size_large = 大
settings_theme = 主题
settings_theme_system = 跟随系统
settings_theme_light = 浅色
settings_theme_dark = 深色

## Play

settings_play = 打牌
settings_hand = 按钮
settings_hand_right = 右手方便
settings_hand_left = 左手方便
settings_forced_moves_how = 只有一种选择时，稍等片刻就自动进行。
settings_confirm = 每步之前确认
settings_confirm_how = 再选一次才算数。
settings_confirm_again = 再选一次确认：{ $move }

## Sound and touch

settings_cues = 声音与振动
settings_sound = 声音
settings_sound_soft = 轻
settings_sound_full = 响
settings_sound_off = 关
settings_vibration = 振动
settings_vibration_how = 轮到你时，以及时间快到时。
settings_vibration_missing = 这个设备或浏览器不能振动。

## Games

settings_games = 你的牌局
settings_teaches = 电脑可以从我的牌局中学习
settings_teaches_how = 电脑学习什么时候出什么牌。如果你不允许，电脑也会忘掉已经从你这里学到的牌局。
