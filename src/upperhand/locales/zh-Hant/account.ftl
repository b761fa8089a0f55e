# Accounts, profiles and the leaderboard.

## Account, profile and leaderboard

account_nickname = 你在牌桌上的名稱
account_save = 儲存
account_saved = 已儲存
account_register = 建立帳號
account_log_in = 登入
account_log_out = 登出
account_why = 帳號會保存你的牌局、分數與等級分；訪客時的紀錄也會一併保留。
account_welcome = 歡迎回來。
account_name = 名稱
account_password = 密碼
account_you = 你以 { $name } 登入。
account_profile = 你的個人檔案
profile_loading = 載入中…
profile_none = 還沒有完成的牌局。
profile_played = 局數
profile_won = 勝
profile_score = 得分
profile_rating = 等級分
profile_level = 等級
profile_by_level = 對電腦
profile_patterns = 出過的牌型
profile_recent = 最近的牌局
profile_people_rating = 對真人的等級分
profile_average = 每局平均
profile_since = { $date } 加入
leaderboard_against = 對手
leaderboard_everybody = 對所有人
leaderboard_people = 只對真人
leaderboard_none = 還沒有人有等級分。

## Ratings

leaderboard_computers = 顯示電腦
leaderboard_how = 真人與電腦使用同一尺度：約 800 是{ level_beginner }，2400 是{ level_champion }。每個人從 1200 開始；? 表示局數還不多。
account_change_password = 變更密碼
account_password_now = 目前的密碼
account_password_changed = 密碼已變更，其他裝置已登出。
account_sessions = 你在哪裡登入
account_session_here = 這個瀏覽器
account_session_unknown = 未知的瀏覽器
account_session_since = 自 { $day }
account_session_end = 登出
account_sessions_end = 登出其他所有裝置
account_delete = 刪除帳號
account_delete_what = 你的等級分、統計和設定會被刪除。和別人打的牌局會保留，但沒有你的名稱。此動作無法復原。
account_delete_now = 永久刪除
