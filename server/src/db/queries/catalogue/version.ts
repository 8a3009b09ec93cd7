import { sql } from "drizzle-orm";
import { batchReads } from "../../../concurrency/gathered.ts";
import { beyondDeadline } from "../../pool/deadline.ts";
import { prepared } from "../../prepared.ts";
import type { Db } from "../../client.ts";
import { applicationConfig, categories, priceStatements, regions, subcategories } from "../../schema/index.ts";

/** Some three hundred small keys; the wide columns beside them are not read. */
const version = prepared((db) => {
  const rows = [regions, categories, subcategories, applicationConfig, priceStatements].map(
    (table) => sql`select hash_record_extended(row(tableoid, ctid, xmin), 0) as row from ${table}`,
  );
  const all = sql.join(rows, sql` union all `);
  const read = async () => {
    const [row] = await db.execute<{ version: string }>(
      sql`select count(*) || ':' || coalesce(sum(row), 0) as version from (${all}) as every`,
    );
    if (!row) throw new Error("An aggregate gave no row");
    return new Map([["", row.version]]);
  };
  // Whoever asks in the same turn is told the same.
  return batchReads(() => beyondDeadline(read), { nameOf: () => "", maxKeys: 1 });
});

/**
 * Stands for what the catalogue, the settings and the usual prices hold now: every change of a row, by whichever process or by hand, gives
 * another one as soon as it is committed.
 */
export async function catalogueVersion(db: Db): Promise<string> {
  return (await version(db)("")) ?? "";
}
