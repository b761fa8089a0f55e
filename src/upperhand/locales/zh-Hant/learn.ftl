# The pages to learn a game: the page's own words.

title_learn = 學習
title_lesson = 課程
learn_invitation = 第一次玩{ $game }？五分鐘學會
learn_try = 在牌桌上一步一步學
learn_title = 學一種遊戲
learn_lead = 在牌桌上走完十來個小步驟，牌已備好，不計時。之後再打一局有教練的牌。
learn_start = 開始上課
learn_go_on = 繼續上課
learn_lesson = 學{ $game }
learn_loading = 洗牌中…
learn_step = 第 { $number } 步，共 { $of } 步
learn_right = 正確。
learn_wrong = 再想想。
learn_watch = 看看其他人怎麼出。
learn_ready = 做得好，進入下一步。
learn_next = 下一步
learn_skip = 跳過
learn_back = 上一步
learn_again = 重來
learn_points = 牌局結果
learn_guided = 打一局教學牌局
learn_guided_how = 接著打一局真正的牌，不計時。教練會告訴你現在的重點。
coach_title = 教練
coach_silent = 輪到你時教練會說明。

## Rules of Rikken: what a first reader needs

rules_rikken_trick = 什麼是一墩
rules_rikken_trick_text = 每人依序出一張牌到桌上：這四張牌就是一墩。其中一張贏得這一墩，十三墩為一局。只算贏得的墩數，牌本身沒有分數。
rules_rikken_trick_picture = 首出方塊，大家都跟：最大的方塊 A 贏得這一墩。
rules_rikken_auction_example = 例如：你叫 Rik。Ada 叫更高的 Piek。Blaise 和 Emmy 不叫。現在你可以叫得更高，例如 Misère，或不叫。你不叫，於是由 Ada 打 Piek，你們三家防守。
rules_rikken_blind_text = 所叫的 A 必須是主打者手上有的花色。若沒有這樣的 A，就叫自己一張也沒有的花色的 A：這就是盲叫，並且要說明。若王牌以外的 A 都在自己手上，則改叫 K。
rules_rikken_bid = 叫牌
rules_rikken_goal = 目標
rules_rikken_made = 完成
rules_rikken_lost = 未完成
