import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Files of `public/` that belong to the shell; `index.html` is the answer for every address of the page. */
const STATIC = ["/", "/manifest.webmanifest", "/icon.svg"];

/** Files for play without a server; they are large, so only those who want it fetch them (`src/offline/assets.ts`). */
const ENGINE = /\.(wasm|npz)$/;

/** Writes `sw.js`: the worker of `src/sw.js` with the list of built files and a name that changes with them. */
export function serviceWorker(): Plugin {
  return {
    name: "upperhand-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => file.startsWith("assets/")).map((file) => `/${file}`);
      const files = [...STATIC, ...built.filter((file) => !ENGINE.test(file))];
      const engine = built.filter((file) => ENGINE.test(file));
      const version = createHash("sha256").update([...files, ...engine].join()).digest("hex").slice(0, 12);
      const known = { VERSION: version, FILES: files, ENGINE: engine };
      const head = Object.entries(known).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join("");
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + readFileSync("src/sw.js", "utf8") });
    },
  };
}
