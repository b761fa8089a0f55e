import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/i18n/index.svelte";
import { filesOf, LOCALES, messagesOf, textOf } from "../tools/messages.mjs";

const OTHERS = LANGUAGES.filter((language) => language !== "en");
const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(`src/${path}`, "utf8"))
  .join("\n");

test("the page knows every folder of the catalogues", () => {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const languages = folders.map(({ name }) => name).filter((name) => !name.startsWith("_"));
  expect([...LANGUAGES].sort()).toEqual(languages.sort());
});

describe.each(LANGUAGES)("the catalogue %s", (language) => {
  test.each(filesOf(language))("of %s can be read to its last line", (file) => {
    const begun = [...textOf(language, file).matchAll(/^[^\s#}].*$/gm)].map(([line]) => line.split(" =")[0]);
    expect(begun).toEqual([...messagesOf(language, file).keys()]);
  });

  test("has every message once", () => {
    const ids = filesOf(language).flatMap((file) => [...messagesOf(language, file).keys()]);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});

describe.each(OTHERS)("the catalogue %s", (language) => {
  test.each(filesOf("en"))("has the messages of the English %s, with the same values, and no others", (file) => {
    expect(Object.fromEntries(messagesOf(language, file))).toEqual(Object.fromEntries(messagesOf("en", file)));
  });
});

/** The page asks for a message by its name, by a name with a variable part, or as a word of a group. */
test("the page asks for every message of its own", () => {
  const open = [...SOURCES.matchAll(/\bt\(`([^`]*)`/g)].map(([, key]) => new RegExp(`^${key!.replace(/\$\{[^}]*\}/g, "\\w+")}$`));
  const groups = [...SOURCES.matchAll(/\bword\("(\w+)"/g)].map(([, group]) => new RegExp(`^${group}_\\w+$`));
  const asked = (id: string): boolean =>
    SOURCES.includes(`"${id}"`) || SOURCES.includes(`'${id}'`) || [...open, ...groups].some((form) => form.test(id));
  const own = ["account.ftl", "hints.ftl", "learn.ftl", "page.ftl", "position.ftl", "results.ftl", "rules.ftl", "setup.ftl"].flatMap((file) => [...messagesOf("en", file).keys()]);
  expect(own.filter((id) => !asked(id))).toEqual([]);
});
