import { ApiError, get, post } from "./api";
import type { EveningNow, EveningReply, EveningRequest, EveningResults, EveningsReply } from "./wire";

/** What people and directors do at an evening; some of it to somebody by number. */
export type EveningAction = "join" | "leave" | "start" | "pause" | "continue" | "end" | "second" | "replace" | "remove";

const at = (code: string): string => `/evenings/${encodeURIComponent(code)}`;
const since = (version: number | null): string => (version === null ? "" : `?since=${version}`);

export const evenings = {
  list: () => get<EveningsReply>("/evenings"),
  make: (wanted: EveningRequest) => post<EveningReply>("/evenings", wanted),
  show: (code: string) => (version: number | null, signal: AbortSignal) => get<EveningReply>(at(code) + since(version), signal),
  now: (code: string) => (version: number | null, signal: AbortSignal) => get<EveningNow>(`${at(code)}/now${since(version)}`, signal),
  results: (code: string) => get<EveningResults>(`${at(code)}/results`),
  act: (code: string, what: EveningAction, number?: number) =>
    post<EveningReply>(`${at(code)}/${what}`, number === undefined ? {} : { number }),
  csv: (code: string) => `/api${at(code)}/results.csv`,
  json: (code: string) => `/api${at(code)}/results`,
};

/** The room of the table that leads somebody to the page of its evening, as its round is over. */
export const lastTable: { room: string | null } = { room: null };

const AGAIN_MS = 1500;
const later = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/**
 * Tells what the server says of an evening, at once and whenever it is different, until it is over or the returned
 * function is called. The server holds an answer back until there is news.
 */
export function follow<T extends EveningNow>(
  ask: (version: number | null, signal: AbortSignal) => Promise<T>,
  tell: (found: T) => void,
  fail: (error: unknown) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  async function listen(): Promise<void> {
    for (let version: number | null = null; !signal.aborted; ) {
      try {
        const found = await ask(version, signal);
        if (signal.aborted) return;
        tell(found);
        if (found.phase === "over") return;
        if (found.version === version) await later();
        version = found.version;
      } catch (error) {
        if (signal.aborted) return;
        fail(error);
        if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return;
        await later();
      }
    }
  }
  void listen();
  return () => leaving.abort();
}
