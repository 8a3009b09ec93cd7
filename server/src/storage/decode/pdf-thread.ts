import { parentPort } from "node:worker_threads";
import { getHeapStatistics } from "node:v8";
import { checkPdf, type PdfOutcome } from "./check-pdf.ts";

/** What came of a PDF, and whether the thread reads another one. */
export interface PdfResult {
  outcome: PdfOutcome;
  goesOn: boolean;
}

/** Bytes of this thread's heap above which it reads no other: the library keeps each name that it has met. */
const maxKeptBytes = 96 * 1024 * 1024;

// What the library says of odd files is for nobody.
console.warn = () => undefined;

async function read(input: Uint8Array): Promise<void> {
  const outcome = await checkPdf(input);
  const goesOn = "pdf" in outcome && getHeapStatistics().used_heap_size < maxKeptBytes;
  parentPort?.postMessage({ outcome, goesOn } satisfies PdfResult, []);
}
parentPort?.on("message", (input: Uint8Array) => void read(input));
