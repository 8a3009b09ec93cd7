import { z } from "zod";
import { secondFactorMethods } from "../proof/factor-kinds.ts";
import { id, timestamp } from "../scalars.ts";

/**
 * With what somebody tried to enter, or what was refused: `secondFactor` is one of one's own, given as a fresh proof; `call` is a
 * procedure that a role may not use.
 */
export const signInMethods = [
  "password",
  "code",
  "passkey",
  "secondFactor",
  "passwordReset",
  "invitation",
  "ownPassword",
  "call",
] as const;

/** What came of it. */
export const signInOutcomes = [
  "opened",
  "confirmed",
  "secondFactorAsked",
  "wrong",
  "paused",
  "locked",
  "forbidden",
] as const;

/** A sign-in or a refusal. */
export const signInEvent = z.object({
  id,
  at: timestamp,
  method: z.enum(signInMethods),
  outcome: z.enum(signInOutcomes),
  /** What was shown in the second place, rightly or not. */
  secondFactor: z.enum(secondFactorMethods).optional(),
  /** The address of the network that it came from. */
  address: z.string(),
  device: z.string().optional(),
  fromNewDevice: z.boolean(),
});

/** One's own, latest first. */
export const ownSignIns = z.array(signInEvent);
export type OwnSignIns = z.infer<typeof ownSignIns>;
