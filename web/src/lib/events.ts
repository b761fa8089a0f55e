import type { Event } from "./wire";

/** The moves of a game with one more: a move that is told again stands there once, a new game begins anew. */
export function withEvent(events: readonly Event[], event: Event): readonly Event[] {
  if (events.at(-1)?.game_number !== event.game_number) return [event];
  return events.some(({ ply }) => ply === event.ply) ? events : [...events, event];
}
