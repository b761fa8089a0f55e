# Past games: filters, statistics over time, files; sharing a game on other pages.

title_statistics = Statistics
history_views = Games or statistics
history_games = Games
history_filter = Filter
history_all = All
history_game = Game
history_opponent = Opponent
history_people = People
history_levels = Computers
history_result = Result
history_contract = Contract
history_finish = How it ended
history_kind = Contract or end
history_role = Role
history_since = From
history_until = Until
history_clear = Show all games
history_more = More games
history_none = No game fits the filter.
history_ended_by = ended by { $kind }
history_passed_out = all passed
result_won = won
result_lost = lost
result_even = even
role_is_declarer = declarer
role_is_partner = partner
role_is_defender = defender

## Files

history_export = Your data
history_export_how = All your finished games as records, and what is kept about you: profile, ratings and statistics.
history_export_games = Download all games
history_export_data = Download my data

## Statistics

statistics_counted = Only games that count for your rating.
statistics_none = No counted game fits the filter.
statistics_win_rate = Won
statistics_time = Games over time
statistics_time_key = The dark part of a column is what you won.
statistics_points = Points, added up
statistics_chips = Chips, added up
statistics_rating = Rating
statistics_by_contract = By contract
statistics_by_finish = By how the game ended
statistics_by_role = By role
statistics_table = As a table
statistics_period = From
statistics_game_number = Game
statistics_day = Day
statistics_mistakes = What cost most
statistics_reviewed = { $count ->
    [0] Review a game to see here which decisions cost you most.
    [one] From { $count } reviewed game, accuracy { $accuracy }.
   *[other] From { $count } reviewed games, accuracy { $accuracy }.
}
statistics_no_mistakes = No costly decision.
statistics_times = { $count }×
mistake_missed_win = a certain win was missed
mistake_passed = passed, though a play was better
mistake_should_pass = played, though a pass was better
mistake_lead = led the wrong cards
mistake_follow = followed with the wrong cards
mistake_timid = passed, though a bid was better
mistake_overbid = bid, though a pass was better
mistake_other_bid = another bid was better
mistake_choice = chose the wrong trump or called card

## Sharing

embed_title = Embed
embed_how = Put this line into your page to show the game there. It shows all hands and every move, and nothing about your account.
embed_code = Code for your page
embed_copy = Copy
embed_copied = Copied
embed_look = Look at it
shared_room = { $game }: a table of { $name }
shared_room_about = Take a seat: { $rules }.
shared_daily_about = The same cards for everybody, once a day.
