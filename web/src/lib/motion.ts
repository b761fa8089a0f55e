/** How long something moves, in milliseconds: 0 for people who prefer less motion. */
export const motion = (milliseconds: number): number =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
