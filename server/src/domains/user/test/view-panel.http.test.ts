import { callRefusal, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { worldIn } from "../../job-request/test/scenario.ts";

const { app, sql, db, signedIn, ...rest } = await testApp();
const world = await worldIn({ db, sql, ...rest });
const { client, companies } = world;
const [company] = companies as [(typeof companies)[0]];

let admin: Awaited<ReturnType<typeof signedIn>>;
let requestId = "";
beforeAll(async () => {
  admin = await signedIn("Admin");
  requestId = (await client.call.create(world.input())).id;
  await world.admin.call.sendToCompanies({ id: requestId, companyIds: [company.id] });
});

const as =
  (authorization: string) =>
  (method: "GET" | "POST", url: string, payload: object = {}) =>
    app.inject({ method, url: `/api${url}`, headers: { authorization }, ...(method === "POST" && { payload }) });
const view = async (userId: string, by = admin.authorization) => {
  const answer = await as(by)("POST", `/User/ViewPanel/${userId}`, { reason: "asked" });
  expect(answer.statusCode, answer.body).toBe(200);
  const { data } = answer.json<{ data: { token: string; role: string } }>();
  return { ...data, call: as(`Bearer ${data.token}`) };
};
/** Everything that a look could leave behind. */
const written = async () => {
  const tables = ["job_request_companies", "data_accesses", "sessions", "sign_in_events", "users", "audit_entries"];
  return Promise.all(
    tables.map((table) => sql.unsafe(`select md5(string_agg(t::text, '' order by t::text)) from ${table} t`)),
  );
};

test("an admin reads what the person reads, and leaves nothing behind", async () => {
  const { call, role } = await view(client.user.id);
  expect(role).toBe("Tenderer");
  const seller = await view(company.user.id);
  const before = await written();
  const mine = (await call("POST", "/JobRequest/GetAllForTenderer")).json<{ data: { items: { id: string }[] } }>();
  expect(mine.data.items.map(({ id }) => id)).toEqual([requestId]);
  expect((await call("GET", "/Tenderer")).json()).toMatchObject({ data: { id: client.actor.tendererId } });
  // As the company: opening a request does not count as its having seen it.
  const seen = (await seller.call("GET", `/JobRequest/Get/${requestId}`)).json<{
    data: { jobRequestCompanies: { seenAt?: string }[] };
  }>();
  expect(seen.data.jobRequestCompanies[0]).not.toHaveProperty("seenAt");
  expect(await written()).toEqual(before);
});

test("a photo is seen in the panel that is looked at, and no longer than the look lasts", async () => {
  const [photo] = await sql<{ id: string }[]>`
    insert into files (owner_id, width, height, bytes) values (${client.user.id}, 800, 600, 1000) returning id`;
  await sql`insert into job_request_photos (job_request_id, file_id, position) values (${requestId}, ${photo?.id ?? ""}, 0)`;
  const seller = await view(company.user.id);
  const { data } = (await seller.call("GET", `/JobRequest/Get/${requestId}`)).json<{
    data: { photos: { url: string }[] };
  }>();
  const url = data.photos[0]?.url ?? "";
  expect(url).toContain(photo?.id);
  // There are no bytes of it here: whoever has them already is told that they hold.
  const look = () => app.inject({ url, headers: { "if-none-match": `"${photo?.id}-medium"` } });
  expect((await look()).statusCode).toBe(304);
  await sql`update panel_views set ended_at = now() where user_id = ${company.user.id}`;
  expect((await look()).statusCode).toBe(404);
  await sql`delete from job_request_photos where job_request_id = ${requestId}`;
});

test("every call that is not named as open to a look is refused, in the table and over the wire", async () => {
  for (const caller of [
    { role: "Tenderer", emailConfirmed: true, viewing: {} },
    { role: "Company", emailConfirmed: true, viewing: {} },
  ] as const)
    for (const path of Object.keys(permissions) as ProcedurePath[])
      if (!("viewable" in permissions[path])) expect(callRefusal(path, caller), path).toBe("FORBIDDEN");
  const open = Object.entries(permissions).flatMap(([path, row]) => ("viewable" in row ? [path] : []));
  expect(
    open.filter((path) =>
      /^(conversation|requestDraft|dataAccess|live|notification\.u|auth\.(?!profile|signOut))/.test(path),
    ),
  ).toEqual([]);

  const { call } = await view(client.user.id);
  const before = await written();
  for (const [method, url, body] of [
    ["POST", `/JobRequest/${requestId}/cancel`, {}],
    ["POST", "/JobRequest/Create", world.input()],
    ["POST", "/Tenderer/update", { phone: null }],
    ["POST", "/Auth/change-password", { newPassword: "Une-phrase-de-passe-2026" }],
    ["POST", "/Auth/sign-in", { email: client.user.email, password: "x" }],
    ["GET", "/Auth/export-data", {}],
    ["GET", "/Auth/Sessions", {}],
    ["GET", "/Conversation/All", {}],
    ["GET", "/User/GetAll", {}],
  ] as const)
    expect((await call(method, url, body)).statusCode, url).toBe(403);
  expect(await written()).toEqual(before);
});

test("it ends when it is left, with the admin's session, and after its minutes", async () => {
  const profile = async (open: Awaited<ReturnType<typeof view>>) =>
    (await open.call("GET", "/Auth/Profile")).statusCode;
  const left = await view(client.user.id);
  expect(await profile(left)).toBe(200);
  expect((await left.call("POST", "/Auth/sign-out")).statusCode).toBe(200);
  expect(await profile(left)).toBe(401);

  const late = await view(client.user.id);
  await sql`update panel_views set created_at = now() - interval '16 minutes' where ended_at is null`;
  expect(await profile(late)).toBe(401);

  const other = await signedIn("Admin");
  const orphan = await view(client.user.id, other.authorization);
  expect((await as(other.authorization)("POST", "/Auth/sign-out")).statusCode).toBe(200);
  expect(await profile(orphan)).toBe(401);
});

test("the reason is in the audit, the client reads that the platform looked, and nobody looks into an admin's", async () => {
  await view(client.user.id);
  const [entry] =
    await sql`select actor_id, entity_id, details from audit_entries where action = 'user.viewPanel' order by at desc limit 1`;
  expect(entry).toEqual({ actor_id: admin.userId, entity_id: client.user.id, details: { reason: "asked" } });
  expect(await sql`select 1 from data_accesses where actor_id = ${admin.userId} and kind = 'profile'`).not.toHaveLength(
    0,
  );
  const colleague = await signedIn("Admin");
  const refused = await as(admin.authorization)("POST", `/User/ViewPanel/${colleague.userId}`, { reason: "asked" });
  expect(refused.statusCode).toBe(409);
  const wordy = await as(admin.authorization)("POST", `/User/ViewPanel/${client.user.id}`, { reason: "Madame Favre" });
  expect(wordy.statusCode).toBe(400);
});
