# Why a player makes a move. The move itself is shown beside the reason.

# A sentence that was stored when reasons were still text.
plain_text = { $text }

## Any player

only_move = 沒有其他選擇
only_card = 不能出別的牌
nothing_beats = 手中沒有牌大過 { CARDS($play) }
last_combination = 這是最後一手，勝局已定
drawn_from_plays = 從 { $count } 種可出的牌中隨機選出
drawn_from_moves = 從 { $count } 種選擇中隨機選出
only_play = 只有這一手可出
rules_open = 規則規定由最小的牌開局
time_was_up = 時間到了

## Big Two: the lowest

lowest_single = 最小的單張
only_play_that_beats = 只有這一手大過 { CARDS($play) }
weakest_that_beats = 大過 { CARDS($play) } 的 { $count } 手中最小的

## Big Two: rule_based

wins_by_force = 無論別人拿什麼牌都會贏：{ CARDS($plays) }
class_A = 外面沒有牌大過它
class_B = 外面很少有牌大過它
class_C = 外面有許多牌大過它
class_D = 外面的牌全都大過它
must_open_with = 手中含 { CARDS($card) } 的牌型，這張必須先出
opens_alone = 開局須單出這張牌
sure_and_out_next = 外面沒有牌大過它，下一手 { CARDS($next) } 就出完
sure_first_of_last = 外面沒有牌大過它，這是最後 { $count } 手中的第一手
higher_of_two_against_one_card = 兩張中較大的，因為有對手只剩一張；留下 { CARDS($other) }
lower_of_two = 兩張中較小的，因為 { CARDS($other) } 仍可能被壓過
control_later = 外面沒有牌大過 { CARDS($sure) }，之後用它取得牌權，再出 { CARDS($next) }
highest_of_three_against_one_card = 三張中最大的，因為有對手只剩一張
lowest_of_three = 三張中最小的，因為連 { CARDS($highest) } 也可能被壓過
second_lowest_of_four = 四張中第二小的，因為外面沒有牌大過 { CARDS($highest) }
highest_of_four_against_one_card = 四張中最大的，因為有對手只剩一張
lowest_of_four = 四張中最小的，因為連 { CARDS($highest) } 也可能被壓過
one_card_cannot_follow = 只剩一張的對手無法跟
could_answer_and_be_out = 剩 { $count } 張的對手可能壓過 { CARDS($group) } 並出完
higher_of_two_pairs = 兩個對子中較大的，因為有對手只剩兩張
lower_of_two_pairs = 兩個對子中較小的，因為 { CARDS($other) } 仍可能被壓過
lower_single_against_two_cards = 較小的單張，因為有對手只剩兩張；{ CARDS($pair) } 留待後用
lower_single_before_sure_pair = 較小的單張；外面沒有牌大過 { CARDS($pair) }，稍後用它取得牌權
first_to_get_rid_of = 最該先脫手的：{ $outlook }
more_pairs_than_singles = 對子比單張多，而且沒有五張牌型
lowest_five_card_of_last = 最後 { $count } 手中最小的五張牌型
single_against_one_card = 有對手只剩一張，至於這張單張，{ $outlook }
highest_pair_against_two_cards = 最大的對子，因為有對手只剩兩張
lowest_pair_of_last = 最後 { $count } 手中最小的對子
broken_up = 有對手只剩一張，所以拆開 { CARDS($combination) } 來出
broken_up_for_last_plays = 有對手最多只剩兩張，所以拆開 { CARDS($combination) } 來出
nothing_held_back = 只剩 { $count } 手，不再保留
no_part_beats = 就算拆開牌型也大不過 { CARDS($play) }
held_back_few_sure = 保留最大的 { CARDS($card) }，因為 { $count } 手中只有 { $sure } 手穩贏
held_back_far_from_out = 大家都還有超過 { $count } 張牌，先保留最大的 { CARDS($card) }
held_back_twos = 保留 { CARDS($cards) }，之後逐張用 2 取得牌權
held_back_early = 牌局還早，有人過牌後先保留 { CARDS($cards) }，之後為另一手五張牌型取得牌權
weakest_of_the_hand = 手中大過 { CARDS($play) } 的最小一手；{ $outlook }
pair_split_for_control = 拆開大對子，用每一張取得牌權；{ $outlook }
nothing_beats_unbroken = 不拆牌型，手中就沒有牌大過 { CARDS($play) }

## Big Two: ai1 to ai4, ai4_plus, champion and the networks

