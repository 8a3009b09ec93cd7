import { createHash } from "node:crypto";

/**
 * A Bloom filter: a set of texts in few bits, which knows each that was put in, and takes one in `1 / falsePositives` others for one.
 * The first byte is the number of bits that a text sets, the rest is the bits.
 */
export type Bloom = Uint8Array;

export function bloomOf(texts: ReadonlySet<string>, falsePositives: number): Bloom {
  const bits = Math.ceil((-texts.size * Math.log(falsePositives)) / Math.LN2 ** 2);
  const filter = new Uint8Array(1 + Math.ceil(bits / 8));
  filter[0] = Math.round((bits / texts.size) * Math.LN2);
  for (const text of texts)
    for (const bit of bitsOf(filter, text)) filter[1 + (bit >>> 3)] = (filter[1 + (bit >>> 3)] ?? 0) | (1 << (bit & 7));
  return filter;
}

export function bloomHas(filter: Bloom, text: string): boolean {
  for (const bit of bitsOf(filter, text)) if (((filter[1 + (bit >>> 3)] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
}

/** Two hashes give all the bits of a text: Kirsch and Mitzenmacher, « Less Hashing, Same Performance ». */
function* bitsOf(filter: Bloom, text: string): Generator<number> {
  const digest = createHash("sha256").update(text).digest();
  const [first, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 5)];
  const bits = (filter.length - 1) * 8;
  for (let nth = 0; nth < (filter[0] ?? 0); nth++) yield (first + nth * step) % bits;
}
