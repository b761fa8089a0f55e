# The first lesson of each game: what a step says, and what is answered to a move.

## Big Two

lesson_big_two_goal = 最先出完手牌的人获胜。你有全场最小的 { CARDS($card) }，所以由你先出，而且第一手必须包含这张牌。点这张牌，再按“出牌”。
lesson_big_two_goal_right = 很好。接着其他人依次出更大的牌。
lesson_big_two_ranks = 从小到大：3 4 5 6 7 8 9 10 J Q K A 2，2 最大。用更大的牌压过 { CARDS($card) }，但用刚好够大的就行。
lesson_big_two_ranks_right = 大牌留到需要的时候再用。
lesson_big_two_ranks_other_ten = 两张 10 都可以。先出 { CARDS($card) }，另一张马上用得到。
lesson_big_two_can_beat = 可以过牌，但这里压过它没有损失，而且每出掉一张牌都是好事。
lesson_big_two_lower_will_do = 这张压得过，但小一点的就够了。大牌留到需要的时候再用。
lesson_big_two_suits = 点数相同时比花色，从小到大：♦ ♣ ♥ ♠。所以红桃 10 压过了梅花 10。现在用你的 10 压过 { CARDS($card) }。
lesson_big_two_suits_right = 黑桃是最大的花色：没有更大的 10 了。
lesson_big_two_suits_higher = 这张压得过，但 { CARDS($card) } 就够了。
lesson_big_two_pass = 没有牌压得过 { CARDS($card) }。不能出或者不想出的时候，就过牌。
lesson_big_two_pass_right = 过牌并不吃亏：下次轮到你还可以出。其他人都过牌时，由 { $name } 重新领出。
lesson_big_two_pairs = { $name } 领出对子：两张同点数的牌。只有更大的对子能压过。用你最小的对子压过它。手牌下方的“对子”按钮会替你选好。
lesson_big_two_pairs_right = 出掉两张，大的对子还在手上。
lesson_big_two_pairs_lower = 这一对也能赢，但小一点的就够了。
lesson_big_two_lead = 所有人都过牌，所以由你领出，出什么都可以。领出最小的牌：以后很难出掉。
lesson_big_two_lead_right = 小牌压不过别人，要趁自己领出时打掉。
lesson_big_two_lead_lowest = 这样也可以。但你的 4 什么都压不过，只有自己领出时才出得掉。现在就出吧。
lesson_big_two_five = 几轮之后。五张牌可以一次出掉：五张点数相连的牌就是顺子。领出它。“顺子”按钮会替你选好。
lesson_big_two_five_right = 一次出掉五张。只有别的五张牌型才压得过。
lesson_big_two_five_more = 这样也可以，但顺子一次能出掉五张。
lesson_big_two_hands = 五张牌型从小到大：顺子、同花（同一花色）、葫芦（三张加两张）、四带一（四张加一张）、同花顺。{ $name } 领出顺子：用刚好够大的牌型压过它。
lesson_big_two_hands_right = 同花压过所有顺子，葫芦留到以后再用。
lesson_big_two_hands_flush_will_do = 葫芦压得过，但同花也可以。葫芦留到以后再用。
lesson_big_two_twos = { $name } 只剩两张牌。你的 { CARDS($card) } 压过每一张牌。2 就是要留到这种时候：拿到牌权，你就能出完。
lesson_big_two_twos_right = 没有人压得过，所以由你领出。
lesson_big_two_twos_pass = 这样 { $name } 就会领出，可能马上出完。用你的 2 拿下牌权。
lesson_big_two_finish = 由你领出，手上是一个对子。两张一起出，手牌就空了。
lesson_big_two_finish_right = 手牌出完了：你赢了！
lesson_big_two_finish_single = 这样你还剩一张，别人可能先出完。两张一起出。
lesson_big_two_points = 每个输家剩一张牌就付你一分：十张起加倍，十三张三倍。所以就算赢不了，也要多出掉几张牌。

## Rikken

