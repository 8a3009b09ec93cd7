import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { afterAll, beforeEach, expect, test } from "vitest";
import { appRouter } from "../../../../app/router.ts";
import { folderStorage } from "../../../../storage/storage.ts";
import { testApp } from "../../../../test/app/app.ts";
import { contextOf, freshSession, refusal } from "../../../../test/app/caller.ts";
import { buildPdf } from "../../../../test/pdf/build-pdf.ts";
import { sentDocument } from "../../../../test/app/send-document.ts";
import type { Actor } from "../../../../trpc/actor.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { eraseAccount } from "../../../auth/index.ts";
import { sweepForgottenDocuments } from "../../../document/tasks.ts";
import { worldIn } from "../scenario.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-answers-"));
const testing = await testApp({ env: { DATA_DIR: dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { app, db, sql, signedIn } = testing;
const storage = folderStorage(dataDir);
const world = await worldIn(testing);
const state = { ...freshSession, emailConfirmed: true, profileCompleted: false };
const callerOf = createCallerFactory(appRouter);

async function person(role: "Tenderer" | "Company") {
  const account = await signedIn(role);
  const [row] = await sql<{ id: string }[]>`
    select id from ${sql(role === "Tenderer" ? "tenderers" : "companies")} where user_id = ${account.userId}`;
  const id = row?.id ?? "";
  const { userId, sessionId } = account;
  const actor: Actor =
    role === "Tenderer"
      ? { ...state, userId, sessionId, role, tendererId: id }
      : { ...state, userId, sessionId, role, companyId: id };
  return { ...account, id, call: world.as(actor), offers: callerOf(contextOf(testing, actor)).offer };
}

const [client, stranger] = [await person("Tenderer"), await person("Tenderer")];
const [company, rival] = [await person("Company"), await person("Company")];
const admin = await signedIn("Admin");

const pdfOf = (who: { authorization: string }, name = "Devis 12.pdf") =>
  sentDocument(app, { bytes: buildPdf(), name, authorization: who.authorization });
const statusOf = async (id: string, { authorization }: { authorization: string }) =>
  (await app.inject({ url: `/api/Document/${id}`, headers: { authorization } })).statusCode;
const documentFor = async ({ authorization }: { authorization: string }, id: string) =>
  (await app.inject({ url: `/api/JobRequest/Get/${id}`, headers: { authorization } }))
    .json<{ data: JobRequest }>()
    .data.jobRequestCompanies.find((one) => one.company.id === company.id)?.document;

let id = "";
beforeEach(async () => {
  await sql`truncate attempts`;
  ({ id } = await client.call.create(world.input()));
  await world.admin.call.sendToCompanies({ id, companyIds: [company.id, rival.id] });
});
const interested = { response: "interested", message: "Volontiers." } as const;

test("its company, the client and the back office read it; nobody else knows of it", async () => {
  const pdf = await pdfOf(company);
  const seen = () => Promise.all([company, client, admin, rival, stranger].map((who) => statusOf(pdf.id, who)));
  expect(await seen()).toEqual([200, 404, 404, 404, 404]);
  const answered = await company.call.answer({ id, ...interested, documentId: pdf.id });
  expect(answered.jobRequestCompanies[0]?.document).toMatchObject({ id: pdf.id, name: "Devis 12.pdf", pages: 1 });
  expect(await seen()).toEqual([200, 200, 200, 404, 404]);
  expect(await documentFor(rival, id)).toBeUndefined();
  const shown = await documentFor(client, id);
  const saved = await app.inject({ url: shown?.url ?? "" });
  expect(saved.headers["content-disposition"]).toMatch(/^attachment/);
  expect(saved.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await client.call.listForTenderer({})).items[0]?.jobRequestCompanies[0]).not.toHaveProperty("document");
});

test("a PDF alone is an answer; a picture, and a PDF of somebody else, are none", async () => {
  const pdf = await pdfOf(company);
  const theirs = await pdfOf(rival);
  const [image] = await sql<{ id: string }[]>`
    insert into documents (owner_id, kind, name, bytes) values (${company.userId}, 'image', 'Devis.webp', 1) returning id`;
  const faults = async (documentId = "") =>
    (await refusal(company.call.answer({ id, ...interested, documentId }))).errors;
  expect(await faults(theirs.id)).toEqual({ documentId: [{ rule: "unknown" }] });
  expect(await faults(image?.id)).toEqual({ documentId: [{ rule: "notAPdf" }] });
  expect(
    (await company.call.answer({ id, response: "interested", documentId: pdf.id })).jobRequestCompanies[0],
  ).toMatchObject({
    document: { id: pdf.id },
  });
});

test("it is replaced and removed as long as the client has not decided", async () => {
  const [first, second] = [await pdfOf(company), await pdfOf(company)];
  await company.call.answer({ id, ...interested, documentId: first.id });
  await company.call.answer({ id, ...interested, documentId: second.id });
  expect(await statusOf(first.id, client)).toBe(404);
  expect((await documentFor(client, id))?.id).toBe(second.id);
  await company.call.answer({ id, ...interested });
  expect(await documentFor(client, id)).toBeUndefined();
  await company.call.answer({ id, ...interested, documentId: second.id });
  await client.call.decide({ id, companyId: company.id, decision: "accepted" });
  expect((await refusal(company.call.answer({ id, ...interested }))).code).toBe("DECISION_FINAL");
  expect((await documentFor(client, id))?.id).toBe(second.id);
});

test("withdrawn with its answer, it comes back when that is undone, and is not swept meanwhile", async () => {
  const pdf = await pdfOf(company);
  await company.call.answer({ id, ...interested, documentId: pdf.id });
  await company.call.answer({ id, response: "declined", documentId: pdf.id });
  expect(await statusOf(pdf.id, client)).toBe(404);
  await sql`update documents set created_at = now() - interval '25 hours'`;
  await sweepForgottenDocuments(db, storage);
  await company.call.undoAnswer({ id });
  expect((await documentFor(client, id))?.id).toBe(pdf.id);
  expect(await statusOf(pdf.id, client)).toBe(200);
  await company.call.answer({ id, response: "declined" });
  await company.call.undoDecline({ id });
  expect(await statusOf(pdf.id, client)).toBe(404);
  await sweepForgottenDocuments(db, storage);
  expect(await sql`select from documents where id = ${pdf.id}`).toEqual([]);
});

test("an offer line by line brings it as well; its draft keeps it", async () => {
  const pdf = await pdfOf(company);
  const lines = [{ label: "Pose", quantity: 1, unit: "lump", unitPrice: 100_000 } as const];
  await company.offers.saveDraft({ jobRequestId: id, content: { documentId: pdf.id, lines: [] } });
  expect((await company.offers.start({ jobRequestId: id })).draftDocument).toMatchObject({ id: pdf.id });
  await sql`update documents set created_at = now() - interval '25 hours'`;
  await sweepForgottenDocuments(db, storage);
  await company.offers.save({ jobRequestId: id, vat: "exempt", documentId: pdf.id, lines });
  expect((await documentFor(client, id))?.id).toBe(pdf.id);
  await company.offers.save({ jobRequestId: id, vat: "exempt", lines });
  expect(await documentFor(client, id)).toBeUndefined();
});

test("the client reads its name without a number until it has accepted the company", async () => {
  const pdf = await pdfOf(company, "Devis 079 555 66 77.pdf");
  await company.call.answer({ id, ...interested, documentId: pdf.id });
  const hidden = await documentFor(client, id);
  expect(hidden?.name).toBe("Devis •••.pdf");
  expect((await app.inject({ url: hidden?.url ?? "" })).headers["content-disposition"]).not.toContain("555");
  expect((await documentFor(admin, id))?.name).toBe("Devis 079 555 66 77.pdf");
  await client.call.decide({ id, companyId: company.id, decision: "accepted" });
  expect((await documentFor(client, id))?.name).toBe("Devis 079 555 66 77.pdf");
});

test("an amendment brings a PDF of its own: read by both, and kept when it is refused", async () => {
  const lines = [{ label: "Peinture", quantity: 1, unit: "lump" as const, unitPrice: 90_000 }];
  const offer = { jobRequestId: id, vat: "exempt" as const, lines };
  const [first, second, theirs] = [
    await pdfOf(company),
    await pdfOf(company, "Avenant 079 555 66 77.pdf"),
    await pdfOf(rival),
  ];
  await company.offers.save({ ...offer, documentId: first.id });
  await client.call.decide({ id, companyId: company.id, decision: "accepted" });
  const refused = refusal(company.offers.amend({ ...offer, reason: "Humide.", documentId: theirs.id }));
  expect((await refused).errors).toEqual({ documentId: [{ rule: "unknown" }] });
  const { proposed } = await company.offers.amend({ ...offer, reason: "Humide.", documentId: second.id });
  expect(proposed?.document).toMatchObject({ id: second.id, name: "Avenant 079 555 66 77.pdf" });
  expect(await Promise.all([company, client, admin, rival, stranger].map((who) => statusOf(second.id, who)))).toEqual([
    200, 200, 200, 404, 404,
  ]);
  const history = await client.offers.decideAmendment({ id: proposed?.id ?? "", decision: "refused" });
  expect(history.former[0]?.document).toMatchObject({ id: second.id });
  // What was accepted keeps the PDF that it came with.
  expect((await documentFor(client, id))?.id).toBe(first.id);
  await expect(sql`update offers set document_id = ${first.id} where kind = 'amendment'`).rejects.toThrow(
    /does not change/,
  );
});

test("it goes with the company, and out of the answer with the client", async () => {
  const [leaving, other] = [await person("Company"), await person("Company")];
  await world.admin.call.sendToCompanies({ id, companyIds: [leaving.id, other.id] });
  const [theirs, others] = [await pdfOf(leaving), await pdfOf(other)];
  await leaving.call.answer({ id, ...interested, documentId: theirs.id });
  await other.call.answer({ id, ...interested, documentId: others.id });
  await client.call.decide({ id, companyId: other.id, decision: "accepted" });
  const lines = [{ label: "Pose", quantity: 1, unit: "lump" as const, unitPrice: 100_000 }];
  const more = await pdfOf(other);
  await other.offers.amend({ jobRequestId: id, vat: "exempt", lines, reason: "Humide.", documentId: more.id });
  expect(await db.transaction((tx) => eraseAccount(tx, leaving.userId))).toContain(theirs.id);
  expect(await statusOf(theirs.id, admin)).toBe(404);
  await db.transaction((tx) => eraseAccount(tx, client.userId));
  for (const table of ["job_request_companies", "offers"])
    expect(await sql`select from ${sql(table)} where document_id is not null`).toEqual([]);
  expect(await statusOf(others.id, other)).toBe(200);
  expect(await statusOf(others.id, admin)).toBe(404);
});
