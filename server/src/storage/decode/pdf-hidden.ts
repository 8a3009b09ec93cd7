import { type PDFContext, type PDFDict, PDFName, PDFRawStream, type PDFStream } from "@cantoo/pdf-lib";
import { filtersOf } from "./pdf-rules.ts";

/** What programs write about a document and its author beside what its pages show: XMP, their own data, when they wrote it. */
const hiddenKeys = ["Metadata", "PieceInfo", "LastModified"].map((key) => PDFName.of(key));

/** Takes author, title and program of the whole document away: no page shows them. */
export function forgetInfo({ trailerInfo }: PDFContext): void {
  delete trailerInfo.Info;
}

/** Takes away what a dictionary carries of the kind. */
export function forgetHidden(dict: PDFDict): void {
  for (const key of hiddenKeys) dict.delete(key);
}

/** Takes away what hides in a photo that lies in the document as a camera wrote it, as photos are sent without it. */
export function forgetHiddenOfPhoto(stream: PDFStream): void {
  const [filter, ...more] = filtersOf(stream.dict);
  if (!(stream instanceof PDFRawStream) || more.length > 0 || (filter !== "DCTDecode" && filter !== "DCT")) return;
  const { contents } = stream;
  const shown = withoutNotes(contents);
  if (shown.length < contents.length) stream.updateContents(shown);
}

const marker = { start: 0xd8, scan: 0xda, comment: 0xfe, segments: [0xe0, 0xef] } as const;
/** Segments that say how a photo is drawn: JFIF, a profile of colours, Adobe's transformation of them. */
const drawing = new Set([0xe0, 0xe2, 0xee]);

/** A JPEG without what cameras and programs note in it (EXIF, XMP, IPTC, comments); of one that is damaged what can be read. */
function withoutNotes(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== marker.start) return jpeg;
  const kept = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === 0xff) {
    const kind = jpeg[at + 1] ?? marker.scan;
    const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0);
    const end = at + 2 + length;
    if (kind === marker.scan || length < 2 || end > jpeg.length) break;
    const [first, last] = marker.segments;
    const isNote = kind === marker.comment || (kind >= first && kind <= last && !drawing.has(kind));
    if (!isNote) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, jpeg.subarray(at)]);
}
