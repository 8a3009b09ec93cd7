import { lockoutPage } from "@metiro/shared/user/lockouts";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { emptyTables } from "../../../test/database/database.ts";
import { botProofOf } from "../../../test/app/bot-proof.ts";
import { accountsIn, person, secret } from "../../auth/test/account.fixture.ts";

const testing = await testApp({ env: { JWT_SECRET: secret } });
const { app, sql, signedIn } = testing;
const { wait } = accountsIn(testing);
const admin = await signedIn("Admin");

beforeEach(async () => {
  await sql`delete from attempts`;
  await emptyTables(sql, "audit_entries");
});

/** On a crowded machine five calls may take longer than the minute in which they count: so tries keep their distance to the next one. */
async function timeless<T>(call: () => Promise<T>): Promise<T> {
  const [begun] = await sql<{ at: string }[]>`select clock_timestamp()::text as at`;
  const result = await call();
  const at = begun?.at ?? "";
  await sql`update attempts set at = at + (clock_timestamp() - ${at}::timestamptz) where at < ${at}::timestamptz`;
  return result;
}

async function post(url: string, payload: object, { ip = "192.0.2.1", authorization = "" } = {}) {
  const headers = authorization === "" ? {} : { authorization };
  const answer = await timeless(() =>
    app.inject({ method: "POST", url: `/api/${url}`, payload, headers, remoteAddress: ip }),
  );
  const retryAfter = Number(answer.headers["retry-after"]);
  return { status: answer.statusCode, retryAfter, body: answer.json<{ data: { id: string } }>() };
}
const signIn = (email: string, ip?: string) =>
  post("Auth/sign-in", { email, password: "faux-mot" }, { ip: ip ?? "192.0.2.1" });
const endPauses = (input: object) => post("User/EndPauses", input, admin);
const pauses = async (query = "") => {
  const { authorization } = admin;
  const answer = await app.inject({ url: `/api/User/Pauses${query}`, headers: { authorization } });
  return lockoutPage.parse(answer.json<{ data: unknown }>().data);
};
const audited = () => sql`select actor_id, action, entity_id, details from audit_entries order by at`;

let people = 0;
async function member() {
  const email = `membre-${++people}@exemple.ch`;
  const made = await post("Auth/sign-up-tenderer", { ...person, email, botProof: await botProofOf(app) });
  return { email, id: made.body.data.id };
}
const times = async <T>(count: number, act: (nth: number) => Promise<T>) => {
  const all: T[] = [];
  for (let nth = 0; nth < count; nth++) all.push(await act(nth));
  return all;
};

test("an admin sees the account that has to wait, and lets it try again", async () => {
  const { email, id } = await member();
  await times(4, () => signIn(email));
  expect(await pauses()).toMatchObject({ items: [], totalCount: 0 });
  await times(3, () => signIn(email));
  const asked = Date.now();
  const { items } = await pauses();
  expect(items).toEqual([
    {
      kind: "originPassword",
      until: expect.any(String),
      user: { id, email, firstName: person.firstName, lastName: person.lastName },
    },
  ]);
  const until = Date.parse(items[0]?.until ?? "");
  expect(until - asked).toBeGreaterThan(30_000);
  expect(until - Date.now()).toBeLessThanOrEqual(61_000);
  const { items: own } = await pauses(`?userId=${id}`);
  expect(own).toEqual(items);
  expect(await pauses(`?userId=${admin.userId}`)).toMatchObject({ items: [], totalCount: 0 });

  expect((await endPauses({ userId: id })).body).toEqual({ data: { ended: true } });
  expect(await pauses()).toMatchObject({ items: [] });
  expect((await signIn(email)).status).toBe(401);
  expect(await audited()).toMatchObject([
    { actor_id: null, action: "auth.signInPaused", entity_id: id, details: { kind: "originPassword" } },
    {
      actor_id: admin.userId,
      action: "user.endPauses",
      entity_id: id,
      details: { kinds: ["accountPassword", "originPassword"] },
    },
  ]);
});

test("an admin sees the address that has to wait, and lets it try again", async () => {
  await times(30, (nth) => signIn(`personne-${nth}@exemple.ch`, "2001:db8:7:8::1"));
  expect(await pauses()).toMatchObject({
    items: [{ kind: "addressPassword", address: "2001:db8:7:8" }],
    totalCount: 1,
  });
  expect((await signIn("encore@exemple.ch", "2001:db8:7:8::2")).status).toBe(429);
  expect((await endPauses({ address: "2001:db8:7:8" })).status).toBe(200);
  expect((await signIn("encore@exemple.ch", "2001:db8:7:8::2")).status).toBe(401);
});

