# Why a player makes a move. The move itself is shown next to the reason.

# A sentence that was stored when reasons were still text.
plain_text = { $text }

## Any player

only_move = 没有其他选择
only_card = 不能出别的牌
nothing_beats = 手中没有牌压得过 { CARDS($play) }
last_combination = 这是最后一手，牌局赢定了
drawn_from_plays = 从 { $count } 种可出的牌中随机选出
drawn_from_moves = 从 { $count } 种选择中随机选出
only_play = 只有这一手可出
rules_open = 规则规定由最小的牌开局
time_was_up = 时间到了

## Big Two: the lowest

lowest_single = 最小的单张
only_play_that_beats = 只有这一手压得过 { CARDS($play) }
weakest_that_beats = 压得过 { CARDS($play) } 的 { $count } 手中最小的

## Big Two: rule_based

wins_by_force = 无论别人拿什么牌都会赢：{ CARDS($plays) }
class_A = 外面没有牌压得过它
class_B = 外面很少有牌压得过它
class_C = 外面有很多牌压得过它
class_D = 外面的牌都压得过它
must_open_with = 手中含 { CARDS($card) } 的牌型，这张必须出
opens_alone = 开局要单独出这张牌
sure_and_out_next = 外面没有牌压得过它，下一手 { CARDS($next) } 就出完
sure_first_of_last = 外面没有牌压得过它，而且是最后 { $count } 手中的第一手
higher_of_two_against_one_card = 两张中较大的，因为有对手只剩一张；留下 { CARDS($other) }
lower_of_two = 两张中较小的，因为 { CARDS($other) } 还可能被压过
control_later = 外面没有牌压得过 { CARDS($sure) }，稍后用它为 { CARDS($next) } 拿到牌权
highest_of_three_against_one_card = 三张中最大的，因为有对手只剩一张
lowest_of_three = 三张中最小的，因为连 { CARDS($highest) } 也可能被压过
second_lowest_of_four = 四张中第二小的，因为外面没有牌压得过 { CARDS($highest) }
highest_of_four_against_one_card = 四张中最大的，因为有对手只剩一张
lowest_of_four = 四张中最小的，因为连 { CARDS($highest) } 也可能被压过
one_card_cannot_follow = 只剩一张的对手跟不了
could_answer_and_be_out = 剩 { $count } 张的对手可能压过 { CARDS($group) } 并出完
higher_of_two_pairs = 两个对子中较大的，因为有对手只剩两张
lower_of_two_pairs = 两个对子中较小的，因为 { CARDS($other) } 还可能被压过
lower_single_against_two_cards = 较小的单张，因为有对手只剩两张；{ CARDS($pair) } 留到后面
lower_single_before_sure_pair = 较小的单张；外面没有牌压得过 { CARDS($pair) }，稍后用它拿到牌权
first_to_get_rid_of = 最该先脱手的：{ $outlook }
more_pairs_than_singles = 对子比单张多，而且没有五张牌型
lowest_five_card_of_last = 最后 { $count } 手中最小的五张牌型
single_against_one_card = 最难压过的单张中最小的，因为有对手只剩一张；{ $outlook }
highest_pair_against_two_cards = 最大的对子，因为有对手只剩两张
lowest_pair_of_last = 最后 { $count } 手中最小的对子
broken_up = 有对手只剩一张，所以拆开 { CARDS($combination) } 来出
broken_up_for_last_plays = 有对手最多只剩两张，所以拆开 { CARDS($combination) } 来出
nothing_held_back = 只剩 { $count } 手，不再保留
no_part_beats = 就算拆开牌型也压不过 { CARDS($play) }
held_back_few_sure = 留住最大的 { CARDS($card) }，因为 { $count } 手中只有 { $sure } 手稳赢
held_back_far_from_out = 大家都还有超过 { $count } 张牌，先留住最大的 { CARDS($card) }
held_back_twos = 留住 { CARDS($cards) }，之后一张一张用 2 拿到牌权
held_back_early = 牌局还早，有人过牌后先留住 { CARDS($cards) }，之后为另一手五张牌型拿到牌权
weakest_of_the_hand = 手中压得过 { CARDS($play) } 的最小一手；{ $outlook }
pair_split_for_control = 拆开大对子，用每一张拿到牌权；{ $outlook }
nothing_beats_unbroken = 不拆牌型，手中就没有牌压得过 { CARDS($play) }

## Big Two: ai1 to ai4, ai4_plus, champion and the networks

