import { bounded } from "../scalars.ts";

/** One slash, then what an address is spelt with; no backslash, which browsers read as a slash. */
const pattern = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/** A page of this site, as `/path?query#place`; never another site. */
export const sitePath = bounded(500)
  .max(500)
  .refine((path) => pattern.test(path));
