import { preferences } from "../lib/preferences.svelte";
import type { Legal, ViewMessage } from "../lib/wire";

/** Long enough to see what there is to beat, in milliseconds. */
const MOMENT_MS = 1300;
const AT_ONCE_MS = 350;

/** The trick on the table: no later trick of any game begins with the same play. */
const trickOf = ({ game_number, view }: ViewMessage): string => {
  const first = view.trick[0];
  return first ? `${game_number} ${first.seat} ${first.move}` : "";
};

/** Moves that are made without a click: the only legal one, and passes until a trick ends. */
export class AutoMove {
  /** The trick in which the person passes from now on. */
  #passed = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the person passes for the rest of this trick. */
  passes(seen: ViewMessage): boolean {
    return this.#passed !== "" && this.#passed === trickOf(seen);
  }

  passTrick(seen: ViewMessage, on: boolean): void {
    this.#passed = on ? trickOf(seen) : "";
  }

  /** The move that will be made for the person whose turn it is; bids, trump and calls never are. */
  of(seen: ViewMessage): Legal | null {
    const pass = seen.legal.find(({ kind }) => kind === "pass");
    if (pass && this.passes(seen)) return pass;
    const [only, more] = seen.legal;
    if (preferences.forced_moves.value === "off" || !only || more) return null;
    return only === pass || only.cards.length > 0 ? only : null;
  }

  /** Makes the move after a moment, unless something else happens first. */
  schedule(move: Legal | null, act: (move: Legal) => unknown): void {
    this.cancel();
    if (move) this.#timer = setTimeout(() => act(move), this.#passed ? AT_ONCE_MS : MOMENT_MS);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}
