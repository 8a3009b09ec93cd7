import type { UserDetail } from "@metiro/shared/user/schema";
import { beforeEach, describe, expect, test } from "vitest";
import { passwords } from "../../../passwords/passwords.ts";
import { testApp } from "../../../test/app/app.ts";
import { emptyTables } from "../../../test/database/database.ts";
import { createPost, createUser } from "../../../factories/index.ts";
import { worldIn } from "../../job-request/test/scenario.ts";

const testing = await testApp();
const { app, db, sql, signedIn } = testing;
const world = await worldIn(testing);
const password = "une-phrase-assez-longue-3";
const passwordHash = await passwords().hash(password);
const unknownId = "00000000-0000-4000-8000-000000000000";
let admin: Awaited<ReturnType<typeof signedIn>>;

interface Answer<Data> {
  data: Data;
  status?: number;
  code?: string;
}
type Method = "GET" | "POST" | "DELETE";
async function call<Data>(
  method: Method,
  path: string,
  authorization = admin.authorization,
  body: object = {},
): Promise<Answer<Data>> {
  const payload = method === "POST" ? { payload: body } : {};
  const answer = await app.inject({ method, url: `/api/${path}`, headers: { authorization }, ...payload });
  return answer.json<Answer<Data>>();
}
const signIn = async (email: string, typed = password) => {
  const answer = await app.inject({ method: "POST", url: "/api/Auth/sign-in", payload: { email, password: typed } });
  return answer.json<Answer<{ token: string }>>();
};
const audited = async (entityId: string) =>
  (
    await sql<{ entry: object }[]>`
    select jsonb_build_object('actor', actor_id, 'action', action, 'details', details) as entry
    from audit_entries where entity_id = ${entityId} order by at`
  ).map(({ entry }) => entry);

beforeEach(async () => {
  await emptyTables(sql, "audit_entries, sessions, attempts");
  await sql`update users set deleted_at = now() where role = 'Admin' and deleted_at is null`;
  admin = await signedIn("Admin");
});

describe("a locked account", () => {
  const account = async () => {
    const { id, email } = await createUser(db, { role: "Admin", passwordHash });
    const { data } = await signIn(email);
    return { id, email, authorization: `Bearer ${data.token}` };
  };

  test("is out at once and told why when it gives its password, until it is unlocked", async () => {
    const { id, email, authorization } = await account();
    expect(await call("GET", "Auth/Profile", authorization)).toMatchObject({ data: { id } });
    const why = { reason: "Deux avertissements restés sans effet", cause: "advertising" };
    const locked = await call("POST", `User/Lock/${id}`, admin.authorization, why);
    expect(locked).toMatchObject({ data: { id, lockedAt: expect.any(String) } });
    expect(await call("GET", "Auth/Profile", authorization)).toMatchObject({ status: 401 });
    expect(await signIn(email)).toMatchObject({ status: 403, code: "ACCOUNT_LOCKED" });
    expect(await signIn(email, "wrong")).toMatchObject({ status: 401, code: "LOGIN_FAILED" });

    expect((await call<UserDetail>("POST", `User/Unlock/${id}`)).data).not.toHaveProperty("lockedAt");
    expect(await call("GET", "Auth/Profile", authorization)).toMatchObject({ status: 401 });
    expect((await signIn(email)).data.token).toEqual(expect.any(String));
    expect(await audited(id)).toEqual([
      {
        actor: admin.userId,
        action: "user.lock",
        details: { cause: "advertising", before: { locked: false }, after: { locked: true } },
      },
      {
        actor: admin.userId,
        action: "user.unlock",
        details: { before: { locked: true }, after: { locked: false } },
      },
    ]);
  });

  test("locked or unlocked twice is noted once, and keeps its time", async () => {
    const { id } = await account();
    const first = await call<UserDetail>("POST", `User/Lock/${id}`);
    expect((await call<UserDetail>("POST", `User/Lock/${id}`)).data.lockedAt).toBe(first.data.lockedAt);
    await call("POST", `User/Unlock/${id}`);
    await call("POST", `User/Unlock/${id}`);
    expect(await audited(id)).toHaveLength(2);
  });

  test("says why to admins until it is unlocked or erased, and nothing of it to the audit", async () => {
    const { id } = await account();
    const reason = "  Publicité de Monsieur Zwygart  ";
    const locked = await call<UserDetail>("POST", `User/Lock/${id}`, admin.authorization, { reason });
    expect(locked.data.lockReason).toBe("Publicité de Monsieur Zwygart");
    expect((await call<UserDetail>("POST", `User/Unlock/${id}`)).data).not.toHaveProperty("lockReason");
    await call("POST", `User/Lock/${id}`, admin.authorization, { reason });
    await call("DELETE", `User/Delete/${id}`);
    const [row] = await sql`select lock_reason from users where id = ${id}`;
    expect(row).toEqual({ lock_reason: null });
    expect(JSON.stringify(await audited(id))).not.toMatch(/Zwygart/);
    expect(await call("POST", `User/Lock/${id}`, admin.authorization, { reason: "x".repeat(501) })).toMatchObject({
      status: 400,
      errors: { reason: [expect.any(String)] },
    });
  });

  test("is never one's own", async () => {
    expect(await call("POST", `User/Lock/${admin.userId}`)).toMatchObject({ status: 409, code: "OWN_ACCOUNT" });
    expect(await call("POST", `User/Lock/${unknownId}`)).toMatchObject({ status: 404 });
    expect(await call("POST", `User/Unlock/${unknownId}`)).toMatchObject({ status: 404 });
  });
});

