import { t, word } from "../i18n/index.svelte";
import type { ChatMessage, SignalMessage } from "../lib/wire";

/** Reactions are drawn; their names are for those who do not see them. */
export const REACTIONS = ["smile", "laugh", "wow", "sad", "bravo", "think"] as const satisfies readonly SignalMessage["code"][];

export type Reaction = (typeof REACTIONS)[number];

export const PHRASES: readonly SignalMessage["code"][] = ["hello", "good_luck", "well_played", "thanks", "sorry", "good_game", "one_more", "must_go"];

/** The reaction that was shown; null for words. */
export const reactionOf = (said: SignalMessage | ChatMessage): Reaction | null =>
  said.type === "signal" ? (REACTIONS.find((code) => code === said.code) ?? null) : null;

export const signalName = (code: SignalMessage["code"]): string => word("signal", code);

/** What somebody said, in words. */
export const saidText = (said: SignalMessage | ChatMessage): string => (said.type === "chat" ? said.text : signalName(said.code));

export const saidBy = (name: string, said: SignalMessage | ChatMessage): string => t("talk_said", { name, text: saidText(said) });
