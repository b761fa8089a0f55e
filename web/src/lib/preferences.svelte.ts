import { language, speak } from "../i18n/index.svelte";
import { stored } from "./stored.svelte";
import type { Preferences } from "./wire";

/** All but the language, which the catalogues remember (`src/i18n`). */
export type PreferenceName = Exclude<keyof Preferences, "language">;
type Choice<N extends PreferenceName> = NonNullable<Preferences[N]>;

/** What can be chosen; the usual choice comes first. */
export const CHOICES: { readonly [N in PreferenceName]: readonly [Choice<N>, ...Choice<N>[]] } = {
  theme: ["system", "light", "dark"],
  felt: ["green", "blue", "wine", "plum", "grey"],
  back: ["red", "blue", "green", "black"],
  suits: ["four", "two"],
  card_size: ["normal", "small", "large"],
  hand: ["right", "left"],
  pace: ["natural", "quick", "instant"],
  // People know from other tables that they hear their turn; a soft sound startles nobody.
  sound: ["soft", "full", "off"],
  vibration: ["on", "off"],
  forced_moves: ["on", "off"],
  confirm: ["off", "on"],
};
export const NAMES = Object.keys(CHOICES) as PreferenceName[];

let tell: () => void = () => undefined;

/** Calls back after each choice that a person makes in this tab. */
export const watchChoices = (told: () => void): void => {
  tell = told;
};

/** A person has chosen a language; the old one stays until the new one is loaded. */
export const chooseLanguage = (code: string): void => void speak(code).then(tell, () => undefined);

function preference<N extends PreferenceName>(name: N) {
  const [usual] = CHOICES[name];
  const kept = stored<Choice<N>>(name, CHOICES[name], usual);
  return {
    get value(): Choice<N> {
      return kept.value;
    },
    set value(next: Choice<N>) {
      kept.value = next;
      tell();
    },
    /** As the account says; what it does not say is as usual. */
    take(next: Choice<N> | null | undefined): void {
      kept.value = next ?? usual;
    },
    reread: kept.reread,
  };
}

type Kept = { readonly [N in PreferenceName]: ReturnType<typeof preference<N>> };

/** How the page looks, sounds and plays for this person: the one home of these values in the page. */
export const preferences = Object.fromEntries(NAMES.map((name) => [name, preference(name)])) as unknown as Kept;

/** Those that the style sheets read, as attributes of the page. */
const SHOWN = ["felt", "back", "suits", "card_size", "hand"] as const;
/** Around the page, on a phone. */
const AROUND = { light: "#0f3d33", dark: "#0f1513" };

/** Keeps the attributes that the design tokens use in step with the choices, with the system and with other tabs. */
export function applyPreferences(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const { dataset } = document.documentElement;
  const show = () => {
    const { value } = preferences.theme;
    const shown = value === "system" ? (dark.matches ? "dark" : "light") : value;
    dataset.theme = shown;
    for (const name of SHOWN) dataset[name] = preferences[name].value;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", AROUND[shown]);
  };
  dark.addEventListener("change", show);
  addEventListener("storage", () => {
    NAMES.forEach((name) => preferences[name].reread());
    language.reread();
  });
  $effect.root(() => {
    $effect(show);
  });
}
