import type { OfficeNote } from "@metiro/shared/office-note/schema";
import { type SQL, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import { type companyNotes, type officeNotes, users } from "../../db/schema/index.ts";

/** What the back office noted for itself, newest first. */
export async function notesIn(
  db: Queryable,
  table: typeof officeNotes | typeof companyNotes,
  about: SQL,
): Promise<OfficeNote[]> {
  const author = { id: users.id, firstName: users.firstName, lastName: users.lastName };
  const rows = await db
    .select({ id: table.id, text: table.text, createdAt: table.createdAt, author })
    .from(table)
    .leftJoin(users, eq(users.id, table.authorId))
    .where(about)
    .orderBy(desc(table.createdAt), desc(table.id));
  return rows.map((note) => omitNulls(note));
}
