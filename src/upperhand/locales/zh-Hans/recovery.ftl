# A forgotten password: codes, and links by mail.

title_recover = 新密码
title_reset = 新密码
title_confirm = 确认邮箱
recovery_forgot = 忘记密码？
recovery_title = 万一忘记密码
recovery_codes_why = 每个恢复码可以设置一次新密码。请保存在只有你找得到的地方：它们只在现在显示。
recovery_codes_left =
    { $count ->
        [0] 你没有恢复码。没有恢复码，忘记的密码就无法重设。
       *[other] 你还有 { $count } 个恢复码。
    }
recovery_codes_new = 生成新的恢复码
recovery_codes_replace = 新的恢复码会替换旧的。
recovery_codes_title = 你的恢复码
recovery_copy = 复制
recovery_copied = 已复制
recovery_save = 保存为文件
recovery_done = 我已保存
recovery_password = 你的密码
recovery_with_code = 用恢复码
recovery_with_code_how = 恢复码在注册账号时给过你，也可以之后在账号页生成。
recovery_code = 恢复码
recovery_new_password = 新密码
recovery_set = 设置新密码
recovery_with_mail = 用邮件里的链接
recovery_with_mail_how = 如果账号有确认过的邮箱，我们会往那里发一个链接。链接一小时内有效。
recovery_send = 发送链接
recovery_sent = 如果有这样的账号并且有邮箱，链接已经发出。
recovery_link_how = 为你的账号选一个新密码。其他设备都会退出登录。
recovery_mail = 邮箱地址
recovery_mail_none = 没有保存邮箱地址。它只用来设置新密码。
recovery_mail_is = 可以用发到 { $mail } 的链接设置新密码。
recovery_mail_add = 发送确认链接
recovery_mail_sent = 请在两天内打开邮件里的链接，确认邮箱。
recovery_mail_remove = 移除邮箱
recovery_confirm_how = 确认之后，可以用发到这个邮箱的链接为你的账号设置新密码。
recovery_confirm = 确认邮箱
recovery_confirmed = 邮箱已确认。
wrong_recovery_code = 名字或恢复码不对，或者恢复码已经用过
this_password_is_wrong = 密码不对
only_accounts = 只有账号才有密码，请先注册
dead_link = 这个链接已失效，请重新获取
no_mail_here = 这个服务器不发邮件
mail_not_taken = 邮件没有发出，请稍后再试
bad_mail = 这不是邮箱地址
mail_confirm_subject = Upperhand：确认你的邮箱
mail_confirm =
    { $name }，你好：

    打开这个链接，确认你账号的邮箱：

    { $link }

    如果不是你要求的，不用理会。
mail_reset_subject = Upperhand：设置新密码
mail_reset =
    { $name }，你好：

    请在一小时内打开这个链接，设置新密码：

    { $link }

    如果不是你要求的，不用理会：你的密码不变。
