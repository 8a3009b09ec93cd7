import type { ApiKey, ApiKeyAdded } from "@metiro/shared/auth/api-keys";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildApp } from "../../../../app/build-app.ts";
import { passwords } from "../../../../passwords/passwords.ts";
import { testApp } from "../../../../test/app/app.ts";
import { hashOf } from "../../attempts/hash-of.ts";
import { digitsOf } from "../../codes/codes.ts";
import { announceKeyEnds, sweepApiKeys } from "../tasks.ts";

const server = await testApp();
const { app, db, sql } = server;

interface Problem {
  code: string;
  params?: Record<string, unknown>;
  errors?: Record<string, string[]>;
}
/** What the calls of this file answer, all in one. */
type Data = ApiKeyAdded & { id: string; items: ApiKey[]; email: string; isMachine: boolean; role: string };
async function call(url: string, authorization: string, payload?: object, method?: "DELETE" | "GET") {
  const answer = await app.inject({
    method: method ?? (payload ? "POST" : "GET"),
    url: `/api${url}`,
    ...(payload && { payload }),
    headers: { authorization },
  });
  const body = answer.json<{ data: Data } & Problem>();
  return { status: answer.statusCode, ...body };
}
const scopes = ["auth.profile", "jobRequest.listForTenderer"];
async function made(fields: object = {}, role: "Tenderer" | "Company" = "Tenderer") {
  const person = await server.signedIn(role);
  const { data } = await call("/ApiKey/Add", person.authorization, {
    name: "Comptabilité",
    scopes: ["auth.profile"],
    ...fields,
  });
  return { ...person, ...data, bearer: `Bearer ${data.secret}` };
}
const profileWith = async (bearer: string) => {
  const { status, code, params } = await call("/Auth/Profile", bearer);
  return { status, code, ...(params && { params }) };
};
const works = { status: 200, code: undefined };
const dead = { status: 401, code: "UNAUTHORIZED" };
const mailsOf = async (userId: string) =>
  (
    await sql<{ kind: string }[]>`select data->>'kind' as kind from pgboss.job
    where name = 'mail' and data->>'to' = ${userId} order by created_on, id`
  ).map(({ kind }) => kind);

test("a key is shown once, calls what it was made for as its owner, and nothing else", async () => {
  const { userId, authorization, key, secret, bearer } = await made({ scopes, days: 30 });
  expect(secret).toMatch(/^mtr_[0-9A-Za-z]{38}$/);
  expect(key).toMatchObject({ name: "Comptabilité", prefix: secret.slice(0, 10), state: "active", scopes });
  expect(Date.parse(key.expiresAt) - Date.parse(key.createdAt)).toBe(30 * 86_400_000);
  expect((await call("/Auth/Profile", bearer)).data.id).toBe(userId);
  expect((await call("/JobRequest/GetAllForTenderer", bearer, {})).status).toBe(200);
  expect(await call("/Tenderer", bearer)).toMatchObject({
    status: 403,
    code: "FORBIDDEN",
    params: { scope: "tenderer.own" },
  });
  expect(await call("/Region/All", bearer)).toMatchObject({ status: 403, params: { scope: "region.list" } });

  const kept = JSON.stringify([
    (await call("/ApiKey/All", authorization)).data,
    await sql`select * from api_keys`,
    await sql`select * from audit_entries`,
    await sql`select data from pgboss.job`,
  ]);
  expect(kept).toContain(key.prefix);
  expect(kept).not.toContain(secret.slice(10));
  expect(await mailsOf(userId)).toEqual(["apiKeyAdded"]);
});

test("it is used over typed calls too, a batch at once", async () => {
  const { userId, bearer } = await made({ scopes });
  const answer = await app.inject({
    url: `/trpc/auth.profile,tenderer.own?batch=1&input=${encodeURIComponent("{}")}`,
    headers: { authorization: bearer },
  });
  expect(answer.json()).toMatchObject([
    { result: { data: { id: userId } } },
    { error: { data: { problem: { code: "FORBIDDEN", params: { scope: "tenderer.own" } } } } },
  ]);
});

