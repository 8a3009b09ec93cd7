import { violationFactory, type RuleTable } from "../rules/rule-table.ts";

/** The failure flags of Swiss mobile number, website, UID and postal code. */
export const swissRules = {
  invalidSwissMobile: [],
  invalidWebsite: [],
  invalidUid: [],
  postalCode: [],
} as const satisfies RuleTable;

/** Breaks one of these in a zod `refine`. */
export const swissFault = violationFactory(swissRules);
