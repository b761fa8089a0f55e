import { exactMove } from "../lib/selection";
import type { Legal, ViewMessage } from "../lib/wire";

/** The cards of a move that is not made yet; none for a pass. */
export type Prepared = readonly string[];

/**
 * A move for the person's next turn. It is made if the server's list then contains it, and dropped otherwise. This tab
 * remembers it, so that it survives a reload.
 */
export class Premove {
  prepared = $state.raw<Prepared | null>(null);
  /** What could not be made at the turn that has just come. */
  dropped = $state.raw<Prepared | null>(null);
  #name: string;
  #game = 0;

  constructor(code: string) {
    this.#name = `upperhand.prepared.${code}`;
  }

  prepare(cards: Prepared): void {
    this.#keep([...cards]);
  }

  cancel(): void {
    this.dropped = null;
    if (this.prepared !== null) this.#keep(null);
  }

  /** Takes note of a new view: a prepared move belongs to one game and to cards in hand. */
  see({ game_number, view }: ViewMessage): void {
    if (this.#game !== game_number) {
      const opened = this.#game === 0;
      this.#game = game_number;
      this.dropped = null;
      this.prepared = opened ? this.#recall() : null;
    }
    const possible = view.phase !== "over" && (this.prepared ?? []).every((card) => view.hand.includes(card));
    if (!possible && this.prepared !== null) this.#keep(null);
  }

  /** Makes the prepared move, now that it is the person's turn; whether it is in the list of legal moves. */
  make({ legal }: ViewMessage, act: (move: Legal) => boolean): boolean {
    const cards = this.prepared!;
    const move = cards.length > 0 ? exactMove(legal, cards) : legal.find(({ kind }) => kind === "pass");
    if (move && !act(move)) return true; // there is no connection: it is tried again with the next view
    this.#keep(null);
    this.dropped = move ? null : cards;
    return move !== undefined;
  }

  #keep(cards: Prepared | null): void {
    this.dropped = null;
    this.prepared = cards;
    try {
      if (cards === null) sessionStorage.removeItem(this.#name);
      else sessionStorage.setItem(this.#name, JSON.stringify({ game: this.#game, cards }));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }

  #recall(): Prepared | null {
    try {
      const { game, cards } = JSON.parse(sessionStorage.getItem(this.#name) ?? "{}");
      return game === this.#game && Array.isArray(cards) ? cards.map(String) : null;
    } catch {
      return null;
    }
  }
}
