import { describe, expect, test } from "vitest";
import en from "../src/i18n/en";
import { filled, preferred } from "../src/i18n/index.svelte";
import indonesian from "../src/i18n/id";
import dutch from "../src/i18n/nl";
import chinese from "../src/i18n/zh-Hant";

const OTHERS: Record<string, Record<string, string>> = { nl: dutch, id: indonesian, "zh-Hant": chinese };
const slots = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

describe.each(Object.entries(OTHERS))("the dictionary %s", (_, dictionary) => {
  test("has every key of the English one and no other", () => {
    expect(Object.keys(dictionary).sort()).toEqual(Object.keys(en).sort());
  });

  test("leaves no text empty", () => {
    expect(Object.entries(dictionary).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test.each(Object.entries(en))("fills the same values into %s", (key, text) => {
    expect(slots(dictionary[key] ?? "")).toEqual(slots(text));
  });
});

test("values are filled in by name, and a slot without a value stays", () => {
  expect(filled("game {number} of {of}", { number: 2, of: 5 })).toBe("game 2 of 5");
  expect(filled("{name} waits", {})).toBe("{name} waits");
});

test("the first language of the browser that we speak is shown, or else English", () => {
  expect(preferred(["fr-CA", "nl-BE", "en"])).toBe("nl");
  expect(preferred(["zh-TW"])).toBe("zh-Hant");
  expect(preferred(["fr"])).toBe("en");
});
