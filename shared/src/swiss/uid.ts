import { format, validate } from "stdnum/lib/cjs/ch/uid.js";
import { z } from "zod";
import { broken } from "../fault.ts";

/** What may stand after it where it is a VAT or register number: « TVA », « MWST/IVA », « HR ». */
const suffix = /[\s/]*(?:(?:TVA|MWST|IVA|VAT|TPV|HR|RC)[\s/.]*)+$/i;

/** The nine digits with their CHE, however they are written: « 100 155 212 », « che100155212 MWST ». */
const plain = (text: string) => {
  const number = text.replace(suffix, "");
  return /^[\d\s.-]+$/.test(number) ? `CHE${number}` : number;
};

/** A Swiss business number (UID), as people write it; comes out as `CHE-nnn.nnn.nnn`, its check digit verified. Failure flag `invalidUid`. */
export const swissUid = z
  .string()
  .max(40)
  .overwrite((text) => (validate(plain(text)).isValid ? format(plain(text)) : text))
  .refine((text) => validate(text).isValid, broken("invalidUid"));
