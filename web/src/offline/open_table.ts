import { Table } from "../lib/table.svelte";
import type { GameInfo } from "../lib/wire";
import { OfflineConnection, type Opening } from "./connection";
import { levelsHere } from "./levels";
import type { NewTable } from "./room";

/** The names of computers, as at the tables of the server. */
const NAMES = ["Ada", "Blaise", "Emmy", "Kurt"];

/** What a form asks for. */
export interface Wish {
  game: GameInfo;
  preset: string;
  players: number;
  level: string;
  pace: NewTable["pace"];
  games: number;
  /** The name of the person. */
  name: string;
}

export function newTable({ game, preset, players, level, pace, games, name }: Wish): NewTable {
  const { switches } = game.presets.find((each) => each.name === preset)!;
  const others = NAMES.filter((each) => each.toLowerCase() !== name.toLowerCase()).slice(0, players - 1);
  return {
    game: game.name,
    preset: switches.players === players ? preset : `${preset}:players=${players}`,
    rules: { ...switches, players },
    levels: levelsHere(game).map((each) => each.name),
    level,
    pace,
    games,
    names: [name, ...others],
  };
}

/** The file of a record, for a link. */
export const fileOfRecords = (lines: readonly string[]): string =>
  URL.createObjectURL(new Blob([lines.map((line) => `${line}\n`).join("")], { type: "application/x-ndjson" }));

/** A table that plays in this browser; `failed` is told if the engine stops. */
export function openTable(opening: Opening, failed: () => void): Table {
  let connection: OfflineConnection | null = null;
  const { levels } = "saved" in opening ? opening.saved : opening.wanted;
  return new Table((handlers) => (connection = new OfflineConnection(opening, handlers, failed)), {
    levels,
    sheet: async () => connection!.lines,
    file: (id) => {
      const game = connection!.finished.get(id);
      return game ? fileOfRecords([game.line]) : null;
    },
  });
}