most_passes = { PERCENT($share) } 的對手會過牌，是 { $count } 種出法中最高的
most_wins = 模擬勝率 { PERCENT($share) }，是 { $count } 種出法中最高的
saves_points_passes = 沒有一手達到 { PERCENT($trusted) }，所以先減少失分（{ PERCENT($share) } 的對手會過牌）
saves_points_wins = 沒有一手達到 { PERCENT($trusted) }，所以先減少失分（模擬勝率 { PERCENT($share) }）
only_play_there_is = 只有這一手
kept_together = { CARDS($kept) } 留在一起比拆出來更有價值
won_from_here = 從這裡起，無論別人拿什麼牌都會贏
points_against_play = 每局模擬 { SIGNED($points) } 分，{ CARDS($other) } 則為 { SIGNED($other_points) }
points_against_pass = 每局模擬 { SIGNED($points) } 分，過牌則為 { SIGNED($other_points) }
nothing_learned = { $why }；它還沒有學過用這種規則的牌局
preferred = { $count } 種選擇中最偏好的
promises = 預期 { SIGNED($points) } 分，是 { $count } 種選擇中最好的
nothing_near = { SIGNED($points) } 分：其他選擇都差得遠
simulated_play = { CARDS($play) } 在 { $games } 局模擬中勝率 { PERCENT($share) }，得 { SIGNED($points) } 分
simulated_pass = 過牌在 { $games } 局模擬中勝率 { PERCENT($share) }，得 { SIGNED($points) } 分
also = { $first }；{ $then }
places_are_fewer = 牌的位置只編到 { $places } 張，不適用於 { $count } 張
foreseen = 如果其他人照神經網路出牌，會得到 { SIGNED($points, digits: 0) } 分
foreseen_against = 對上 { $opponents } 會得到 { SIGNED($points, digits: 0) } 分

## Big Two: dynamic_greedy

bomb_against_last_card = 下家只剩一張，壓不了炸彈
highest_against_last_card = 最大的牌，因為下家只剩一張
leaves = 剩下的牌值 { $worth }
leaves_and_earns = 剩下的牌值 { $worth }，並賺得 { $earned }
comes_behind = { $what }；{ CARDS($other) } 落後 { $behind }
comes_level = { $what }；{ CARDS($other) } 一樣好
rest_worth_less = 剩下的牌少值 { $worth }
rest_worth_more = 剩下的牌多值 { $worth }
rest_worth_as_much = 剩下的牌與整手牌等值
and_the_play_earns = { $what }，而這一手賺得 { $earned }
even_for = 就算出 { CARDS($play) }，{ $what }
as = { $what }，因為{ $why }
and = { $first }，而且{ $then }
many_cards_cost = 手中還有 { $own } 張，而有對手只剩 { $other } 張，代價會很高
few_cards_in_hand = 手中只剩 { $own } 張
opponent_has = 有對手只剩 { $count } 張
opponent_has_range = 有對手只剩 { $least } 到 { $most } 張

## Rikken: basic. $led is the suit led, $own the suit of the card, $best the card that wins the trick so far

basic_lead_highest = 已經沒有更大的{ SUIT($own) }
basic_lead_any = 從手中隨機選出：沒有一張是該花色剩下最大的
basic_play_highest = 已經沒有更大的{ SUIT($led) }
basic_follow_any = 從手中的{ SUIT($led) }隨機選出：其中有牌大過 { CARDS($best) }，但外面還有更大的
basic_follow_lowest = 手中最小的{ SUIT($led) }：沒有一張大過 { CARDS($best) }
basic_trump_low = 手中最小的王牌，因為沒有{ SUIT($led) }
basic_throw_away_low = 手中最小的牌之一，而且不是剩下最大的{ SUIT($own) }
basic_throw_away_highest = 手中每門花色最小的牌，都已是該花色剩下最大的
basic_win_cheaply = 手中大過 { CARDS($best) } 的最小{ SUIT($led) }
basic_last_lowest = 手中最小的{ SUIT($led) }，因為這墩贏不過 { CARDS($best) }
basic_trump_to_win = 大過 { CARDS($best) } 的最小王牌
basic_only_low_trumps = 最小的王牌：手中沒有王牌大過 { CARDS($best) }
basic_lead_low = 手中最小的{ SUIT($own) }，讓別人贏這墩
basic_duck = 手中小於 { CARDS($best) } 的最大{ SUIT($led) }
basic_cannot_duck = 手中最小的{ SUIT($led) }，因為全都大過 { CARDS($best) }
basic_unload = 手中最大的{ SUIT($own) }，因為沒有{ SUIT($led) }
basic_highest_now = 手中最大的{ SUIT($led) }，因為 { CARDS($best) } 擋住了莊家
basic_lead_high = 手中最大的{ SUIT($own) }，爭取那一墩
basic_try_highest = 手中最大的{ SUIT($led) }，爭取那一墩
basic_defend_any = 莊家還沒贏墩，從可出的牌中隨機選出

