import bigTwo from "../../../src/upperhand/big_two/levels.json";
import rikken from "../../../src/upperhand/rikken/levels.json";

/** The levels as they were measured: by preset and number of players, from low to high, each with its rating. */
const MEASURED = { big_two: bigTwo, rikken } as unknown as Record<string, Record<string, Record<string, [spec: string, rating: number][]>>>;

/** The highest level that decides within 300 ms on a phone of the middle range; above, Big Two searches for seconds. */
const HIGHEST: Record<string, string> = { big_two: "Expert", rikken: "Champion" };

/** The levels that play on this device, from low to high. */
export const levelsHere = <L extends { name: string }>(game: { name: string; levels: readonly L[] }): L[] =>
  game.levels.slice(0, game.levels.findIndex(({ name }) => name === HIGHEST[game.name]) + 1);

/** The strength of the dial at a step of the ladder, counted from 0, under a preset. */
export function strengthOf(game: string, preset: string, players: number, step: number): number {
  const [spec] = MEASURED[game]![preset]![players]![step]!;
  return Number(/strength=([\d.]+)/.exec(spec)![1]);
}
