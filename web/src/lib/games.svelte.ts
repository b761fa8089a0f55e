import { untrack } from "svelte";
import { api } from "./api";
import type { GameInfo } from "./wire";

let games = $state.raw<readonly GameInfo[]>([]);

/** What the server offers: games with their presets, levels and players; requested once. */
export const gamesInfo = {
  get all(): readonly GameInfo[] {
    return games;
  },
  of: (name: string): GameInfo | undefined => games.find((game) => game.name === name),
  async load(): Promise<void> {
    // An effect that asks for the list must not run again when the list arrives.
    if (untrack(() => games.length) === 0) games = (await api.games()).games;
  },
};
