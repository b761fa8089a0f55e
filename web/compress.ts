import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Other files, such as pictures, are already compressed. */
const TEXT = /\.(css|html|js|json|svg|wasm|webmanifest)$/;

const WAYS = {
  br: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text: Buffer) => gzipSync(text, { level: 9 }),
};

/** Writes every text file of the built page compressed beside it, as `NAME.br` and `NAME.gz`, where that is smaller. */
export function compressed(): Plugin {
  return {
    name: "upperhand-compressed",
    apply: "build",
    // The last step: now the files of `public/` and the service worker are there too.
    closeBundle() {
      for (const name of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const file = join("dist", name);
        const text = readFileSync(file);
        for (const [ending, compress] of Object.entries(WAYS)) {
          const small = compress(text);
          if (small.length < text.length) writeFileSync(`${file}.${ending}`, small);
        }
      }
    },
  };
}
