import type { Component } from "svelte";
import type { CardOrder, Sorting } from "../lib/sorting";
import type { Legal, TableMove, ViewMessage } from "../lib/wire";
import { bigTwo } from "./big_two";
import { rikken } from "./rikken";

export type GameView = ViewMessage["view"];
/** What a person sees of a game and may do in it now, at a table or in a lesson. */
export type Seen = Pick<ViewMessage, "view" | "legal" | "why_not">;
export type Rules = Record<string, boolean | number | string | string[]>;
export type Move = Pick<TableMove, "move" | "kind" | "cards">;

/** What a seat did last, as it is shown in front of the seat. */
export interface Spot {
  seat: number;
  cards: readonly string[];
  /** Shown if there are no cards, or in addition to them. */
  says: string;
  /** The play to beat, or the card that wins. */
  best: boolean;
  /** Belongs to the previous trick, which stays until somebody plays. */
  old: boolean;
}

export interface ChoicesProps<V extends GameView = GameView> {
  view: V;
  /** What the person may say now; nothing if it is not their turn. */
  legal: readonly Legal[];
  /** Why something cannot be said. */
  whyNot: Seen["why_not"];
  act: (move: Legal) => unknown;
}

/** Everything in the page that is specific to one game. */
export interface GameParts<V extends GameView = GameView> {
  order(rules: Rules): CardOrder;
  sortings: readonly Sorting[];
  /** The own hand split into plays, as the server suggests it. */
  groups(view: V): readonly (readonly string[])[];
  spots(view: V): Spot[];
  /** Whether the play to beat lies alone in the middle, as large as it can be, and the others at their seats. */
  oneInTheMiddle: boolean;
  /** With so many cards left or fewer, a seat is marked. */
  fewCards: number;
  /** Whether every play is one card: then a card replaces the one that was prepared. */
  oneCard: boolean;
  /** Whether a pass can be prepared while others think. */
  passes(view: V): boolean;
  /** Whether a full trick goes to its winner, after everybody has seen it. */
  gathers: boolean;
  /** A move in the person's language. */
  describe(move: Move): string;
  /** A shorter form, for a move among others of its kind. */
  option?(move: Move): string;
  /** A few words under a seat's name. */
  note(view: V, seat: number): string;
  /** The roles of a seat, one word each. */
  badges(view: V, seat: number): string[];
  /** The line above the table: the play to beat, or what is being played. */
  Status: Component<{ view: V; nameOf: (seat: number) => string }>;
  /** The middle of the table, while the seats speak instead of playing cards. */
  Choices: Component<ChoicesProps<V>> | null;
  /** Whether seats bid now: then all bids are shown, also while others think, and the seats make room for them. */
  auction(view: V): boolean;
  /** How the game is played, for its page of rules. */
  rules: () => Promise<{ default: Component }>;
  /** The cards in its picture. */
  fan: readonly string[];
  /** How a position of the game says where it starts: who leads first, or who deals. */
  start: "first" | "dealer";
  /** A bid after which everybody learns who is the partner, without a move that says it. */
  partnerBid: string | null;
  /** A move in the notation. */
  example: string;
  /** Whether one seat wins everything that the others lose. */
  oneWinner: boolean;
  /** The group of words for the counts in a profile. */
  patterns: string;
}

const PARTS: Record<GameView["game"], GameParts<never>> = { big_two: bigTwo, rikken };

export const GAMES = Object.keys(PARTS) as GameView["game"][];

/** The parts of a game. The view they get is always a view of that game. */
export const partsOf = (game: GameView["game"]): GameParts => PARTS[game] as unknown as GameParts;

/** The hands that lie open, by seat: all of them after a game, or those that the contract lays down. */
export const openHands = (view: GameView): (readonly string[] | null)[] =>
  view.hands ?? view.seats.map((seat) => ("exposed" in seat && seat.seat !== view.seat ? seat.exposed : null));
