import { api } from "./api";
import type { Event, Legal, PuzzleAnswerReply, PuzzlePosition, PuzzleReply, PuzzleStanding } from "./wire";

/** A puzzle and what has become of it. The server knows what is right; this only keeps what it says. */
export class PuzzleTable {
  puzzle = $state.raw<PuzzleReply | null>(null);
  reply = $state.raw<PuzzleAnswerReply | null>(null);
  busy = $state(false);
  /** The move of the solution that is shown; null while the puzzle itself is on the table. */
  at = $state<number | null>(null);
  #answers: string[] = [];

  get position(): PuzzlePosition | null {
    const start = this.puzzle?.position ?? null;
    if (this.at === null) return this.reply?.position ?? start;
    const step = this.solution[this.at - 1];
    return start && { ...start, view: step?.view ?? start.view, legal: [], why_not: {} };
  }

  get solution(): PuzzleAnswerReply["solution"] {
    return this.reply?.solution ?? [];
  }

  get status(): PuzzleAnswerReply["status"] {
    return this.reply?.status ?? "open";
  }

  get standing(): PuzzleStanding | null {
    return this.reply?.standing ?? this.puzzle?.standing ?? null;
  }

  get events(): readonly Event[] {
    return [...(this.puzzle?.events ?? []), ...(this.reply?.events ?? [])];
  }

  async load(ask: () => Promise<PuzzleReply>): Promise<void> {
    await this.#work(async () => {
      this.puzzle = await ask();
      this.again();
    });
  }

  async act(move: Legal): Promise<void> {
    const { puzzle } = this;
    if (!puzzle) return;
    const answers = [...this.#answers, move.move];
    await this.#work(async () => {
      this.reply = await api.answerPuzzle(puzzle.id, answers);
      this.#answers = answers;
    });
  }

  /** From the start once more. */
  again(): void {
    this.reply = null;
    this.at = null;
    this.#answers = [];
  }

  /** Shows the solution after so many of its moves. */
  show(at: number): void {
    this.at = Math.max(0, Math.min(this.solution.length, at));
  }

  async #work(task: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await task();
    } finally {
      this.busy = false;
    }
  }
}
