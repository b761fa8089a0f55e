## Other people: invitations, seats, talk, and tables that stay

seat_guest = guest
rated_label = Rating
rated_yes = Rated game
rated_no = Casual game
rated_yes_how = Counts for ratings and statistics.
rated_no_how = Only in the history: no rating changes.
wait_minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
wait_host = Until I start
wait_label = Open seats wait for people
wait_left = Computers ({ $level }) take the open seats in { $time }.
your_name = Your name

## Inviting

invite_title = Invite
invite_copy = Copy link
invite_share = Share
invite_qr = QR code
invite_qr_label = QR code with the link to this table
invite_qr_how = Scan it with the camera of a phone.
invited_title = { $host } invites you to a table
invited_seats =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
invited_sit = Sit down
invited_watch = Only watch
ready_button = I am ready
host_begins = { $name } starts the game.

## Seats and tables that stay

together_title = Together
swap_with = Swap with { $name }
swap_take = Move to seat { $number }
swap_asked = You asked { $name } to swap seats.
swap_wanted = { $name } would like to swap seats with you.
swap_agree = Swap seats
swap_decline = No, thanks
swap_withdraw = Never mind
swap_next = Seats of the next game, in the order of play: { NAMES($names) }
shuffle_seats = Shuffle the seats
keep_room = Keep this table
keep_how = Address, people and score sheet stay: meet here again next week.
keep_needs = With an account you can keep a table, and meet at it again next week.
kept = This table stays
kept_title = Tables that stay
kept_open = Open
kept_give_up = Give up this table
kept_sure = Give up? It then closes like any other table.

## Talk

talk_title = Talk
talk_reactions = Reactions
talk_phrases = Phrases
talk_people = People
talk_said = { $name }: { $text }
signal_smile = smile
signal_laugh = laugh
signal_wow = wow
signal_sad = sad
signal_bravo = bravo
signal_think = hmm
signal_hello = Hello!
signal_good_luck = Good luck!
signal_well_played = Well played!
signal_thanks = Thank you!
signal_sorry = Sorry!
signal_good_game = Good game!
signal_one_more = One more?
signal_must_go = I have to go.
chat_allow = Allow chat
chat_allow_how = You read what others write, and they read what you write, if they allow it too.
chat_label = Chat with { NAMES($names) }
chat_nobody_yes = Nobody else here allows chat yet.
chat_send = Send
chat_lines = What was written
talk_mute = Mute { $name }
talk_unmute = Hear { $name } again
talk_block = Block { $name }
talk_block_sure = Really block { $name }? Neither of you hears the other any more, at any table.
talk_blocked = You have blocked { $name }.
blocked_title = Blocked people
blocked_none = You have blocked nobody.
talk_unblock = Unblock { $name }

## What is refused

host_only = only the host can do this
host_blocks_you = the host of this private room does not want you to join
talk_alone = there is nobody else at this table to talk to
nobody_sits_there = nobody sits there
not_yourself = that is you
blocked_enough = you have blocked { $count } people; unblock somebody first
chat_off = allow chat first; then you can write
chat_nobody = nobody at this table can read what you write: both of you must allow chat
chat_in_game = during a game you can only write if everybody at the table can read it
chat_empty = there is nothing to send
chat_long = a message has at most { $count } characters
chat_link = a message cannot contain a link
keep_needs_account = only somebody with an account can keep a table
keep_not_this_room = a table that starts from a position cannot be kept
kept_enough = you keep { $count } tables already; give one up first
swap_between_games = seats can only be swapped between games
swap_no_such_seat = there is no other seat with this number
swap_fixed_seats = at this table everybody keeps their seat
