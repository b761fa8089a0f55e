import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { serviceWorker } from "./service_worker.ts";

const SERVER = process.env.UPPERHAND_SERVER ?? "http://127.0.0.1:8000";

/** All files of a language are loaded as one; English is part of the page. */
const languageOf = (file: string): string | null => /locales\/(?!en\/)([\w-]+)\/\w+\.ftl/.exec(file)?.[1] ?? null;

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  // The browsers of the last three years; nothing is translated for older ones.
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: languageOf }] } } },
  },
  // The catalogues are next to the Python code, which uses the same sentences.
  server: { fs: { allow: [".", "../src/upperhand/locales"] }, proxy: { "/api": { target: SERVER, ws: true } } },
  // A test may take as long as a busy machine needs.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 600_000 },
} as Parameters<typeof defineConfig>[0]);
