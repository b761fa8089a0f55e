/** Names that can be told apart: those that several seats share are followed by the number of the seat. */
export const distinctNames = (names: readonly string[]): string[] =>
  names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`));
