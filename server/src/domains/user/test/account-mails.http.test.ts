import type { AccountMailSent } from "@metiro/shared/user/schema";
import { beforeEach, expect, test } from "vitest";
import { createCompany, createTenderer, createUser } from "../../../factories/index.ts";
import { passwords } from "../../../passwords/passwords.ts";
import { testApp } from "../../../test/app/app.ts";
import { emptyTables } from "../../../test/database/database.ts";
import { keys, secret } from "../../auth/test/account.fixture.ts";
import { codesOf } from "../../auth/index.ts";

const { app, db, sql, signedIn } = await testApp({ env: { JWT_SECRET: secret } });
const passwordHash = await passwords().hash("une-phrase-assez-longue-3");
const newPassword = "une-phrase-toute-neuve-38";
let admin: Awaited<ReturnType<typeof signedIn>>;

interface Answer {
  data: AccountMailSent & { reset?: boolean };
  status?: number;
  code?: string;
  params?: { retryAfterSeconds: number };
}
const post = async (path: string, payload: object = {}, authorization?: string): Promise<Answer> => {
  const answer = await app.inject({
    method: "POST",
    url: `/api/${path}`,
    headers: authorization ? { authorization } : {},
    payload,
  });
  return answer.json<Answer>();
};
const reset = (id: string, by = admin.authorization) => post(`User/SendPasswordReset/${id}`, {}, by);
const confirmation = (id: string) => post(`User/SendConfirmation/${id}`, {}, admin.authorization);
const queued = async (to: string) => [
  ...(await sql<{ kind: string; codeId: string }[]>`
    select data->>'kind' as kind, data->'data'->>'codeId' as "codeId" from pgboss.job
    where name = 'mail' and data->>'to' = ${to} order by created_on`),
];
const audited = async (entityId: string) => [
  ...(await sql<object[]>`
    select actor_id as actor, action, details from audit_entries where entity_id = ${entityId} order by at`),
];
const olderCodes = () => sql`update verification_codes set created_at = created_at - interval '61 seconds'`;

beforeEach(async () => {
  await emptyTables(sql, "audit_entries, attempts, verification_codes");
  admin = await signedIn("Admin");
});

test.each(["Tenderer", "Company", "Admin"] as const)("a %s gets a code, which the admin never sees", async (role) => {
  const { id, email } = await createUser(db, { role, passwordHash });
  const answer = await reset(id);
  expect(answer.data).toEqual({ id, email, retryAfterSeconds: 60 });
  const [mail] = await queued(id);
  expect(mail).toMatchObject({ kind: "passwordReset" });
  expect(await audited(id)).toEqual([{ actor: admin.userId, action: "user.sendPasswordReset", details: {} }]);
  const code = codesOf(keys).digits(mail?.codeId ?? "");
  expect(JSON.stringify([answer, await audited(id)])).not.toContain(code);
  // The owner types it wherever the mail is read, without having asked for it there.
  expect(await post("Auth/reset-password", { email, code, newPassword })).toMatchObject({ data: { reset: true } });
});

test("an address that waits is confirmed by the code that the back office has sent", async () => {
  const owner = await signedIn("Tenderer", { emailConfirmed: false });
  expect((await confirmation(owner.userId)).data).toMatchObject({ id: owner.userId, retryAfterSeconds: 60 });
  const [mail] = await queued(owner.userId);
  expect(mail).toMatchObject({ kind: "verificationCode" });
  expect(await audited(owner.userId)).toMatchObject([{ actor: admin.userId, action: "user.sendConfirmation" }]);
  const code = codesOf(keys).digits(mail?.codeId ?? "");
  expect(await post("Auth/verify-code", { code }, owner.authorization)).toHaveProperty("data.token");
  expect(await confirmation(owner.userId)).toMatchObject({ status: 409, code: "CONFLICT" });
});

test("nothing is sent where its owner could do nothing with it", async () => {
  const { user: invited } = await createCompany(db, { user: { passwordHash: null, emailConfirmed: false } });
  const locked = await createUser(db, { passwordHash, emailConfirmed: false, lockedAt: "2026-01-01T00:00:00.000Z" });
  const machine = await createUser(db, { role: "Admin", isMachine: true, passwordHash: null });
  const erased = await createUser(db, { emailConfirmed: false, deletedAt: "2026-01-01T00:00:00.000Z" });
  for (const { id } of [invited, locked, machine])
    for (const send of [reset, confirmation]) expect(await send(id)).toMatchObject({ status: 409, code: "CONFLICT" });
  for (const send of [reset, confirmation]) {
    expect(await send(erased.id)).toMatchObject({ status: 404 });
    expect(await send(admin.userId)).toMatchObject({ status: 409, code: "OWN_ACCOUNT" });
  }
  for (const { id } of [invited, locked, machine, erased, { id: admin.userId }]) {
    expect(await queued(id)).toEqual([]);
    expect(await audited(id)).toEqual([]);
  }
});

test("only an admin sends them", async () => {
  const { id } = await createUser(db, { passwordHash });
  for (const role of ["Tenderer", "Company"] as const)
    expect(await reset(id, (await signedIn(role)).authorization)).toMatchObject({ status: 403 });
});

test("one account gets one a minute and five an hour, whoever sends, and strangers use up none of them", async () => {
  const { id, email } = await createUser(db, { passwordHash });
  const other = await signedIn("Admin");
  await post("Auth/forgot-password", { email });
  for (const by of [admin, other, admin, other, admin]) {
    expect(await reset(id, by.authorization)).toHaveProperty("data.id", id);
    expect(await reset(id, other.authorization)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    await olderCodes();
  }
  const { params } = await reset(id);
  expect(params?.retryAfterSeconds).toBeGreaterThan(3000);
  expect(await audited(id)).toHaveLength(5);
});

test("one admin sends thirty an hour, to whomever", async () => {
  await sql`insert into attempts (kind, subject, user_id, at)
    select 'accountMail', ${admin.userId}, ${admin.userId}, now() from generate_series(1, 29)`;
  const { user } = await createTenderer(db);
  expect(await reset(user.id)).toHaveProperty("data.id", user.id);
  const another = await createUser(db, { passwordHash });
  expect(await reset(another.id)).toMatchObject({ status: 429 });
  expect(await queued(another.id)).toEqual([]);
  expect(await reset(another.id, (await signedIn("Admin")).authorization)).toHaveProperty("data.id", another.id);
});
