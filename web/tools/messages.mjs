// @ts-check
/**
 * Reads the catalogues of `src/upperhand/locales`. Run as a program, it writes the names of the messages that the page
 * asks for by name, and of their values, as types: a wrong name or a forgotten value is then found by `npm run check`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

export const LOCALES = fileURLToPath(new URL("../../src/upperhand/locales/", import.meta.url));
const TYPES = fileURLToPath(new URL("../src/i18n/messages.ts", import.meta.url));
/** Files whose messages the page says by the codes that the server sends; the messages of the others it asks for by name. */
const BY_CODE = ["analysis.ftl", "coach.ftl", "lessons.ftl", "reasons.ftl", "refusals.ftl", "requests.ftl", "table.ftl"];

/** @param {string} language */
export const filesOf = (language) => readdirSync(LOCALES + language).filter((file) => file.endsWith(".ftl"));

/** @param {string} language @param {string} file */
export const textOf = (language, file) => readFileSync(`${LOCALES}${language}/${file}`, "utf8");

/**
 * Every message of a file with the values that it speaks of.
 * @param {string} language @param {string} file @returns {Map<string, string[]>}
 */
export const messagesOf = (language, file) =>
  new Map(new FluentResource(textOf(language, file)).body.map(({ id, value }) => [id, [...variablesOf(value)].sort()]));

/** @param {unknown} node a part of a parsed message @returns {Set<string>} */
function variablesOf(node) {
  if (node === null || typeof node !== "object") return new Set();
  if ("type" in node && node.type === "var" && "name" in node) return new Set([String(node.name)]);
  return new Set(Object.values(node).flatMap((part) => [...variablesOf(part)]));
}

function types() {
  const named = filesOf("en").filter((file) => !BY_CODE.includes(file));
  const lines = named.flatMap((file) => [...messagesOf("en", file)]).map(
    ([id, values]) => `  ${id}: ${values.map((value) => `"${value}"`).join(" | ") || "never"};`,
  );
  return ["// Written by `npm run messages`.", "export interface Messages {", ...lines, "}", ""].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TYPES, types());
