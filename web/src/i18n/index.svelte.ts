import { stored } from "../lib/stored.svelte";
import type { Reason } from "../lib/wire";
import { Catalogue, type Value } from "./catalogue";
import type { Messages } from "./messages";

// What leads to a first turn is loaded first, the rest when it is needed. A new folder is a new language, and a new file is
// loaded with the rest.
const FIRST = import.meta.glob<string>("../../../src/upperhand/locales/*/{levels,page,refusals,words}.ftl", {
  query: "?raw",
  import: "default",
});
const REST = import.meta.glob<string>(
  ["../../../src/upperhand/locales/*/*.ftl", "!../../../src/upperhand/locales/*/{levels,page,refusals,words}.ftl"],
  { query: "?raw", import: "default" },
);
const languageOf = (path: string): string => path.split("/").at(-2)!;

/** The codes of all languages, English first. */
export const LANGUAGES: readonly string[] = [...new Set(["en", ...Object.keys(REST).map(languageOf)])];

/** The name of a language in that language. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;

/** The first of the browser's languages that has a catalogue, or else English. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted.map(written)) {
    const found = tag && LANGUAGES.find((language) => written(language) === tag);
    if (found) return found;
  }
  return "en";
}

/** A language and its script. A region can say which script it is: `zh-TW` is `zh-Hant`. */
function written(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null; // some systems name a language that is none, such as `en-US@posix`
  }
}

/** How the reader's country writes dates, if the browser asks for the language that is shown; else as the language does. */
export const locale = (): string => navigator.languages.find((tag) => written(tag) === written(language.value)) ?? language.value;

const first = new Map<string, readonly string[]>();
const choice = stored("language", LANGUAGES, preferred(typeof navigator === "undefined" ? [] : navigator.languages));
const fetchRest = (): void => void speakOfAll().catch(() => undefined);
let catalogue = $state.raw(new Catalogue("en", [], fetchRest));

export const language = {
  get value(): string {
    return choice.value;
  },
  /** Takes over what another tab has chosen meanwhile. */
  reread(): void {
    choice.reread();
    if (choice.value !== document.documentElement.lang) void speak().catch(() => undefined);
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

/** Loads the messages that are not needed for a first turn. Where one is asked for before, it appears when it is there. */
export async function speakOfAll(): Promise<void> {
  while (!catalogue.whole) {
    const { language } = catalogue;
    if (!first.has(language)) first.set(language, await textsOf(FIRST, language));
    const rest = await textsOf(REST, language);
    // Another language may have been chosen meanwhile.
    if (language === catalogue.language) show(language, rest);
  }
}

/** The messages of a language that are needed first, and the rest if it is loaded. */
function show(language: string, rest: readonly string[] | null): void {
  catalogue = new Catalogue(language, [...first.get(language)!, ...(rest ?? [])], rest ? null : fetchRest);
}

const textsOf = (files: Record<string, () => Promise<string>>, language: string): Promise<string[]> =>
  Promise.all(Object.entries(files).filter(([path]) => languageOf(path) === language).map(([, load]) => load()));

export type Key = keyof Messages;
type Given<K extends Key> = [Messages[K]] extends [never] ? [] : [values: Record<Messages[K], Value>];

/** A message by its name, with its values. */
export const t = <K extends Key>(key: K, ...given: Given<K>): string => catalogue.text(key, given[0]);

/** A word of the game by its code, such as a kind of combination; without a translation, the code or something else. */
export const word = (group: string, code: string, otherwise?: string): string => catalogue.word(group, code, otherwise);

/** A message of the server: a code and values. */
export const say = (reason: Reason): string => catalogue.say(reason);
