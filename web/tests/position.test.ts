import { expect, test } from "vitest";
import { type Place, placeQuery, readPlace } from "../src/lib/position";

const known: Place = {
  game: "big_two",
  rules: "hongkong:players=3",
  start: 1,
  partner: null,
  hand: ["3S", "TC", "2H"],
  moves: ["3D", "pass", "5D 5S"],
};

test.each<Place>([
  known,
  { ...known, game: "rikken", partner: 2, moves: ["rik", "trump H", "call AC blind"] },
  { ...known, moves: [] },
  { record: "abcdefghijkl", line: null, ply: 12, seat: 0 },
  { record: null, line: '{"upperhand": 1, "seats": ["Ann & Ben"]}', ply: 0, seat: null },
])("an address says the whole position %#", (place) => {
  expect(readPlace(placeQuery(place))).toEqual(place);
});

test.each(["", "?game=big_two", "?hand=3S", "?game=chess&hand=3S", "?ply=4"])("the address %s names no position", (search) => {
  expect(readPlace(search)).toBeNull();
});
