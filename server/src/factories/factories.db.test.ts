import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { companyCoverage, jobRequestCompanies } from "../db/schema/index.ts";
import { testDatabase } from "../test/database/database.ts";
import {
  addRecipient,
  createCompany,
  createJobRequest,
  createOffer,
  createPost,
  createSubcategory,
  createSubregion,
  createSubscription,
  createTenderer,
  createUser,
} from "./index.ts";
import { nextSerial } from "./only-row.ts";

const { db } = await testDatabase();

it("makes rows from nothing, as often as it is asked", async () => {
  const [first, second] = [await createUser(db), await createUser(db)];
  expect(first).toMatchObject({ role: "Tenderer", emailConfirmed: true, profileCompleted: true });
  expect(second.email).not.toBe(first.email);
  expect((await createTenderer(db)).user.role).toBe("Tenderer");
  expect((await createPost(db)).published).toBe(false);
  const company = await createCompany(db, { user: { emailConfirmed: false } });
  expect(company.user).toMatchObject({ role: "Company", emailConfirmed: false });
  expect((await createSubscription(db, { companyId: company.id })).companyId).toBe(company.id);
});

it("makes a company that covers the product of its trades and districts", async () => {
  const trades = [await createSubcategory(db), await createSubcategory(db)];
  const places = [await createSubregion(db), await createSubregion(db), await createSubregion(db)];
  const { id } = await createCompany(db, {
    subcategoryIds: trades.map((trade) => trade.id),
    subregionIds: places.map((place) => place.id),
  });
  expect(await db.$count(companyCoverage, eq(companyCoverage.companyId, id))).toBe(6);
});

it("makes a request with all that it needs, or of what it is given", async () => {
  const request = await createJobRequest(db);
  expect(request).toMatchObject({ status: JobStatus.Active, answers: {}, form: { version: 1, steps: [] } });
  const form = { version: 1 as const, steps: [{ id: "one", title: { fr: "Un" }, questions: [] }] };
  const subcategory = await createSubcategory(db, { questions: form });
  const subregion = await createSubregion(db);
  const given = await createJobRequest(db, { subcategoryId: subcategory.id, subregionId: subregion.id });
  expect(given).toMatchObject({ categoryId: subcategory.categoryId, regionId: subregion.parentId, form });
});

it("makes a request that was sent, and sends it on", async () => {
  const [first, second] = [await createCompany(db), await createCompany(db)];
  const request = await createJobRequest(db, { recipients: [{ companyId: first.id }] });
  expect(request.status).toBe(JobStatus.Processed);
  const row = await addRecipient(db, { jobRequestId: request.id, companyId: second.id });
  expect(row).toMatchObject({ response: "none", clientDecision: "none", seenAt: null });
  expect(await db.$count(jobRequestCompanies, eq(jobRequestCompanies.jobRequestId, request.id))).toBe(2);
});

it("makes an offer with its sums, which is the answer of its company, and an amendment of it", async () => {
  const { id: companyId } = await createCompany(db);
  const { id: jobRequestId } = await createJobRequest(db, { recipients: [{ companyId }] });
  const pair = { jobRequestId, companyId };
  const lines = [{ quantity: 84.5 }, { state: "notOffered" as const, standardLineId: companyId }, { optional: true }];
  expect(await createOffer(db, { ...pair, lines })).toMatchObject({ lineCount: 3, subtotal: 202_800, total: 219_225 });
  const [answer] = await db
    .update(jobRequestCompanies)
    .set({ clientDecision: "accepted", decidedAt: new Date().toISOString() })
    .where(eq(jobRequestCompanies.jobRequestId, jobRequestId))
    .returning();
  expect(answer).toMatchObject({ response: "interested", priceMin: 219_225, offerLines: 3, offerVersion: 1 });
  const amendment = await createOffer(db, { ...pair, version: 2, kind: "amendment", vat: "exempt" });
  expect(amendment).toMatchObject({ state: "proposed", total: 24_000 });
});

it("names rows so that no number finds them, in the order in which they are made", () => {
  const names = Array.from({ length: 1_200 }, nextSerial);
  expect(new Set(names).size).toBe(1_200);
  expect(names.toSorted()).toEqual(names);
  for (const name of names) expect(name).toMatch(/^[bdfghjkmnq]{6}$/u);
});
