/** The time that a move may take: when it is up, on this browser's clock, and how long it was, in seconds. */
export interface Clock {
  deadline: number;
  total: number;
}
