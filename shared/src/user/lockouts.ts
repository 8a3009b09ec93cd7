import { z } from "zod";
import { violation } from "../errors/field-error.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";

export const lockoutKinds = [
  "accountPassword",
  "originPassword",
  "devicePassword",
  "addressPassword",
  "accountSecondFactor",
  "signUp",
  "forgotPassword",
  "accountMail",
  "signInCode",
  "accountCode",
  "strangerCode",
  "knownCode",
  "upload",
  "export",
  "message",
  "draft",
] as const;

/** Somebody has to wait after too many attempts. It ends by itself, or when an admin lifts it. */
export const lockout = z.object({
  kind: z.enum(lockoutKinds),
  /** Until when, in UTC. */
  until: timestamp,
  /** The account that has to wait, when it is an account's lockout. */
  user: z.object({ id, email: z.string(), firstName: z.string(), lastName: z.string() }).optional(),
  /** The address that has to wait, when it is an address's lockout; of IPv6 the first four groups. */
  address: z.string().optional(),
});
export type Lockout = z.infer<typeof lockout>;
export const lockoutPage = pageOf(lockout);

/** All pauses, or those of one account. */
export const lockoutListInput = paging.extend({ userId: emptyToAbsent(id) });
export type LockoutListInput = z.infer<typeof lockoutListInput>;

/** Whose pauses end: those of an account, those of an address as the list names it, or both. */
export const endLockoutsInput = z
  .object({ userId: emptyToAbsent(id), address: optionalText(100) })
  .refine((it) => it.userId !== undefined || it.address !== undefined, { ...violation("required"), path: ["userId"] });
export type EndLockoutsInput = z.infer<typeof endLockoutsInput>;
export const lockoutsEnded = z.object({ ended: z.literal(true) });
export type LockoutsEnded = z.infer<typeof lockoutsEnded>;
