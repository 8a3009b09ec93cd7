import type { PdfOutcome } from "./check-pdf.ts";
import { type Boxes, encodeImage, type EncodeOutcome } from "./encode-image.ts";
import { pdfInThread } from "./pdf-in-thread.ts";

/** An image to decode or a PDF to look into, and what came of it, by the number of the piece of work. */
export interface DecoderWork {
  id: number;
  input: Uint8Array;
  /** Of an image; a PDF has none. */
  boxes?: Boxes;
  /** Milliseconds of computing that it may take; on a busy machine those take longer by the clock. */
  maxCpuMs: number;
}
export interface DecoderResult {
  id: number;
  outcome: EncodeOutcome | PdfOutcome | "late";
}

/** Bytes of memory that looking into a PDF may take, all of this process together. */
const maxMemoryBytes = 600 * 1024 * 1024;

/** Milliseconds between two looks at what a piece of work has taken. libvips computes in threads, so that they are punctual. */
const pollMs = 50;

process.on("message", ({ id, input, boxes, maxCpuMs }: DecoderWork) => {
  const begun = process.cpuUsage();
  const tell = (outcome: DecoderResult["outcome"], then?: () => void) =>
    process.send?.({ id, outcome } satisfies DecoderResult, undefined, {}, then);
  const looks = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    // Nothing else ends a decoding that is under way.
    const isSwollen = boxes === undefined && process.memoryUsage.rss() > maxMemoryBytes;
    if ((user + system) / 1000 > maxCpuMs || isSwollen) tell("late", () => process.exit(0));
  }, pollMs);
  void (boxes ? encodeImage(input, boxes) : pdfInThread(input)).then((outcome) => {
    clearInterval(looks);
    tell(outcome);
  });
});
// Ctrl-C reaches it as well: it ends with its server, which may still be at work on an upload.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.once("disconnect", () => process.exit(0));
