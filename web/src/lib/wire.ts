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

/** A position of a recorded game, in which all cards are public. */
export interface AnalyseRecordRequest {
  record_id?: string | null;
  record?: string | null;
  ply?: number;
  seat?: number | null;
  also?: string[];
  effort?: number | null;
  seed?: number;
  open_cards?: boolean;
}

/** A position as one seat sees it. */
export interface AnalyseReply {
  game: "big_two" | "rikken";
  preset: string;
  seat: number;
  names: string[];
  moves: TableMove[];
  view: BigTwoView | RikkenView;
  legal: Legal[];
  why_not: Record<string, Reason>;
  others: Legal[];
  figures: Figures | null;
  hands: string[][] | null;
  open_play: OpenPlay[];
}

/** Everything one seat knows. Nothing is stored. */
export interface AnalyseRequest {
  game: "big_two" | "rikken";
  preset?: string | null;
  seat: number;
  dealt: string[];
  moves?: string[];
  first?: number | null;
  dealer?: number | null;
  exposed?: OpenHand[];
  partner?: number | null;
  also?: string[];
  effort?: number | null;
  seed?: number;
}

/** Asks what that player would do in this seat; the analysis if none is named. */
export interface AskHint {
  type: "hint";
  player?: string | null;
  also?: string | null;
}

/** Why a move is not possible now. */
export interface AskWhy {
  type: "why";
  move: string;
}

/** The host starts the first game, with computers in the open seats. */
export interface Begin {
  type: "begin";
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
  groups: string[][];
  table: TableMove | null;
  trick: TableMove[];
  last_trick: LastTrick | null;
  must_contain: string | null;
  winner: number | null;
  hands: string[][] | null;
}

/** The person in a seat: neither hears the other, and they cannot join one's private rooms. */
export interface BlockRequest {
  seat: number;
}

export interface BlockedPerson {
  id: string;
  name: string;
  guest: boolean;
}

/** The people whom the current person has blocked. */
export interface BlockedReply {
  people: BlockedPerson[];
}

/** What a person made of a deal, and what others made of the same cards. */
export interface BoardResult {
  round: number;
  board: number;
  table: number;
  seat: number;
  points: number;
  mean: number | null;
  difference: number;
  by_computer: boolean;
  others: OtherResult[];
  record_id: string | null;
}

export interface BotInfo {
  id: string;
  name: string;
  since: string;
  tokens: TokenInfo[];
}

/** A new bot: an account with a name of its own, for programs. */
export interface BotRequest {
  name: string;
}

/** One's own bots, in the order in which they were made. */
export interface BotsReply {
  bots: BotInfo[];
}

/** A move with its figures for the seat that is to make it. */
export interface CandidateMove {
  move: TableMove;
  chance: number;
  points: number;
  error: number;
  games: number;
  line: TableMove[];
  reason: Reason;
  proven: boolean;
  outcomes: HintOutcome[];
  made: number | null;
  against: HintAlternative | null;
}

/** What to change. */
export interface ChangeMe {
  name?: string | null;
  language?: "de" | "en" | "id" | "nl" | "zh-Hans" | "zh-Hant" | null;
  chat?: boolean | null;
  teaches?: boolean | null;
}

