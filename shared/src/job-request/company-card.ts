import { z } from "zod";
import { shownProfile } from "../company/shown.ts";
import { image } from "../file/schema.ts";
import { timestamp } from "../scalars.ts";

const { name: _name, locality: _locality, ...rest } = shownProfile;
/** Of a company's profile what a card adds to its name and town. */
const companyCardProfile = { ...rest, logo: image.optional() };

/** What a client learns of a company that has its request. Figures are there only where enough stands behind them. */
export const companyCard = z.object({
  ...companyCardProfile,
  /** Since when it is on the platform. */
  memberSince: timestamp,
  /** In how many hours it usually answers, of the last twelve months. */
  answerHours: z.int().optional(),
  /** How many of its answers clients accepted, and how much work they marked as done by it. */
  acceptedJobs: z.int().optional(),
  doneJobs: z.int().optional(),
});
export type CompanyCard = z.infer<typeof companyCard>;

/** How the client reaches a company that it accepted. */
export const companyContact = z.object({
  /** Who answers for the company. */
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  street: z.string().optional(),
  postalCode: z.string().optional(),
  locality: z.string().optional(),
});
export type CompanyContact = z.infer<typeof companyContact>;
