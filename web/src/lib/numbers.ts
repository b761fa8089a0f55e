/** A score with its sign, and a minus that is as wide as the plus. */
export const signed = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `\u2212${-score}` : "0");
