import type { Reason } from "./wire";

type Value = Reason["values"][string];
/** The values of messages that are names of people. */
const NAMED = new Set(["name", "names", "partner"]);

/** Distinct names: if several seats share a name, the number of the seat follows it. */
export const distinctNames = (names: readonly string[]): string[] =>
  names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`));

/** A reason with the names in it replaced: the reader is "You" where the server names a seat. */
export function withNames(reason: Reason, names: ReadonlyMap<string, string>): Reason {
  const named = (value: Value): Value => {
    if (typeof value === "string") return names.get(value) ?? value;
    if (Array.isArray(value)) return value.map((each) => names.get(each) ?? each);
    return typeof value === "object" ? withNames(value, names) : value;
  };
  const values = Object.entries(reason.values).map(([name, value]) => [name, NAMED.has(name) || typeof value === "object" ? named(value) : value]);
  return { code: reason.code, values: Object.fromEntries(values) };
}
