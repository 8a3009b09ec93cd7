import type { StandardLines } from "@metiro/shared/offer/schema";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { standardLines, subcategories } from "../../../db/schema/index.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";

const ofService = prepared((db) =>
  db
    .select({
      subcategoryId: subcategories.id,
      revision: sql<number>`coalesce(${standardLines.revision}, 0)`,
      lines: standardLines.lines,
    })
    .from(subcategories)
    .leftJoin(standardLines, eq(standardLines.subcategoryId, subcategories.id))
    .where(eq(subcategories.id, sql.placeholder("subcategoryId")))
    .prepare("standard_lines_of_service"),
);

/** The lines of a service; none where nobody has given it any. */
export async function standardLinesOf(db: Db, subcategoryId: string): Promise<StandardLines> {
  const [row] = await ofService(db).execute({ subcategoryId });
  const { lines, ...found } = orNotFound(row);
  return { ...found, lines: lines ?? [] };
}
