// The engine in a thread of its own, so that the page stays smooth while a computer thinks.
import type { ClientMessage } from "../lib/wire";
import { fileOf, FILES } from "./assets";
import type { Opening, Told } from "./connection";
import { Engine } from "./engine";
import { type Listener, OfflineRoom } from "./room";
import { finishedGames, keepFinished, saveTable } from "./saved";

const tell = (told: Told): void => postMessage(told);
const listener: Listener = {
  tell: (message) => tell({ message }),
  save(table) {
    tell({ lines: table.lines });
    void saveTable(table);
  },
  finished(game) {
    tell({ finished: game });
    void keepFinished(game);
  },
};

async function engineFor(game: string): Promise<Engine> {
  const engine = await Engine.from(await WebAssembly.compile(await (await fileOf(FILES.engine)).arrayBuffer()));
  if (game === "big_two") await engine.learn(await (await fileOf(FILES.weights)).arrayBuffer());
  return engine;
}

async function open(opening: Opening): Promise<OfflineRoom> {
  const engine = await engineFor("saved" in opening ? opening.saved.game : opening.wanted.game);
  if (!("saved" in opening)) return OfflineRoom.create(engine, opening.wanted, listener);
  const written = new Set(opening.saved.lines.map(({ record_id }) => record_id));
  for (const game of await finishedGames()) if (written.has(game.id)) tell({ finished: game });
  return OfflineRoom.resume(engine, opening.saved, listener);
}

let room: Promise<OfflineRoom> | null = null;

onmessage = async ({ data }: MessageEvent<Opening | ClientMessage>) => {
  try {
    if (!("type" in data)) room = open(data);
    else (await room)?.take(data);
  } catch (error) {
    tell({ failed: String(error) });
  }
};
// A timer of the room may fail as well.
onerror = () => tell({ failed: "" });
