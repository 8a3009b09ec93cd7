import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { maxCounted } from "@metiro/shared/paging/constants";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database/database.ts";
import { worldIn } from "../scenario.ts";

const { sql, ...database } = await testDatabase();
const { make, place, admin, client } = await worldIn({ sql, ...database });

/** More requests than anybody pages through, all with one word; two of them are canceled, one has another word too. */
const { id } = await make.request(client.id, place, { title: "Peinture intérieure" });
await sql.begin(async (tx) => {
  // Their sums are not what is looked at here.
  await tx`set local session_replication_role = replica`;
  const [own] = await tx<{ columns: string }[]>`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'job_requests' and is_generated = 'NEVER' and column_name not in ('id', 'number', 'created_at')`;
  await tx.unsafe(`insert into job_requests (${own?.columns}, created_at)
    select ${own?.columns}, created_at + n * interval '1 second'
    from job_requests, generate_series(1, ${maxCounted + 1}) as n where id = '${id}'`);
});
await make.request(client.id, place, { title: "Peinture et crépi" });
for (const title of ["Peinture", "Peinture du toit"])
  await make.request(client.id, place, { title, status: JobStatus.Canceled, canceledAt: new Date().toISOString() });

test("a search that finds more than anybody pages through says so, in long and in short rows, and has its last page", async () => {
  const word = { search: "peinture", pageSize: 100 };
  const capped = { totalCount: maxCounted, totalPages: maxCounted / 100, totalCapped: true };
  const page = await admin.call.rowsForAdmin(word);
  expect(page).toMatchObject(capped);
  expect(page.items).toHaveLength(100);
  expect(await admin.call.listForAdmin(word)).toMatchObject(capped);
  expect((await admin.call.rowsForAdmin({ ...word, pageNumber: maxCounted / 100 })).items).toHaveLength(100);
  expect(await admin.call.rowsForAdmin({ ...word, statuses: [JobStatus.Active] })).toMatchObject(capped);
});

test("what the same word finds among few, and another word among many, is exact", async () => {
  const exact = { totalCapped: false };
  const canceled = { search: "peinture", statuses: [JobStatus.Canceled] };
  expect(await admin.call.rowsForAdmin(canceled)).toMatchObject({ ...exact, totalCount: 2 });
  expect(await admin.call.rowsForAdmin({ search: "crépi" })).toMatchObject({ ...exact, totalCount: 1 });
});
