import { api } from "./api";
import type { ReviewGame, ReviewMoment, ReviewSummary } from "./wire";

/** A review that is being read: the game at once, its moments as they are judged, the summary at the end. */
export class ReviewData {
  /** The seat of the person who reads it, if they played. */
  seat = $state<number | null>(null);
  game = $state.raw<ReviewGame | null>(null);
  /** By the number of moves made: 0 is the deal. */
  moments = $state.raw<readonly ReviewMoment[]>([]);
  summary = $state.raw<ReviewSummary | null>(null);

  /** Reads to the end; throws if the server refuses, or gives up. */
  async read(id: string, signal: AbortSignal): Promise<void> {
    for await (const line of api.review(id, signal)) {
      if (line.type === "reader") this.seat = line.seat;
      else if (line.type === "game") this.game = line;
      else if (line.type === "moment") this.moments = [...this.moments, line];
      else if (line.type === "summary") this.summary = line;
      else throw api.failure(line.reason);
    }
  }
}
