import { untrack } from "svelte";
import { give } from "../lib/cues";
import type { Table } from "../lib/table.svelte";

/** Milliseconds before the end of a person's time at which they are told. */
const LATE_MS = 5_000;

/**
 * Tells by sound and touch what happens at a table from now on; what has happened before is not told. `asked`:
 * whether the person has to choose a move.
 */
export function watchCues(table: Table, asked: () => boolean): void {
  const lastMove = (): string => {
    const event = table.events.at(-1);
    return event ? `${event.game_number} ${event.ply}` : "";
  };
  let move = untrack(lastMove);
  let turn = untrack(asked);
  /** The last game that was over. */
  let finished = untrack(() => (table.view?.view.phase === "over" ? table.view.game_number : -1));

  $effect(() => {
    const event = table.events.at(-1);
    const now = lastMove();
    if (event && now !== move && event.cards.length > 0) give(event.seat === table.mySeat ? "played" : "card");
    move = now;
  });
  $effect(() => {
    const now = asked();
    if (now && !turn) give("turn");
    turn = now;
  });
  $effect(() => {
    if (!table.over || !table.view || table.view.game_number === finished) return;
    finished = table.view.game_number;
    const mine = table.mySeat === null ? 0 : (table.over.scores[table.mySeat] ?? 0);
    give(mine > 0 ? "won" : "over");
  });
  $effect(() => {
    if (table.deadline === null || !asked()) return;
    const left = table.deadline - performance.now() - LATE_MS;
    if (left <= 0) return;
    const timer = setTimeout(() => give("late"), left);
    return () => clearTimeout(timer);
  });
}
