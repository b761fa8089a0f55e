import { untrack } from "svelte";
import { api } from "./api";
import type { GameInfo } from "./wire";

let games = $state.raw<readonly GameInfo[]>([]);

/** What the server offers: games with their presets, levels and players; asked for once. */
export const gamesInfo = {
  get all(): readonly GameInfo[] {
    return games;
  },
  of: (name: string): GameInfo | undefined => games.find((game) => game.name === name),
  async load(): Promise<void> {
    // Whoever asks for the list shall not run again because it came.
    if (untrack(() => games.length) === 0) games = (await api.games()).games;
  },
};
