# Why something cannot be done.

## Any game

game_over = 牌局已结束
game_won = 牌局已结束：座位 { $seat } 获胜
no_scores_yet = 牌局还没结束：还没有得分
no_next_deal_yet = 牌局还没结束：还不能重新发牌
out_of_turn = 轮到座位 { $turn }，不是座位 { $seat }
not_held = 座位 { $seat } 没有 { CARDS($cards) }
not_held_by_you = 你没有 { CARDS($cards) }

## Big Two: names of combinations

these_cards = { CARDS($cards) }
a_single = { CARDS($card) }
a_pair = 对子 { RANK($rank) }
a_triple = 三条 { RANK($rank) }
a_two_pair = 两对 { RANK($high) } 和 { RANK($low) }
a_four_of_a_kind = 四条 { RANK($rank) }
a_straight = 以 { CARDS($card) } 定大小的顺子
a_flush = 最大为 { CARDS($card) } 的同花
a_full_house = 三张 { RANK($rank) } 的葫芦
a_four_plus_one = 四张 { RANK($rank) } 的四带一
a_straight_flush = 以 { CARDS($card) } 定大小的同花顺

## Big Two: why a play is not possible

opening_must_contain = 第一手必须包含 { CARDS($card) }
opening_without_pass = 第一手必须包含 { CARDS($card) }：不能过牌
opening_must_be = 第一手必须单独出 { CARDS($card) }
leader_must_play = 领出的人必须出牌：不能过牌
no_triple_alone = 这套规则不能单独出三条
four_needs_a_fifth = 这套规则的四条必须再带一张
no_four_of_a_kind = 这套规则不能出四条
more_than_five_cards = 牌型最多五张
no_combination = 在这套规则下，{ CARDS($cards) } 不成牌型
wrong_size = “{ $play }”不能压“{ $table }”：请出 { $count } 张牌
wrong_size_or_bomb = “{ $play }”不能压“{ $table }”：请出 { $count } 张牌或炸弹
wrong_type = “{ $play }”不能压“{ $table }”：请出相同牌型
wrong_type_or_bomb = “{ $play }”不能压“{ $table }”：请出相同牌型或炸弹
alike_but_lower = { $what }（{ CARDS($play) }）压不过桌上的（{ CARDS($table) }）
does_not_beat = “{ $play }”压不过“{ $table }”
in_no_play = 现在能出的牌都用不到这张

## Rikken: why a bid, a trump, a call or a card is not possible

bid_wanted = 现在不能“{ $move }”：请叫牌或过牌
trump_wanted = 现在不能“{ $move }”：请选将牌，例如 trump H
call_wanted = 现在不能“{ $move }”：请叫一张牌找搭档，例如 call AS
card_wanted = 现在不能“{ $move }”：请出一张牌，例如 AS
troela_without_pass = { $aces } 张 A 必须叫 { contract_troela }：不能过牌
troela_must_be_bid = { $aces } 张 A 必须叫 { contract_troela }：不能叫“{ CONTRACT($bid) }”
troela_needs_aces = 手中恰好有三张 A 才能叫 { contract_troela }
troela_needs_more_aces = 手中有三张或四张 A 才能叫 { contract_troela }
troela_begins_with = { contract_troela } 由搭档用第四张 A 或所叫的牌领出，不能用 { CARDS($card) }
not_trumped_now = { CARDS($card) } 是将牌，手中有别的牌时不能将吃这个 { contract_troela } 的第一墩
dealer_must_bid = 其他人都过牌，所以发牌人必须叫牌：不能过牌
not_bid_here = 这套规则不能叫“{ CONTRACT($bid) }”
schoppen_mie_comes_last = 其他三家都过牌、而且没有人叫过牌时，才能叫 { contract_schoppen_mie }
does_not_outbid = “{ CONTRACT($bid) }”高不过“{ CONTRACT($other) }”
no_trump_of_the_ace = { SUIT($suit) }不能做将牌：那是搭档的 A 的花色
no_trump_of_the_called = { SUIT($suit) } 不能作将牌：它是所叫的牌的花色
call_in_own_hand = { CARDS($card) } 在叫牌的人自己手中
call_of_trump = { CARDS($card) } 是将牌，不能叫
call_another = 现在不能叫 { CARDS($card) }：请从 { CARDS($cards) } 中叫一张
call_not_blind = { CARDS($card) } 不能盲叫：叫牌的人有{ SUIT($suit) }
call_blind = 叫牌的人没有{ SUIT($suit) }：必须说明是盲叫，例如 call { CARDS($card) } blind
led_with_called_card = 领出{ SUIT($suit) }时必须出所叫的 { CARDS($card) }
called_card_now = { CARDS($card) } 是所叫的牌，现在必须出
does_not_follow = { CARDS($card) } 没有跟花色：领出的是{ SUIT($suit) }
must_trump = { CARDS($card) } 不是将牌：不能跟花色时必须将吃
queen_goes_now = 不能跟花色时必须出 { CARDS($card) }
spades_not_led_yet = 不能领出 { CARDS($card) }：{ CARDS($queen) } 出现之前不能领出黑桃
spades_not_yet = 不能出 { CARDS($card) }：{ CARDS($queen) } 出现之前不能出黑桃

## The playroom: what is refused at a table

stale_action =
    这是第 { $game } 局第 { $ply } 步的操作，但牌桌已到第 { $table_game } 局第 { $table_ply } 步
turn_of = 轮到 { $name }
game_not_over = 牌局还没结束
no_game_yet = 牌局还没开始
no_seat_here = 你在这桌没有座位
seated_already = 你已经坐在这桌
no_free_seat = 没有空位
seat_taken = 这个座位有人
same_address = 这里已有人从和你相同的地址参加；计分的牌局不能这样，不计分的牌桌可以
host_starts = 只有房主可以开始
room_has_started = 这个房间的牌局已经开始
computer_plays_your_seat = 电脑正在代打，请先取回座位
database_silent = 数据库没有响应，请再试一次
not_stored = 无法保存，请再试一次
hint_out_of_turn = 轮到你时才有提示
something_went_wrong = 这里出了点问题，请再试一次
too_fast = 太快了，请稍等再试
too_many_requests = 现在请求太多，请一分钟后再试
room_is_moving = 这张牌桌正在迁移；请再试一次
room_closed = 房间已关闭
no_such_room = 没有这个房间号的房间
one_seat_is_yours = 一个座位是你的，别人的请留空
