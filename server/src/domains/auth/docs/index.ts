import { authShapeDocs } from "./schema.ts";
import { authExportDocs } from "./export.ts";
import { authFactorDocs } from "./second-factor.ts";
import { authInvitationDocs } from "./invitation.ts";
import { signInDocs } from "../sign-in-log/docs.ts";
import { apiKeyDocs } from "../api-keys/docs.ts";
import type { Documented } from "../../../openapi/texts.ts";

export const authDocs: readonly Documented[] = [
  ...authShapeDocs,
  ...authExportDocs,
  ...authInvitationDocs,
  ...authFactorDocs,
  ...signInDocs,
  ...apiKeyDocs,
];
