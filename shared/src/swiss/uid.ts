import { format, validate } from "stdnum/lib/cjs/ch/uid.js";
import { swissFault } from "./rules.ts";
import { bounded } from "../scalars.ts";

/** What may stand after it where it is a VAT or register number: « TVA », « MWST/IVA », « HR ». */
const suffixes = ["TVA", "MWST", "IVA", "VAT", "TPV", "HR", "RC"];
const separator = /[\s/.]/;

/** Reads from the end, so that each letter is looked at once: a pattern would begin anew at every blank. */
function withoutSuffixes(text: string): string {
  const { length } = text;
  let end = length;
  let found = false;
  for (;;) {
    while (end > 0 && separator.test(text.charAt(end - 1))) end--;
    const suffix = suffixes.find((word) => text.slice(Math.max(0, end - word.length), end).toUpperCase() === word);
    if (suffix === undefined) return found ? text.slice(0, end) : text;
    found = true;
    end -= suffix.length;
  }
}

/** The nine digits with their CHE, however they are written: « 100 155 212 », « che100155212 MWST ». */
const plain = (text: string) => {
  const number = withoutSuffixes(text);
  return /^[\d\s.-]+$/.test(number) ? `CHE${number}` : number;
};

/** A Swiss business number (UID), as people write it; comes out as `CHE-nnn.nnn.nnn`, its check digit verified. Failure flag `invalidUid`. */
export const swissUid = bounded(40)
  .max(40)
  .overwrite((text) => (validate(plain(text)).isValid ? format(plain(text)) : text))
  .refine((text) => validate(text).isValid, swissFault("invalidUid"));
