import type { Suit } from "../../lib/cards";
import { cardText, SYMBOLS } from "../../lib/cards";
import type { RikkenView } from "../../lib/wire";
import { t, word } from "../../i18n/index.svelte";
import { capitalised } from "../../i18n/labels";
import type { GameParts, Move, Spot } from "..";
import Choices from "./Choices.svelte";
import Status from "./Status.svelte";

export const contractName = (name: string): string => capitalised(word("contract", name));
export const suitText = (suit: string): string => `${SYMBOLS[suit as Suit]} ${word("suit", suit)}`;

function describe({ kind, move, cards }: Move): string {
  const [, said = "", blind] = move.split(" ");
  if (kind === "bid" || kind === "pass" || move === "pass") return contractName(move);
  if (kind === "trump") return t("rikken_trump_is", { suit: suitText(said) });
  if (kind === "call") return t(blind ? "rikken_calls_blind" : "rikken_calls", { card: said });
  return cards.map(cardText).join(" ");
}

/** A trump among others needs no word for that. */
const option = (move: Move): string => (move.kind === "trump" ? suitText(move.move.split(" ")[1]!) : describe(move));

const bidSpots = ({ seats }: RikkenView): Spot[] =>
  seats
    .filter(({ bid }) => bid !== null)
    .map(({ seat, bid }) => ({ seat, cards: [], says: contractName(bid!), best: false, old: bid === "pass" }));

export const rikken: GameParts<RikkenView> = {
  order: () => ({ ranks: "23456789TJQKA", suits: "DCHS" }),
  sortings: ["suit", "rank"],
  groups: () => [],
  oneInTheMiddle: false,
  spots(view) {
    if (view.phase !== "play" && view.phase !== "over") return bidSpots(view);
    const old = view.trick.length === 0;
    const plays = old ? (view.last_trick?.plays ?? []) : view.trick;
    const best = (seat: number, card: string) => (old ? view.last_trick?.winner === seat : view.table === card);
    return plays.map(({ seat, cards }) => ({ seat, cards, says: "", best: best(seat, cards[0]!), old }));
  },
  fewCards: 0,
  oneCard: true,
  passes: ({ phase, seat, seats }) => phase === "auction" && seat !== null && !seats[seat]?.passed,
  gathers: true,
  describe,
  option,
  note(view, seat) {
    const { tricks, bid } = view.seats[seat]!;
    if (view.phase === "play" || view.phase === "over") return t("rikken_tricks", { count: tricks });
    return bid === null ? "" : contractName(bid);
  },
  badges({ dealer, contract, phase }, seat) {
    const declares = contract !== null && phase !== "auction" && contract.declarers.includes(seat);
    return [
      ...(dealer === seat ? [t("rikken_dealer")] : []),
      ...(declares ? [t("rikken_declarer")] : []),
      ...(contract?.partner === seat ? [t("rikken_partner")] : []),
    ];
  },
  Status,
  Choices,
  auction: ({ phase }) => phase === "auction",
  rules: () => import("./Rules.svelte"),
  fan: ["AS", "AH", "QC", "KD", "JD"],
  start: "dealer",
  partnerBid: "troela",
  example: "QH",
  oneWinner: false,
  patterns: "contract",
};
