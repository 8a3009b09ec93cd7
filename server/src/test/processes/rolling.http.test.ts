import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { applicationConfig, tenderers } from "../../db/schema/index.ts";
import { testApp } from "../app/app.ts";
import { rowsIn } from "../database/create-rows.ts";
import { startFleet } from "./fleet.ts";
import { haproxy, startHaproxy } from "./haproxy.ts";
import { json, pictureForm, startTraffic, type WireCall } from "./traffic.ts";

const secret = "of the tests alone, and as long as a secret has to be";
const server = await testApp({ env: { JWT_SECRET: secret } });
const { db } = server;
const make = rowsIn(db);
await db
  .insert(applicationConfig)
  .values({ key: "jobRequest.dailyLimit", value: 0, type: "number", description: "Limite" });
const [category, region] = [await make.category(), await make.region()];
const [trade, place] = [await make.subcategory(category.id), await make.region({ parentId: region.id })];

/** What browsers and programs ask for: of 50 calls 3 write and one uploads. */
async function calls() {
  const people = await Promise.all(Array.from({ length: 12 }, () => server.signedIn("Tenderer")));
  for (const { userId } of people)
    await db.update(tenderers).set({ street: "Rue du Lac 1" }).where(eq(tenderers.userId, userId));
  const picture = await pictureForm();
  const request = json({
    subcategoryId: trade.id,
    subregionId: place.id,
    title: "Rénover la salle de bain",
    description: "Remplacer la baignoire par une douche de plain-pied.",
    answers: {},
    postalCode: "1003",
    locality: "Lausanne",
    startPreference: "asap",
  });
  const next = (count: number): WireCall => {
    const authorization = people[Math.floor(count / 50) % people.length]?.authorization ?? "";
    const kind = count % 50;
    if (kind === 0) return { kind: "upload", method: "POST", path: "/api/File/Upload", authorization, body: picture };
    if (kind <= 3)
      return { kind: "write", method: "POST", path: "/api/JobRequest/Create", authorization, body: request };
    if (kind <= 9)
      return { kind: "list", method: "POST", path: "/api/JobRequest/GetAllForTenderer", authorization, body: json({}) };
    if (kind <= 24) return { kind: "read", method: "GET", path: "/api/Tenderer", authorization };
    return { kind: "public", method: "GET", path: "/api/Region/All" };
  };
  return { next, streams: people.map(({ authorization }) => authorization) };
}

const made = async () =>
  Number((await server.sql<{ count: number }[]>`select count(*)::int as count from job_requests`)[0]?.count);

interface Upgrade {
  web: number;
  /** How often each process is replaced. */
  rounds: number;
  perSecond: number;
  /** The program that begins, where it is not this version's. */
  program?: string;
}

/** Each process after the other is replaced under traffic. */
async function replaceEach({ web, rounds, perSecond, program }: Upgrade): Promise<void> {
  await using fleet = await startFleet({
    web,
    workers: 1,
    databaseUrl: server.url,
    secret,
    ...(program !== undefined && { program }),
  });
  await using proxy = await startHaproxy(fleet.web);
  const before = await made();
  const { next, streams } = await calls();
  const traffic = startTraffic(proxy.origin, { perSecond, next, streams });
  const ends = [];
  for (let round = 0; round < rounds; round += 1)
    for (const member of [...fleet.web, ...fleet.workers]) {
      ends.push(await member.restart());
      await proxy.untilAllUp();
    }
  const { done, failed } = await traffic.stop();
  const reset = failed.filter((said) => /ECONN|EPIPE|socket hang up|terminated/.test(said)).length;
  if (inject("longRuns"))
    console.info(
      `${web} processes and a worker, ${ends.length} restarts in ${rounds} rounds: ${failed.length - reset} failed, ${reset} reset, of`,
      done,
    );
  expect(failed).toEqual([]);
  expect(ends).toEqual(ends.map(() => [0, null]));
  for (const kind of ["upload", "write", "list", "read", "public", "stream ended in order"])
    expect(done[kind]).toBeGreaterThan(0);
  expect(await made()).toBe(before + (done["write"] ?? 0));
}

const rounds = inject("longRuns") ? 10 : 1;
const [perSecond, sizes] = inject("longRuns") ? [100, [2, 4]] : [40, [2]];

test.skipIf(haproxy === undefined).each(sizes)(
  "behind haproxy %i processes and a worker are restarted one after the other: nothing fails, nothing is reset, nothing is lost",
  { timeout: 900_000 },
  async (web) => replaceEach({ web, rounds, perSecond }),
);

const versionBefore = inject("versionBefore");
// A long run alone: the earlier tree is unpacked and installed by `pnpm test:before`.
if (versionBefore !== "")
  test.skipIf(haproxy === undefined)(
    "behind haproxy processes of the version before give way to this one's: nothing fails, nothing is reset, nothing is lost",
    { timeout: 900_000 },
    async () => {
      const program = path.join(versionBefore, "server/src/test/outages/server-process.ts");
      await replaceEach({ web: 4, rounds: 1, perSecond: 40, program });
    },
  );
