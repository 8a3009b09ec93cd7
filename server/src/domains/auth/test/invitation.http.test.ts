import type { Company } from "@metiro/shared/company/schema";
import { configKeys, type Settings } from "@metiro/shared/application-config/keys";
import { beforeEach, describe, expect, test } from "vitest";
import { i18nFor } from "../../../i18n/catalogues.ts";
import { testApp } from "../../../test/app/app.ts";
import { emptyTables } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { accountsIn, keys, secret } from "./account.fixture.ts";
import { codesOf } from "../codes/codes.ts";
import { authMails } from "../mails/index.ts";

const testing = await testApp({ env: { JWT_SECRET: secret } });
const { app, db, sql } = testing;
const { wait, userOf, resetCode } = accountsIn(testing);
const admin = await testing.signedIn("Admin");
const make = rowsIn(db);
const category = await make.category();
const trade = await make.subcategory(category.id, "Peinture");
const region = await make.region();
const district = await make.region({ parentId: region.id, name: "Nyon" });
const unknownId = "00000000-0000-4000-8000-000000000000";
const newPassword = "une-longue-phrase-8";

interface Answer {
  data: Company & { token: string; reset: boolean; expiresAt: string };
  status?: number;
  code?: string;
  errors?: Record<string, string[]>;
}
async function post(call: string, payload: object, authorization = admin.authorization): Promise<Answer> {
  const answer = await app.inject({ method: "POST", url: `/api/Auth/${call}`, payload, headers: { authorization } });
  return answer.json<Answer>();
}
const anonymous = async (call: string, payload: object) =>
  (await app.inject({ method: "POST", url: `/api/Auth/${call}`, payload })).json<Answer>();
const choose = (email: string, code: string) => anonymous("reset-password", { email, code, newPassword });

let companies = 0;
const given = (fields: object = {}) => ({
  email: `patron.${++companies}@exemple.ch`,
  firstName: "Marc",
  lastName: "Morand",
  companyName: "Peinture Morand",
  ...fields,
});
const created = async (fields: object = {}) => {
  const input = given(fields);
  const { data } = await post("create-company-admin", input);
  return { ...data, email: input.email };
};

const settings = Object.fromEntries(Object.entries(configKeys).map(([key, rule]) => [key, rule.default])) as Settings;
/** The newest invitation in the queue, as its mail says it. */
async function invitation(lang: "fr" | "en" = "fr") {
  const [job] = await sql<{ codeId: string }[]>`
    select data->'data'->>'codeId' as "codeId" from pgboss.job
    where name = 'mail' and data->>'kind' = 'companyInvitation' order by data->'data'->>'codeId' desc limit 1`;
  if (!job) throw new Error("No invitation is queued");
  const i18n = i18nFor(lang);
  const context = { db, i18n, lang, recipient: { role: "Company" as const }, settings };
  const content = await authMails(codesOf(keys)).companyInvitation(
    { ...context, link: (path) => `https://metiro.test${path}` },
    job,
  );
  const url = new URL(content?.button?.url ?? "https://nothing.test");
  return { content, url, code: url.searchParams.get("invitation") ?? "", ...job };
}

beforeEach(async () => {
  await sql`delete from pgboss.job`;
  await emptyTables(sql, "audit_entries");
});

describe("an admin makes a company", () => {
  test("with what it serves; nobody can use the account before the invitation is accepted", async () => {
    const company = await created({
      phone: "079 555 01 42",
      website: "https://morand.example.ch",
      uid: "CHE-100.155.212",
      street: "Rue du Lac 1",
      postalCode: "1260",
      locality: "Nyon",
      subcategoryIds: [trade.id],
      subregionIds: [region.id],
    });
    expect(company).toMatchObject({
      name: "Peinture Morand",
      uid: "CHE-100.155.212",
      phone: "+41795550142",
      website: "https://morand.example.ch",
      street: "Rue du Lac 1",
      postalCode: "1260",
      locality: "Nyon",
      user: { email: company.email, firstName: "Marc", phone: "+41795550142" },
      subcategories: [{ id: trade.id }],
      subregions: [{ id: district.id }],
      createdByAdmin: true,
      verified: false,
    });
    expect(await userOf(company.email)).toMatchObject({
      role: "Company",
      lang: "fr",
      passwordHash: null,
      emailConfirmed: false,
    });
    expect(await anonymous("sign-in", { email: company.email, password: newPassword })).toMatchObject({ status: 401 });
    const [entry] = await sql`select actor_id, action, entity, entity_id from audit_entries`;
    expect(entry).toEqual({
      actor_id: admin.userId,
      action: "auth.createCompanyAdmin",
      entity: "company",
      entity_id: company.id,
    });
  });

  test.each([
    ["an unknown subcategory", { subcategoryIds: [unknownId] }, "subcategoryIds"],
    ["an unknown subregion", { subregionIds: [unknownId] }, "subregionIds"],
    ["no company's name", { companyName: " " }, "companyName"],
    ["a false UID", { uid: "CHE-123.456.789" }, "uid"],
    ["a false postal code", { postalCode: "12" }, "postalCode"],
  ])("not with %s, even when the e-mail is taken, and nothing is left of it", async (_name, fields, field) => {
    const { email } = await created();
    for (const address of [email, given().email])
      expect(await post("create-company-admin", given({ email: address, ...fields }))).toMatchObject({
        status: 400,
        errors: { [field]: [expect.any(String)] },
      });
    expect(await sql`select data from pgboss.job`).toHaveLength(1);
  });

  test("not with an e-mail that is taken", async () => {
    const { email } = await created();
    expect(await post("create-company-admin", given({ email: email.toUpperCase() }))).toMatchObject({
      status: 409,
      code: "EMAIL_TAKEN",
    });
  });
});

