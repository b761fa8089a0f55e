import type { GameView } from "../games";
import type { Card } from "./cards";

/** What one seat knows. The person always sits in seat 0; the others follow in the order of play. */
export interface KnownPlace {
  game: GameView["game"];
  /** The rules as a spec text. */
  rules: string;
  /** The seat that leads first, or that deals. */
  start: number;
  /** The holder of the fourth ace in Troela. */
  partner: number | null;
  /** The hand as it was dealt. */
  hand: readonly Card[];
  moves: readonly string[];
  /** Hands of others that lie open, by seat. */
  open: Readonly<Record<number, OpenHand>>;
}

/** A hand as it was when it was laid open, and after how many moves that was. */
export interface OpenHand {
  from: number;
  cards: readonly Card[];
}

/** A moment of a recorded game: one of the server's by its id, or a line of JSON. */
export interface RecordPlace {
  record: string | null;
  line: string | null;
  /** How many moves have been made. */
  ply: number;
  /** Whose knowledge counts; null for the seat to move. */
  seat: number | null;
}

export type Place = KnownPlace | RecordPlace;

export const isRecord = (place: Place): place is RecordPlace => "ply" in place;

/** The place that an address names, or null where it names none. */
export function readPlace(search: string): Place | null {
  const query = new URLSearchParams(search);
  const [record, line, game, hand] = ["record", "line", "game", "hand"].map((name) => query.get(name));
  if (record || line) {
    return { record: record ?? null, line: line ?? null, ply: number(query, "ply") ?? 0, seat: number(query, "seat") };
  }
  if ((game !== "big_two" && game !== "rikken") || !hand) return null;
  return {
    game,
    rules: query.get("rules") ?? "",
    start: number(query, "start") ?? 0,
    partner: number(query, "partner"),
    hand: hand.match(/../g) ?? [],
    moves: query.get("moves")?.split(".").filter(Boolean) ?? [],
    open: readOpen(query.get("open") ?? ""),
  };
}

/** Open hands are written as `1.9.2H3H_2.9.4S5S`: the seat, the number of moves, the cards. */
function readOpen(text: string): Record<number, OpenHand> {
  const hands = text.matchAll(/(\d)\.(\d+)\.((?:[2-9TJQKA][DCHS])+)/g);
  return Object.fromEntries([...hands].map(([, seat, from, cards]) => [seat, { from: Number(from), cards: cards!.match(/../g)! }]));
}

const writeOpen = (open: KnownPlace["open"]): string =>
  Object.entries(open)
    .map(([seat, { from, cards }]) => `${seat}.${from}.${cards.join("")}`)
    .join("_");

/** The hands that lie open after these moves, as they are now: a card that was played lies there no more. */
export const openNow = ({ open, moves }: KnownPlace): { seat: number; cards: Card[] }[] =>
  Object.entries(open)
    .filter(([, { from }]) => moves.length >= from)
    .map(([seat, { cards }]) => ({ seat: Number(seat), cards: cards.filter((card) => !moves.includes(card)) }));

function number(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? "";
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** The address of a place, which anybody can open. */
export function placeQuery(place: Place): string {
  const fields = isRecord(place)
    ? { record: place.record, line: place.record ? null : place.line, ply: place.ply, seat: place.seat }
    : { ...place, hand: place.hand.join(""), moves: place.moves.join("."), open: writeOpen(place.open) };
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== "");
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
