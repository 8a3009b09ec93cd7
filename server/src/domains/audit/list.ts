import type { AuditEntry, AuditFilter, AuditListInput, AuditPage } from "@metiro/shared/audit/schema";
import { namedIds } from "@metiro/shared/audit/fields";
import { maxCounted } from "@metiro/shared/paging/constants";
import { id as idShape } from "@metiro/shared/scalars";
import { type SQL, and, eq, or, sql } from "drizzle-orm";
import { cappedPage, countUpTo } from "../../db/paging/capped-page.ts";
import type { Db } from "../../db/client.ts";
import { endOf, startOf } from "../../db/sql.ts";
import { inOrderOf, newestFirst, placedJson } from "../../db/paging/keyset-page.ts";
import { paginate, type Placed, placedWindow, type Window } from "../../db/paging/paginate.ts";
import { prepared } from "../../db/prepared.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import {
  apiKeys,
  applicationConfig,
  auditEntries,
  blogs,
  categories,
  companies,
  jobRequests,
  regions,
  subcategories,
  subscriptions,
  users,
} from "../../db/schema/index.ts";
import { namesOf } from "./names.ts";
import { nameQuery, personMatches, searchWords } from "../../db/search.ts";
import type { Call } from "../../trpc/context.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

/** What was done, latest first. The total stops at a limit: counting a million entries would cost more than the page. */
export async function list({ ctx, input }: Call<AuditListInput>): Promise<AuditPage> {
  const { db } = ctx;
  const asking = { ctx, list: "audit.list" };
  const where = and(...auditConditions(input));
  const rows = newestFirst(db, { table: auditEntries, id: auditEntries.id, at: auditEntries.at, where });
  const found = input.search === undefined ? undefined : await search(db, where, placedWindow(asking, input));
  const page = await paginate(asking, input, {
    total: async () => found?.total ?? countUpTo(db, auditEntries, where),
    // What so many entries have is soon met on the way through all of them.
    ids: async (window) => (found && found.total <= maxCounted ? found.ids : rows.ids(window)),
    rows: (ids) => entries(db, ids),
  });
  return cappedPage(page);
}

/**
 * What a search finds, up to the limit of the total. PostgreSQL knows nothing of the beginnings of words, takes them all
 * for frequent and would read a million entries for one: here it may only look things up.
 */
async function search(db: Db, where: SQL | undefined, window: Window) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config(way, 'off', true) from unnest(array['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan']) as way`);
    const [row] = await tx.execute<{ total: number; ids: Placed<string>[] }>(sql`
      with ${auditEntries} as materialized (
        select ${auditEntries.id}, ${auditEntries.at} from ${auditEntries} where ${where} limit ${maxCounted + 1})
      select (select count(*)::int from ${auditEntries}) as total,
        ${placedJson({ table: auditEntries, id: auditEntries.id, at: auditEntries.at }, window)} as ids`);
    return row ?? { total: 0, ids: [] };
  });
}

export const auditConditions = ({
  actorId,
  action,
  entity,
  entityId,
  from,
  to,
  search,
}: AuditFilter): (SQL | undefined)[] => [
  actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
  action === undefined ? undefined : eq(auditEntries.action, action),
  entity === undefined ? undefined : eq(auditEntries.entity, entity),
  entityId === undefined ? undefined : eq(auditEntries.entityId, entityId),
  from === undefined ? undefined : sql`${auditEntries.at} >= ${startOf(from)}`,
  to === undefined ? undefined : sql`${auditEntries.at} < ${endOf(to)}`,
  search === undefined ? undefined : matches(search.trim()),
];

/** `123` is the offer 2026-000123 as well as a word that begins like this. */
const numberQuery = (typed: string): SQL => sql`(${nameQuery([typed])} || ${nameQuery([typed.padStart(6, "0")])})`;

/** Who is found is put into an array: beside a subquery PostgreSQL would use no index at all. */
function matches(search: string): SQL | undefined {
  if (idShape.safeParse(search).success) return or(eq(auditEntries.entityId, search), eq(auditEntries.actorId, search));
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  return or(
    sql`${auditEntries.words} @@ ${/^\d{1,5}$/.test(search) ? numberQuery(search) : nameQuery(words)}`,
    sql`${auditEntries.actorId} = any(array(select ${users.id} from ${users} where ${personMatches(search, words)}))`,
  );
}

/** What the row of an entry is called today. Entries say nothing of people themselves: they outlive accounts. */
const subjectOf = sql<string | null>`case ${auditEntries.entity}
  when 'user' then (select ${users.firstName} || ' ' || ${users.lastName} from ${users} where ${users.id} = ${auditEntries.entityId} and ${users.deletedAt} is null)
  when 'apiKey' then (select ${apiKeys.name} from ${apiKeys} where ${apiKeys.id} = ${auditEntries.entityId})
  when 'company' then (select ${companies.name} from ${companies} where ${companies.id} = ${auditEntries.entityId})
  when 'subscription' then (select coalesce(${subscriptions.payerName}, ${companies.name}) from ${subscriptions} join ${companies} on ${companies.id} = ${subscriptions.companyId}
    where ${subscriptions.id} = ${auditEntries.entityId})
  when 'jobRequest' then (select ${jobRequests.number} from ${jobRequests} where ${jobRequests.id} = ${auditEntries.entityId})
  when 'category' then (select ${categories.name} from ${categories} where ${categories.id} = ${auditEntries.entityId})
  when 'subCategory' then (select ${subcategories.name} from ${subcategories} where ${subcategories.id} = ${auditEntries.entityId})
  when 'region' then (select ${regions.name} from ${regions} where ${regions.id} = ${auditEntries.entityId})
  when 'blog' then (select ${blogs.title} from ${blogs} where ${blogs.id} = ${auditEntries.entityId})
  when 'applicationConfig' then (select ${applicationConfig.key} from ${applicationConfig} where ${applicationConfig.id} = ${auditEntries.entityId})
end`;

const manyById = prepared((db) =>
  db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      action: auditEntries.action,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role },
      keyName: apiKeys.name,
      entity: auditEntries.entity,
      entityId: auditEntries.entityId,
      subject: subjectOf,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(apiKeys, sql`${apiKeys.id} = (${auditEntries.details}->'apiKey'->>'id')::uuid`)
    .where(sql`${auditEntries.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("audit_entries"),
);

/** The details stay as they were written: there a null says something. */
export async function entries(db: Db, ids: string[]): Promise<AuditEntry[]> {
  const rows = await manyById(db).execute({ ids: arrayLiteral(ids) });
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ details }) => namedIds(details)),
  );
  return inOrderOf(
    ids,
    rows.map(({ details, keyName, ...row }) => {
      const key = details["apiKey"] as { id: string; prefix: string } | undefined;
      const names = namedIds(details).flatMap((id) => nameOf.get(id) ?? []);
      return {
        ...omitNulls(row),
        ...(key && { apiKey: { ...key, ...(keyName !== null && { name: keyName }) } }),
        ...(names.length > 0 && { names }),
        details,
      };
    }),
  );
}