## Rikken: advanced. $trump is the trump suit, $cover the card kept for the one trick of Piek

advanced_draw_trump_top = 對手可能還有{ SUIT($trump) }，用最大的王牌逼出來
advanced_draw_trump_any = 對手可能還有{ SUIT($trump) }，任何王牌都有助於逼出來
advanced_trump_drawn_master = 對手已無王牌，而這是剩下最大的{ SUIT($own) }
advanced_trump_drawn_any = 對手已無王牌，自己的王牌留待後用
advanced_trump_drawn_only_trump = 對手已無王牌，手中也只剩王牌
advanced_trumpless_master = 沒有王牌可以逼牌，而這是剩下最大的{ SUIT($own) }
advanced_trumpless_any = 沒有王牌，也沒有花色中最大的牌可領出
advanced_defend_master = 這是剩下最大的{ SUIT($own) }
advanced_defend_any = 沒有一張是花色中最大的，而且防守莊家時不領出王牌
advanced_defend_only_trump = 只剩王牌
advanced_top_is_ours = { CARDS($best) } 是最大的{ SUIT($led) }，我方會贏，出最小的牌就夠了
advanced_ours_not_sure = 我方目前以 { CARDS($best) } 領先，而手中沒有最大的{ SUIT($led) }
advanced_ours_below_my_top = 我方以 { CARDS($best) } 領先，只有自己這手牌能壓過，出最小的即可
advanced_secure_with_top = 我方目前以 { CARDS($best) } 領先，用最大的{ SUIT($led) }確保
advanced_only_friends_to_come = 之後只有我方出牌，而這是大過 { CARDS($best) } 的最小牌
advanced_win_with_top = 對手還能跟花色，最大的{ SUIT($led) }穩贏
advanced_no_rival_can_follow = 之後的對手都無法跟花色，而這是大過 { CARDS($best) } 的最小牌
advanced_beat_cheaply = 這是大過 { CARDS($best) } 的最小牌；手中沒有最大的{ SUIT($led) }
advanced_cannot_beat = 手中沒有牌大過 { CARDS($best) }，而這是最小的{ SUIT($led) }
advanced_ours_throw_small = 我方以 { CARDS($best) } 領先，所以墊一張小牌
advanced_ruff = 沒有{ SUIT($led) }，最小的王牌就大過 { CARDS($best) }
advanced_no_trump_throw_small = 沒有{ SUIT($led) }，也沒有能贏的王牌，所以墊一張小牌
advanced_ruffed_follow_low = 這墩已被 { CARDS($best) } 切走，而這是最小的{ SUIT($led) }
advanced_friend_ruffed = 我方已用 { CARDS($best) } 切牌，所以墊一張小牌
advanced_overruff = 這是大過 { CARDS($best) } 的最小王牌
advanced_cannot_overruff = 這墩已被 { CARDS($best) } 切走，無法蓋過，所以墊一張小牌
advanced_last_ours = 這墩我方以 { CARDS($best) } 贏得，所以墊最小的牌
advanced_last_wins = 這是能贏過 { CARDS($best) }、拿下這墩的最小牌
advanced_last_cannot_win = 沒有牌贏得過 { CARDS($best) }，所以墊最小的牌
advanced_piek_lead_low = 還沒贏墩，而這張在同花色中偏小
advanced_play_cover = 這是為那一墩保留的牌，而且沒有其他大牌了
advanced_piek_stay_under = 不想用這張贏墩，而這是小於 { CARDS($best) } 的最大牌
advanced_piek_forced_over = 沒有小於 { CARDS($best) } 的牌，而這是最小的{ SUIT($led) }
advanced_throw_high_keep_cover = 沒有{ SUIT($led) }，墊最大的牌，但為那一墩留下 { CARDS($cover) }
advanced_any_until_their_trick = 莊家還沒贏墩，出哪張都可以
advanced_lead_low = 不想贏墩，而這張在同花色中偏小
advanced_stay_under = 不想贏墩，而這是小於 { CARDS($best) } 的最大牌
advanced_forced_over = 沒有小於 { CARDS($best) } 的牌，而這是最小的{ SUIT($led) }
advanced_throw_high = 沒有{ SUIT($led) }，可以墊掉手中最礙事的牌
advanced_lead_their_suit = 這張在手中的{ SUIT($own) }裡偏小，而且可能有莊家持有{ SUIT($own) }
advanced_no_suit_of_theirs = 莊家都沒有這手牌的花色，所以出較小的牌
advanced_defence_throws_high = 沒有{ SUIT($led) }，墊掉手中最礙事的牌，留下小牌
advanced_under_before_them = 莊家還沒出，而這是小於 { CARDS($best) } 的最大牌
advanced_low_before_them = 莊家還沒出，而這是最小的{ SUIT($led) }
advanced_spend_high = 莊家不會贏這墩，所以可以出掉最大的{ SUIT($led) }
advanced_leave_it_to_them = 莊家以 { CARDS($best) } 領先，而這是小於它的最大牌
advanced_cannot_leave_it = 沒有小於莊家 { CARDS($best) } 的牌，所以出最大的

