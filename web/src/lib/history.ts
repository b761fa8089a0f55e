// Which past games are shown. The filter is part of the address: it survives a reload and can be shared.
import type { RecordInfo } from "./wire";

const RESULTS: readonly RecordInfo["result"][] = ["won", "lost", "even"];
const ROLES: readonly NonNullable<RecordInfo["role"]>[] = ["declarer", "partner", "defender"];
export const CHOICES = { result: RESULTS, role: ROLES } as const;

export const FIELDS = ["game", "person", "level", "result", "kind", "role", "since", "until"] as const;
export type Field = (typeof FIELDS)[number];
/** A field that is not there asks for nothing. */
export type GameFilter = Partial<Record<Field, string>>;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A typed address may ask for anything; what the server would refuse is left out. */
function isKnown(field: Field, value: string, games: readonly string[]): boolean {
  if (field === "game") return games.includes(value);
  if (field === "result" || field === "role") return (CHOICES[field] as readonly string[]).includes(value);
  if (field === "since" || field === "until") return DAY.test(value) && !Number.isNaN(Date.parse(value));
  return value.length > 0 && value.length <= (field === "kind" ? 32 : field === "person" ? 24 : 400);
}

export function readFilter(search: string, games: readonly string[]): GameFilter {
  const asked = new URLSearchParams(search);
  const pairs = FIELDS.map((field) => [field, asked.get(field) ?? ""] as const);
  return Object.fromEntries(pairs.filter(([field, value]) => isKnown(field, value, games)));
}

/** The filter as the end of an address: empty, or with its question mark. */
export function filterQuery(filter: GameFilter): string {
  const text = new URLSearchParams(FIELDS.flatMap((field) => (filter[field] ? [[field, filter[field]]] : []))).toString();
  return text && `?${text}`;
}
