import { type Card, rankOf, suitOf } from "../lib/cards";
import { t, word } from "./index.svelte";

/** A card as a screen reader should say it: queen of spades. */
export const cardLabel = (card: Card): string =>
  t("card.label", { rank: word("rank", rankOf(card)), suit: word("suit", suitOf(card)) });

export const cardsLabel = (cards: readonly Card[]): string => cards.map(cardLabel).join(", ");

/** A level of computers by the server's name for it, or a player's own name. */
export const levelName = (name: string): string => word("level", name.toLowerCase());

/** Rules by the server's spec of them: the name of the preset, and what was chosen otherwise as it is written. */
export function presetName(spec: string): string {
  const [name = "", ...rest] = spec.split(":");
  return [word("preset", name), ...rest].join(": ");
}
