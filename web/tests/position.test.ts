import { expect, test } from "vitest";
import { type KnownPlace, openNow, type Place, placeQuery, readPlace } from "../src/lib/position";

const known: KnownPlace = {
  game: "big_two",
  rules: "hongkong:players=3",
  start: 1,
  partner: null,
  hand: ["3S", "TC", "2H"],
  moves: ["3D", "pass", "5D 5S"],
  open: {},
};
const opened: KnownPlace = {
  ...known,
  game: "rikken",
  moves: ["open_misere", "pass", "2D", "AD"],
  open: { 1: { from: 3, cards: ["AD", "2H"] }, 3: { from: 5, cards: ["TS"] } },
};

test.each<Place>([
  known,
  { ...known, game: "rikken", partner: 2, moves: ["rik", "trump H", "call AC blind"] },
  { ...known, moves: [] },
  opened,
  { record: "abcdefghijkl", line: null, ply: 12, seat: 0 },
  { record: null, line: '{"upperhand": 1, "seats": ["Ann & Ben"]}', ply: 0, seat: null },
])("an address says the whole position %#", (place) => {
  expect(readPlace(placeQuery(place))).toEqual(place);
});

test.each(["", "?game=big_two", "?hand=3S", "?game=chess&hand=3S", "?ply=4"])("the address %s names no position", (search) => {
  expect(readPlace(search)).toBeNull();
});

test("an open hand counts from when it was laid open, without the cards that were played since", () => {
  expect(openNow(opened)).toEqual([{ seat: 1, cards: ["2H"] }]);
});
