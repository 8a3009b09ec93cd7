import type { ReportedKind } from "@metiro/shared/report/constants";
import { maxOpenReports } from "@metiro/shared/report/constants";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { beforeEach, describe, expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { testDatabase } from "../../../test/database/database.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { eraseAccount } from "../../auth/index.ts";
import { reportRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const callerOf = createCallerFactory(reportRouter);
const as = (actor: Actor): ReturnType<typeof callerOf> => callerOf(contextOf(database, actor));
const admin = as(await make.admin());
const category = await make.category();
const region = await make.region();
const place = {
  subcategoryId: (await make.subcategory(category.id)).id,
  subregionId: (await make.region({ parentId: region.id })).id,
};

/** A client and a company that did work for it, with a message of each and a published review. */
async function acquaintance() {
  const [client, company] = [await make.tenderer(), await make.company()];
  const now = new Date().toISOString();
  const { id: jobRequest } = await make.request(client.id, place, { status: JobStatus.Processed, processedAt: now });
  await make.recipient({ jobRequestId: jobRequest, companyId: company.id, response: "interested", respondedAt: now });
  await sql`
    insert into conversations (job_request_id, company_id, tenderer_id, client_wrote_at, company_wrote_at)
    values (${jobRequest}, ${company.id}, ${client.id}, now(), now())`;
  const message = async (sender: string) => {
    const [row] = await sql<{ id: string }[]>`
      insert into messages (job_request_id, company_id, sender, body)
      values (${jobRequest}, ${company.id}, ${sender}, ${`Mots de ${sender}`}) returning id`;
    return row?.id ?? "";
  };
  return { client, company, jobRequest, ofClient: await message("client"), ofCompany: await message("company") };
}
/** A review of done work, shown already or not yet. */
async function review({ client, company }: Pair, shown: boolean): Promise<string> {
  const now = new Date().toISOString();
  const { id } = await make.request(client.id, place, { status: JobStatus.Processed, processedAt: now });
  await make.recipient({ jobRequestId: id, companyId: company.id, response: "interested", respondedAt: now });
  await sql`
    update job_requests set done_at = now(), done_on = current_date, done_company_id = ${company.id} where id = ${id}`;
  const [row] = await sql<{ id: string }[]>`
    insert into reviews (job_request_id, company_id, tenderer_id, quality, punctuality, price, contact, body)
    values (${id}, ${company.id}, ${client.id}, 1, 1, 1, 1, 'Des mots durs sur ce travail.') returning id`;
  if (shown) await sql`update reviews set shows_at = now() - interval '1 day' where id = ${row?.id ?? ""}`;
  return row?.id ?? "";
}
type Pair = Awaited<ReturnType<typeof acquaintance>>;

let pair: Pair;
let other: Pair;
beforeEach(async () => {
  await sql`delete from reports`;
  [pair, other] = [await acquaintance(), await acquaintance()];
});
const add = (actor: Actor, kind: ReportedKind, id: string, more: { note?: string } = {}) =>
  as(actor).add({ kind, id, reason: "insult", ...more });
const waiting = async () => (await admin.list({})).items;

describe("one reports what one sees of others", () => {
  test("a client: the messages, the shown reviews and the company of its requests", async () => {
    const { client, company, jobRequest, ofCompany } = pair;
    await add(client.actor, "message", ofCompany, { note: "Depuis hier." });
    await add(client.actor, "company", company.id);
    expect(await waiting()).toMatchObject([
      {
        kind: "message",
        entityId: ofCompany,
        note: "Depuis hier.",
        text: "Mots de company",
        jobRequest: { id: jobRequest },
        about: { id: company.actor.userId, company: { id: company.id } },
        reporter: { id: client.actor.userId, role: "Tenderer" },
      },
      { kind: "company", entityId: company.id, about: { id: company.actor.userId } },
    ]);
  });

  test("a company: the client's messages and requests, the client and shown reviews of its work", async () => {
    const { client, company, jobRequest, ofClient } = pair;
    const shown = await review(pair, true);
    await add(company.actor, "message", ofClient);
    await add(company.actor, "jobRequest", jobRequest);
    await add(company.actor, "user", jobRequest);
    await add(company.actor, "review", shown);
    const rows = await waiting();
    expect(rows.map(({ kind, entityId }) => [kind, entityId])).toEqual([
      ["message", ofClient],
      ["jobRequest", jobRequest],
      ["user", client.actor.userId],
      ["review", shown],
    ]);
    for (const { about } of rows) expect(about.id).toBe(client.actor.userId);
  });

  test("nothing of one's own, nothing of others, nothing that is not shown yet", async () => {
    const hidden = await review(pair, false);
    const shown = await review(pair, true);
    const { client, company, jobRequest, ofClient, ofCompany } = pair;
    const refused: [Actor, ReportedKind, string][] = [
      [client.actor, "message", ofClient],
      [client.actor, "message", other.ofCompany],
      [client.actor, "review", shown],
      [client.actor, "company", other.company.id],
      [client.actor, "jobRequest", jobRequest],
      [client.actor, "user", jobRequest],
      [company.actor, "message", ofCompany],
      [company.actor, "message", other.ofClient],
      [company.actor, "review", hidden],
      [company.actor, "company", company.id],
      [company.actor, "jobRequest", other.jobRequest],
      [other.company.actor, "review", shown],
    ];
    for (const [actor, kind, id] of refused)
      expect(await refusal(add(actor, kind, id)), `${actor.role} ${kind}`).toMatchObject({ code: "NOT_FOUND" });
    expect(await waiting()).toEqual([]);
  });
});

test("told again while it is open a report is changed, and a note stays", async () => {
  const { client, ofCompany: id } = pair;
  const first = await add(client.actor, "message", id, { note: "Depuis hier." });
  expect(await as(client.actor).add({ kind: "message", id, reason: "fraud" })).toEqual(first);
  expect(await waiting()).toMatchObject([{ id: first.id, reason: "fraud", note: "Depuis hier." }]);
});

test("somebody has so many reports open and no more, and may change one of them even then", async () => {
  const { client, company, ofCompany } = pair;
  await add(client.actor, "message", ofCompany);
  await sql`
    insert into reports (kind, entity_id, reporter_id, about_id, reason)
    select 'message', uuidv7(), ${client.actor.userId}, ${company.actor.userId}, 'other' from generate_series(2, ${maxOpenReports})`;
  expect(await refusal(add(client.actor, "company", company.id))).toMatchObject({ code: "TOO_MANY_REPORTS" });
  await add(client.actor, "message", ofCompany, { note: "Encore." });
});

test("a settled one leaves the queue with a mail and an entry in the audit, once, and may be told anew", async () => {
  const { client, ofCompany } = pair;
  const { id } = await add(client.actor, "message", ofCompany);
  await add(other.client.actor, "message", other.ofCompany);
  expect(await admin.settle({ id, outcome: "acted" })).toMatchObject({ id, settled: { outcome: "acted" } });
  expect((await waiting()).map((row) => row.entityId)).toEqual([other.ofCompany]);
  expect((await admin.list({ state: "settled" })).items).toMatchObject([{ id, settled: { outcome: "acted" } }]);
  const mails = await sql`select data -> 'to' as to from pgboss.job where data ->> 'kind' = 'reportSettled'`;
  expect(mails).toEqual([{ to: client.actor.userId }]);
  expect(await sql`select action from audit_entries where entity_id = ${id}`).toEqual([{ action: "report.settle" }]);
  expect(await refusal(admin.settle({ id, outcome: "dismissed" }))).toMatchObject({ code: "CONFLICT" });
  await add(client.actor, "message", ofCompany);
  expect(await waiting()).toHaveLength(2);
});

test("a queue tells how many others have reported the same person", async () => {
  const { company } = pair;
  const second = await make.tenderer();
  await add(pair.client.actor, "company", company.id);
  await sql`
    insert into reports (kind, entity_id, reporter_id, about_id, reason)
    values ('company', ${company.id}, ${second.actor.userId}, ${company.actor.userId}, 'fraud')`;
  expect((await waiting()).map(({ otherReporters }) => otherReporters)).toEqual([1, 1]);
});

test("the words go with whoever wrote them and with whom they are about; nobody reports oneself", async () => {
  const { client, company, ofCompany } = pair;
  for (const gone of [client, company]) {
    await sql`delete from reports`;
    await sql`
      insert into reports (kind, entity_id, reporter_id, about_id, reason, note)
      values ('message', ${ofCompany}, ${client.actor.userId}, ${company.actor.userId}, 'insult', 'Ada m’a écrit.')`;
    await db.transaction((tx) => eraseAccount(tx, gone.actor.userId));
    expect(await sql`select note from reports`).toEqual([{ note: null }]);
  }
  await expect(sql`
    insert into reports (kind, entity_id, reporter_id, about_id, reason)
    values ('message', ${ofCompany}, ${client.actor.userId}, ${client.actor.userId}, 'insult')`).rejects.toThrow(
    "reports_of_others",
  );
});
