import { withEvent } from "./events";
import { type Refusal, RoomSocket } from "./socket";
import type {
  Act,
  ClientMessage,
  CoachMessage,
  Event,
  HintMessage,
  Legal,
  OverMessage,
  Refused,
  RoomMessage,
  ServerMessage,
  ViewMessage,
} from "./wire";

/** What this browser knows about one room: the latest of each message, and nothing computed from them. */
export class Table {
  room = $state.raw<RoomMessage | null>(null);
  view = $state.raw<ViewMessage | null>(null);
  over = $state.raw<OverMessage | null>(null);
  hint = $state.raw<HintMessage | null>(null);
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
  /** The move that was sent and is not confirmed yet, so that a second click cannot make another. */
  pending = $state.raw<Act | null>(null);

  #socket: RoomSocket;

  constructor(code: string) {
    this.#socket = new RoomSocket(code, {
      message: (message) => this.#take(message),
      connected: (connected) => this.#meet(connected),
      refused: (why) => (this.refused = why),
    });
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

  close(): void {
    this.#socket.close();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "room":
        this.room = message;
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
      case "refused":
        this.#hearRefusal(message);
        break;
    }
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
