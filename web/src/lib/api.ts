import { reach } from "./reach.svelte";
import type {
  AnalyseRecordRequest,
  AnalyseReply,
  AnalyseRequest,
  BlockedReply,
  BotInfo,
  BotsReply,
  ChangeMe,
  DailyReply,
  ErrorReply,
  GamesReply,
  HistoryChoices,
  LeaderboardReply,
  LessonReply,
  LevelsReply,
  LobbyReply,
  Me,
  NewToken,
  Preferences,
  ProfileReply,
  PuzzleAnswerReply,
  PuzzleReply,
  RecordReply,
  RecordsReply,
  Reason,
  RecoveryCodes,
  RecoveryState,
  ReviewLine,
  RoomInfo,
  RoomRequest,
  SessionsReply,
  SheetReply,
  StatisticsReply,
} from "./wire";
import type { GameFilter } from "./history";

/** A refusal of the server, or status 0 if it cannot be reached; `reason` is for people, `message` is English. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly reason: Reason | null = null,
  ) {
    super(message);
  }
}

/** Whose ratings are compared: those of people against everybody or against people only, or those of bots. */
export type Board = "everybody" | "people" | "bots";

let csrf = "";

/** Requests that change something use this token to prove that they come from the page. */
export const useToken = (token: string): void => {
  csrf = token;
};

let tellIdentity: (me: Me | null) => void = () => undefined;

/** Calls back if the server takes this browser for somebody else than the page does. */
export const watchIdentity = (tell: (me: Me | null) => void): void => {
  tellIdentity = tell;
};

/** A login or logout in another tab makes the token out of date: then this learns the new identity and tries again. */
async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  try {
    return await attempt<T>(method, path, body, signal);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : "";
    if (code === "no_session") tellIdentity(null);
    if (code !== "csrf") throw error;
    tellIdentity(await attempt<Me | null>("GET", "/me"));
    return attempt<T>(method, path, body);
  }
}

async function attempt<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, { method, headers, signal, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    reach.lost = true;
    throw new ApiError(0, "offline", "");
  }
  // The service worker answers for the games where the server does not.
  if (path !== "/games") reach.lost = false;
  if (!reply.ok) throw await refusal(reply);
  return (reply.status === 204 ? undefined : await reply.json()) as T;
}

async function refusal(reply: Response): Promise<ApiError> {
  const told = (await reply.json().catch(() => null)) as ErrorReply | null;
  const { code = "unknown", message = reply.statusText, reason = null } = told?.error ?? {};
  return new ApiError(reply.status, code, message, reason);
}

/** An answer that arrives line by line, each a JSON value. */
async function* lines<T>(path: string, signal: AbortSignal): AsyncGenerator<T> {
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, { signal });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  if (!reply.ok || !reply.body) throw await refusal(reply);
  let rest = "";
  const decoder = new TextDecoder();
  const reader = reply.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    rest += done ? "" : decoder.decode(value, { stream: true });
    const whole = rest.split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) yield JSON.parse(line) as T;
    if (done) return;
  }
}

export const get = <T>(path: string, signal?: AbortSignal) => request<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
const room = (code: string) => `/rooms/${encodeURIComponent(code)}`;
const record = (id: string) => `/records/${encodeURIComponent(id)}`;

