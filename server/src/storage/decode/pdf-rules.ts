import { inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";

export type PdfRule = "notADocument" | "pdfLocked" | "pdfActive" | "pdfTooHeavy";

/** Why a PDF is refused. */
export class PdfFault extends Error {
  readonly rule: PdfRule;
  constructor(rule: PdfRule) {
    super(rule);
    this.rule = rule;
  }
}

/** Bytes that streams may still inflate to. */
export interface InflateBudget {
  left: number;
}

/** Keys under which scripts, actions by themselves, files and live forms lie, wherever they stand. */
const keys = new Set(
  "JS JavaScript AA EF EmbeddedFiles EmbeddedFile XFA Launch Renditions RichMediaContent RichMediaSettings Collection".split(
    " ",
  ),
);
/** Where an action stands; what a chain goes on with among them. */
const actingKeys = ["A", "PA", "OpenAction", "Next"].map((key) => PDFName.of(key));
/** All that an action may do: show another place of the document, or a page of the web. */
const allowedActions = new Set(["GoTo", "Named", "URI"]);
const allowedMoves = new Set(["NextPage", "PrevPage", "FirstPage", "LastPage"]);
/** Actions that are refused wherever they stand, also where nobody would look for one. */
const actions = new Set(
  "JavaScript Launch SubmitForm ResetForm ImportData GoToR GoToE GoToDp Thread Hide Rendition Movie Sound RichMediaExecute GoTo3DView SetState".split(
    " ",
  ),
);
/** Keys whose text is the name of another file; a number, as of an annotation's flags, is none. */
const fileKeys = ["F", "UF", "DOS", "Mac", "Unix"].map((key) => PDFName.of(key));
/** What carries files, plays, or is a program. */
const kinds = new Set("EmbeddedFile Filespec FileAttachment RichMedia Screen Movie Sound 3D PS".split(" "));
/** Where a link may lead. Without a scheme it would be a place on the reader's own machine or network. */
const allowedLinks = /^(https?:\/\/|mailto:|tel:)/i;

/** Megapixels that an image may say it has. */
const maxMegapixels = 200;
/** Filters that make much of little; two of them, one on the other, are a bomb. */
const growing = new Set(["FlateDecode", "Fl", "LZWDecode", "LZW", "RunLengthDecode", "RL"]);

export function pdfNameAt(dict: PDFDict, key: string): string | undefined {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
}

/** Throws when a dictionary is or names something that acts. */
export function faultOfDict(dict: PDFDict): void {
  for (const key of dict.keys()) if (keys.has(key.decodeText())) throw new PdfFault("pdfActive");
  for (const [key, refused] of [
    ["S", actions],
    ["Type", kinds],
    ["Subtype", kinds],
  ] as const) {
    const value = pdfNameAt(dict, key);
    if (value !== undefined && refused.has(value)) throw new PdfFault("pdfActive");
  }
  for (const key of fileKeys) if (isText(dict.lookup(key))) throw new PdfFault("pdfActive");
  // A page out of another file; the `Ref` of a structure is a list.
  if (dict.lookup(PDFName.of("Ref")) instanceof PDFDict) throw new PdfFault("pdfActive");
  const opening = dict.lookup(PDFName.of("OpenAction"));
  if (opening instanceof PDFDict && pdfNameAt(opening, "S") !== "GoTo") throw new PdfFault("pdfActive");
  const link = dict.lookup(PDFName.of("URI"));
  if (isText(link) && !allowedLinks.test(link.decodeText().trim())) throw new PdfFault("pdfActive");
  if (pdfNameAt(dict, "Type") === "Action") faultOfAction(dict);
  for (const key of actingKeys) {
    const value = dict.lookup(key);
    const all = value instanceof PDFArray ? value.asArray().map((_, at) => value.lookup(at)) : [value];
    for (const one of all) if (one instanceof PDFDict && one.has(PDFName.of("S"))) faultOfAction(one);
  }
}

function faultOfAction(action: PDFDict): void {
  const does = pdfNameAt(action, "S") ?? "";
  if (!allowedActions.has(does)) throw new PdfFault("pdfActive");
  if (does === "Named" && !allowedMoves.has(pdfNameAt(action, "N") ?? "")) throw new PdfFault("pdfActive");
  if (does === "URI" && !isText(action.lookup(PDFName.of("URI")))) throw new PdfFault("pdfActive");
}

const isText = (value: unknown): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

/** Throws when a stream lies in another file, or grows to more than there is room for. Pixels of images are counted by what they say. */
export function faultOfStream(stream: PDFStream, room: InflateBudget): void {
  const { dict } = stream;
  for (const key of ["F", "FFilter"]) if (dict.has(PDFName.of(key))) throw new PdfFault("pdfActive");
  const filters = filtersOf(dict);
  if (filters.filter((filter) => growing.has(filter)).length > 1) throw new PdfFault("pdfTooHeavy");
  if (pdfNameAt(dict, "Subtype") === "Image") {
    const [width, height] = ["Width", "Height"].map((side) => {
      const value = dict.lookup(PDFName.of(side));
      return value instanceof PDFNumber ? value.asNumber() : 0;
    });
    if ((width ?? 0) * (height ?? 0) > maxMegapixels * 1_000_000) throw new PdfFault("pdfTooHeavy");
    return;
  }
  if (!(stream instanceof PDFRawStream) || (filters[0] !== "FlateDecode" && filters[0] !== "Fl")) return;
  room.left -= inflatedSize(stream.contents, room.left);
}

/** How the bytes of a stream are packed, the outermost first. */
export function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(PDFName.of("Filter"));
  if (filter instanceof PDFName) return [filter.decodeText()];
  if (!(filter instanceof PDFArray)) return [];
  return filter.asArray().flatMap((_, at) => {
    const one = filter.lookup(at);
    return one instanceof PDFName ? [one.decodeText()] : [];
  });
}

function inflatedSize(contents: Uint8Array, most: number): number {
  if (most <= 0) throw new PdfFault("pdfTooHeavy");
  try {
    return inflateSync(contents, { maxOutputLength: most }).length;
  } catch (error) {
    if (error instanceof RangeError) throw new PdfFault("pdfTooHeavy");
    // Cut off or damaged: whoever reads it shows what there is.
    return 0;
  }
}
