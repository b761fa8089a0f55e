import { expect, test } from "vitest";
import { distinctNames } from "../src/lib/names";
import { roomRequest, usualWish } from "../src/lib/new_room";
import type { GameInfo } from "../src/lib/wire";
import { matchRoute, pathTo } from "../src/lib/router.svelte";
import { placeOf } from "../src/table/places";

const GAME = {
  name: "big_two",
  players: [2, 3, 4],
  usual_preset: "hongkong",
  usual_level: "Normal",
  presets: [{ name: "hongkong", switches: { players: 4, triples: false } }],
} as unknown as GameInfo;

test("the usual table is oneself and computers, and needs nobody else", () => {
  const request = roomRequest(usualWish(GAME));
  expect(request.seats.map(({ kind }) => kind)).toEqual(["person", "computer", "computer", "computer"]);
  expect(request.seats[1]?.player).toBe("Normal");
  expect(request.wait).toBeNull();
  expect(request.switches).toEqual({});
});

test("fewer chairs are a switch of the rules, and open ones wait for people", () => {
  const request = roomRequest({ ...usualWish(GAME), chairs: ["me", "open", "ai3"], wait: 30 });
  expect(request.switches).toEqual({ players: 3 });
  expect(request.seats).toEqual([{ kind: "person" }, { kind: "open" }, { kind: "computer", player: "ai3" }]);
  expect(request.wait).toBe(30);
});

test("addresses are found again from their parts", () => {
  expect(matchRoute(pathTo("room", "ABC234"))).toEqual({ name: "room", part: "ABC234" });
  expect(matchRoute(pathTo("profile", "Ann / Ben"))).toEqual({ name: "profile", part: "Ann / Ben" });
  expect(matchRoute("/")).toEqual({ name: "home", part: "" });
  expect(matchRoute("/no/such/page").name).toBe("missing");
});

test("the next player sits to the left, whoever looks", () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 0, 4))).toEqual(["bottom", "left", "top", "right"]);
  expect(placeOf(3, 2, 4)).toBe("left");
  expect([0, 1].map((seat) => placeOf(seat, 1, 2))).toEqual(["top", "bottom"]);
  expect(placeOf(0, 1, 3)).toBe("right");
});

test("names that several seats share are told apart by the seat", () => {
  expect(distinctNames(["Ann", "ai2", "Ben", "ai2"])).toEqual(["Ann", "ai2 (2)", "Ben", "ai2 (4)"]);
});
