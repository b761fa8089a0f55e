import { stored } from "./stored.svelte";
import type { Frame, Legal, LessonAnswer, LessonReply, LessonStep } from "./wire";

const COUNTS = Array.from({ length: 100 }, (_, count) => String(count));

/** How many steps of a game's lesson were finished in this browser. */
export const progress = (game: string) => stored(`lesson.${game}`, COUNTS, "0");

interface Walk {
  /** The step to begin with. */
  first: number;
  /** Milliseconds between the moves of others; 0 shows only where they lead. */
  pace: number;
  /** Is told how many steps are finished. */
  finish: (steps: number) => void;
}

/** One walk through a lesson: the step, what is on the table, and what was said to the last move. */
export class LessonRun {
  at = $state(0);
  answer = $state.raw<LessonAnswer | null>(null);
  #coming = $state.raw<readonly Frame[]>([]);
  #frame = $state.raw<Frame>()!;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finish: (steps: number) => void;
  #pace: number;

  constructor(
    readonly lesson: LessonReply,
    { first, pace, finish }: Walk,
  ) {
    this.#pace = pace;
    this.#finish = finish;
    this.go(first);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get frame(): Frame {
    return this.#frame;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Whether the others are still moving. */
  get moving(): boolean {
    return this.#coming.length > 0;
  }

  /** Whether this step is finished: its move was right, or there is only something to read. */
  get done(): boolean {
    return this.answer?.right === true || Object.keys(this.step.answers).length === 0;
  }

  /** Goes to a step, from its beginning. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(this.lesson.steps.length - 1, at));
    this.answer = null;
    this.#show(this.step.frames);
    if (this.last) this.#finish(this.lesson.steps.length);
  }

  /** A right move is made and answered by the others; any other only gets an answer. */
  act({ move }: Legal): void {
    const answer = this.step.answers[move];
    if (!answer || this.done || this.moving) return;
    this.answer = answer;
    if (!answer.right) return;
    this.#show(answer.frames);
    this.#finish(this.at + 1);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The first at once, the others one after the other; all at once where nothing should move. */
  #show(frames: readonly Frame[]): void {
    clearTimeout(this.#timer);
    const seen = this.#pace > 0 ? frames : frames.slice(-1);
    this.#frame = seen[0]!;
    this.#coming = seen.slice(1);
    if (this.moving) this.#timer = setTimeout(() => this.#show(this.#coming), this.#pace);
  }
}
