import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { maxPlans } from "@metiro/shared/job-request/constants";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { afterAll, beforeEach, expect, test } from "vitest";
import { folderStorage } from "../../../storage/storage.ts";
import { testApp } from "../../../test/app/app.ts";
import { freshSession, refusal } from "../../../test/app/caller.ts";
import { buildPdf } from "../../../test/pdf/build-pdf.ts";
import { sentDocument } from "../../../test/app/send-document.ts";
import { eraseAccount } from "../../auth/index.ts";
import { sweepForgottenDocuments } from "../../document/tasks.ts";
import { worldIn } from "./scenario.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-plans-"));
const testing = await testApp({ env: { DATA_DIR: dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { app, db, sql, signedIn } = testing;
const storage = folderStorage(dataDir);
const world = await worldIn(testing);
const state = { ...freshSession, emailConfirmed: true, profileCompleted: false };

async function person(role: "Tenderer" | "Company") {
  const account = await signedIn(role);
  const [row] = await sql<{ id: string }[]>`
    select id from ${sql(role === "Tenderer" ? "tenderers" : "companies")} where user_id = ${account.userId}`;
  const id = row?.id ?? "";
  const { userId, sessionId } = account;
  const call = world.as(
    role === "Tenderer"
      ? { ...state, userId, sessionId, role, tendererId: id }
      : { ...state, userId, sessionId, role, companyId: id },
  );
  return { ...account, id, call };
}

const [client, stranger] = [await person("Tenderer"), await person("Tenderer")];
const [company, uninvited] = [await person("Company"), await person("Company")];
const admin = await signedIn("Admin");

const planOf = (who: { authorization: string }, name = "Plan du rez.pdf") =>
  sentDocument(app, { bytes: buildPdf(), name, authorization: who.authorization });
const statusOf = async (id: string, { authorization }: { authorization: string }) =>
  (await app.inject({ url: `/api/Document/${id}`, headers: { authorization } })).statusCode;
const downloaded = (url: string) => app.inject({ url });
/** Its plans as a browser gets them, with addresses that are signed for its session. */
const plansFor = async ({ authorization }: { authorization: string }, id: string) =>
  (await app.inject({ url: `/api/JobRequest/Get/${id}`, headers: { authorization } })).json<{ data: JobRequest }>().data
    .plans;
const ageAll = () => sql`update documents set created_at = now() - interval '25 hours'`;

beforeEach(() => sql`truncate attempts`.then(() => undefined));

test("a plan is read by whoever may see the photos, and nobody else knows of it", async () => {
  const plan = await planOf(client);
  const { id, plans } = await client.call.create(world.input({ planIds: [plan.id] }));
  expect(plans).toMatchObject([{ id: plan.id, name: "Plan du rez.pdf", kind: "pdf", pages: 1, bytes: plan.bytes }]);
  const seen = () => Promise.all([client, admin, company, uninvited, stranger].map((who) => statusOf(plan.id, who)));
  expect(await seen()).toEqual([200, 200, 404, 404, 404]);

  await world.admin.call.sendToCompanies({ id, companyIds: [company.id], undoSeconds: 60 });
  expect(await seen()).toEqual([200, 200, 404, 404, 404]);
  await world.admin.call.sendNow({ id, companyIds: [company.id] });
  expect(await seen()).toEqual([200, 200, 200, 404, 404]);

  const [shown] = await plansFor(company, id);
  const answer = await downloaded(shown?.url ?? "");
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^attachment; filename="Plan du rez\.pdf"/),
    "x-content-type-options": "nosniff",
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
});

test("the name of a plan tells a company no number before it may know the client", async () => {
  const plan = await planOf(client, "Plan 079 555 66 77.pdf");
  const { id } = await client.call.create(world.input({ planIds: [plan.id] }));
  await world.admin.call.sendToCompanies({ id, companyIds: [company.id] });
  const [hidden] = await plansFor(company, id);
  expect(hidden?.name).toBe("Plan •••.pdf");
  expect((await downloaded(hidden?.url ?? "")).headers["content-disposition"]).not.toContain("555");
  expect((await client.call.get({ id })).plans[0]?.name).toBe("Plan 079 555 66 77.pdf");
  await company.call.answer({ id, response: "interested", message: "Volontiers." });
  await client.call.decide({ id, companyId: company.id, decision: "accepted" });
  expect((await company.call.get({ id })).plans[0]?.name).toBe("Plan 079 555 66 77.pdf");
});

test("only PDFs of one's own, and so many", async () => {
  const picture = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const image = await sentDocument(app, { bytes: picture, name: "Plan.png", authorization: client.authorization });
  const theirs = await planOf(stranger);
  const faults = async (planIds: string[]) => (await refusal(client.call.create(world.input({ planIds })))).errors;
  expect(await faults([image.id])).toEqual({ planIds: [{ rule: "notAPdf" }] });
  expect(await faults([theirs.id])).toEqual({ planIds: [{ rule: "unknown" }] });
  const own = await sql<{ id: string }[]>`
    insert into documents (owner_id, kind, name, bytes, pages)
    select ${client.userId}, 'pdf', 'Plan ' || n || '.pdf', 1, 1 from generate_series(1, ${maxPlans + 1}) as n returning id`;
  const ids = own.map((row) => row.id);
  expect(await faults(ids)).toEqual({ planIds: [{ rule: "tooMany", max: maxPlans }] });
  expect((await client.call.create(world.input({ planIds: ids.slice(1) }))).plans.map(({ id }) => id)).toEqual(
    ids.slice(1),
  );
});

test("its client changes them until a company has the request, and the back office sees that", async () => {
  const [first, second] = [await planOf(client), await planOf(client)];
  const { id } = await client.call.create(world.input({ planIds: [first.id] }));
  const changed = await client.call.update({ id, planIds: [second.id, first.id] });
  expect(changed.plans.map((plan) => plan.id)).toEqual([second.id, first.id]);
  expect(changed.changes[0]?.fields).toEqual(["planCount"]);
  expect((await client.call.update({ id, title: "Un autre titre" })).plans).toHaveLength(2);
  const { events } = await world.admin.call.followUp({ id });
  expect(events.find(({ kind }) => kind === "changed")).toMatchObject({
    before: { planCount: 1 },
    after: { planCount: 2 },
  });
  await client.call.update({ id, planIds: [second.id] });
  expect(await statusOf(first.id, admin)).toBe(404);
  await world.admin.call.sendToCompanies({ id, companyIds: [company.id] });
  expect((await refusal(client.call.update({ id, planIds: [] }))).code).toBe("STATUS_CONFLICT");
});

test("what nothing names goes after a day; what a request, a draft or the bin names stays", async () => {
  const [forgotten, drafted, sent] = [await planOf(client), await planOf(client), await planOf(client)];
  await sql`
    insert into request_drafts (tenderer_id, subcategory_id, idempotency_key, content)
    values (${client.id}, ${world.place.subcategoryId}, 'k', ${JSON.stringify({ answers: {}, idempotencyKey: "k", planIds: [drafted.id] })}::text::jsonb)`;
  const { id } = await client.call.create(world.input({ planIds: [sent.id] }));
  await world.admin.call.delete({ id });
  await ageAll();
  await sweepForgottenDocuments(db, storage);
  const left = async () =>
    (await sql<{ id: string }[]>`select id from documents where id in ${sql([forgotten.id, drafted.id, sent.id])}`)
      .map((row) => row.id)
      .toSorted();
  expect(await left()).toEqual([drafted.id, sent.id].toSorted());
  expect(await statusOf(drafted.id, admin)).toBe(404);
  expect(await statusOf(sent.id, admin)).toBe(404);
  await sql`delete from bin_entries`;
  await sweepForgottenDocuments(db, storage);
  expect(await left()).toEqual([drafted.id]);
});

test("they go with their client, who can take them along before", async () => {
  const leaving = await person("Tenderer");
  const plan = await planOf(leaving);
  const { id } = await leaving.call.create(world.input({ planIds: [plan.id] }));
  await world.admin.call.sendToCompanies({ id, companyIds: [company.id] });
  const exported = await app.inject({
    url: "/api/Auth/export-data",
    headers: { authorization: leaving.authorization },
  });
  expect(exported.json()).toMatchObject({ data: { documents: [{ id: plan.id, name: "Plan du rez.pdf" }] } });
  const gone = await db.transaction((tx) => eraseAccount(tx, leaving.userId));
  expect(gone).toContain(plan.id);
  expect((await company.call.get({ id })).plans).toEqual([]);
  expect(await sql`select from job_request_plans where job_request_id = ${id}`).toEqual([]);
});
