import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Files of `public/` that belong to the shell; `index.html` is the answer for every address of the page. */
const STATIC = ["/", "/manifest.webmanifest", "/icon.svg"];

/** Writes `sw.js`: the worker of `src/sw.js` with the list of built files and a name that changes with them. */
export function serviceWorker(): Plugin {
  return {
    name: "upperhand-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => file.startsWith("assets/")).map((file) => `/${file}`);
      const files = [...STATIC, ...built];
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + readFileSync("src/sw.js", "utf8") });
    },
  };
}
