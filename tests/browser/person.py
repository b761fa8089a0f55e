"""A person in front of the page, who sees and clicks what is on it."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

#: Seconds until anything that a person waits for must appear, on a busy machine.
PATIENCE_MS = 120_000
#: Each of these shows that it is this person's turn, or that the game is over.
ASKED = ".message.turn, .choices, .over"


class Person:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text, message.location["url"]))

    def _hear(self, kind: str, text: str, place: str) -> None:
        # The browser reports every refused request and every socket that is given up; that a slow machine
        # takes its time to connect is no fault of the page.
        if kind == "error" and "closed before the connection is established" not in text:
            self.complaints.append(f"{text} ({place})")

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("main > *")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def choose(self, field: str, option: str) -> None:
        self.page.get_by_role("combobox", name=field, exact=True).select_option(option)

    def play_now(self, title: str) -> None:
        self.button(f"Play now: {title}").click()
        self.page.wait_for_selector(".dock")

    def set_up(self, title: str = "Big Two", **fields: str) -> str:
        """Opens a table with some fields of the form chosen, otherwise as patient as possible; its code."""
        fields.setdefault("Time_per_move", "0")
        self.button(f"Set up a table: {title}").click()
        for name, option in fields.items():
            self.choose(name.replace("_", " "), option)
        self.page.locator("form .button.primary").last.click()
        self.page.wait_for_url("**/room/*")
        return self.page.url.rpartition("/")[2]

    def accept(self, code: str, name: str) -> None:
        """Follows an invitation as a guest, and sits down under a name."""
        self.go(f"/room/{code}")
        self.page.get_by_label("Your name").fill(name)
        self.button("Sit down").click()

    def register(self, name: str) -> None:
        self.go("/account")
        self.page.get_by_label("Name", exact=True).fill(name)
        self.page.get_by_label("Password").fill("seven wooden spoons")
        self.page.locator("form .button.primary").click()
        expect(self.page.get_by_role("heading", level=1)).to_have_text(name)
        self.go("/")

    def sit_down(self, title: str = "Big Two") -> None:
        """At a table of computers, waits for this person's turn, however long that takes."""
        self.set_up(title)
        self.wait_for_turn()

    def play_from(self, line: str) -> None:
        """Sits down where the last move of a recorded game was to be made."""
        self.go("/games")
        self.page.get_by_label("Or paste the line").fill(line)
        self.button("Open review").click()
        self.page.wait_for_selector(".review")
        self.page.keyboard.press("End")
        self.button("Try again from here").click()
        self.page.wait_for_url("**/room/*")
        self.wait_for_turn()

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector(ASKED)

    @property
    def over(self) -> bool:
        return self.page.locator(".over").count() > 0

    @property
    def hand(self) -> list[str]:
        held = self.page.locator(".hand [data-card]")
        cards: list[str] = held.evaluate_all("cards => cards.map((card) => card.dataset.card)")
        return cards

    def act(self) -> None:
        """Takes the first choice, or plays the last kind of combination, or a card, or passes."""
        if self.page.locator(".choices button:enabled").count():
            self.page.locator(".choices button:enabled").first.click()
        elif self.page.locator(".choices").count():  # every bid is too low
            self.page.locator(".actions .pass").click()
        elif self.page.locator(".offers .chip").count():
            self.page.locator(".offers .chip").last.click()
            self.page.locator(".actions .play").click()
        elif self.page.locator(".hand .card:not(.dim)").count():
            self.page.locator(".hand .card:not(.dim)").first.click(position={"x": 8, "y": 12})
            self.page.locator(".actions .play").click()
        else:
            self.page.locator(".actions .pass").click()

    def ply(self) -> int:
        """How many moves the list next to the table shows."""
        return self.page.locator(".log li").count()

    def take_turn(self, act: Callable[[], None] | None = None) -> None:
        """Does one thing, and waits until the table asks again."""
        before = self.ply()
        (act or self.act)()
        more = "before => document.querySelectorAll('.log li').length > before"
        self.page.wait_for_function(more, arg=before)
        self.wait_for_turn()

    def play_until(self, wanted: Locator) -> None:
        """Takes turns, in as many games as it needs, until something is there."""
        while wanted.count() == 0:
            if self.over:
                self.play_again()
            else:
                self.take_turn()

    def play_again(self) -> None:
        self.page.locator(".over .button.primary").click()
        expect(self.page.locator(".over")).to_have_count(0)
        self.wait_for_turn()

    def play_to_the_end(self) -> None:
        self.wait_for_turn()
        while not self.over:
            self.take_turn()
        expect(self.page.locator(".over")).to_be_visible()