test("it is made after a fresh proof alone, and of calls that its owner may make", async () => {
  const { authorization, sessionId, userId } = await server.signedIn("Tenderer");
  const add = (fields: object) => call("/ApiKey/Add", authorization, { name: "Programme", scopes, ...fields });
  expect(await add({ scopes: ["jobRequest.listForAdmin"] })).toMatchObject({
    status: 400,
    faults: [{ path: "scopes.0", rule: "choice" }],
  });
  for (const closed of ["auth.changePassword", "auth.exportData", "apiKey.add", "user.delete", "nothing"])
    expect(await add({ scopes: [closed] })).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
  for (const days of [0, 366, 1.5]) expect((await add({ days })).status).toBe(400);
  for (const networks of [["999.0.0.1"], ["example.ch"], ["10.0.0.0/33"]])
    expect(await add({ networks })).toMatchObject({ status: 400, faults: [{ path: "networks.0" }] });
  expect(await add({ userId: (await server.signedIn("Admin")).userId })).toMatchObject({
    faults: [{ path: "userId", rule: "unknown" }],
  });
  expect((await add({ scopes: ["auth.profile", "auth.profile"] })).status).toBe(400);

  await sql`update sessions set proved_at = now() - interval '6 minutes' where id = ${sessionId}`;
  expect(await add({})).toMatchObject({ status: 403, code: "REAUTH_REQUIRED" });
  expect(await sql`select from api_keys where user_id = ${userId}`).toHaveLength(0);
});

test("one more than twenty that work is a conflict; one that ended makes room", async () => {
  const { authorization, userId } = await server.signedIn("Tenderer");
  const add = () => call("/ApiKey/Add", authorization, { name: "Programme", scopes });
  for (let n = 0; n < 20; n++) expect((await add()).status).toBe(200);
  expect(await add()).toMatchObject({ status: 409, code: "CONFLICT" });
  await sql`update api_keys set revoked_at = now()
    where id = (select id from api_keys where user_id = ${userId} limit 1)`;
  expect((await add()).status).toBe(200);
});

describe("a key is dead at once", () => {
  test("when its owner revokes it, once and again", async () => {
    const { authorization, key, bearer } = await made();
    expect(await profileWith(bearer)).toEqual(works);
    for (let n = 0; n < 2; n++)
      expect((await call(`/ApiKey/${key.id}`, authorization, undefined, "DELETE")).status).toBe(200);
    expect(await profileWith(bearer)).toEqual(dead);
    const { data } = await call("/ApiKey/All", authorization);
    expect(data.items).toMatchObject([{ id: key.id, state: "revoked" }]);
    expect(await sql`select from audit_entries where action = 'apiKey.revoke' and entity_id = ${key.id}`).toHaveLength(
      1,
    );
  });

  test.each([
    ["locked", (userId: string) => sql`update users set locked_at = now() where id = ${userId}`],
    ["erased", (userId: string) => sql`update users set deleted_at = now() where id = ${userId}`],
    ["over", (userId: string) => sql`update api_keys set expires_at = now() where user_id = ${userId}`],
    [
      "the hash of another",
      (userId: string) => sql`update api_keys set hash = md5(random()::text) where user_id = ${userId}`,
    ],
  ])("%s", async (_why, change) => {
    const { userId, bearer } = await made();
    expect(await profileWith(bearer)).toEqual(works);
    await change(userId);
    expect(await profileWith(bearer)).toEqual(dead);
  });

  test("and somebody else's is not found; an admin ends everybody's, and the owner is told", async () => {
    const { userId, key, bearer } = await made();
    const stranger = await server.signedIn("Company");
    expect((await call(`/ApiKey/${key.id}`, stranger.authorization, undefined, "DELETE")).status).toBe(404);
    expect((await call(`/ApiKey/All?userId=${userId}`, stranger.authorization)).data.items).toEqual([]);
    expect(await profileWith(bearer)).toEqual(works);
    const admin = await server.signedIn("Admin");
    expect((await call(`/ApiKey/All?userId=${userId}`, admin.authorization)).data.items).toHaveLength(1);
    expect((await call(`/ApiKey/${key.id}`, admin.authorization, undefined, "DELETE")).status).toBe(200);
    expect(await profileWith(bearer)).toEqual(dead);
    expect(await mailsOf(userId)).toEqual(["apiKeyAdded", "apiKeysRevoked"]);
  });
});

test("it calls from its networks alone, and its last use is noted once a minute without the whole address", async () => {
  const { userId, bearer, key } = await made({ networks: ["::ffff:127.0.0.0/120", "2001:db8::/32"] });
  expect(key.networks).toEqual(["127.0.0.0/24", "2001:db8::/32"]);
  const from = async (remoteAddress: string) =>
    (await app.inject({ url: "/api/Auth/Profile", headers: { authorization: bearer }, remoteAddress })).statusCode;
  const used = async () => {
    const [row] = await sql<{ at: Date | null; from: string | null }[]>`
      select last_used_at as at, last_used_from as from from api_keys where user_id = ${userId}`;
    return row;
  };
  expect(await from("203.0.113.7")).toBe(403);
  expect(await used()).toEqual({ at: null, from: null });
  for (const address of ["127.0.0.1", "::ffff:127.0.0.1", "2001:db8:1:2::3"]) expect(await from(address)).toBe(200);
  await expect.poll(used).toMatchObject({ from: "127.0.0.0" });
  const first = await used();
  expect(await from("2001:db8:1:2::3")).toBe(200);
  expect(await used()).toEqual(first);
  await sql`update api_keys set last_used_at = now() - interval '61 seconds' where user_id = ${userId}`;
  expect(await from("2001:db8:1:2::3")).toBe(200);
  await expect.poll(used).toMatchObject({ from: "2001:db8:1::" });
  expect(await call("/Auth/Profile", (await made({ networks: ["192.0.2.0/24"] })).bearer)).toMatchObject({
    code: "FORBIDDEN",
    params: { address: "127.0.0.1" },
  });
});

