// Unpacks Chromium, its libraries and its fonts into the folder that TMPDIR names.
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";

const packed = new URL("../bin/", import.meta.resolve("@sparticuz/chromium"));
for (const name of ["chromium", "al2023.tar", "fonts.tar", "swiftshader.tar"]) {
  await inflate(fileURLToPath(new URL(`${name}.br`, packed)));
}
