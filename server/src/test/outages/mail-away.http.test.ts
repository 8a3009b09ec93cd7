import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { startBackground } from "../../app/background.ts";
import { person, secret } from "../../domains/auth/test/account.fixture.ts";
import { worldIn } from "../../domains/job-request/test/scenario.ts";
import { mailQueue, noMails } from "../../mail/index.ts";
import { testApp } from "../app/app.ts";
import { botProofOf } from "../app/bot-proof.ts";
import { mailSink } from "./mail-sink.ts";
import { type Outage, startRelay } from "./relay.ts";

const testing = await testApp({ env: { JWT_SECRET: secret } });
const { app, config, db, sql, url } = testing;
const origin = await app.listen({ host: "127.0.0.1", port: 0 });
const sink = await mailSink();
const relay = await startRelay({ host: "127.0.0.1", port: sink.port });
const mails = noMails();
const background = await startBackground({
  connectionString: url,
  db,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  smtpUrl: `smtp://127.0.0.1:${relay.port}`,
  config,
  mails,
  work: false,
});
const world = await worldIn(testing);
afterAll(async () => {
  await background.stop();
  await relay.close();
  sink.close();
});
beforeEach(async () => {
  await sql`delete from pgboss.job`;
  sink.received.length = 0;
});
afterEach(() => relay.be("there"));

let people = 0;
async function post(path: string, body: object, authorization?: string) {
  const asked = performance.now();
  const headers = { "content-type": "application/json", ...(authorization !== undefined && { authorization }) };
  const answer = await fetch(`${origin}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, ms: performance.now() - asked };
}
/** What people do that writes to somebody: an account is made, a code is asked for, a request is sent to companies. */
async function writing() {
  const email = `anna-${++people}@exemple.ch`;
  const { authorization } = await testing.signedIn("Tenderer", { emailConfirmed: false });
  const { id } = await world.client.call.create(world.input());
  await sql`delete from pgboss.job`;
  const signUp = { ...person, email, botProof: await botProofOf(app) };
  const sending = async () => {
    const asked = performance.now();
    await world.admin.call.sendToCompanies({ id, companyIds: world.companies.map((company) => company.id) });
    return { status: 200, ms: performance.now() - asked };
  };
  return () =>
    Promise.all([
      post("Auth/sign-up-tenderer", signUp),
      post("Auth/send-verification-code", {}, authorization),
      sending(),
    ]);
}
const waiting = async () =>
  (
    await sql<
      { n: number }[]
    >`select count(*)::int as n from pgboss.job where name = 'mail' and state in ('created', 'retry')`
  )[0]?.n;
const retrying = async () =>
  (
    await sql<{ n: number }[]>`select count(*)::int as n from pgboss.job
    where name = 'mail' and state = 'retry' and start_after > now() + interval '1 second'`
  )[0]?.n;
const again = () => background.drain(mailQueue, { ignorePauses: true });
const isEachOnce = () => expect(new Set(sink.received).size).toBe(sink.received.length);

describe.each<Outage>(["frozen", "refused", "reset", "slow"])("while the mail server is %s", (outage) => {
  test("calls that write to somebody are answered at once, and each mail leaves once", async () => {
    const write = await writing();
    await relay.be(outage);
    const answers = await write();
    for (const { status, ms } of answers) {
      expect(status).toBe(200);
      expect(ms).toBeLessThan(20_000);
    }
    const count = (await waiting()) ?? 0;
    expect(count).toBeGreaterThanOrEqual(5);
    const first = again();
    if (outage === "refused" || outage === "reset") {
      expect(await first).toEqual({ done: 0, failed: count });
      // With a pause that grows, and none is lost.
      expect(await retrying()).toBe(count);
    }
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await relay.be("there");
    await first;
    await again();
    expect(sink.received).toHaveLength(count);
    isEachOnce();
    expect(await waiting()).toBe(0);
  });
});

test("a mail is not sent again because the database could not note that it had left", async () => {
  await (
    await writing()
  )();
  const count = (await waiting()) ?? 0;
  const serving = sql(new URL(inject("appUrl")).username);
  await sql`revoke update on job_request_mails from ${serving}`;
  const { failed } = await again();
  expect(failed).toBeGreaterThan(0);
  expect(sink.received).toHaveLength(count);
  await sql`grant update on job_request_mails to ${serving}`;
  expect(await again()).toEqual({ done: failed, failed: 0 });
  expect(sink.received).toHaveLength(count);
  isEachOnce();
});

test("a mail whose taking over was never told comes again under the same Message-ID, so that it can be told from another", async () => {
  const { authorization } = await testing.signedIn("Tenderer", { emailConfirmed: false });
  await post("Auth/send-verification-code", {}, authorization);
  sink.loseNext(1);
  Object.assign(mails, noMails());
  expect(await again()).toEqual({ done: 0, failed: 1 });
  expect(await again()).toEqual({ done: 1, failed: 0 });
  expect(mails).toEqual({ sent: 1, failed: 1, held: 0, skipped: 0 });
  expect(sink.received).toHaveLength(2);
  expect(new Set(sink.received).size).toBe(1);
});