most_passes = { PERCENT($share) } 的对手会过牌，是 { $count } 种出法中最高的
most_wins = 模拟胜率 { PERCENT($share) }，是 { $count } 种出法中最高的
saves_points_passes = 没有一手达到 { PERCENT($trusted) }，所以先减少失分（{ PERCENT($share) } 的对手会过牌）
saves_points_wins = 没有一手达到 { PERCENT($trusted) }，所以先减少失分（模拟胜率 { PERCENT($share) }）
only_play_there_is = 只有这一手
kept_together = { CARDS($kept) } 留在一起比拆出来更值钱
won_from_here = 从这里起，无论别人拿什么牌都会赢
points_against_play = 每局模拟 { SIGNED($points) } 分，{ CARDS($other) } 则为 { SIGNED($other_points) }
points_against_pass = 每局模拟 { SIGNED($points) } 分，过牌则为 { SIGNED($other_points) }
nothing_learned = { $why }；它还没有学过按这种规则的牌局
preferred = { $count } 种选择中最偏好的
promises = 预期 { SIGNED($points) } 分，是 { $count } 种选择中最好的
nothing_near = { SIGNED($points) } 分：其他选择都差得远
simulated_play = { CARDS($play) } 在 { $games } 局模拟中胜率 { PERCENT($share) }，得 { SIGNED($points) } 分
simulated_pass = 过牌在 { $games } 局模拟中胜率 { PERCENT($share) }，得 { SIGNED($points) } 分
also = { $first }；{ $then }
places_are_fewer = 神经网络只认得最多 { $places } 张的手牌，不能用于 { $count } 张
foreseen = 如果其他人按神经网络出牌，会得到 { SIGNED($points, digits: 0) } 分
foreseen_against = 对上 { $opponents } 会得到 { SIGNED($points, digits: 0) } 分

## Big Two: dynamic_greedy

bomb_against_last_card = 下家只剩一张，压不了炸弹
highest_against_last_card = 最大的牌，因为下家只剩一张
leaves = 剩下的牌值 { $worth }
leaves_and_earns = 剩下的牌值 { $worth }，并赚得 { $earned }
comes_behind = { $what }；{ CARDS($other) } 落后 { $behind }
comes_level = { $what }；{ CARDS($other) } 一样好
rest_worth_less = 剩下的牌少值 { $worth }
rest_worth_more = 剩下的牌多值 { $worth }
rest_worth_as_much = 剩下的牌和整手牌一样值钱
and_the_play_earns = { $what }，而这一手赚得 { $earned }
even_for = 就算出 { CARDS($play) }，{ $what }
as = { $what }，因为{ $why }
and = { $first }，而且{ $then }
many_cards_cost = 手中还有 { $own } 张，而有对手只剩 { $other } 张，代价会很高
few_cards_in_hand = 手中只剩 { $own } 张
opponent_has = 有对手只剩 { $count } 张
opponent_has_range = 有对手只剩 { $least } 到 { $most } 张

## Rikken: basic. $led is the suit led, $own the suit of the card, $best the card that wins the trick so far

basic_lead_highest = 已经没有更大的{ SUIT($own) }
basic_lead_any = 从手中随机选出：没有一张是该花色剩下最大的
basic_play_highest = 已经没有更大的{ SUIT($led) }
basic_follow_any = 从手中的{ SUIT($led) }随机选出：其中有牌大过 { CARDS($best) }，但外面还有更大的
basic_follow_lowest = 手中最小的{ SUIT($led) }：没有一张大过 { CARDS($best) }
basic_trump_low = 手中最小的将牌，因为没有{ SUIT($led) }
basic_throw_away_low = 手中最小的牌之一，而且不是剩下最大的{ SUIT($own) }
basic_throw_away_highest = 手中每门花色最小的牌，都已是该花色剩下最大的
basic_win_cheaply = 手中大过 { CARDS($best) } 的最小{ SUIT($led) }
basic_last_lowest = 手中最小的{ SUIT($led) }，因为这一墩赢不过 { CARDS($best) }
basic_trump_to_win = 大过 { CARDS($best) } 的最小将牌
basic_only_low_trumps = 最小的将牌：手中没有将牌大过 { CARDS($best) }
basic_lead_low = 手中最小的{ SUIT($own) }，让别人赢这一墩
basic_duck = 手中小于 { CARDS($best) } 的最大{ SUIT($led) }
basic_cannot_duck = 手中最小的{ SUIT($led) }，因为全都大过 { CARDS($best) }
basic_unload = 手中最大的{ SUIT($own) }，因为没有{ SUIT($led) }
basic_highest_now = 手中最大的{ SUIT($led) }，因为 { CARDS($best) } 挡住了庄家
basic_lead_high = 手中最大的{ SUIT($own) }，争取那一墩
basic_try_highest = 手中最大的{ SUIT($led) }，争取那一墩
basic_defend_any = 庄家还没赢墩，从可出的牌中随机选出

