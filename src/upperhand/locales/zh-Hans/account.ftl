# Accounts, profiles and the leaderboard.

## Account, profile and leaderboard

account_nickname = 你在牌桌上的名字
account_save = 保存
account_saved = 已保存
account_register = 注册账号
account_log_in = 登录
account_log_out = 退出登录
account_why = 账号会保存你的牌局、分数和等级分；游客时打的牌也会保留。
account_welcome = 欢迎回来。
account_name = 名字
account_password = 密码
account_you = 你已登录为 { $name }。
account_profile = 你的个人主页
profile_loading = 加载中…
profile_none = 还没有打完的牌局。
profile_played = 局数
profile_won = 胜
profile_score = 得分
profile_rating = 等级分
profile_level = 级别
profile_by_level = 对电脑
profile_patterns = 出过的牌型
profile_recent = 最近的牌局
profile_people_rating = 对真人的等级分
profile_average = 每局平均分
profile_since = { $date } 加入
leaderboard_against = 对手
leaderboard_everybody = 对所有人
leaderboard_people = 只对真人
leaderboard_none = 还没有人有等级分。

## Ratings

leaderboard_computers = 显示电脑
leaderboard_how = 真人和电脑用同一标准：约 800 是{ level_beginner }，2400 是{ level_champion }。每个人从 1200 开始；? 表示局数还不多。
account_change_password = 修改密码
account_password_now = 当前密码
account_password_changed = 密码已修改，其他设备已退出登录。
account_sessions = 你在哪里登录
account_session_here = 这个浏览器
account_session_unknown = 未知的浏览器
account_session_since = 自 { $day }
account_session_end = 退出登录
account_sessions_end = 退出其他所有设备
account_delete = 删除账号
account_delete_what = 你的等级分、统计和设置会被删除。和别人打的牌局会保留，但没有你的名字。此操作无法撤销。
account_delete_now = 永久删除