test("an account is signed out everywhere, and may sign in again; never one's own", async () => {
  const { id, email } = await createUser(db, { role: "Company", passwordHash });
  await sql`insert into companies (user_id, name) values (${id}, 'Dubois SA')`;
  const authorization = `Bearer ${(await signIn(email)).data.token}`;
  await signIn(email);
  expect(await call("GET", `User/Get/${id}`)).toMatchObject({ data: { openSessions: 2 } });
  expect(await call("POST", `User/EndSessions/${id}`)).toMatchObject({ data: { id, openSessions: 0 } });
  expect(await call("GET", "Auth/Profile", authorization)).toMatchObject({ status: 401 });
  expect((await signIn(email)).data.token).toEqual(expect.any(String));
  expect(await audited(id)).toMatchObject([{ actor: admin.userId, action: "user.endSessions" }]);
  expect(await call("POST", `User/EndSessions/${admin.userId}`)).toMatchObject({ status: 409, code: "OWN_ACCOUNT" });
});

describe("deleting an account", () => {
  test("erases the person; its requests are cancelled, others keep theirs", async () => {
    const client = await world.make.tenderer();
    await sql`update users set email = 'efface.moi@exemple.ch', last_name = 'Zwygart' where id = ${client.user.id}`;
    const calls = world.as(client.actor);
    const [company] = world.companies;
    const { id } = await calls.create(world.input());
    await world.admin.call.sendToCompanies({ id, companyIds: [company?.id ?? ""] });
    const others = await world.client.call.create(world.input());
    // Why an admin cancelled is told to those concerned; the audit, which stays, does not repeat it.
    const second = await calls.create(world.input());
    await world.admin.call.cancel({ id: second.id, reason: "Madame Zwygart a appelé" });
    await sql`insert into sessions (user_id) values (${client.user.id})`;

    expect(await call("DELETE", `User/Delete/${client.user.id}`)).toEqual({ data: { id: client.user.id } });

    expect(await company?.call.get({ id })).toMatchObject({ status: 1, tenderer: { firstName: "—" } });
    expect(await world.client.call.get({ id: others.id })).toMatchObject({ status: 0 });
    expect(await sql`select 1 from sessions where user_id = ${client.user.id}`).toHaveLength(0);
    const [kept] = await sql<{ rows: string }[]>`
      select concat((select jsonb_agg(u) from users u), (select jsonb_agg(a) from audit_entries a),
        (select jsonb_agg(j) from pgboss.job j), (select jsonb_agg(r) from job_requests r))::text as rows`;
    expect(kept?.rows).not.toMatch(/Zwygart|efface\.moi/i);
    expect(await audited(client.user.id)).toEqual([
      { actor: admin.userId, action: "user.delete", details: { before: { role: "Tenderer", locked: false } } },
    ]);
    expect(await call("DELETE", `User/Delete/${client.user.id}`)).toMatchObject({ status: 404 });
    expect(await call("GET", `User/Get/${client.user.id}`)).toMatchObject({ status: 404 });
    expect(await call("GET", `Tenderer/Get/${client.id}`)).toMatchObject({ status: 404 });
  });

  test("of an admin leaves what the blog shows", async () => {
    const { id } = await createUser(db, { role: "Admin" });
    const files = await sql<{ id: string }[]>`
      insert into files (owner_id, width, height, bytes)
      select ${id}, 1, 1, n from generate_series(1, 3) as n returning id`;
    const [cover = "", shown = "", other = ""] = files.map((file) => file.id);
    const post = await createPost(db, { coverImageId: cover });
    await sql`insert into blog_images (blog_id, file_id) values (${post.id}, ${shown})`;
    expect(await call("DELETE", `User/Delete/${id}`)).toEqual({ data: { id } });
    const left = await sql<{ id: string }[]>`select id from files where id in (${cover}, ${shown}, ${other})`;
    expect(left.map((file) => file.id).sort()).toEqual([cover, shown].sort());
  });

  test("is refused for one's own and for nobody's", async () => {
    expect(await call("DELETE", `User/Delete/${admin.userId}`)).toMatchObject({ status: 409, code: "OWN_ACCOUNT" });
    expect(await call("DELETE", `User/Delete/${unknownId}`)).toMatchObject({ status: 404 });
    expect(await call("DELETE", `User/Delete/x`)).toMatchObject({ status: 400 });
  });

  test("by two admins of each other at once leaves one of them", async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await signedIn("Admin");
      const answers = await Promise.all([
        call("DELETE", `User/Delete/${other.userId}`, admin.authorization),
        call("DELETE", `User/Delete/${admin.userId}`, other.authorization),
      ]);
      // The slower one is told that it would leave nobody or, when it was gone before it was heard, that it is nobody.
      expect(answers.filter(({ data }) => data)).toHaveLength(1);
      expect([401, 409]).toContain(answers.find(({ status }) => status)?.status);
      const left = await sql`select 1 from users where role = 'Admin' and deleted_at is null and locked_at is null`;
      expect(left).toHaveLength(1);
      if (answers[1]?.data) admin = other;
    }
  });
});
