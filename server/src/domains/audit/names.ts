import type { AuditEntry } from "@metiro/shared/audit/schema";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { categories, companies, jobRequests, regions, subcategories, tenderers, users } from "../../db/schema/index.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

type Named = NonNullable<AuditEntry["names"]>[number];

const of = sql`any(${sql.placeholder("ids")}::uuid[])`;
const standing = sql`${users.deletedAt} is null`;
const person = sql`${users.firstName} || ' ' || ${users.lastName}`;

/** What rows are called today, whatever they are: one query for a whole page. Accounts that were erased have no name. */
const manyNamed = prepared((db) =>
  db
    .select({ id: sql<string>`id`, name: sql<string>`name` })
    .from(
      sql`(
    select ${users.id} as id, ${person} as name from ${users} where ${users.id} = ${of} and ${standing}
    union all select ${tenderers.id}, ${person} from ${tenderers} join ${users} on ${users.id} = ${tenderers.userId}
      where ${tenderers.id} = ${of} and ${standing}
    union all select ${companies.id}, ${companies.name} from ${companies} join ${users} on ${users.id} = ${companies.userId}
      where ${companies.id} = ${of} and ${standing}
    union all select ${jobRequests.id}, ${jobRequests.number} from ${jobRequests} where ${jobRequests.id} = ${of}
    union all select ${categories.id}, ${categories.name} from ${categories} where ${categories.id} = ${of}
    union all select ${subcategories.id}, ${subcategories.name} from ${subcategories} where ${subcategories.id} = ${of}
    union all select ${regions.id}, ${regions.name} from ${regions} where ${regions.id} = ${of}) as named`,
    )
    .prepare("audit_names"),
);

/** By id, those of them that have a name. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await manyNamed(db).execute({ ids: arrayLiteral([...new Set(ids)]) });
  return new Map(rows.map((row) => [row.id, row]));
}
