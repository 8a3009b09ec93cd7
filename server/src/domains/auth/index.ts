export { accountFields } from "./account/account-fields.ts";
export { type CodeWords, codesOf, hiddenCodes } from "./codes/codes.ts";
export { eraseAccount } from "./account/erase-account.ts";
export { authRouter } from "./router.ts";
export { endPauses, pauses } from "./sign-in/lockouts.ts";
export { endSessions, sessionIsOpen } from "./sign-in/sessions.ts";
export { insertUser } from "./sign-up/insert-user.ts";
export { invite } from "./sign-up/invitation.ts";
export { endCodes } from "./codes/verification.ts";
