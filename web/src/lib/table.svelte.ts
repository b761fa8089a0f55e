import { type Refusal, RoomSocket } from "./socket";
import type {
  ClientMessage,
  Event,
  HintMessage,
  Legal,
  OverMessage,
  RoomMessage,
  ServerMessage,
  ViewMessage,
} from "./wire";

/** What this browser knows of one room: the newest of each message, and nothing worked out from them. */
export class Table {
  room = $state.raw<RoomMessage | null>(null);
  view = $state.raw<ViewMessage | null>(null);
  over = $state.raw<OverMessage | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  events = $state.raw<readonly Event[]>([]);
  connected = $state(false);
  /** The last sentence of a refusal; it goes when something new happens. */
  refusal = $state("");
  /** Why the server does not let this browser in. */
  refused = $state<Refusal | null>(null);
  hintAsked = $state(false);
  /** When the time of the seat on turn is up, on this browser's clock. */
  deadline = $state<number | null>(null);
  /** The move that was sent and not yet confirmed, so that a second click cannot send it twice. */
  pending = $state<string | null>(null);

  #socket: RoomSocket;

  constructor(code: string) {
    this.#socket = new RoomSocket(code, {
      message: (message) => this.#take(message),
      connected: (connected) => {
        this.connected = connected;
        this.pending = null;
      },
      refused: (why) => (this.refused = why),
      lastPly: () => this.view?.ply ?? null,
    });
  }

  get mySeat(): number | null {
    return this.room?.you.seat ?? null;
  }

  /** Whether a move is waited for; one that was sent and is on its way counts as made. */
  get myTurn(): boolean {
    return this.view !== null && this.over === null && this.view.legal.length > 0 && this.pending === null;
  }

  send(message: ClientMessage): void {
    this.refusal = "";
    this.#socket.send(message);
  }

  act(move: Legal): void {
    if (!this.view || this.pending !== null) return;
    const { game_number, ply } = this.view;
    const id = crypto.randomUUID?.() ?? randomId();
    if (this.#socket.send({ type: "act", id, game_number, ply, move: move.move })) this.pending = id;
  }

  askHint(player: string | null): void {
    this.hint = null;
    this.hintAsked = true;
    this.send({ type: "hint", player });
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
        this.events = [...this.events, message];
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
        this.hintAsked = false;
        break;
      case "refused":
        this.refusal = message.message;
        this.hintAsked = false;
        this.pending = null;
        break;
    }
  }

  #see(message: ViewMessage): void {
    if (message.game_number !== this.view?.game_number) this.over = null;
    if (message.ply !== this.view?.ply) this.#forget();
    this.view = message;
    this.deadline = message.deadline_ms === null ? null : performance.now() + message.deadline_ms;
  }

  #forget(): void {
    this.hint = null;
    this.hintAsked = false;
    this.pending = null;
    this.refusal = "";
  }
}

/** Where `crypto.randomUUID` is missing: plain http that is not localhost. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
