import type { Verdict } from "../lib/wire";

export type Grade = Verdict["grade"];

/** The signs of chess notation; a good move needs none. */
export const SIGNS: Record<Grade, string> = { best: "✓", good: "", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** Whether a better move is worth showing. */
export const isCostly = (verdict: Verdict | null | undefined): boolean => Boolean(verdict && verdict.grade !== "best" && verdict.grade !== "good");
