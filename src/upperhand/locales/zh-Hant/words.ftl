# Words of the games, by the codes that the engine has for them.

## Suits, ranks and cards

suit_S = 黑桃
suit_H = 紅心
suit_C = 梅花
suit_D = 方塊
rank_J = J
rank_Q = Q
rank_K = K
rank_A = A
card_name = { $suit }{ $rank }
the_card = { CARD($card) }

## Combinations of Big Two

kind_card = 牌
kind_single = 單張
kind_pair = 對子
kind_triple = 三條
kind_two_pair = 兩對
kind_four_of_a_kind = 四條
kind_straight = 順子
kind_flush = 同花
kind_full_house = 葫蘆
kind_four_plus_one = 鐵支
kind_straight_flush = 同花順

## Contracts of Rikken

contract_pass = 不叫
contract_rik = Rik
contract_rik_beter = Rik beter
contract_solo8 = 獨打 8
contract_troela = Troela
contract_piek = Piek
contract_solo9 = 獨打 9
contract_misere = Misère
contract_solo10 = 獨打 10
contract_open_piek = 攤牌 Piek
contract_solo11 = 獨打 11
contract_open_piek_talk = 攤牌 Piek（可討論）
contract_open_misere = 攤牌 Misère
contract_solo12 = 獨打 12
contract_open_misere_talk = 攤牌 Misère（可討論）
contract_solo13 = 獨打 13
contract_schoppen_mie = Schoppen Mie

## What a contract asks for

goal_rik = 與持有所叫 A 的搭檔贏 8 墩，王牌自選
goal_rik_beter = 與持有所叫 A 的搭檔贏 8 墩，紅心為王牌
goal_troela = 與持有第四張 A 的人贏 8 墩，由他選王牌
goal_piek = 獨自恰好贏一墩，無王牌
goal_misere = 獨自一墩不贏，無王牌
goal_open_piek = 恰好贏一墩，無王牌，第二墩起攤牌
goal_open_piek_talk = 恰好贏一墩，無王牌，第二墩起攤牌，其他人可商量；你領出
goal_open_misere = 一墩不贏，無王牌，第二墩起攤牌
goal_open_misere_talk = 一墩不贏，無王牌，第二墩起攤牌，其他人可商量；你領出
goal_solo13 = 獨自贏全部 13 墩，王牌自選；你領出
goal_schoppen_mie = 各自為戰：不拿黑桃 Q 也不拿最後一墩
goal_solo8 = 獨自贏 8 墩，王牌自選
goal_solo9 = 獨自贏 9 墩，王牌自選
goal_solo10 = 獨自贏 10 墩，王牌自選
goal_solo11 = 獨自贏 11 墩，王牌自選
goal_solo12 = 獨自贏 12 墩，王牌自選

## The same in a few words, under the kind of the bid

bids_partner = 與搭檔
bids_alone = 獨打，王牌自選
bids_few = 少贏墩，無王牌
bids_open = 攤牌，無王牌
bids_each = 各自為戰
aim_rik = 8 墩
aim_rik_beter = 8 墩，紅心王牌
aim_troela = 8 墩，第四張 A
aim_piek = 恰好 1 墩
aim_misere = 不贏墩
aim_open_piek = 恰好 1 墩
aim_open_piek_talk = 恰好 1 墩，對手商量
aim_open_misere = 不贏墩
aim_open_misere_talk = 不贏墩，對手商量
aim_solo13 = 全部 13 墩
aim_schoppen_mie = 不拿 Q♠ 和末墩
aim_solo8 = 8 墩
aim_solo9 = 9 墩
aim_solo10 = 10 墩
aim_solo11 = 11 墩
aim_solo12 = 12 墩

## Games, levels and scores

game_big_two = 大老二
game_rikken = Rikken
level_beginner = 初學
level_novice = 新手
level_casual = 休閒
level_steady = 穩健
level_skilled = 熟練
level_strong = 強手
level_expert = 專家
level_champion = 冠軍
character_beginner = 隨手出牌，常常看漏。
character_novice = 懂規則，但太早用掉大牌。
character_casual = 出牌合理，但會忘記出過的牌。
character_steady = 少有大錯，但很少規劃。
character_skilled = 會規劃手牌，偶爾錯過機會。
character_strong = 記得每一張牌，很少出錯。
character_expert = 不往前推算也打得極好。
character_champion = 用數百局模擬往前推算。
level_easy = 簡單
level_normal = 普通
level_hard = 困難
level_challenge = 挑戰
score_points = 分數
score_chips = 籌碼

## Presets: names, then what is special about them

preset_hongkong = 香港
preset_sugiyanto = 不出即退出該輪
preset_big2ai = 有炸彈
preset_big2ai_card_value = 有炸彈，牌有分值
preset_greedy = 可出三條
preset_charlesworth = 三條與四張牌型
preset_vorsteveld2007 = 四種叫牌
preset_vorsteveld2007_full = 所有叫牌
preset_stichting2025 = 錦標賽 2025
preset_about_hongkong = 香港最常見的玩法；剩十張加倍，十三張三倍。
preset_about_sugiyanto = A2345 與 23456 也是順子；不出者該輪不能再出。
preset_about_big2ai = 鐵支與同花順是炸彈，沒有同花，須出相同牌型；每剩一張 2 加倍。
preset_about_big2ai_card_value = 同上，但每張剩牌依其分值計算。
preset_about_greedy = 可單出三條；剩十張加倍，未出過牌三倍。
preset_about_charlesworth = 可出三條與四張牌型；最小的牌自動先出。
preset_about_vorsteveld2007 = Rik、獨打 8、Piek 與 Misère：最適合入門。
preset_about_vorsteveld2007_full = 從 Rik 到 Schoppen Mie 的所有叫牌，三張 A 可叫 Troela。
preset_about_stichting2025 = 荷蘭錦標賽的叫牌與籌碼表。

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
switch_after_pass = 不出之後
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
switch_troela = Troela
switch_join = 可多人同打的叫牌
switch_must_trump = 必須切牌
switch_all_pass = 全部不叫時
switch_scores = 籌碼表
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
choice_all_pass_schoppen_mie = 改打 Schoppen Mie
choice_all_pass_dealer_plays = 發牌者必須叫牌
choice_scores_vorsteveld = Vorsteveld（2007）
choice_scores_rik_one = Vorsteveld，Rik 為 1 籌碼
choice_scores_stichting = Stichting Rikken（比賽）
