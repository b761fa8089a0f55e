# The page's own words.

## Header and titles

nav_skip = 跳到正文
nav_label = 主菜单
nav_menu = 菜单
nav_language = 语言
title_room = 牌桌
title_lobby = 大厅
title_records = 我的牌局
title_review = 复盘
title_rules = 规则
title_profile = 个人主页
title_leaderboard = 排行榜
title_account = 账号
title_settings = 设置
title_analysis = 分析
title_learn = 学习
title_lesson = 课程
title_puzzles = 牌题
title_today = 每日一题
title_daily = 每日一局
title_missing = 找不到这个页面
title_offline = 离线玩

## Errors and guests

missing_lead = 这个网址没有内容，请检查有没有打错。
error_offline = 连不上服务器，请检查网络后重试。
error_home = 回首页
guest_name = 游客

## Start page

home_title = 请入座，牌已发好。
home_lead = 和朋友或电脑一起玩{ game_big_two }与 { game_rikken }，电脑从温和到毫不留情。不需要账号。
home_about_big_two = 抢先出完手上的牌：单张、对子和五张牌型，一手比一手大。
home_about_rikken = 荷兰的叫牌赢墩游戏：叫一张 A 找出搭档，或者一人独斗三家。
home_play = 立即开始
home_customise = 自定义牌桌
home_rules = 玩法说明
learn_invitation = 第一次玩{ $game }？五分钟学会
home_join = 加入朋友
home_join_how = 输入他们的房间号。
home_code = 房间号
home_enter = 进入
home_lobby = 结识牌友
home_lobby_how = 找一张有空位的牌桌。
home_review = 从牌局中学习
home_review_how = 逐步回顾，看看胜负在哪里转折。
home_puzzle_how = 有正确答案的局面，由精确的求解程序证明。
home_offline_how = 在这个设备上和电脑玩两种游戏，不需要服务器。
home_unreachable = 连不上服务器。你可以先在这个设备上玩。
daily_lead = 今天每个人拿到同样的牌，对手也是同样的电脑。只有一次算数。

## Waiting room

room_title = 房间 { $code }
room_timer = 每步 { $count } 秒
room_no_timer = 不限时
room_invite = 用这个房间号或链接邀请朋友。空位由电脑补上。
room_copied = 已复制
room_open_seat = 空位
room_computer = 电脑，{ $level }
room_away = 暂离
room_ready = 已准备
room_sit = 坐这里
room_stand = 离开座位
room_start = 开始牌局
room_waiting = 等待其他人…
room_watching = 你正在观战。
room_watching_late = 你正在观战。每局结束后，你会看到摊开所有手牌的这一局。
room_coming = 你从下一局开始加入。
room_stay_away = 不加入了
room_comes = { $name } 从下一局开始加入
room_no_entry = 无法进入这个房间
room_missing = 没有房间 { $code }。
room_reload = 页面已过期，请刷新。
room_connecting = 连接中…
room_reconnecting = 连接断开，正在重连…

## Table

table_title = 牌桌 { $code }
table_side = 牌局详情
table_game = 第 { $number } 局，共 { $of } 局
table_watching = { $count } 人观战
seat_you = 你
seat_your_turn = 轮到你了。
seat_turn = 出牌中
seat_cards = { $count } 张牌
seat_few = 剩 { $count } 张！
seat_passed = 过牌
seat_led = 领出
seat_played_by_computer = 电脑代打
# On a phone the seat is narrow: keep it short.
seat_back = 等候 { $time }
seat_hand = { $name } 有 { $cards }
hand_label = 你的手牌，{ $count } 张
timer_left = 还剩 { $count } 秒
move_pass = 过
status_won = { $name } 出完了！
status_beat = 要压过：{ $play }（{ $name }）
status_leads = 由 { $name } 领出。
status_contains = 必须包含 { CARDS($card) }。
dock_label = 你的手牌与操作
dock_choose = 轮到你：请选牌。
dock_choose_one = 轮到你：请选一张牌。
dock_speak = 轮到你：请在桌面上选择。
dock_bid = 轮到你：请在桌面上叫牌，或者过牌。
dock_must_pass = 你只能过牌。
dock_forced = 只能“{ $move }”：自动替你进行。
dock_done = 已替你进行：{ $move }。
dock_passing = 本轮结束前你都过牌。
dock_pass_trick = 本轮都过
dock_waits = { $name } 思考中…
dock_away = 电脑正在替你打牌。
dock_offers = 可以出的牌型
dock_play = 出牌
dock_prepared = 已为你的回合准备好：{ $move }
dock_unprepare = 取消
dock_prepare = 轮到时出牌
dock_prepare_pass = 轮到时过牌
dock_dropped = 现在不能“{ $move }”。
dock_dropped_why = 没有进行“{ $move }”：{ $why }
dock_hint = 提示
dock_hand_over = 托管
dock_take_back = 自己打
sort_rank = 按点数
sort_suit = 按花色
sort_combination = 按牌型
table_last_trick = 上一墩
table_forced_moves = 只有一种选择时自动进行
log_title = 出牌记录
log_clock = 超时
log_fallback = 电脑未及时决定，由系统代出

## Rikken at the table

rikken_auction = 叫牌阶段。
rikken_highest = 最高叫牌：{ $bid }
rikken_passed_out = 所有人都过牌。
rikken_bids = 叫牌
rikken_choose_trump = 选将牌
rikken_choose_call = 叫一张牌：持有者就是你的搭档
rikken_worth = 值 { $count } 个筹码
rikken_trump_is = 将牌 { $suit }
rikken_trump_short = 将牌：{ SUIT($suit) }
rikken_calls = 叫 { CARDS($card) }
rikken_calls_blind = 盲叫 { CARDS($card) }
rikken_blind = 盲叫
rikken_partner = 搭档
rikken_partner_is = 搭档：{ $name }
rikken_partner_unknown = 搭档：未知
rikken_dealer = 发牌人
rikken_declarer = 庄家
rikken_taken = 已赢 { $count } 墩，目标：{ $goal }
rikken_tricks = { $count } 墩

## My games and reviews

running_title = 进行中的牌局
running_continue = 继续
