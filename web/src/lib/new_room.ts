import type { GameInfo, RoomRequest, SeatRequest } from "./wire";

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
}

/** Oneself and computers of the usual level under the usual rules. */
export const usualWish = (game: GameInfo): Wish => ({
  game,
  preset: game.usual_preset,
  switches: {},
  chairs: ["me", ...Array<string>(Math.max(...game.players) - 1).fill(game.usual_level)],
  timer: 20,
  games: 5,
  wait: 60,
  private: false,
  spectators: "public",
  teaching: false,
});

const seatOf = (chair: string): SeatRequest =>
  chair === "me" ? { kind: "person" } : chair === "open" ? { kind: "open" } : { kind: "computer", player: chair };

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
    private: wish.private,
    spectators: wish.spectators,
    teaching: wish.teaching,
  };
}
