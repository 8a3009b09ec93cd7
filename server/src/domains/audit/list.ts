import type { AuditEntry, AuditListInput } from "@metiro/shared/audit/schema";
import type { Page } from "@metiro/shared/list";
import { id as idShape } from "@metiro/shared/scalars";
import { type SQL, and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { endOf, startOf } from "../../db/days.ts";
import { inOrderOf, newestFirst, uuidArray } from "../../db/newest.ts";
import { paginate } from "../../db/paginate.ts";
import { prepared } from "../../db/prepared.ts";
import { present } from "../../db/present.ts";
import { auditEntries, auditWords, users } from "../../db/schema/index.ts";
import { nameQuery, personMatches, searchWords } from "../../db/search.ts";
import type { Call } from "../../trpc/context.ts";

/** What was done, latest first. */
export function list({ ctx: { db }, input }: Call<AuditListInput>): Promise<Page<AuditEntry>> {
  const where = and(...conditions(input));
  return paginate(input, {
    ...newestFirst(db, { table: auditEntries, id: auditEntries.id, at: auditEntries.at, where }),
    rows: (ids) => entries(db, ids),
  });
}

const conditions = ({ actorId, action, entity, entityId, from, to, search }: AuditListInput): (SQL | undefined)[] => [
  actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
  action === undefined ? undefined : eq(auditEntries.action, action),
  entity === undefined ? undefined : eq(auditEntries.entity, entity),
  entityId === undefined ? undefined : eq(auditEntries.entityId, entityId),
  from === undefined ? undefined : sql`${auditEntries.at} >= ${startOf(from)}`,
  to === undefined ? undefined : sql`${auditEntries.at} < ${endOf(to)}`,
  search === undefined ? undefined : matches(search.trim()),
];

/** Who is found is put into an array: beside a subquery PostgreSQL would use no index at all. */
function matches(search: string): SQL | undefined {
  if (idShape.safeParse(search).success) return or(eq(auditEntries.entityId, search), eq(auditEntries.actorId, search));
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  return or(
    sql`${auditWords(auditEntries.details)} @@ ${nameQuery(words)}`,
    sql`${auditEntries.actorId} = any(array(select ${users.id} from ${users} where ${personMatches(search, words)}))`,
  );
}

const manyById = prepared((db) =>
  db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      action: auditEntries.action,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role },
      entity: auditEntries.entity,
      entityId: auditEntries.entityId,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(sql`${auditEntries.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("audit_entries"),
);

/** The details stay as they were written: there a null says something. */
async function entries(db: Db, ids: string[]): Promise<AuditEntry[]> {
  const rows = await manyById(db).execute({ ids: uuidArray(ids) });
  return inOrderOf(
    ids,
    rows.map(({ details, ...row }) => ({ ...present(row), details })),
  );
}
