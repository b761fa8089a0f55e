import type { Legal, OverMessage, TableMove, ViewMessage } from "../lib/wire";
import { readWeights } from "./weights";

/** What a computer's decision is like, for how long it seems to think. */
export type DecisionKind = "forced" | "lead" | "follow" | "bid";

/** Where a game stands. */
export interface Facts {
  turn: number;
  ply: number;
  over: boolean;
  dealer: number | null;
  kind: DecisionKind;
}

export type SeenBySeat = Pick<ViewMessage, "view" | "why_not"> & { legal: Legal[] };
export type Result = Pick<OverMessage, "headline" | "scores" | "explanation" | "hands" | "dealt">;

/** How a game begins: shuffled by a seed, or with given hands. */
export interface Deal {
  game: string;
  names: readonly string[];
  switches: Readonly<Record<string, boolean | number | string | readonly string[]>>;
  seed?: bigint;
  dealer?: number | null;
  hands?: readonly (readonly string[])[];
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): number;
  answer(): number;
  add_weights(rows: number, columns: number): number;
  make_network(rollout: number): void;
  start(): void;
  next_game(seed: bigint): void;
  play(): number;
  facts(): number;
  moves(): number;
  seen(seat: number): number;
  dealt(): number;
  result(): number;
  decide(strength: number, seed: bigint, game: bigint): number;
}

/** The rules and players of both games: the core, compiled to WebAssembly (`core/wasm`). It has one game at a time. */
export class Engine {
  #core: Exports;

  private constructor(core: WebAssembly.Exports) {
    this.#core = core as unknown as Exports;
    this.#core._initialize();
  }

  static async from(module: WebAssembly.Module): Promise<Engine> {
    return new Engine((await WebAssembly.instantiate(module, system(module))).exports);
  }

  /** A network of Big Two's players from a file of weights: the one that scores moves, or the small one of its Champion. */
  async learn(file: ArrayBuffer, rollout = false): Promise<void> {
    for (const { name, rows, columns, numbers } of await readWeights(file)) {
      this.#give(name);
      const at = this.#core.add_weights(rows, columns);
      new Float32Array(this.#core.memory.buffer, at, numbers.length).set(numbers);
    }
    this.#core.make_network(Number(rollout));
  }

  start({ game, names, switches, seed, dealer, hands }: Deal): void {
    const lines = [
      `game ${game}`,
      ...(seed === undefined ? [] : [`seed ${seed}`]),
      ...(dealer === undefined || dealer === null ? [] : [`dealer ${dealer}`]),
      ...(hands ?? []).map((hand) => `hand ${hand.join(" ")}`),
      ...names.map((name) => `name ${name.replaceAll("\n", " ")}`),
      ...Object.entries(switches).map(([name, value]) => `switch ${name}=${Array.isArray(value) ? value.join("/") : value}`),
    ];
    this.#give(lines.join("\n"));
    this.#core.start();
  }

  /** The next game of a match, dealt from this one where the rules say so. */
  next(seed: bigint): void {
    this.#core.next_game(seed);
  }

  /** Makes a move of the list of legal ones. */
  play(move: string): void {
    this.#give(move);
    const refused = this.#told<object | null>(this.#core.play());
    if (refused) throw new Error(JSON.stringify(refused));
  }

  facts = (): Facts => this.#told(this.#core.facts());
  moves = (): TableMove[] => this.#told(this.#core.moves());
  seen = (seat: number): SeenBySeat => this.#told(this.#core.seen(seat));
  dealt = (): string[][] => this.#told(this.#core.dealt());
  result = (): Result => this.#told(this.#core.result());
  /** The move of a player of that strength; its chance comes from the seed, the number of the game, and the ply. */
  decide = (strength: number, seed: bigint, game: number): string => this.#told(this.#core.decide(strength, seed, BigInt(game)));

  #give(text: string): void {
    const bytes = new TextEncoder().encode(text);
    const at = this.#core.room(bytes.length);
    new Uint8Array(this.#core.memory.buffer, at, bytes.length).set(bytes);
  }

  #told<T>(length: number): T {
    const bytes = new Uint8Array(this.#core.memory.buffer, this.#core.answer(), length);
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  }
}

/** What the core imports from a system: it needs none of it for a game, so every call succeeds and does nothing. */
function system(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
  return imports;
}
