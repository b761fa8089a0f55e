"""The load of a playroom, in small: whether it counts correctly, not how fast anything is."""

from upperhand.benchmarks.playroom import measure_attack, measure_playroom


def test_every_action_is_seen_by_every_seat() -> None:
    """Waiting until games end and the next are dealt would take too long; 3 tables move 4 times."""
    found = {figure.name: figure.value for figure in measure_playroom(3, 8.0, most=False)}
    assert found["actions_sent"] + found["actions_late"] == 12
    assert found["actions_confirmed"] == found["actions_sent"] > 0
    assert found["actions_lost"] == found["actions_refused"] == found["sockets_ended"] == 0
    assert 0 < found["update_median"] <= found["update_99th"]
    assert found["server_processor"] > 0


def test_answers_of_computers_are_timed() -> None:
    found = {figure.name: figure.value for figure in measure_playroom(2, 3.0, level="Beginner")}
    assert found["answers"] >= 1
    assert 0 < found["answer_median"] <= found["answer_99th"] <= found["answer_longest"]
    assert found["search_share"] == 100
    assert found["actions_lost"] == found["actions_refused"] == found["default_moves"] == 0


def test_a_mixed_crowd_plays_asks_for_hints_and_has_games_reviewed() -> None:
    """Nine tables: one of people, and one with computers of each level."""
    found = {figure.name: figure.value for figure in measure_playroom(9, 10.0, mixed=True)}
    assert found["updates"] == found["actions_sent"] > 0
    assert found["actions_lost"] == found["actions_refused"] == 0
    assert found["answers"] >= 8
    assert len([name for name in found if name.startswith("answer_99th_")]) == 8
    assert found["hints"] + found["hints_refused"] > 0
    assert found["review_lines"] > 0


def test_an_attack_makes_its_rooms_and_a_bystander_plays_on() -> None:
    found = {figure.name: figure.value for figure in measure_attack(4.0, 18)}
    assert found["rooms_made"] == 216
    assert found["rooms_refused"] == 0
    assert found["attackers_sockets"] == 216
    assert found["quiet_answers"] > 0
    assert found["answers"] > 0
    assert found["actions_lost"] == found["actions_refused"] == 0
