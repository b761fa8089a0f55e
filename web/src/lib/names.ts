/** Distinct names: if several seats share a name, the number of the seat follows it. */
export const distinctNames = (names: readonly string[]): string[] =>
  names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`));
