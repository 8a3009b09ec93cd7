import { z } from "zod";
import { broken } from "../errors/field-error.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";

export const attemptKinds = [
  "accountPassword",
  "originPassword",
  "devicePassword",
  "addressPassword",
  "accountSecondFactor",
  "signUp",
  "forgotPassword",
  "signInCode",
  "accountCode",
  "strangerCode",
  "knownCode",
  "upload",
  "export",
  "message",
  "draft",
] as const;

/** A pause that somebody has to make after too many attempts. It ends by itself, or when an admin lifts it. */
export const pause = z.object({
  kind: z.enum(attemptKinds),
  /** Until when, in UTC. */
  until: timestamp,
  /** The account that has to wait, when it is an account's pause. */
  user: z.object({ id, email: z.string(), firstName: z.string(), lastName: z.string() }).optional(),
  /** The address that has to wait, when it is an address's pause; of IPv6 the first four groups. */
  address: z.string().optional(),
});
export type Pause = z.infer<typeof pause>;
export const pausePage = pageOf(pause);

/** All pauses, or those of one account. */
export const pauseListInput = paging.extend({ userId: emptyToAbsent(id) });
export type PauseListInput = z.infer<typeof pauseListInput>;

/** Whose pauses end: those of an account, those of an address as the list names it, or both. */
export const endPausesInput = z
  .object({ userId: emptyToAbsent(id), address: optionalText(100) })
  .refine((it) => it.userId !== undefined || it.address !== undefined, { ...broken("required"), path: ["userId"] });
export type EndPausesInput = z.infer<typeof endPausesInput>;
export const pausesEnded = z.object({ ended: z.literal(true) });
export type PausesEnded = z.infer<typeof pausesEnded>;
