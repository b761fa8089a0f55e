import { speakOfAll } from "../i18n/index.svelte";

/** Loads a part of the page that nobody needs for a first turn, with all messages. What failed is tried again when it is asked for. */
export const later = <M>(load: () => Promise<M>): (() => Promise<M>) => {
  let loaded: Promise<M> | null = null;
  const forget = (error: unknown): never => {
    loaded = null;
    throw error;
  };
  return () => (loaded ??= Promise.all([load(), speakOfAll()]).then(([part]) => part, forget));
};
