import { readFile } from "node:fs/promises";
import { plainOf, unmaskedOf } from "@metiro/shared/auth/password-strength";
import { type Bloom, bloomHas } from "./bloom.ts";

/** Shorter words stand before too many good passwords. */
export const minBreachedLength = 6;
/** What people put at the end of a word that is asked for more: a year, a few figures, a sign. */
const ending = /[^\p{L}]{1,4}$/u;

let filter: Promise<Bloom> | undefined;

/**
 * Whether a password is among those that were found in breaches: in whatever case, without accents, with letters for the figures that
 * stand for them, and with up to four figures or signs added. One in thousands of others is taken for one of them.
 */
export async function isBreached(password: string): Promise<boolean> {
  // Read when the first password is chosen: most processes of a night see none.
  const known = await (filter ??= readFile(new URL("breached.bin", import.meta.url)));
  const plain = plainOf(password);
  const words = new Set([plain, unmaskedOf(plain)].flatMap((word) => [word, word.replace(ending, "")]));
  return words.values().some((word) => word.length >= minBreachedLength && bloomHas(known, word));
}
