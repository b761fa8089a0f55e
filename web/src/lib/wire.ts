// Written by `python -m upperhand.server.web.wire.typescript`; change the models of the server instead.

export const VERSION = 2;

/** A move, made in answer to the view of that game and ply. */
export interface Act {
  type: "act";
  id: string;
  game_number: number;
  ply: number;
  move: string;
}

/** Asks what that player would do in this seat; the default advisor if none is named. */
export interface AskHint {
  type: "hint";
  player?: string | null;
}

/** Why a move is not possible now. */
export interface AskWhy {
  type: "why";
  move: string;
}

/** A better move, judged by what the seat could know. */
export interface BetterMove {
  move: string;
  command: Reason;
  gain: number;
  reason: Reason;
}

export interface Bid {
  seat: number;
  bid: string;
  text: string;
}

export interface BigTwoSeat {
  seat: number;
  name: string;
  count: number;
  passed: boolean;
}

/** Big Two as one seat sees it; `seat` is null for a spectator, whose hand is empty. */
export interface BigTwoView {
  game: "big_two";
  seat: number | null;
  phase: "play" | "over";
  turn: number;
  leader: number;
  seats: BigTwoSeat[];
  hand: string[];
  table: TableMove | null;
  trick: TableMove[];
  last_trick: LastTrick | null;
  must_contain: string | null;
  winner: number | null;
  hands: string[][] | null;
}

/** What to change. */
export interface ChangeMe {
  name?: string | null;
  language?: "en" | "id" | "nl" | "zh-Hant" | null;
}

/** What is played or, in the auction, the highest bid so far. */
export interface Contract {
  name: string;
  text: string;
  goal: string;
  declarers: number[];
  trump: string | null;
  called: string | null;
  blind: boolean;
  partner: number | null;
}

/** The name and password of an account, to create it or to log in. */
export interface Credentials {
  name: string;
  password: string;
}

export interface DecideReply {
  player: string;
  move: string;
  text: string;
  reason: Reason;
  values: Value[];
}

/** Everything one seat knows, and the player that decides. Nothing is stored. */
export interface DecideRequest {
  game: "big_two" | "rikken";
  preset?: string | null;
  seat: number;
  dealt: string[];
  moves?: string[];
  first?: number | null;
  dealer?: number | null;
  exposed?: OpenHand[];
  partner?: number | null;
  player?: string | null;
  seed?: number;
}

/** The answer to every refused request. */
export interface ErrorReply {
  error: Problem;
}

/** A move, sent to everybody. `ply` is that of the view it answered. */
export interface Event {
  v: number;
  type: "event";
  game_number: number;
  ply: number;
  seat: number;
  move: string;
  kind: string;
  cards: string[];
  text: string;
  by: "person" | "computer" | "clock";
  fallback: boolean;
  reason: Reason | null;
  id: string | null;
}

export interface GameInfo {
  name: "big_two" | "rikken";
  title: string;
  score: string;
  players: number[];
  usual_preset: string;
  usual_level: string;
  usual_player: string;
  presets: PresetInfo[];
  switches: SwitchInfo[];
  levels: LevelInfo[];
  computers: PlayerInfo[];
}

export interface GameStatistics {
  game: "big_two" | "rikken";
  played: number;
  won: number;
  score: number;
  average: number;
  rating: number | null;
  people_rating: number | null;
  by_level: LevelStatistics[];
  patterns: Pattern[];
}

export interface GamesReply {
  games: GameInfo[];
}

/** The first message: the version of the page. Other versions may send more. */
export interface Hello {
  type: "hello";
  v: number;
}

/** What a player would do in this seat, why, and what it thought of the alternatives, best first. */
export interface HintMessage {
  v: number;
  type: "hint";
  game_number: number;
  ply: number;
  player: string;
  move: string;
  command: Reason;
  reason: Reason;
  values: Value[];
}

export interface JoinRequest {
  seat?: number | null;
}

/** The previous trick, to keep it on the screen for a while. */
export interface LastTrick {
  plays: TableMove[];
  winner: number;
}

export interface Leader {
  place: number;
  name: string;
  rating: number;
  played: number;
  won: number;
  score: number;
}

export interface LeaderboardReply {
  game: "big_two" | "rikken";
  rows: Leader[];
  levels: LevelRating[];
}

/** A move that the seat may make now. `cards` are the cards it plays; a bid plays none. */
export interface Legal {
  move: string;
  kind: string;
  cards: string[];
  text?: string | null;
  choice?: string | null;
  goal?: string | null;
  gain?: number | null;
  loss?: number | null;
  blind?: boolean | null;
}

