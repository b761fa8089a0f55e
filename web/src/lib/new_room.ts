import { account } from "./account.svelte";
import { api } from "./api";
import { guestName } from "./guest";
import { pathTo, router } from "./router.svelte";
import type { GameInfo, RoomMessage, RoomRequest, SeatRequest } from "./wire";

export type Pace = RoomMessage["pace"];

/** How many seconds open seats wait for people; null until the host starts. */
export const WAITS: readonly (number | null)[] = [null, 60, 300, 900];

/** What a form or a "play now" button asks for. A chair is `me`, `open`, or the spec of a computer. */
export interface Wish {
  game: GameInfo;
  preset: string;
  switches: RoomRequest["switches"];
  chairs: string[];
  timer: number;
  games: number;
  wait: number | null;
  private: boolean;
  spectators: "none" | "public" | "delayed";
  teaching: boolean;
  pace: Pace;
  rated: boolean;
  /** Whether bots may sit down. */
  bots: boolean;
  /** What a guest wants to be called; empty for the name that they have. */
  name: string;
}

/** The person and computers of one level, under the usual rules. Nobody waits for the person, so there is no clock. */
export const usualWish = (game: GameInfo, level: string = game.usual_level, pace: Pace = "natural"): Wish => ({
  game,
  preset: game.usual_preset,
  switches: {},
  chairs: ["me", ...Array<string>(Math.max(...game.players) - 1).fill(level)],
  timer: 0,
  games: 5,
  wait: null,
  private: false,
  spectators: "public",
  teaching: false,
  pace,
  rated: true,
  bots: false,
  name: "",
});

/** A first game after the lesson: gentle computers, and the coach. */
export const guidedWish = (game: GameInfo): Wish => ({
  ...usualWish(game),
  chairs: ["me", ...Array<string>(Math.max(...game.players) - 1).fill(game.levels[0]?.name ?? game.usual_level)],
  games: 1,
  private: true,
  teaching: true,
});

const seatOf = (chair: string): SeatRequest =>
  chair === "me" ? { kind: "person" } : chair === "open" ? { kind: "open" } : { kind: "computer", player: chair };

/** Who plays for people who are away, and in seats that stay open: the same as the other computers, if they are alike. */
function standIn({ chairs, game }: Wish): string {
  const players = new Set(chairs.filter((chair) => chair !== "me" && chair !== "open"));
  return players.size === 1 ? [...players][0]! : game.usual_level;
}

/** The request for a room; the number of players is a switch like any other and follows from the chairs. */
export function roomRequest(wish: Wish): RoomRequest {
  const usual = wish.game.presets.find(({ name }) => name === wish.preset)?.switches.players;
  const players = wish.chairs.length;
  return {
    game: wish.game.name,
    preset: wish.preset,
    switches: players === usual ? wish.switches : { ...wish.switches, players },
    seats: wish.chairs.map(seatOf),
    timer: wish.timer,
    games: wish.games,
    wait: wish.chairs.includes("open") ? wish.wait : null,
    begins: "host",
    rated: wish.rated,
    bots: wish.bots,
    private: wish.private,
    spectators: wish.spectators,
    teaching: wish.teaching,
    pace: wish.pace,
    level: standIn(wish),
  };
}

/** Opens a room and goes there, as a guest if the person is not known yet. */
export async function openRoom(wish: Wish): Promise<void> {
  await account.ensure(wish.name.trim() || guestName());
  if (wish.name.trim() && account.me?.guest) await account.rename(wish.name.trim());
  const room = await api.createRoom(roomRequest(wish));
  router.go(pathTo("room", room.code));
}
