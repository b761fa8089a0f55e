# Why something cannot be done.

## Any game

game_over = 牌局已結束
game_won = 牌局已結束：座位 { $seat } 獲勝
no_scores_yet = 牌局尚未結束：還沒有得分
no_next_deal_yet = 牌局尚未結束：還不能重新發牌
out_of_turn = 輪到座位 { $turn }，不是座位 { $seat }
not_held = 座位 { $seat } 沒有 { CARDS($cards) }
not_held_by_you = 你沒有 { CARDS($cards) }

## Big Two: combinations as people speak of them

these_cards = { CARDS($cards) }
a_single = { CARDS($card) }
a_pair = 一對 { RANK($rank) }
a_triple = 三條 { RANK($rank) }
a_two_pair = 兩對 { RANK($high) } 和 { RANK($low) }
a_four_of_a_kind = 四條 { RANK($rank) }
a_straight = 以 { CARDS($card) } 定大小的順子
a_flush = 最大為 { CARDS($card) } 的同花
a_full_house = 三條 { RANK($rank) } 的葫蘆
a_four_plus_one = 鐵支 { RANK($rank) }
a_straight_flush = 以 { CARDS($card) } 定大小的同花順

## Big Two: why a play is not possible

opening_must_contain = 第一手必須包含 { CARDS($card) }
opening_without_pass = 第一手必須包含 { CARDS($card) }：不能過牌
opening_must_be = 第一手必須單出 { CARDS($card) }
leader_must_play = 領出的人必須出牌：不能過牌
no_triple_alone = 此規則不能單出三條
four_needs_a_fifth = 此規則的四條必須再帶一張
no_four_of_a_kind = 此規則不能出四條
more_than_five_cards = 牌型最多五張
no_combination = 在此規則下，{ CARDS($cards) } 不成牌型
wrong_size = 「{ $play }」不能壓「{ $table }」：請出 { $count } 張牌
wrong_size_or_bomb = 「{ $play }」不能壓「{ $table }」：請出 { $count } 張牌或炸彈
wrong_type = 「{ $play }」不能壓「{ $table }」：請出相同牌型
wrong_type_or_bomb = 「{ $play }」不能壓「{ $table }」：請出相同牌型或炸彈
alike_but_lower = { $what }（{ CARDS($play) }）大不過桌上的（{ CARDS($table) }）
does_not_beat = 「{ $play }」大不過「{ $table }」
in_no_play = 現在能出的牌都用不到這張

## Rikken: why a bid, a trump, a call or a card is not possible

bid_wanted = 現在不能「{ $move }」：請叫牌或過牌
trump_wanted = 現在不能「{ $move }」：請選王牌，例如 trump H
call_wanted = 現在不能「{ $move }」：請叫一張牌找搭檔，例如 call AS
card_wanted = 現在不能「{ $move }」：請出一張牌，例如 AS
troela_without_pass = { $aces } 張 A 必須叫 { contract_troela }：不能過牌
troela_must_be_bid = { $aces } 張 A 必須叫 { contract_troela }：不能叫「{ CONTRACT($bid) }」
troela_needs_aces = 手中恰好有三張 A 才能叫 { contract_troela }
troela_needs_more_aces = 手中有三張或四張 A 才能叫 { contract_troela }
troela_begins_with = { contract_troela } 由搭檔用第四張 A 或所叫的牌領出，不能用 { CARDS($card) }
not_trumped_now = { CARDS($card) } 是王牌，手中有別的牌時，這個 { contract_troela } 的第一墩不能出王牌
dealer_must_bid = 其他人都過牌，所以發牌者必須叫牌：不能過牌
not_bid_here = 此規則不能叫「{ CONTRACT($bid) }」
schoppen_mie_comes_last = 其他三家都過牌、且沒有人叫過牌時，才能叫 { contract_schoppen_mie }
does_not_outbid = 「{ CONTRACT($bid) }」高不過「{ CONTRACT($other) }」
no_trump_of_the_ace = { SUIT($suit) }不能作王牌：那是搭檔 A 的花色
no_trump_of_the_called = { SUIT($suit) } 不能作王牌：它是被叫的牌的花色
call_in_own_hand = { CARDS($card) } 在叫牌者自己手中
call_of_trump = { CARDS($card) } 是王牌，不能叫
call_another = 現在不能叫 { CARDS($card) }：請從 { CARDS($cards) } 中叫一張
call_not_blind = { CARDS($card) } 不能盲叫：叫牌者有{ SUIT($suit) }
call_blind = 叫牌者沒有{ SUIT($suit) }：必須說明是盲叫，例如 call { CARDS($card) } blind
led_with_called_card = 領出{ SUIT($suit) }時必須出被叫的 { CARDS($card) }
called_card_now = { CARDS($card) } 是被叫的牌，現在必須出
does_not_follow = { CARDS($card) } 沒有跟花色：領出的是{ SUIT($suit) }
must_trump = { CARDS($card) } 不是王牌：無法跟花色時必須出王牌
queen_goes_now = 無法跟花色時必須出 { CARDS($card) }
spades_not_led_yet = 不能領出 { CARDS($card) }：{ CARDS($queen) } 出現之前不能領出黑桃
spades_not_yet = 不能出 { CARDS($card) }：{ CARDS($queen) } 出現之前不能出黑桃

## The playroom: what is refused at a table

stale_action =
    這是第 { $game } 局第 { $ply } 步的動作，但牌桌已到第 { $table_game } 局第 { $table_ply } 步
turn_of = 輪到 { $name }
game_not_over = 牌局尚未結束
no_game_yet = 牌局尚未開始
no_seat_here = 你在這桌沒有座位
seated_already = 你已坐在這桌
no_free_seat = 沒有空位
seat_taken = 這個座位有人
same_address = 這裡已有人從和你相同的位址參加；計分的牌局不能這樣，不計分的牌桌可以
host_starts = 只有房主可以開始
room_has_started = 這個房間的牌局已經開始
computer_plays_your_seat = 電腦正在代打，請先取回座位
database_silent = 資料庫沒有回應，請再試一次
not_stored = 無法儲存，請再試一次
hint_out_of_turn = 輪到你時才有提示
something_went_wrong = 這裡出了點問題，請再試一次
too_fast = 太快了，請稍候再試
too_many_requests = 現在請求太多，請一分鐘後再試
room_is_moving = 這張牌桌正在遷移；請再試一次
room_closed = 房間已關閉
no_such_room = 沒有這個代碼的房間
one_seat_is_yours = 一個座位是你的，其他人的請留空
