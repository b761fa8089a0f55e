import { expect, test, vi } from "vitest";
import { withEvent } from "../src/lib/events";
import { distinctNames, withNames } from "../src/lib/names";
import { roomRequest, usualWish } from "../src/lib/new_room";
import { shareLink } from "../src/lib/share";
import type { Event, GameInfo } from "../src/lib/wire";
import { matchRoute, pathTo } from "../src/lib/router.svelte";
import { placeOf } from "../src/table/places";

const GAME = {
  name: "big_two",
  players: [2, 3, 4],
  usual_preset: "hongkong",
  usual_level: "Casual",
  presets: [{ name: "hongkong", switches: { players: 4, triples: false } }],
} as unknown as GameInfo;

test("the usual table is oneself and computers, and needs nobody else", () => {
  const request = roomRequest(usualWish(GAME));
  expect(request.seats.map(({ kind }) => kind)).toEqual(["person", "computer", "computer", "computer"]);
  expect(request.seats[1]?.player).toBe("Casual");
  expect(request.level).toBe("Casual");
  expect(request.wait).toBeNull();
  expect(request.switches).toEqual({});
});

test("fewer chairs are a switch of the rules, and open ones wait for people", () => {
  const request = roomRequest({ ...usualWish(GAME), chairs: ["me", "open", "ai3"], wait: 30 });
  expect(request.switches).toEqual({ players: 3 });
  expect(request.seats).toEqual([{ kind: "person" }, { kind: "open" }, { kind: "computer", player: "ai3" }]);
  expect(request.wait).toBe(30);
  expect(request.level).toBe("ai3");
});

test("addresses are found again from their parts", () => {
  expect(matchRoute(pathTo("room", "ABC234"))).toEqual({ name: "room", part: "ABC234" });
  expect(matchRoute(pathTo("profile", "Ann / Ben"))).toEqual({ name: "profile", part: "Ann / Ben" });
  expect(matchRoute("/")).toEqual({ name: "home", part: "" });
  expect(matchRoute("/no/such/page").name).toBe("missing");
  expect(matchRoute("/profile/100%")).toEqual({ name: "profile", part: "100%" });
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

test("a move that is told again stands there once, and a new game begins anew", () => {
  const move = (game_number: number, ply: number) => ({ game_number, ply }) as Event;
  const first = withEvent(withEvent([], move(1, 0)), move(1, 1));
  expect(withEvent(first, move(1, 0))).toEqual([move(1, 0), move(1, 1)]);
  expect(withEvent(first, move(2, 0))).toEqual([move(2, 0)]);
});

test("a link counts as shared only if it was", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal("navigator", { clipboard });
  expect([await shareLink("/room/ABC234"), copied]).toEqual([true, ["/room/ABC234"]]);
  vi.stubGlobal("navigator", {});
  expect(await shareLink("/room/ABC234")).toBe(false);
  vi.stubGlobal("navigator", { share: () => Promise.reject(new Error("called off")), clipboard });
  expect(await shareLink("/room/ABC234")).toBe(false);
  vi.unstubAllGlobals();
});

test("the reader is called You in what the server tells, and nothing else changes", () => {
  const contract = { code: "the_contract", values: { contract: "rik" } };
  const told = { code: "made_contract_with", values: { name: "rik", partner: "Ada", contract, tricks: "8" } };
  const both = { code: "two_sentences", values: { first: told, then: { code: "mie_pays", values: { names: ["Ada", "rik"], count: 2 } } } };
  expect(withNames(both, new Map([["rik", "You"]]))).toEqual({
    code: "two_sentences",
    values: {
      first: { code: "made_contract_with", values: { name: "You", partner: "Ada", contract, tricks: "8" } },
      then: { code: "mie_pays", values: { names: ["Ada", "You"], count: 2 } },
    },
  });
});
