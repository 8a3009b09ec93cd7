import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../../app/build-app.ts";
import { prepareDatabase } from "../../../app/prepare-database.ts";
import { loadConfig } from "../../../config/config.ts";
import type { Connected } from "../../../doctor/check.ts";
import { databaseServerChecks } from "../../../doctor/checks/database-server.ts";
import { refreshSettings, settings } from "../../../domains/application-config/index.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../../embedded/postgres.ts";
import { createUser } from "../../../factories/index.ts";
import { quickFolder } from "../../../test/quick-folder.ts";
import { accessTokens } from "../../../tokens/access-token.ts";
import { connect, type Connection } from "../../client.ts";
import { embeddedAppUrl } from "../../roles.ts";
import { replicaOf } from "../index.ts";
import { isLost } from "../lost.ts";
import { startStandby } from "./standby.ts";

const folder = await mkdtemp(path.join(quickFolder(), "metiro-replica-"));
const at = (name: string) => path.join(folder, name);
const open = new AsyncDisposableStack();

let postgres: EmbeddedPostgres;
let standby: Awaited<ReturnType<typeof startStandby>>;
let primary: Connection;
let appUrl: string;
let readUrl: string;

/** Where the address of a database leads when another server holds it. */
function movedTo(server: string, url: string): string {
  const moved = new URL(url);
  moved.port = new URL(server).port;
  return moved.href;
}

/** Patient enough for a busy machine; a rest that is over at once lets each read be asked for anew. */
const times = { waitMs: 20_000, restMs: 0 };
const opened = (url: string, given: { waitMs?: number; restMs?: number } = times) => {
  const replica = replicaOf({ primary, replica: connect(url, { max: 2 }), times: given });
  open.defer(replica.close);
  return replica;
};

beforeAll(async () => {
  for (const name of ["primary", "standby", "stranger", "other", "next", "follower"])
    await mkdir(at(name), { mode: 0o755 });
  await chmod(folder, 0o755);
  open.defer(() => rm(folder, { recursive: true, force: true }));
  postgres = await startEmbeddedPostgres({ dataDir: at("primary"), settings: { fsync: "off" } });
  open.defer(postgres.stop);
  appUrl = await embeddedAppUrl(postgres.url, "secret-of-the-test");
  await prepareDatabase({ ownerUrl: postgres.url, appUrl });
  standby = await startStandby({ dataDir: at("primary"), url: postgres.url }, at("standby"));
  open.defer(standby.stop);
  readUrl = movedTo(standby.url, appUrl);
  primary = connect(appUrl, { max: 4 });
  open.defer(primary.close);
  await connectAs(postgres.url, (sql) => sql`create table counted (n int); grant all on counted to public`.simple());
}, 120_000);
afterAll(() => open.disposeAsync());

async function connectAs<Result>(url: string, act: (sql: Connection["sql"]) => Promise<Result>): Promise<Result> {
  const { sql, close } = connect(url, { max: 1 });
  try {
    return await act(sql);
  } finally {
    await close();
  }
}

const newest = async (sql: Connection["sql"]) =>
  (await sql<{ n: number }[]>`select coalesce(max(n), 0) as n from counted`)[0]?.n;

test("nobody reads less than was written before, however writes, reads and other readers fall together", async () => {
  const replica = opened(readUrl);
  let last = 0;
  const reader = async () => {
    for (let read = 0; read < 40; read++) {
      const before = last;
      const reading = await replica.caughtUp();
      expect(await newest(reading?.sql ?? primary.sql)).toBeGreaterThanOrEqual(before);
    }
  };
  const writer = async () => {
    for (let n = 1; n <= 120; n++) {
      await primary.sql`insert into counted values (${n})`;
      last = n;
    }
  };
  await Promise.all([writer(), reader(), reader(), reader()]);
  expect(replica.served).toEqual({ replica: 120, lost: 0, behind: 0, away: 0, foreign: 0 });
});

test("one that replays nothing is left to the primary, told of once, and taken up when it has caught up", async () => {
  const replica = opened(readUrl, { waitMs: 20, restMs: 0 });
  const missed: string[] = [];
  replica.onMissed((because) => missed.push(because));
  await standby.pause();
  await primary.sql`insert into counted values (1000)`;
  expect(await replica.caughtUp()).toBeUndefined();
  expect(missed).toEqual(["behind"]);
  expect(await replica.behind()).toBeGreaterThan(0);
  await standby.resume();
  await expect.poll(async () => Boolean(await replica.caughtUp()), { timeout: 20_000 }).toBe(true);
  await expect.poll(replica.behind, { timeout: 20_000 }).toBe(0);
  expect(await newest((await opened(readUrl).caughtUp())?.sql ?? primary.sql)).toBe(1000);
});

test("while one rests nobody waits for it", async () => {
  const replica = opened(readUrl, { waitMs: 20, restMs: 60_000 });
  await standby.pause();
  await primary.sql`insert into counted values (1001)`;
  expect(await replica.caughtUp()).toBeUndefined();
  await standby.resume();
  expect(await replica.caughtUp()).toBeUndefined();
  expect(replica.served).toEqual({ replica: 0, lost: 0, behind: 2, away: 0, foreign: 0 });
});

