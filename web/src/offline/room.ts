import { type Act, type ClientMessage, type Event, type OverMessage, type RoomMessage, type ServerMessage, type SheetLine, type TableMove, VERSION } from "../lib/wire";
import type { DecisionKind, Engine, Facts } from "./engine";
import { strengthOf } from "./levels";
import type { Finished, SavedTable } from "./saved";

/** The person sits here. */
const SEAT = 0;
/** How long a computer seems to think, in milliseconds, and what each pace takes of it. */
const USUAL_MS = 700;
const PACES: Record<SavedTable["pace"], number> = { natural: 1, quick: 0.4, instant: 0 };
const KINDS: Record<DecisionKind, number> = { forced: 0.5, lead: 1.6, follow: 1, bid: 1.3 };

/** Who hears of what happens: the page, and the store of this browser. */
export interface Listener {
  tell(message: ServerMessage): void;
  save(table: SavedTable): void;
  finished(game: Finished): void;
}

/** What a new table is made of; the rest is dealt. */
export type NewTable = Pick<SavedTable, "game" | "preset" | "rules" | "levels" | "level" | "pace" | "games" | "names">;

/** A room that plays in this browser. It speaks to the page as a room of the server does; the engine knows the rules. */
export class OfflineRoom {
  #table: SavedTable;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly engine: Engine,
    table: SavedTable,
    private readonly listener: Listener,
  ) {
    this.#table = table;
  }

  static create(engine: Engine, { game, preset, rules, levels, level, pace, games, names }: NewTable, listener: Listener): OfflineRoom {
    const wanted = { game, preset, rules, levels, level, pace, games, names };
    engine.start({ game, names, switches: rules, seed: randomSeed() });
    const none = names.map(() => 0);
    const table = { ...wanted, chance: String(randomSeed()), number: 1, counted: 0, totals: none, lines: [], away: false, ...dealtBy(engine) };
    listener.save(table);
    return new OfflineRoom(engine, table, listener);
  }

  static resume(engine: Engine, table: SavedTable, listener: Listener): OfflineRoom {
    engine.start({ game: table.game, names: table.names, switches: table.rules, hands: table.hands, dealer: table.dealer });
    // The rules may have made the first moves of the game themselves.
    for (const move of table.moves.slice(engine.facts().ply)) engine.play(move);
    return new OfflineRoom(engine, table, listener);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  take(message: ClientMessage): void {
    if (message.type === "hello") this.#greet();
    else if (message.type === "act") this.#act(message);
    else if (message.type === "next") this.#next();
    else if (message.type === "take_over") this.#change({ away: message.on });
    else if (message.type === "level" && this.#levelOpen && this.#table.levels.includes(message.level)) this.#change({ level: message.level });
    else if (message.type === "pace") this.#change({ pace: message.pace });
  }

  #greet(): void {
    this.listener.tell(this.#room());
    this.listener.tell({ v: VERSION, type: "log", game_number: this.#table.number, events: this.engine.moves().map((move, ply) => this.#event(move, ply, null)) });
    this.#show();
  }

  /** What the person sees now, and what a computer does next. */
  #show(): void {
    const facts = this.engine.facts();
    const { view, legal, why_not } = this.engine.seen(SEAT);
    const mine = !this.#table.away;
    this.listener.tell({
      v: VERSION,
      type: "view",
      game_number: this.#table.number,
      ply: facts.ply,
      turn: facts.turn,
      view,
      legal: mine ? legal : [],
      why_not: mine ? why_not : {},
      deadline_ms: null,
      tip: null,
    });
    clearTimeout(this.#timer);
    if (facts.over) this.listener.tell(this.#over());
    else if (this.#byComputer(facts.turn)) this.#think(facts);
  }

  #byComputer = (seat: number): boolean => seat !== SEAT || this.#table.away;

  /** Decides at once, and moves when people can follow. */
  #think(facts: Facts): void {
    const { game, preset, rules, levels, level, chance, number, pace } = this.#table;
    const began = performance.now();
    const strength = strengthOf(game, preset.split(":")[0]!, Number(rules.players), levels.indexOf(level));
    const move = this.engine.decide(strength, BigInt(chance), number);
    const wanted = USUAL_MS * PACES[pace] * KINDS[facts.kind];
    this.#timer = setTimeout(() => this.#play(move, null), Math.max(0, wanted - (performance.now() - began)));
  }

  #act({ id, game_number, ply, move }: Act): void {
    const facts = this.engine.facts();
    if (game_number !== this.#table.number || ply !== facts.ply || facts.turn !== SEAT || this.#table.away || facts.over) {
      this.listener.tell({ v: VERSION, type: "refused", id, code: "stale", message: "", reason: null });
      return;
    }
    this.#play(move, id);
  }

  #play(move: string, id: string | null): void {
    this.engine.play(move);
    const { ply, over } = this.engine.facts();
    this.#keep({ moves: [...this.#table.moves, move] });
    this.listener.tell(this.#event(this.engine.moves()[ply - 1]!, ply - 1, id));
    if (over) this.#count();
    this.#show();
  }

  #event(move: TableMove, ply: number, id: string | null): Event {
    const by = move.seat === SEAT && !this.#table.away ? "person" : "computer";
    return { v: VERSION, type: "event", game_number: this.#table.number, ply, ...move, by, fallback: false, id };
  }

  /** A finished game: points, a line on the score sheet, a record. Nothing is counted where all have passed. */
  #count(): void {
    const { number, totals, lines, counted } = this.#table;
    const { scores } = this.engine.result();
    const { view } = this.engine.seen(SEAT);
    const id = crypto.randomUUID?.() ?? String(randomSeed());
    const contract = view.game === "rikken" ? view.contract : null;
    const declarers = view.game === "rikken" ? (contract?.declarers ?? []) : [view.winner ?? SEAT];
    const made = declarers.some((seat) => scores[seat]! > 0);
    const line: SheetLine = { number, record_id: id, contract: contract?.name ?? null, declarers, partner: contract?.partner ?? null, made, scores };
    const nothing = view.game === "rikken" && view.passed_out;
    this.#keep({
      totals: totals.map((total, seat) => total + scores[seat]!),
      lines: [...lines, line],
      counted: counted + (nothing ? 0 : 1),
    });
    this.listener.tell(this.#room());
    this.listener.finished(this.#finished(id, scores));
  }

  #finished(id: string, scores: readonly number[]): Finished {
    const { game, preset, rules, names, level, moves, hands, dealer } = this.#table;
    const record = {
      upperhand: 1,
      game,
      rules,
      hands: hands.map((hand) => hand.join(" ")),
      ...(dealer === null ? {} : { dealer }),
      seats: names,
      tags: { event: "offline", level, date: new Date().toISOString().slice(0, 10) },
      moves,
      scores,
    };
    return { id, game, preset, ended: Date.now(), score: scores[SEAT]!, line: JSON.stringify(record) };
  }

  #over(): OverMessage {
    const { number, totals, lines, games, counted } = this.#table;
    return {
      v: VERSION,
      type: "over",
      game_number: number,
      ...this.engine.result(),
      totals: [...totals],
      reasons: [],
      record_id: lines.at(-1)?.record_id ?? "",
      more: counted < games,
      next_ready: [],
      next_ms: null,
    };
  }

  /** The next game of the match, or the first of another. */
  #next(): void {
    if (!this.engine.facts().over) return;
    const { number, games, counted, totals } = this.#table;
    const again = counted >= games ? { counted: 0, totals: totals.map(() => 0), lines: [] } : {};
    this.engine.next(randomSeed());
    this.#keep({ ...again, number: number + 1, ...dealtBy(this.engine) });
    this.#greet();
  }

  #change(change: Partial<SavedTable>): void {
    this.#keep(change);
    this.listener.tell(this.#room());
    this.#show();
  }

  #keep(change: Partial<SavedTable>): void {
    this.#table = { ...this.#table, ...change };
    this.listener.save(this.#table);
  }

  /** The level is chosen between games, or before the person has moved. */
  get #levelOpen(): boolean {
    return this.engine.facts().over || !this.engine.moves().some(({ seat }) => seat === SEAT);
  }

  #room(): RoomMessage {
    const { game, preset, rules, names, games, number, totals, level, pace, away, counted } = this.#table;
    return {
      v: VERSION,
      type: "room",
      code: "",
      game,
      preset,
      rules,
      seats: names.map((name, seat) => ({
        seat,
        name,
        kind: seat === SEAT ? "person" : "computer",
        guest: false,
        bot: false,
        player: level,
        connected: true,
        played_by_computer: seat === SEAT && away,
        free: false,
        ready: true,
        coming: null,
        back_ms: null,
      })),
      host: names[SEAT]!,
      host_guest: false,
      host_bot: false,
      bots: false,
      you: { seat: SEAT, coming: null, host: true, name: names[SEAT]! },
      timer: 0,
      games,
      game_number: number,
      totals: [...totals],
      state: counted < games ? "playing" : "over",
      level,
      private: true,
      spectators: "none",
      watching: 0,
      teaching: false,
      pace,
      level_open: this.#levelOpen,
      daily: false,
      evening: null,
      rated: false,
      begins: "host",
      kept: false,
      swaps: [],
      next_seats: null,
      wait: null,
      wait_ms: null,
    };
  }
}

/** The cards of the game that has just been dealt, and the moves that the rules made themselves. */
const dealtBy = (engine: Engine): Pick<SavedTable, "hands" | "dealer" | "moves"> => ({
  hands: engine.dealt(),
  dealer: engine.facts().dealer,
  moves: engine.moves().map(({ move }) => move),
});

function randomSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!;
}
