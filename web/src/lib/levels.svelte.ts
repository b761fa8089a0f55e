import { account } from "./account.svelte";
import { api } from "./api";
import { gamesInfo } from "./games.svelte";
import { stored } from "./stored.svelte";
import type { GameInfo, LevelInfo } from "./wire";

/** Follow the person's rating. */
export const NEAR = "near";

const choices = new Map<string, { value: string }>();

/** The level that this browser remembers for a game. */
export function levelChoice(game: GameInfo): { value: string } {
  const found = choices.get(game.name) ?? stored(`level.${game.name}`, [NEAR, ...game.levels.map(({ name }) => name)], NEAR);
  choices.set(game.name, found);
  return found;
}

/** The level nearest to the person's rating; a guest has the usual one. */
export async function nearLevel(game: GameInfo): Promise<string> {
  if (!account.me || account.me.guest) return game.usual_level;
  return (await api.levels(game.name)).near;
}

/** A level by its name, as it is under the usual rules; null for a player of another kind. */
export const levelNamed = (name: string, game?: string): LevelInfo | null =>
  (game === undefined ? gamesInfo.all[0] : gamesInfo.of(game))?.levels.find((level) => level.name === name) ?? null;
