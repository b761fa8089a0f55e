import weights from "../../../src/upperhand/big_two/weights/network.npz?url";
import engine from "../../../.build/engine/engine.wasm?url";

/** What is fetched once for play on this device, and then kept: the service worker knows the name of the store, too. */
const STORE = "engine";
const GAMES = "/api/games";
export const FILES = { engine, weights };

/** How much there is to fetch, in bytes: the build writes it. */
export const SIZE = __ENGINE_BYTES__;

const storing = (): boolean => typeof caches !== "undefined";

/** Whether everything is on this device. */
export async function ready(): Promise<boolean> {
  if (!storing()) return false;
  const store = await caches.open(STORE).catch(() => null);
  const found = await Promise.all([...Object.values(FILES), GAMES].map((file) => store?.match(file)));
  return found.every(Boolean);
}

/** Fetches what is missing; `progress` hears which share is there. Files of an older page are removed. */
export async function prepare(progress: (share: number) => void = () => undefined): Promise<void> {
  if (!storing()) return;
  const store = await caches.open(STORE);
  let got = 0;
  for (const file of Object.values(FILES)) {
    if (await store.match(file)) continue;
    const reply = await fetch(file);
    if (!reply.ok || !reply.body) throw new Error(file);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        got += chunk.byteLength;
        progress(Math.min(1, got / SIZE));
        out.enqueue(chunk);
      },
    });
    await store.put(file, new Response(reply.body.pipeThrough(counted), { headers: { "content-type": reply.headers.get("content-type") ?? "" } }));
  }
  if (!(await store.match(GAMES))) await store.add(GAMES);
  const wanted = new Set([...Object.values(FILES), GAMES]);
  for (const { url } of await store.keys()) if (!wanted.has(new URL(url).pathname)) await store.delete(url);
}

/** A file that `prepare` fetched; where the browser keeps nothing, from the server. */
export async function fileOf(file: string): Promise<Response> {
  const kept = storing() ? await caches.open(STORE).then((store) => store.match(file)) : undefined;
  return kept ?? fetch(file);
}
