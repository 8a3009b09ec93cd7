import type { MailTemplates } from "../../../mail/index.ts";
import type { CodeWords } from "../codes/codes.ts";
import { codeMails } from "./code.ts";
import { emailChangeMails } from "./email-change.ts";
import { adminInvitationMail } from "./admin-invitation.ts";
import { invitationMail } from "./invitation.ts";
import { safetyMails } from "./safety.ts";

export { apiKeyMails } from "./api-keys.ts";
export { secondFactorMails } from "./second-factor.ts";
export { sessionMails } from "./session-displaced.ts";

interface AboutCode {
  codeId: string;
}

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** The code that confirms an e-mail. */
    verificationCode: AboutCode;
    /** The code to sign in with. */
    signInCode: AboutCode;
    /** The code that stands in for the password of an account that has none. */
    proofCode: AboutCode;
    /** To the new address: the code that makes it the account's. */
    emailChangeCode: AboutCode;
    /** To the address of before: that a change was asked for, and that it is done. */
    emailChangeAsked: AboutCode;
    emailChanged: AboutCode;
    /** The code to choose a new password with. */
    passwordReset: AboutCode;
    /** To the owner: a sign-in from a device that never was there. */
    newDevice: { at: string };
    /** To the owner: the address was confirmed from another device than the one that signed up, whose password is void. */
    passwordDropped: Record<string, never>;
    /** To the owner: strangers have asked for, or typed, as many codes as a day has. */
    codesPaused: Record<string, never>;
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
    ...emailChangeMails(codes),
    ...safetyMails,
    companyInvitation: invitationMail(codes),
    adminInvitation: adminInvitationMail(codes),
  }) satisfies Partial<MailTemplates>;
