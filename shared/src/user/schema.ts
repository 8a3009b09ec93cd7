import { z } from "zod";
import { pageOf, paging } from "../list.ts";
import { roles } from "../roles.ts";
import { emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";

export const userListInput = paging.extend({
  search: optionalText(200),
  role: emptyToAbsent(z.enum(roles)),
  locked: emptyToAbsent(z.boolean()),
});
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
});
export type UserDetail = z.infer<typeof userDetail>;
