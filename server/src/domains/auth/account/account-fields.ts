import { users } from "../../../db/schema/index.ts";

/** What an account is, to whoever it belongs to and to the back office. */
export const accountFields = {
  id: users.id,
  email: users.email,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  role: users.role,
  lang: users.lang,
  emailConfirmed: users.emailConfirmed,
  profileCompleted: users.profileCompleted,
  lastLoginAt: users.lastLoginAt,
  createdAt: users.createdAt,
};
