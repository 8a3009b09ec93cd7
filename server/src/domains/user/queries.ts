import type { User, UserDetail } from "@metiro/shared/user/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { inOrderOf, uuidArray } from "../../db/newest.ts";
import { prepared } from "../../db/prepared.ts";
import { present } from "../../db/present.ts";
import { companies, sessions, tenderers, users } from "../../db/schema/index.ts";

const fields = {
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
  invited: sql<boolean>`${users.passwordHash} is null`,
  lockedAt: users.lockedAt,
  lastLoginAt: users.lastLoginAt,
  createdAt: users.createdAt,
  tendererId: tenderers.id,
  companyId: companies.id,
  companyName: companies.name,
};

const manyById = prepared((db) =>
  db
    .select(fields)
    .from(users)
    .leftJoin(tenderers, eq(tenderers.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(sql`${users.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("user_items"),
);

const oneById = prepared((db) =>
  db
    .select({
      ...fields,
      openSessions: sql<number>`(select count(*)::int from ${sessions} where ${and(
        eq(sessions.userId, users.id),
        isNull(sessions.endedAt),
        sql`${sessions.lastSeenAt} > now() - interval '4 hours'`,
      )})`,
    })
    .from(users)
    .leftJoin(tenderers, eq(tenderers.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(users.id, sql.placeholder("id")), isNull(users.deletedAt)))
    .prepare("user_by_id"),
);

/** The rows of a list, in the order of their ids. */
export const userItems = async (db: Db, ids: string[]): Promise<User[]> =>
  inOrderOf(ids, present(await manyById(db).execute({ ids: uuidArray(ids) })));

export async function userById(db: Db, id: string): Promise<UserDetail | undefined> {
  const [row] = await oneById(db).execute({ id });
  return row && present(row);
}
