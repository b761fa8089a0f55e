import { VALUES } from "./values";

type Word = (group: string, code: string) => string;

interface Pattern {
  expression: RegExp;
  slots: string[];
  translation: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
const kindOf = (slot: string): string => slot.replace(/\d+$/, "");

/** What a slot may hold: a value, or again something of the phrase book. */
function expressionOf(slot: string): string {
  const kind = kindOf(slot);
  if (kind === "sentence") return ".+?\\.";
  return kind === "phrase" ? ".+?" : VALUES[kind]!.pattern;
}

function compiled(phrase: string, translation: string): Pattern {
  const slots: string[] = [];
  const expression = escaped(phrase).replace(/\{(\w+)\}/g, (_, slot: string) => {
    slots.push(slot);
    return `(${expressionOf(slot)})`;
  });
  return { expression: new RegExp(`^${expression}$`), slots, translation };
}

/**
 * A phrase book of the server's sentences, which are English: the sentence of a known form is said in another
 * language with the same values. A sentence of no known form is null.
 */
export class Phrases {
  #patterns: Pattern[];
  #known = new Map<string, string | null>();

  constructor(
    book: Record<string, string>,
    private readonly word: Word,
  ) {
    this.#patterns = Object.entries(book).map(([phrase, translation]) => compiled(phrase, translation));
  }

  say(sentence: string): string | null {
    let said = this.#known.get(sentence);
    if (said === undefined) this.#known.set(sentence, (said = this.#translate(sentence)));
    return said;
  }

  #translate(sentence: string): string | null {
    for (const { expression, slots, translation } of this.#patterns) {
      const found = expression.exec(sentence);
      const values = found && slots.map((slot, place) => this.#value(slot, found[place + 1]!));
      if (!values || values.includes(null)) continue;
      return translation.replace(/\{(\w+)\}/g, (_, slot: string) => values[slots.indexOf(slot)]!);
    }
    return null;
  }

  #value(slot: string, text: string): string | null {
    const kind = kindOf(slot);
    return kind === "phrase" || kind === "sentence" ? this.say(text) : VALUES[kind]!.say(text, this.word);
  }
}
