# Levels of computers, the players of the papers, pace and ratings.

## Choosing a level

level_opponents = Gegner
level_near = Nahe an meiner Stufe: { $level }
level_against = Gegner: { $level }
name_with_level = { $name } ({ $level })
level_option = { $level } ({ $rating })
level_mixed = Verschiedene Computer
level_later = Du kannst die Stufe zwischen den Spielen ändern.
level_host_only = nur der Gastgeber kann die Computer eines Tisches ändern
level_too_late = die Stufe lässt sich ändern, solange noch kein Mensch gezogen hat, und zwischen den Spielen

## Pace

pace_label = Tempo der Computer
pace_natural = Natürlich
pace_quick = Schnell
pace_instant = Sofort
