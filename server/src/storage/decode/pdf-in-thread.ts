import path from "node:path";
import { Worker } from "node:worker_threads";
import type { PdfOutcome } from "./check-pdf.ts";
import type { PdfResult } from "./pdf-thread.ts";

const program = path.join(import.meta.dirname, "pdf-thread.ts");
const resourceLimits = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };

/** Read the last PDF and was none the worse for it: starting another one takes ten times as long as most documents. */
let kept: Worker | undefined;

function begun(): Worker {
  const thread = new Worker(program, { resourceLimits });
  // Whatever becomes of it between two PDFs, the next one finds another.
  const gone = () => void (kept === thread && (kept = undefined));
  return thread.on("error", gone).on("exit", gone);
}

/**
 * Reading a PDF never gives way to anything else: in a thread of its own, the looks at what it has taken stay punctual. One at a
 * time. A thread that ends by itself, for want of memory for example, has found no PDF; one that has refused a PDF reads no other.
 */
export async function pdfInThread(input: Uint8Array): Promise<PdfOutcome> {
  const thread = kept ?? begun();
  kept = undefined;
  const { promise, resolve } = Promise.withResolvers<PdfResult>();
  const broken = () => resolve({ outcome: { fault: { rule: "notADocument" } }, goesOn: false });
  thread.once("message", resolve).once("error", broken).once("exit", broken);
  thread.postMessage(input, []);
  const { outcome, goesOn } = await promise;
  thread.off("message", resolve).off("error", broken).off("exit", broken);
  if (goesOn) kept = thread;
  else void thread.terminate();
  return outcome;
}