## Rikken: bids, trump and the call

drawn_from_contracts = 從 { $count } 種合約中隨機選出
drawn_but_not_now = 隨機選到「{ CONTRACT($bid) }」，但現在不能叫
never_bids = 這個玩家從不叫牌
drawn_as_no_pass = 不能過牌，從 { $count } 種可叫的合約中隨機選出
should_win = 這手牌約可贏 { $tricks } 墩，叫牌條件：{ $wanted }
should_make = 模擬中有 { PERCENT($share) } 成功，叫牌條件：{ PERCENT($wanted) }
tricks_from = { $least } 墩以上
tricks_above = 多於 { $least } 墩
tricks_to = 最多 { $most } 墩
tricks_between = { $least } 到 { $most } 墩
not_even = 就連最接近的「{ CONTRACT($bid) }」也不行：{ $forecast }
must_bid = 必須叫牌，而這是最接近的：{ $forecast }
no_better_choice = 規則下沒有更好的選擇
no_higher_bid = 無法叫得更高
no_forecast = 現在能叫的合約，無法用墩數來估計
most_points_in_suit = { SUIT($suit) }點數最多，有 { $points } 點
most_points_to_call = { SUIT($suit) }有 { $points } 點，是可叫花色中最多的
only_suit_to_call = { SUIT($suit) }有 { $points } 點，而且只能叫它
won_often = 類似 { $hand } 的牌在 { $games } 局中贏了 { PERCENT($share) }
such_hands_won = 預期 { SIGNED($chips) } 籌碼，因為類似 { $hand } 的牌在 { $games } 局中贏了 { $wins } 局
such_hands_lose = 若叫「{ CONTRACT($bid) }」，{ $forecast }
not_known_yet = { $forecast }；這類手牌在這裡的結果還不清楚

## Rikken: monte_carlo

most_tricks = 模擬平均自己贏 { $tricks } 墩，是試過的 { $count } 張牌中最多的
fewest_tricks = 模擬平均自己贏 { $tricks } 墩，是試過的 { $count } 張牌中最少的
nearest_to_one = 模擬平均自己贏 { $tricks } 墩，最接近一墩

## 大老二：某一等級的玩家如何看待自己的出牌

last_cards = 這是最後的牌
seems_best = 看來是最好的一手，預計可得 { SIGNED($points) } 分
seems_good = 看來已經夠好，預計可得 { SIGNED($points) } 分
wants_the_lead = 夠大，可以搶得牌權，預計可得 { SIGNED($points) } 分

## Rikken: dial

dial_most_chips = 在 { $games } 局設想的牌局中平均 { SIGNED($chips) } 籌碼，是 { $count } 種選擇中最多的
dial_looks_good = 看起來夠好：在 { $games } 局設想的牌局中平均 { SIGNED($chips) } 籌碼，比較了 { $count } 種選擇
dial_bids = 預期 { SIGNED($chips) } 籌碼：這樣叫，設想的牌局有 { PERCENT($share) } 贏得籌碼
dial_hopes = 抱著希望：這樣叫，設想的牌局有 { PERCENT($share) } 贏得籌碼，平均 { SIGNED($chips) } 籌碼
dial_passes = 看來叫什麼都不比過牌好；過牌在 { $games } 局設想的牌局中平均 { SIGNED($chips) } 籌碼
dial_out_of_reach = 這手牌離現在能叫的合約都太遠
promises_chips = 預期 { SIGNED($chips) } 籌碼，有 { PERCENT($share) } 機會贏得籌碼，是 { $count } 種選擇中的首選
promises_contract = 有 { PERCENT($share) } 機會完成合約，預期 { SIGNED($chips) } 籌碼，是 { $count } 種選擇中的首選
searched_move = { $move }：有 { PERCENT($share) } 機會贏得籌碼，{ $games } 局中平均 { SIGNED($chips) } 籌碼
searched_contract = { $move }：有 { PERCENT($share) } 機會完成合約，{ $games } 局中平均 { SIGNED($chips) } 籌碼
searched_bid = { $move }：由你來打時有 { PERCENT($share) } 機會完成，{ $games } 局中總的來說平均 { SIGNED($chips) } 籌碼
cards_are_equal = 可以出的牌都一樣好
