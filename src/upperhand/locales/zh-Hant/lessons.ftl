# The first lesson of each game: what a step says, and what is answered to a move.

## Big Two

lesson_big_two_goal = 最先出完手牌的人獲勝。你有全場最小的 { CARDS($card) }，所以由你先出，而且第一手必須包含這張牌。點選這張牌，再按「出牌」。
lesson_big_two_goal_right = 很好。接著其他人依序出更大的牌。
lesson_big_two_ranks = 由小到大：3 4 5 6 7 8 9 10 J Q K A 2，2 最大。用更大的牌壓過 { CARDS($card) }，但用剛好夠大的就好。
lesson_big_two_ranks_right = 大牌留到需要的時候再用。
lesson_big_two_ranks_other_ten = 兩張 10 都可以。先出 { CARDS($card) }，另一張等一下就用得到。
lesson_big_two_can_beat = 可以過牌，但這裡壓過它沒有損失，而且每出掉一張牌都是好事。
lesson_big_two_lower_will_do = 這張壓得過，但小一點的就夠了。大牌留到需要的時候再用。
lesson_big_two_suits = 點數相同時比花色，由小到大：♦ ♣ ♥ ♠。所以紅心 10 壓過了梅花 10。現在用你的 10 壓過 { CARDS($card) }。
lesson_big_two_suits_right = 黑桃是最大的花色：沒有更大的 10 了。
lesson_big_two_suits_higher = 這張壓得過，但 { CARDS($card) } 就夠了。
lesson_big_two_pass = 沒有牌壓得過 { CARDS($card) }。不能出或不想出的時候，就過牌。
lesson_big_two_pass_right = 過牌並不吃虧：下次輪到你還可以出。其他人都過牌時，由 { $name } 重新領出。
lesson_big_two_pairs = { $name } 領出對子：兩張同點數的牌。只有更大的對子能壓過。用你最小的對子壓過它。手牌下方的「對子」按鈕會替你選好。
lesson_big_two_pairs_right = 出掉兩張，大的對子還在手上。
lesson_big_two_pairs_lower = 這一對也能贏，但小一點的就夠了。
lesson_big_two_lead = 大家都過牌，所以由你領出，出什麼都可以。領出最小的牌：以後很難出掉。
lesson_big_two_lead_right = 小牌壓不過別人，要趁自己領出時打掉。
lesson_big_two_lead_lowest = 這樣也可以。但你的 4 什麼都壓不過，只有自己領出時才出得掉。現在就出吧。
lesson_big_two_five = 幾輪之後。五張牌可以一次出掉：五個連續點數就是順子。領出它。「順子」按鈕會替你選好。
lesson_big_two_five_right = 一次出掉五張。只有別的五張牌型才壓得過。
lesson_big_two_five_more = 這樣也可以，但順子一次能出掉五張。
lesson_big_two_hands = 五張牌型由小到大：順子、同花（同一花色）、葫蘆（三張加兩張）、鐵支（四張加一張）、同花順。{ $name } 出了順子：用剛好夠大的牌型壓過它。
lesson_big_two_hands_right = 同花壓過所有順子，葫蘆留到以後再用。
lesson_big_two_hands_flush_will_do = 葫蘆壓得過，但同花也可以。葫蘆留到以後再用。
lesson_big_two_twos = { $name } 只剩兩張牌。你的 { CARDS($card) } 壓過每一張牌。2 就是要留到這種時候：搶到牌權，你就能出完。
lesson_big_two_twos_right = 沒有人壓得過，所以由你領出。
lesson_big_two_twos_pass = 這樣 { $name } 就會領出，可能馬上出完。用你的 2 搶下牌權。
lesson_big_two_finish = 由你領出，手上是一對。兩張一起出，手牌就空了。
lesson_big_two_finish_right = 手牌出完了：你贏了！
lesson_big_two_finish_single = 這樣你還剩一張，別人可能先出完。兩張一起出。
lesson_big_two_points = 每個輸家剩一張牌就付你一分：十張以上加倍，十三張三倍。所以就算贏不了，也要多出掉幾張牌。

## Rikken

