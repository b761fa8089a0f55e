# Past games: filters, statistics over time, files; sharing a game on other pages.

title_statistics = 统计
history_views = 牌局或统计
history_games = 牌局
history_filter = 筛选
history_all = 全部
history_game = 游戏
history_opponent = 对手
history_people = 真人
history_levels = 电脑
history_result = 结果
history_contract = 定约
history_finish = 怎么结束的
history_kind = 定约或结束方式
history_role = 角色
history_since = 从
history_until = 到
history_clear = 显示所有牌局
history_more = 更多牌局
history_none = 没有符合筛选的牌局。
history_ended_by = 以{ $kind }结束
history_passed_out = 所有人都过牌
result_won = 胜
result_lost = 负
result_even = 平
role_is_declarer = 庄家
role_is_partner = 搭档
role_is_defender = 防守方

## Files

history_export = 你的数据
history_export_how = 你打完的所有牌局的记录，以及保存的关于你的信息：个人主页、等级分和统计。
history_export_games = 下载所有牌局
history_export_data = 下载我的数据

## Statistics

statistics_counted = 只包括计入等级分的牌局。
statistics_none = 没有符合筛选的计分牌局。
statistics_win_rate = 胜
statistics_time = 各时期的牌局
statistics_time_key = 柱子的深色部分是你赢的牌局。
statistics_points = 累计分数
statistics_chips = 累计筹码
statistics_rating = 等级分
statistics_by_contract = 按定约
statistics_by_finish = 按结束方式
statistics_by_role = 按角色
statistics_table = 用表格显示
statistics_period = 从
statistics_game_number = 局
statistics_day = 日期
statistics_mistakes = 损失最大的地方
statistics_reviewed =
    { $count ->
        [0] 复盘一局牌，这里就会统计哪些决定损失最大。
       *[other] 根据 { $count } 局复盘，准确度 { $accuracy }。
    }
statistics_no_mistakes = 没有损失大的决定。
statistics_times = { $count } 次
mistake_missed_win = 错过了必胜的出法
mistake_passed = 过了牌，其实出牌更好
mistake_should_pass = 出了牌，其实过牌更好
mistake_lead = 领出了不该出的牌
mistake_follow = 跟了不该跟的牌
mistake_timid = 过了牌，其实叫牌更好
mistake_overbid = 叫了牌，其实过牌更好
mistake_other_bid = 有更好的叫牌
mistake_choice = 选错了将牌或所叫的牌

## Sharing

embed_title = 嵌入
embed_how = 把这一行放进你的网页，就能在那里显示这局牌。它会显示所有手牌和每一步，但不显示你的账号信息。
embed_code = 放进网页的代码
embed_copy = 复制
embed_copied = 已复制
embed_look = 看看效果
shared_room = { $game }：{ $name } 的牌桌
shared_room_about = 请入座：{ $rules }。
shared_daily_about = 每天一次，每个人拿到同样的牌。
