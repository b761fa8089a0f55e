# Words of the games, by the codes that the engine has for them.

## Suits, ranks and cards

suit_S = 黑桃
suit_H = 红桃
suit_C = 梅花
suit_D = 方块
rank_J = J
rank_Q = Q
rank_K = K
rank_A = A
card_name = { $suit } { $rank }
the_card = { CARD($card) }

## Combinations of Big Two

kind_card = 牌
kind_single = 单张
kind_pair = 对子
kind_triple = 三条
kind_two_pair = 两对
kind_four_of_a_kind = 四条
kind_straight = 顺子
kind_flush = 同花
kind_full_house = 葫芦
kind_four_plus_one = 四带一
kind_straight_flush = 同花顺

## Contracts of Rikken

contract_pass = 过
contract_rik = Rik
contract_rik_beter = Rik beter
contract_solo8 = 单打 8
contract_troela = Troela
contract_piek = Piek
contract_solo9 = 单打 9
contract_misere = Misère
contract_solo10 = 单打 10
contract_open_piek = 明牌 Piek
contract_solo11 = 单打 11
contract_open_piek_talk = 明牌 Piek（可商量）
contract_open_misere = 明牌 Misère
contract_solo12 = 单打 12
contract_open_misere_talk = 明牌 Misère（可商量）
contract_solo13 = 单打 13
contract_schoppen_mie = Schoppen Mie
contract_solo8_beter = 单打 8 beter
contract_solo9_beter = 单打 9 beter
contract_solo10_beter = 单打 10 beter
contract_solo11_beter = 单打 11 beter
contract_solo12_beter = 单打 12 beter
contract_solo13_beter = 单打 13 beter

## What a contract asks for

goal_rik = 与持有所叫 A 的搭档合赢 8 墩，将牌自选
goal_rik_beter = 与持有所叫 A 的搭档合赢 8 墩，红桃为将牌
goal_troela = 与持有第四张 A 的人合赢 8 墩，由他选将牌
goal_piek = 独自恰好赢一墩，无将牌
goal_misere = 独自一墩不赢，无将牌
goal_open_piek = 恰好赢一墩，无将牌，从第二墩起明牌
goal_open_piek_talk = 恰好赢一墩，无将牌，从第二墩起明牌，其他人可以商量；由你领出
goal_open_misere = 一墩不赢，无将牌，从第二墩起明牌
goal_open_misere_talk = 一墩不赢，无将牌，从第二墩起明牌，其他人可以商量；由你领出
goal_solo13 = 独自赢下全部 13 墩，将牌自选；由你领出
goal_schoppen_mie = 各自为战：不拿黑桃 Q，也不拿最后一墩
goal_solo8 = 独自赢 8 墩，将牌自选
goal_solo9 = 独自赢 9 墩，将牌自选
goal_solo10 = 独自赢 10 墩，将牌自选
goal_solo11 = 独自赢 11 墩，将牌自选
goal_solo12 = 独自赢 12 墩，将牌自选
goal_solo8_beter = 独自赢 8 墩，红桃为将牌
goal_solo9_beter = 独自赢 9 墩，红桃为将牌
goal_solo10_beter = 独自赢 10 墩，红桃为将牌
goal_solo11_beter = 独自赢 11 墩，红桃为将牌
goal_solo12_beter = 独自赢 12 墩，红桃为将牌
goal_solo13_beter = 独自赢下全部 13 墩，红桃为将牌；由你领出

## The same in a few words, under the kind of the bid

bids_partner = 有搭档
bids_alone = 单打，将牌自选
bids_few = 少赢墩，无将牌
bids_open = 明牌，无将牌
bids_each = 各自为战
aim_rik = 8 墩
aim_rik_beter = 8 墩，红桃将牌
aim_troela = 8 墩，第四张 A
aim_piek = 恰好 1 墩
aim_misere = 不赢墩
aim_open_piek = 恰好 1 墩
aim_open_piek_talk = 恰好 1 墩，对手商量
aim_open_misere = 不赢墩
aim_open_misere_talk = 不赢墩，对手商量
aim_solo13 = 全部 13 墩
aim_schoppen_mie = 不拿 Q♠ 和末墩
aim_solo8 = 8 墩
aim_solo9 = 9 墩
aim_solo10 = 10 墩
aim_solo11 = 11 墩
aim_solo12 = 12 墩
aim_solo8_beter = 8 墩，红桃将牌
aim_solo9_beter = 9 墩，红桃将牌
aim_solo10_beter = 10 墩，红桃将牌
aim_solo11_beter = 11 墩，红桃将牌
aim_solo12_beter = 12 墩，红桃将牌
aim_solo13_beter = 全部 13 墩，红桃将牌

## Games, levels and scores

game_big_two = 锄大地
game_rikken = Rikken
level_beginner = 入门
level_novice = 新手
level_casual = 休闲
level_steady = 稳健
level_skilled = 熟练
level_strong = 强手
level_expert = 专家
level_champion = 冠军
character_beginner = 随手出牌，经常看漏。
character_novice = 懂规则，但大牌用得太早。
character_casual = 出牌合理，但记不住出过的牌。
character_steady = 很少犯大错，但不太做计划。
character_skilled = 会规划手牌，偶尔错过机会。
character_strong = 记得每一张牌，很少出错。
character_expert = 不往后推算，也打得极好。
character_champion = 用数百局模拟往后推算。
level_easy = 简单
level_normal = 普通
level_hard = 困难
level_challenge = 挑战
score_points = 分数
score_chips = 筹码

## Presets: names, then what is special about them

preset_hongkong = 香港
preset_sugiyanto = 过牌即退出本轮
preset_big2ai = 有炸弹
preset_big2ai_card_value = 有炸弹，牌有分值
preset_greedy = 可出三条
preset_charlesworth = 三条与四张牌型
preset_vorsteveld2007 = 四种叫牌
preset_vorsteveld2007_full = 全部叫牌
preset_stichting2025 = 锦标赛 2025
preset_huisregels = 家庭规则
