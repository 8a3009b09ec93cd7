import { deflateSync } from "node:zlib";

/** Objects by their number, in the syntax of PDF. */
export type Objects = Readonly<Record<number, string | Buffer>>;

interface Options {
  trailer?: string;
  head?: string;
  /** After the last line. */
  tail?: string;
}

const page: Objects = {
  1: "<< /Type /Catalog /Pages 2 0 R >>",
  2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << >> >>",
};

/** A stream of an object, deflated unless it says otherwise. */
export function stream(content: string | Buffer, { dict = "", deflated = true } = {}): Buffer {
  const bytes = deflated ? deflateSync(content, { level: 9 }) : Buffer.from(content);
  const filter = deflated ? "/Filter /FlateDecode " : "";
  return Buffer.concat([
    Buffer.from(`<< ${filter}${dict} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

/** An object stream that holds these objects. */
export function objectStream(objects: Readonly<Record<number, string>>, dict = ""): Buffer {
  const heads: string[] = [];
  let body = "";
  for (const [number, text] of Object.entries(objects)) {
    heads.push(`${number} ${body.length}`);
    body += `${text} `;
  }
  const head = `${heads.join(" ")} `;
  return stream(head + body, { dict: `/Type /ObjStm /N ${heads.length} /First ${head.length} ${dict}` });
}

/** A page with a line on it; objects of one's own come on top, or instead. */
export function buildPdf(more: Objects = {}, { trailer = "", head = "%PDF-1.7\n", tail = "" }: Options = {}): Buffer {
  const objects: Objects = { ...page, 4: stream("BT ET"), ...more };
  const parts: Buffer[] = [Buffer.from(head)];
  const offsets = new Map<number, number>();
  let at = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [number, object] of Object.entries(objects)) {
    offsets.set(Number(number), at);
    add(Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]));
  }
  const start = at;
  const size = Math.max(...offsets.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  add(Buffer.from(`xref\n0 ${size}\n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`));
  add(Buffer.from(`startxref\n${start}\n%%EOF\n${tail}`));
  return Buffer.concat(parts);
}
