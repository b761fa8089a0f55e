import type { Card } from "./cards";

/** What the page needs to know about a legal move: its text, the cards it plays from the hand, and its kind. */
export interface Playable {
  move: string;
  cards: readonly Card[];
  kind: string;
}

const holds = (move: Playable, cards: readonly Card[]): boolean => cards.every((card) => move.cards.includes(card));

/** The moves that play exactly these cards, in any order; at most one in both games. */
export const exactMove = <M extends Playable>(legal: readonly M[], selection: readonly Card[]): M | undefined =>
  selection.length === 0
    ? undefined
    : legal.find((move) => move.cards.length === selection.length && holds(move, selection));

/** The moves that play these cards and perhaps more. */
export const completions = <M extends Playable>(legal: readonly M[], selection: readonly Card[]): M[] =>
  legal.filter((move) => move.cards.length > 0 && holds(move, selection));

/** The cards that can still join the selection, and those that are already in it. */
export function liveCards(legal: readonly Playable[], selection: readonly Card[]): Set<Card> {
  const live = new Set(selection);
  for (const move of completions(legal, selection)) for (const card of move.cards) live.add(card);
  return live;
}

/**
 * The selection after a person touched a card. A selected card is removed; a card is added if some move contains them
 * all; otherwise the selection is this card alone, since a person who touches another card wants that one.
 */
export function toggle(legal: readonly Playable[], selection: readonly Card[], card: Card): Card[] {
  if (selection.includes(card)) return selection.filter((each) => each !== card);
  const joined = [...selection, card];
  if (completions(legal, joined).length > 0) return joined;
  return completions(legal, [card]).length > 0 ? [card] : [...selection];
}

/** The available kinds of combinations, in the order of the server's list, with the number of each. */
export function offeredKinds(legal: readonly Playable[]): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { kind, cards } of legal) if (cards.length > 0) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** The next move of a kind after the selected one; after the last comes the first. */
export function nextOfKind<M extends Playable>(
  legal: readonly M[],
  selection: readonly Card[],
  kind: string,
): M | undefined {
  const offered = legal.filter((move) => move.kind === kind && move.cards.length > 0);
  const current = exactMove(offered, selection);
  return offered[(current ? offered.indexOf(current) + 1 : 0) % Math.max(offered.length, 1)];
}

/** What remains of a selection after the legal moves have changed. */
export const stillPlayable = (legal: readonly Playable[], selection: readonly Card[]): Card[] =>
  completions(legal, selection).length > 0 ? [...selection] : [];
