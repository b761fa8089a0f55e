import { t, word } from "../i18n/index.svelte";
import { capitalised } from "../i18n/labels";
import type { HintOutcome } from "./wire";

/** What an analysis says of a move, in words; the unit is points or chips. */
export const chanceText = (unit: string, share: number): string => t(unit === "chips" ? "hint_gain" : "hint_chance", { share });
export const worthText = (unit: string, points: number): string => t(unit === "chips" ? "hint_chips" : "hint_points", { points });

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