## Rikken: advanced. $trump is the trump suit, $cover the card kept for the one trick of Piek

advanced_draw_trump_top = 对手可能还有{ SUIT($trump) }，用最大的将牌清将
advanced_draw_trump_any = 对手可能还有{ SUIT($trump) }，任何将牌都有助于清将
advanced_trump_drawn_master = 对手已经没有将牌，而这是剩下最大的{ SUIT($own) }
advanced_trump_drawn_any = 对手已经没有将牌，自己的将牌留到后面
advanced_trump_drawn_only_trump = 对手已经没有将牌，手中也只剩将牌
advanced_trumpless_master = 没有将牌可以清将，而这是剩下最大的{ SUIT($own) }
advanced_trumpless_any = 没有将牌，也没有花色中最大的牌可以领出
advanced_defend_master = 这是剩下最大的{ SUIT($own) }
advanced_defend_any = 没有一张是花色中最大的，而且防守庄家时不领出将牌
advanced_defend_only_trump = 只剩将牌
advanced_top_is_ours = { CARDS($best) } 是最大的{ SUIT($led) }，我方会赢，出最小的牌就够了
advanced_ours_not_sure = 我方目前以 { CARDS($best) } 领先，而手中没有最大的{ SUIT($led) }
advanced_ours_below_my_top = 我方以 { CARDS($best) } 领先，只有自己这手牌能盖过，出最小的就行
advanced_secure_with_top = 我方目前以 { CARDS($best) } 领先，用最大的{ SUIT($led) }确保赢下
advanced_only_friends_to_come = 之后只有我方出牌，而这是大过 { CARDS($best) } 的最小牌
advanced_win_with_top = 对手还能跟花色，最大的{ SUIT($led) }稳赢
advanced_no_rival_can_follow = 之后的对手都不能跟花色，而这是大过 { CARDS($best) } 的最小牌
advanced_beat_cheaply = 这是大过 { CARDS($best) } 的最小牌；手中没有最大的{ SUIT($led) }
advanced_cannot_beat = 手中没有牌大过 { CARDS($best) }，而这是最小的{ SUIT($led) }
advanced_ours_throw_small = 我方以 { CARDS($best) } 领先，所以垫一张小牌
advanced_ruff = 没有{ SUIT($led) }，最小的将牌就大过 { CARDS($best) }
advanced_no_trump_throw_small = 没有{ SUIT($led) }，也没有能赢的将牌，所以垫一张小牌
advanced_ruffed_follow_low = 这一墩已被 { CARDS($best) } 将吃，而这是最小的{ SUIT($led) }
advanced_friend_ruffed = 我方已用 { CARDS($best) } 将吃，所以垫一张小牌
advanced_overruff = 这是大过 { CARDS($best) } 的最小将牌
advanced_cannot_overruff = 这一墩已被 { CARDS($best) } 将吃，不能盖过，所以垫一张小牌
advanced_last_ours = 这一墩我方以 { CARDS($best) } 赢得，所以垫最小的牌
advanced_last_wins = 这是能赢过 { CARDS($best) }、拿下这一墩的最小牌
advanced_last_cannot_win = 没有牌赢得过 { CARDS($best) }，所以垫最小的牌
advanced_piek_lead_low = 还没赢墩，而这张在同花色中偏小
advanced_play_cover = 这是为那一墩留的牌，而且没有其他大牌了
advanced_piek_stay_under = 不想用这张赢墩，而这是小于 { CARDS($best) } 的最大牌
advanced_piek_forced_over = 没有小于 { CARDS($best) } 的牌，而这是最小的{ SUIT($led) }
advanced_throw_high_keep_cover = 没有{ SUIT($led) }，垫最大的牌，但为那一墩留下 { CARDS($cover) }
advanced_any_until_their_trick = 庄家还没赢墩，出哪张都可以
advanced_lead_low = 不想赢墩，而这张在同花色中偏小
advanced_stay_under = 不想赢墩，而这是小于 { CARDS($best) } 的最大牌
advanced_forced_over = 没有小于 { CARDS($best) } 的牌，而这是最小的{ SUIT($led) }
advanced_throw_high = 没有{ SUIT($led) }，可以垫掉手中最碍事的牌
advanced_lead_their_suit = 这张在手中的{ SUIT($own) }里偏小，而且可能有庄家持有{ SUIT($own) }
advanced_no_suit_of_theirs = 庄家都没有这手牌的花色，所以出较小的牌
advanced_defence_throws_high = 没有{ SUIT($led) }，垫掉手中最碍事的牌，留下小牌
advanced_under_before_them = 庄家还没出，而这是小于 { CARDS($best) } 的最大牌
advanced_low_before_them = 庄家还没出，而这是最小的{ SUIT($led) }
advanced_spend_high = 庄家不会赢这一墩，所以可以出掉最大的{ SUIT($led) }
advanced_leave_it_to_them = 庄家以 { CARDS($best) } 领先，而这是小于它的最大牌
advanced_cannot_leave_it = 没有小于庄家 { CARDS($best) } 的牌，所以出最大的

