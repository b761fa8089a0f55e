import { expect, test } from "vitest";
import { presetName } from "../src/i18n/labels";

test.each([
  ["hongkong", "Hong Kong"],
  ["greedy:players=3", "With triples"],
  ["hongkong:players=3,triples=true,bombs=four_plus_one/straight_flush", "Hong Kong, Three of a rank alone: true, Bombs: four and one, straight flush"],
  ["unknown_rules", "unknown rules"],
])("the rules %s are called %s", (spec, name) => {
  expect(presetName(spec)).toBe(name);
});
