# The pages to learn a game: the page's own words.

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
