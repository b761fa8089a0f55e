import { type ClientMessage, type ServerMessage, VERSION } from "./wire";

/** The longest wait between two attempts, so that a server that is back is found within seconds. */
const LONGEST_WAIT_MS = 5000;
/** Phones drop silent connections without notice; a ping without an answer reveals it. */
const PING_MS = 15000;
/** A connection that does not open or answer for this long is dead, even if the browser is still waiting. */
const ANSWER_MS = 6000;

export type Refusal = "nobody" | "no_room" | "old_page";

/** Codes with which the server closes a socket permanently. */
const REFUSALS: Record<number, Refusal> = { 4401: "nobody", 4404: "no_room", 4409: "old_page" };

export interface SocketHandlers {
  message(message: ServerMessage): void;
  connected(connected: boolean): void;
  /** The server refuses this page; another attempt would not help. */
  refused(why: Refusal): void;
}

/** A way to a room: of the server, or of this browser. */
export interface Connection {
  /** Whether the message was sent; if not, it is not sent later, because it may be out of date by then. */
  send(message: ClientMessage): boolean;
  close(): void;
}

/** A connection to a room of the server that reconnects by itself until it is closed. */
export class RoomSocket implements Connection {
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval>;
  #giveUp: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly code: string,
    private readonly handlers: SocketHandlers,
  ) {
    this.#connect();
    this.#pinging = setInterval(this.#probe, PING_MS);
    addEventListener("online", this.#now);
    addEventListener("offline", this.#probe);
    document.addEventListener("visibilitychange", this.#now);
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#giveUp);
    clearInterval(this.#pinging);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#probe);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.code}/socket`);
    this.#socket = socket;
    this.#expectAnswer(socket);
    socket.onopen = () => {
      this.#tries = 0;
      clearTimeout(this.#giveUp);
      this.send({ type: "hello", v: VERSION });
      this.handlers.connected(true);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#giveUp);
      this.handlers.message(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = ({ code }) => this.#lost(socket, REFUSALS[code]);
  }

  /** Does not wait for the browser, which may take minutes to report a dead connection as closed. */
  #expectAnswer(socket: WebSocket): void {
    clearTimeout(this.#giveUp);
    this.#giveUp = setTimeout(() => {
      this.#lost(socket, undefined);
      socket.close();
    }, ANSWER_MS);
  }

  #lost(socket: WebSocket, refusal: Refusal | undefined): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#giveUp);
    this.handlers.connected(false);
    if (refusal) {
      this.close();
      this.handlers.refused(refusal);
      return;
    }
    const wait = Math.min(LONGEST_WAIT_MS, 250 * 2 ** this.#tries++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #probe = (): void => {
    if (this.#socket && this.send({ type: "ping" })) this.#expectAnswer(this.#socket);
  };

  /** The network or the person is back: there is no reason to wait any longer. */
  #now = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket) return this.#probe();
    clearTimeout(this.#retry);
    this.#connect();
  };
}
