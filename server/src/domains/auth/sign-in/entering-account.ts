import { users } from "../../../db/schema/index.ts";

/** What every way in reads of the account: what is answered, and what bars it. */
export const enteringAccount = {
  id: users.id,
  email: users.email,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  emailConfirmed: users.emailConfirmed,
  profileCompleted: users.profileCompleted,
  lockedAt: users.lockedAt,
};
