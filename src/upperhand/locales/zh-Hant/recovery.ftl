# A forgotten password: codes, and links by mail.

title_recover = 新密碼
title_reset = 新密碼
title_confirm = 確認你的信箱
recovery_forgot = 忘記密碼？
recovery_title = 如果忘記密碼
recovery_codes_why = 每組代碼可以設定一次新密碼。請存放在只有你找得到的地方：代碼只在此時顯示。
recovery_codes_left = { $count ->
    [0] 你沒有復原代碼。沒有代碼就無法重設忘記的密碼。
   *[other] 你還有 { $count } 組復原代碼。
}
recovery_codes_new = 產生新的復原代碼
recovery_codes_replace = 新代碼會取代舊代碼。
recovery_codes_title = 你的復原代碼
recovery_copy = 複製
recovery_copied = 已複製
recovery_save = 存成檔案
recovery_done = 我已保存
recovery_password = 你的密碼
recovery_with_code = 使用復原代碼
recovery_with_code_how = 你在建立帳號時，或之後在帳號頁面取得復原代碼。
recovery_code = 復原代碼
recovery_new_password = 新密碼
recovery_set = 設定新密碼
recovery_with_mail = 使用電子郵件連結
recovery_with_mail_how = 如果帳號有已確認的信箱，我們會寄出連結。連結一小時內有效。
recovery_send = 寄出連結
recovery_sent = 如果有這個帳號且有信箱，連結已經寄出。
recovery_link_how = 為你的帳號選擇新密碼。其他裝置都會登出。
recovery_mail = 電子信箱
recovery_mail_none = 沒有儲存信箱。信箱只用來設定新密碼。
recovery_mail_is = 可以用寄到 { $mail } 的連結設定新密碼。
recovery_mail_add = 寄出確認連結
recovery_mail_sent = 請在兩天內打開信中的連結以確認信箱。
recovery_mail_remove = 移除信箱
recovery_confirm_how = 之後可以用寄到這個信箱的連結為帳號設定新密碼。
recovery_confirm = 確認信箱
recovery_confirmed = 信箱已確認。
wrong_recovery_code = 名稱或代碼錯誤，或代碼已經用過
this_password_is_wrong = 密碼錯誤
only_accounts = 只有帳號才有密碼；請先建立帳號
dead_link = 這個連結已失效；請重新索取
no_mail_here = 這個伺服器不寄送電子郵件
mail_not_taken = 郵件無法寄出；請稍後再試
bad_mail = 這不是電子信箱
mail_confirm_subject = Upperhand：確認你的信箱
mail_confirm =
    { $name } 你好，

    請打開這個連結，確認這個信箱屬於你的帳號：

    { $link }

    如果你沒有提出要求，請忽略這封信。
mail_reset_subject = Upperhand：設定新密碼
mail_reset =
    { $name } 你好，

    請在一小時內打開這個連結，設定新密碼：

    { $link }

    如果你沒有提出要求，請忽略這封信：你的密碼不會改變。
