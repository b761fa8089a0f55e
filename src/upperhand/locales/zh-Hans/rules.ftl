# The rules of the games, as the page tells them.

## Rules

rules_title = { $game }的玩法
rules_presets = 可选的规则
rules_presets_how = 各地玩法不同。开桌时可以选一套规则，也可以修改单项。
rules_big_two_aim = 目标
rules_big_two_aim_text = 比别人先出完手上所有的牌。二至四人，每人 13 张。
rules_big_two_order = 牌的大小
rules_big_two_order_text = 从小到大：3 4 5 6 7 8 9 10 J Q K A 2，2 最大。
rules_big_two_suits = 点数相同时比花色；多数玩法以方块最小，其次是梅花、红桃、黑桃。
rules_big_two_opening = 开局
rules_big_two_opening_text = 拿到最小牌的人先出；多数玩法要求第一手必须包含这张牌。
rules_big_two_tricks = 出牌
rules_big_two_tricks_text = 领出的人可以出任何牌型。其他人依次用张数相同、更大的牌型压过，或者过牌。没有人能压时，由最后出牌的人重新领出。
rules_big_two_end = 结束
rules_big_two_end_text = 有人出完手牌时牌局结束，此人获胜。
rules_big_two_kinds = 牌型
rules_big_two_kinds_text = 一张、两张，有些玩法可以出三张；以及五张牌型，下面从小到大排列，较大的牌型压过任何较小的牌型。
rules_kind_single = 一张牌；先比点数，再比花色。
rules_kind_pair = 两张同点数的牌；点数相同时花色大的赢。
rules_kind_triple = 三张同点数的牌；不是每种玩法都可以出。
rules_kind_straight = 五张点数相连的牌，花色不全相同。
rules_kind_flush = 五张同花色的牌。
rules_kind_full_house = 三张同点数加两张同点数；比三张的点数。
rules_kind_four_plus_one = 四张同点数加任意一张。
rules_kind_straight_flush = 五张点数相连、花色相同的牌。
rules_big_two_points = 计分
rules_big_two_points_text = 输家按剩下的张数付分，多数玩法剩十张起加倍；赢家收取所有输家付的分。
rules_rikken_aim = 目标
rules_rikken_aim_text = 四人各 13 张牌，叫出自己要达到的目标：若干墩、恰好一墩，或者一墩不赢。
rules_rikken_order = 牌的大小
rules_rikken_order_text = 每种花色（包括将牌）都是 A 最大，其次是 K、Q、J、10，直到 2。
rules_rikken_auction = 叫牌
rules_rikken_auction_text = 从发牌人左手边开始，每人叫得比前一个高，或者过牌；过牌的人退出叫牌。叫得最高的人就是庄家，打这个定约。下面的表从低到高列出各种叫牌。
rules_rikken_partner = 将牌与搭档
rules_rikken_partner_text = 打 { contract_rik } 时，庄家指定将牌，并叫一张自己没有的 A。持有这张 A 的人就是搭档，在它打出之前没有别人知道。
rules_rikken_play = 出牌
rules_rikken_play_text = 发牌人左手边的人领出。其他人有同花色的必须跟，没有的可以出任何牌。最大的将牌赢得这一墩，没有将牌则由领出花色中最大的牌赢得。赢家领出下一墩。
rules_rikken_play_picture = 领出梅花；红桃为将牌时，红桃 2 赢得这一墩。
rules_rikken_points = 筹码
rules_rikken_points_text = 十三墩之后，输家付给赢家，定约越难付得越多。单打的人与其他三人分别结算。表中是庄家一共收取或付出的筹码。

## Rules of Rikken: what a first reader needs

rules_rikken_trick = 什么是一墩
rules_rikken_trick_text = 每人依次出一张牌到桌上：这四张牌就是一墩。其中一张赢得这一墩，十三墩为一局。只算赢得的墩数，牌本身没有分数。
rules_rikken_trick_picture = 领出方块，大家都跟：最大的方块 A 赢得这一墩。
rules_rikken_auction_example = 例如：你叫 { contract_rik }。Ada 叫更高的 { contract_piek }。Blaise 和 Emmy 过牌。现在你可以叫得更高，例如 { contract_misere }，或者过牌。你过牌，于是 Ada 打 { contract_piek }，你们三家防守。
rules_rikken_blind_text = 所叫的 A 必须是庄家手上有的花色。如果没有这样的 A，就叫自己一张也没有的花色的 A：这就是盲叫，而且要说出来。将牌以外的 A 都在自己手上时，改叫一张 K。
rules_rikken_bid = 叫牌
rules_rikken_goal = 目标
rules_rikken_made = 完成
rules_rikken_lost = 未完成
