import type { Room } from "../data/demo/shapes.ts";

/** Text of a page's content: what PDF reads as syntax is left out, and a typographic apostrophe has no place in Latin-1. */
const shown = (text: string) => text.replaceAll("’", "'").replaceAll(/[()\\]/g, "");

/** A PDF of one page, A4 upright, with this content. */
function onePage(content: string): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

const textAt = (x: number, y: number, size: number, text: string) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${shown(text)}) Tj ET`;

/** A PDF of one page with a title and some lines on it. */
export const samplePdf = (title: string, ...lines: string[]): Buffer =>
  onePage(
    [textAt(60, 760, 20, title), ...lines.map((line, index) => textAt(60, 720 - index * 20, 12, line))].join("\n"),
  );

/** A plan of some rooms, drawn to a scale that fills the page, each with its measures. */
export function floorPlan(title: string, rooms: readonly Room[]): Buffer {
  const far = Math.max(...rooms.flatMap(({ at: [x, y], size: [width, depth] }) => [x + width, y + depth]));
  const scale = Math.floor(470 / far);
  const drawn = rooms.flatMap(({ name, at: [x, y], size: [width, depth] }) => {
    const [left, low] = [60 + x * scale, 180 + y * scale];
    return [
      `2 w ${left} ${low} ${width * scale} ${depth * scale} re S`,
      textAt(left + 8, low + depth * scale - 18, 11, name),
      textAt(left + 8, low + depth * scale - 34, 9, `${width.toFixed(2)} x ${depth.toFixed(2)} m`),
    ];
  });
  return onePage([textAt(60, 760, 20, title), ...drawn].join("\n"));
}
