import { say, t, word } from "../i18n/index.svelte";
import { capitalised } from "../i18n/labels";
import type { HintAlternative, HintOutcome } from "./wire";

/** What an analysis says of a move, in words; the unit is points or chips. */
export const chanceText = (unit: string, share: number): string => t(unit === "chips" ? "hint_gain" : "hint_chance", { share });
export const worthText = (unit: string, points: number): string => t(unit === "chips" ? "hint_chips" : "hint_points", { points });

/** What is told of a move: of a bid, a trump or a call, the chance to make the contract, and what it is compared with. */
interface Figured {
  chance: number;
  points: number;
  made: number | null;
  against: HintAlternative | null;
}

/** The chance of a move, and what it is worth all in all. A bid may never become the contract; a pass makes none. */
export function figuresOf(unit: string, move: string, { chance, points, made, against }: Figured): string[] {
  const worth = worthText(unit, points);
  if (made !== null) return [t("hint_made", { share: made }), worth];
  return [against && !UNMADE.includes(move) ? t("hint_outbid") : chanceText(unit, chance), worth];
}

/** Moves of an auction after which this seat has no contract to make. */
const UNMADE = ["pass", "schoppen_mie"];

/** The move that another one is compared with, its chips, and how the auction ends most often after it. */
export function alternativeText({ command, points, outcome }: HintAlternative, nameOf: (seat: number) => string, own: number | null): string {
  const move = say(command);
  if (!outcome) return t("hint_or", { move, points });
  const { contract, declarer } = outcome;
  if (declarer === null) return t(contract === "pass" ? "hint_or_passed" : "hint_or", { move, points });
  if (declarer === own) return t("hint_or_you", { move, points, contract });
  return t("hint_or_ending", { move, points, name: nameOf(declarer), contract });
}

/** Points that the shortest bar is behind: smaller differences should look small. */
const RANGE = 2;

/** The lengths of the bars that compare moves by points, best first. */
export function barsOf(points: readonly number[]): number[] {
  const best = Math.max(...points);
  const range = Math.max(RANGE, ...points.map((each) => best - each));
  return points.map((each) => 1 - (0.92 * (best - each)) / range);
}

/** How an auction may end, for a list of bars. */
export const outcomeLines = (outcomes: readonly HintOutcome[], unit: string, nameOf: (seat: number) => string) =>
  outcomes.map(({ contract, declarer, share, points }) => ({
    name:
      declarer === null ? t("hint_outcome_pass") : t("hint_line_move", { name: nameOf(declarer), move: capitalised(word("contract", contract)) }),
    values: [t("hint_share", { share }), worthText(unit, points)],
    share,
  }));
