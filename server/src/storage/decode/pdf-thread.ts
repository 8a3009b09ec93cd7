import { parentPort, workerData } from "node:worker_threads";
import { checkPdf } from "./check-pdf.ts";

// What the library says of odd files is for nobody.
console.warn = () => undefined;
parentPort?.postMessage(await checkPdf(workerData as Uint8Array), []);
