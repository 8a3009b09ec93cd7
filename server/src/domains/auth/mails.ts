import type { MailTemplates } from "../../mail/index.ts";
import type { CodeWords } from "./codes.ts";
import { codeMails } from "./mails/code.ts";
import { adminInvitationMail } from "./mails/admin-invitation.ts";
import { invitationMail } from "./mails/invitation.ts";

interface AboutCode {
  codeId: string;
}

declare module "../../mail/kinds.ts" {
  interface MailData {
    /** The code that confirms an e-mail. */
    verificationCode: AboutCode;
    /** The code to sign in with. */
    signInCode: AboutCode;
    /** The code to choose a new password with. */
    passwordReset: AboutCode;
    /** The link with which a company that an admin made chooses its password. */
    companyInvitation: AboutCode;
    /** The link with which an invited admin chooses its password. */
    adminInvitation: AboutCode;
  }
}

/** How each mail about an account is written. */
export const authMails = (codes: CodeWords) =>
  ({
    ...codeMails(codes),
    companyInvitation: invitationMail(codes),
    adminInvitation: adminInvitationMail(codes),
  }) satisfies Partial<MailTemplates>;
