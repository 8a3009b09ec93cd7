import type { RuleTable } from "../errors/rule-table.ts";

/** The failure flags of Swiss mobile number, website, UID and postal code. */
export const swissRules = {
  invalidSwissMobile: [],
  invalidWebsite: [],
  invalidUid: [],
  postalCode: [],
} as const satisfies RuleTable;
