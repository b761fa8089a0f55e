import { ApiError } from "../lib/api";
import { withSymbols } from "../lib/cards";
import { phrases, t } from "./index.svelte";

/** A sentence of the server as the page says it, and whether it stays English for want of a translation. */
export interface Told {
  text: string;
  english: boolean;
}

export function told(sentence: string): Told {
  const book = phrases();
  const text = book?.say(sentence) ?? null;
  return { text: text ?? withSymbols(sentence), english: book !== null && text === null };
}

/** The same where only the text is wanted. */
export const tell = (sentence: string): string => told(sentence).text;

/** What went wrong: the server's refusal, or that it cannot be reached. */
export const tellError = (error: unknown): string =>
  error instanceof ApiError && error.message ? tell(error.message) : t("error.offline");
