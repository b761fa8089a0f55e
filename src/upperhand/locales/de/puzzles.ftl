# Puzzles and the deal of the day.

## What a puzzle asks

puzzle_goal_find_win = Finde den Zug, der sicher gewinnt, was auch immer die anderen haben.
puzzle_goal_best_lead = Finde das beste Ausspiel. Die anderen Blätter siehst du nicht.
puzzle_goal_make = Schaffe { CONTRACT($contract) }. Alle Blätter liegen offen.
puzzle_goal_make_tricks = Schaffe { CONTRACT($contract) }: Nötig sind { $tricks } Stiche. Alle Blätter liegen offen.
puzzle_goal_defeat = Bringe { CONTRACT($contract) } zu Fall. Alle Blätter liegen offen.
puzzle_goal_defeat_tricks = Bringe { CONTRACT($contract) } zu Fall: Der Spielmacher muss unter { $tricks } Stichen bleiben. Alle Blätter liegen offen.
puzzle_goal_best_card_make = Finde das beste Ausspiel, um { CONTRACT($contract) } zu schaffen. Du siehst nur dein eigenes Blatt.
puzzle_goal_best_card_defeat = Finde das beste Ausspiel gegen { CONTRACT($contract) }. Du siehst nur dein eigenes Blatt.

## What became of an answer

puzzle_go_on = Richtig. Weiter.
puzzle_solved = Gelöst.
puzzle_pass_gives_away = Wer passt, verschenkt den sicheren Sieg.
puzzle_can_be_beaten = { CARDS($play) } ist nicht sicher: Jemand kann { CARDS($answer) } haben, und du kannst nicht jeden solchen Zug beantworten.
puzzle_rest_not_sure = Niemand schlägt { CARDS($play) }, aber die Karten, die du behältst, gewinnen nicht sicher.
puzzle_goes_down = Nach { CARDS($card) } ist das Gebot verloren.
puzzle_is_made = Nach { CARDS($card) } ist das Gebot geschafft.
puzzle_goes_down_tricks =
    Nach { CARDS($card) } macht deine Seite nur { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }; nötig sind { $wanted }.
puzzle_is_made_tricks = Nach { CARDS($card) } macht der Spielmacher { $tricks } Stiche; { $wanted } genügen.
puzzle_lead_costs = { CARDS($best) } ist in { $games } Spielen einer langen Suche um mindestens { NUMBER($points) } Punkte pro Spiel besser als jedes andere Ausspiel. Du hast { CARDS($play) } ausgespielt.
puzzle_card_keeps_less = In { $deals } Verteilungen, die zu dem passen, was du gesehen hast, erreicht { CARDS($best) } das Ziel in { PERCENT($share) } und kein anderes Ausspiel in mehr als { PERCENT($other_share) }. Du hast { CARDS($card) } ausgespielt.

## Refusals

no_such_puzzle = dieses Rätsel gibt es nicht
puzzle_is_over = dieses Rätsel ist schon entschieden: Es gibt nichts mehr zu beantworten
daily_no_hints = beim Spiel des Tages gibt es keine Tipps: Andere spielen es auch

## Kinds and themes

puzzle_kind_find_win = Den Sieg finden
puzzle_kind_best_lead = Bestes Ausspiel
puzzle_kind_make = Das Gebot schaffen
puzzle_kind_defeat = Das Gebot zu Fall bringen
puzzle_kind_any = Alle Arten
puzzle_theme_on_lead = Am Ausspiel
puzzle_theme_to_beat = Ein Zug zu schlagen
puzzle_theme_to_follow = Eine Karte zu bedienen
puzzle_theme_unbeatable = Unschlagbar
puzzle_theme_lead_low = Niedrig ausspielen, zurückholen
puzzle_theme_five_cards = Fünf Karten
puzzle_theme_few_cards = Wenige Karten
puzzle_theme_trump = Trumpf
puzzle_theme_discard = Abwerfen
puzzle_theme_short = Kurz
puzzle_theme_long = Lang

## The page of puzzles

puzzles_kind = Art
puzzles_rating = Wertung { NUMBER($rating, useGrouping: 0) }
puzzles_your_rating = Deine Wertung
puzzles_solved_count = Gelöst
puzzles_streak = In Folge
puzzles_best_streak = Beste Serie
puzzles_next = Nächstes Rätsel
puzzles_again = Noch einmal versuchen
puzzles_line = Die Lösung
puzzles_step = Zug { $number } von { $of }
puzzles_back = Einen Zug zurück
puzzles_forward = Einen Zug vor
puzzles_right_was = Richtig war { CARDS($moves) }.
puzzles_counted_once = Nur der erste Versuch zählt.
puzzles_loading = Ein Rätsel wird gesucht …

## The deal of the day

daily_play = Das Spiel von heute spielen
daily_resume = Das Spiel von heute fortsetzen
daily_results = Ergebnisse des Tages
daily_place = Platz
daily_name = Name
daily_champion = { level_champion }
daily_you = Du
daily_score_points = { SIGNED($points, digits: 0) } Punkte
daily_score_chips = { SIGNED($points, digits: 0) } Chips
daily_yours = Du hast { $score }: Platz { $place } von { $of }. Du warst besser als { PERCENT($share) } der anderen; ein Gleichstand zählt halb.
daily_yours_alone = Du hast { $score }. Sonst ist noch niemand fertig.
daily_against_champion = { level_champion } kam mit deinen Karten auf { $score }.
daily_nobody = Noch hat niemand dieses Spiel beendet.
daily_others =
    { $count ->
        [one] { $count } Person ist fertig.
       *[other] { $count } Personen sind fertig.
    }
daily_next = Das nächste Spiel kommt um Mitternacht UTC.
