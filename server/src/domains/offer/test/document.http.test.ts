import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { expect, test } from "vitest";
import { addRecipient, createJobRequest } from "../../../factories/index.ts";
import { testApp } from "../../../test/app/app.ts";

const { app, db, sql, signedIn } = await testApp();
const client = await signedIn("Tenderer");
const company = await signedIn("Company");
const stranger = await signedIn("Company");
const [ids] = await sql<{ tenderer: string; company: string }[]>`
  select t.id as tenderer, c.id as company from tenderers t, companies c where t.user_id = ${client.userId} and c.user_id = ${company.userId}`;
const sent = { status: JobStatus.Processed, processedAt: new Date().toISOString() };
const { id } = await createJobRequest(db, { tendererId: ids?.tenderer ?? "", ...sent });
await addRecipient(db, { jobRequestId: id, companyId: ids?.company ?? "" });
const lines = [{ label: "Peinture", quantity: 1, unit: "lump", unitPrice: 100_000 }];
await app.inject({
  method: "PUT",
  url: `/api/Offer/${id}`,
  headers: { authorization: company.authorization },
  payload: { vat: "exempt", lines },
});
const download = (who: { authorization?: string }, query = "") =>
  app.inject({
    url: `/api/Offer/Pdf/${id}/${ids?.company}${query}`,
    headers: who.authorization === undefined ? {} : { authorization: who.authorization },
  });

test("the client and the company download it, nobody else", async () => {
  for (const who of [client, company]) {
    const { statusCode, headers, rawPayload } = await download(who);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment; filename="offre-\d{4}-\d+-1\.pdf"$/),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect((await download(stranger)).json()).toMatchObject({ code: "NOT_FOUND" });
  expect((await download({})).json()).toMatchObject({ code: "UNAUTHORIZED" });
});

test("what is not asked for in order is refused", async () => {
  expect((await download(client, "?document=agreement")).json()).toMatchObject({ code: "NOT_ACCEPTED" });
  expect((await download(client, "?document=other")).json()).toMatchObject({ code: "VALIDATION_FAILED" });
  expect((await download(client, "?version=2")).json()).toMatchObject({ code: "NOT_FOUND" });
  expect((await download(client, "?pages=2")).json()).toMatchObject({ code: "VALIDATION_FAILED" });
});
