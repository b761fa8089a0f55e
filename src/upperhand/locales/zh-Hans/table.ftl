# Texts about a game: moves and results.

## A move in advice

do_pass = 过牌
do_play = 出 { CARDS($cards) }
do_bid = 叫“{ CONTRACT($bid) }”
do_trump = 选{ SUIT($suit) }为将牌
do_call = 叫{ CARD($card) }
do_call_blind = 盲叫{ CARD($card) }

## Results of Big Two

has_won = { $name } 获胜。
not_over_yet = 牌局还没结束。
went_out_first = 最先出完
receives = 收取其他人付的分：{ $sum } = { SIGNED($points, digits: 0) }
cards_left_cost = 剩 { $count } 张，付 { $points } 分
doubled_for_twos = 每剩一张 2 加倍：{ $times } 倍
many_cards_left = 剩牌太多，或一张没出：{ $times } 倍
pays = 付 { $points }

## Results of Rikken. A name may be "You": verbs must fit both.

all_passed = 所有人都过牌，重新发牌。
mie_pays =
    { contract_schoppen_mie }：{ NAMES($names) } { $count ->
       *[other] 付筹码
    }。
made_contract = { $name } 完成“{ $contract }”：{ $tricks }。
lost_contract = { $name } 未完成“{ $contract }”：{ $tricks }。
made_contract_with = { $name } 和 { $partner } 完成“{ $contract }”：{ $tricks }。
lost_contract_with = { $name } 和 { $partner } 未完成“{ $contract }”：{ $tricks }。
two_sentences = { $first }{ $then }
the_contract = { CONTRACT($contract) }
the_contract_in = { CONTRACT($contract) }（{ SUIT($trump) }将牌）
role_partner = { CONTRACT($contract) }，搭档
role_defender = 防守“{ CONTRACT($contract) }”
role_passed_out = 无人叫牌
count_of_tricks = { $count } 墩
count_of_chips = { SIGNED($chips, digits: 0) } 个筹码
