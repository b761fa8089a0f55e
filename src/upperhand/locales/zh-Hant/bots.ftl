## 機器人：用自己帳號打牌的程式

seat_bot = 機器人
bots_title = 機器人
bots_about = 機器人是給你的程式用的帳號，有自己的名字、等級分和紀錄。大家都看得出它是機器人，以及它屬於誰。
bots_guide = 程式介面
bots_name = 機器人的名字
bots_make = 建立機器人
bots_delete = 刪除
bots_delete_sure = 確定刪除 { $name }？它的等級分和統計會被刪除，權杖也會失效。此操作無法復原。
bots_delete_now = 永久刪除
bots_keep = 保留
token_name = 新權杖，用在
token_where = 我的筆電
token_make = 建立權杖
token_once = 這是 { $name } 的權杖。請現在複製：它只顯示這一次。拿到它的人就能以你的機器人身分打牌。
token_copy = 複製
token_copied = 已複製
token_hide = 我已複製
token_unused = 從未使用
token_used = 上次使用：{ $moment }
token_revoke = 撤銷
token_revoke_label = 撤銷權杖 { $name }
bots_allowed = 允許機器人入座
bots_allowed_how = 機器人不會改變真人的等級分。
bots_welcome = 允許機器人
profile_owner = { $name } 的機器人
leaderboard_bots = 機器人

## 被拒絕的請求

bad_token = 沒有這個權杖：它可能已被撤銷；可在帳號頁面建立新的
not_for_bots = 機器人不能這樣做：它只能找牌桌和打牌
no_hints_for_bots = 機器人要自己打牌，得不到提示
no_bots_here = 房主不希望這張牌桌有機器人
own_bot_here = 在計分牌桌上，機器人不能與它的擁有者或擁有者的其他機器人同桌
bots_need_account = 只有有帳號的人才能擁有機器人
too_many_bots = 你已有 { $count } 個機器人，請先刪除一個
too_many_tokens = 這個機器人已有 { $count } 個權杖，請先撤銷一個
no_such_bot = 你沒有這個機器人
no_such_token = 這個機器人沒有這個權杖