/** What somebody at the table wrote, as plain text. Sent again to a page that comes back. */
export interface ChatMessage {
  v: number;
  type: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** The host lets bots sit down, or sends them away, before the first game. */
export interface ChooseBots {
  type: "bots";
  on: boolean;
}

/** The host chooses the level or player of all computers, before a person has moved or between games. */
export interface ChooseLevel {
  type: "level";
  level: string;
}

/** The host chooses how long computers seem to think. */
export interface ChoosePace {
  type: "pace";
  pace: "natural" | "quick" | "instant";
}

/** The host chooses how long the open seats wait for people. */
export interface ChooseWait {
  type: "wait";
  wait: number | null;
}

/** In a teaching room: a move of this seat gave much away, and what would have been better. */
export interface CoachMessage {
  v: number;
  type: "coach";
  game_number: number;
  ply: number;
  move: string;
  better: string;
  cards: string[];
  text: Reason;
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

/** After a game, counted from 1. */
export interface CurvePoint {
  number: number;
  day: string;
  score: number;
  rating: number | null;
}

/** The deal of a day: what this person made of it, and what the others did once that is known. */
export interface DailyReply {
  day: string;
  game: "big_two" | "rikken";
  room: string | null;
  points: number | null;
  place: number | null;
  share: number | null;
  champion: number | null;
  finished: number;
  results: DailyResult[];
}

/** A place in the table of a day; equal points share a place. Guests are shown by the name they chose. */
export interface DailyResult {
  place: number;
  name: string;
  points: number;
  you: boolean;
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

/** An evening in a list. */
export interface EveningInfo {
  code: string;
  name: string;
  game: "big_two" | "rikken";
  preset: string;
  phase: "coming" | "playing" | "resting" | "over";
  paused: boolean;
  round: number;
  rounds: number;
  games: number;
  people: number;
  director: string;
  starts_at: string | null;
  ended_at: string | null;
}

/** What a page must know at once; `version` changes with everything that is told of an evening. */
export interface EveningNow {
  version: number;
  code: string;
  name: string;
  phase: "coming" | "playing" | "resting" | "over";
  paused: boolean;
  round: number;
  rounds: number;
  left_ms: number | null;
  you: EveningYou;
}

export interface EveningPerson {
  number: number;
  name: string;
  state: "in" | "out" | "removed";
  here: boolean;
  second: boolean;
  you: boolean;
}

/** The table of an evening that a room is. */
export interface EveningPlace {
  code: string;
  name: string;
  round: number;
  rounds: number;
  table: number;
  sealed: boolean;
}

/** The page of an evening. */
export interface EveningReply {
  version: number;
  code: string;
  name: string;
  phase: "coming" | "playing" | "resting" | "over";
  paused: boolean;
  round: number;
  rounds: number;
  left_ms: number | null;
  you: EveningYou;
  game: "big_two" | "rikken";
  preset: string;
  games: number;
  timer: number;
  minutes: number;
  rest: number;
  level: string;
  pace: "natural" | "quick" | "instant";
  private: boolean;
  director: string;
  starts_at: string | null;
  ended_at: string | null;
  people: EveningPerson[];
  tables: EveningTable[];
  standings: EveningStanding[];
}

/** A new evening. Only the owner of an account makes one, and is its director. */
export interface EveningRequest {
  name: string;
  game: "big_two" | "rikken";
  preset?: string | null;
  rounds?: number;
  games?: number;
  timer?: number;
  minutes?: number;
  rest?: number;
  level?: string | null;
  pace?: "natural" | "quick" | "instant";
  starts_at?: string | null;
  private?: boolean;
}

/** Every result that may be told now. */
export interface EveningResults {
  code: string;
  name: string;
  game: "big_two" | "rikken";
  preset: string;
  phase: "coming" | "playing" | "resting" | "over";
  rounds: number;
  people: PersonResults[];
}

export interface EveningSeat {
  number: number | null;
  name: string;
}

export interface EveningStanding {
  place: number;
  number: number;
  name: string;
  difference: number;
  points: number;
  boards: number;
  by_round: (number | null)[];
}

/** A table of the running round, or of the last one. */
export interface EveningTable {
  number: number;
  room: string | null;
  seats: EveningSeat[];
  played: number;
  over: boolean;
}

/** What the person who asks is at this evening. */
export interface EveningYou {
  number: number | null;
  state: "in" | "out" | "removed" | null;
  director: boolean;
  room: string | null;
}

/** Evenings that anybody may join or look at, and those of the person who asks. */
export interface EveningsReply {
  coming: EveningInfo[];
  running: EveningInfo[];
  past: EveningInfo[];
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
  by: "person" | "computer" | "clock" | "start";
  fallback: boolean;
  id: string | null;
}

/** What each move is worth, best first, and who probably holds what. */
export interface Figures {
  unit: "points" | "chips";
  nudge: Reason;
  candidates: CandidateMove[];
  holders: Record<string, number[]>;
}

/** The table at one moment of a lesson, as the person sees it; `legal` is empty when others move. */
export interface Frame {
  view: BigTwoView | RikkenView;
  legal: Legal[];
  why_not: Record<string, Reason>;
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

/** One game; only games that count for the person. */
export interface GameOverTime {
  game: "big_two" | "rikken";
  unit: string;
  total: TallyInfo;
  periods: TallyInfo[];
  kinds: TallyInfo[];
  roles: TallyInfo[];
  curve: CurvePoint[];
  reviewed: ReviewedInfo;
}

export interface GameStatistics {
  game: "big_two" | "rikken";
  played: number;
  won: number;
  score: number;
  average: number;
  rating: number;
  provisional: boolean;
  people_rating: number | null;
  people_provisional: boolean;
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

/** What a bid, a trump or a call is compared with, and how the auction ends most often after it. */
export interface HintAlternative {
  move: string;
  command: Reason;
  points: number;
  outcome: HintOutcome | null;
}

/** What to do in this seat and why, by the analysis or by the player that was asked for. */
export interface HintMessage {
  v: number;
  type: "hint";
  game_number: number;
  ply: number;
  player: string | null;
  move: string;
  command: Reason;
  reason: Reason;
  nudge: Reason | null;
  candidates: HintMove[];
  also: string | null;
}

/** A move that an analysis compared, with what it is worth to the asking seat. */
export interface HintMove {
  move: string;
  reason: Reason;
  chance: number;
  points: number;
  line: LineMove[];
  outcomes: HintOutcome[];
  made: number | null;
  against: HintAlternative | null;
}

/** How an auction may end after a bid: who plays what, how often, and what the asking seat then gets. */
export interface HintOutcome {
  contract: string;
  declarer: number | null;
  share: number;
  chance: number;
  points: number;
}

/** What a person's games can be filtered by. */
export interface HistoryChoices {
  people: string[];
  levels: string[];
  kinds: PlayedKind[];
}

/** Stops the countdown to the next game, which then starts when everybody wants it. */
export interface Hold {
  type: "hold";
}

export interface JoinRequest {
  seat?: number | null;
}

/** A move with its figures, by what the seat could know. */
export interface JudgedMove {
  move: TableMove;
  command: Reason;
  chance: number;
  points: number;
  error: number;
  line: TableMove[];
  reason: Reason;
  proven: boolean;
}

/** Whether the room stays when everybody has left. */
export interface KeepRequest {
  on: boolean;
}

/** The previous trick, to keep it on the screen for a while. */
export interface LastTrick {
  plays: TableMove[];
  winner: number;
}

export interface Leader {
  place: number | null;
  name: string;
  rating: number;
  played: number;
  won: number;
  score: number;
}

export interface LeaderboardReply {
  game: "big_two" | "rikken";
  rows: Leader[];
  levels: LevelInfo[];
}

/** A move that the seat may make now. `cards` are the cards it plays; a bid plays none. */
export interface Legal {
  move: string;
  kind: string;
  cards: string[];
  text?: string | null;
  choice?: string | null;
  blind?: boolean | null;
}

/** What is said to a move; a right one is made, and `frames` follow. */
export interface LessonAnswer {
  right: boolean;
  text: Reason;
  frames: Frame[];
}

export interface LessonReply {
  game: "big_two" | "rikken";
  rules: Record<string, boolean | number | string | string[]>;
  steps: LessonStep[];
}

/** The points of each seat, and how they were counted. */
export interface LessonResult {
  names: string[];
  scores: number[];
  explanation: Reason[][];
}

/** One idea: the moments up to the person's move, and the answer to every move that is legal then. */
export interface LessonStep {
  text: Reason;
  frames: Frame[];
  answers: Record<string, LessonAnswer>;
  result: LessonResult | null;
}

/** A level under the usual rules; under others another player has its name. */
export interface LevelInfo {
  name: string;
  player: string;
  rating: number;
  colour: string;
}

/** Games in which a computer of that level, or that spec, was at the table too. */
export interface LevelStatistics {
  level: string;
  played: number;
  won: number;
  score: number;
  rating: number;
  provisional: boolean;
}

/** The levels under some rules, from low to high, and the one nearest to the rating of who asks. */
export interface LevelsReply {
  levels: LevelInfo[];
  near: string;
}

/** A move of a likely continuation. */
export interface LineMove {
  seat: number;
  move: string;
  words: Reason | null;
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
  language: "de" | "en" | "id" | "nl" | "zh-Hans" | "zh-Hant";
  guest: boolean;
  chat: boolean;
  teaches: boolean;
  bot: boolean;
  csrf: string;
}

/** How often a kind of decision cost something, and how many points or chips in all. */
export interface MistakeInfo {
  kind: string;
  count: number;
  loss: number;
}

/** Hides what the person in a seat says at this table, or shows it again. */
export interface Mute {
  type: "mute";
  seat: number;
  on: boolean;
}

/** Told this one time. A program sends it in the header `Authorization: Bearer ...`. */
export interface NewToken {
  token: string;
}

/** Wants the next game, or to play again after the last. */
export interface Next {
  type: "next";
}

export interface OpenHand {
  seat: number;
  cards: string[];
}

export interface OpenMove {
  move: TableMove;
  value: number;
}

/** What each move comes to if all cards lie open, best first for the seat to move. */
export interface OpenPlay {
  side: number[];
  unit: "points" | "tricks" | "made";
  exact: boolean;
  moves: OpenMove[];
}

/** What somebody else made of the same cards. */
export interface OtherResult {
  name: string;
  table: number;
  points: number;
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

/** Somebody at an evening, by number. */
export interface PersonChoice {
  number: number;
}

export interface PersonResults {
  place: number;
  number: number;
  name: string;
  difference: number;
  points: number;
  boards: BoardResult[];
}

export interface Ping {
  type: "ping";
}

/** A contract, or a kind of combination that ended a game. */
export interface PlayedKind {
  game: "big_two" | "rikken";
  kind: string;
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

/** How the page looks, sounds and plays for a person; what is absent is as usual. */
export interface Preferences {
  language?: "de" | "en" | "id" | "nl" | "zh-Hans" | "zh-Hant" | null;
  theme?: "system" | "light" | "dark" | null;
  felt?: "green" | "blue" | "wine" | "plum" | "grey" | null;
  back?: "red" | "blue" | "green" | "black" | null;
  suits?: "four" | "two" | null;
  card_size?: "small" | "normal" | "large" | null;
  hand?: "right" | "left" | null;
  pace?: "natural" | "quick" | "instant" | null;
  sound?: "off" | "soft" | "full" | null;
  vibration?: "on" | "off" | null;
  forced_moves?: "on" | "off" | null;
  confirm?: "on" | "off" | null;
}

export interface PresetInfo {
  name: string;
  description: string;
  source: string;
  players: number[];
  switches: Record<string, boolean | number | string | string[]>;
  stakes: Stake[];
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
  owner: string | null;
  games: GameStatistics[];
  recent: RecordInfo[];
}

/** The solver's own moves so far, from the position on. */
export interface PuzzleAnswer {
  moves: string[];
}

/** What became of an answer: the others have replied, and the solver is asked again, or it is decided. */
export interface PuzzleAnswerReply {
  status: "open" | "solved" | "failed";
  reason: Reason;
  position: PuzzlePosition;
  events: Event[];
  right: string[];
  solution: PuzzleStep[];
  standing: PuzzleStanding;
}

/** What the solver sees. Hands of others are only there if the puzzle shows them to everybody. */
export interface PuzzlePosition {
  ply: number;
  view: BigTwoView | RikkenView;
  legal: Legal[];
  why_not: Record<string, Reason>;
}

/** A puzzle, without its solution. */
export interface PuzzleReply {
  id: string;
  game: "big_two" | "rikken";
  kind: "find_win" | "best_lead" | "make" | "defeat";
  preset: string;
  rules: Record<string, boolean | number | string | string[]>;
  rating: number;
  themes: string[];
  open_hands: boolean;
  goal: Reason;
  position: PuzzlePosition;
  events: Event[];
  tried: boolean;
  standing: PuzzleStanding;
}

/** How a person does at the puzzles of a game; only the first try at each puzzle counts. */
export interface PuzzleStanding {
  rating: number;
  solved: number;
  failed: number;
  streak: number;
  best_streak: number;
}

/** One move of a line, and what the solver sees after it. */
export interface PuzzleStep {
  event: Event;
  view: BigTwoView | RikkenView;
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
  players: (string | null)[];
  bots: boolean[];
  seat: number;
  scores: number[] | null;
  moves: number;
  ended_at: string | null;
  kind: string | null;
  role: "declarer" | "partner" | "defender" | null;
  result: "won" | "lost" | "even";
}

export interface RecordReply {
  id: string;
  game: "big_two" | "rikken";
  preset: string;
  names: string[];
  bots: boolean[];
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
  next: string | null;
}

/** Each sets a new password, once. They are told this one time. */
export interface RecoveryCodes {
  codes: string[];
}

/** How a forgotten password can be set anew. */
export interface RecoveryState {
  mail_works: boolean;
  codes_left: number | null;
  mail: string | null;
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

/** The review ends here. */
export interface ReviewFailure {
  type: "failure";
  reason: Reason;
}

/** The game that is reviewed. */
export interface ReviewGame {
  type: "game";
  record_id: string;
  game: "big_two" | "rikken";
  preset: string;
  unit: string;
  names: string[];
  players: (string | null)[];
  bots: boolean[];
  dealt: string[][];
  scores: number[] | null;
  headline: Reason;
  explanation: Reason[][];
  start: BigTwoView | RikkenView;
  steps: ReviewStep[];
}

/** The game after so many moves, and the verdict on the last of them; null if there was no choice. */
export interface ReviewMoment {
  type: "moment";
  ply: number;
  outlook: SeatsOutlook;
  verdict: Verdict | null;
}

/** The seat of the person who reads the review, if they played. */
export interface ReviewReader {
  type: "reader";
  seat: number | null;
}

/** A move, and the table after it with all hands open. */
export interface ReviewStep {
  seat: number;
  move: string;
  kind: string;
  cards: string[];
  text: string;
  view: BigTwoView | RikkenView;
}

/** The end of a review. */
export interface ReviewSummary {
  type: "summary";
  accuracies: (number | null)[];
  turning_points: number[];
  remarks: Reason[][];
}

/** What reviews found; only games that somebody had reviewed are known. */
export interface ReviewedInfo {
  games: number;
  decisions: number;
  accuracy: number | null;
  mistakes: MistakeInfo[];
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
  stakes: Stake[];
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
  host_guest: boolean;
  host_bot: boolean;
  state: "waiting" | "playing" | "over";
  seats: SeatState[];
  your_seat: number | null;
  free: number;
  level: string;
  rated: boolean;
  bots: boolean;
  kept: boolean;
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
  host_guest: boolean;
  host_bot: boolean;
  bots: boolean;
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
  pace: "natural" | "quick" | "instant";
  level_open: boolean;
  daily: boolean;
  rated: boolean;
  begins: "full" | "host";
  kept: boolean;
  swaps: SwapWish[];
  next_seats: number[] | null;
  wait: number | null;
  evening: EveningPlace | null;
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
  begins?: "full" | "host";
  rated?: boolean;
  bots?: boolean;
  level?: string | null;
  private?: boolean;
  spectators?: "none" | "public" | "delayed";
  teaching?: boolean;
  pace?: "natural" | "quick" | "instant";
  start?: StartRequest | null;
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
  guest: boolean;
  bot: boolean;
  player: string | null;
  connected: boolean;
  played_by_computer: boolean;
  free: boolean;
  coming: string | null;
  ready: boolean;
  back_ms: number | null;
}

/** What each seat may expect: the chance to win, 0 to 1, and points. */
export interface SeatsOutlook {
  chances: number[];
  points: number[];
  true_chances: number[];
  true_points: number[];
}

/** Free text, to those at the table who allow it, as the sender does. */
export interface SendChat {
  type: "chat";
  text: string;
}

/** A reaction or a set phrase, shown at the sender's seat for some seconds. */
export interface SendSignal {
  type: "signal";
  code: "smile" | "laugh" | "wow" | "sad" | "bravo" | "think" | "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "good_game" | "one_more" | "must_go";
}

export interface SessionInfo {
  id: string;
  browser: string;
  since: string;
  here: boolean;
}

/** A guest starts with a name. */
export interface SessionRequest {
  name: string;
  language?: "de" | "en" | "id" | "nl" | "zh-Hans" | "zh-Hant";
}

export interface SessionsReply {
  sessions: SessionInfo[];
}

export interface SettingInfo {
  name: string;
  kind: string;
  default: boolean | number | string | (boolean | number | string)[];
}

/** A game on the score sheet of a room. */
export interface SheetLine {
  number: number;
  record_id: string;
  contract: string | null;
  declarers: number[];
  partner: number | null;
  made: boolean;
  scores: number[];
}

/** The finished games of a room, in order. */
export interface SheetReply {
  lines: SheetLine[];
}

/** The host draws new seats for everybody, between games. */
export interface Shuffle {
  type: "shuffle";
}

/** Somebody at the table shows a reaction or says a set phrase. */
export interface SignalMessage {
  v: number;
  type: "signal";
  seat: number;
  code: "smile" | "laugh" | "wow" | "sad" | "bravo" | "think" | "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "good_game" | "one_more" | "must_go";
}

/** Takes a free seat; the first one if none is named. */
export interface Sit {
  type: "sit";
  seat?: number | null;
}

/** What a bid is worth, in all, to the player who makes it or loses it. */
export interface Stake {
  bid: string;
  kind: "partner" | "alone" | "few" | "open" | "each";
  gain: number;
  loss: number;
}

/** Leaves the seat permanently: it is free again, or taken by a computer while a game runs. */
export interface Stand {
  type: "stand";
}

/** Where the games of a room start. */
export interface StartRequest {
  record_id?: string | null;
  record?: string | null;
  ply?: number;
  redealt_for?: number | null;
}

export interface StatisticsReply {
  games: GameOverTime[];
}

/** Asks the person in a seat to swap, or agrees to their wish; without a seat, withdraws and declines. */
export interface Swap {
  type: "swap";
  seat?: number | null;
}

/** Who asks whom to swap seats. */
export interface SwapWish {
  seat: number;
  to: number;
}

export interface SwitchInfo {
  name: string;
  kind: "amounts" | "bool" | "int" | "list" | "text";
  default: boolean | number | string | string[];
  description: string;
  words: string[];
  ordered: boolean;
  low: number;
  high: number;
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

/** Who can be talked to; sent to those at a table with other people. */
export interface TalkMessage {
  v: number;
  type: "talk";
  chat: boolean;
  chatting: number[];
  muted: number[];
  blocked: number[];
}

/** Games counted together; `name` is a contract, a role or the first day of a period. */
export interface TallyInfo {
  name: string;
  played: number;
  won: number;
  lost: number;
  score: number;
}

/** Why a computer made a move. */
export interface Thought {
  ply: number;
  reason: Reason;
}

/** A token of a bot; what lets a program in is told nowhere. */
export interface TokenInfo {
  id: string;
  name: string;
  since: string;
  used: string | null;
}

/** A new token of a bot; the name tells its owner where it is used. */
export interface TokenRequest {
  name: string;
}

export interface UnblockRequest {
  id: string;
}

export interface Value {
  move: string;
  value: number;
}

/** What a decision between several moves was worth. */
export interface Verdict {
  grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  loss: number;
  made: JudgedMove;
  best: JudgedMove;
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
  tip: Reason | null;
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
  coming: number | null;
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
  | Hold
  | ChooseLevel
  | ChoosePace
  | Begin
  | ChooseWait
  | ChooseBots
  | Swap
  | Shuffle
  | SendSignal
  | SendChat
  | Mute
  | Ping;

export type ServerMessage =
  | RoomMessage
  | LogMessage
  | Event
  | ViewMessage
  | CoachMessage
  | OverMessage
  | HintMessage
  | WhyMessage
  | TalkMessage
  | SignalMessage
  | ChatMessage
  | Refused
  | Pong;

export type ReviewLine =
  | ReviewReader
  | ReviewGame
  | ReviewMoment
  | ReviewSummary
  | ReviewFailure;