export interface LevelInfo {
  name: string;
  player: string;
}

/** The rating of a level of computers among the people. */
export interface LevelRating {
  level: string;
  rating: number;
  played: number;
}

/** Games in which a computer of that level, or that spec, was at the table too. */
export interface LevelStatistics {
  level: string;
  played: number;
  won: number;
  score: number;
  rating: number;
}

export interface LobbyReply {
  rooms: RoomInfo[];
}

/** Every move of the running game so far; sent after a greeting and when a game begins. */
export interface LogMessage {
  v: number;
  type: "log";
  game_number: number;
  events: Event[];
}

/** The current person. Requests that change something send `csrf` in the header X-CSRF-Token. */
export interface Me {
  id: string;
  name: string;
  language: "en" | "id" | "nl" | "zh-Hant";
  guest: boolean;
  csrf: string;
}

/** The table with all hands open, and each seat's chance to win from here by playouts. */
export interface Moment {
  view: BigTwoView | RikkenView;
  chances: number[];
}

/** Wants the next game, or to play again after the last. */
export interface Next {
  type: "next";
}

export interface OpenHand {
  seat: number;
  cards: string[];
}

/** The game is over: hands are shown and points counted. */
export interface OverMessage {
  v: number;
  type: "over";
  game_number: number;
  headline: Reason;
  scores: number[];
  totals: number[];
  explanation: Reason[][];
  hands: string[][];
  dealt: string[][];
  reasons: Thought[];
  record_id: string;
  more: boolean;
  next_ready: number[];
  next_ms: number | null;
}

/** How often somebody played a kind of combination, or declared a contract. */
export interface Pattern {
  name: string;
  count: number;
}

export interface Ping {
  type: "ping";
}

export interface PlayerChoice {
  player: string;
  move: string;
  command: Reason;
  reason: Reason;
}

export interface PlayerInfo {
  name: string;
  description: string;
  settings: SettingInfo[];
}

export interface Pong {
  v: number;
  type: "pong";
}

export interface PresetInfo {
  name: string;
  description: string;
  source: string;
  players: number[];
  switches: Record<string, boolean | number | string | string[]>;
}

export interface Problem {
  code: string;
  message: string;
  reason: Reason | null;
}

export interface ProfileReply {
  name: string;
  since: string;
  guest: boolean;
  games: GameStatistics[];
  recent: RecordInfo[];
}

/** Ready to start. When everybody seated is ready, computers take the free seats. */
export interface Ready {
  type: "ready";
}

/** A message by its code and its values; the catalogues have it in every language. */
export interface Reason {
  code: string;
  values: Record<string, string | number | string[] | Reason>;
}

export interface RecordInfo {
  id: string;
  game: "big_two" | "rikken";
  preset: string;
  names: string[];
  seat: number | null;
  scores: number[] | null;
  moves: number;
  ended_at: string | null;
}

export interface RecordReply {
  id: string;
  game: "big_two" | "rikken";
  preset: string;
  names: string[];
  scores: number[] | null;
  moves: string[];
  dealt: string[][];
}

/** A Record to load: one line of JSON. */
export interface RecordRequest {
  record: string;
}

export interface RecordsReply {
  records: RecordInfo[];
}

/** A refused message, with one sentence; nothing has changed. `id` is that of an action. */
export interface Refused {
  v: number;
  type: "refused";
  id: string | null;
  code: string;
  message: string;
  reason: Reason | null;
}

/** The review is still running; ask again. */
export interface ReviewPending {
  state: "working";
}

export interface ReviewReply {
  record_id: string;
  game: "big_two" | "rikken";
  preset: string;
  names: string[];
  dealt: string[][];
  scores: number[] | null;
  headline: Reason;
  explanation: Reason[][];
  start: Moment;
  steps: Step[];
}

export interface RikkenSeat {
  seat: number;
  name: string;
  count: number;
  tricks: number;
  bid: string | null;
  passed: boolean;
  exposed: string[] | null;
}

/** Rikken as one seat sees it; `seat` is null for a spectator, whose hand is empty. */
export interface RikkenView {
  game: "rikken";
  seat: number | null;
  phase: "auction" | "trump" | "call" | "play" | "over";
  turn: number;
  dealer: number;
  leader: number | null;
  seats: RikkenSeat[];
  hand: string[];
  bids: Bid[];
  contract: Contract | null;
  table: string | null;
  trick: TableMove[];
  last_trick: LastTrick | null;
  tricks_won: number[];
  passed_out: boolean;
  hands: string[][] | null;
}

