# The coach at a table that teaches: what matters now, and what would have been better.

## What matters now in Big Two

tip_last_cards = 你只剩 { CARDS($cards) }：出完就赢了。
tip_forced = 从这里起没有人挡得住你。先出 { CARDS($cards) }。
tip_block = { $name } 只剩 { $count } 张。要出就出大的：{ CARDS($cards) }。
tip_lead_more = { $name } 只剩 { $count } 张。领出张数更多的牌型，{ $name } 就压不过。
tip_lead_high = { $name } 只剩 { $count } 张。领出大牌：{ CARDS($cards) }。
tip_unbeatable = 没有人压得过 { CARDS($cards) }。由你再次领出，之后再出 { $plays } 手就出完了。
tip_open = 这一手必须包含 { CARDS($card) }。一起出掉的牌越多越好：{ CARDS($cards) }。
tip_lead_five = 由你领出：用 { CARDS($cards) } 一次出掉五张。
tip_lead_low = 由你领出，正好打掉小牌：{ CARDS($cards) }。
tip_breaks_up = 这里出什么都会拆散手上的牌型。过牌可以保持完整。
tip_save = 只有大牌压得过：{ CARDS($cards) }。牌局还早，可以留着过牌。
tip_cheapest = { CARDS($cards) } 压得过，也不拆散牌型。

## What matters now in Rikken

tip_bid_rik = { $count } 张{ SUIT($suit) }，还有 { $honours } 张 A 和 K：有搭档就够打 { contract_rik } 了。
tip_bid_misere = 没有 A，没有 K，小牌很多：这手牌能躲过每一墩。可以考虑 { contract_misere }。
tip_bid_pass = 打 { contract_rik } 需要一门五张以上的花色，以及三张 A 或 K。没有就过牌，打防守。
tip_choose_trump = 你最长的花色是{ SUIT($suit) }，有 { $count } 张。选它做将牌。
tip_call_ace = 叫 { CARDS($card) }：你有这门花色的 K，搭档的 A 出掉后它就最大。
tip_call_short = 叫你张数少的花色的 A：出完之后就能将吃。
tip_draw_trumps = 你是庄家：领出{ SUIT($suit) }，直到别人没有将牌能抢你的墩。
tip_find_partner = 搭档有 { CARDS($card) }。领出这门花色的小牌，看看是谁。
tip_lead_winners = 领出没有人赢得过的牌，并数好墩数。
tip_lead_for_declarer = 你是 { $name } 的搭档。领出将牌{ SUIT($suit) }：你们这边最多。
tip_partner_leads = 你是 { $name } 的搭档：墩数合起来算。先拿下自己的墩，再领出小牌。
tip_cash_ace = 你在防守 { $name }。趁 { CARDS($card) } 还没被将吃，先拿一墩。
tip_defend = 你在防守 { $name }。领出张数少的花色：出完之后就能将吃。
tip_friend_has_it = { $name } 和你一边，而且正赢着这一墩。出小牌，大牌留着。
tip_cannot_take = 这一墩你赢不了。出掉最不需要的牌。
tip_trump_it = 你没有{ SUIT($suit) }。将牌可以赢下这一墩；出别的就让给别人。
tip_take_cheaply = 你最后出：{ CARDS($card) } 就够赢下这一墩。
tip_high_or_low = 后面还有人要出。用很难被盖过的牌去赢，不然就出最小的。
tip_stop_misere = { $name } 想少赢墩。出小牌，让 { $name } 不得不赢。
tip_one_trick = 你要恰好一墩。用大牌赢下它，之后都躲在下面。
tip_lead_below = 你不想再赢墩。领出别人一定会盖过的小牌。
tip_stay_below = 躲在最大的牌下面。现在安全的牌里，{ CARDS($card) } 最大。
tip_throw_high = 你不能跟花色，不会赢这一墩：垫掉最危险的牌。

## After a move that gives much away

coach_better = 上一步损失不小。更好的是{ $command }：{ $why }。
