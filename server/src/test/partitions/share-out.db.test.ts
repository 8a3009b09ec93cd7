import { expect, test } from "vitest";
import { createCompany, createJobRequest } from "../../factories/index.ts";
import { testDatabase } from "../database/database.ts";
import { partCount, sharedSchema, sharedTables, shareOut } from "./share-out.ts";

const { db, sql } = await testDatabase();
const companies = [await createCompany(db), await createCompany(db)];
for (let made = 0; made < 8; made++)
  await createJobRequest(db, { recipients: companies.map(({ id: companyId }) => ({ companyId })) });

test.each(["by tenderer", "by request"] as const)(
  "every table of clients and companies can be made on hash partitions of its key, with the rows that it has: %s",
  async (sharing) => {
    await sql.unsafe(`drop schema if exists ${sharedSchema} cascade`);
    await shareOut(sql, sharing);
    const found = await sql<{ name: string; parts: number }[]>`
    select parent.relname as name, count(*)::int as parts from pg_inherits join pg_class as parent on parent.oid = inhparent
    where parent.relkind = 'p' and parent.relnamespace = ${sharedSchema}::regnamespace group by 1 order by 1`;
    expect(found).toEqual(
      sharedTables(sharing)
        .map(({ name }) => ({ name, parts: partCount }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    );
    for (const { name } of sharedTables(sharing)) {
      const [counts] = await sql.unsafe<{ there: number; here: number }[]>(
        `select (select count(*)::int from ${sharedSchema}.${name}) as there, (select count(*)::int from public.${name}) as here`,
      );
      expect({ name, rows: counts?.there }).toEqual({ name, rows: counts?.here });
    }
    // What hangs on a request lies where it does.
    const [apart] = await sql<{ n: number }[]>`
    select count(*)::int as n from shared_out.job_requests as request join shared_out.job_request_companies as recipient
      on recipient.job_request_id = request.id where right(request.tableoid::regclass::text, 1) <> right(recipient.tableoid::regclass::text, 1)`;
    expect(apart?.n).toBe(0);
  },
);
