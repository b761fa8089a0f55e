import { cardText } from "../../lib/cards";
import type { BigTwoView, TableMove } from "../../lib/wire";
import { t, word } from "../../i18n/index.svelte";
import { capitalised } from "../../i18n/labels";
import type { GameParts, Move, Spot } from "..";
import Status from "./Status.svelte";

const describe = ({ kind, cards }: Move): string => {
  if (cards.length === 0) return t("move_pass");
  const text = cards.map(cardText).join(" ");
  return kind === "single" ? text : `${capitalised(word("kind", kind))} ${text}`;
};

/** The last action of each seat in a trick, in the order of the trick. */
function spotsOf(plays: readonly TableMove[], best: number | null, old: boolean): Spot[] {
  const last = new Map(plays.map((play) => [play.seat, play]));
  return [...last.values()].map(({ seat, cards }) => ({
    seat,
    cards,
    says: cards.length ? "" : t("move_pass"),
    best: seat === best && cards.length > 0,
    old,
  }));
}

export const bigTwo: GameParts<BigTwoView> = {
  order: ({ suit_order }) => ({ ranks: "3456789TJQKA2", suits: typeof suit_order === "string" ? suit_order : "DCHS" }),
  sortings: ["rank", "suit", "combination"],
  groups: ({ groups }) => groups,
  oneInTheMiddle: true,
  spots({ trick, table, last_trick }) {
    if (trick.length > 0) return spotsOf(trick, table?.seat ?? null, false);
    return last_trick ? spotsOf(last_trick.plays, last_trick.winner, true) : [];
  },
  fewCards: 2,
  oneCard: false,
  passes: ({ phase }) => phase === "play",
  gathers: false,
  describe,
  note: ({ seats }, seat) => (seats[seat]?.passed ? t("seat_passed") : ""),
  badges: ({ leader, phase, trick }, seat) => (leader === seat && phase === "play" && trick.length > 0 ? [t("seat_led")] : []),
  Status,
  Choices: null,
  auction: () => false,
  rules: () => import("./Rules.svelte"),
  fan: ["TD", "JC", "QH", "KS", "2S"],
  start: "first",
  partnerBid: null,
  example: "5D 5S",
  oneWinner: true,
  patterns: "kind",
};
