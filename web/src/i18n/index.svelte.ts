import { stored } from "../lib/stored.svelte";
import type { Reason } from "../lib/wire";
import { Catalogue, type Value } from "./catalogue";
import type { Messages } from "./messages";

// What is needed to reach a table is loaded first, in English with the page; the rest when it is needed.
// A new folder is a new language.
const ENGLISH = import.meta.glob<string>(
  ["../../../src/upperhand/locales/en/*.ftl", "!../../../src/upperhand/locales/en/{analysis,coach,lessons,position,reasons,review}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const FIRST = import.meta.glob<string>(
  [
    "../../../src/upperhand/locales/*/*.ftl",
    "!../../../src/upperhand/locales/en/*.ftl",
    "!../../../src/upperhand/locales/*/{analysis,coach,lessons,position,reasons,review}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const REST = import.meta.glob<string>("../../../src/upperhand/locales/*/{analysis,coach,lessons,position,reasons,review}.ftl", {
  query: "?raw",
  import: "default",
});
const languageOf = (path: string): string => path.split("/").at(-2)!;

/** The codes of all languages, English first. */
export const LANGUAGES: readonly string[] = [...new Set(["en", ...Object.keys(REST).map(languageOf)])];

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

const first = new Map<string, readonly string[]>([["en", Object.values(ENGLISH)]]);
const choice = stored("language", LANGUAGES, preferred(typeof navigator === "undefined" ? [] : navigator.languages));
let catalogue = $state.raw(new Catalogue("en", first.get("en")!, () => void speakOfAll().catch(() => undefined)));

export const language = {
  get value(): string {
    return choice.value;
  },
};

/** Shows the page in a language; the old one stays until the new one is loaded. */
export async function speak(next: string = choice.value): Promise<void> {
  if (!first.has(next)) first.set(next, await textsOf(FIRST, next));
  const whole = catalogue.whole ? await textsOf(REST, next) : null;
  show(next, whole);
  choice.value = next;
  document.documentElement.lang = next;
}

/** Loads the messages that are not needed to reach a table. Where one is asked for before, it appears when it is there. */
export async function speakOfAll(): Promise<void> {
  while (!catalogue.whole) {
    const { language } = catalogue;
    const rest = await textsOf(REST, language);
    // Another language may have been chosen meanwhile.
    if (language === catalogue.language) show(language, rest);
  }
}

/** The messages of a language that are needed first, and the rest if it is loaded. */
function show(language: string, rest: readonly string[] | null): void {
  const missing = rest ? null : () => void speakOfAll().catch(() => undefined);
  catalogue = new Catalogue(language, [...first.get(language)!, ...(rest ?? [])], missing);
}

const textsOf = (files: Record<string, () => Promise<string>>, language: string): Promise<string[]> =>
  Promise.all(Object.entries(files).filter(([path]) => languageOf(path) === language).map(([, load]) => load()));

export type Key = keyof Messages;
type Given<K extends Key> = [Messages[K]] extends [never] ? [] : [values: Record<Messages[K], Value>];

/** A message by its name, with its values. */
export const t = <K extends Key>(key: K, ...given: Given<K>): string => catalogue.text(key, given[0]);

/** A word of the game by its code, such as a kind of combination; a code without a translation is shown as it is. */
export const word = (group: string, code: string): string => catalogue.word(group, code);

/** A message of the server: a code and values. */
export const say = (reason: Reason): string => catalogue.say(reason);
