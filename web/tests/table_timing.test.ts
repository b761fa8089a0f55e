import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/lib/preferences.svelte";
import type { LastTrick, Legal, ViewMessage } from "../src/lib/wire";
import { AutoMove } from "../src/table/auto_move.svelte";
import { FinishedTrick } from "../src/table/finished_trick.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const trick = (...moves: string[]) => ({ plays: moves.map((move, seat) => ({ seat, move })), winner: 0 }) as LastTrick;

test("a full trick lies for a moment, and not longer", () => {
  const finished = new FinishedTrick();
  finished.see(null, false);
  finished.see(trick("AS", "2S", "3S", "4S"), false);
  expect(finished.lies).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(finished.lies).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(finished.lies).toBe(false);
});

test("a trick that was full before the page opened is not shown again", () => {
  const finished = new FinishedTrick();
  finished.see(trick("AS", "2S", "3S", "4S"), false);
  expect(finished.lies).toBe(false);
});

test("who plays on has seen the trick", () => {
  const finished = new FinishedTrick();
  finished.see(null, false);
  finished.see(trick("AS", "2S", "3S", "4S"), false);
  finished.see(trick("AS", "2S", "3S", "4S"), true);
  expect(finished.lies).toBe(false);
});

const PASS: Legal = { move: "pass", kind: "pass", cards: [] };
const KING: Legal = { move: "KS", kind: "single", cards: ["KS"] };
const BID: Legal = { move: "rik", kind: "bid", cards: [] };
const seen = (legal: Legal[], first = "QS") =>
  ({ game_number: 1, legal, view: { trick: [{ seat: 1, move: first }], last_trick: null } }) as unknown as ViewMessage;

test("only a move without an alternative is made for a person", () => {
  const auto = new AutoMove();
  expect(auto.of(seen([PASS]))).toBe(PASS);
  expect(auto.of(seen([KING]))).toBe(KING);
  expect(auto.of(seen([KING, PASS]))).toBeNull();
  expect(auto.of(seen([BID]))).toBeNull();
  preferences.forced_moves.value = "off";
  expect(auto.of(seen([PASS]))).toBeNull();
  preferences.forced_moves.value = "on";
});

test("a person passes for one trick, and no longer than passing is legal", () => {
  const auto = new AutoMove();
  auto.passTrick(seen([KING, PASS]), true);
  expect(auto.of(seen([KING, PASS]))).toBe(PASS);
  expect(auto.of(seen([KING, BID]))).toBeNull();
  expect(auto.of(seen([KING, PASS], "3D"))).toBeNull();
  auto.passTrick(seen([KING, PASS]), false);
  expect(auto.of(seen([KING, PASS]))).toBeNull();
});

test("a move is made after a moment, unless it is cancelled", () => {
  const auto = new AutoMove();
  const made = vi.fn();
  auto.schedule(PASS, made);
  expect(made).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(made).toHaveBeenCalledExactlyOnceWith(PASS);
  auto.schedule(KING, made);
  auto.cancel();
  vi.advanceTimersByTime(2000);
  expect(made).toHaveBeenCalledOnce();
});
