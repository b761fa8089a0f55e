import { expect, test } from "vitest";
import { LANGUAGES } from "../src/i18n/index.svelte";
import { CHOICES, NAMES, preferences, watchChoices } from "../src/lib/preferences.svelte";
import { stored } from "../src/lib/stored.svelte";
import { filesOf, messagesOf } from "../tools/messages.mjs";

test("without a choice everything is as usual", () => {
  for (const name of NAMES) expect(preferences[name].value).toBe(CHOICES[name][0]);
});

test("a choice is told, and what an account says is not told back to it", () => {
  const told: string[] = [];
  watchChoices(() => told.push(preferences.felt.value));
  preferences.felt.value = "blue";
  preferences.felt.take("wine");
  expect(preferences.felt.value).toBe("wine");
  preferences.felt.take(undefined);
  expect(preferences.felt.value).toBe("green");
  expect(told).toEqual(["blue"]);
});

test("a value that is unknown is as usual, unless any text is allowed", () => {
  expect(stored("no such thing", ["a", "b"], "b").value).toBe("b");
  expect(stored<string>("no such text", null, "").value).toBe("");
});

test.each(LANGUAGES)("every choice has a name in %s", (language) => {
  const known = new Set(filesOf(language).flatMap((file) => [...messagesOf(language, file).keys()]));
  const boxes = ["vibration", "forced_moves", "confirm"];
  const wanted = NAMES.filter((name) => !boxes.includes(name)).flatMap((name) =>
    CHOICES[name].map((choice) => (name === "pace" ? `pace_${choice}` : `settings_${name}_${choice}`)),
  );
  expect(wanted.filter((message) => !known.has(message))).toEqual([]);
});
