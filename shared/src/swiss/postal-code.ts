import { swissFault } from "./rules.ts";
import { bounded } from "../scalars.ts";

/** A Swiss postal code: four digits, the first not 0. Failure flag `postalCode`. */
export const postalCode = bounded(4)
  .trim()
  .refine((code) => /^[1-9]\d{3}$/.test(code), swissFault("postalCode"));
