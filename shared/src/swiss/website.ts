import { swissFault } from "./rules.ts";
import { bounded } from "../scalars.ts";

/** `https://`, a host whose top-level part has at least two letters, an optional path. Letters with accents are letters. */
const pattern = /^https:\/\/(?:[\p{L}\d][\p{L}\d-]*\.)+\p{L}{2,}(?:\/\S*)?$/u;

/** The address of a website. Failure flag `invalidWebsite`. */
export const website = bounded(255)
  .trim()
  .max(255)
  .refine((address) => pattern.test(address), swissFault("invalidWebsite"));
