# What an analysis says about moves, for hints at the table. The figures are shown next to it.

## What speaks for a move

waiting_pays = 你的牌留到后面更值钱
keeps_the_lead = 没有人能压过它，所以由你再次领出；之后再出 { $plays } 手就能出完
somebody_nearly_out = 有人只剩 { $count } 张牌，这一手最能挡住他
leaves_plays = 出了之后，再出 { $plays } 手就能出完

## What speaks against it

no_worse_in_games = 就 { $games } 局模拟来看，与最好的一手不相上下
worse_than_play = 比 { CARDS($play) } 少 { $points } 分
worse_than_pass = 比过牌少 { $points } 分

## What to look at

nudge_forced = 从这里起，无论别人拿什么牌，你都能赢。
nudge_wait = 能出牌的时候不一定要出。
nudge_unbeatable = 你手中有一手没人能压过的牌。
nudge_cards =
    { $count ->
        [1] 看看你的单张。
        [2] 看看你的对子。
       *[other] 看看你的 { $count } 张牌型。
    }

## Rikken

passing_is_best = 叫什么都不比过牌好
bid_made_in = { PERCENT($played) } 的牌局由你来打，其中 { PERCENT($share) } 能完成
bid_no_gain = 牌局不足以证明它比过牌更好
bid_gains = 总的来说比过牌多 { $chips } 个筹码
bid_costs = 总的来说比过牌少 { $chips } 个筹码
bid_for_each = 之后每人各自为战
bid_never_played = 每次都有人叫得更高
pass_others_play =
    之后最常由 { $name } 打“{ CONTRACT($contract) }”（{ PERCENT($share) }），你得 { SIGNED($chips) } 个筹码
pass_all_pass = 最常见的是所有人都过牌（{ PERCENT($share) }）
fewer_chips = 比最好的少 { $chips } 个筹码
more_chips_in_games = 在 { $games } 局模拟中赢得最多筹码
nudge_pass = 你的牌更适合防守。
nudge_bid = 你的牌值得叫牌。
nudge_low_bid = 小牌也可以是优势。
nudge_trump = 看看你最长的花色。
nudge_call = 搭档在哪种花色能帮到你？
nudge_lead_trump = 想想将牌。
nudge_lead = 哪种花色对你们有利？
nudge_take = 你能赢这一墩吗？
nudge_keep = 这里不必用大牌。
