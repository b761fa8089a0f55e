"""What is heard and felt at a table; the sounds are real ones of the browser, counted when they start."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.person import Person

#: Notes each sound by its pitch, 0 for noise, and each vibration; all of them happen as usual.
LISTEN = """() => {
    window.heard = []; window.felt = []; window.players = [];
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
        const start = prototype.start;
        prototype.start = function (...given) {
            window.heard.push(Math.round(this.frequency?.value ?? 0));
            return start.apply(this, given);
        };
    }
    window.AudioContext = class extends AudioContext {
        constructor(...given) { super(...given); window.players.push(this); }
    };
    const vibrate = navigator.vibrate.bind(navigator);
    navigator.vibrate = (pattern) => { window.felt.push(pattern); return vibrate(pattern); };
}"""
CARD, TURN, WON, OVER, LATE = 0, 587, 523, 440, 988


def listener(visit: Visit, **options: Any) -> Person:
    person = visit(None, **options)
    person.page.add_init_script(f"({LISTEN})()")
    person.go("/")
    return person


def wait_for(person: Person, pitch: int) -> None:
    person.page.wait_for_function("pitch => window.heard.includes(pitch)", arg=pitch)


def set_sound(person: Person, name: str) -> None:
    person.go("/settings")
    person.page.get_by_role("radio", name=name, exact=True).check()


def test_cards_and_the_own_turn_are_heard(visit: Visit) -> None:
    person = listener(visit)
    person.sit_down()
    person.take_turn()
    wait_for(person, CARD)
    if not person.over:
        wait_for(person, TURN)
    expect(person.page.locator(".dock")).to_be_visible()
    assert person.page.evaluate("window.players.map(({ state }) => state)") == ["running"]
    assert person.complaints == []


def test_the_end_of_a_game_is_heard(visit: Visit) -> None:
    person = listener(visit)
    person.sit_down()
    person.play_to_the_end()
    mine = person.page.locator(".over tr.me .score").inner_text()
    wait_for(person, WON if mine.startswith("+") else OVER)


def test_the_end_of_the_time_is_heard(visit: Visit) -> None:
    person = listener(visit)
    person.set_up(Time_per_move="10")
    wait_for(person, LATE)
    assert person.complaints == []


def test_silence_is_kept(visit: Visit) -> None:
    person = listener(visit)
    set_sound(person, "Off")
    person.go("/")
    person.sit_down()
    person.take_turn()
    person.take_turn()
    assert person.page.evaluate("[window.heard, window.players]") == [[], []]


def test_a_choice_can_be_heard(visit: Visit) -> None:
    person = listener(visit)
    set_sound(person, "Loud")
    wait_for(person, TURN)


#: Tells after each move what was heard and felt so far. A question of the test itself would count as a touch.
TELL_MOVES = """() => {
    let known = 0;
    const tell = () => {
        const moves = document.querySelectorAll(".log li").length;
        if (moves > known) {
            const { heard, felt, players } = window;
            const touched = navigator.userActivation.hasBeenActive;
            console.info(JSON.stringify({ moves, touched, noticed: [...heard, ...felt, ...players] }));
        }
        known = moves;
    };
    new MutationObserver(tell).observe(document, { subtree: true, childList: true });
}"""


def test_nothing_sounds_before_the_page_is_touched(visit: Visit) -> None:
    """Browsers would refuse it, and complain."""
    person = visit()
    person.sit_down()
    untouched = Person(person.page.context.new_page())  # the same person in another tab
    told: list[dict[str, Any]] = []
    untouched.page.on(
        "console", lambda said: told.append(json.loads(said.text)) if said.type == "info" else None
    )
    for script in (LISTEN, TELL_MOVES):
        untouched.page.add_init_script(f"({script})()")
    untouched.page.goto(person.page.url)
    for _ in range(2):
        with untouched.page.expect_console_message(lambda said: said.type == "info"):
            person.play_again() if person.over else person.take_turn()
    assert len(told) >= 2
    assert [each for each in told if each["touched"] or each["noticed"]] == []
    assert untouched.complaints == []


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_the_own_turn_is_felt_unless_that_is_turned_off(on: bool, visit: Visit) -> None:
    person = listener(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    person.go("/settings")
    box = person.page.get_by_role("checkbox", name="Vibrate")
    expect(box).to_be_checked()
    if not on:
        box.uncheck()
    person.go("/")
    person.sit_down()
    person.take_turn()
    while not person.page.evaluate("window.heard.includes(587)"):
        person.play_again() if person.over else person.take_turn()
    assert ([40] in person.page.evaluate("window.felt")) is on
    assert person.complaints == []


def test_where_nothing_can_vibrate_that_is_said(visit: Visit) -> None:
    person = visit(None)
    person.page.add_init_script("delete Navigator.prototype.vibrate")
    person.go("/settings")
    expect(person.page.get_by_role("checkbox", name="Vibrate")).to_be_disabled()
    expect(person.page.locator("main")).to_contain_text("cannot vibrate")