test("a changed number asks for a proof that a key cannot give", async () => {
  const { bearer } = await made({ scopes: ["tenderer.update"] });
  expect((await call("/Tenderer/Update", bearer, { phone: "0795550142" })).code).toBe("FORBIDDEN");
  expect((await call("/Tenderer/Update", bearer, { phone: null })).status).toBe(200);
});

test("what is done with a key bears its name in the audit", async () => {
  const person = await server.signedIn("Admin");
  const machine = await call("/User/AddMachine", person.authorization, { name: "Comptabilité" });
  const { data } = await call("/ApiKey/Add", person.authorization, {
    userId: machine.data.id,
    name: "Nuit",
    scopes: ["category.add", "audit.list"],
  });
  const bearer = `Bearer ${data.secret}`;
  const category = { name: "Toiture et zinguerie" };
  expect((await call("/Category/Add", bearer, category)).status).toBe(200);
  const audit = await call("/Audit/All?action=category.add", bearer);
  expect(audit.data.items[0]).toMatchObject({
    actor: { id: machine.data.id },
    apiKey: { id: data.key.id, prefix: data.key.prefix, name: "Nuit" },
  });
});

describe("a machine", () => {
  const made = async () => {
    const admin = await server.signedIn("Admin");
    const { data: machine } = await call("/User/AddMachine", admin.authorization, { name: "Comptabilité" });
    const { data } = await call("/ApiKey/Add", admin.authorization, {
      userId: machine.id,
      name: "Nuit",
      scopes: ["auth.profile", "user.list"],
    });
    return { admin, machine, ...data, bearer: `Bearer ${data.secret}` };
  };

  test("calls as an admin, is asked for no second factor, and is switched off and on with its keys", async () => {
    const { admin, machine, bearer } = await made();
    expect(machine).toMatchObject({ isMachine: true, role: "Admin" });
    await sql`insert into application_config (key, type, value, description)
      values ('security.adminSecondFactor', 'boolean', 'true', '') on conflict (key) do update set value = 'true'`;
    expect((await call("/User/GetAll", bearer)).status).toBe(200);
    await sql`update application_config set value = 'false' where key = 'security.adminSecondFactor'`;
    await call(`/User/Lock/${machine.id}`, admin.authorization, {});
    expect(await profileWith(bearer)).toEqual(dead);
    await call(`/User/Unlock/${machine.id}`, admin.authorization, {});
    expect(await profileWith(bearer)).toEqual(works);
    await call(`/User/Delete/${machine.id}`, admin.authorization, undefined, "DELETE");
    expect(await profileWith(bearer)).toEqual(dead);
    expect(await sql`select from api_keys where user_id = ${machine.id}`).toHaveLength(0);
  });

  test("takes no password, no mailed code and no mail, and keeps no admin in", async () => {
    const { admin, machine } = await made();
    await expect(sql`update users set password_hash = 'x' where id = ${machine.id}`).rejects.toThrow("users_machine");
    await app.inject({ method: "POST", url: "/api/Auth/forgot-password", payload: { email: machine.email } });
    expect(await mailsOf(machine.id)).toEqual([]);
    expect((await call(`/User/ResendInvitation/${machine.id}`, admin.authorization, {})).status).toBe(409);
    await sql`update users set locked_at = now() where role = 'Admin' and not is_machine and id <> ${admin.userId}`;
    const other = await server.signedIn("Admin");
    await sql`update users set password_hash = 'x' where id = ${other.userId}`;
    expect((await call(`/User/Lock/${other.userId}`, admin.authorization, {})).status).toBe(200);
    const last = await call(`/User/Delete/${admin.userId}`, admin.authorization, undefined, "DELETE");
    expect(last.code).toBe("OWN_ACCOUNT");
  });

  test("is the only one that an admin makes keys for", async () => {
    const { admin } = await made();
    const client = await server.signedIn("Tenderer");
    const add = (fields: object) =>
      call("/ApiKey/Add", admin.authorization, { name: "x", scopes: ["auth.profile"], ...fields });
    expect(await add({})).toMatchObject({ faults: [{ path: "userId", rule: "required" }] });
    for (const userId of [client.userId, admin.userId])
      expect(await add({ userId })).toMatchObject({ faults: [{ path: "userId", rule: "unknown" }] });
  });
});

