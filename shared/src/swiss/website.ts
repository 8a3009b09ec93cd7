import { swissFault } from "./rules.ts";
import { bounded } from "../scalars.ts";
import { websitePattern } from "./website-address.ts";

/** The address of a website. Failure flag `invalidWebsite`. */
export const website = bounded(255)
  .trim()
  .max(255)
  .refine((address) => websitePattern.test(address), swissFault("invalidWebsite"));
