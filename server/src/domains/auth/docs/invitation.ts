import { createCompanyAdminInput, invitationSent } from "@metiro/shared/auth/invitation";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document } from "../../../openapi/texts.ts";

export const authInvitationDocs: readonly Documented[] = [
  document(invitationSent, "InvitationSent", {
    companyId: common.companyId,
    expiresAt: common.expiresAt,
  }),
  document(createCompanyAdminInput, {
    email: common.emailInput,
    firstName: common.firstNameInput,
    lastName: common.lastNameInput,
    companyName: ["Name of the company, {min} to {max} characters.", "Peinture Rochat Sàrl"],
    phone: common.phone,
    website: common.website,
    uid: common.uid,
    street: common.street,
    postalCode: common.postalCode,
    locality: common.locality,
    subcategoryIds: ["Ids of the subcategories that the company serves."],
    subregionIds: ["Ids of the districts that the company serves; a region's id stands for all its districts."],
    places: ["At most {max} places around which it serves; they bring their districts."],
    lang: ["Language of the invitation and of later mails; French unless told.", "fr"],
  }),
];
