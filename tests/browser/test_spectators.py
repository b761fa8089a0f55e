"""A spectator sees what everybody sees, and no hand."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person

#: Every face on the page, as the server writes its card.
FACES = """() => [...document.querySelectorAll(".face")].map((face) => {
    const rank = face.querySelector("[data-rank]").dataset.rank;
    const suit = [...face.classList].find((name) => name.startsWith("suit-")).slice(-1);
    return (rank === "10" ? "T" : rank) + suit;
})"""


def faces(person: Person) -> set[str]:
    return set(person.page.evaluate(FACES))


def test_a_spectator_sees_the_table_and_no_card_of_a_hand(visit: Visit) -> None:
    player, watcher = visit(), visit()
    code = player.set_up()
    player.wait_for_turn()
    watcher.go(f"/room/{code}")
    watcher.page.wait_for_selector(".board")
    expect(player.page.locator(".facts")).to_contain_text("1 watching")
    assert watcher.page.locator(".dock, .hand, .shown").count() == 0
    for _ in range(4):
        player.take_turn()
        if player.over:  # everybody sees what was left
            break
        moves = player.ply()
        watcher.page.wait_for_function(
            "moves => document.querySelectorAll('.log li').length === moves", arg=moves
        )
        assert not faces(watcher) & set(player.hand)
    assert watcher.complaints == []


def test_a_spectator_who_has_the_code_sees_how_the_game_ends(visit: Visit) -> None:
    player, watcher = visit(), visit()
    code = player.set_up()
    player.wait_for_turn()
    watcher.page.get_by_role("textbox", name="Room code").fill(code)
    watcher.button("Enter").click()
    watcher.page.wait_for_selector(".board")
    player.play_to_the_end()
    expect(watcher.page.locator(".over h2")).to_have_text("The game is over")
    assert watcher.page.locator(".over .score").count() == 4
    assert watcher.page.locator(".over .button.primary").count() == 0  # only players can continue


def test_a_room_without_spectators_shows_them_nothing(visit: Visit) -> None:
    player, watcher = visit(), visit()
    code = player.set_up(Seat_2="open", Spectators="none")
    player.button("Start game").click()
    player.page.wait_for_selector(".dock")
    watcher.go(f"/room/{code}")
    watcher.button("Only watch").click()
    expect(watcher.page.locator("main")).to_contain_text("You are watching.")
    assert watcher.page.locator(".face, .board").count() == 0


def test_who_comes_by_the_lobby_during_a_game_plays_the_next_one(visit: Visit) -> None:
    player, friend = visit(), visit("/lobby")
    code = player.set_up(Seat_2="open")
    player.button("Start game").click()
    player.wait_for_turn()
    friend.page.get_by_role("link", name=f"Join: {code}").click()
    friend.page.get_by_label("Your name").fill("Late friend")
    friend.button("Sit down").click()
    expect(friend.page.locator(".watching")).to_contain_text("You play from the next game on.")
    assert friend.page.locator(".dock, .hand, .shown").count() == 0
    player.play_to_the_end()
    expect(player.page.locator(".over")).to_contain_text("Late friend")
    assert friend.complaints == player.complaints == []


def test_a_spectator_of_all_hands_is_told_when_they_are_seen(visit: Visit) -> None:
    player, watcher = visit(), visit()
    code = player.set_up(Seat_2="open", Spectators="delayed")
    player.button("Start game").click()
    player.page.wait_for_selector(".dock")
    watcher.go(f"/room/{code}")
    watcher.button("Only watch").click()
    told = watcher.page.get_by_text("You see each game with all hands when it is over.")
    expect(told).to_be_in_viewport()