test("a database that is no copy, and one that is not there, are never read", async () => {
  const stranger = await startEmbeddedPostgres({ dataDir: at("stranger"), settings: { fsync: "off" } });
  open.defer(stranger.stop);
  const foreign = opened(stranger.url);
  const away = opened(movedTo("postgres://127.0.0.1:1/", readUrl));
  expect([await foreign.caughtUp(), await away.caughtUp()]).toEqual([undefined, undefined]);
  expect([foreign.served.foreign, away.served.away]).toEqual([1, 1]);
});

test("what a replica alone refuses is lost, what the statement is refused for is not", async () => {
  const failed = (sql: Connection["sql"], text: string) => sql.unsafe(text).catch((error: unknown) => error);
  const replica = connect(readUrl, { max: 1 });
  open.defer(replica.close);
  expect(isLost(await failed(replica.sql, "insert into counted values (1)"))).toBe(true);
  expect(isLost(new Error("wrapped", { cause: await failed(replica.sql, "delete from counted") }))).toBe(true);
  expect(isLost(await failed(replica.sql, "select wrong"))).toBe(false);
  expect(isLost(await failed(replica.sql, "select 1 / 0"))).toBe(false);
});

test("a read that the replica loses is answered by the primary, and counted as lost", async () => {
  const replica = opened(readUrl);
  const [wrong, refused] = ["insert into counted values (1)", "select 1 / 0"];
  const read = (text: string) =>
    replica.read<unknown>(
      ({ sql }) => sql.unsafe(text),
      async () => "primary",
    );
  expect(await read(wrong)).toBe("primary");
  await expect(read(refused)).rejects.toThrow("division by zero");
  await read("select 1");
  expect(replica.served).toEqual({ replica: 2, lost: 1, behind: 0, away: 0, foreign: 0 });
});

test("after a failover only what follows the new primary is read, whatever the former one has written since", async () => {
  const [next, follower] = [at("next"), at("follower")];
  const promoted = await startStandby({ dataDir: at("primary"), url: postgres.url }, next);
  open.defer(promoted.stop);
  await connectAs(promoted.url, (sql) => sql`select pg_promote()`);
  // The former primary goes on alone, and its replica with it: further than the new one has come.
  await primary.sql`insert into counted select generate_series(2000, 12000)`;
  const now = connect(movedTo(promoted.url, appUrl), { max: 2 });
  open.defer(now.close);
  const between = (url: string) => {
    const replica = replicaOf({ primary: now, replica: connect(url, { max: 2 }), times });
    open.defer(replica.close);
    return replica;
  };
  const former = between(readUrl);
  expect(await former.caughtUp()).toBeUndefined();
  expect(former.served.foreign).toBe(1);

  const followed = await startStandby({ dataDir: next, url: promoted.url }, follower);
  open.defer(followed.stop);
  await now.sql`insert into counted values (13000)`;
  const after = between(movedTo(followed.url, appUrl));
  expect(await newest((await after.caughtUp())?.sql ?? primary.sql)).toBe(13000);
  expect(after.served).toMatchObject({ replica: 1, foreign: 0 });
});

test("the doctor finds nothing in one that follows, and names one of another database", async () => {
  const check = databaseServerChecks.find(({ name }) => name === "database-replica");
  const look = (databaseReadUrl: string) => check?.look({ sql: primary.sql, config: { databaseReadUrl } } as Connected);
  expect(await look(readUrl)).toEqual([]);
  const stranger = await startEmbeddedPostgres({ dataDir: at("other"), settings: { fsync: "off" } });
  open.defer(stranger.stop);
  expect(await look(stranger.url)).toMatchObject([{ weight: "fault", cause: expect.stringContaining("no copy") }]);
});

describe("the server", () => {
  test("reads lists from its replica, with what was written just before; without it from the primary", async () => {
    const config = loadConfig({ NODE_ENV: "test", RATE_LIMIT_PER_MINUTE: "0" });
    const replica = opened(readUrl);
    const app = await buildApp({ config, db: primary.db, sql: primary.sql, replica });
    open.defer(() => app.close());
    const admin = await createUser(primary.db, { role: "Admin", emailConfirmed: true });
    const [session] = await primary.sql<{ id: string; endsAt: number }[]>`
      insert into sessions (user_id) values (${admin.id})
      returning id, extract(epoch from created_at)::float8 + 12 * 3600 as "endsAt"`;
    if (!session) throw new Error("No session was made");
    const token = await accessTokens({ key: config.keys.accessToken, origin: config.publicUrl }).sign({
      userId: admin.id,
      sessionId: session.id,
      sessionEndsAt: session.endsAt,
      role: "Admin",
      emailConfirmed: true,
      profileCompleted: false,
    });
    const people = async () => {
      const answer = await app.inject({
        url: "/api/User/GetAll?pageSize=100",
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.json<{ data: { totalCount: number } }>().data.totalCount;
    };
    expect(await people()).toBe(1);
    for (let more = 2; more <= 6; more++) {
      await createUser(primary.db, {});
      expect(await people()).toBe(more);
    }
    expect(replica.served.replica).toBe(6);

    await standby.stop();
    await createUser(primary.db, {});
    expect(await people()).toBe(7);
    expect(replica.served.away + replica.served.behind).toBeGreaterThan(0);
    refreshSettings(primary.db);
    expect(await settings(replica.db)).toEqual(await settings(primary.db));
  });
});
