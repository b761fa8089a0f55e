# Presets and switches of the rules: what they are and mean.

## Presets: names, then what is special about them

preset_about_hongkong = 香港最常見的玩法；剩十張加倍，十三張三倍。
preset_about_sugiyanto = A2345 與 23456 也是順子；過牌者該輪不能再出。
preset_about_big2ai = 鐵支與同花順是炸彈，沒有同花，須出相同牌型；每剩一張 2 加倍。
preset_about_big2ai_card_value = 同上，但每張剩牌依其分值計算。
preset_about_greedy = 可單出三條；剩十張加倍，未出過牌三倍。
preset_about_charlesworth = 可出三條與四張牌型；最小的牌自動先出。
preset_about_vorsteveld2007 = { contract_rik }、{ contract_solo8 }、{ contract_piek } 與 { contract_misere }：最適合入門。
preset_about_vorsteveld2007_full = 從 { contract_rik } 到 { contract_schoppen_mie } 的所有叫牌，三張 A 可叫 { contract_troela }。
preset_about_stichting2025 = 荷蘭錦標賽的叫牌與籌碼表。
preset_about_huisregels = 三張 A 必須宣告，被叫的 A 必須打出，不洗牌；全部過牌時玩「{ contract_schoppen_mie }」。

## Switches: names, then what they mean

switch_players = 人數
switch_deal = 發牌方式
switch_suit_order = 花色由小到大
switch_triples = 可單出三條
switch_four_card_hands = 四張牌型
switch_five_card_hands = 五張牌型由小到大
switch_straights = 順子由小到大
switch_flush_order = 同花比較方式
switch_must_match = 必須相符的部分
switch_bombs = 炸彈
switch_opening = 開局
switch_after_pass = 過牌之後
switch_lead_after_unbeatable = 出最大牌後立即再出
switch_scoring = 計分方式
switch_card_points = 每張分數
switch_double_from = 加倍張數
switch_triple_from = 三倍張數
switch_triple_if_unplayed = 一張未出則三倍
switch_double_per_two = 每剩一張 2 加倍
switch_bids = 叫牌由低到高
switch_shuffle = 洗牌
switch_called_ace = 所叫的 A
switch_blind_call = 允許盲叫
switch_troela = { contract_troela }
switch_join = 可多人同打的叫牌
switch_must_trump = 必須切牌
switch_all_pass = 全部過牌時
switch_scores = 籌碼表
switch_overtricks = 超墩籌碼
switch_tariffs = 自訂籌碼
switch_about_players = 遊戲人數
switch_about_triples = 可以單出三條
switch_about_four_card_hands = 可以出兩對，以及更大的四條
switch_about_five_card_hands = 可用的五張牌型，由小到大
switch_about_straights = 順子由小到大，決定大小的點數寫在最後
switch_about_bombs = 可以壓任何非炸彈的牌型
switch_about_lead_after_unbeatable = 打出無法被壓的牌後立即再領出
switch_about_card_points = 每張剩牌的分數
switch_about_double_from = 剩這麼多張起加倍；0：不加倍
switch_about_triple_from = 剩這麼多張起三倍；0：不加倍
switch_about_triple_if_unplayed = 從未出牌者三倍
switch_about_double_per_two = 每剩一張 2 再加倍
switch_about_bids = 可叫的合約，由低到高
switch_about_blind_call = 若手中花色的 A 都不能叫，可以盲叫
switch_about_join = 可多人同時打的合約
switch_about_must_trump = 無法跟花色者必須出王牌
switch_about_overtricks = 超過目標的每一墩，以及不足時第二墩起的每一墩的籌碼；0：沒有
switch_about_tariffs = 每位付款者為一個合約支付的籌碼，代替計分表
choice_deal_thirteen = 每人 13 張
choice_deal_whole_deck = 整副牌，供三人
choice_flush_order_suit = 先比花色，再比最大牌
choice_flush_order_top_card = 最大牌
choice_must_match_size = 張數
choice_must_match_type = 張數與牌型
choice_opening_contains = 任何包含最小牌的牌型
choice_opening_alone = 單出最小的牌
choice_opening_automatic = 自動單出最小的牌
choice_after_pass_may_return = 同一輪可再出
choice_after_pass_out = 該輪不能再出
choice_scoring_count = 每張牌分數相同
choice_scoring_card_value = 每張牌按自己的分值
choice_shuffle_fresh = 重新洗牌
choice_shuffle_groups = 以墩為組洗牌
choice_shuffle_never = 不洗牌
choice_called_ace_free = 持有者可保留
choice_called_ace_must_when_led = 領出該花色時必須打出
choice_called_ace_must_when_declarer_leads = 莊家領出該花色時必須打出
choice_troela_off = 沒有專屬合約
choice_troela_optional = 可選
choice_troela_obligatory = 必須
choice_all_pass_redeal = 重新發牌
choice_all_pass_schoppen_mie = 改打 { contract_schoppen_mie }
choice_all_pass_dealer_plays = 發牌者必須叫牌
choice_scores_vorsteveld = Vorsteveld（2007）
choice_scores_rik_one = Vorsteveld，{ contract_rik } 為 1 籌碼
choice_scores_stichting = Stichting Rikken（比賽）

## Where the presets come from; titles stay as they are

preset_source_hongkong = 香港多數牌桌採用的規則
preset_source_sugiyanto = Sugiyanto, Fernando & Tai, A Rule-Based AI Method for an Agent Playing Big Two, Applied Sciences 11, 4206, 2021
preset_source_big2ai = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022：規則
preset_source_big2ai_card_value = Chen & Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction for the Card Game Big2, IEEE Access 10, 2022：實驗中的計分
preset_source_greedy = Matthew, Dynamic Greedy Algorithm for Big Two Card Game's AI, Bandung Institute of Technology, 2009
preset_source_charlesworth = Charlesworth, Application of Self-Play Reinforcement Learning to a Four-Player Game of Imperfect Information, 2018
preset_source_vorsteveld2007 = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007：實驗中的四種主要叫牌
preset_source_vorsteveld2007_full = Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007：表 2.1
preset_source_stichting2025 = Stichting Rikken 錦標賽計分表，2025；牌疊與 A 依習慣
preset_source_huisregels = 常見家庭規則：俱樂部和玩家對遊戲的說明
