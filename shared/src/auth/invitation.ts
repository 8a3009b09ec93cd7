import { z } from "zod";
import { companyProfileFields, coveragePlaces } from "../company/schema.ts";
import { languages } from "../languages.ts";
import { emptyToAbsent, id, timestamp } from "../scalars.ts";
import { swissMobile } from "../swiss/mobile.ts";
import { swissUid } from "../swiss/uid.ts";
import { website } from "../swiss/website.ts";
import { email } from "./email.ts";
import { companyNameText, personNameText } from "../text/names.ts";

/** What the back office knows of a company that it invites. The company chooses its password, and may change all the rest. */
export const createCompanyAdminInput = z.object({
  email: email,
  firstName: personNameText,
  lastName: personNameText,
  companyName: companyNameText,
  phone: emptyToAbsent(swissMobile),
  website: emptyToAbsent(website),
  uid: emptyToAbsent(swissUid),
  street: companyProfileFields.shape.street,
  postalCode: companyProfileFields.shape.postalCode,
  locality: companyProfileFields.shape.locality,
  subcategoryIds: z.array(id).max(500).default([]),
  subregionIds: z.array(id).max(500).default([]),
  places: coveragePlaces,
  lang: emptyToAbsent(z.enum(languages)),
});
export type CreateCompanyAdminInput = z.infer<typeof createCompanyAdminInput>;

export const invitationSent = z.object({
  companyId: id,
  expiresAt: timestamp,
});
export type InvitationSent = z.infer<typeof invitationSent>;
