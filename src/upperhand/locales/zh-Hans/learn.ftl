# The pages to learn a game: the page's own words.

learn_try = 在牌桌上一步一步学
learn_title = 学一种游戏
learn_lead = 在牌桌上走十来个小步骤，牌已备好，不计时。然后打一局有教练的牌。
learn_start = 开始上课
learn_go_on = 继续上课
learn_lesson = 学{ $game }
learn_loading = 洗牌中…
learn_step = 第 { $number } 步，共 { $of } 步
learn_right = 正确。
learn_wrong = 再想想。
learn_watch = 看看其他人怎么出。
learn_ready = 做得好，进入下一步。
learn_next = 下一步
learn_skip = 跳过
learn_back = 上一步
learn_again = 重来
learn_points = 牌局结果
learn_guided = 打一局教学牌局
learn_guided_how = 现在打一局真正的牌，不计时。教练会告诉你重点在哪里。
coach_title = 教练
coach_silent = 轮到你时教练会讲解。
