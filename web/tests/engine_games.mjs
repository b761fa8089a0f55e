// @ts-check
/**
 * Plays games in the engine of the page, for a test that compares them with the native module. Asks on standard input for
 * a list of games, and writes all that the engine tells about each, one line of JSON per game.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const from = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const bytes = (/** @type {string} */ path) => Uint8Array.from(readFileSync(from(path))).buffer;

async function engine() {
  const outDir = mkdtempSync(join(tmpdir(), "engine-"));
  const lib = { entry: from("../src/offline/engine.ts"), formats: [/** @type {const} */ ("es")], fileName: () => "engine.mjs" };
  await build({ configFile: false, logLevel: "error", build: { lib, outDir, target: "es2022" } });
  const { Engine } = await import(join(outDir, "engine.mjs"));
  rmSync(outDir, { recursive: true });
  const made = await Engine.from(await WebAssembly.compile(bytes("../../.build/engine/engine.wasm")));
  await made.learn(bytes("../../src/upperhand/big_two/weights/network.npz"));
  await made.learn(bytes("../../src/upperhand/big_two/weights/rollout.npz"), true);
  return made;
}

/** @typedef {{ deal: Record<string, unknown> & { seed: string }, strength: number, chance: string, random: boolean, next: string | null }} Wanted */

/** @param {any} playing @param {Wanted} wanted */
function play(playing, { strength, chance, random }) {
  const plies = [];
  let facts = playing.facts();
  while (!facts.over) {
    const seats = playing.seen(0).view.seats.map((/** @type {{ seat: number }} */ { seat }) => playing.seen(seat));
    const began = performance.now();
    const decision = playing.decide(strength, BigInt(chance), 1);
    const ms = performance.now() - began;
    const { legal } = seats[facts.turn];
    // Moves that no player would make lead to places that no player reaches.
    const move = random ? legal[(facts.ply * 7919 + 13) % legal.length].move : decision;
    plies.push({ facts, seats, decision, move, ms });
    playing.play(move);
    facts = playing.facts();
  }
  const { view } = playing.seen(0);
  return { plies, facts, view, moves: playing.moves(), dealt: playing.dealt(), result: playing.result() };
}

const playing = await engine();
for (const wanted of /** @type {Wanted[]} */ (JSON.parse(await text(process.stdin)))) {
  playing.start({ ...wanted.deal, seed: BigInt(wanted.deal.seed) });
  const first = play(playing, wanted);
  if (wanted.next !== null) playing.next(BigInt(wanted.next));
  const second = wanted.next === null ? null : play(playing, wanted);
  // Again from its cards and moves, as after a reload.
  playing.start({ ...wanted.deal, seed: undefined, hands: first.dealt, dealer: first.facts.dealer });
  for (const { move } of first.moves.slice(playing.facts().ply)) playing.play(move);
  console.log(JSON.stringify({ first, second, again: playing.result() }));
}
