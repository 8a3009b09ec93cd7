import { z } from "zod";
import { pageOf, paging } from "../paging/schema.ts";
import { date, emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";

/** With what somebody tried to enter, or what was refused: `call` is a procedure that a role may not use. */
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
  /** The address of the network that it came from. */
  address: z.string(),
  device: z.string().optional(),
  fromNewDevice: z.boolean(),
});

/** One's own, latest first. */
export const ownSignIns = z.array(signInEvent);
export type OwnSignIns = z.infer<typeof ownSignIns>;

export const recordedSignIn = signInEvent.extend({
  /** The call that was refused. */
  call: z.string().optional(),
  /** Whose account it is about; absent where the e-mail that was typed has none. */
  user: z.object({ id, email: z.string(), firstName: z.string(), lastName: z.string() }).optional(),
});
export type RecordedSignIn = z.infer<typeof recordedSignIn>;

export const signInFilter = z.object({
  userId: emptyToAbsent(id),
  /** As the list shows it. */
  address: optionalText(100),
  method: emptyToAbsent(z.enum(signInMethods)),
  outcome: emptyToAbsent(z.enum(signInOutcomes)),
  /** Days in Swiss time, both included. */
  from: emptyToAbsent(date),
  until: emptyToAbsent(date),
});
export type SignInFilter = z.infer<typeof signInFilter>;
export const signInListInput = paging.extend(signInFilter.shape);
export type SignInListInput = z.infer<typeof signInListInput>;
export const signInPage = pageOf(recordedSignIn);
export type SignInPage = z.infer<typeof signInPage>;
