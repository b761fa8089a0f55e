import type {
  ChangeMe,
  ErrorReply,
  GamesReply,
  LeaderboardReply,
  LobbyReply,
  Me,
  ProfileReply,
  RecordReply,
  RecordsReply,
  Reason,
  ReviewPending,
  ReviewReply,
  RoomInfo,
  RoomRequest,
} from "./wire";

/** A refusal of the server, or that it could not be reached (status 0); `reason` is for people, `message` is English. */
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

/** Whom a rating compares with: computers too, or people alone. */
export type Opponents = "everybody" | "people";

let csrf = "";

/** Requests that change something prove by this token that they come from the page. */
export const useToken = (token: string): void => {
  csrf = token;
};

let tellIdentity: (me: Me | null) => void = () => undefined;

/** Has somebody told whom the server takes this browser for, where it is not who the page believed. */
export const watchIdentity = (tell: (me: Me | null) => void): void => {
  tellIdentity = tell;
};

/** Who logs in, registers or logs out in one tab is somebody else in all of them. */
async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await attempt<T>(method, path, body);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : "";
    if (code === "no_session") tellIdentity(null);
    if (code !== "csrf") throw error;
    tellIdentity(await attempt<Me>("GET", "/me"));
    return attempt<T>(method, path, body);
  }
}

async function attempt<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  if (!reply.ok) throw await refusal(reply);
  return (reply.status === 204 ? undefined : await reply.json()) as T;
}

async function refusal(reply: Response): Promise<ApiError> {
  const told = (await reply.json().catch(() => null)) as ErrorReply | null;
  const { code = "unknown", message = reply.statusText, reason = null } = told?.error ?? {};
  return new ApiError(reply.status, code, message, reason);
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
const record = (id: string) => `/records/${encodeURIComponent(id)}`;

export const api = {
  games: () => get<GamesReply>("/games"),
  me: () => get<Me>("/me"),
  changeMe: (change: ChangeMe) => request<Me>("PATCH", "/me", change),
  beGuest: (name: string, language: string) => post<Me>("/session", { name, language }),
  register: (name: string, password: string) => post<Me>("/accounts", { name, password }),
  logIn: (name: string, password: string) => post<Me>("/login", { name, password }),
  logOut: () => post<void>("/logout"),
  lobby: () => get<LobbyReply>("/rooms"),
  createRoom: (wanted: RoomRequest) => post<RoomInfo>("/rooms", wanted),
  records: () => get<RecordsReply>("/records"),
  loadRecord: (line: string) => post<RecordReply>("/records", { record: line }),
  review: (id: string) => get<ReviewReply | ReviewPending>(`${record(id)}/review`),
  recordFile: (id: string) => `/api${record(id)}/download`,
  profile: (name: string) => get<ProfileReply>(`/profile/${encodeURIComponent(name)}`),
  leaderboard: (game: string, against: Opponents) => get<LeaderboardReply>(`/leaderboard?${new URLSearchParams({ game, against })}`),
};
