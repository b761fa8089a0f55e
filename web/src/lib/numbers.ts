/** A score with its sign; the minus is as wide as the plus. */
export const signed = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `\u2212${-score}` : "0");

/** A rating as a whole number; a question mark says that it rests on few games. */
export const ratingText = (rating: number | null, provisional = false): string =>
  rating === null ? "–" : `${rating}${provisional ? "?" : ""}`;

/** A time in seconds as minutes and seconds: 0:23. */
export const clockTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** A share in percent. */
export const share = (part: number, whole: number): string => (whole ? `${Math.round((100 * part) / whole)}%` : "–");
