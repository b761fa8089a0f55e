# What an analysis says about moves, for hints at the table. The figures are shown next to it.

## What speaks for a move

waiting_pays = your cards are worth more later
keeps_the_lead =
    nobody can beat it, so you lead again; { $plays ->
        [one] { $plays } more play empties your hand
       *[other] { $plays } more plays empty your hand
    }
somebody_nearly_out =
    { $count ->
        [one] somebody has only { $count } card left
       *[other] somebody has only { $count } cards left
    }, and this holds them up best
leaves_plays =
    after it, { $plays ->
        [one] { $plays } more play empties your hand
       *[other] { $plays } more plays empty your hand
    }

## What speaks against it

no_worse_in_games = as good as the best, as far as { $games } simulated games can tell
worse_than_play =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less than { CARDS($play) }
worse_than_pass =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less than passing

## What to look at

nudge_forced = You can win from here, whatever the others hold.
nudge_wait = You need not play every time you can.
nudge_unbeatable = You hold a combination that nobody can beat.
nudge_cards =
    { $count ->
        [one] Look at your single cards.
        [2] Look at your pairs.
       *[other] Look at your combinations of { $count } cards.
    }

## Rikken

passing_is_best = no bid gains more than passing
bid_made_in = you play it in { PERCENT($played) } of the games and make it in { PERCENT($share) } of those
bid_no_gain = the games do not prove that it gains more than passing
bid_gains =
    all in all { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } more than passing
bid_costs =
    all in all { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } less than passing
bid_for_each = everybody then plays alone
bid_never_played = somebody bids higher each time
pass_others_play =
    { $name } then plays { CONTRACT($contract) } most often ({ PERCENT($share) }), { SIGNED($chips) } chips for you
pass_all_pass = everybody passes most often ({ PERCENT($share) })
fewer_chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } less than the best
more_chips_in_games = it gains the most chips in { $games } simulated games
nudge_pass = Your hand is better in defence.
nudge_bid = Your hand is worth a bid.
nudge_low_bid = Low cards can be a strength.
nudge_trump = Look at your longest suits.
nudge_call = In which suit can a partner help you?
nudge_lead_trump = Think about trumps.
nudge_lead = Which suit helps your side?
nudge_take = Can you win this trick?
nudge_keep = You need not spend a high card here.
