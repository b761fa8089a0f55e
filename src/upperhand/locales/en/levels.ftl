# Levels of computers, the players of the papers, pace and ratings.

## Choosing a level

level_opponents = Opponents
level_near = Near my level: { $level }
level_against = Against { $level }
name_with_level = { $name } ({ $level })
level_option = { $level } ({ $rating })
level_mixed = Computers of several kinds
level_later = You can change the level between games.
level_host_only = only the host can change the computers of a table
level_too_late = the level can be changed before a person has moved, and between games

## Pace

pace_label = Pace of the computers
pace_natural = Natural
pace_quick = Quick
pace_instant = Instant
