import type { ProofKind } from "@metiro/shared/proof/constants";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { beforeEach, describe, expect, test } from "vitest";
import { refusal } from "../../../test/app/caller.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { eraseAccount } from "../../auth/index.ts";
import { registerFound } from "../register.ts";
import { expireProofs, remindOfProofs } from "../tasks.ts";
import { letDaysPass } from "./let-time-pass.ts";
import { proofWorld, register } from "./proof.fixture.ts";

const world = await proofWorld();
const { db, sql, make, as, admin, day, mails, needs, paper, stateOf } = world;
type Company = Awaited<ReturnType<typeof world.company>>;

let company: Company;
beforeEach(async () => {
  await world.forget();
  company = await world.company();
});

const submit = (kind: ProofKind, of = company, more: { validUntil?: string } = {}) => world.submit(of, kind, more);
const proved = (kind: ProofKind, of = company, validUntil?: string) => world.proved(of, kind, validUntil);
const isVerified = (of = company) => world.isVerified(of);
const later = (days: number) => letDaysPass(sql, company.id, days);

describe("a company sends a proof", () => {
  test("which waits for the back office, the oldest first, with what its trades ask", async () => {
    await needs("liabilityInsurance");
    const other = await world.company();
    await submit("liabilityInsurance");
    await submit("identity", other);
    const { items } = await admin.proof.list({});
    expect(items).toMatchObject([
      {
        kind: "liabilityInsurance",
        need: "needed",
        company: { id: company.id },
        document: { name: "Attestation.pdf" },
      },
      { kind: "identity", trades: [], company: { id: other.id } },
    ]);
    expect((await admin.proof.list({ companyId: other.id })).items).toHaveLength(1);
    const own = await as(company.actor).proof.own();
    expect(own.items[0]).toMatchObject({ kind: "liabilityInsurance", need: "needed", waiting: { state: "submitted" } });
  });

  test("sent again it stands instead of the one that waited", async () => {
    const first = await submit("identity");
    const second = await submit("identity");
    expect([await stateOf(first), await stateOf(second)]).toEqual(["withdrawn", "submitted"]);
    expect((await admin.proof.list({})).items.map(({ id }) => id)).toEqual([second]);
  });

  test("a document of somebody else, a day that is over and days that are reversed are refused", async () => {
    const other = await make.company();
    const own = as(company.actor);
    expect(await refusal(own.proof.submit({ kind: "identity", documentId: await paper(other) }))).toMatchObject({
      errors: { documentId: [{ rule: "unknown" }] },
    });
    const documentId = await paper(company);
    expect(await refusal(own.proof.submit({ kind: "identity", documentId, validUntil: await day(-1) }))).toMatchObject({
      errors: { validUntil: [{ rule: "past" }] },
    });
    await expect(
      own.proof.submit({ kind: "identity", documentId, validFrom: "2099-02-01", validUntil: "2099-01-01" }),
    ).rejects.toThrow();
  });

  test("it takes it back, once", async () => {
    const id = await submit("identity");
    await as(company.actor).proof.withdraw({ id });
    expect(await refusal(as(company.actor).proof.withdraw({ id }))).toMatchObject({ code: "CONFLICT" });
    expect((await admin.proof.list({})).items).toEqual([]);
    const other = await make.company();
    expect(await refusal(as(other.actor).proof.withdraw({ id }))).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("an admin judges it", () => {
  test("found right it holds, and the company is verified where it says who it is", async () => {
    const insurance = await proved("liabilityInsurance", company, await day(90));
    expect(await isVerified()).toBe(false);
    await proved("commercialRegister");
    expect(await isVerified()).toBe(true);
    expect(await mails()).toEqual(["proofJudged", "proofJudged"]);
    expect((await admin.proof.passport({ companyId: company.id })).items).toMatchObject([
      { kind: "commercialRegister" },
      { kind: "liabilityInsurance", validUntil: await day(90) },
    ]);
    expect(await refusal(admin.proof.verify({ id: insurance }))).toMatchObject({ code: "CONFLICT" });
    expect((await admin.proof.list({ queue: "settled" })).items).toHaveLength(2);
  });

  test("of the register what it says and the day of the look-up are required", async () => {
    const id = await submit("commercialRegister");
    expect(await refusal(admin.proof.verify({ id }))).toMatchObject({ errors: { register: [{ rule: "required" }] } });
    expect(await admin.proof.verify({ id, register })).toMatchObject({ state: "verified", register });
  });

  test("a service of the register is asked where there is one", async () => {
    expect(await registerFound("CHE-123.456.788")).toBeUndefined();
    expect(await registerFound("CHE-123.456.788", { lookUp: async () => register })).toEqual(register);
    expect(await registerFound(null, { lookUp: async () => register })).toBeUndefined();
  });

  test("refused it says why, also when it had been found right", async () => {
    const id = await proved("identity");
    expect(await isVerified()).toBe(true);
    await admin.proof.refuse({ id, reason: "La copie n’est pas lisible." });
    expect(await isVerified()).toBe(false);
    const { items } = await as(company.actor).proof.own();
    expect(items.find(({ kind }) => kind === "identity")).toMatchObject({
      ended: { state: "refused", refusal: "La copie n’est pas lisible." },
    });
    expect(await refusal(admin.proof.refuse({ id, reason: "Encore" }))).toMatchObject({ code: "CONFLICT" });
  });

  test("a newer one takes its place, and the badge never goes in between", async () => {
    const former = await proved("identity", company, await day(20));
    const [before] = await sql<
      { version: string }[]
    >`select xmin::text as version from companies where id = ${company.id}`;
    const newer = await proved("identity", company, await day(400));
    expect([await stateOf(former), await stateOf(newer)]).toEqual(["withdrawn", "verified"]);
    const [after] = await sql<
      { version: string }[]
    >`select xmin::text as version from companies where id = ${company.id}`;
    expect(after).toEqual(before);
  });

  test("two admins at once: one judges, the other is told", async () => {
    const id = await submit("identity");
    const outcomes = await Promise.allSettled([admin.proof.verify({ id }), admin.proof.verify({ id })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("with time", () => {
  test("a company is reminded 30 and 7 days before, once each; then it expires, the badge with it", async () => {
    await needs("liabilityInsurance");
    await proved("identity");
    const id = await proved("liabilityInsurance", company, await day(60));
    await sql`delete from pgboss.job where name = 'mail'`;
    expect([await remindOfProofs(db), await expireProofs(db)]).toEqual([0, 0]);
    await later(30);
    expect([await remindOfProofs(db), await remindOfProofs(db)]).toEqual([1, 0]);
    await later(23);
    expect([await remindOfProofs(db), await remindOfProofs(db)]).toEqual([1, 0]);
    await later(7);
    expect([await expireProofs(db), await isVerified()]).toEqual([0, true]);
    await later(1);
    expect([await expireProofs(db), await expireProofs(db)]).toEqual([1, 0]);
    expect([await stateOf(id), await isVerified()]).toEqual(["expired", false]);
    expect(await mails()).toEqual(["proofEnds", "proofEnds", "proofExpired"]);
    expect(await sql`select action from audit_entries where entity_id = ${id} order by at desc limit 1`).toEqual([
      { action: "proof.expire" },
    ]);
    await proved("liabilityInsurance", company, await day(300));
    expect(await isVerified()).toBe(true);
  });

  test("who comes close to the end at once gets the nearer reminder alone, and nobody whose newer one waits", async () => {
    await proved("identity", company, await day(5));
    expect([await remindOfProofs(db), await remindOfProofs(db)]).toEqual([1, 0]);
    const other = await world.company();
    await proved("identity", other, await day(5));
    await submit("identity", other);
    expect(await remindOfProofs(db)).toBe(0);
  });

  test("what expired counts only while a trade of the company needs it", async () => {
    await proved("identity");
    await proved("tradePermit", company, await day(1));
    await later(2);
    await expireProofs(db);
    expect(await isVerified()).toBe(true);
    await needs("tradePermit", "recommended");
    expect(await isVerified()).toBe(true);
    await needs("tradePermit");
    expect(await isVerified()).toBe(false);
    await sql`delete from company_subcategories where company_id = ${company.id}`;
    expect(await isVerified()).toBe(true);
    await sql`insert into company_subcategories values (${company.id}, ${world.place.subcategoryId})`;
    expect(await isVerified()).toBe(false);
    await admin.proof.setTrade({ subcategoryId: world.place.subcategoryId, items: [] });
    expect(await isVerified()).toBe(true);
  });
});

describe("an admin vouches for a company", () => {
  test("its identity is verified without a paper, and taken back", async () => {
    await admin.company.verify({ id: company.id, verified: true });
    expect((await admin.proof.passport({ companyId: company.id })).items).toMatchObject([{ kind: "identity" }]);
    await proved("commercialRegister");
    expect(await admin.company.verify({ id: company.id, verified: false })).toMatchObject({ verified: false });
    expect((await admin.proof.passport({ companyId: company.id })).items).toEqual([]);
  });
});

describe("who reads the passport", () => {
  test("the company itself, admins, and clients to whom it offered something", async () => {
    await proved("identity");
    const client = await make.tenderer();
    const read = (actor: Actor) => as(actor).proof.passport({ companyId: company.id });
    expect(await refusal(read(client.actor))).toMatchObject({ code: "NOT_FOUND" });
    const at = new Date().toISOString();
    const { id } = await make.request(client.id, world.place, { status: JobStatus.Processed, processedAt: at });
    await make.recipient({ jobRequestId: id, companyId: company.id, response: "interested", respondedAt: at });
    expect((await read(client.actor)).items).toHaveLength(1);
    expect((await read(company.actor)).items).toHaveLength(1);
    expect(await refusal(read((await make.company()).actor))).toMatchObject({ code: "NOT_FOUND" });
  });
});

test("proofs go with the account, their documents too", async () => {
  await proved("identity");
  await db.transaction((tx) => eraseAccount(tx, company.actor.userId));
  expect(await sql`select id from company_proofs where company_id = ${company.id}`).toEqual([]);
  expect(await isVerified()).toBe(false);
});
