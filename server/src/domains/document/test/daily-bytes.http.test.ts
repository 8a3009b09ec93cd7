import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { maxDocumentMegabytesADay } from "@metiro/shared/document/constants";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { refreshSettings } from "../../application-config/index.ts";
import { folderStorage } from "../../../storage/storage.ts";
import { testApp } from "../../../test/app/app.ts";
import { emptyTables } from "../../../test/database/database.ts";
import { buildPdf } from "../../../test/pdf/build-pdf.ts";
import { sendDocument } from "../../../test/app/send-document.ts";
import { sweepForgottenDocuments } from "../tasks.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-daily-bytes-"));
const { app, db, sql, signedIn } = await testApp({ env: { DATA_DIR: dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const [company, other, admin] = [await signedIn("Company"), await signedIn("Company"), await signedIn("Admin")];
const [bytes, day] = [buildPdf(), maxDocumentMegabytesADay * 1_000_000];

beforeEach(() => emptyTables(sql, "documents, attempts"));

const send = ({ authorization } = company) => sendDocument(app, { bytes, name: "Attestation.pdf", authorization });
/** What an account has sent some hours ago, in one paper. */
const sentBefore = async (weight: number, hours = 1, ownerId = company.userId) => {
  const [row] = await sql<{ id: string }[]>`
    insert into documents (owner_id, kind, name, bytes, pages, created_at)
    values (${ownerId}, 'pdf', 'Avant.pdf', ${weight}, 1, now() - ${hours} * interval '1 hour') returning id`;
  return row?.id ?? "";
};
const kept = async () => (await sql`select id from documents where name = 'Attestation.pdf'`).length;

test("so much is kept of an account in a day and no more, until what was sent first is a day old", async () => {
  const { json } = await send();
  const weight = json<{ data: { bytes: number } }>().data.bytes;
  await sentBefore(day - 2 * weight, 20);
  expect((await send()).statusCode).toBe(200);
  const refused = await send();
  expect(refused.json()).toMatchObject({
    status: 429,
    code: "TOO_MANY_REQUESTS",
    detail: expect.stringContaining("la limite de 200 Mo de documents par jour"),
  });
  const wait = Number(refused.headers["retry-after"]);
  expect([wait > 3.9 * 3600, wait <= 4 * 3600]).toEqual([true, true]);
  expect(await kept()).toBe(2);
  expect((await send(other)).statusCode).toBe(200);
  await sql`update documents set created_at = created_at - interval '4 hours'`;
  expect((await send()).statusCode).toBe(200);
});

test("what is sent at once counts together, and nothing stays of what is refused", async () => {
  const { json } = await send();
  const weight = json<{ data: { bytes: number } }>().data.bytes;
  await emptyTables(sql, "documents");
  await sentBefore(day - 2 * weight);
  const statuses = (await Promise.all([send(), send(), send(), send()])).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(await kept()).toBe(2);
});

describe("of an account no more is kept in all than the configuration says", () => {
  const configured = async (value: number) => {
    await sql`
      insert into application_config (key, type, value, description) values ('documents.maxMegabytes', 'number', ${value}::int::text::jsonb, '')
      on conflict (key) do update set value = excluded.value`;
    refreshSettings(db);
  };
  // Too old for the limit of a day.
  const fill = (bytesInAll: number) => sentBefore(bytesInAll, 24 * 300);
  afterAll(() => configured(0));

  test("and what is too much is refused in words, before it is read", async () => {
    await configured(3);
    await fill(3_000_000);
    const refused = await send();
    expect(refused.json()).toMatchObject({
      status: 400,
      code: "VALIDATION_FAILED",
      errors: { file: [expect.stringContaining("le maximum de documents (3 Mo)")] },
      faults: [{ path: "file", rule: "documentsFull", params: { maxMegabytes: 3 } }],
    });
    expect(await kept()).toBe(0);
    expect((await send(other)).statusCode).toBe(200);
    await configured(4);
    expect((await send()).statusCode).toBe(200);
    await configured(0);
    await fill(2_000_000_000);
    expect((await send()).statusCode).toBe(200);
  });

  test("and what is sent at once counts together", async () => {
    await configured(3);
    const { json } = await send();
    const weight = json<{ data: { bytes: number } }>().data.bytes;
    await emptyTables(sql, "documents");
    await fill(3_000_000 - 2 * weight);
    const statuses = (await Promise.all([send(), send(), send(), send()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 400, 400]);
    expect(await kept()).toBe(2);
  });
});

test("a paper of a proof that was taken back unjudged goes as what nothing names does; one that was judged stays", async () => {
  const prove = async (state: "withdrawn" | "submitted", judged: boolean) => {
    const id = await sentBefore(900, 25);
    await sql`insert into company_proofs (company_id, kind, document_id, state, reviewed_at)
      select id, ${judged ? "liabilityInsurance" : "identity"}, ${id}, ${state}, ${judged ? new Date().toISOString() : null}::timestamptz
      from companies where user_id = ${company.userId}`;
    return id;
  };
  const [back, waiting, judged] = [
    await prove("withdrawn", false),
    await prove("submitted", false),
    await prove("withdrawn", true),
  ];
  const { statusCode } = await app.inject({
    url: `/api/Document/${back}`,
    headers: { authorization: admin.authorization },
  });
  expect(statusCode).toBe(404);
  expect(await sweepForgottenDocuments(db, folderStorage(dataDir))).toBe(1);
  const left = await sql<{ id: string }[]>`select id from documents order by id`;
  expect(left.map(({ id }) => id)).toEqual([waiting, judged].toSorted());
});
