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
opening_without_pass = 第一手必須包含 { CARDS($card) }：不能過
opening_must_be = 第一手必須單出 { CARDS($card) }
leader_must_play = 先出的人必須出牌：不能過
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

bid_wanted = 現在不能「{ $move }」：請叫牌或選擇不叫
trump_wanted = 現在不能「{ $move }」：請選王牌，例如 trump H
call_wanted = 現在不能「{ $move }」：請叫一張牌找搭檔，例如 call AS
card_wanted = 現在不能「{ $move }」：請出一張牌，例如 AS
troela_without_pass = 三張 A 必須叫 Troela：不能不叫
troela_must_be_bid = 三張 A 必須叫 Troela：不能叫「{ CONTRACT($bid) }」
troela_needs_aces = 手中恰好有三張 A 才能叫 Troela
dealer_must_bid = 其他人都不叫，所以發牌者必須叫牌：不能不叫
not_bid_here = 此規則不能叫「{ CONTRACT($bid) }」
schoppen_mie_comes_last = 其他三家都不叫、且沒有人叫過牌時，才能叫 Schoppen Mie
does_not_outbid = 「{ CONTRACT($bid) }」高不過「{ CONTRACT($other) }」
no_trump_of_the_ace = { SUIT($suit) }不能作王牌：那是搭檔 A 的花色
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
spades_not_led_yet = 不能領出 { CARDS($card) }：{ CARDS($queen) } 出現之前不能領黑桃
spades_not_yet = 不能出 { CARDS($card) }：{ CARDS($queen) } 出現之前不能出黑桃

## Rules that contradict each other

switch_takes = { $switch } 必須是 { $words }，不能是 { $value }
switch_names_twice = { $switch } 重複寫了 { $value }
suits_once_each = { $switch } 必須由小到大各寫一次 D、C、H、S，不能是 { $value }
no_straight = { $switch } 每個都必須是五個連續的點數，決定大小的放最後，如 '34567'；{ $value } 不是
straight_twice = { $switch } 重複寫了 { $value } 的點數
straights_missing = { $switch }：五張牌型包含順子，所以至少要列出一個
straights_unused = { $switch }：五張牌型沒有順子或同花順，所以不能列出順子
bomb_not_played = { $switch }：{ $value } 不在五張牌型之中
card_points_stay = { $switch } 必須是 1：每張牌已有自己的分值
double_below_triple = { $switch } 必須小於加三倍的張數
whole_deck_is_for_three = { $switch }：整副牌只供 3 人使用，不能是 { $count } 人：四人各十三張，兩人只用部分的牌
bids_need_a_plain_one = { $switch } 必須包含一個不需要特殊手牌的合約，例如 rik
troela_not_in_bids = { $switch } 是 { $value }，但叫牌中沒有它
join_not_in_bids = { $switch }：{ $value } 不在叫牌之中
not_played_by = { $preset } 由 { $allowed } 人玩，不是 { $count } 人
rules_seat = 這些規則是 { $count } 人玩的，不是 { $given } 人

## A position that is typed in: what cannot be known so

move_impossible = 第 { $number } 手（座位 { $seat }：{ $move }）不可能發生：{ $why }
played_before = { CARDS($cards) } 已經出過
dealt_to = { CARDS($cards) } 發給了座位 { $seat }
has_cards_left = 它只剩 { $count } 張牌
not_dealt = { CARDS($cards) } 沒有發出：{ CARDS($lowest) } 是最小的牌並已開局
in_the_hand_of = { CARDS($card) } 在座位 { $seat } 的手中
shown_not_to_hold = 它已顯示沒有 { CARDS($card) }
no_deal_allows_it = 沒有任何暗牌的分法容許這一手
hand_is_hidden = 座位 { $seat } 的牌沒有對座位 { $from } 攤開
hand_lies_open = 座位 { $seat } 攤開了 { $count } 張牌，但給了 { $given } 張
open_hand_repeats = 座位 { $seat } 的牌重複了 { CARDS($cards) }
open_hands_fit_no_deal = 按照這些攤開的牌，沒有任何暗牌的分法容許這些步驟
other_count_dealt = 按照這套規則，一手牌有 { $count } 張，不是 { $given } 張
opener_is_dealt_18 = 按照這套規則，這手牌有 { $count } 張，不是 { $given } 張：開局者拿 18 張
another_seat_opens = 由座位 { $seat } 開局：它持有最小的 { CARDS($card) }
lower_card_opens = 最小的牌開局，而座位 { $seat } 的 { CARDS($card) } 比 { CARDS($other) } 小
too_high_to_open = 共發 { $count } 張牌，所以其中最小的比 { CARDS($card) } 小

## The playroom: what is refused at a table

stale_action =
    這是第 { $game } 局第 { $ply } 手的動作，但牌桌已到第 { $table_game } 局第 { $table_ply } 手
turn_of = 輪到 { $name }
game_not_over = 牌局尚未結束
no_game_yet = 牌局尚未開始
no_seat_here = 你在這桌沒有座位
seated_already = 你已坐在這桌
no_free_seat = 沒有空位
seat_taken = 這個座位有人
seen_another_hand = 你已看過這局的另一手牌，請等下一局
spectators_see_all = 這裡的觀戰者看得到所有手牌，請在牌局結束後入座
host_starts = 只有房主可以開始
room_has_started = 這個房間的牌局已經開始
computer_plays_your_seat = 電腦正在代打，請先取回座位
database_silent = 資料庫沒有回應，請再試一次
not_stored = 無法儲存，請再試一次
hint_out_of_turn = 輪到你時才有提示
something_went_wrong = 這裡出了點問題，請再試一次
too_fast = 太快了，請稍候再試
too_many_requests = 現在請求太多，請一分鐘後再試
room_closed = 房間已關閉
no_such_room = 沒有這個代碼的房間
one_seat_is_yours = 一個座位是你的，其他人的請留空

## The playroom: what is refused elsewhere

log_out_first = 你已有帳號，請先登出再建立新的
name_taken = 這個名稱已有人使用，請另選一個
wrong_password = 名稱或密碼不正確
no_such_account = 沒有這個名稱的帳號
password_too_short = 密碼至少要有 { $count } 個字元
password_too_simple = 密碼至少要有 { $count } 個不同的字元
password_too_common = 這個密碼太容易被猜到，請另選一個
bad_name = 名稱要有 1 到 24 個可見字元
account_name_stays = 帳號的名稱不能更改
no_session = 還沒有工作階段，請先建立
no_such_game = 沒有這局牌，或尚未結束
no_record = 這不是紀錄：紀錄是一行文字，可從覆盤頁下載
bad_record = 無法開啟這份紀錄：{ $problem }
too_many_reviews = 正在覆盤的牌局太多，請一分鐘後再試
review_failed = 無法覆盤這局牌：{ $problem }
no_decision = 玩家無法作出決定：{ $problem }
