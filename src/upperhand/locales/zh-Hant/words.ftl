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

contract_pass = 過
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
contract_solo8_beter = 獨打 8 beter
contract_solo9_beter = 獨打 9 beter
contract_solo10_beter = 獨打 10 beter
contract_solo11_beter = 獨打 11 beter
contract_solo12_beter = 獨打 12 beter
contract_solo13_beter = 獨打 13 beter

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
goal_solo8_beter = 獨自贏 8 墩，紅心為王牌
goal_solo9_beter = 獨自贏 9 墩，紅心為王牌
goal_solo10_beter = 獨自贏 10 墩，紅心為王牌
goal_solo11_beter = 獨自贏 11 墩，紅心為王牌
goal_solo12_beter = 獨自贏 12 墩，紅心為王牌
goal_solo13_beter = 獨自贏全部 13 墩，紅心為王牌；你領出

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
aim_solo8_beter = 8 墩，紅心王牌
aim_solo9_beter = 9 墩，紅心王牌
aim_solo10_beter = 10 墩，紅心王牌
aim_solo11_beter = 11 墩，紅心王牌
aim_solo12_beter = 12 墩，紅心王牌
aim_solo13_beter = 全部 13 墩，紅心王牌

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
preset_sugiyanto = 過牌即退出該輪
preset_big2ai = 有炸彈
preset_big2ai_card_value = 有炸彈，牌有分值
preset_greedy = 可出三條
preset_charlesworth = 三條與四張牌型
preset_vorsteveld2007 = 四種叫牌
preset_vorsteveld2007_full = 所有叫牌
preset_stichting2025 = 錦標賽 2025
preset_huisregels = 家庭規則
