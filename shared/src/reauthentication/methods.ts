import type { FactorKind } from "./factor-kinds.ts";

/**
 * With what somebody who is signed in proves again who it is: the password, or the code that is mailed to an account without one;
 * or a second factor. A refusal with `REAUTH_REQUIRED` lists those that the account has.
 */
export type ReauthMethod = "password" | "code" | FactorKind;
