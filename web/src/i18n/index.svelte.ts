import { stored } from "../lib/stored.svelte";
import en from "./en";
import { Phrases } from "./phrases/recognise";
import type { PhraseBook } from "./phrases/english";

export type Key = keyof typeof en;
export type Dictionary = Record<Key, string>;

/** What each language is called by those who speak it. */
export const LANGUAGES = { en: "English", "zh-Hant": "繁體中文", nl: "Nederlands", id: "Bahasa Indonesia" } as const;
export type Language = keyof typeof LANGUAGES;

const CODES = Object.keys(LANGUAGES) as Language[];

interface Speech {
  dictionary: Dictionary;
  /** The server speaks English, so English needs none. */
  phrases: PhraseBook | null;
}

// English is part of the page, the others are fetched when they are chosen.
const LOADERS: Record<Language, () => Promise<Speech>> = {
  en: async () => ({ dictionary: en, phrases: null }),
  "zh-Hant": () => together(import("./zh-Hant"), import("./phrases/zh-Hant")),
  nl: () => together(import("./nl"), import("./phrases/nl")),
  id: () => together(import("./id"), import("./phrases/id")),
};

async function together(
  words: Promise<{ default: Dictionary }>,
  phrases: Promise<{ default: PhraseBook }>,
): Promise<Speech> {
  return { dictionary: (await words).default, phrases: (await phrases).default };
}

/** The first language of the browser that there is a dictionary for. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0];
    const found = CODES.find((language) => language.toLowerCase().split("-")[0] === code);
    if (found) return found;
  }
  return "en";
}

const choice = stored("language", CODES, preferred(typeof navigator === "undefined" ? [] : navigator.languages));
let dictionary = $state.raw<Dictionary>(en);
let book = $state.raw<Phrases | null>(null);

export const language = {
  get value(): Language {
    return choice.value;
  },
};

/** Shows the page in a language; the old one stands until the new one is there. */
export async function speak(next: Language = choice.value): Promise<void> {
  const speech = await LOADERS[next]();
  dictionary = speech.dictionary;
  book = speech.phrases && new Phrases(speech.phrases, word);
  choice.value = next;
  document.documentElement.lang = next;
}

/** `{name}` in a text is replaced by the value of that name. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export const t = (key: Key, values: Record<string, string | number> = {}): string => filled(dictionary[key], values);

/** A word of the game by its code, such as a kind of combination; a code without a translation stands for itself. */
export const word = (group: string, code: string): string => {
  const key = `${group}.${code}`;
  return key in dictionary ? dictionary[key as Key] : code.replaceAll("_", " ");
};

/** The phrase book of the server's sentences; null in English. */
export const phrases = (): Phrases | null => book;
