# Presets and switches of the rules: what they are and mean.

## Presets: names, then what is special about them

preset_about_hongkong = 香港最常见的玩法；剩十张起加倍，十三张三倍。
preset_about_sugiyanto = A2345 和 23456 也是顺子；过牌的人本轮不能再出。
preset_about_big2ai = 四带一和同花顺是炸弹，没有同花，必须出相同牌型；每剩一张 2 加倍一次。
preset_about_big2ai_card_value = 同上，但每张剩牌按自己的分值计算。
preset_about_greedy = 三条可以单独出；剩十张起加倍，一张没出则三倍。
preset_about_charlesworth = 可以出三条和四张牌型；最小的牌自动先出。
preset_about_vorsteveld2007 = { contract_rik }、{ contract_solo8 }、{ contract_piek } 和 { contract_misere }：最适合入门。
preset_about_vorsteveld2007_full = 从 { contract_rik } 到 { contract_schoppen_mie } 的所有叫牌，三张 A 可叫 { contract_troela }。
preset_about_stichting2025 = 荷兰锦标赛的叫牌与筹码表。
preset_about_huisregels = 三张 A 必须宣告，被叫的 A 必须打出，不洗牌；全部过牌时玩“{ contract_schoppen_mie }”。

## Switches: names, then what they mean

switch_players = 人数
switch_deal = 发牌方式
switch_suit_order = 花色从小到大
switch_triples = 三条单独出
switch_four_card_hands = 四张牌型
switch_five_card_hands = 五张牌型从小到大
switch_straights = 顺子从小到大
switch_flush_order = 同花怎么比
switch_must_match = 必须相同的部分
switch_bombs = 炸弹
switch_opening = 开局
switch_after_pass = 过牌之后
switch_lead_after_unbeatable = 出了没人能压的牌就立即再领出
switch_scoring = 计分方式
switch_card_points = 每张牌的分数
switch_double_from = 加倍张数
switch_triple_from = 三倍张数
switch_triple_if_unplayed = 一张没出则三倍
switch_double_per_two = 每剩一张 2 加倍
switch_bids = 叫牌从低到高
switch_shuffle = 洗牌
switch_called_ace = 所叫的 A
switch_blind_call = 允许盲叫
switch_troela = { contract_troela }
switch_join = 可多人同打的叫牌
switch_must_trump = 必须将吃
switch_all_pass = 全部过牌时
switch_scores = 筹码表
switch_overtricks = 超墩筹码
switch_tariffs = 自定筹码
switch_about_players = 几个人玩
switch_about_triples = 三张同点数的牌可以单独出
switch_about_four_card_hands = 可以出两对，以及更大的四条
switch_about_five_card_hands = 可用的五张牌型，从小到大
switch_about_straights = 顺子从小到大，决定大小的点数写在最后
switch_about_bombs = 可以压任何不是炸弹的牌型
switch_about_lead_after_unbeatable = 出了没人能压的牌，出牌人立即再领出
switch_about_card_points = 每张剩牌要付的分数
switch_about_double_from = 剩这么多张起加倍；0：不加倍
switch_about_triple_from = 剩这么多张起三倍；0：没有三倍
switch_about_triple_if_unplayed = 一张牌都没出的人付三倍
switch_about_double_per_two = 每剩一张 2 再加倍一次
switch_about_bids = 可以叫的定约，从低到高
switch_about_blind_call = 手中花色的 A 都不能叫时，可以盲叫
switch_about_join = 可以多人同时打的定约
switch_about_must_trump = 不能跟花色的人必须将吃
switch_about_overtricks = 超过目标的每一墩，以及不足时第二墩起的每一墩的筹码；0：没有
switch_about_tariffs = 每位付款者为一个定约支付的筹码，代替计分表
choice_deal_thirteen = 每人 13 张
choice_deal_whole_deck = 整副牌，三人玩
choice_flush_order_suit = 先比花色，再比最大的牌
choice_flush_order_top_card = 比最大的牌
choice_must_match_size = 张数
choice_must_match_type = 张数和牌型
choice_opening_contains = 任何包含最小牌的牌型
choice_opening_alone = 单独出最小的牌
choice_opening_automatic = 自动单独出最小的牌
choice_after_pass_may_return = 同一轮可以再出
choice_after_pass_out = 本轮不能再出
choice_scoring_count = 每张牌分数相同
choice_scoring_card_value = 每张牌按自己的分值
choice_shuffle_fresh = 重新洗牌
choice_shuffle_groups = 以墩为组洗牌
choice_shuffle_never = 不洗牌
choice_called_ace_free = 持有者可以留着
choice_called_ace_must_when_led = 领出该花色时必须打出
choice_called_ace_must_when_declarer_leads = 庄家领出该花色时必须打出
choice_troela_off = 没有单独的定约
choice_troela_optional = 可以叫
choice_troela_obligatory = 必须叫
choice_all_pass_redeal = 重新发牌
choice_all_pass_schoppen_mie = 改打 { contract_schoppen_mie }
choice_all_pass_dealer_plays = 发牌人必须叫牌
choice_scores_vorsteveld = Vorsteveld（2007）
choice_scores_rik_one = Vorsteveld，{ contract_rik } 为 1 个筹码
choice_scores_stichting = Stichting Rikken（比赛）

## Where the presets come from; titles stay as they are

preset_source_hongkong = 香港多数牌桌的玩法
preset_source_sugiyanto = Sugiyanto, Fernando & Tai, A Rule-Based AI Method for an Agent Playing Big Two, Applied Sciences 11, 4206, 2021
preset_source_big2ai = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022：规则
preset_source_big2ai_card_value = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022：实验的计分
preset_source_greedy = Matthew, Dynamic Greedy Algorithm for Big Two Card Game's AI, Bandung Institute of Technology, 2009
preset_source_charlesworth = Charlesworth, Application of Self-Play Reinforcement Learning to a Four-Player Game of Imperfect Information, 2018
preset_source_vorsteveld2007 = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007：实验中的四种主要叫牌
preset_source_vorsteveld2007_full = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007：表 2.1
preset_source_stichting2025 = Stichting Rikken 锦标赛计分表，2025；牌叠与 A 依习惯
preset_source_huisregels = 常见家庭规则：俱乐部和玩家对游戏的说明
