import { configKeys, type Settings } from "@metiro/shared/application-config/keys";
import type { Company, CompanyDetail } from "@metiro/shared/company/schema";
import type { Subscription } from "@metiro/shared/subscription/schema";
import type { UserDetail, UserInvited } from "@metiro/shared/user/schema";
import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { emptyTables } from "../../../test/database/database.ts";
import { createCompany, createSubscription, createTenderer, createUser } from "../../../factories/index.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { invitationOf } from "../../auth/codes/codes.ts";
import { i18nFor } from "../../../i18n/catalogues.ts";
import { correctionMails } from "../../notification/index.ts";

const { app, config, db, sql, signedIn } = await testApp();
const make = rowsIn(db);
const admin = await signedIn("Admin");
const newPassword = "une-longue-phrase-8";

interface Answer<Data> {
  data: Data;
  status?: number;
  code?: string;
  errors?: Record<string, string[]>;
}
async function post<Data>(path: string, payload: object, authorization = admin.authorization): Promise<Answer<Data>> {
  const answer = await app.inject({ method: "POST", url: `/api/${path}`, payload, headers: { authorization } });
  return answer.json<Answer<Data>>();
}
async function anonymous<Data>(call: string, payload: object): Promise<Answer<Data>> {
  return (await app.inject({ method: "POST", url: `/api/Auth/${call}`, payload })).json<Answer<Data>>();
}
async function get<Data>(path: string): Promise<Data> {
  const { authorization } = admin;
  return (await app.inject({ method: "GET", url: `/api/${path}`, headers: { authorization } })).json<Answer<Data>>()
    .data;
}
const mails = async () =>
  (
    await sql<
      { mail: object }[]
    >`select data - 'to' as mail, data->>'to' as to from pgboss.job where name = 'mail' order by created_on`
  ).map((row) => ({ ...row }));
const audited = async (entityId: string) =>
  (
    await sql<{ action: string; details: object }[]>`
    select action, details from audit_entries where entity_id = ${entityId} order by at, id`
  ).map((row) => ({ ...row }));
/** The code of the newest invitation of an account, as its mail says it. */
async function codeFor(userId: string) {
  const [row] = await sql<{ id: string }[]>`
    select id from verification_codes where user_id = ${userId} and purpose = 'invite' order by created_at desc limit 1`;
  return invitationOf(config.keys, row?.id ?? "");
}
const choose = (email: string, code: string) => anonymous("reset-password", { email, code, newPassword });

beforeEach(async () => {
  await sql`delete from pgboss.job`;
  await emptyTables(sql, "audit_entries, verification_codes");
});

describe("an admin invites another one", () => {
  const invited = async (email: string) =>
    (await post<UserInvited>("User/InviteAdmin", { email, firstName: "Anna", lastName: "Rochat" })).data;

  test("who chooses a password by the link and administers", async () => {
    const { id, email } = await invited("anna@exemple.ch");
    expect(await mails()).toEqual([{ mail: { kind: "adminInvitation", data: expect.any(Object) }, to: id }]);
    expect(await audited(id)).toEqual([{ action: "user.inviteAdmin", details: {} }]);
    expect(await choose(email, await codeFor(id))).toMatchObject({ data: { reset: true } });
    const { data } = await anonymous<{ token: string }>("sign-in", { email, password: newPassword });
    expect(await post(`User/EndSessions/${id}`, {}, `Bearer ${data.token}`)).toMatchObject({ code: "OWN_ACCOUNT" });
    expect(await post(`User/ResendInvitation/${id}`, {})).toMatchObject({ status: 409 });
  });

  test("not at an address that somebody has", async () => {
    const { email } = await createUser(db);
    expect(await post("User/InviteAdmin", { email, firstName: "Anna", lastName: "Rochat" })).toMatchObject({
      status: 409,
      code: "EMAIL_TAKEN",
    });
  });

  test("and corrects the address of the invitation: the link sent to the wrong one is dead", async () => {
    const { id } = await invited("ana@exemple.ch");
    const wrong = await codeFor(id);
    const { data } = await post<UserInvited>(`User/ResendInvitation/${id}`, { email: "anna.r@exemple.ch" });
    expect(data).toMatchObject({ id, email: "anna.r@exemple.ch" });
    for (const email of ["ana@exemple.ch", "anna.r@exemple.ch"])
      expect(await choose(email, wrong)).toMatchObject({ code: "CODE_INVALID" });
    expect(await choose("anna.r@exemple.ch", await codeFor(id))).toMatchObject({ data: { reset: true } });
    expect((await audited(id))[1]).toEqual({ action: "user.resendInvitation", details: { emailCorrected: true } });
  });

  test("at most five times an hour, whatever the addresses", async () => {
    const { id } = await invited("one@exemple.ch");
    for (const name of ["two", "three", "four", "five"])
      expect(await post(`User/ResendInvitation/${id}`, { email: `${name}@exemple.ch` })).toMatchObject({
        data: { id },
      });
    expect(await post(`User/ResendInvitation/${id}`, { email: "six@exemple.ch" })).toMatchObject({ status: 429 });
  });

  test("whoever is only invited is not the last one who stays", async () => {
    await invited("later@exemple.ch");
    const [other, ...others] = await sql<{ id: string }[]>`
      select id from users where role = 'Admin' and deleted_at is null and email_confirmed and id <> ${admin.userId}`;
    for (const { id } of others) expect(await post(`User/Lock/${id}`, {})).toMatchObject({ data: { id } });
    const last = other ?? (await createUser(db, { role: "Admin" }));
    const caller = await signedIn("Admin");
    expect(await post(`User/Lock/${last.id}`, {}, caller.authorization)).toMatchObject({ data: { id: last.id } });
    expect(await post(`User/Lock/${caller.userId}`, {})).toMatchObject({ data: { id: caller.userId } });
    expect(await post(`User/Lock/${caller.userId}`, {}, caller.authorization)).toMatchObject({ status: 401 });
  });
});

