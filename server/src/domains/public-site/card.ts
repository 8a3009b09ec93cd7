import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { accent, ink, ink2, paper, sunken } from "@metiro/shared/colours";
import { createCanvas, GlobalFonts, loadImage, Path2D, type SKRSContext2D } from "@napi-rs/canvas";

interface CardWords {
  title: string;
  /** Of the platform. */
  name: string;
  domain: string;
  /** A drawing as SVG. */
  art: string;
}

const [width, height, edge] = [1200, 630, 80];
/** Beside the drawing. */
const textWidth = 640;
/** The largest in which a title has at most three lines. */
const sizes = [76, 66, 56, 48];
const maxLines = 4;

/** The platform's own face: a server need not have any. */
const font = (async () => {
  const file = import.meta
    .resolve("@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2");
  GlobalFonts.register(await readFile(fileURLToPath(file)), "Card");
})();

/** A picture of a page, 1200 × 630 as networks show it (https://ogp.me): the platform's name, the page's title, a drawing. PNG. */
export async function drawCard({ title, name, domain, art }: CardWords): Promise<Buffer> {
  await font;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = paper.light;
  context.fillRect(0, 0, width, height);
  context.fillStyle = sunken.light;
  context.fillRect(width - 400, 0, 400, height);
  context.drawImage(await loadImage(Buffer.from(art)), width - 330, (height - 260) / 2, 260, 260);

  drawMark(context);
  context.fillStyle = ink.light;
  context.font = "600 40px Card";
  context.fillText(name.toLowerCase(), edge + 62, 116, textWidth - 62);
  context.fillStyle = ink2.light;
  context.font = "500 28px Card";
  context.fillText(domain, edge, height - 72, textWidth);

  const { lines, size } = fitted(context, title);
  context.fillStyle = ink.light;
  const top = 340 - ((lines.length - 1) * size * 1.12) / 2 + size * 0.3;
  lines.forEach((line, at) => context.fillText(line, edge, top + at * size * 1.12, textWidth));
  return canvas.encode("png");
}

/** The mark of the top bar. */
function drawMark(context: SKRSContext2D): void {
  context.save();
  context.translate(edge, 80);
  context.scale(44 / 28, 44 / 28);
  context.strokeStyle = accent.light;
  context.lineWidth = 4.5;
  context.miterLimit = 6;
  context.stroke(new Path2D("M4 24V5.5L14 17 24 5.5V24"));
  context.restore();
}

/** A title in lines, as large as it may be; the end of one that is too long for any size is left out. */
function fitted(context: SKRSContext2D, title: string): { lines: string[]; size: number } {
  let [size, lines]: [number, string[]] = [0, []];
  for (size of sizes) {
    context.font = `600 ${size}px Card`;
    lines = linesOf(context, title);
    if (lines.length < maxLines) break;
  }
  if (lines.length <= maxLines) return { lines, size };
  const shown = lines.slice(0, maxLines);
  return { lines: [...shown.slice(0, -1), `${shown.at(-1)} …`], size };
}

function linesOf(context: SKRSContext2D, title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= textWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
