import { type Card, rankOf, SUITS, suitOf } from "./cards";

export type Sorting = "rank" | "suit" | "combination";

/** The order of a game's cards in a hand: its ranks and its suits, each from low to high. */
export interface CardOrder {
  ranks: string;
  suits: string;
}

/** A hand in the order that the person prefers; `groups` is the split that the server suggests. */
export function sortHand(hand: readonly Card[], sorting: Sorting, order: CardOrder, groups: readonly (readonly Card[])[] = []): Card[] {
  if (sorting === "suit") return [...hand].sort((a, b) => bySuit(a, b) || byRank(b, a, order));
  const ranked = [...hand].sort((a, b) => byRank(a, b, order));
  if (sorting === "rank") return ranked;
  const grouped = groups.flat().filter((card) => hand.includes(card));
  return [...grouped, ...ranked.filter((card) => !grouped.includes(card))];
}

const byRank = (a: Card, b: Card, { ranks, suits }: CardOrder): number =>
  ranks.indexOf(rankOf(a)) - ranks.indexOf(rankOf(b)) || suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b));

/** Black and red alternate, so that neighbours differ in colour and shape. */
const bySuit = (a: Card, b: Card): number => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b));