test("an image shows to a key by the addresses in its answers alone, until it is revoked", async () => {
  const { bearer, key, authorization } = await made({ scopes: ["file.upload"] });
  const image = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#2338c2" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(image)], { type: "image/png" }), "a.png");
  const form = new Response(body);
  const sent = await app.inject({
    method: "POST",
    url: "/api/File/Upload",
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { authorization: bearer, "content-type": form.headers.get("content-type") ?? "" },
  });
  const { id, url } = sent.json<{ data: { id: string; url: string } }>().data;
  const show = async (address: string, headers = {}) => (await app.inject({ url: address, headers })).statusCode;
  expect(await show(url)).toBe(200);
  expect(await show(url, { authorization: bearer })).toBe(200);
  expect(await show(`/api/File/${id}`, { authorization: bearer })).toBe(404);
  expect(await show(`/api/File/${id}`, { authorization })).toBe(200);
  await sql`update api_keys set revoked_at = now() where id = ${key.id}`;
  expect(await show(url)).toBe(404);
});

test("owners are told once a week before a key ends, and ended ones go after a month", async () => {
  const { userId, key } = await made({ days: 60 });
  const { userId: shortly } = await made({ days: 5 });
  expect(await announceKeyEnds(db)).toBe(0);
  await sql`update api_keys set expires_at = now() + interval '6 days', created_at = now() - interval '54 days' where id = ${key.id}`;
  expect(await announceKeyEnds(db)).toBe(1);
  expect(await announceKeyEnds(db)).toBe(0);
  expect(await mailsOf(userId)).toEqual(["apiKeyAdded", "apiKeyEnds"]);
  expect(await mailsOf(shortly)).toEqual(["apiKeyAdded"]);
  const before = await sweepApiKeys(db);
  await sql`update api_keys set revoked_at = now() - interval '31 days' where id = ${key.id}`;
  expect(await sweepApiKeys(db)).toBe(before + 1);
});

test("another password ends the keys unless their owner keeps them, and says so in a mail; a reset always does", async () => {
  const password = "Trois-Pommes-Vertes-7";
  const hash = await passwords({ light: true }).hash(password);
  const change = async (fields: object) => {
    const one = await made();
    await sql`update users set password_hash = ${hash} where id = ${one.userId}`;
    const changed = await call("/Auth/change-password", one.authorization, {
      currentPassword: password,
      newPassword: "Quatre-Poires-Jaunes-8",
      ...fields,
    });
    expect(changed.status).toBe(200);
    return { alive: await profileWith(one.bearer), mails: await mailsOf(one.userId) };
  };
  expect(await change({})).toEqual({ alive: dead, mails: ["apiKeyAdded", "apiKeysRevoked"] });
  expect(await change({ keepApiKeys: true })).toEqual({ alive: works, mails: ["apiKeyAdded"] });

  const one = await made();
  const [user] = await sql<{ email: string }[]>`select email from users where id = ${one.userId}`;
  const email = user?.email ?? "";
  const [code] = await sql<{ id: string }[]>`
    insert into verification_codes (purpose, subject, user_id, expires_at)
    values ('reset', ${hashOf(email)}, ${one.userId}, now() + interval '10 minutes') returning id`;
  const reset = await app.inject({
    method: "POST",
    url: "/api/Auth/reset-password",
    payload: { email, code: digitsOf(server.config.keys, code?.id ?? ""), newPassword: "Quatre-Poires-Jaunes-8" },
  });
  expect(reset.statusCode).toBe(200);
  expect(await profileWith(one.bearer)).toEqual(dead);
});

test("a key counts at itself and at its owner, and stops neither another's calls nor a session's", async () => {
  const limited = await buildApp({
    config: { ...server.config, rateLimitPerMinute: 20 },
    db,
    sql: server.appSql,
  });
  onTestFinished(() => limited.close());
  const one = await made();
  let address = 0;
  const ask = async (authorization: string) =>
    (
      await limited.inject({
        url: "/api/Auth/Profile",
        headers: { authorization },
        remoteAddress: `203.0.113.${++address}`,
      })
    ).statusCode;
  for (let n = 0; n < 10; n++) expect(await ask(one.bearer)).toBe(200);
  expect(await ask(one.bearer)).toBe(429);
  expect(await ask((await made()).bearer)).toBe(200);
  expect(await ask(one.authorization)).toBe(200);
});
