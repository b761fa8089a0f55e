import type { Component } from "svelte";
import type { CardOrder, Sorting } from "../lib/sorting";
import type { Legal, TableMove, ViewMessage } from "../lib/wire";
import { bigTwo } from "./big_two";
import { rikken } from "./rikken";

export type GameView = ViewMessage["view"];
export type Rules = Record<string, boolean | number | string | string[]>;
export type Move = Pick<TableMove, "move" | "kind" | "cards">;

/** What a seat has last done, as it lies on the table or hangs in the air before it. */
export interface Spot {
  seat: number;
  cards: readonly string[];
  /** Where there are no cards, or besides them. */
  says: string;
  /** The play to beat, or the card that wins. */
  best: boolean;
  /** Of the trick before, which stays until somebody plays. */
  old: boolean;
}

/** All that the page knows of one game and not of the other. */
export interface GameParts<V extends GameView = GameView> {
  order(rules: Rules): CardOrder;
  sortings: readonly Sorting[];
  spots(view: V): Spot[];
  /** A move in the person's language. */
  describe(move: Move): string;
  /** A few words under a seat's name. */
  note(view: V, seat: number): string;
  /** Roles that a seat has, each a word. */
  badges(view: V, seat: number): string[];
  /** The line above the table: what is to beat, what is played. */
  Status: Component<{ view: V; nameOf: (seat: number) => string }>;
  /** The middle of the table where something is to be said and not played. */
  Choices: Component<{ legal: readonly Legal[]; view: V; act: (move: Legal) => void }> | null;
  Rules: Component;
  /** Cards of its picture. */
  fan: readonly string[];
  /** Whether one seat wins all that the others lose. */
  oneWinner: boolean;
  /** The group of words for what a profile counts. */
  patterns: string;
}

const PARTS: Record<GameView["game"], GameParts<never>> = { big_two: bigTwo, rikken };

export const GAMES = Object.keys(PARTS) as GameView["game"][];

/** The parts of a game; the view that they are given is always one of that game. */
export const partsOf = (game: GameView["game"]): GameParts => PARTS[game] as unknown as GameParts;
