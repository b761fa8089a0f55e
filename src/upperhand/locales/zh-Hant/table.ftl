# How a game is told: what is done, what can be learned from it, and how it came out.

## A move as advice says it

do_pass = 過
do_play = 出 { CARDS($cards) }
do_bid = 叫「{ CONTRACT($bid) }」
do_trump = 以{ SUIT($suit) }為王牌
do_call = 叫{ CARD($card) }
do_call_blind = 盲叫{ CARD($card) }

## What can be learned from a move of Big Two

pass_keeps = 過：要壓的仍是{ KIND($kind) } { CARDS($cards) }。
leads_a_trick = 以{ KIND($kind) }開新一輪；剩 { $left } 張。
beats_the_table = 以{ KIND($kind) }壓過 { CARDS($cards) }；剩 { $left } 張。

## What can be learned from a move of Rikken

passes_the_auction = 不叫，把機會留給別人。
bids_for = 叫牌目標：{ GOAL($bid) }。
makes_trump = 現在{ SUIT($suit) }大過其他花色的每一張牌。
calls_a_partner = 持有{ CARD($card) } 的人就是搭檔，只有他自己知道。
leads_a_suit = 領出{ SUIT($suit) }；有這個花色的人必須跟。
follows_suit = 跟{ SUIT($suit) }。
trumps_in = 沒有{ SUIT($suit) }，出王牌。
throws_away = 沒有{ SUIT($suit) }。

## How a game of Big Two came out

has_won = { $name } 獲勝。
not_over_yet = 牌局尚未結束。
went_out_first = 最先出完
receives = 收取其他人所付：{ $sum } = { SIGNED($points, digits: 0) }
cards_left_cost = 剩 { $count } 張，計 { $points } 分
doubled_for_twos = 每剩一張 2 加倍：{ $times } 倍
many_cards_left = 剩牌太多或沒出過牌：{ $times } 倍
pays = 付 { $points }

## How a game of Rikken came out. $count is 2 where the reader pays: "You pay".

all_passed = 大家都不叫，重新發牌。
mie_pays =
    Schoppen Mie：{ NAMES($names) } { $count ->
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
role_defender = 對抗「{ CONTRACT($contract) }」
role_passed_out = 無人叫牌
count_of_tricks = { $count } 墩
count_of_chips = { SIGNED($chips, digits: 0) } 籌碼