export const api = {
  games: () => get<GamesReply>("/games"),
  lesson: (game: string) => get<LessonReply>(`/lessons/${encodeURIComponent(game)}`),
  levels: (game: string, preset?: string, players?: number) =>
    get<LevelsReply>(`/levels?${new URLSearchParams({ game, ...(preset && { preset }), ...(players && { players: String(players) }) })}`),
  /** Nobody is known at a first visit. */
  me: () => get<Me | null>("/me"),
  changeMe: (change: ChangeMe) => request<Me>("PATCH", "/me", change),
  beGuest: (name: string, language: string) => post<Me>("/session", { name, language }),
  register: (name: string, password: string) => post<Me>("/accounts", { name, password }),
  logIn: (name: string, password: string) => post<Me>("/login", { name, password }),
  /** Those of an account; null if it has none yet. */
  preferences: () => get<Preferences | null>("/preferences"),
  keepPreferences: (chosen: Preferences) => request<Preferences>("PUT", "/preferences", chosen),
  logOut: () => post<void>("/logout"),
  changePassword: (password: string, next: string) => post<Me>("/me/password", { password, new_password: next }),
  sessions: () => get<SessionsReply>("/me/sessions"),
  endSession: (id: string | null) => post<void>("/me/sessions/end", { id }),
  deleteMe: (password: string) => post<void>("/me/delete", { password }),
  bots: () => get<BotsReply>("/me/bots"),
  makeBot: (name: string) => post<BotInfo>("/me/bots", { name }),
  makeToken: (bot: string, name: string) => post<NewToken>(`/me/bots/${bot}/tokens`, { name }),
  revokeToken: (bot: string, token: string) => post<void>(`/me/bots/${bot}/tokens/${token}/revoke`),
  deleteBot: (bot: string) => post<void>(`/me/bots/${bot}/delete`),
  recovery: () => get<RecoveryState>("/recovery"),
  makeCodes: (password: string) => post<RecoveryCodes>("/recovery/codes", { password }),
  recover: (name: string, code: string, password: string) => post<Me>("/recovery/code", { name, code, password }),
  reset: (token: string, password: string) => post<Me>("/recovery/link", { token, password }),
  changeMail: (password: string, mail: string | null) => post<void>("/recovery/mail", { password, mail }),
  confirmMail: (token: string) => post<void>("/recovery/confirm", { token }),
  sendLink: (name: string) => post<void>("/recovery/send", { name }),
  analyse: (wanted: AnalyseRequest) => post<AnalyseReply>("/analyse", wanted),
  analyseRecord: (wanted: AnalyseRecordRequest) => post<AnalyseReply>("/analyse/record", wanted),
  lobby: () => get<LobbyReply>("/rooms"),
  myRooms: () => get<LobbyReply>("/rooms/mine"),
  room: (code: string) => get<RoomInfo>(room(code)),
  join: (code: string, seat: number | null) => post<RoomInfo>(`${room(code)}/join`, { seat }),
  keep: (code: string, on: boolean) => post<RoomInfo>(`${room(code)}/keep`, { on }),
  block: (code: string, seat: number) => post<void>(`${room(code)}/block`, { seat }),
  blocked: () => get<BlockedReply>("/me/blocked"),
  unblock: (id: string) => post<void>("/me/unblock", { id }),
  createRoom: (wanted: RoomRequest) => post<RoomInfo>("/rooms", wanted),
  sheet: (code: string) => get<SheetReply>(`${room(code)}/sheet`),
  /** A page of past games; `after` is the end of the page before. */
  records: (filter: GameFilter, after: string | null) =>
    get<RecordsReply>(`/records?${new URLSearchParams({ ...filter, ...(after && { after }) })}`),
  historyChoices: () => get<HistoryChoices>("/history/choices"),
  statistics: (filter: GameFilter) => get<StatisticsReply>(`/history/statistics?${new URLSearchParams(filter)}`),
  gamesFile: "/api/history/games.jsonl",
  dataFile: "/api/history/data.json",
  loadRecord: (line: string) => post<RecordReply>("/records", { record: line }),
  /** The lines of a review as they are made. */
  review: (id: string, signal: AbortSignal) => lines<ReviewLine>(`${record(id)}/review`, signal),
  /** What the server says when it gives up in the middle of an answer. */
  failure: (reason: Reason) => new ApiError(200, reason.code, "", reason),
  recordFile: (id: string) => `/api${record(id)}/download`,
  profile: (name: string) => get<ProfileReply>(`/profile/${encodeURIComponent(name)}`),
  puzzle: (game: string, kind: string) => get<PuzzleReply>(`/puzzles/next?${new URLSearchParams(kind ? { game, kind } : { game })}`),
  puzzleOfTheDay: (game: string) => get<PuzzleReply>(`/puzzles/today?${new URLSearchParams({ game })}`),
  answerPuzzle: (id: string, moves: readonly string[]) => post<PuzzleAnswerReply>(`/puzzles/${id}/answer`, { moves }),
  daily: (game: string) => get<DailyReply>(`/daily?${new URLSearchParams({ game })}`),
  playDaily: (game: string) => post<DailyReply>(`/daily?${new URLSearchParams({ game })}`),
  leaderboard: (game: string, board: Board) =>
    get<LeaderboardReply>(`/leaderboard?${new URLSearchParams({ game, ...(board === "bots" ? { bots: "true" } : { against: board }) })}`),
};
