import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { folderStorage } from "../../../storage/storage.ts";
import { testApp } from "../../../test/app/app.ts";
import { buildPdf, objectStream } from "../../../test/pdf/build-pdf.ts";
import { sendDocument, sentDocument } from "../../../test/app/send-document.ts";
import { withForgedSignature } from "../../../test/forged-signature.ts";
import { eraseAccount } from "../../auth/index.ts";
import { sweepForgottenDocuments } from "../tasks.ts";
import { downloadNameOf } from "../upload.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-documents-"));
const { app, db, sql, signedIn } = await testApp({ env: { DATA_DIR: dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const company = await signedIn("Company");
const other = await signedIn("Company");
const admin = await signedIn("Admin");

const send = (bytes: Buffer, name = "Attestation.pdf", { authorization } = company) =>
  sendDocument(app, { bytes, name, authorization });
const sent = (bytes = buildPdf(), name = "Attestation.pdf") =>
  sentDocument(app, { bytes, name, authorization: company.authorization });
const statusOf = async (url: string, authorization?: string) =>
  (await app.inject({ url, headers: authorization === undefined ? {} : { authorization } })).statusCode;

test("a PDF is kept, and downloaded but never shown", async () => {
  const document = await sent(buildPdf(), "Attestation d’assurance 2026.pdf");
  expect(document).toMatchObject({ kind: "pdf", pages: 1, name: "Attestation d assurance 2026.pdf" });
  const answer = await app.inject({ url: document.url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition":
      "attachment; filename=\"Attestation d assurance 2026.pdf\"; filename*=UTF-8''Attestation%20d%20assurance%202026.pdf",
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect(answer.rawPayload).toHaveLength(document.bytes);
});

test("a picture of a paper is kept without its metadata, large enough to be read", async () => {
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#fff" } })
    .withExif({ IFD0: { Copyright: "secret" } })
    .jpeg()
    .toBuffer();
  const document = await sent(photo, "IMG_1.JPG");
  expect(document).toMatchObject({ kind: "image", name: "IMG_1.webp" });
  const answer = await app.inject({ url: document.url });
  expect(answer.headers["content-disposition"]).toMatch(/^attachment/);
  const kept = await sharp(answer.rawPayload).metadata();
  expect([kept.format, kept.width, kept.exif]).toEqual(["webp", 2600, undefined]);
});

test.each([
  ["a script in an object stream", buildPdf({ 8: objectStream({ 9: "<< /S /JavaScript /JS (x) >>" }) }), "pdfActive"],
  ["a page of HTML with another name", Buffer.from("<script>alert(1)</script>"), "notADocument"],
])("refused: %s", async (_name, bytes, rule) => {
  const answer = await send(bytes, "devis.pdf");
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ faults: [{ path: "file", rule }] });
});

test("more than 10 MB, another body and nobody are refused", async () => {
  expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
  const json = { method: "POST", url: "/api/Document/Upload", payload: {} } as const;
  expect((await app.inject({ ...json, headers: { authorization: company.authorization } })).statusCode).toBe(415);
  expect((await app.inject(json)).statusCode).toBe(401);
});

test("its owner reads it, by token or signed address; nobody else, nor an admin while nothing names it", async () => {
  const { id, url } = await sent();
  const plain = `/api/Document/${id}`;
  expect(await statusOf(plain, company.authorization)).toBe(200);
  expect(await statusOf(url)).toBe(200);
  expect(await statusOf(plain)).toBe(404);
  expect(await statusOf(plain, other.authorization)).toBe(404);
  expect(await statusOf(plain, admin.authorization)).toBe(404);
  expect(await statusOf(withForgedSignature(url))).toBe(404);
  expect(await statusOf(url.replace("/Document/", "/File/"))).toBe(404);
  expect(await statusOf("/api/Document/nothing", company.authorization)).toBe(404);
});

test("once a proof names it an admin reads it, judged or over, and neither another company nor a client ever does", async () => {
  const client = await signedIn("Tenderer");
  const { id } = await sent();
  const plain = `/api/Document/${id}`;
  await sql`
    insert into company_proofs (company_id, kind, document_id)
    select id, 'liabilityInsurance', ${id} from companies where user_id = ${company.userId}`;
  for (const state of ["submitted", "verified", "refused", "expired", "withdrawn"]) {
    await sql`
      update company_proofs set state = ${state}, reviewed_at = now(), refusal = case when ${state} = 'refused' then 'Illisible' end
      where document_id = ${id}`;
    expect(await statusOf(plain, admin.authorization)).toBe(200);
    expect(await statusOf(plain, company.authorization)).toBe(200);
    for (const who of [other.authorization, client.authorization, undefined])
      expect(await statusOf(plain, who), state).toBe(404);
  }
  await sql`delete from company_proofs where document_id = ${id}`;
});

test("what nothing names goes after a day, its bytes with it", async () => {
  const { id, url } = await sent();
  const storage = folderStorage(dataDir);
  expect(await sweepForgottenDocuments(db, storage)).toBe(0);
  await sql`update documents set created_at = now() - interval '25 hours' where id = ${id}`;
  expect(await sweepForgottenDocuments(db, storage)).toBe(1);
  expect(await statusOf(url)).toBe(404);
  for await (const names of storage.folders(id.slice(-2))) expect(names).not.toContain(id);
});

test("they go with the account", async () => {
  const { id } = await sent();
  const gone = await db.transaction((tx) => eraseAccount(tx, company.userId));
  expect(gone).toContain(id);
  expect(await sql`select id from documents where owner_id = ${company.userId}`).toEqual([]);
});

test.each([
  ["../../etc/passwd.pdf", "etc passwd.pdf"],
  ['a"\r\nset-cookie: x.pdf', "a set-cookie x.pdf"],
  ["", "document.pdf"],
  ["Prüfung n° 3.PDF", "Prüfung n 3.pdf"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(116)}.pdf`],
])("a name is made of plain signs: %s", (name, expected) => {
  expect(downloadNameOf(name, "pdf")).toBe(expected);
});
