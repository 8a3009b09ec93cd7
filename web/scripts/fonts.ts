/**
 * Writes the faces of the pages, `src/ui/fonts`: of the published ones the signs of French and English, the weights and the
 * features that the styles use. Run by hand when one of them changes: `node scripts/fonts.ts`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const folder = path.resolve(import.meta.dirname, "../src/ui/fonts");
const resolve = createRequire(import.meta.url).resolve;

/** The letters of Latin-1, what French adds, spaces, dashes, quotation marks, €, and the signs that texts and figures use. */
const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, rank) => String.fromCodePoint(first + rank)).join("");
const signs = `${letters(0x20, 0x7e)}${letters(0xc0, 0xff)}ŒœŸı\u00a0\u2009\u202f\u00ad¡§©«°±²³´·»¿–—‘’‚“”„•…‹›€™↑↓−`;

const faces = [
  {
    source: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    file: "inter-latin.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ["kern", "tnum", "cv05", "ss03"],
  },
  {
    source: "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
    file: "schibsted-grotesk-latin.woff2",
    variationAxes: { wght: 600 },
    keepFeatures: ["kern", "tnum"],
  },
];

await mkdir(folder, { recursive: true });
for (const { source, file, ...options } of faces) {
  const face = await subsetFont(await readFile(resolve(source)), signs, {
    targetFormat: "woff2",
    ...options,
  });
  await writeFile(path.join(folder, file), face);
  console.log(`${file} ${(face.length / 1000).toFixed(1)} kB`);
}
