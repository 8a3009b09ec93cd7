import { swissFault } from "./rules.ts";
import { bounded } from "../scalars.ts";

/** Optional prefix, optional 0 or (0), then 2 digits (first 1-9), 3, 2 and 2. Spaces may stand anywhere between. */
const pattern = /^(?:0041|041|\+41|\+\+41|41)?(?:0|\(0\))?([1-9]\d\d{3}\d{2}\d{2})$/;

/** The number in E.164 (`079 555 01 42` → `+41795550142`), or null where it is no national number: any prefix passes, as the specification has it. */
export function parseSwissMobile(text: string): string | null {
  const digits = pattern.exec(text.replace(/\s/g, ""))?.[1];
  return digits === undefined ? null : `+41${digits}`;
}

/** A Swiss mobile number as people write it; comes out in E.164. Failure flag `invalidSwissMobile`. */
export const swissMobile = bounded(40)
  .max(40)
  .overwrite((text) => parseSwissMobile(text) ?? text)
  .refine((text) => parseSwissMobile(text) !== null, swissFault("invalidSwissMobile"));
