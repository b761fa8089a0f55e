import { describe, expect, test } from "vitest";
import { Catalogue, type Values } from "../src/i18n/catalogue";
import { languageName, preferred, t } from "../src/i18n/index.svelte";
import { tellError } from "../src/i18n/labels";
import { ApiError } from "../src/lib/api";
import { filesOf, textOf } from "../tools/messages.mjs";

const PROBES = `
cards = { CARDS($cards) }
card = { CARD($card) }
rank = { RANK($rank) }
names = { NAMES($names) }
signed = { SIGNED($number) }
whole = { SIGNED($number, digits: 0) }
percent = { PERCENT($share) }
words = { SUIT($suit) }/{ KIND($kind) }/{ CONTRACT($contract) }
goal = { GOAL($contract) }
number = { $number }
`;
const catalogueOf = (language: string): Catalogue =>
  new Catalogue(language, [...filesOf(language).map((file) => textOf(language, file)), PROBES]);
const english = catalogueOf("en");

/** What `upperhand.locales` gives for the same values, with drawn cards. */
const EXPECTED: Record<string, [id: string, values: Values, said: string][]> = {
  en: [
    ["cards", { cards: "3D 3H" }, "3♦ 3♥"],
    ["cards", { cards: ["3D 3H", "TS"] }, "3♦ 3♥, 10♠"],
    ["card", { card: "QS" }, "queen of spades"],
    ["card", { card: "TD" }, "10 of diamonds"],
    ["rank", { rank: "T" }, "10"],
    ["names", { names: ["Ann", "Bob", "Cas"] }, "Ann, Bob, and Cas"],
    ["names", { names: ["Ann"] }, "Ann"],
    ["signed", { number: 3 }, "+3.0"],
    ["signed", { number: -2.5 }, "−2.5"],
    ["signed", { number: 0 }, "0.0"],
    ["signed", { number: -0.05 }, "0.0"],
    ["signed", { number: 0.25 }, "+0.2"],
    ["signed", { number: 1234.56 }, "+1,234.6"],
    ["whole", { number: -0.4 }, "0"],
    ["whole", { number: -12 }, "−12"],
    ["percent", { share: 0.385 }, "38%"],
    ["percent", { share: 1 }, "100%"],
    ["words", { suit: "H", kind: "full_house", contract: "solo8" }, "hearts/full house/Solo 8"],
    ["goal", { contract: "piek" }, "exactly one trick, alone and without trump"],
    ["number", { number: 8.25 }, "8.25"],
  ],
  nl: [
    ["card", { card: "TD" }, "ruiten 10"],
    ["names", { names: ["Ann", "Bob", "Cas"] }, "Ann, Bob en Cas"],
    ["signed", { number: -2.5 }, "−2,5"],
    ["signed", { number: 1234.56 }, "+1.234,6"],
    ["percent", { share: 0.385 }, "38%"],
    ["number", { number: 8.25 }, "8,25"],
  ],
  id: [
    ["card", { card: "QS" }, "ratu sekop"],
    ["names", { names: ["Ann", "Bob", "Cas"] }, "Ann, Bob, dan Cas"],
    ["signed", { number: -2.5 }, "−2,5"],
    ["percent", { share: 0.385 }, "38%"],
  ],
  de: [
    ["card", { card: "QS" }, "Pik Dame"],
    ["names", { names: ["Ann", "Bob", "Cas"] }, "Ann, Bob und Cas"],
    ["signed", { number: -2.5 }, "−2,5"],
    ["percent", { share: 0.385 }, "38\u00a0%"],
  ],
  "zh-Hans": [
    ["card", { card: "QS" }, "黑桃 Q"],
    ["names", { names: ["Ann", "Bob", "Cas"] }, "Ann、Bob和Cas"],
    ["signed", { number: -2.5 }, "−2.5"],
    ["percent", { share: 0.385 }, "38%"],
  ],
  "zh-Hant": [
    ["card", { card: "QS" }, "黑桃Q"],
    ["names", { names: ["Ann", "Bob", "Cas"] }, "Ann、Bob和Cas"],
    ["signed", { number: -2.5 }, "−2.5"],
    ["percent", { share: 0.385 }, "38%"],
  ],
};

describe.each(Object.entries(EXPECTED))("values in %s", (language, probes) => {
  const catalogue = catalogueOf(language);
  test.each(probes)("%s of %o", (id, values, said) => {
    expect(catalogue.text(id, values)).toBe(said);
  });
});

test("a message counts as its language does", () => {
  expect([1, 5].map((count) => english.text("seat_cards", { count }))).toEqual(["1 card", "5 cards"]);
  expect([1, 5].map((count) => catalogueOf("nl").text("seat_cards", { count }))).toEqual(["1 kaart", "5 kaarten"]);
});

test("a reason inside a reason is said first", () => {
  const play = { code: "a_pair", values: { rank: "T" } };
  const table = { code: "a_single", values: { card: "AS" } };
  expect(english.say({ code: "does_not_beat", values: { play, table } })).toBe("a pair of 10s does not beat A♠");
});

test("a reason that no catalogue has is shown as well as can be", () => {
  expect(english.say({ code: "brand_new", values: {} })).toBe("brand new");
  expect(english.say({ code: "brand_new", values: { count: 2, names: ["Ann", "Bob"] } })).toBe("brand new: 2, Ann, Bob");
});

test("a value that is missing does not stop the page", () => {
  expect(english.text("room_title")).toBe("Room {$code}");
});

test("what went wrong is told by its reason, by its message, or as a lost connection", () => {
  expect(tellError(new ApiError(409, "taken", "…", { code: "name_taken", values: {} }))).toContain("somebody else");
  expect(tellError(new ApiError(422, "invalid", "field required"))).toBe("field required");
  expect(tellError(new ApiError(0, "offline", ""))).toBe(t("error_offline"));
});

test("the first language of the browser that we speak is shown, or else English", () => {
  expect(preferred(["fr-CA", "nl-BE", "en"])).toBe("nl");
  expect(preferred(["fr"])).toBe("en");
  expect(preferred(["en-US@posix", "*", "de"])).toBe("de");
});

test.each([
  ["zh-Hans", ["zh", "zh-CN", "zh-SG", "zh-MY", "zh-Hans", "zh-Hans-HK"]],
  ["zh-Hant", ["zh-TW", "zh-HK", "zh-MO", "zh-Hant", "zh-Hant-CN"]],
  ["de", ["de", "de-DE", "de-AT", "de-CH"]],
])("%s is chosen by its regions", (language, tags) => {
  expect(tags.map((tag) => preferred([tag]))).toEqual(tags.map(() => language));
});

test("a language is called what its speakers call it", () => {
  expect(["en", "nl", "de", "zh-Hans", "zh-Hant"].map(languageName)).toEqual(["English", "Nederlands", "Deutsch", "简体中文", "繁體中文"]);
});
