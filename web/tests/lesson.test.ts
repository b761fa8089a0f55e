import { beforeEach, expect, test, vi } from "vitest";
import { LessonRun } from "../src/lib/lesson.svelte";
import type { Frame, Legal, LessonReply } from "../src/lib/wire";

const frame = (name: string) => ({ view: { name }, legal: [], why_not: {} }) as unknown as Frame;
const text = { code: "in_no_play", values: {} };
const move = (name: string): Legal => ({ move: name, kind: "single", cards: [name] });

const LESSON = {
  game: "big_two",
  rules: {},
  steps: [
    {
      text,
      frames: [frame("dealt"), frame("asked")],
      answers: {
        "3D": { right: true, text, frames: [frame("made"), frame("replied")] },
        "4D": { right: false, text, frames: [] },
      },
      result: null,
    },
    { text, frames: [frame("over")], answers: {}, result: null },
  ],
} as LessonReply;

const shown = (run: LessonRun): string => (run.frame.view as unknown as { name: string }).name;

beforeEach(() => void vi.useFakeTimers());

test("the others move one after the other, and the person waits for them", () => {
  const run = new LessonRun(LESSON, { first: 0, pace: 100, finish: () => undefined });
  run.act(move("3D"));
  expect([shown(run), run.moving, run.answer]).toEqual(["dealt", true, null]);
  vi.advanceTimersByTime(100);
  expect([shown(run), run.moving, run.done]).toEqual(["asked", false, false]);
  run.act(move("3D"));
  expect([shown(run), run.moving, run.done]).toEqual(["made", true, true]);
  vi.advanceTimersByTime(100);
  expect([shown(run), run.moving]).toEqual(["replied", false]);
});

test("a mistake is answered and nothing is made of it", () => {
  const finished: number[] = [];
  const run = new LessonRun(LESSON, { first: 0, pace: 0, finish: (steps) => void finished.push(steps) });
  run.act(move("4D"));
  expect([shown(run), run.answer?.right, run.done, finished]).toEqual(["asked", false, false, []]);
  run.act(move("3D"));
  expect([shown(run), run.done, finished]).toEqual(["replied", true, [1]]);
});

test("a step can be repeated and skipped, and the last one finishes the lesson", () => {
  const finished: number[] = [];
  const run = new LessonRun(LESSON, { first: 0, pace: 0, finish: (steps) => void finished.push(steps) });
  run.act(move("3D"));
  run.go(0);
  expect([run.answer, run.done]).toEqual([null, false]);
  run.go(5);
  expect([run.at, run.last, run.done, finished.at(-1)]).toEqual([1, true, true, 2]);
  run.go(-1);
  expect(run.at).toBe(0);
});
