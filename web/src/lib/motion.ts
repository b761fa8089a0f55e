/** How long something moves, in milliseconds: not at all for those who asked for less motion. */
export const motion = (milliseconds: number): number =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
