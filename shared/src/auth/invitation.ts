import { z } from "zod";
import { languages } from "../languages.ts";
import { emptyToAbsent, id, text, timestamp } from "../scalars.ts";
import { swissMobile } from "../swiss/mobile.ts";
import { swissUid } from "../swiss/uid.ts";
import { website } from "../swiss/website.ts";
import { email } from "./email.ts";

/** What the back office knows of a company that it invites. The company chooses its password, and may change all the rest. */
export const createCompanyAdminInput = z.object({
  email: email.describe("The address that the invitation goes to and that the company signs in with"),
  firstName: text(1, 80).describe("First name of the person who is invited"),
  lastName: text(1, 80).describe("Last name of the person who is invited"),
  companyName: text(1, 80).describe("Name of the company"),
  phone: emptyToAbsent(swissMobile).describe("Swiss mobile number of the person and of the company"),
  website: emptyToAbsent(website).describe("Website, beginning with https://"),
  uid: emptyToAbsent(swissUid).describe("Swiss business number, CHE-nnn.nnn.nnn"),
  subcategoryIds: z.array(id).max(500).default([]).describe("The trades that it serves"),
  subregionIds: z
    .array(id)
    .max(500)
    .default([])
    .describe("The districts that it serves; a region stands for all its districts"),
  lang: emptyToAbsent(z.enum(languages)).describe("Language of the invitation and of later mails; French unless told"),
});
export type CreateCompanyAdminInput = z.infer<typeof createCompanyAdminInput>;

export const invitationSent = z.object({
  companyId: id,
  expiresAt: timestamp.describe("Until when the link of the mail works; those of earlier mails no longer do"),
});
export type InvitationSent = z.infer<typeof invitationSent>;
