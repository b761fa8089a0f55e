# Evenings of clubs: what the server says, then the page's own texts.

evening_decides = 在赛事的牌桌上，这由赛事决定
evening_time_is_over = 本轮时间已到，由电脑打完这一局
evening_is_paused = 赛事暂停中，请等主持人继续
evening_no_hints = 赛事中没有提示：每个人打同样的牌
evening_bad_time = 开始时间必须在将来，并且在 { $days } 天之内
evening_needs_account = 只有有账号的人才能举办赛事，请先注册
evening_nobody = 赛事里没有这个号码的人
evening_removed = 主持人已把你移出这次赛事
evening_too_late = 不会再开始新的一轮，来不及加入了
evening_full = 赛事已满：有 { $count } 人参加
evening_not_joined = 你没有参加这次赛事
evening_has_started = 赛事已经开始
evening_is_empty = 还没有人参加
evening_is_over = 赛事已结束
evening_directors_only = 只有赛事的主持人可以这样做
evening_not_running = 赛事没有在进行
evening_too_many = 你已有 { $count } 次没结束的赛事，请先结束一次
evening_server_full = 这个服务器上的赛事太多，请稍后再试
evening_bad_name = 赛事名称要有 1 到 60 个可见字符
evening_unknown = 没有这个代码的赛事

## The list of evenings

title_evenings = 俱乐部赛事
title_evening = 俱乐部赛事
evenings_lead = 打几轮的比赛：所有牌桌打同样的牌，所以决定胜负的不是牌，而是怎么打。
evenings_need_account = 主持赛事需要账号：
evenings_new = 新赛事
evenings_code = 赛事代码
evenings_running = 正在进行
evenings_coming = 即将开始
evenings_past = 已结束
evenings_none_running = 没有正在进行的赛事。
evenings_none_coming = 没有计划中的赛事。
evenings_none_past = 还没有打过赛事。
evenings_starts = { $time } 开始
evenings_by_hand = 由主持人宣布开始
evenings_paused = 赛事暂停中
evenings_round = 第 { $round } 轮，共 { $of } 轮
evenings_size = { $rounds } 轮，每轮 { $games } 局
evenings_people = { $count } 人
evenings_director = 主持人：{ $name }

## A new evening

evenings_name = 赛事名称
evenings_rounds = 轮数
evenings_games = 每轮局数
evenings_minutes = 每轮时间
evenings_count_minutes = { $count } 分钟
evenings_count_minutes_round = 每轮 { $count } 分钟
evenings_rest = 两轮之间的休息
evenings_level = 电脑的级别
evenings_start = 开始
evenings_start_by_hand = 我按下按钮时
evenings_start_at_time = 到时间就开始，我在不在都行
evenings_time = 开始时间
evenings_private = 私人：只能用链接或代码找到
evenings_make = 创建赛事

## An evening

evenings_computers = 电脑：{ $level }
evenings_resting = 休息：第 { $round } 轮（共 { $of } 轮）即将开始
evenings_over = 赛事已结束
evenings_given_up = 赛事没有举行
evenings_time_left = 剩余时间：{ $time }
evenings_go_to_table = 去我的牌桌
evenings_your_name = 你的名字
evenings_join = 参加
evenings_come_back = 我回来了
evenings_joined = 你已参加。赛事开始时，你的牌桌会在这里打开。
evenings_next_round = 你从下一轮开始打。
evenings_leave = 退出赛事
evenings_removed_you = 主持人已把你移出这次赛事。
evenings_tables = 第 { $round } 轮的牌桌
evenings_table = { $number } 号牌桌
evenings_computer = 电脑
evenings_table_done = 打完了
evenings_played = 已打 { $played } 局，共 { $of } 局
evenings_nobody_yet = 还没有人参加。分享链接吧。
evenings_here = 在场
evenings_out = 不参加
evenings_removed = 已移出
evenings_second = 副主持人

## Directing

evenings_directing = 主持赛事
evenings_directing_how = 可以关闭这个页面：各轮会自动进行，缺席的人由电脑代打。
evenings_begin = 开始赛事
evenings_pause = 暂停
evenings_continue = 继续
evenings_end = 结束赛事
evenings_end_sure = 电脑会打完进行中的牌局，不再开始新的一轮。
evenings_end_sure_now = 不再开始新的一轮。
evenings_not_end = 不结束
evenings_make_second = 设为副主持人
evenings_replace = 由电脑代替
evenings_remove = 移出

## Standings

evenings_standings = 排名
evenings_final = 最终排名
evenings_how = 差分是你每副牌的得分与其他牌桌上拿同样牌的人的平均分之差。所有牌桌都打完的一副牌才算数。
evenings_place = 名次
evenings_difference = 差分
# A narrow column.
evenings_round_short = { $round } 轮
evenings_your_boards = 你的各副牌
evenings_boards_of = { $name } 的各副牌
evenings_board = 第 { $round } 轮，第 { $board } 副
evenings_compared = { $points }，其他人平均 { $mean }
evenings_alone = { $points }，没有人可以比较
evenings_others = 拿同样牌的其他人：{ $others }
evenings_by_computer = 大部分由电脑打：最多按平均分计算。
evenings_no_boards = 还没有一副牌在所有牌桌上打完。

## At a table of an evening

evenings_at_table = 第 { $round } 轮（共 { $of } 轮），第 { $board } 副（共 { $boards } 副）
# A small sign on the table.
evenings_at_table_short = { $round }/{ $of } 轮 · { $board }/{ $boards }
evenings_closed = 怎么计算
evenings_table_closed = 这是赛事的牌桌。别人还在打同样的牌时，只有桌上的人能看到它。
evenings_to_evening = 回到赛事