describe("the invitation", () => {
  test("is a mail in the company's language, and the queue does not know its link", async () => {
    const { email } = await created({ lang: "en" });
    const { content, url, code } = await invitation("en");
    expect(content).toMatchObject({
      subject: "Peinture Morand now has an account on Metiro",
      facts: [{ value: email }],
    });
    expect(`${url.origin}${url.pathname}`).toBe("https://metiro.test/auth/reset-password");
    expect(url.searchParams.get("email")).toBe(email);
    expect(code).toMatch(/^[\w-]{43}$/);
    const stored =
      await sql`select j::text, (select string_agg(c::text, ' ') from verification_codes c) from pgboss.job j`;
    expect(JSON.stringify(stored)).not.toContain(code);
    expect((await userOf(email)).lang).toBe("en");
    expect((await invitation("fr")).content?.subject).toBe("Peinture Morand a un compte sur Metiro");
  });

  test("lets it choose its password, once, and confirms its e-mail", async () => {
    const { email } = await created();
    const { code } = await invitation();
    await anonymous("forgot-password", { email });
    const asked = await resetCode(email);
    expect(await choose(email, code)).toEqual({ data: { reset: true } });
    const signedIn = await anonymous("sign-in", { email, password: newPassword });
    expect(signedIn.data.token).toEqual(expect.any(String));
    expect((await userOf(email)).emailConfirmed).toBe(true);
    expect(await choose(email, code)).toMatchObject({ status: 400, code: "CODE_INVALID" });
    expect(await choose(email, asked)).toMatchObject({ code: "CODE_INVALID" });
    const [entry] = await sql`select details from audit_entries where action = 'auth.resetPassword'`;
    expect(entry).toEqual({ details: { by: "invitation" } });
  });

  test("is used by one of two who are as fast", async () => {
    const { email } = await created();
    const { code } = await invitation();
    const answers = await Promise.all([choose(email, code), choose(email, code)]);
    expect(answers.filter(({ code: refused }) => refused === "CODE_INVALID")).toHaveLength(1);
    expect(answers).toContainEqual({ data: { reset: true } });
  });

  test("is neither spoiled by wrong ones nor good for anybody else", async () => {
    const [one, other] = [await created(), await created()];
    const { code } = await invitation();
    const wrong = `${code.startsWith("A") ? "B" : "A"}${code.slice(1)}`;
    for (let tries = 1; tries <= 6; tries++)
      expect(await choose(other.email, wrong)).toMatchObject({ code: "CODE_INVALID" });
    expect(await choose(one.email, code)).toMatchObject({ code: "CODE_INVALID" });
    expect(await choose("personne@exemple.ch", code)).toMatchObject({ code: "CODE_INVALID" });
    expect(await choose(other.email, code)).toEqual({ data: { reset: true } });
  });

  test("ends after seven days, and its mail with it", async () => {
    const { email } = await created();
    const { code } = await invitation();
    await wait("6 days 23 hours");
    expect((await invitation()).content).not.toBeNull();
    await wait("1 hour 1 second");
    expect((await invitation()).content).toBeNull();
    expect(await choose(email, code)).toMatchObject({ code: "CODE_INVALID" });
  });

  test("can be sent again until there is a password; then only the newest link works", async () => {
    const { id, email } = await created();
    const first = await invitation();
    expect(await post(`resend-invitation/${id}`, {})).toMatchObject({ status: 429 });
    await wait("61 seconds");
    expect(await post(`resend-invitation/${id}`, {})).toMatchObject({
      data: { companyId: id, expiresAt: expect.any(String) },
    });
    const second = await invitation();
    expect(second.code).not.toBe(first.code);
    expect(await choose(email, first.code)).toMatchObject({ code: "CODE_INVALID" });
    expect(await choose(email, second.code)).toEqual({ data: { reset: true } });
    expect(await post(`resend-invitation/${id}`, {})).toMatchObject({ status: 409 });
    expect(await post(`resend-invitation/${unknownId}`, {})).toMatchObject({ status: 404 });
  });
});
