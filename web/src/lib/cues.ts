import { preferences } from "./preferences.svelte";

/** What a person hears and feels: a card of others, an own card, the own turn, the end of a game, and of the time. */
export type Cue = "card" | "played" | "turn" | "won" | "over" | "late";

/** Milliseconds of vibration and pause in turn. */
const TOUCHES: Record<Cue, number[]> = {
  card: [],
  played: [12],
  turn: [40],
  won: [40, 60, 40, 60, 120],
  over: [80],
  late: [80, 60, 80],
};

/** Browsers allow neither before a person has touched the page. */
const allowed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export const canVibrate = (): boolean => "vibrate" in navigator;

/** Gives a cue as the person has chosen it in the settings. */
export function give(cue: Cue): void {
  if (!allowed()) return;
  if (preferences.vibration.value === "on" && canVibrate() && TOUCHES[cue].length) navigator.vibrate(TOUCHES[cue]);
  const volume = preferences.sound.value;
  if (volume !== "off") void import("./sounds").then(({ play }) => play(cue, volume)).catch(() => undefined);
}