test("an e-mail that has no account is nobody's pause", async () => {
  await times(6, () => signIn("personne@exemple.ch"));
  expect(await pauses()).toMatchObject({ items: [], totalCount: 0 });
});

test("the longest comes first, page by page, and what is over is gone", async () => {
  const [first, second] = [await member(), await member()];
  await times(5, () => signIn(first.email, "192.0.2.8"));
  await wait("61 seconds");
  await times(5, () => signIn(first.email, "192.0.2.8"));
  await times(5, () => signIn(second.email, "192.0.2.9"));
  const emails = ({ items }: Awaited<ReturnType<typeof pauses>>) => items.map(({ user }) => user?.email);
  expect(emails(await pauses())).toEqual([first.email, second.email]);
  expect(await pauses("?pageSize=1&pageNumber=2")).toMatchObject({ totalCount: 2, totalPages: 2 });
  expect(emails(await pauses("?pageSize=1&pageNumber=2"))).toEqual([second.email]);
  await wait("1 minute");
  expect(emails(await pauses())).toEqual([first.email]);
  await wait("15 minutes");
  expect(emails(await pauses())).toEqual([]);
});

test.each([
  ["nobody", {}, 400],
  ["both", { userId: "0199f0c0-0000-7000-8000-000000000001", address: "203.0.113.9" }, 404],
  ["an account that need not wait", { userId: "0199f0c0-0000-7000-8000-000000000001" }, 404],
  ["an address that need not wait", { address: "203.0.113.9" }, 404],
])("%s cannot be let go", async (_name, input, status) => {
  expect((await endPauses(input)).status).toBe(status);
  expect(await audited()).toEqual([]);
});

test("tries that come at once begin one pause, which is noted once", async () => {
  const { email } = await member();
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(5).fill(401),
    ...Array<number>(7).fill(429),
  ]);
  expect(await audited()).toHaveLength(1);
});

test("an address makes a hundred accounts an hour, and who has to wait keeps the proof", async () => {
  await sql`insert into attempts (kind, subject) select 'signUp', '192.0.2.77' from generate_series(1, 99)`;
  const ip = "192.0.2.77";
  const signUp = async (botProof: string, from = ip) =>
    post("Auth/sign-up-tenderer", { ...person, email: `foule-${++people}@exemple.ch`, botProof }, { ip: from });
  const [proof, ...others] = await times(4, () => botProofOf(app));
  const answers = await Promise.all(others.map((one) => signUp(one)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
  const late = await signUp(proof ?? "");
  expect(late.status).toBe(429);
  expect(late.retryAfter).toBeGreaterThan(3500);
  expect(await pauses()).toMatchObject({ items: [{ kind: "signUp", address: ip }] });
  expect((await signUp(proof ?? "", "192.0.2.78")).status).toBe(200);
});

test("an address asks for a hundred codes an hour, for whatever e-mails", async () => {
  await sql`insert into attempts (kind, subject) select 'forgotPassword', '192.0.2.1' from generate_series(1, 99)`;
  const forgot = async (email: string, ip?: string) =>
    post("Auth/forgot-password", { email }, { ip: ip ?? "192.0.2.1" });
  expect((await forgot("a@exemple.ch")).status).toBe(200);
  expect((await forgot("b@exemple.ch")).retryAfter).toBeGreaterThan(3500);
  expect((await forgot("b@exemple.ch", "192.0.2.2")).status).toBe(200);
});

test("read on after a place each pause comes once, also those that end at the same moment", async () => {
  await sql`
    insert into attempts (kind, subject, at)
    select 'addressPassword', '192.0.2.' || who, date_trunc('second', now()) + case when who = 1 then interval '1 second' else interval '0' end
    from generate_series(1, 5) as who, generate_series(1, 200)`;
  const walked: string[] = [];
  let after: string | null = "";
  do {
    const page = await pauses(`?pageSize=2${after === "" ? "" : `&after=${after}`}`);
    expect(page.totalCount).toBe(5);
    walked.push(...page.items.map(({ address = "" }) => address));
    after = page.next;
  } while (after !== null);
  expect(walked).toEqual(["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"]);
});
