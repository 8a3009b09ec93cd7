import { z } from "zod";
import { pageOf, paging } from "../list.ts";
import { roles } from "../roles.ts";
import { emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";
import { accountStates, lastSignIns, userSorts } from "./filters.ts";

export const userFilters = z.object({
  search: optionalText(200),
  role: emptyToAbsent(z.enum(roles)),
  locked: emptyToAbsent(z.boolean()),
  state: emptyToAbsent(z.enum(accountStates)),
  lastSignIn: emptyToAbsent(z.enum(lastSignIns)),
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
  lockedAt: timestamp.optional(),
  lastLoginAt: timestamp.optional(),
  createdAt: timestamp,
  tendererId: id.optional(),
  companyId: id.optional(),
  companyName: z.string().optional(),
});
export type User = z.infer<typeof user>;
export const userPage = pageOf(user);

export const userDetail = user.extend({
  openSessions: z.int(),
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

export const lockUserInput = z.object({ id, reason: optionalText(500) });
export type LockUserInput = z.infer<typeof lockUserInput>;
