import { speakOfAll } from "../src/i18n/index.svelte";

// The messages are loaded as in the page, before the first test of a file.
await speakOfAll();
