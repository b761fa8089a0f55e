# A forgotten password: codes, and links by mail.

title_recover = New password
title_reset = New password
title_confirm = Confirm your address
recovery_forgot = Forgot your password?
recovery_title = If you forget your password
recovery_codes_why = Each of these codes sets a new password, once. Keep them where only you can find them: they are shown only now.
recovery_codes_left = { $count ->
    [0] You have no recovery codes. Without one, a forgotten password cannot be set anew.
    [one] You have { $count } recovery code left.
   *[other] You have { $count } recovery codes left.
}
recovery_codes_new = Make new recovery codes
recovery_codes_replace = New codes replace the old ones.
recovery_codes_title = Your recovery codes
recovery_copy = Copy
recovery_copied = Copied
recovery_save = Save as a file
recovery_done = I have kept them
recovery_password = Your password
recovery_with_code = With a recovery code
recovery_with_code_how = You got recovery codes when you made the account, or later on the account page.
recovery_code = Recovery code
recovery_new_password = New password
recovery_set = Set new password
recovery_with_mail = With a link by mail
recovery_with_mail_how = If the account has a confirmed mail address, we send a link to it. The link is valid for one hour.
recovery_send = Send the link
recovery_sent = If there is such an account with a mail address, the link is on its way.
recovery_link_how = Choose a new password for your account. All other devices are logged out.
recovery_mail = Mail address
recovery_mail_none = No mail address is stored. It is only used to set a new password.
recovery_mail_is = A new password can be set by a link to { $mail }.
recovery_mail_add = Send a link to confirm it
recovery_mail_sent = Open the link in the mail within two days to confirm the address.
recovery_mail_remove = Remove the address
recovery_confirm_how = A new password for your account can then be set by a link to this address.
recovery_confirm = Confirm the address
recovery_confirmed = The address is confirmed.
wrong_recovery_code = the name or the code is wrong, or the code has been used
this_password_is_wrong = this password is wrong
only_accounts = only an account has a password; make one first
dead_link = this link is no longer valid; ask for a new one
no_mail_here = this server sends no mail
mail_not_taken = the mail could not be sent; try again later
bad_mail = this is not a mail address
mail_confirm_subject = Upperhand: confirm your mail address
mail_confirm =
    Hello { $name },

    open this link to confirm this address for your account:

    { $link }

    If you did not ask for it, do nothing.
mail_reset_subject = Upperhand: set a new password
mail_reset =
    Hello { $name },

    open this link within one hour to set a new password:

    { $link }

    If you did not ask for it, do nothing: your password stays as it is.
