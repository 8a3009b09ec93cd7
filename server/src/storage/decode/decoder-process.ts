import { type Boxes, encodeImage, type Outcome } from "./encode-image.ts";

/** An image to decode, and what came of it, by the number of the piece of work. */
export interface DecoderWork {
  id: number;
  input: Uint8Array;
  boxes: Boxes;
  /** Milliseconds of computing that it may take; on a busy machine those take longer by the clock. */
  mostCpu: number;
}
export interface DecoderResult {
  id: number;
  outcome: Outcome | "late";
}

/** Milliseconds between two looks at what a piece of work has taken. libvips computes in threads, so that they are punctual. */
const look = 50;

process.on("message", ({ id, input, boxes, mostCpu }: DecoderWork) => {
  const begun = process.cpuUsage();
  const tell = (outcome: DecoderResult["outcome"], then?: () => void) =>
    process.send?.({ id, outcome } satisfies DecoderResult, undefined, {}, then);
  const looks = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    // Nothing else ends a decoding that is under way.
    if ((user + system) / 1000 > mostCpu) tell("late", () => process.exit(0));
  }, look);
  void encodeImage(input, boxes).then((outcome) => {
    clearInterval(looks);
    tell(outcome);
  });
});
// Ctrl-C reaches it as well: it ends with its server, which may still be at work on an upload.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.once("disconnect", () => process.exit(0));