lesson_rikken_trick = 每人出一張牌，合起來就是一墩。第一張牌決定花色，有這個花色的人必須跟。該花色最大的牌贏得這一墩：A、K、Q、J、10，直到 2。{ $name } 領出{ SUIT($suit) }。贏下這一墩。
lesson_rikken_trick_right = 同花色中沒有比 A 更大的牌：這一墩是你的。
lesson_rikken_trick_too_low = 花色跟對了，但 { CARDS($card) } 比較大，會贏得這一墩。
lesson_rikken_lead = 贏得一墩的人領出下一墩，出什麼牌都可以。領出一張能再贏一墩的牌。
lesson_rikken_lead_right = 該花色最大的牌：你的第二墩。
lesson_rikken_lead_low = 可以領出這張，但別人會出更大的。{ CARDS($card) } 是該花色最大的牌。
lesson_rikken_trump = 有一個花色是王牌，這裡是{ SUIT($suit) }：最小的王牌也大過其他花色的每一張牌。{ $name } 領出{ SUIT($led) }，你沒有，所以可以出任何牌。贏下這一墩。
lesson_rikken_trump_right = 你的 { CARDS($card) } 連 K 也贏得過。
lesson_rikken_trump_discard = 可以墊掉這張牌，但這樣 { CARDS($card) } 會贏得這一墩。
lesson_rikken_bid = 牌局從叫牌開始：執行最高的叫牌。「{ CONTRACT($bid) }」是與搭檔合贏 13 墩中的 8 墩。你有六張紅心（含最大的四張），另有一張 A 和一張 K：叫「{ CONTRACT($bid) }」。
lesson_rikken_bid_right = 其他人都過牌，由你打這一局 { contract_rik }。
lesson_rikken_bid_pass = 這樣的好牌應該要打：單靠它就能贏七墩。
lesson_rikken_bid_solo = 獨打要一人對三家贏 8 墩，這手牌大約只有七墩。有搭檔才穩當。
lesson_rikken_bid_piek = { contract_piek } 是恰好贏一墩，無王牌。這手牌會贏太多。
lesson_rikken_bid_misere = { contract_misere } 是一墩都不贏。你的 A 一定會贏幾墩。
lesson_rikken_choose = 由你選王牌。選最長的花色：別人會先出完這個花色，剩下的王牌張張都是一墩。
lesson_rikken_choose_right = 從現在起，{ SUIT($suit) }大過其他所有花色。
lesson_rikken_choose_longest = 你最長的花色是{ SUIT($suit) }，選它作王牌。
lesson_rikken_call = 現在叫一張你沒有、但你有該花色的 A。持有者就是你的搭檔。從這兩張選一張。
lesson_rikken_call_right = 持有者現在是你的搭檔，沒有其他人知道。
lesson_rikken_find = 幾墩之後。你叫了 { CARDS($card) }，想知道在誰手上。領出該花色的小牌。
lesson_rikken_find_right = A 出現了：{ $name } 是你的搭檔。你們的墩數合起來計算。
lesson_rikken_find_king = 搭檔的 { CARDS($card) } 會吃掉你的 K。把 K 留著，領出小一點的牌。
lesson_rikken_find_other = 這樣引不出所叫的 A。領出{ SUIT($suit) }。
lesson_rikken_help = 這一局 { $name } 打 { contract_rik }，叫了 { CARDS($card) }。牌在你手上：你就是搭檔，只有你知道。{ $name } 的 K 已經替你們贏得這一墩。出一張不浪費的牌。
lesson_rikken_help_right = 這一墩是你們的，你的 A 還能再贏一墩。
lesson_rikken_help_overtaken = { $name } 的 K 本來就會贏這一墩，而你們是搭檔。A 留著贏另一墩。
lesson_rikken_show = { $name } 領出，等你的 { CARDS($card) }。贏下這一墩：現在大家都知道誰和誰一組。
lesson_rikken_show_right = 你們合起來要贏 8 墩，另外兩家要阻止你們。
lesson_rikken_misere = 有些叫牌是一人對三家：獨打要贏 8 墩以上，{ contract_piek } 恰好一墩，{ contract_misere } 一墩都不贏。{ contract_piek } 和 { contract_misere } 沒有王牌。這裡你打 { contract_misere }。{ $name } 的 { CARDS($card) } 會贏這一墩：出比它小的牌中最大的一張。
lesson_rikken_misere_right = 墊得好：這張 Q 不會再贏到墩了。
lesson_rikken_misere_later = 現在是安全的，但 { CARDS($card) } 以後可能會贏到墩。趁 K 在上面時出掉最安全。
lesson_rikken_last = { contract_rik } 的最後一墩。你和 { $name } 合計七墩。用王牌贏下第八墩。
lesson_rikken_last_right = 八墩：你的 { contract_rik } 完成了。
lesson_rikken_chips = 輸家付籌碼。打 { contract_rik } 時，每個輸家付給每個贏家 1 個，所以你們各得 2 個。獨打的人向三家各收，或付給三家：{ contract_solo8 } 是 1 個，{ contract_piek } 3 個，{ contract_misere } 5 個。
