import type { Tenderer } from "@metiro/shared/tenderer/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { tenderers, users } from "../../db/schema/index.ts";

const oneById = prepared((db) =>
  db
    .select(profileFields)
    .from(tenderers)
    .innerJoin(users, eq(users.id, tenderers.userId))
    .where(and(eq(tenderers.id, sql.placeholder("id")), isNull(users.deletedAt)))
    .prepare("tenderer_by_id"),
);

export async function tendererById(db: Db, id: string): Promise<Tenderer | undefined> {
  const [row] = await oneById(db).execute({ id });
  return row && omitNulls(row);
}

/** What a client is, to itself and to the back office; from `tenderers` joined with `users`. */
export const profileFields = {
  id: tenderers.id,
  user: { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName },
  phone: users.phone,
  street: tenderers.street,
  postalCode: tenderers.postalCode,
  locality: tenderers.locality,
  subregionId: tenderers.subregionId,
  profileCompleted: users.profileCompleted,
  createdAt: tenderers.createdAt,
};
