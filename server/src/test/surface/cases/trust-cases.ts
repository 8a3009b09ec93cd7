import { guaranteeCases } from "./guarantee-cases.ts";
import { offerCases } from "./offer-cases.ts";
import { proofCases } from "./proof-cases.ts";
import { reportCases } from "./report-cases.ts";
import { reviewCases } from "./review-cases.ts";
import { showcaseCases } from "./showcase-cases.ts";

/** The calls of what client and company rely on: offers, promises, proofs, reports, reviews and what is shown of a company. */
export const trustCases = {
  ...guaranteeCases,
  ...offerCases,
  ...proofCases,
  ...reportCases,
  ...reviewCases,
  ...showcaseCases,
};
