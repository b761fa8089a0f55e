import { existsSync, readFileSync, statSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { serviceWorker } from "./service_worker.ts";

const SERVER = process.env.UPPERHAND_SERVER ?? "http://127.0.0.1:8000";

/** Where the messages of a language go: those that lead to a first turn, and the rest (`src/i18n`). */
function catalogueOf(file: string): string | null {
  const [, language, name] = /locales\/([\w-]+)\/(\w+)\.ftl/.exec(file) ?? [];
  if (!language || !name) return null;
  return ["levels", "page", "refusals", "words"].includes(name) ? language : `${language}-rest`;
}

/** All that the first page needs is one file: a request costs more than it saves to fetch a part of it later. */
const FIRST = { name: "first", tags: ["$initial"] };

/** Tells the server the addresses of the page, so that it answers any other with 404. */
const addresses: Plugin = {
  name: "upperhand-addresses",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "routes.json", source: readFileSync("src/lib/routes.json", "utf8") });
  },
};

/** What play without a server needs beside the page: fetched when somebody wants it, and then kept. */
const ENGINE = ["../.build/engine/engine.wasm", "../src/upperhand/big_two/weights/network.npz"];
const engineBytes = ENGINE.reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0);

export default defineConfig({
  define: { __ENGINE_BYTES__: String(engineBytes) },
  // The server lets the thread of the engine compile WebAssembly, by the name of its script.
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/engine_thread-[hash].js" } } },
  plugins: [svelte(), addresses, serviceWorker()],
  // The browsers of the last three years; nothing is translated for older ones.
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: catalogueOf, debugName: "catalogues" }, FIRST] } } },
  },
  // The catalogues are next to the Python code, which uses the same sentences.
  server: { fs: { allow: [".", "../src/upperhand", "../.build/engine"] }, proxy: { "/api": { target: SERVER, ws: true } } },
  // A test may take as long as a busy machine needs.
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/english.ts"], testTimeout: 600_000 },
} as Parameters<typeof defineConfig>[0]);
