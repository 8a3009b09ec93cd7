import { ink, ink2 } from "@metiro/shared/colours";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { once } from "@metiro/shared/text/once";
import { GlobalFonts, PDFDocument, type SKRSContext2D } from "@napi-rs/canvas";
import { wrapped } from "./wrap.ts";

/** The platform's own face: a server need not have any. */
const face = "Paper";
const font = once(async () => {
  const file = import.meta
    .resolve("@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2");
  GlobalFonts.register(await readFile(fileURLToPath(file)), face);
});

/** A4 in points. */
const [width, height, edge] = [595, 842, 50];
const bottom = height - 70;
const colour = { text: ink.light, quiet: ink2.light, rule: "#c9c5bd" };
export const inner = width - 2 * edge;

interface Style {
  size?: number;
  weight?: 400 | 600;
  quiet?: boolean;
}

/** A cell of a row: its words, and from where to where it stands within the page. */
export interface PaperCell extends Style {
  text: string;
  from: number;
  width: number;
  align?: "left" | "right";
}

/** A document that is written from top to bottom; a row that has no room begins a page. */
export interface Paper {
  row: (...cells: PaperCell[]) => void;
  text: (text: string, style?: Style) => void;
  rule: () => void;
  gap: (points: number) => void;
  done: () => Buffer;
}

/** `footer`: what stands below each page, by its number. */
export async function newPaper(meta: { title: string }, footer: (page: number) => string): Promise<Paper> {
  await font();
  const document = new PDFDocument(meta);
  let page = 0;
  let y = 0;
  let context = begin();

  function begin(): SKRSContext2D {
    page += 1;
    y = edge;
    const next = document.beginPage(width, height) as SKRSContext2D;
    // Without ligatures: no letters stand behind them, so that « Offre » would be read out, found and copied without its « ff ».
    next.textRendering = "optimizeSpeed";
    next.font = fontOf({ size: 8 });
    next.fillStyle = colour.quiet;
    next.fillText(footer(page), edge, height - 36, inner);
    return next;
  }
  function room(points: number): void {
    if (y + points <= bottom) return;
    document.endPage();
    context = begin();
  }
  function row(...cells: PaperCell[]): void {
    const set = cells.map((cell) => ({ ...cell, lines: linesOf(cell) }));
    const leading = Math.max(...cells.map(({ size = 9.5 }) => size)) * 1.35;
    const count = Math.max(...set.map(({ lines }) => lines.length));
    // A row longer than what is left goes over line by line, so that a long text fills the page.
    for (let line = 0; line < count; line++) {
      room(leading);
      y += leading;
      for (const cell of set) draw(cell, cell.lines[line] ?? "");
    }
  }
  function linesOf(cell: PaperCell): string[] {
    context.font = fontOf(cell);
    return wrapped(cell.text, cell.width, (words) => context.measureText(words).width);
  }
  function draw(cell: PaperCell, words: string): void {
    context.font = fontOf(cell);
    context.fillStyle = cell.quiet ? colour.quiet : colour.text;
    const left = edge + cell.from + (cell.align === "right" ? cell.width - context.measureText(words).width : 0);
    context.fillText(words, left, y);
  }
  return {
    row,
    text: (text, style = {}) => row({ ...style, text, from: 0, width: inner }),
    rule() {
      room(12);
      y += 6;
      context.strokeStyle = colour.rule;
      context.lineWidth = 0.6;
      context.beginPath();
      context.moveTo(edge, y);
      context.lineTo(width - edge, y);
      context.stroke();
    },
    gap(points) {
      y += points;
    },
    done() {
      document.endPage();
      return document.close();
    },
  };
}

const fontOf = ({ size = 9.5, weight = 400 }: Style) => `${weight} ${size}px ${face}`;
