export { accountFields } from "./account-fields.ts";
export { hiddenCodes } from "./codes.ts";
export { eraseAccount } from "./erase-account.ts";
export { authRouter } from "./router.ts";
export { endPauses, pauses } from "./pauses.ts";
export { endSessions, sessionIsOpen } from "./sessions.ts";
export { insertUser } from "./insert-user.ts";
export { invite } from "./invitation.ts";
export { endCodes } from "./verification.ts";
