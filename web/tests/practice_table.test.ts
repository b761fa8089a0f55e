import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Seen } from "../src/games";
import PracticeTable from "../src/table/PracticeTable.svelte";

const play = (...cards: string[]) => ({ move: cards.join(" "), kind: cards.length === 1 ? "single" : "pair", cards });

const SEEN: Seen = {
  view: {
    game: "big_two",
    seat: 0,
    phase: "play",
    turn: 0,
    leader: 1,
    seats: ["Ann", "Ben"].map((name, seat) => ({ seat, name, count: 3, passed: false })),
    hand: ["4D", "4S", "KC"],
    table: { seat: 1, text: "", ...play("3D", "3H") },
    trick: [{ seat: 1, text: "", ...play("3D", "3H") }],
    last_trick: null,
    must_contain: null,
    winner: null,
  } as unknown as Seen["view"],
  legal: [play("4D", "4S"), { move: "pass", kind: "pass", cards: [] }],
  why_not: { KC: { code: "in_no_play", values: {} } },
};

const side = createRawSnippet(() => ({ render: () => "<p>Beat the pair.</p>" }));
const drawn = (props: object): string =>
  render(PracticeTable, { props: { title: "A lesson", seen: SEEN, act: () => undefined, side, ...props } }).body;
const card = (body: string, name: string): string => new RegExp(`<button[^>]*data-card="${name}"[^>]*>`).exec(body)![0];
const button = (body: string, text: string): string => body.match(new RegExp(`<button[^>]*>\\s*${text}\\s*(?:<!--[^>]*-->)?\\s*</button>`))![0];

test("a table without a room shows the hand, what may be played and why not the rest", () => {
  const body = drawn({});
  expect(card(body, "4D")).toContain('aria-disabled="false"');
  expect(card(body, "KC")).toContain('aria-disabled="true"');
  expect(card(body, "KC")).toMatch(/title="[^"]+"/);
  expect(button(body, "Pass")).not.toContain("disabled");
  expect(body).toContain("Beat the pair.");
  expect(body).toContain("Ben");
  expect(body).toContain("You");
});

test("nothing can be played while a move is on its way", () => {
  const body = drawn({ busy: true, notice: "One moment" });
  expect(button(body, "Pass")).toContain("disabled");
  expect(body).toContain("One moment");
});
