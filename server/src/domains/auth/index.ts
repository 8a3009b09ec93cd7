export { eraseAccount } from "./erase-account.ts";
export { authRouter } from "./router.ts";
export { endSessions } from "./sessions.ts";
