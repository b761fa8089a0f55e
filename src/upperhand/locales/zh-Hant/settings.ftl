# Settings: how the page looks, sounds and plays.

settings_here = 這些設定保存在此瀏覽器中。
settings_account = 建立帳號，即可隨處使用。
settings_kept = 這些設定保存在你的帳號 { $name } 中。
settings_not_kept = 最後的變更目前只在此瀏覽器中：{ $why }

## Look

settings_look = 外觀
settings_felt = 牌桌
settings_felt_green = 綠色
settings_felt_blue = 藍色
settings_felt_wine = 酒紅色
settings_felt_plum = 紫色
settings_felt_grey = 灰色
settings_back = 牌背
settings_back_red = 紅色條紋
settings_back_blue = 藍色格紋
settings_back_green = 綠色圓點
settings_back_black = 黑金
settings_suits = 花色顏色
settings_suits_four = 四色
settings_suits_two = 紅與黑
settings_card_size = 手牌大小
settings_card_size_normal = 標準
settings_card_size_small = 小
settings_card_size_large = 大
settings_theme = 主題
settings_theme_system = 跟隨系統
settings_theme_light = 淺色
settings_theme_dark = 深色

## Play

settings_play = 玩法
settings_hand = 按鈕位置
settings_hand_right = 右手操作
settings_hand_left = 左手操作
settings_forced_moves_how = 只有一種選擇時，稍後自動執行。
settings_confirm = 每步先確認
settings_confirm_how = 再選一次才會出牌。
settings_confirm_again = 再按一次確認：{ $move }

## Sound and touch

settings_cues = 聲音與震動
settings_sound = 音效
settings_sound_soft = 輕聲
settings_sound_full = 大聲
settings_sound_off = 關閉
settings_vibration = 震動
settings_vibration_how = 輪到你時，以及時間快到時。
settings_vibration_missing = 此裝置或瀏覽器無法震動。

## Games

settings_games = 你的牌局
settings_teaches = 電腦可以從我的牌局中學習
settings_teaches_how = 電腦學習什麼時候出什麼牌。如果你不允許，電腦也會忘掉已經從你這裡學到的牌局。
