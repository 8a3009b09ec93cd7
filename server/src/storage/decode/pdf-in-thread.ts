import path from "node:path";
import { Worker } from "node:worker_threads";
import type { PdfOutcome } from "./check-pdf.ts";

const program = path.join(import.meta.dirname, "pdf-thread.ts");
const resourceLimits = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };

/**
 * Reading a PDF never gives way to anything else: in a thread of its own, the looks at what it has taken stay punctual. A thread
 * that ends by itself, for want of memory for example, has found no PDF.
 */
export function pdfInThread(input: Uint8Array): Promise<PdfOutcome> {
  const { promise, resolve } = Promise.withResolvers<PdfOutcome>();
  const thread = new Worker(program, { workerData: input, resourceLimits });
  const broken = () => resolve({ fault: { rule: "notADocument" } });
  thread.once("message", resolve);
  thread.once("error", broken);
  thread.once("exit", broken);
  return promise;
}
