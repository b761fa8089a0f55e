# Why the playroom refuses something, away from the cards.

## Rules that contradict each other

switch_takes = { $switch } 必须是 { $words }，不能是 { $value }
switch_names_twice = { $switch } 重复写了 { $value }
suits_once_each = { $switch } 必须从小到大各写一次 D、C、H、S，不能是 { $value }
no_straight = { $switch } 每个都必须是五个相连的点数，决定大小的放最后，如 '34567'；{ $value } 不是
straight_twice = { $switch } 重复写了 { $value } 的点数
straights_missing = { $switch }：五张牌型包含顺子，所以至少要列出一个
straights_unused = { $switch }：五张牌型没有顺子或同花顺，所以不能列出顺子
bomb_not_played = { $switch }：{ $value } 不在五张牌型之中
card_points_stay = { $switch } 必须是 1：每张牌已有自己的分值
double_below_triple = { $switch } 必须小于三倍的张数
whole_deck_is_for_three = { $switch }：整副牌只供 3 人使用，不能是 { $count } 人：四人各十三张，两人只用一部分牌
bids_need_a_plain_one = { $switch } 必须包含一个不需要特殊手牌的定约，例如 rik
troela_not_in_bids = { $switch } 是 { $value }，但叫牌中没有它
join_not_in_bids = { $switch }：{ $value } 不在叫牌之中
overtricks_of_their_own = { $switch }：Stichting Rikken 的计分表已有超墩筹码，必须为 0
tariff_unreadable = { $switch }：{ $word } 不是筹码规定；请写定约和 1 到 1000 的筹码，如 solo8:2，或分别写做成与做不成的筹码，如 solo9:60-25
tariff_has_one_amount = { $switch }：{ $value } 没有做成或做不成的庄家，只能有一个数
tariff_not_played = { $switch }：按这些规则不打 { $value }
not_played_by = { $preset } 由 { $allowed } 人玩，不是 { $count } 人
rules_seat = 这套规则是 { $count } 人玩的，不是 { $given } 人

## A position that is typed in: what cannot be known so

move_impossible = 第 { $number } 步（座位 { $seat }：{ $move }）不可能发生：{ $why }
played_before = { CARDS($cards) } 已经出过
dealt_to = { CARDS($cards) } 发给了座位 { $seat }
has_cards_left = 它只剩 { $count } 张牌
not_dealt = { CARDS($cards) } 没有发出：{ CARDS($lowest) } 是最小的牌并已开局
in_the_hand_of = { CARDS($card) } 在座位 { $seat } 的手中
shown_not_to_hold = 它已表明没有 { CARDS($card) }
no_deal_allows_it = 看不到的牌无论怎么分，都不可能出现这一步
hand_is_hidden = 座位 { $seat } 的牌没有对座位 { $from } 亮开
hand_lies_open = 座位 { $seat } 亮开了 { $count } 张牌，但给了 { $given } 张
open_hand_repeats = 座位 { $seat } 的牌重复了 { CARDS($cards) }
open_hands_fit_no_deal = 按这些亮开的牌，看不到的牌无论怎么分，都不可能出现这些步骤
other_count_dealt = 按这套规则，一手牌有 { $count } 张，不是 { $given } 张
opener_is_dealt_18 = 按这套规则，这手牌有 { $count } 张，不是 { $given } 张：开局的座位拿 18 张
another_seat_opens = 由座位 { $seat } 开局：它有最小的 { CARDS($card) }
lower_card_opens = 最小的牌开局，而座位 { $seat } 的 { CARDS($card) } 比 { CARDS($other) } 小
too_high_to_open = 一共发 { $count } 张牌，所以其中最小的比 { CARDS($card) } 小

## The playroom: what is refused elsewhere

log_out_first = 你已有账号，请先退出登录再注册新的
name_taken = 这个名字已有人使用，请换一个
name_of_an_account = 这个名字和某个账号的名字很像，请换一个或登录
wrong_password = 没有这个名字和密码的账号
no_such_account = 没有这个名字的账号
password_too_short = 密码至少要有 { $count } 个字符
password_too_simple = 密码至少要有 { $count } 个不同的字符
password_too_common = 这个密码太容易被猜到，请换一个
bad_name = 名字要有 1 到 24 个可见字符
account_name_stays = 账号的名字不能更改
preferences_need_account = 访客的设置保存在浏览器中；创建账号即可保存在这里
no_session = 没有会话，请重新打开页面
no_such_game = 没有这局牌，或者还没结束
no_record = 这不是记录：记录是一行文字，可以在复盘页下载
bad_record = 无法打开这份记录：{ $problem }
too_many_reviews = 正在复盘的牌局太多，请一分钟后再试
review_failed = 无法复盘这局牌：{ $problem }
no_decision = 玩家没有作出决定：{ $problem }
too_many_open = 这里的连接太多了，请关闭一些网页
too_many_rooms = 你有太多房间正在使用，请先打完一局或离开一个房间
record_too_long = 一份记录最多 { $count } 字节
too_many_loaded = 你已载入 { $count } 份记录，不能再存更多
no_such_session = 这个会话已经结束
