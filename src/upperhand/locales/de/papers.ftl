# The players of the papers.

## Players of the papers: what each is, and what it was measured to be

new_papers = Spieler aus Fachartikeln
paper_big_two_random = Spielt zufällig. Gewann 26 % seiner Spiele, zwei gegen zwei.
paper_big_two_random_pass = Spielt oder passt zufällig. Gewann 18 % seiner Spiele, zwei gegen zwei.
paper_big_two_lowest = Spielt immer die niedrigste Karte. Gewann 51 % seiner Spiele, zwei gegen zwei.
paper_big_two_conventional = Der einfache Gegner aus den Artikeln. Spielt genau wie lowest.
paper_big_two_rule_based = Teilt das Blatt nach Regeln auf (Sugiyanto u. a.). Gewann 74 % seiner Spiele, zwei gegen zwei.
paper_big_two_dynamic_greedy = Behält das wertvollste Blatt nach den Tabellen seines Artikels (Matthew). Gewann 33 % seiner Spiele, zwei gegen zwei.
paper_big_two_dynamic_greedy_tuned = Dasselbe mit angepassten Tabellen. Gewann 74 % seiner Spiele, zwei gegen zwei.
paper_big_two_network = Spielt, was ein trainiertes Netz bevorzugt. Gewann 79 % seiner Spiele, zwei gegen zwei.
paper_big_two_rl_ppo = Ein Netz mit nummerierten Zügen (nach Charlesworth). Gewann 61 % seiner Spiele nach seinen eigenen Regeln, zwei gegen zwei.
paper_big_two_champion = Das Netz mit einer Suche über wahrscheinliche Kartenverteilungen. Gewann 69 % seiner Spiele mit kurzer Suche, zwei gegen zwei.
paper_big_two_dial = Ein Spieler von { level_beginner } bis { level_champion }; hier in der Mitte.
paper_big_two_ai1 = AI 1.0 von Big2AI: zwingt geratene Blätter zum Passen. Gewann 20 % seiner Spiele, zwei gegen zwei.
paper_big_two_ai2 = AI 2.0 von Big2AI: lernt auch aus aufgezeichneten Zügen. Gewann 19 % seiner Spiele, zwei gegen zwei.
paper_big_two_ai3 = AI 3.0 von Big2AI: vergleicht auch die letzten Runden. Gewann 20 % seiner Spiele, zwei gegen zwei.
paper_big_two_ai4 = AI 4.0 von Big2AI: simuliert ganze Spiele. Gewann 54 % seiner Spiele, zwei gegen zwei.
paper_big_two_ai4_plus = AI 4.0, verbessert: urteilt nach Punkten und gewinnt erzwungen. Gewann 73 % seiner Spiele, zwei gegen zwei.
paper_rikken_random = Bietet und spielt zufällig. Verlor 3,0 Chips pro Spiel.
paper_rikken_random_silent = Bietet nie, spielt zufällig. Gewann 32 % seiner Spiele gegen die besseren.
paper_rikken_basic = Ein paar Regeln für jeden Platz im Stich (Vorsteveld). Gewann 46 % seiner Spiele, 0,0 Chips pro Spiel.
paper_rikken_advanced = Schließt daraus, wer was haben kann (Vorsteveld). Gewann 54 % seiner Spiele, 0,4 Chips pro Spiel.
paper_rikken_monte_carlo = Probiert jede Karte in zufälligen Spielen (Vorsteveld). Gewann 52 % seiner Spiele, 0,1 Chips pro Spiel.
paper_rikken_adaptive = Bietet nach dem, was er gelernt hat (Vorsteveld). Gewann 0,17 Chips pro Spiel mehr als advanced.
paper_rikken_dial = Ein Spieler von { level_beginner } bis { level_champion }; hier in der Mitte.
paper_rikken_network = Bietet und spielt, was ein trainiertes Netz bevorzugt. Gewann 56 % seiner Spiele, 0,5 Chips pro Spiel, gegen dreimal advanced.
paper_rikken_champion = Vergleicht Züge in Spielen auf wahrscheinlichen Kartenverteilungen. Gewann 62 % seiner Spiele, 1,0 Chips pro Spiel, gegen dreimal advanced.
