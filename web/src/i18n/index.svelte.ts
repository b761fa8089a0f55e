import { stored } from "../lib/stored.svelte";
import type { Reason } from "../lib/wire";
import { Catalogue, type Value } from "./catalogue";
import type { Messages } from "./messages";

// English is part of the page; the others are loaded when they are chosen. A new folder is a new language.
const ENGLISH = import.meta.glob<string>("../../../src/upperhand/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const OTHERS = import.meta.glob<string>(
  ["../../../src/upperhand/locales/*/*.ftl", "!../../../src/upperhand/locales/en/*.ftl"],
  { query: "?raw", import: "default" },
);
const languageOf = (path: string): string => path.split("/").at(-2)!;

/** The codes of all languages, English first. */
export const LANGUAGES: readonly string[] = [...new Set(["en", ...Object.keys(OTHERS).map(languageOf)])];

/** The name of a language in that language. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;

/** The first of the browser's languages that has a catalogue. */
export function preferred(wanted: readonly string[]): string {
  const spoken = (tag: string): string => tag.toLowerCase().split("-")[0]!;
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => spoken(language) === spoken(tag));
    if (found) return found;
  }
  return "en";
}

const english = new Catalogue("en", Object.values(ENGLISH));
const choice = stored("language", LANGUAGES, preferred(typeof navigator === "undefined" ? [] : navigator.languages));
let catalogue = $state.raw(english);

export const language = {
  get value(): string {
    return choice.value;
  },
};

/** Shows the page in a language; the old one stays until the new one is loaded. */
export async function speak(next: string = choice.value): Promise<void> {
  catalogue = next === "en" ? english : await fetched(next);
  choice.value = next;
  document.documentElement.lang = next;
}

async function fetched(language: string): Promise<Catalogue> {
  const files = Object.entries(OTHERS).filter(([path]) => languageOf(path) === language);
  return new Catalogue(language, await Promise.all(files.map(([, load]) => load())));
}

export type Key = keyof Messages;
type Given<K extends Key> = [Messages[K]] extends [never] ? [] : [values: Record<Messages[K], Value>];

/** A message by its name, with its values. */
export const t = <K extends Key>(key: K, ...given: Given<K>): string => catalogue.text(key, given[0]);

/** A word of the game by its code, such as a kind of combination; a code without a translation is shown as it is. */
export const word = (group: string, code: string): string => catalogue.word(group, code);

/** A message of the server: a code and values. */
export const say = (reason: Reason): string => catalogue.say(reason);
