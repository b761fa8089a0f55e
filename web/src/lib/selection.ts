import type { Card } from "./cards";

/** What the page needs of a legal move: its text, the cards of the hand it lays down, and what kind it is. */
export interface Playable {
  move: string;
  cards: readonly Card[];
  kind: string;
}

const holds = (move: Playable, cards: readonly Card[]): boolean => cards.every((card) => move.cards.includes(card));

/** The moves that lay down exactly these cards, in whatever order; at most one in both games. */
export const exactMove = <M extends Playable>(legal: readonly M[], selection: readonly Card[]): M | undefined =>
  selection.length === 0
    ? undefined
    : legal.find((move) => move.cards.length === selection.length && holds(move, selection));

/** The moves that lay down these cards and perhaps more. */
export const completions = <M extends Playable>(legal: readonly M[], selection: readonly Card[]): M[] =>
  legal.filter((move) => move.cards.length > 0 && holds(move, selection));

/** The cards that can still join the selection, and those that are in it. */
export function liveCards(legal: readonly Playable[], selection: readonly Card[]): Set<Card> {
  const live = new Set(selection);
  for (const move of completions(legal, selection)) for (const card of move.cards) live.add(card);
  return live;
}

/**
 * The selection after a person touched a card: out if it was in, in if some move has them all, and otherwise a
 * fresh selection with this card alone, since that is what somebody means who touches another card.
 */
export function toggle(legal: readonly Playable[], selection: readonly Card[], card: Card): Card[] {
  if (selection.includes(card)) return selection.filter((each) => each !== card);
  const joined = [...selection, card];
  if (completions(legal, joined).length > 0) return joined;
  return completions(legal, [card]).length > 0 ? [card] : [...selection];
}

/** The kinds of combinations on offer, in the order in which the server lists them, with how many there are. */
export function offeredKinds(legal: readonly Playable[]): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { kind, cards } of legal) if (cards.length > 0) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** The next move of a kind after the one that is selected, round and round. */
export function nextOfKind<M extends Playable>(
  legal: readonly M[],
  selection: readonly Card[],
  kind: string,
): M | undefined {
  const offered = legal.filter((move) => move.kind === kind && move.cards.length > 0);
  const current = exactMove(offered, selection);
  return offered[(current ? offered.indexOf(current) + 1 : 0) % Math.max(offered.length, 1)];
}

/** What is left of a selection when the legal moves have changed under it. */
export const stillPlayable = (legal: readonly Playable[], selection: readonly Card[]): Card[] =>
  completions(legal, selection).length > 0 ? [...selection] : [];
