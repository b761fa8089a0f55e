/** A score with its sign, and a minus that is as wide as the plus. */
export const signed = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `\u2212${-score}` : "0");

/** A rating, which has one digit that tells something. */
export const ratingText = (rating: number | null): string => (rating === null ? "–" : rating.toFixed(1).replace("-", "\u2212"));

/** A part of a whole in percent. */
export const share = (part: number, whole: number): string => (whole ? `${Math.round((100 * part) / whole)}%` : "–");
