import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { blogs, users } from "../../db/schema/index.ts";
import { unsignBinned } from "../bin/index.ts";

/** Who signs in the place of somebody who is gone. */
const editors = "La rédaction";

/** Takes the name of an admin who is erased from the posts that it stands below, whoever wrote them, and from their changes. */
export async function unsignPosts(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx
    .select({ role: users.role, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (person?.role !== "Admin") return;
  const name = `${person.firstName} ${person.lastName}`;
  const signed = sql`(${blogs.authorId} = ${userId} or lower(${blogs.authorName}) = lower(${name}))`;
  await tx.update(blogs).set({ authorName: editors, authorId: null }).where(signed);
  await tx
    .update(blogs)
    .set({ changes: sql`jsonb_set(${blogs.changes}, '{authorName}', to_jsonb(${editors}::text))` })
    .where(sql`${blogs.changes} is not null and lower(${blogs.changes}->>'authorName') = lower(${name})`);
  await unsignBinned(tx, { userId, name }, editors);
}
