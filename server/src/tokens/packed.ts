import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const mark = "br:";
/** Below that nothing is won. */
const minLength = 1_000;
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** A text as it is kept at rest, before it is sealed: what is sealed cannot be made smaller any more. */
export async function packed(text: string): Promise<string> {
  if (text.length < minLength) return text;
  return mark + (await compress(text, { params })).toString("base64");
}

/** The text again; one that was kept as it was comes back as it is. */
export async function unpacked(kept: string): Promise<string> {
  return kept.startsWith(mark) ? (await decompress(Buffer.from(kept.slice(mark.length), "base64"))).toString() : kept;
}
