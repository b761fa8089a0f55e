import { FluentBundle, type FluentFunction, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import { drawn, rankText } from "../lib/cards";
import type { Reason } from "../lib/wire";

export type Value = Reason["values"][string];
export type Values = Readonly<Record<string, Value>>;

/** As wide as the plus. */
const MINUS = "\u2212";

/** Several texts as one value; Fluent itself has no such type. */
class Texts extends FluentType<readonly string[]> {
  toString(): string {
    return this.value.join(", ");
  }
}

/** The messages of one language; `upperhand.locales` gives the same sentences in Python. */
export class Catalogue {
  #bundle: FluentBundle;

  /** Where only a part of the messages is loaded, `missing` is told when another one is asked for. */
  constructor(
    readonly language: string,
    sources: readonly string[],
    readonly missing: (() => void) | null = null,
  ) {
    this.#bundle = new FluentBundle(language, { functions: this.#functions(language), useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  get whole(): boolean {
    return this.missing === null;
  }

  text(id: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    // A missing value is shown by its name: a sentence with a gap is better than a page that stops.
    return pattern ? this.#bundle.formatPattern(pattern, this.#arguments(values), []) : this.#unknown(spaced(id));
  }

  /** A word of the games by its code; a code without a message is shown as it is, or as something else. */
  word(group: string, code: string, otherwise: string = spaced(code)): string {
    const id = `${group}_${code}`;
    if (this.#bundle.hasMessage(id)) return this.text(id);
    this.missing?.();
    return otherwise;
  }

  /** A reason in words. An unknown code, for example of a newer server, is shown with its values. */
  say({ code, values }: Reason): string {
    if (this.#bundle.hasMessage(code)) return this.text(code, values);
    const said = Object.values(this.#arguments(values)).map(String);
    return this.#unknown(said.length ? `${spaced(code)}: ${said.join(", ")}` : spaced(code));
  }

  /** Nothing is said while the rest of the messages is being loaded: the message may be there. */
  #unknown(text: string): string {
    if (!this.missing) return text;
    this.missing();
    return "";
  }

  #arguments(values: Values): Record<string, string | number | Texts> {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.#argument(value)]));
  }

  #argument(value: Value): string | number | Texts {
    if (typeof value !== "object") return value;
    return Array.isArray(value) ? new Texts(value) : this.say(value);
  }

  /** Functions for messages: `CARDS($play)` gives cards as they are printed, `CARD($card)` a card as it is spoken. */
  #functions(language: string): Record<string, FluentFunction> {
    const names = new Intl.ListFormat(language);
    // Halves are rounded as in Python.
    const number = (options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(language, { roundingMode: "halfEven", ...options });
    const percent = number({ style: "percent", useGrouping: false });
    const signed = (digits: number) =>
      number({ signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits });
    const lookUp = (group: string): FluentFunction => ([code]) => this.word(group, String(code));
    return {
      CARDS: ([cards]) => textsOf(cards).map(drawn).join(", "),
      CARD: ([card]) => this.#card(String(card)),
      RANK: ([rank]) => rankText(String(rank)),
      NAMES: ([people]) => names.format(textsOf(people)),
      SIGNED: ([value], { digits = "1" }) => signed(Number(digits)).format(Number(value)).replace("-", MINUS),
      PERCENT: ([share]) => percent.format(Number(share)),
      SUIT: lookUp("suit"),
      KIND: lookUp("kind"),
      CONTRACT: lookUp("contract"),
      GOAL: lookUp("goal"),
    };
  }

  #card(card: string): string {
    const [sign] = card;
    const rank = "JQKA".includes(sign!) ? this.word("rank", sign!) : rankText(sign!); // the others are numbers
    return this.text("card_name", { rank, suit: this.word("suit", card.slice(1)) });
  }
}

const spaced = (code: string): string => code.replaceAll("_", " ");
const textsOf = (value: FluentValue | undefined): readonly string[] =>
  value instanceof Texts ? value.value : [String(value)];
