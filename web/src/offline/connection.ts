import type { Connection, SocketHandlers } from "../lib/socket";
import { type ClientMessage, type ServerMessage, type SheetLine, VERSION } from "../lib/wire";
import type { NewTable } from "./room";
import type { Finished, SavedTable } from "./saved";

/** A new table, or one that was left here. */
export type Opening = { wanted: NewTable } | { saved: SavedTable };

/** What the engine's thread tells the page. */
export type Told = { message: ServerMessage } | { lines: readonly SheetLine[] } | { finished: Finished } | { failed: string };

/** A table in this browser, with the engine in a thread of its own; for the page it is like a room of the server. */
export class OfflineConnection implements Connection {
  #worker: Worker;
  /** The score sheet. */
  lines: readonly SheetLine[] = [];
  /** The finished games of the match, by their id. */
  finished = new Map<string, Finished>();

  constructor(opening: Opening, handlers: SocketHandlers, failed: () => void) {
    if ("saved" in opening) this.lines = opening.saved.lines;
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "engine" });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ("message" in data) handlers.message(data.message);
      else if ("lines" in data) this.lines = data.lines;
      else if ("finished" in data) this.finished.set(data.finished.id, data.finished);
      else failed();
    };
    this.#worker.onerror = () => failed();
    this.#worker.postMessage(opening);
    this.send({ type: "hello", v: VERSION });
    handlers.connected(true);
  }

  send(message: ClientMessage): boolean {
    this.#worker.postMessage(message);
    return true;
  }

  close(): void {
    this.#worker.terminate();
  }
}
