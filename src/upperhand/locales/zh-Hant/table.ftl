# How a game is told: what is done, and how it came out.

## A move as advice says it

do_pass = 過牌
do_play = 出 { CARDS($cards) }
do_bid = 叫「{ CONTRACT($bid) }」
do_trump = 以{ SUIT($suit) }為王牌
do_call = 叫{ CARD($card) }
do_call_blind = 盲叫{ CARD($card) }

## How a game of Big Two came out

has_won = { $name } 獲勝。
not_over_yet = 牌局尚未結束。
went_out_first = 最先出完
receives = 收取其他人所付：{ $sum } = { SIGNED($points, digits: 0) }
cards_left_cost = 剩 { $count } 張，計 { $points } 分
doubled_for_twos = 每剩一張 2 加倍：{ $times } 倍
many_cards_left = 剩牌太多或沒出過牌：{ $times } 倍
pays = 付 { $points }

## How a game of Rikken came out. A name may be "You": verbs must fit both.

all_passed = 大家都過牌，重新發牌。
mie_pays =
    { contract_schoppen_mie }：{ NAMES($names) } { $count ->
       *[other] 付籌碼
    }。
made_contract = { $name } 完成「{ $contract }」：{ $tricks }。
lost_contract = { $name } 未完成「{ $contract }」：{ $tricks }。
made_contract_with = { $name } 與 { $partner } 完成「{ $contract }」：{ $tricks }。
lost_contract_with = { $name } 與 { $partner } 未完成「{ $contract }」：{ $tricks }。
two_sentences = { $first }{ $then }
the_contract = { CONTRACT($contract) }
the_contract_in = { CONTRACT($contract) }（{ SUIT($trump) }王牌）
role_partner = { CONTRACT($contract) }，搭檔
role_defender = 防守「{ CONTRACT($contract) }」
role_passed_out = 無人叫牌
count_of_tricks = { $count } 墩
count_of_chips = { SIGNED($chips, digits: 0) } 籌碼
