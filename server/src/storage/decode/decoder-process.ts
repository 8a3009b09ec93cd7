import { type Boxes, encodeImage, type Outcome } from "./encode-image.ts";

/** An image to decode, and what came of it, by the number of the piece of work. */
export interface DecoderWork {
  id: number;
  input: Uint8Array;
  boxes: Boxes;
}
export interface DecoderResult {
  id: number;
  outcome: Outcome;
}

process.on("message", ({ id, input, boxes }: DecoderWork) => {
  void encodeImage(input, boxes).then((outcome) => process.send?.({ id, outcome } satisfies DecoderResult));
});
// Ctrl-C reaches it as well: it ends with its server, which may still be at work on an upload.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.once("disconnect", () => process.exit(0));
