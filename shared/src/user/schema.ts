import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { reportReasons } from "../report/constants.ts";
import { changedSince } from "../paging/changed-since.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { roles } from "../roles.ts";
import { email } from "../auth/email.ts";
import { languages } from "../languages.ts";
import { baseRevision, emptyToAbsent, id, optionalText, revision, text, timestamp } from "../scalars.ts";
import { patch } from "../patch.ts";
import { tendererFields } from "../tenderer/schema.ts";
import { accountStates } from "../roles.ts";
import { lastSignIns, userSorts } from "./constants.ts";
import { labelText, personNameText } from "../text/names.ts";

export const userFilters = z.object({
  search: optionalText(maxSearchLength),
  role: emptyToAbsent(z.enum(roles)),
  locked: emptyToAbsent(z.boolean()),
  state: emptyToAbsent(z.enum(accountStates)),
  lastSignIn: emptyToAbsent(z.enum(lastSignIns)),
  changedSince,
  sort: emptyToAbsent(z.enum(userSorts)),
});
export type UserFilters = z.infer<typeof userFilters>;
export const userListInput = paging.extend(userFilters.shape);
export type UserListInput = z.infer<typeof userListInput>;

/** An account as the back office knows it. */
export const user = z.object({
  id,
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().optional(),
  role: z.enum(roles),
  lang: z.string(),
  emailConfirmed: z.boolean(),
  profileCompleted: z.boolean(),
  invited: z.boolean(),
  /** A program of the back office, which calls with keys and signs in with nothing. */
  isMachine: z.boolean(),
  lockedAt: timestamp.optional(),
  lastLoginAt: timestamp.optional(),
  createdAt: timestamp,
  /** Signing in is no change. */
  updatedAt: timestamp,
  tendererId: id.optional(),
  companyId: id.optional(),
  companyName: z.string().optional(),
});
export type User = z.infer<typeof user>;
export const userPage = pageOf(user);

export const userDetail = user.extend({
  /** Raised by each save of the person's name, phone, language or address. */
  revision,
  openSessions: z.int(),
  /** How many second factors protect the account. */
  secondFactors: z.int(),
  /** Why an admin locked it, for the other admins. */
  lockReason: z.string().optional(),
  /** What there is of the person beside the account: what erasing it takes along or leaves without a name. */
  holdings: z.object({
    jobRequests: z.int(),
    openJobRequests: z.int(),
    answers: z.int(),
    subscriptions: z.int(),
  }),
});
export type UserDetail = z.infer<typeof userDetail>;

export const lockUserInput = z.object({
  id,
  reason: optionalText(500),
  /** What the person is told. */
  cause: emptyToAbsent(z.enum(reportReasons)),
});
export type LockUserInput = z.infer<typeof lockUserInput>;

/** Why the factors of an account go: its owner has lost them. Kept for the other admins. */
export const resetSecondFactorInput = z.object({ id, reason: text(3, 500) });
export type ResetSecondFactorInput = z.infer<typeof resetSecondFactorInput>;

const correctable = tendererFields.extend({
  firstName: personNameText,
  lastName: personNameText,
  lang: z.enum(languages),
});

/** What an admin corrects of a person; absent: it stays, null: it goes. An address is a client's. */
export const updateUserInput = patch(correctable).extend({ id, baseRevision });
export type UpdateUserInput = z.infer<typeof updateUserInput>;

export const inviteAdminInput = z.object({
  email,
  firstName: personNameText,
  lastName: personNameText,
  lang: emptyToAbsent(z.enum(languages)),
});
export type InviteAdminInput = z.infer<typeof inviteAdminInput>;

/** What the admins call a program of theirs. */
export const addMachineInput = z.object({ name: labelText(60) });
export type AddMachineInput = z.infer<typeof addMachineInput>;

/** To the address of the account, or to another one that becomes it. */
export const resendUserInvitationInput = z.object({ id, email: emptyToAbsent(email) });
export type ResendUserInvitationInput = z.infer<typeof resendUserInvitationInput>;

/** That an invitation was mailed: to whom, and until when its link works. */
export const userInvited = z.object({ id, email: z.string(), expiresAt: timestamp });
export type UserInvited = z.infer<typeof userInvited>;

/** That a mail with a code was sent to the owner of an account: to which address, and when another may follow. */
export const accountMailSent = z.object({ id, email: z.string(), retryAfterSeconds: z.int() });
export type AccountMailSent = z.infer<typeof accountMailSent>;
