import { api } from "./api";
import { withEvent } from "./events";
import { type Connection, type Refusal, RoomSocket, type SocketHandlers } from "./socket";
import type {
  Act,
  ChatMessage,
  ClientMessage,
  CoachMessage,
  Event,
  HintMessage,
  Legal,
  OverMessage,
  Refused,
  RoomMessage,
  ServerMessage,
  SignalMessage,
  TalkMessage,
  SheetLine,
  ViewMessage,
  WhyMessage,
} from "./wire";

/** How long what somebody says is shown at their seat. */
const SAID_MS = 5000;

/** What is written down at a table: the score sheet and, where no server keeps it, the levels that can play and games as files. */
export interface Papers {
  levels: readonly string[] | null;
  sheet(): Promise<readonly SheetLine[]>;
  file: ((record: string) => string | null) | null;
}

/** What this browser knows about one room: the latest of each message, and nothing computed from them. */
export class Table {
  room = $state.raw<RoomMessage | null>(null);
  view = $state.raw<ViewMessage | null>(null);
  over = $state.raw<OverMessage | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  /** Why a move that was asked about is not possible now. */
  why = $state.raw<WhyMessage | null>(null);
  /** What the coach said to the person's last move, until the next one. */
  remark = $state.raw<CoachMessage | null>(null);
  events = $state.raw<readonly Event[]>([]);
  connected = $state(false);
  /** The last refusal; it disappears when something new happens. */
  refusal = $state.raw<Refused | null>(null);
  /** Why the server does not let this browser in. */
  refused = $state<Refusal | null>(null);
  /** What happened to the request for advice on this view; a refused request is not repeated automatically. */
  hintState = $state<"unasked" | "asked" | "refused">("unasked");
  /** When the time of the seat to move ends, on this browser's clock. */
  deadline = $state<number | null>(null);
  /** Whether this page was here before a game began. */
  waited = false;
  /** The move that was sent and is not confirmed yet, so that a second click cannot make another. */
  pending = $state.raw<Act | null>(null);

  /** Whom the person can talk to; null at a table without other people. */
  talk = $state.raw<TalkMessage | null>(null);
  /** What people wrote, as far as this person may read it. */
  lines = $state.raw<readonly ChatMessage[]>([]);
  /** What was just said, by seat. */
  said = $state.raw<ReadonlyMap<number, SignalMessage | ChatMessage>>(new Map());

  #socket: Connection;
  #forgetting = new Set<ReturnType<typeof setTimeout>>();

  /** `papers` come from the server, or from this browser. */
  constructor(
    connect: (handlers: SocketHandlers) => Connection,
    readonly papers: Papers,
  ) {
    this.#socket = connect({
      message: (message) => this.#take(message),
      connected: (connected) => this.#meet(connected),
      refused: (why) => (this.refused = why),
    });
  }

  /** The table of a room of the server. */
  static ofRoom(code: string): Table {
    const sheet = async () => (await api.sheet(code)).lines;
    return new Table((handlers) => new RoomSocket(code, handlers), { levels: null, sheet, file: null });
  }

  /** Whether it plays in this browser: then there are no hints and no reviews. */
  get offline(): boolean {
    return this.papers.file !== null;
  }

  get mySeat(): number | null {
    return this.room?.you.seat ?? null;
  }

  /** Whether the person has to move; a move that was sent and is on its way counts as made. */
  get myTurn(): boolean {
    return this.view !== null && this.over === null && this.view.legal.length > 0 && this.pending === null;
  }

  /** Whether the message was sent. */
  send(message: ClientMessage): boolean {
    this.refusal = null;
    return this.#socket.send(message);
  }

  /** Whether the move is on its way. */
  act(move: Legal): boolean {
    if (!this.view || this.pending !== null) return false;
    const { game_number, ply } = this.view;
    const act: Act = { type: "act", id: crypto.randomUUID?.() ?? randomId(), game_number, ply, move: move.move };
    if (this.send(act)) this.pending = act;
    this.remark = null;
    return this.pending !== null;
  }

  askHint(player: string | null): void {
    this.hint = null;
    this.hintState = this.send({ type: "hint", player, also: null }) ? "asked" : "unasked";
  }

  /** Asks for the analysis with one more move; the hint stays until the answer comes. */
  askWhyNot(move: string): void {
    this.send({ type: "hint", player: null, also: move });
  }

  /** Asks why a move is not possible now. */
  askWhy(move: string): void {
    this.why = null;
    this.#socket.send({ type: "why", move });
  }

  close(): void {
    this.#forgetting.forEach(clearTimeout);
    this.#socket.close();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "room":
        this.room = message;
        this.waited ||= message.state === "waiting";
        break;
      case "log":
        this.events = message.events;
        break;
      case "event":
        this.events = withEvent(this.events, message);
        break;
      case "view":
        this.#see(message);
        break;
      case "over":
        this.over = message;
        this.deadline = null;
        break;
      case "hint":
        this.hint = message;
        this.hintState = "unasked";
        break;
      case "coach":
        this.remark = message;
        break;
      case "why":
        this.why = message;
        break;
      case "talk":
        this.talk = message;
        break;
      case "chat":
        // After a reconnection the server sends what is known already.
        if (!this.lines.some(({ number }) => number === message.number)) this.lines = [...this.lines, message].slice(-50);
        this.#hear(message);
        break;
      case "signal":
        this.#hear(message);
        break;
      case "refused":
        this.#hearRefusal(message);
        break;
    }
  }

  #hear(message: SignalMessage | ChatMessage): void {
    this.said = new Map(this.said).set(message.seat, message);
    const timer = setTimeout(() => {
      this.#forgetting.delete(timer);
      if (this.said.get(message.seat) === message) this.said = new Map([...this.said].filter(([seat]) => seat !== message.seat));
    }, SAID_MS);
    this.#forgetting.add(timer);
  }

  /** After an interruption it is unknown whether the last move arrived: with the same id, it is not made twice. */
  #meet(connected: boolean): void {
    this.connected = connected;
    this.hintState = "unasked";
    if (connected && this.pending) this.#socket.send(this.pending);
  }

  /** A refusal without an id answers the request for advice, or a message that the server could not read. */
  #hearRefusal(refusal: Refused): void {
    const { id, code } = refusal;
    if (id === null && this.hintState === "asked") this.hintState = "refused";
    else if (id === null || id === this.pending?.id) this.pending = null;
    // The table has changed, as the next view shows; no message is needed.
    this.refusal = code === "stale" ? null : refusal;
  }

  #see(message: ViewMessage): void {
    if (message.game_number !== this.view?.game_number) this.over = this.remark = null;
    if (message.ply !== this.view?.ply) this.#forget();
    this.view = message;
    this.deadline = message.deadline_ms === null ? null : performance.now() + message.deadline_ms;
  }

  #forget(): void {
    this.hint = null;
    this.why = null;
    this.hintState = "unasked";
    this.pending = null;
    this.refusal = null;
  }
}

/** For pages without `crypto.randomUUID`: plain http on another host than localhost. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
