import { z } from "zod";
import { cappedPageOf, paging } from "../paging/schema.ts";
import { secondFactorMethods } from "../reauthentication/factor-kinds.ts";
import { roles } from "../roles.ts";
import { date, emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";
import { signInMethods, signInOutcomes, signInSorts } from "./sign-in-kinds.ts";

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

/** Which sign-ins and refusals the back office looks for; `refused`: whatever was refused. */
export const signInFilter = z.object({
  userId: emptyToAbsent(id),
  method: emptyToAbsent(z.enum(signInMethods)),
  outcome: emptyToAbsent(z.enum(signInOutcomes)),
  refused: emptyToAbsent(z.boolean()),
  from: emptyToAbsent(date),
  to: emptyToAbsent(date),
  search: optionalText(254),
  sort: emptyToAbsent(z.enum(signInSorts)),
});
export type SignInFilter = z.infer<typeof signInFilter>;
export const signInListInput = signInFilter.extend(paging.shape);
export type SignInListInput = z.infer<typeof signInListInput>;

/** A sign-in or a refusal as the back office sees it: of anybody, and of those who have no account. */
export const recordedSignIn = signInEvent.extend({
  /** Absent: the e-mail that was typed has no account, or none was typed. */
  account: z
    .object({ id, email: z.string(), firstName: z.string(), lastName: z.string(), role: z.enum(roles) })
    .optional(),
  /** The call that was refused to the role. */
  call: z.string().optional(),
});
export type RecordedSignIn = z.infer<typeof recordedSignIn>;
export const signInPage = cappedPageOf(recordedSignIn);
export type SignInPage = z.infer<typeof signInPage>;
