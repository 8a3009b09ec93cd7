import { z } from "zod";

/** One slash, then what an address is spelt with; no backslash, which browsers read as a slash. */
const pattern = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/** A page of this site, as `/path?query#place`; never another site. */
export const sitePath = z
  .string()
  .max(500)
  .refine((path) => path.length > 500 || pattern.test(path));
