# The rules of the games, as the page tells them.

## Rules

rules_title = { $game } 的玩法
rules_presets = 可選的規則
rules_presets_how = 各地玩法不同。開桌時可選一套規則，也可修改單項。
rules_big_two_aim = 目標
rules_big_two_aim_text = 比別人先出完手上所有的牌。二至四人，每人 13 張。
rules_big_two_order = 牌的大小
rules_big_two_order_text = 由小到大：3 4 5 6 7 8 9 10 J Q K A 2，2 最大。
rules_big_two_suits = 點數相同時比花色；多數玩法以方塊最小，其次梅花、紅心、黑桃。
rules_big_two_opening = 開局
rules_big_two_opening_text = 持有最小牌的人先出；多數玩法第一手必須包含這張牌。
rules_big_two_tricks = 出牌
rules_big_two_tricks_text = 領出者可出任何牌型。其他人依序用相同張數且更大的牌型壓過，或過牌。無人能壓時，由最後出牌者重新領出。
rules_big_two_end = 結束
rules_big_two_end_text = 有人出完手牌時牌局結束，此人獲勝。
rules_big_two_kinds = 牌型
rules_big_two_kinds_text = 一張、兩張，部分玩法可出三張；以及五張牌型，以下由小到大，較大的牌型可壓過任何較小的牌型。
rules_kind_single = 一張牌；先比點數，再比花色。
rules_kind_pair = 兩張同點數；點數相同時比較大的花色。
rules_kind_triple = 三張同點數；並非每種玩法都可以。
rules_kind_straight = 五張連續點數，不全為同一花色。
rules_kind_flush = 五張同花色。
rules_kind_full_house = 三張同點數加兩張同點數；比三張的點數。
rules_kind_four_plus_one = 四張同點數加任意一張。
rules_kind_straight_flush = 五張連續點數且同花色。
rules_big_two_points = 計分
rules_big_two_points_text = 輸家依剩餘張數付分，多數玩法剩十張以上加倍；贏家收取所有輸家付出的分數。
rules_rikken_aim = 目標
rules_rikken_aim_text = 四人各 13 張牌，叫出自己要達成的目標：若干墩、恰好一墩，或一墩都不拿。
rules_rikken_order = 牌的大小
rules_rikken_order_text = 每個花色（包括王牌）都以 A 最大，其次 K、Q、J、10，直到 2。
rules_rikken_auction = 叫牌
rules_rikken_auction_text = 由發牌者左手邊開始，每人叫得比前一個高，或過牌；過牌者退出叫牌。叫得最高者就是莊家，執行合約。下方的表格由低到高列出各種叫牌。
rules_rikken_partner = 王牌與搭檔
rules_rikken_partner_text = 在 { contract_rik } 中，莊家指定王牌，並叫一張自己沒有的 A。持有者就是搭檔，在這張 A 打出之前沒有其他人知道。
rules_rikken_play = 出牌
rules_rikken_play_text = 發牌者左手邊領出。其他人有同花色就必須跟，沒有則可出任何牌。最大的王牌贏得該墩，否則由領出花色最大者贏得。贏家領出下一墩。
rules_rikken_play_picture = 領出梅花；紅心為王牌時，紅心 2 贏得這一墩。
rules_rikken_points = 籌碼
rules_rikken_points_text = 十三墩之後輸家付給贏家，合約越難付得越多。獨打者與其他三人分別結算。表中是莊家總共收取或付出的籌碼。

## Rules of Rikken: what a first reader needs

rules_rikken_trick = 什麼是一墩
rules_rikken_trick_text = 每人依序出一張牌到桌上：這四張牌就是一墩。其中一張贏得這一墩，十三墩為一局。只算贏得的墩數，牌本身沒有分數。
rules_rikken_trick_picture = 領出方塊，大家都跟：最大的方塊 A 贏得這一墩。
rules_rikken_auction_example = 例如：你叫 { contract_rik }。Ada 叫更高的 { contract_piek }。Blaise 和 Emmy 過牌。現在你可以叫得更高，例如 { contract_misere }，或過牌。你過牌，於是由 Ada 打 { contract_piek }，你們三家防守。
rules_rikken_blind_text = 所叫的 A 必須是莊家手上有的花色。若沒有這樣的 A，就叫自己一張也沒有的花色的 A：這就是盲叫，並且要說明。若王牌以外的 A 都在自己手上，則改叫 K。
rules_rikken_bid = 叫牌
rules_rikken_goal = 目標
rules_rikken_made = 完成
rules_rikken_lost = 未完成
