import { describe, expect, test } from "vitest";
import {
  completions,
  exactMove,
  liveCards,
  nextOfKind,
  offeredKinds,
  type Playable,
  stillPlayable,
  toggle,
} from "../src/lib/selection";

const play = (text: string, kind: string): Playable => ({ move: text, cards: text.split(" "), kind });
const LEGAL: Playable[] = [
  play("3D", "single"),
  play("5D", "single"),
  play("5S", "single"),
  play("5D 5S", "pair"),
  play("9D 9H", "pair"),
  { move: "pass", cards: [], kind: "pass" },
];

describe("what a selection can become", () => {
  test("a card is live if some move has it together with the selection", () => {
    expect([...liveCards(LEGAL, [])].sort()).toEqual(["3D", "5D", "5S", "9D", "9H"]);
    expect([...liveCards(LEGAL, ["5D"])].sort()).toEqual(["5D", "5S"]);
    expect([...liveCards(LEGAL, ["9D"])].sort()).toEqual(["9D", "9H"]);
  });

  test("a move is found whatever the order of its cards, and a part of one is none", () => {
    expect(exactMove(LEGAL, ["5S", "5D"])?.move).toBe("5D 5S");
    expect(exactMove(LEGAL, ["9D"])).toBeUndefined();
    expect(exactMove(LEGAL, [])).toBeUndefined();
    expect(completions(LEGAL, ["9D"]).map(({ move }) => move)).toEqual(["9D 9H"]);
  });

  test("no selection completes to a pass", () => {
    expect(completions(LEGAL, []).map(({ move }) => move)).not.toContain("pass");
  });
});

describe("touching a card", () => {
  test("takes it in, and out again", () => {
    expect(toggle(LEGAL, ["5D"], "5S")).toEqual(["5D", "5S"]);
    expect(toggle(LEGAL, ["5D", "5S"], "5D")).toEqual(["5S"]);
  });

  test("begins anew where it fits no move with the selection", () => {
    expect(toggle(LEGAL, ["5D"], "3D")).toEqual(["3D"]);
  });

  test("changes nothing where it fits no move at all", () => {
    expect(toggle(LEGAL, ["5D"], "KS")).toEqual(["5D"]);
  });
});

describe("combinations on offer", () => {
  test("are counted by kind, the pass aside", () => {
    expect(offeredKinds(LEGAL)).toEqual([
      { kind: "single", count: 3 },
      { kind: "pair", count: 2 },
    ]);
  });

  test("follow each other round and round", () => {
    expect(nextOfKind(LEGAL, [], "pair")?.move).toBe("5D 5S");
    expect(nextOfKind(LEGAL, ["5D", "5S"], "pair")?.move).toBe("9D 9H");
    expect(nextOfKind(LEGAL, ["9D", "9H"], "pair")?.move).toBe("5D 5S");
    expect(nextOfKind(LEGAL, [], "flush")).toBeUndefined();
  });

  test("a selection survives new legal moves only as part of one", () => {
    expect(stillPlayable(LEGAL, ["9D"])).toEqual(["9D"]);
    expect(stillPlayable([play("KS", "single")], ["9D"])).toEqual([]);
  });
});