## Rikken: bids, trump and the call

drawn_from_contracts = 从 { $count } 种定约中随机选出
drawn_but_not_now = 随机选到“{ CONTRACT($bid) }”，但现在不能叫
never_bids = 这个玩家从不叫牌
drawn_as_no_pass = 不能过牌，从 { $count } 种可叫的定约中随机选出
should_win = 这手牌大约能赢 { $tricks } 墩，而这个叫牌要求 { $wanted }
should_make = 模拟中有 { PERCENT($share) } 成功，而这个叫牌要求 { PERCENT($wanted) }
tricks_from = { $least } 墩以上
tricks_above = 多于 { $least } 墩
tricks_to = 最多 { $most } 墩
tricks_between = { $least } 到 { $most } 墩
not_even = 就连最接近的“{ CONTRACT($bid) }”也不行：{ $forecast }
must_bid = 必须叫牌，而这是最接近的：{ $forecast }
no_better_choice = 按规则没有更好的选择
no_higher_bid = 不能叫得更高
no_forecast = 现在能叫的定约，不能用墩数来估计
most_points_in_suit = { SUIT($suit) }的点最多，有 { $points } 点
most_points_to_call = { SUIT($suit) }有 { $points } 点，是可叫花色中最多的
only_suit_to_call = { SUIT($suit) }有 { $points } 点，而且只能叫它
won_often = 用类似 { $hand } 的牌在 { $games } 局中赢了 { PERCENT($share) }
such_hands_won = 预期 { SIGNED($chips) } 个筹码：用类似 { $hand } 的牌在 { $games } 局中赢了 { $wins } 局
such_hands_lose = 如果叫“{ CONTRACT($bid) }”，{ $forecast }
not_known_yet = { $forecast }；这类手牌在这里的结果还不清楚

## Rikken: monte_carlo

most_tricks = 模拟中自己平均赢 { $tricks } 墩，是试过的 { $count } 张牌中最多的
fewest_tricks = 模拟中自己平均赢 { $tricks } 墩，是试过的 { $count } 张牌中最少的
nearest_to_one = 模拟中自己平均赢 { $tricks } 墩，最接近一墩

## Big Two: what a player of some level thinks of its move

last_cards = 这是最后的牌
seems_best = 看来是最好的一手，预计可得 { SIGNED($points) } 分
seems_good = 看来已经够好，预计可得 { SIGNED($points) } 分
wants_the_lead = 够大，可以拿到牌权，预计可得 { SIGNED($points) } 分

## Rikken: dial

dial_most_chips = 在 { $games } 局设想的牌局中平均 { SIGNED($chips) } 个筹码，是 { $count } 种选择中最多的
dial_looks_good = 看起来够好：在 { $games } 局设想的牌局中平均 { SIGNED($chips) } 个筹码，比较了 { $count } 种选择
dial_bids = 预期 { SIGNED($chips) } 个筹码：这样叫，设想的牌局有 { PERCENT($share) } 赢得筹码
dial_hopes = 抱着希望：这样叫，设想的牌局有 { PERCENT($share) } 赢得筹码，平均 { SIGNED($chips) } 个
dial_passes = 看来叫什么都不比过牌好；过牌在 { $games } 局设想的牌局中平均 { SIGNED($chips) } 个筹码
dial_out_of_reach = 这手牌离现在能叫的定约都太远
promises_chips = 预期 { SIGNED($chips) } 个筹码，有 { PERCENT($share) } 机会赢得筹码，是 { $count } 种选择中的首选
promises_contract = 有 { PERCENT($share) } 机会完成定约，预期 { SIGNED($chips) } 个筹码，是 { $count } 种选择中的首选
searched_move = { $move }：有 { PERCENT($share) } 机会赢得筹码，{ $games } 局中平均 { SIGNED($chips) } 个筹码
searched_contract = { $move }：有 { PERCENT($share) } 机会完成定约，{ $games } 局中平均 { SIGNED($chips) } 个筹码
searched_bid = { $move }：由你来打时有 { PERCENT($share) } 机会完成，{ $games } 局中总的来说平均 { SIGNED($chips) } 个筹码
cards_are_equal = 可以出的牌都一样好
