import { language, speak } from "../i18n/index.svelte";
import { account } from "./account.svelte";
import { api } from "./api";
import { NAMES, preferences, watchChoices } from "./preferences.svelte";
import { stored } from "./stored.svelte";
import type { Preferences } from "./wire";

/** The account whose last choices did not reach the server. */
const unsent = stored<string>("preferences_unsent", null, "");
let failure = $state.raw<unknown>(null);
let sending = false;
let again = false;

/** Why the last choice is only in this browser. */
export const notKept = {
  get why(): unknown {
    return failure;
  },
};

/** All choices of this browser, as an account keeps them. */
const chosen = (): Preferences => ({
  language: language.value as NonNullable<Preferences["language"]>,
  ...Object.fromEntries(NAMES.map((name) => [name, preferences[name].value])),
});

function take(kept: Preferences): void {
  for (const name of NAMES) (preferences[name].take as (value: unknown) => void)(kept[name]);
  if (kept.language && kept.language !== language.value) void speak(kept.language).catch(() => undefined);
}

/** Sends the choices to the account, one request after the other, so that the last choice is the one that stays. */
async function send(): Promise<void> {
  const { me } = account;
  if (!me || me.guest) return;
  unsent.value = me.id;
  again = sending;
  if (sending) return;
  sending = true;
  do {
    again = false;
    try {
      await api.keepPreferences(chosen());
      failure = null;
      if (!again) unsent.value = "";
    } catch (error) {
      failure = error;
    }
  } while (again);
  sending = false;
}

/** The account is known now: its choices hold, unless it has none, or this browser has newer ones. */
export async function meetAccount(id: string): Promise<void> {
  watchChoices(() => void send());
  if (unsent.value === id) return send();
  try {
    const kept = await api.preferences();
    if (account.me?.id !== id) return;
    if (kept) take(kept);
    else await send();
  } catch {
    // Without the server, what this browser remembers holds.
  }
}
