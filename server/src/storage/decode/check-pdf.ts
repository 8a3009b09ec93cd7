import { maxPdfPages } from "@metiro/shared/document/constants";
import type { FieldViolation } from "@metiro/shared/errors/field-error";
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRef,
  PDFStream,
  PDFWriter,
} from "@cantoo/pdf-lib";
import { forgetHidden, forgetHiddenOfPhoto, forgetInfo } from "./pdf-hidden.ts";
import { faultOfDict, faultOfStream, pdfNameAt, PdfFault, type InflateBudget } from "./pdf-rules.ts";

/** A PDF that was looked into, written anew from what was seen. */
export interface CheckedPdf {
  bytes: Uint8Array;
  pages: number;
}
export type PdfOutcome = { pdf: CheckedPdf } | { fault: FieldViolation };

const most = { pages: maxPdfPages, objects: 200_000, inflated: 128 * 1024 * 1024, end: 1024 };

/**
 * Reads every object of a PDF, those in object streams and those that nothing refers to as well, refuses what could act, and
 * writes what the pages need anew: nothing of the file stays that was not looked at, whatever another reader would find in it,
 * nor what programs note about its author.
 */
export async function checkPdf(input: Uint8Array): Promise<PdfOutcome> {
  try {
    const whole = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
    if (!whole.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new PdfFault("notADocument");
    if (!whole.subarray(-most.end).includes("%%EOF")) throw new PdfFault("notADocument");
    const context = await PDFParser.forBytesWithOptions(input, Infinity, true).parseDocument();
    refuse(context);
    const pages = keepWhatIsReached(context);
    return { pdf: { bytes: await PDFWriter.forContext(context, Infinity).serializeToBuffer(), pages } };
  } catch (error) {
    return { fault: { rule: error instanceof PdfFault ? error.rule : "notADocument" } };
  }
}

/** Throws when anything in it is locked, could act or carries files. */
function refuse(context: PDFContext): void {
  const { Encrypt, Root, Info } = context.trailerInfo;
  if (Encrypt) throw new PdfFault("pdfLocked");
  const objects = context.enumerateIndirectObjects();
  if (objects.length > most.objects) throw new PdfFault("pdfTooHeavy");
  const room: InflateBudget = { left: most.inflated };
  for (const [, object] of objects) look(object, room);
  for (const object of [Root, Info]) if (object && !(object instanceof PDFRef)) look(object, room);
}

/** Looks at an object and at all that lies in it; what it refers to is an object of its own. */
function look(first: PDFObject, room: InflateBudget): void {
  const rest: PDFObject[] = [first];
  for (let object = rest.pop(); object; object = rest.pop()) {
    if (object instanceof PDFArray) rest.push(...object.asArray());
    else if (object instanceof PDFStream) {
      faultOfStream(object, room);
      rest.push(object.dict);
    } else if (object instanceof PDFDict) {
      faultOfDict(object);
      rest.push(...object.values());
    }
  }
}

/** Takes everything out that the pages do not need or do not show; returns how many there are. */
function keepWhatIsReached(context: PDFContext): number {
  forgetInfo(context);
  const { Root } = context.trailerInfo;
  if (!(Root instanceof PDFRef)) throw new PdfFault("notADocument");
  const catalog = context.lookup(Root);
  if (!(catalog instanceof PDFDict) || pdfNameAt(catalog, "Type") !== "Catalog") throw new PdfFault("notADocument");
  const reached = new Set<PDFRef>();
  let pages = 0;
  const rest: PDFObject[] = [Root];
  for (let object = rest.pop(); object; object = rest.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      const found = context.lookup(object);
      if (!found) continue;
      if (found instanceof PDFDict && pdfNameAt(found, "Type") === "Page") pages++;
      rest.push(found);
    } else if (object instanceof PDFArray) rest.push(...object.asArray());
    else if (object instanceof PDFStream) {
      forgetHiddenOfPhoto(object);
      rest.push(object.dict);
    } else if (object instanceof PDFDict) {
      forgetHidden(object);
      rest.push(...object.values());
    }
  }
  if (pages === 0 || !catalog.has(PDFName.of("Pages"))) throw new PdfFault("notADocument");
  if (pages > most.pages) throw new PdfFault("pdfTooHeavy");
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
  return pages;
}
