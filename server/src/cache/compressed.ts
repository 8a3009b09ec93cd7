import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";

const codings = ["br", "gzip"] as const;
export type Coding = (typeof codings)[number];

/** The coding that a reader likes best of those there are; brotli where it does not mind. */
export function codingFor(accepted = ""): Coding | undefined {
  const liked = negotiate(accepted, [...codings]);
  return codings.find((coding) => coding === liked);
}

const brotli = promisify(brotliCompress);
const compress = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

export const compressed = (body: Buffer, coding: Coding): Promise<Buffer> => compress[coding](body);
