# Levels of computers, the players of the papers, pace and ratings.

## Choosing a level

level_opponents = Lawan
level_near = Dekat dengan tingkat saya: { $level }
level_against = Melawan { $level }
name_with_level = { $name } ({ $level })
level_option = { $level } ({ $rating })
level_mixed = Beragam komputer
level_later = Tingkat dapat diganti di antara permainan.
level_host_only = hanya tuan rumah yang dapat mengganti komputer di meja
level_too_late = tingkat dapat diganti sebelum ada orang yang bermain, dan di antara permainan

## Pace

pace_label = Tempo komputer
pace_natural = Alami
pace_quick = Cepat
pace_instant = Seketika
