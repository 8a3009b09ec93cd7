import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { companies, jobRequests, tenderers, users } from "../db/schema/index.ts";
import { marksOf, removedTables } from "../db/schema/personal.ts";
import type { Invariant } from "./invariant.ts";

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a table that an erasure empties. */
function emptied(table: PgTable): string {
  const marks = marksOf(table);
  if (marks === undefined || marks === "removed") throw new Error(`${getTableName(table)} has no personal columns`);
  const names = Object.keys(getTableColumns(table)).filter((name) => {
    const mark = marks[name];
    return mark !== undefined && "erased" in mark && mark.erased === null;
  });
  return names.map(snakeCase).join(", ");
}

/** Tables whose rows go with an account or a company without being marked so: their slices take them out. */
const goneBySlice: Readonly<Record<string, readonly string[]>> = {
  owner_id: ["documents"],
  tenderer_id: ["request_drafts", "data_accesses"],
  company_id: ["replaced_answers", "company_coverage", "conversations"],
};
/** Those and the marked ones, each with the column that says whose they are. */
const gone = [
  ...(["userId", "ownerId", "companyId"] as const).flatMap((owner) =>
    removedTables(owner).map(({ table }): [string, string] => [snakeCase(owner), getTableName(table)]),
  ),
  ...Object.entries(goneBySlice).flatMap(([column, tables]) =>
    tables.map((table): [string, string] => [column, table]),
  ),
];
const owners: Readonly<Record<string, string>> = {
  tenderer_id: "join tenderers o on o.id = x.tenderer_id join users u on u.id = o.user_id",
  company_id: "join companies o on o.id = x.company_id join users u on u.id = o.user_id",
};
const left = gone
  .map(
    ([column, table]) =>
      `select u.id, '${table}' as what from ${table} x ${owners[column] ?? `join users u on u.id = x.${column}`} where u.deleted_at is not null`,
  )
  .join(" union all ");

/** Nothing stays behind of whoever is gone. */
export const erasureInvariants: readonly Invariant[] = [
  {
    name: "erased-account-is-nobody",
    holds: "Of an erased account no name, address or secret is left.",
    broken: `select u.id, 'account' as what from users u where u.deleted_at is not null
        and (num_nonnulls(${emptied(users)}) > 0 or u.email <> u.id::text || '@erased.invalid' or u.username <> u.id::text)
      union all select u.id, 'client' from tenderers x join users u on u.id = x.user_id
        where u.deleted_at is not null and num_nonnulls(${columnsOf("x", tenderers)}) > 0
      union all select u.id, 'company' from companies x join users u on u.id = x.user_id
        where u.deleted_at is not null and num_nonnulls(${columnsOf("x", companies)}) > 0`,
  },
  {
    name: "erased-account-keeps-no-rows",
    holds: "Of an erased account no row is left that was about the person alone.",
    broken: `${left} union all
      select u.id, 'files' as what from files f join users u on u.id = f.owner_id where u.deleted_at is not null
        and not exists (select from blogs b where b.cover_image_id = f.id) and not exists (select from blog_images i where i.file_id = f.id)`,
  },
  {
    name: "erased-request-says-nothing",
    holds: "Of an erased request no word, place, photo, plan or message is left.",
    broken: `select r.id, 'its own columns' as what from job_requests r
        where r.erased_at is not null and (r.description <> '' or num_nonnulls(${columnsOf("r", jobRequests)}) > 0)
      union all select r.id, 'what company ' || c.company_id || ' answered' from job_requests r join job_request_companies c on c.job_request_id = r.id
        where r.erased_at is not null and num_nonnulls(c.message, c.reject_note, c.document_id) > 0
      union all select r.id, 'what company ' || o.company_id || ' offered' from job_requests r join offers o on o.job_request_id = r.id
        where r.erased_at is not null and num_nonnulls(o.message, o.payment_terms, o.reason, o.note, o.document_id) > 0
      union all ${["job_request_photos", "job_request_plans", "job_request_notes", "conversations"]
        .map(
          (table) =>
            `select r.id, '${table}' from job_requests r join ${table} x on x.job_request_id = r.id where r.erased_at is not null`,
        )
        .join(" union all ")}`,
  },
  {
    name: "requests-go-with-their-client",
    holds: "The requests of an erased client are erased, and none of them is open.",
    broken: `select r.id, 'of ' || u.id as what from job_requests r
      join tenderers t on t.id = r.tenderer_id join users u on u.id = t.user_id
      where u.deleted_at is not null and (r.erased_at is null or (r.status <> ${JobStatus.Canceled} and r.done_at is null))`,
  },
  {
    name: "payer-of-erased-company",
    holds: "The books name who paid where the company is erased, and only there.",
    broken: `select s.id, coalesce(s.payer_name, 'nobody') as what from subscriptions s
      join companies c on c.id = s.company_id join users u on u.id = c.user_id
      where (s.payer_name is not null) <> (u.deleted_at is not null)`,
  },
];

function columnsOf(alias: string, table: PgTable): string {
  return emptied(table)
    .split(", ")
    .map((name) => `${alias}.${name}`)
    .join(", ");
}
