# The coach at a table that teaches: what matters now, and what would have been better.

## What matters now in Big Two

tip_last_cards = 你只剩 { CARDS($cards) }：出完就贏了。
tip_forced = 從這裡起沒有人擋得住你。先出 { CARDS($cards) }。
tip_block = { $name } 只剩 { $count } 張。要出就出大的：{ CARDS($cards) }。
tip_lead_more = { $name } 只剩 { $count } 張。領出張數更多的牌型，{ $name } 就壓不過。
tip_lead_high = { $name } 只剩 { $count } 張。領出大牌：{ CARDS($cards) }。
tip_unbeatable = 沒有人壓得過 { CARDS($cards) }。你會再領出，之後再出 { $plays } 手就出完了。
tip_open = 這一手必須包含 { CARDS($card) }。一起出掉的牌越多越好：{ CARDS($cards) }。
tip_lead_five = 由你領出：用 { CARDS($cards) } 一次出掉五張。
tip_lead_low = 由你領出，正好打掉小牌：{ CARDS($cards) }。
tip_breaks_up = 這裡出什麼都會拆散手上的牌型。過牌可以保持完整。
tip_save = 只有大牌壓得過：{ CARDS($cards) }。牌局還早，可以留著過牌。
tip_cheapest = { CARDS($cards) } 壓得過，也不會拆散牌型。

## What matters now in Rikken

tip_bid_rik = { $count } 張{ SUIT($suit) }，另有 { $honours } 張 A 和 K：有搭檔就足以打 { contract_rik }。
tip_bid_misere = 沒有 A、沒有 K，小牌很多：這手牌能躲過每一墩。可以考慮 { contract_misere }。
tip_bid_pass = 打 { contract_rik } 需要一個五張以上的花色，以及三張 A 或 K。沒有就過牌，改打防守。
tip_choose_trump = 你最長的花色是{ SUIT($suit) }，有 { $count } 張。選它作王牌。
tip_call_ace = 叫 { CARDS($card) }：你有該花色的 K，搭檔的 A 出掉後它就最大。
tip_call_short = 叫你張數少的花色的 A：出完之後就能用王牌吃。
tip_draw_trumps = 你是莊家：領出{ SUIT($suit) }，直到別人沒有王牌可以搶你的墩。
tip_find_partner = 搭檔有 { CARDS($card) }。領出該花色的小牌，看看是誰。
tip_lead_winners = 領出沒有人贏得過的牌，並算好墩數。
tip_lead_for_declarer = 你是 { $name } 的搭檔。領出王牌{ SUIT($suit) }：你們這邊最多。
tip_partner_leads = 你是 { $name } 的搭檔：墩數合起來算。先拿下自己的墩，再領出小牌。
tip_cash_ace = 你要防守 { $name }。趁 { CARDS($card) } 還沒被王牌吃掉，先拿一墩。
tip_defend = 你要防守 { $name }。領出張數少的花色：出完之後就能用王牌吃。
tip_friend_has_it = { $name } 和你同一邊，而且正贏著這一墩。出小牌，大牌留著。
tip_cannot_take = 這一墩你贏不了。出掉最不需要的牌。
tip_trump_it = 你沒有{ SUIT($suit) }。王牌可以贏下這一墩；出別的就讓給別人。
tip_take_cheaply = 你最後出：{ CARDS($card) } 就足以贏下這一墩。
tip_high_or_low = 後面還有人要出。用很難贏過的牌去贏，不然就出最小的。
tip_stop_misere = { $name } 想少贏墩。出小牌，讓 { $name } 不得不贏。
tip_one_trick = 你要恰好一墩。用大牌贏下它，之後都要躲在下面。
tip_lead_below = 你不想再贏墩。領出別人一定會蓋過的小牌。
tip_stay_below = 躲在最大的牌下面。現在安全的牌中，{ CARDS($card) } 最大。
tip_throw_high = 你無法跟花色，不會贏這一墩：墊掉最危險的牌。

## After a move that gives much away

coach_better = 上一步損失不小。更好的是{ $command }：{ $why }。
