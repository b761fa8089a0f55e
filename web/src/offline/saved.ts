import type { RoomMessage, SheetLine } from "../lib/wire";

/** A table that plays in this browser: all that is needed to go on after a reload. The rules deal and replay it. */
export interface SavedTable {
  game: RoomMessage["game"];
  preset: string;
  rules: RoomMessage["rules"];
  /** The names of the levels from low to high: the computers play at one of them. */
  levels: readonly string[];
  level: string;
  pace: RoomMessage["pace"];
  /** How many games a match has. */
  games: number;
  /** Who sits where; the person has the first seat. */
  names: readonly string[];
  /** The seed of the computers' chance. */
  chance: string;
  /** The number of the running game, from 1, and how many were counted. */
  number: number;
  counted: number;
  totals: readonly number[];
  lines: readonly SheetLine[];
  dealer: number | null;
  hands: readonly (readonly string[])[];
  moves: readonly string[];
  /** Whether a computer plays for the person. */
  away: boolean;
}

/** A finished game: the line of its record, and when it ended. */
export interface Finished {
  id: string;
  game: string;
  preset: string;
  ended: number;
  /** The points of the person. */
  score: number;
  line: string;
}

/** As many as a person may want to look at; older ones make room. */
const MOST_FINISHED = 200;
const TABLES = "tables";
const FINISHED = "finished";

let database: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((done, failed) => {
    const asked = indexedDB.open("upperhand", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES);
      asked.result.createObjectStore(FINISHED, { keyPath: "id" });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
  return database;
}

async function ask<T>(store: string, mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const stored = (await open()).transaction(store, mode).objectStore(store);
  return new Promise((done, failed) => {
    const asked = request(stored);
    asked.onsuccess = () => done(asked.result as T);
    asked.onerror = () => failed(asked.error);
  });
}

/** The table of a game that was left here. A browser may refuse storage; then nothing is kept. */
export const savedTable = (game: string): Promise<SavedTable | undefined> =>
  ask<SavedTable | undefined>(TABLES, "readonly", (store) => store.get(game)).catch(() => undefined);

export const saveTable = (table: SavedTable): Promise<unknown> =>
  ask(TABLES, "readwrite", (store) => store.put(table, table.game)).catch(() => undefined);

/** The finished games, the newest first. */
export async function finishedGames(): Promise<Finished[]> {
  const all = await ask<Finished[]>(FINISHED, "readonly", (store) => store.getAll()).catch(() => []);
  return all.sort((one, other) => other.ended - one.ended);
}

export async function keepFinished(game: Finished): Promise<void> {
  await ask(FINISHED, "readwrite", (store) => store.put(game)).catch(() => undefined);
  for (const { id } of (await finishedGames()).slice(MOST_FINISHED)) await forgetFinished(id);
}

export const forgetFinished = (id: string): Promise<unknown> =>
  ask(FINISHED, "readwrite", (store) => store.delete(id)).catch(() => undefined);
