import { createDeflate, crc32 } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";

interface Shape {
  side: number;
  /** 8, or 16. */
  bits: number;
  interlaced?: boolean;
}

const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Bytes of a PNG's pixels before they are deflated: each row of each pass with its filter. */
function bytesOf({ side, bits, interlaced = false }: Shape): number {
  const pixel = (4 * bits) / 8;
  if (!interlaced) return side * (1 + side * pixel);
  return passes.reduce((sum, [x, y, dx, dy]) => {
    const [width, height] = [Math.ceil((side - x) / dx), Math.ceil((side - y) / dy)];
    return sum + height * (1 + width * pixel);
  }, 0);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A square, transparent PNG of nothing: some hundred kilobytes that unfold to hundreds of megabytes. */
export async function emptyPng(shape: Shape): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(shape.side, 0);
  head.writeUInt32BE(shape.side, 4);
  head.set([shape.bits, 6, 0, 0, shape.interlaced ? 1 : 0], 8);
  const nothing = Buffer.alloc(1_000_000);
  function* pixels() {
    for (let left = bytesOf(shape); left > 0; left -= nothing.length)
      yield nothing.subarray(0, Math.min(left, nothing.length));
  }
  const data = await buffer(Readable.from(pixels()).pipe(createDeflate({ level: 9 })));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}
