import type { Event } from "./wire";

/** The moves of a game with one more: a repeated move appears once, and a new game starts a new list. */
export function withEvent(events: readonly Event[], event: Event): readonly Event[] {
  if (events.at(-1)?.game_number !== event.game_number) return [event];
  return events.some(({ ply }) => ply === event.ply) ? events : [...events, event];
}
