import { partsOf } from "../games";
import { ApiError, api } from "./api";
import { isRecord, type KnownPlace, openNow, type Place, placeQuery } from "./position";
import type { AnalyseReply, Reason } from "./wire";

export interface Refusal {
  reason: Reason | null;
  message: string;
}

/** A position that a person studies. The server checks each change of it; a refused one changes nothing. */
export class StudiedPosition {
  place = $state.raw<Place | null>(null);
  shown = $state.raw<AnalyseReply | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** A position that needs to know a hand which lies open there. */
  wanting = $state.raw<{ place: KnownPlace; seat: number; count: number } | null>(null);
  /** Why there are no figures. */
  failed = $state.raw<Refusal | null>(null);
  working = $state(false);
  solving = $state(false);
  /** Only the answer to the newest question counts. */
  #asked = 0;

  /** Goes to another position; whether the server accepts it. */
  async go(place: Place): Promise<boolean> {
    const asked = ++this.#asked;
    this.refused = this.wanting = null;
    try {
      const shown = await ask(place, { effort: 0 });
      if (asked !== this.#asked) return false;
      this.place = place;
      this.shown = shown;
      this.failed = null;
      this.working = this.solving = false;
      history.replaceState(null, "", location.pathname + placeQuery(place));
      return true;
    } catch (error) {
      if (asked === this.#asked) this.#refuse(place, refusalOf(error));
      return false;
    }
  }

  #refuse(place: Place, refusal: Refusal): void {
    const { code, values } = refusal.reason ?? { code: "", values: {} };
    const hidden = !isRecord(place) && code === "hand_lies_open" && values.given === 0;
    if (hidden) this.wanting = { place, seat: Number(values.seat), count: Number(values.count) };
    else this.refused = refusal;
  }

  /** Tells the hand that is wanted, and goes on to the position that wants it. */
  async layOpen(cards: readonly string[]): Promise<boolean> {
    const wanting = this.wanting!;
    const { place, seat } = wanting;
    const accepted = await this.go({ ...place, open: { ...place.open, [seat]: { from: place.moves.length, cards } } });
    if (this.refused) this.wanting = wanting;
    return accepted;
  }

  /** Adds a move of the seat to move. */
  add(move: string): Promise<boolean> {
    const { place } = this;
    if (!place || isRecord(place)) return Promise.resolve(false);
    return this.go({ ...place, moves: [...place.moves, move] });
  }

  /** Goes back to the position after so many moves. */
  backTo(count: number): void {
    const { place } = this;
    if (!place) return;
    if (isRecord(place)) return void this.go({ ...place, ply: count, seat: null });
    const open = Object.fromEntries(Object.entries(place.open).filter(([, { from }]) => from <= count));
    void this.go({ ...place, moves: place.moves.slice(0, count), open });
  }

  /** Computes the figures; a move in `also` is compared with the best. */
  async analyse(also: readonly string[] = []): Promise<void> {
    this.working = true;
    await this.#more({ also: [...also] }, (found) => ({ figures: found.figures }));
    this.working = false;
  }

  /** Finds the best play with all cards open. */
  async solve(): Promise<boolean> {
    this.solving = true;
    const solved = await this.#more({ effort: 0, open_cards: true }, (found) => ({ open_play: found.open_play }));
    this.solving = false;
    return solved;
  }

  async #more(wish: Wish, part: (found: AnalyseReply) => Partial<AnalyseReply>): Promise<boolean> {
    const asked = this.#asked;
    this.failed = null;
    try {
      const found = await ask(this.place!, wish);
      if (asked !== this.#asked) return false;
      this.shown = { ...this.shown!, ...part(found) };
      return true;
    } catch (error) {
      if (asked === this.#asked) this.failed = refusalOf(error);
      return false;
    }
  }
}

interface Wish {
  effort?: number;
  also?: string[];
  open_cards?: boolean;
}

function ask(place: Place, wish: Wish): Promise<AnalyseReply> {
  if (isRecord(place)) {
    const { record, line, ply, seat } = place;
    return api.analyseRecord({ ...(record ? { record_id: record } : { record: line }), ply, seat, ...wish });
  }
  const { game, rules, start, partner, hand, moves } = place;
  const parts = partsOf(game);
  const told = parts.partnerBid !== null && moves.includes(parts.partnerBid);
  const known = { game, preset: rules || null, seat: 0, dealt: [...hand], moves: [...moves], partner: told ? partner : null, exposed: openNow(place) };
  return api.analyse({ ...known, [parts.start]: start, ...wish });
}

const refusalOf = (error: unknown): Refusal =>
  error instanceof ApiError && error.status > 0
    ? { reason: error.reason, message: error.message }
    : { reason: { code: "error_offline", values: {} }, message: "" };
