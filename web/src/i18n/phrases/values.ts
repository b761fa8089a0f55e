import { cardText, rankText } from "../../lib/cards";

/** What may stand in a slot of a phrase, and how it is said; `word` looks a code up in the dictionary. */
export interface ValueKind {
  pattern: string;
  say(value: string, word: (group: string, code: string) => string): string;
}

const CARD = "[2-9TJQKA][SHCD]";
const KINDS: Record<string, string> = {
  single: "single",
  pair: "pair",
  triple: "triple",
  "two pair": "two_pair",
  "four of a kind": "four_of_a_kind",
  straight: "straight",
  flush: "flush",
  "full house": "full_house",
  "four and one": "four_plus_one",
  "straight flush": "straight_flush",
};
const SUITS: Record<string, string> = { spades: "S", hearts: "H", clubs: "C", diamonds: "D" };
const RANKS: Record<string, string> = { ace: "A", king: "K", queen: "Q", jack: "J" };
// As a bid is written (`solo8`) and as it is spoken (`Solo 8`).
const CONTRACT = [
  "open_(?:piek|misere)(?:_talk)?",
  "Open (?:Piek|Misère)(?:, talk)?",
  "rik_beter|Rik beter|rik|Rik",
  "[Ss]olo ?\\d+",
  "[Tt]roela|[Pp]iek|misere|Misère",
  "schoppen_mie|Schoppen Mie",
].join("|");

const verbatim = (value: string): string => value;
const codeOf = (contract: string): string =>
  contract.toLowerCase().replace("solo ", "solo").replace("è", "e").replace(",", "").replaceAll(" ", "_");
const cardsText = (cards: string): string => cards.split(" ").map(cardText).join(" ");

/** By the name of the slot, without its number. */
export const VALUES: Record<string, ValueKind> = {
  card: { pattern: CARD, say: cardText },
  cards: { pattern: `${CARD}(?: ${CARD})*`, say: cardsText },
  list: { pattern: `${CARD}(?:,? ${CARD})*`, say: (plays) => plays.split(", ").map(cardsText).join(", ") },
  rank: { pattern: "[2-9TJQKA]", say: (rank) => rankText(`${rank}S`) },
  count: { pattern: "[+−-]?\\d+(?:\\.\\d+)?%?", say: verbatim },
  sum: { pattern: "\\d+(?: \\+ \\d+)*", say: verbatim },
  suit: { pattern: Object.keys(SUITS).join("|"), say: (suit, word) => word("suit", SUITS[suit]!) },
  letter: { pattern: "[SHCD]", say: (suit, word) => word("suit", suit) },
  kind: { pattern: Object.keys(KINDS).join("|"), say: (kind, word) => word("kind", KINDS[kind]!) },
  contract: { pattern: CONTRACT, say: (name, word) => word("contract", codeOf(name)) },
  called: { pattern: "\\w+ of \\w+", say: sayCalled },
  // Without a colon, so that a name does not swallow the sentence before its own.
  name: { pattern: "[^:]+?", say: verbatim },
  names: { pattern: ".+?", say: (names) => names.replace(/ and ([^,]*)$/, ", $1") },
};

/** `ace of spades`, as a card that is called is named. */
function sayCalled(card: string): string {
  const [rank = "", , suit = ""] = card.split(" ");
  return cardText(`${RANKS[rank] ?? rank}${SUITS[suit] ?? ""}`);
}