/** A room as the lobby shows it. */
export interface RoomInfo {
  code: string;
  game: "big_two" | "rikken";
  preset: string;
  host: string;
  state: "waiting" | "playing" | "over";
  seats: SeatState[];
  free: number;
  timer: number;
  games: number;
  game_number: number;
  private: boolean;
  spectators: "none" | "public" | "delayed";
  teaching: boolean;
  wait_ms: number | null;
}

/** The room; sent first and whenever it changes. */
export interface RoomMessage {
  v: number;
  type: "room";
  code: string;
  game: "big_two" | "rikken";
  preset: string;
  rules: Record<string, boolean | number | string | string[]>;
  seats: SeatState[];
  host: string;
  you: You;
  timer: number;
  games: number;
  game_number: number;
  totals: number[];
  state: "waiting" | "playing" | "over";
  level: string;
  private: boolean;
  spectators: "none" | "public" | "delayed";
  watching: number;
  teaching: boolean;
  wait_ms: number | null;
}

/** A new room. It starts at once if no seat is open. */
export interface RoomRequest {
  game: "big_two" | "rikken";
  preset?: string | null;
  switches?: Record<string, boolean | number | string | string[]>;
  seats: SeatRequest[];
  timer?: number;
  games?: number;
  wait?: number | null;
  level?: string | null;
  private?: boolean;
  spectators?: "none" | "public" | "delayed";
  teaching?: boolean;
}

/** `person` is the host of the room, `open` is for others, and a `computer` is a level or a spec. */
export interface SeatRequest {
  kind: "person" | "computer" | "open";
  player?: string | null;
}

/** Who sits there. A person's seat that is `played_by_computer` can be taken back by that person. */
export interface SeatState {
  seat: number;
  name: string;
  kind: "person" | "computer" | "open";
  player: string | null;
  connected: boolean;
  played_by_computer: boolean;
  free: boolean;
  ready: boolean;
}

/** A guest starts with a name. */
export interface SessionRequest {
  name: string;
  language?: "en" | "id" | "nl" | "zh-Hant";
}

export interface SettingInfo {
  name: string;
  kind: string;
  default: boolean | number | string | (boolean | number | string)[];
}

/** Takes a free seat; the first one if none is named. */
export interface Sit {
  type: "sit";
  seat?: number | null;
}

/** Leaves the seat permanently: it is free again, or taken by a computer while a game runs. */
export interface Stand {
  type: "stand";
}

/** A move, and the moment after it. */
export interface Step {
  view: BigTwoView | RikkenView;
  chances: number[];
  ply: number;
  seat: number;
  move: string;
  kind: string;
  cards: string[];
  text: string;
  better: BetterMove | null;
  would: PlayerChoice[];
}

export interface SwitchInfo {
  name: string;
  kind: "bool" | "int" | "list" | "text";
  default: boolean | number | string | string[];
  description: string;
}

/** A move on the table: a play, a pass, a bid, a choice or a card. */
export interface TableMove {
  seat: number;
  move: string;
  kind: string;
  cards: string[];
  text: string;
}

/** Hands the sender's seat to the computer, or takes it back. */
export interface TakeOver {
  type: "take_over";
  on: boolean;
}

/** Why a computer made a move. */
export interface Thought {
  ply: number;
  reason: Reason;
}

export interface Value {
  move: string;
  value: number;
}

/** What this seat may know now; `legal` is empty unless it is this seat's turn. */
export interface ViewMessage {
  v: number;
  type: "view";
  game_number: number;
  ply: number;
  turn: number;
  view: BigTwoView | RikkenView;
  legal: Legal[];
  why_not: Record<string, Reason>;
  deadline_ms: number | null;
}

/** Why a move is not possible; null if it is. */
export interface WhyMessage {
  v: number;
  type: "why";
  move: string;
  reason: Reason | null;
}

export interface You {
  seat: number | null;
  host: boolean;
  name: string;
}

export type ClientMessage =
  | Hello
  | Act
  | TakeOver
  | AskHint
  | AskWhy
  | Sit
  | Stand
  | Ready
  | Next
  | Ping;

export type ServerMessage =
  | RoomMessage
  | LogMessage
  | Event
  | ViewMessage
  | OverMessage
  | HintMessage
  | WhyMessage
  | Refused
  | Pong;
