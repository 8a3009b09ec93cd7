export { accountFields } from "./account/account-fields.ts";
export { hashOf } from "./attempts/hash-of.ts";
export { type CodeWords, codesOf, hiddenCodes, invitationPath } from "./codes/codes.ts";
export { eraseAccount } from "./account/erase-account.ts";
export { forgetFactors } from "./second-factor/kept-factors.ts";
export { keysAsOperator, revokeAsOperator } from "./api-keys/operator.ts";
export { apiKeyRouter } from "./api-keys/router.ts";
export { authRouter } from "./router.ts";
export { enteringAccount } from "./sign-in/enter.ts";
export { mailResetCode } from "./password/reset-password.ts";
export { endSessions, sessionIsOpen } from "./sign-in/sessions.ts";
export { insertUser } from "./sign-up/insert-user.ts";
export { invite } from "./codes/invitation.ts";
export { mailConfirmationCode } from "./sign-up/verify-code.ts";
export { endCodes } from "./codes/verification.ts";
export { botWidget } from "./bot-proof/widget.ts";
export {
  accountOf,
  type AdminInvitation,
  adminsOf,
  endSessionsAsOperator,
  eraseAsOperator,
  inviteAsOperator,
  resealAsOperator,
  resetFactorAsOperator,
  unlockAsOperator,
} from "./operator.ts";
export { forbiddenNotes } from "./sign-in/sign-in-events.ts";
export { signInExport } from "./sign-in-log/csv.ts";
export { signInRouter } from "./sign-in-log/router.ts";
