import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { compressed } from "./compress.ts";

/** A replay says only what these catalogues have, and shows no rules. */
const SPOKEN = /\/(embed|page|review|words)\.ftl/;
const LEFT_OUT = /\/games\/\w+\/(Rules|Choices)\.svelte$/;
/** One file per language, and one for all that is left out. */
const chunkOf = (file: string): string | null => {
  const [, language] = /locales\/([\w-]+)\/\w+\.ftl/.exec(file) ?? [];
  if (language) return SPOKEN.test(file) ? `embed-${language}` : "embed-nothing";
  return LEFT_OUT.test(file) ? "embed-nothing" : null;
};

const small: Plugin = {
  name: "upperhand-small",
  enforce: "pre",
  load(file) {
    const silent = file.includes(".ftl") && !SPOKEN.test(file);
    if (silent || LEFT_OUT.test(file)) return { code: silent ? 'export default "";' : "", map: null };
    return null;
  },
};

/** The replay that other pages embed. It shares no file with the page, so that it stays small. The last step of the build. */
export default defineConfig({
  plugins: [small, svelte(), compressed()],
  publicDir: false,
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: false,
    rolldownOptions: {
      input: "embed.html",
      output: {
        entryFileNames: "assets/embed-[hash].js",
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: "embedded" }] },
      },
    },
  },
});
