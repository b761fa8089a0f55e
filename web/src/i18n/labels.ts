import { ApiError } from "../lib/api";
import { type Card, rankText, type Suit, SYMBOLS } from "../lib/cards";
import { gamesInfo } from "../lib/games.svelte";
import type { Reason } from "../lib/wire";
import { language, say, t, word } from "./index.svelte";

/** Text on its own begins with a capital; words and reasons are written as they appear inside a sentence. */
export const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase(language.value) + text.slice(1);

/** A card as a screen reader should say it: queen of spades. */
export const cardLabel = (card: Card): string => t("the_card", { card });

export const cardsLabel = (cards: readonly Card[]): string => cards.map(cardLabel).join(", ");

/** A level of computers by the server's name for it, or a player's own name. */
export const levelName = (name: string): string => word("level", name.toLowerCase());

/** The name of a game. */
export const gameTitle = (game: string): string => word("game", game);

/**
 * Rules by the server's spec: the name of the preset, and the single rules that differ from it. The number of players
 * is left out, because people see it at the table.
 */
export function presetName(spec: string): string {
  const [name = "", rest = ""] = spec.split(/:(.*)/s);
  const chosen = rest.split(",").filter((choice) => choice && !choice.startsWith("players="));
  return [word("preset", name), ...chosen.map(switchText)].join(", ");
}

function switchText(choice: string): string {
  const [name = "", value = ""] = choice.split("=");
  return `${word("switch", name)}: ${value.split("/").map((each) => choiceName(name, each)).join(", ")}`;
}

/** Switches that take words which have a name of their own. */
const NAMED: Record<string, string> = { five_card_hands: "kind", bombs: "kind", bids: "contract", join: "contract", tariffs: "contract" };

/** What a switch is set to, in words: suits and ranks are drawn, numbers stay. */
export function choiceName(name: string, value: string): string {
  if (/^[CDHS]{4}$/.test(value)) return [...value].map((suit) => SYMBOLS[suit as Suit]).join(" ");
  if (name === "straights") return [...value].map(rankText).join(" ");
  if (value.includes(":")) {
    const { word: named, won, lost } = readAmount(value);
    return `${choiceName(name, named)} ${won === lost ? won : `+${won}/−${lost}`}`;
  }
  return /^\d+$/.test(value) ? value : word(NAMED[name] ?? `choice_${name}`, value);
}

/** A word with an amount, as a switch of amounts has it: `rik:2`, or `piek:3-5` where won and lost differ. */
export function readAmount(text: string): { word: string; won: number; lost: number } {
  const [word = "", numbers = ""] = text.split(":");
  const [won = "", lost = won] = numbers.split("-");
  return { word, won: Number(won), lost: Number(lost) };
}

export const writeAmount = ({ word, won, lost }: ReturnType<typeof readAmount>): string =>
  Object.is(won, lost) ? `${word}:${won}` : `${word}:${won}-${lost}`;

/** Why rules contradict each other, next to the switch whose name and value the sentence mentions. */
export function switchProblem({ code, values }: Reason): string {
  const name = String(values.switch);
  const value = String(values.value ?? "").replaceAll("'", "");
  return say({ code, values: { ...values, switch: word("switch", name), ...(value && { value: choiceName(name, value) }) } });
}

/** Who played, from a record: a computer is stored by its spec, and people know it by its level. */
export function playerName(game: string, name: string): string {
  const level = gamesInfo.of(game)?.levels.find(({ player }) => player === name);
  return level ? levelName(level.name) : name;
}

/** What went wrong: the server refused, or it cannot be reached. */
export function tellError(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error_offline");
  return error.reason ? say(error.reason) : error.message || t("error_offline");
}
