/** A card as the server writes it: its rank, one of 3456789TJQKA2, and its suit, one of DCHS. */
export type Card = string;
export type Suit = "S" | "H" | "C" | "D";

export const SUITS: readonly Suit[] = ["S", "H", "C", "D"];
export const SYMBOLS: Record<Suit, string> = { S: "♠", H: "♥", C: "♣", D: "♦" };

export const suitOf = (card: Card): Suit => card.slice(-1) as Suit;
export const rankOf = (card: Card): string => card.slice(0, -1);

/** A rank as it is printed for people: `10`, not `T`. */
export const rankText = (rank: string): string => (rank === "T" ? "10" : rank);

/** `Q♠`. */
export const cardText = (card: Card): string => rankText(rankOf(card)) + SYMBOLS[suitOf(card)];

const CARD = /\b([2-9TJQKA])([SHCD])\b/g;

/** A text with its cards as they are printed for people: `3D 3H` becomes `3♦ 3♥`. */
export const drawn = (text: string): string => text.replace(CARD, (card) => cardText(card));
