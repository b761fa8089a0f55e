# Levels of computers, the players of the papers, pace and ratings.

## Choosing a level

level_opponents = Tegenstanders
level_near = Dicht bij mijn niveau: { $level }
level_against = Tegen { $level }
name_with_level = { $name } ({ $level })
level_option = { $level } ({ $rating })
level_mixed = Verschillende computers
level_later = Je kunt het niveau tussen de spellen wijzigen.
level_host_only = alleen de gastheer kan de computers van een tafel wijzigen
level_too_late = het niveau kan gewijzigd worden voordat iemand heeft gespeeld, en tussen de spellen

## Pace

pace_label = Tempo van de computers
pace_natural = Natuurlijk
pace_quick = Snel
pace_instant = Direct
