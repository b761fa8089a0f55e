import type { LastTrick } from "../lib/wire";

/** How long a full trick lies on the table before its winner gathers it, in milliseconds. */
const READ_MS = 1500;

/** A trick that is full stays for a moment, even if the next one has begun. */
export class FinishedTrick {
  /** Whether the full trick is still to be shown. */
  lies = $state(false);
  #known: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes note of the last trick of a new view, and of whether the person has already played on. */
  see(trick: LastTrick | null, playedOn: boolean): void {
    const now = trick ? trick.plays.map(({ move }) => move).join() : "";
    const full = this.#known !== null && now !== this.#known && now !== "";
    this.#known = now;
    if (full) this.#show();
    else if (playedOn || !now) this.clear();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.lies = false;
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.lies = true;
    this.#timer = setTimeout(() => (this.lies = false), READ_MS);
  }
}