describe("an admin corrects", () => {
  test("a client: what is absent stays, null goes, both sides of the change are noted, the client is told", async () => {
    const region = await make.region();
    const district = await make.region({ parentId: region.id });
    const { id: tendererId, user } = await createTenderer(db, {
      street: "Rue du Lac 3",
      user: { firstName: "Lea", phone: "+41795550142", profileCompleted: false },
    });
    const { data, ...refused } = await post<UserDetail>(`User/Update/${user.id}`, {
      firstName: "Léa",
      phone: null,
      locality: "Nyon",
      subregionId: district.id,
      baseRevision: 1,
    });
    expect(refused).toEqual({});
    expect(data).toMatchObject({ firstName: "Léa", lastName: user.lastName, revision: 2 });
    expect(data.phone).toBeUndefined();
    expect(await get(`Tenderer/Get/${tendererId}`)).toMatchObject({
      street: "Rue du Lac 3",
      locality: "Nyon",
      subregionId: district.id,
    });
    const [entry] = await audited(user.id);
    expect(entry).toMatchObject({
      action: "user.update",
      details: { before: { firstName: "Lea", phone: "+41795550142" }, after: { firstName: "Léa", phone: null } },
    });
    expect(await mails()).toEqual([
      {
        mail: { kind: "dataCorrected", data: { fields: ["firstName", "phone", "locality", "subregionId"] } },
        to: user.id,
      },
    ]);
    expect(await post(`User/Update/${user.id}`, { lastName: "Autre", baseRevision: 1 })).toMatchObject({
      status: 409,
      code: "REVISION_CONFLICT",
    });
  });

  test("nothing that is wrong, and no address of somebody who is no client", async () => {
    const { user } = await createTenderer(db);
    expect(await post(`User/Update/${user.id}`, { phone: "123" })).toMatchObject({
      status: 400,
      errors: { phone: [expect.any(String)] },
    });
    const region = await make.region();
    expect(await post(`User/Update/${user.id}`, { subregionId: region.id })).toMatchObject({
      status: 400,
      errors: { subregionId: [expect.any(String)] },
    });
    expect(await audited(user.id)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test("a company and what it serves; erasing it forgets what was corrected, and keeps who paid", async () => {
    const trade = await make.subcategory((await make.category()).id);
    const district = await make.region({ parentId: (await make.region()).id });
    const { id, user } = await createCompany(db, { name: "Pienture Morand", website: "https://morand.example.ch" });
    const { id: periodId } = await createSubscription(db, { companyId: id });
    const { data, ...refused } = await post<Company>(`Company/Correct/${id}`, {
      name: "Peinture Morand",
      website: null,
      uid: "CHE-100.155.212",
      subcategoryIds: [trade.id],
      subregionIds: [district.id],
      baseRevision: 1,
    });
    expect(refused).toEqual({});
    expect(data).toMatchObject({
      name: "Peinture Morand",
      uid: "CHE-100.155.212",
      subcategories: [{ id: trade.id }],
      subregions: [{ id: district.id }],
      profileRevision: 2,
    });
    expect(data.website).toBeUndefined();
    expect((await audited(id))[0]).toMatchObject({
      action: "company.correct",
      details: { before: { name: "Pienture Morand" }, after: { name: "Peinture Morand", website: null } },
    });
    expect((await mails())[0]).toEqual({
      mail: { kind: "dataCorrected", data: { fields: ["name", "uid", "website", "subcategoryIds", "subregionIds"] } },
      to: user.id,
    });
    expect(await post(`Company/Correct/${id}`, { name: "Autre", baseRevision: 1 })).toMatchObject({
      code: "REVISION_CONFLICT",
    });
    await app.inject({
      method: "DELETE",
      url: `/api/User/Delete/${user.id}`,
      headers: { authorization: admin.authorization },
    });
    const fields = ["name", "subcategoryIds", "subregionIds", "uid", "website"];
    expect((await audited(id))[0]).toEqual({ action: "company.correct", details: { fields } });
    const [kept] = await get<Subscription[]>(`Subscription/All/Company/${id}`);
    expect(kept).toMatchObject({ id: periodId, company: { id, name: "Peinture Morand" } });
  });

  test("a subscription, but for days that another one has", async () => {
    const { id: companyId, user } = await createCompany(db);
    const first = await createSubscription(db, { companyId, startsOn: "2026-01-01", endsOn: "2026-06-30" });
    await createSubscription(db, { companyId, startsOn: "2026-07-01", endsOn: "2026-12-31" });
    const update = (fields: object) => post<Subscription>(`Subscription/Update/${first.id}`, fields);
    expect(await update({ endsOn: "2026-06-15", note: "Remise", amount: 9_900, baseRevision: 1 })).toMatchObject({
      data: { startsOn: "2026-01-01", endsOn: "2026-06-15", amount: 9_900, note: "Remise", revision: 2 },
    });
    expect((await audited(first.id))[0]).toMatchObject({
      action: "subscription.update",
      details: { companyId, before: { endsOn: "2026-06-30" }, after: { endsOn: "2026-06-15", note: "Remise" } },
    });
    expect(await mails()).toEqual([
      { mail: { kind: "dataCorrected", data: { fields: ["endsOn", "amount"] } }, to: user.id },
    ]);
    expect(await update({ endsOn: "2026-07-01" })).toMatchObject({ status: 409, code: "SUBSCRIPTION_OVERLAP" });
    expect(await update({ endsOn: "2025-12-31" })).toMatchObject({
      status: 400,
      errors: { endsOn: [expect.any(String)] },
    });
    expect(await update({ amount: 1, baseRevision: 1 })).toMatchObject({ code: "REVISION_CONFLICT" });
    expect((await update({ note: null })).data.note).toBeUndefined();
  });

  test("whether a company is verified: the owner is told", async () => {
    const { id, user } = await createCompany(db, { verified: true });
    await post<CompanyDetail>(`Company/Verify/${id}`, { verified: false });
    expect(await mails()).toEqual([{ mail: { kind: "dataCorrected", data: { fields: ["verified"] } }, to: user.id }]);
  });
});

test("who is locked is told why, although no other mail reaches a locked account", async () => {
  const { id } = await createUser(db);
  await post(`User/Lock/${id}`, { reason: "Publicité", cause: "advertising" });
  await post(`User/Unlock/${id}`, {});
  expect(await mails()).toEqual([
    { mail: { kind: "accountLocked", data: { cause: "advertising" } }, to: id },
    { mail: { kind: "accountUnlocked", data: {} }, to: id },
  ]);
});

test.each([
  ["fr", { cause: "advertising" }, "Publicité ou démarchage", "Répondez à cet e-mail"],
  ["fr", {}, "Autre manquement à nos conditions", "Répondez à cet e-mail"],
  ["en", {}, "Another breach of our terms", "reply to this email"],
] as const)("the mail of a locked account says why and how to object, %s %o", async (lang, data, why, how) => {
  const i18n = i18nFor(lang);
  const settings = Object.fromEntries(Object.entries(configKeys).map(([key, rule]) => [key, rule.default])) as Settings;
  const context = { db, i18n, lang, settings, recipient: { role: "Tenderer" as const }, link: (path: string) => path };
  const { closing, facts } = (await correctionMails.accountLocked(context, data)) ?? {};
  expect(facts).toEqual([expect.objectContaining({ value: why })]);
  expect(closing).toContain(how);
});
