/** The rooms in which this browser plays deals of the day, so that the end of such a game leads to the results. */
const KEY = "upperhand.daily";

const read = (): Record<string, string> => JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;

/** Remembers the room of a game's deal; only the newest of each game matters. */
export const rememberDaily = (room: string, game: string): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: room }));

export const isDaily = (room: string): boolean => Object.values(read()).includes(room);
