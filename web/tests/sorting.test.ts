import { expect, test } from "vitest";
import { cardText, drawn } from "../src/lib/cards";
import { sortHand } from "../src/lib/sorting";

const BIG_TWO = { ranks: "3456789TJQKA2", suits: "DCHS" };
const RIKKEN = { ranks: "23456789TJQKA", suits: "DCHS" };
const HAND = ["2D", "3S", "TH", "3D", "AS", "TD", "TC", "4S"];

test("by rank goes from low to high, the suit between equals", () => {
  expect(sortHand(HAND, "rank", BIG_TWO).join(" ")).toBe("3D 3S 4S TD TC TH AS 2D");
  expect(sortHand(HAND, "rank", RIKKEN).join(" ")).toBe("2D 3D 3S 4S TD TC TH AS");
});

test("by suit keeps spades, hearts, clubs, diamonds together, the highest first", () => {
  expect(sortHand(HAND, "suit", BIG_TWO).join(" ")).toBe("AS 4S 3S TH TC 2D TD 3D");
});

test("by combination follows the suggested split, and what it does not name comes last", () => {
  const groups = [["TC", "TD", "TH", "3D", "3S"], ["4S"], ["KS"]];
  expect(sortHand(HAND, "combination", BIG_TWO, groups).join(" ")).toBe("TC TD TH 3D 3S 4S AS 2D");
  expect(sortHand(HAND, "combination", BIG_TWO).join(" ")).toBe("3D 3S 4S TD TC TH AS 2D");
});

test("sorting neither loses nor doubles a card, and leaves the hand as it was", () => {
  const before = [...HAND];
  for (const sorting of ["rank", "suit", "combination"] as const) {
    expect(sortHand(HAND, sorting, BIG_TWO).sort()).toEqual([...HAND].sort());
  }
  expect(HAND).toEqual(before);
});

test("cards in sentences are printed with their suits", () => {
  expect(cardText("TS")).toBe("10♠");
  expect(drawn("lead 3D, not the AS or TH; Has 3Days")).toBe("lead 3♦, not the A♠ or 10♥; Has 3Days");
});
