import { type Card, rankOf, SUITS, suitOf } from "./cards";

export type Sorting = "rank" | "suit" | "combination";

/** The order of a game's cards in a hand: its ranks and its suits, each from low to high. */
export interface CardOrder {
  ranks: string;
  suits: string;
}

/** A hand in the order that the person prefers. The order of play is decided by the server. */
export function sortHand(hand: readonly Card[], sorting: Sorting, order: CardOrder): Card[] {
  if (sorting === "suit") return [...hand].sort((a, b) => bySuit(a, b) || byRank(b, a, order));
  const ranked = [...hand].sort((a, b) => byRank(a, b, order));
  return sorting === "rank" ? ranked : byCombination(ranked);
}

const byRank = (a: Card, b: Card, { ranks, suits }: CardOrder): number =>
  ranks.indexOf(rankOf(a)) - ranks.indexOf(rankOf(b)) || suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b));

/** Black and red alternate, so that neighbours differ in colour and shape. */
const bySuit = (a: Card, b: Card): number => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b));

/** Groups of one rank first, the largest on the left; then the rest by suit, with long suits first. */
function byCombination(ranked: readonly Card[]): Card[] {
  const sameRank = grouped(ranked, rankOf);
  const sets = [...sameRank.values()].filter((cards) => cards.length > 1);
  const loose = [...sameRank.values()].filter((cards) => cards.length === 1).flat();
  const suits = [...grouped(loose, suitOf).values()];
  return [...longestFirst(sets), ...longestFirst(suits)].flat();
}

const longestFirst = (groups: Card[][]): Card[][] => groups.sort((a, b) => b.length - a.length);

function grouped(cards: readonly Card[], name: (card: Card) => string): Map<string, Card[]> {
  const groups = new Map<string, Card[]>();
  for (const card of cards) groups.set(name(card), [...(groups.get(name(card)) ?? []), card]);
  return groups;
}
