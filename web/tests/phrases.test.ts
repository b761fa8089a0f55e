import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import dutchWords from "../src/i18n/nl";
import { PHRASES } from "../src/i18n/phrases/english";
import indonesian from "../src/i18n/phrases/id";
import dutch from "../src/i18n/phrases/nl";
import chinese from "../src/i18n/phrases/zh-Hant";
import { Phrases } from "../src/i18n/phrases/recognise";
import { VALUES } from "../src/i18n/phrases/values";

const BOOKS: Record<string, Record<string, string>> = { nl: dutch, id: indonesian, "zh-Hant": chinese };
const slots = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!).sort();
const word = (group: string, code: string) => (dutchWords as Record<string, string>)[`${group}.${code}`] ?? code;
const inDutch = new Phrases(dutch, word);

/** What a real server said, one sentence a line, where a test has gathered it. */
const gathered = process.env.SENTENCES ? readFileSync(process.env.SENTENCES, "utf8").split("\n").filter(Boolean) : [];

describe.each(Object.entries(BOOKS))("the phrase book %s", (_, book) => {
  test("has every phrase and no other", () => {
    expect(Object.keys(book).sort()).toEqual([...PHRASES].sort());
  });

  test("fills in the same values", () => {
    for (const phrase of PHRASES) expect(slots(book[phrase] ?? ""), phrase).toEqual(slots(phrase));
  });

  test("knows all that the server said", () => {
    const phrases = new Phrases(book, word);
    expect(gathered.filter((sentence) => phrases.say(sentence) === null)).toEqual([]);
  });
});

test("every slot is of a kind that is known", () => {
  const kinds = new Set(PHRASES.flatMap(slots).map((slot) => slot.replace(/\d+$/, "")));
  for (const kind of ["phrase", "sentence"]) kinds.delete(kind);
  expect([...kinds].filter((kind) => !(kind in VALUES))).toEqual([]);
});

test.each([
  ["3D does not beat TS", "3♦ is niet hoger dan 10♠"],
  ["4H cannot be played on a pair of Ts: play 2 cards", "4♥ kan niet op een paar 10: speel 2 kaarten"],
  ["QS must be played by who cannot follow suit", "wie niet kan bekennen moet Q♠ spelen"],
  ["Ann made Rik in hearts with Bob: 8 tricks.", "Ann haalde Rik in harten met Bob: 8 slagen."],
  ["Ann made Piek: 1 trick. Bob lost Piek: 2 tricks.", "Ann haalde Piek: 1 slag. Bob verloor Piek: 2 slagen."],
  ["call the ace of spades", "vraag A♠"],
  ["bid solo8: the hand should win 8.2 tricks, and it asks for 8 or more", "bied 8 alleen: de hand haalt naar schatting 8.2 slagen, en nodig is 8 of meer"],
])("%s", (sentence, said) => {
  expect(inDutch.say(sentence)).toBe(said);
});

test("a sentence of no known form is not guessed at", () => {
  expect(inDutch.say("the moon does not beat TS")).toBeNull();
});
