## Bots: programs that play with an account of their own

seat_bot = bot
bots_title = Bots
bots_about = A bot is an account for a program of yours. It has a name, a rating and a history of its own. Everybody sees that it is a bot, and whose it is.
bots_guide = The interface for programs
bots_name = Name of the bot
bots_make = Make a bot
bots_delete = Delete
bots_delete_sure = Really delete { $name }? Its rating and its statistics are deleted, and its tokens stop working. This cannot be undone.
bots_delete_now = Delete for good
bots_keep = Keep it
token_name = A new token, to be used on
token_where = my laptop
token_make = Make a token
token_once = This is the token of { $name }. Copy it now: it is shown this one time. Whoever has it plays as your bot.
token_copy = Copy
token_copied = Copied
token_hide = I have copied it
token_unused = never used
token_used = last used { $moment }
token_revoke = Revoke
token_revoke_label = Revoke the token { $name }
bots_allowed = Bots may sit down
bots_allowed_how = Bots never change the ratings of people.
bots_welcome = Bots allowed
profile_owner = A bot of { $name }
leaderboard_bots = Bots

## What is refused

bad_token = nobody knows this token: it may be revoked; a new one is made on the account page
not_for_bots = a bot cannot do this: it can only find tables and play
no_hints_for_bots = a bot plays by itself: it gets no hints
no_bots_here = the host does not want bots at this table
own_bot_here = at a rated table a bot cannot play with its owner, or with another bot of its owner
bots_need_account = only somebody with an account can have bots
too_many_bots = you have { $count } bots already; delete one first
too_many_tokens = this bot has { $count } tokens already; revoke one first
no_such_bot = you have no such bot
no_such_token = this bot has no such token