lesson_rikken_trick = 每人出一张牌，合起来就是一墩。第一张牌决定花色，有这门花色的人必须跟。这门花色最大的牌赢得这一墩：A、K、Q、J、10，直到 2。{ $name } 领出{ SUIT($suit) }。赢下这一墩。
lesson_rikken_trick_right = 同一花色里没有比 A 更大的牌：这一墩是你的。
lesson_rikken_trick_too_low = 花色跟对了，但 { CARDS($card) } 更大，会赢得这一墩。
lesson_rikken_lead = 赢得一墩的人领出下一墩，出什么牌都可以。领出一张能再赢一墩的牌。
lesson_rikken_lead_right = 这门花色最大的牌：你的第二墩。
lesson_rikken_lead_low = 可以领出这张，但别人会出更大的。{ CARDS($card) } 是它那门花色最大的牌。
lesson_rikken_trump = 有一门花色是将牌，这里是{ SUIT($suit) }：最小的将牌也大过其他花色的每一张牌。{ $name } 领出{ SUIT($led) }，你没有，所以可以出任何牌。赢下这一墩。
lesson_rikken_trump_right = 你的 { CARDS($card) } 连 K 也赢得过。
lesson_rikken_trump_discard = 可以垫掉这张牌，但这样 { CARDS($card) } 会赢得这一墩。
lesson_rikken_bid = 牌局从叫牌开始：打最高的叫牌。“{ CONTRACT($bid) }”是和搭档合赢 13 墩中的 8 墩。你有六张红桃（包括最大的四张），还有一张 A 和一张 K：叫“{ CONTRACT($bid) }”。
lesson_rikken_bid_right = 其他人都过牌，由你打 { contract_rik }。
lesson_rikken_bid_pass = 这样的好牌应该要打：单靠它就能赢七墩。
lesson_rikken_bid_solo = 单打要一人对三家赢 8 墩，这手牌大约只有七墩。有搭档才稳当。
lesson_rikken_bid_piek = { contract_piek } 是恰好赢一墩，无将牌。这手牌会赢太多。
lesson_rikken_bid_misere = { contract_misere } 是一墩不赢。你的 A 一定会赢几墩。
lesson_rikken_choose = 由你选将牌。选最长的花色：别人会先出完这门花色，剩下的将牌张张都是一墩。
lesson_rikken_choose_right = 从现在起，{ SUIT($suit) }大过其他所有花色。
lesson_rikken_choose_longest = 你最长的花色是{ SUIT($suit) }，选它做将牌。
lesson_rikken_call = 现在叫一张你没有的 A，但这门花色你要有。持有者就是你的搭档。从这两张里选一张。
lesson_rikken_call_right = 持有者现在是你的搭档，没有别人知道。
lesson_rikken_find = 几墩之后。你叫了 { CARDS($card) }，想知道在谁手上。领出这门花色的小牌。
lesson_rikken_find_right = A 出现了：{ $name } 是你的搭档。你们的墩数合起来算。
lesson_rikken_find_king = 搭档的 { CARDS($card) } 会吃掉你的 K。把 K 留着，领出小一点的牌。
lesson_rikken_find_other = 这样引不出所叫的 A。领出{ SUIT($suit) }。
lesson_rikken_help = 这一局 { $name } 打 { contract_rik }，叫了 { CARDS($card) }。这张牌在你手上：你就是搭档，只有你知道。{ $name } 的 K 已经替你们赢得这一墩。出一张不浪费的牌。
lesson_rikken_help_right = 这一墩是你们的，你的 A 还能再赢一墩。
lesson_rikken_help_overtaken = { $name } 的 K 本来就会赢这一墩，而你们是搭档。A 留着赢另一墩。
lesson_rikken_show = { $name } 领出，等你的 { CARDS($card) }。赢下这一墩：现在大家都知道谁和谁一边。
lesson_rikken_show_right = 你们合起来要赢 8 墩，另外两家要阻止你们。
lesson_rikken_misere = 有些叫牌是一人对三家：单打要赢 8 墩以上，{ contract_piek } 恰好一墩，{ contract_misere } 一墩不赢。{ contract_piek } 和 { contract_misere } 没有将牌。这里你打 { contract_misere }。{ $name } 的 { CARDS($card) } 会赢这一墩：出比它小的牌里最大的一张。
lesson_rikken_misere_right = 出得好：这张 Q 不会再赢到墩了。
lesson_rikken_misere_later = 现在是安全的，但 { CARDS($card) } 以后可能会赢到墩。趁 K 在上面时出掉最安全。
lesson_rikken_last = { contract_rik } 的最后一墩。你和 { $name } 一共七墩。用将牌赢下第八墩。
lesson_rikken_last_right = 八墩：你的 { contract_rik } 完成了。
lesson_rikken_chips = 输家付筹码。打 { contract_rik } 时，每个输家付给每个赢家 1 个，所以你们各得 2 个。单打的人向三家各收，或者付给三家：{ contract_solo8 } 是 1 个，{ contract_piek } 3 个，{ contract_misere } 5 个。
