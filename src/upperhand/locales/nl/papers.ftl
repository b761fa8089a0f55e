# The players of the papers.

## Players of the papers: what each is, and what it was measured to be

new_papers = Spelers uit de artikelen
paper_big_two_random = Speelt willekeurig. Won 26% van zijn spellen, twee tegen twee.
paper_big_two_random_pass = Speelt of past willekeurig. Won 18% van zijn spellen, twee tegen twee.
paper_big_two_lowest = Speelt altijd de laagste kaart. Won 51% van zijn spellen, twee tegen twee.
paper_big_two_conventional = De eenvoudige tegenstander uit de artikelen. Speelt precies als lowest.
paper_big_two_rule_based = Speelt volgens regels om de hand te verdelen (Sugiyanto e.a.). Won 74% van zijn spellen, twee tegen twee.
paper_big_two_dynamic_greedy = Houdt de waardevolste hand volgens de tabellen van het artikel (Matthew). Won 33% van zijn spellen, twee tegen twee.
paper_big_two_dynamic_greedy_tuned = Hetzelfde met bijgestelde tabellen. Won 74% van zijn spellen, twee tegen twee.
paper_big_two_network = Speelt wat een getraind netwerk verkiest. Won 79% van zijn spellen, twee tegen twee.
paper_big_two_rl_ppo = Een netwerk van genummerde zetten (naar Charlesworth). Won 61% van zijn spellen onder zijn eigen regels, twee tegen twee.
paper_big_two_champion = Het netwerk met een zoektocht over waarschijnlijke delingen. Won 69% van zijn spellen met een korte zoektocht, twee tegen twee.
paper_big_two_dial = Eén speler van { level_beginner } tot { level_champion }; hier in het midden.
paper_big_two_ai1 = AI 1.0 van Big2AI: dwingt passen af in geraden handen. Won 20% van zijn spellen, twee tegen twee.
paper_big_two_ai2 = AI 2.0 van Big2AI: leert ook van opgeslagen zetten. Won 19% van zijn spellen, twee tegen twee.
paper_big_two_ai3 = AI 3.0 van Big2AI: vergelijkt ook de laatste ronden. Won 20% van zijn spellen, twee tegen twee.
paper_big_two_ai4 = AI 4.0 van Big2AI: simuleert hele spellen. Won 54% van zijn spellen, twee tegen twee.
paper_big_two_ai4_plus = AI 4.0 verbeterd: rekent in punten en wint geforceerd. Won 73% van zijn spellen, twee tegen twee.
paper_rikken_random = Biedt en speelt willekeurig. Verloor 3,0 fiches per spel.
paper_rikken_random_silent = Biedt nooit, speelt willekeurig. Won 32% van zijn spellen tegen de betere spelers.
paper_rikken_basic = Enkele regels per plaats in de slag (Vorsteveld). Won 46% van zijn spellen, 0,0 fiches per spel.
paper_rikken_advanced = Beredeneert wie wat kan hebben (Vorsteveld). Won 54% van zijn spellen, 0,4 fiches per spel.
paper_rikken_monte_carlo = Probeert elke kaart in willekeurige spellen (Vorsteveld). Won 52% van zijn spellen, 0,1 fiches per spel.
paper_rikken_adaptive = Biedt naar wat het heeft geleerd (Vorsteveld). Won 0,17 fiches per spel meer dan advanced.
paper_rikken_dial = Eén speler van { level_beginner } tot { level_champion }; hier in het midden.
paper_rikken_network = Biedt en speelt wat een getraind netwerk verkiest. Won 56% van zijn spellen, 0,5 fiches per spel, tegen drie keer advanced.
paper_rikken_champion = Vergelijkt zetten in spellen op waarschijnlijke delingen. Won 62% van zijn spellen, 1,0 fiches per spel, tegen drie keer advanced.
