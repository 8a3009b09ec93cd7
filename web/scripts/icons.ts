/**
 * Draws the icons that a device wants of an installed site, `public/assets/app`, from the mark in `public/assets/icon.svg`. Run by
 * hand when the mark changes: `node scripts/icons.ts`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const assets = path.resolve(import.meta.dirname, "../public/assets");
const folder = path.join(assets, "app");

const mark = await readFile(path.join(assets, "icon.svg"), "utf8");
const ground = /<rect[^>]* fill="(#\w+)"/.exec(mark)?.[1];
const letter = /<path[^>]*\/>/.exec(mark)?.[0];
if (ground === undefined || letter === undefined) throw new Error("The mark is drawn in another way.");

/** The letter on a ground without corners of its own; the system cuts them. `share`: how large the letter is beside that of the mark. */
const cut = (share: number) => drawn(`<rect width="32" height="32" fill="${ground}"/>${around(share, letter)}`);
const around = (share: number, drawing: string) =>
  `<g transform="translate(16 16) scale(${share}) translate(-16 -16)">${drawing}</g>`;
const drawn = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;

const icons = [
  { name: "icon-192", size: 192, svg: mark },
  { name: "icon-512", size: 512, svg: mark },
  // All of the letter lies in the circle of four fifths that every system shows (https://www.w3.org/TR/appmanifest/#icon-masks).
  { name: "maskable-192", size: 192, svg: cut(0.8) },
  { name: "maskable-512", size: 512, svg: cut(0.8) },
  { name: "apple-touch-icon", size: 180, svg: cut(0.9) },
  // Android takes its shape alone, beside the clock.
  { name: "badge", size: 96, svg: drawn(around(1.25, letter)) },
];

await mkdir(folder, { recursive: true });
for (const { name, size, svg } of icons) {
  const image = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(path.join(folder, `${name}.png`), image);
  console.log(`${name}.png ${(image.length / 1000).toFixed(1)} kB`);
}
