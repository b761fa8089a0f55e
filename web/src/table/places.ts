export type Place = "bottom" | "left" | "top" | "right";

const PLACES: Record<number, readonly Place[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

/** Where a seat appears to a person who looks from seat `from`: the own seat at the bottom, the next to the left. */
export const placeOf = (seat: number, from: number, seats: number): Place =>
  PLACES[seats]?.[(seat - from + seats) % seats] ?? "top";
