# 分析對出牌的說明，用於牌桌上的提示。數字顯示在旁邊。

## 為什麼選這一手

waiting_pays = 你的牌留到後面更有價值
keeps_the_lead = 沒有人能大過它，所以你會再次領出；之後再出 { $plays } 手就能出完
somebody_nearly_out = 有人只剩 { $count } 張牌，這一手最能擋住他
leaves_plays = 出了之後，再出 { $plays } 手就能出完

## 缺點

no_worse_in_games = 就 { $games } 局模擬看來，與最好的一手不相上下
worse_than_play = 比 { CARDS($play) } 少 { $points } 分
worse_than_pass = 比過牌少 { $points } 分

## 該注意什麼

nudge_forced = 從這裡起，無論別人拿什麼牌，你都能贏。
nudge_wait = 能出牌的時候不一定要出。
nudge_unbeatable = 你手中有一組沒有人能大過的牌。
nudge_cards =
    { $count ->
        [1] 看看你的單張。
        [2] 看看你的對子。
       *[other] 看看你的 { $count } 張牌型。
    }

## Rikken

passing_is_best = 沒有叫牌比過牌更好
bid_made_in = { PERCENT($played) } 的牌局由你來打，其中 { PERCENT($share) } 能完成
bid_no_gain = 牌局不足以證明它比過牌更好
bid_gains = 總的來說比過牌多 { $chips } 個籌碼
bid_costs = 總的來說比過牌少 { $chips } 個籌碼
bid_for_each = 之後每人各打各的
bid_never_played = 每次都有人叫得更高
pass_others_play =
    之後最常由 { $name } 打 { CONTRACT($contract) }（{ PERCENT($share) }），你得 { SIGNED($chips) } 個籌碼
pass_all_pass = 最常見的是大家都過牌（{ PERCENT($share) }）
fewer_chips = 比最好的一手少 { $chips } 個籌碼
more_chips_in_games = 在 { $games } 局模擬中贏得最多籌碼
nudge_pass = 你的牌比較適合防守。
nudge_bid = 你的牌值得叫牌。
nudge_low_bid = 小牌也可以是優勢。
nudge_trump = 看看你最長的花色。
nudge_call = 搭檔在哪個花色能幫到你？
nudge_lead_trump = 想想王牌。
nudge_lead = 哪個花色對你這方有利？
nudge_take = 你能贏這一墩嗎？
nudge_keep = 這裡不必用大牌。
