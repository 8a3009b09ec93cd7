import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { maxMatching } from "@metiro/shared/company/constants";
import { beforeEach, describe, expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { places } from "../../../db/schema/index.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { companyRouter, sendableCompanies } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const caller = createCallerFactory(companyRouter);
const admin = caller(contextOf(database, await make.admin()));

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();
/** The day in Switzerland, so many days from today. */
const dayFromNow = (days: number) => plusDays(swissToday(), days);

beforeEach(() => emptyTables(sql, "categories, regions, tenderers, companies"));

/** A trade and a place, with a client whose requests can be sent. */
async function market() {
  const category = await make.category();
  const subcategory = await make.subcategory(category.id);
  const region = await make.region();
  const subregion = await make.region({ parentId: region.id });
  const client = await make.tenderer();
  const serves = { subcategoryId: subcategory.id, subregionId: subregion.id };
  return {
    serves,
    category,
    region,
    client,
    /** Sends so many requests to a company; `answered` of them it answered. */
    send: async (companyId: string, times: number, { days = 1, answered = 0 } = {}) => {
      for (let n = 0; n < times; n += 1) {
        const request = await make.request(client.id, serves, { status: 4, processedAt: daysAgo(days) });
        const answer =
          n < answered
            ? { response: "interested" as const, respondedAt: daysAgo(days) }
            : { response: "none" as const };
        await make.recipient({ jobRequestId: request.id, companyId, createdAt: daysAgo(days), ...answer });
      }
    },
  };
}

describe("matching", () => {
  test("finds those that serve both the district and the trade", async () => {
    const { serves, category, region } = await market();
    const elsewhere = await make.region({ parentId: region.id });
    const otherTrade = await make.subcategory(category.id);
    await make.company({ name: "Ici" }, { serves });
    await make.company({ name: "Ailleurs" }, { serves: { ...serves, subregionId: elsewhere.id } });
    await make.company({ name: "Autre métier" }, { serves: { ...serves, subcategoryId: otherTrade.id } });
    expect((await admin.matching(serves)).map(({ name }) => name)).toEqual(["Ici"]);
    await expect(admin.matching({ ...serves, subregionId: region.id })).rejects.toThrow("NOT_FOUND");
  });

  test("leaves out companies that cannot receive", async () => {
    const { serves } = await market();
    await make.company({ name: "Non confirmée" }, { owner: { emailConfirmed: false }, serves });
    await make.company({ name: "Bloquée" }, { owner: { lockedAt: daysAgo(1) }, serves });
    await make.company({ name: "Effacée" }, { owner: { deletedAt: daysAgo(1) }, serves });
    await make.company({ name: "En pause", pausedAt: daysAgo(1) }, { serves });
    expect(await admin.matching(serves)).toEqual([]);
  });

  test("ranks by subscription, then fewest requests lately, then answers, then name", async () => {
    const { serves, send } = await market();
    const made = async (name: string) => (await make.company({ name }, { serves })).id;
    const [busy, idle] = [await made("Abonnée occupée"), await made("Abonnée libre")];
    for (const companyId of [busy, idle])
      await make.subscription({ companyId, startsOn: dayFromNow(-10), endsOn: dayFromNow(0) });
    await send(busy, 2);
    await send(await made("Répond peu"), 2, { days: 60, answered: 1 });
    await send(await made("Répond toujours"), 2, { days: 60, answered: 2 });
    await send(await made("Très sollicitée"), 1, { days: 29, answered: 1 });
    await made("Nouvelle B");
    await made("Nouvelle A");
    expect((await admin.matching(serves)).map(({ name }) => name)).toEqual([
      "Abonnée libre",
      "Abonnée occupée",
      "Répond toujours",
      "Répond peu",
      "Nouvelle A",
      "Nouvelle B",
      "Très sollicitée",
    ]);
  });

  test("takes as many as a list has, and of the others only where those with a subscription are too few", async () => {
    const { serves, send } = await market();
    const subscribe = async () => {
      const { id } = await make.company({}, { serves });
      await make.subscription({ companyId: id, startsOn: dayFromNow(0), endsOn: dayFromNow(0) });
    };
    const found = async () => {
      const names = (await admin.matching(serves)).map(({ name }) => name);
      return [names.length, ...["Sans rien", "Sans demande"].filter((name) => names.includes(name))];
    };
    await send((await make.company({ name: "Sans rien" }, { serves })).id, 1);
    await make.company({ name: "Sans demande" }, { serves });
    await Promise.all(Array.from({ length: maxMatching - 2 }, subscribe));
    expect(await found()).toEqual([maxMatching, "Sans rien", "Sans demande"]);
    await subscribe();
    expect(await found()).toEqual([maxMatching, "Sans demande"]);
    await subscribe();
    expect(await found()).toEqual([maxMatching]);
  });

  test("gives the reasons for the rank", async () => {
    const { serves, send } = await market();
    const { id } = await make.company({ name: "Dubois SA", locality: "Nyon", verified: true }, { serves });
    await send(id, 3, { days: 6, answered: 1 });
    await send(id, 1, { days: 90, answered: 1 });
    await send(id, 1, { days: 800 });
    await make.subscription({ companyId: id, startsOn: dayFromNow(-400), endsOn: dayFromNow(-36) });
    await make.subscription({ companyId: id, startsOn: dayFromNow(-35), endsOn: dayFromNow(-3) });
    await make.subscription({ companyId: id, startsOn: dayFromNow(-2), endsOn: dayFromNow(9), canceledAt: daysAgo(1) });
    await make.subscription({ companyId: id, startsOn: dayFromNow(10), endsOn: dayFromNow(30) });
    expect(await admin.matching(serves)).toEqual([
      {
        id,
        name: "Dubois SA",
        locality: "Nyon",
        verified: true,
        subregionCount: 1,
        activeSubscription: false,
        subscriptionEndsOn: dayFromNow(-3),
        subscriptionStartsOn: dayFromNow(10),
        receivedLast30Days: 3,
        receivedLastYear: 4,
        openLastYear: 0,
        answerRate: 0.5,
        lacking: [],
      },
    ]);
  });

  test("says nothing of what there is not", async () => {
    const { serves } = await market();
    const { id, name } = await make.company({}, { serves });
    expect(await admin.matching(serves)).toEqual([
      {
        id,
        name,
        verified: false,
        subregionCount: 1,
        activeSubscription: false,
        receivedLast30Days: 0,
        receivedLastYear: 0,
        openLastYear: 0,
        lacking: [],
      },
    ]);
  });

  test("leaves out of the rate what may still be answered in time, and shows it apart", async () => {
    const { serves, send } = await market();
    const { id } = await make.company({}, { serves });
    await send(id, 2, { days: 1 });
    const [waiting] = await admin.matching(serves);
    expect(waiting).toMatchObject({ receivedLastYear: 2, openLastYear: 2 });
    expect(waiting).not.toHaveProperty("answerRate");
    await send(id, 1, { days: 1, answered: 1 });
    await send(id, 1, { days: 30 });
    expect(await admin.matching(serves)).toMatchObject([{ receivedLastYear: 4, openLastYear: 2, answerRate: 0.5 }]);
  });

  test("says how far each is from the place of the work, or from the middle of the district", async () => {
    const { serves, region, client } = await market();
    const elsewhere = await make.region({ parentId: region.id });
    const here = { regionId: region.id, subregionId: serves.subregionId, words: " lausanne", locality: "Lausanne" };
    await db.insert(places).values([
      { ...here, postalCode: "1003", latitude: 46.52, longitude: 6.63 },
      { ...here, postalCode: "1018", latitude: 46.56, longitude: 6.63 },
      { ...here, postalCode: "1260", subregionId: elsewhere.id, latitude: 46.38, longitude: 6.24 },
    ]);
    await make.company({ name: "À Lausanne", postalCode: "1003" }, { serves });
    await make.company({ name: "À Nyon", postalCode: "1260" }, { serves });
    await make.company({ name: "On ne sait où" }, { serves });
    const byName = (found: readonly { name: string; distanceKm?: number | undefined }[]) =>
      Object.fromEntries(found.map(({ name, distanceKm }) => [name, distanceKm]));
    // Those that are found by name say the same of a request.
    const distances = async (postalCode?: string) => {
      const matching = byName(await admin.matching({ ...serves, postalCode }));
      const { id: distanceTo } = await make.request(client.id, serves, { postalCode: postalCode ?? null });
      expect(byName((await admin.list({ distanceTo })).items)).toEqual(matching);
      return matching;
    };
    const of = (lausanne: number, nyon: number) => ({
      "À Lausanne": lausanne,
      "À Nyon": nyon,
      "On ne sait où": undefined,
    });
    expect(await distances("1003")).toEqual(of(0, 34));
    expect(await distances()).toEqual(of(2, 35));
    expect(await distances("9999")).toEqual(of(2, 35));
    const unknown = "00000000-0000-4000-8000-000000000000";
    for (const input of [{}, { distanceTo: unknown }])
      for (const item of (await admin.list(input)).items) expect(item).not.toHaveProperty("distanceKm");
  });

  test("is for admins", async () => {
    const { serves, client } = await market();
    const { actor } = await make.company();
    for (const other of [client.actor, actor])
      expect(await refusal(caller(contextOf(database, other)).matching(serves))).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("sendableCompanies", () => {
  test("are those that can receive, with the user that their mail goes to", async () => {
    const open = await make.company();
    const paused = await make.company({ pausedAt: daysAgo(1) });
    const unconfirmed = await make.company({}, { owner: { emailConfirmed: false } });
    const ids = [open.id, paused.id, unconfirmed.id, "00000000-0000-4000-8000-000000000000"];
    const sendable = await sendableCompanies(db, ids, { subscriptionRequired: false });
    expect(sendable.allowed).toEqual(new Map([[open.id, open.userId]]));
    expect([...sendable.refused].map(([id, { rule }]) => [id, rule])).toEqual([
      [paused.id, "companyPaused"],
      [unconfirmed.id, "companyUnconfirmed"],
      [ids[3], "companyUnknown"],
    ]);
    const none = await sendableCompanies(db, [], { subscriptionRequired: false });
    expect(none.allowed.size + none.refused.size).toBe(0);
  });

  test("must have a subscription of today where that is required", async () => {
    const [paying, ended, coming] = [await make.company(), await make.company(), await make.company()];
    await make.subscription({ companyId: paying.id, startsOn: dayFromNow(0), endsOn: dayFromNow(0) });
    await make.subscription({ companyId: ended.id, startsOn: dayFromNow(-9), endsOn: dayFromNow(-1) });
    await make.subscription({ companyId: coming.id, startsOn: dayFromNow(1), endsOn: dayFromNow(9) });
    const sendable = await sendableCompanies(db, [paying.id, ended.id, coming.id], { subscriptionRequired: true });
    expect([...sendable.allowed.keys()]).toEqual([paying.id]);
    expect([...sendable.refused.values()]).toMatchObject(
      [ended, coming].map(({ id }) => ({ rule: "companyUnsubscribed", id })),
    );
  });
});

describe("a wished company", () => {
  test("stands first, wherever it ranks, if it serves both and can be sent requests", async () => {
    const { serves, client, send } = await market();
    const request = await make.request(client.id, serves);
    const best = await make.company({ name: "La mieux placée" }, { serves });
    await make.subscription({ companyId: best.id, startsOn: dayFromNow(-1), endsOn: dayFromNow(30) });
    const wished = await make.company({ name: "La souhaitée" }, { serves });
    await send(wished.id, 3);
    await sql`insert into request_wishes (job_request_id, company_id) values (${request.id}, ${wished.id})`;
    const found = await admin.matching({ ...serves, wishOf: request.id });
    expect(found.map(({ name, wished: asked }) => [name, asked])).toEqual([
      ["La souhaitée", true],
      ["La mieux placée", undefined],
    ]);
    expect((await admin.matching(serves)).map(({ name }) => name)).toEqual(["La mieux placée", "La souhaitée"]);
    await sql`update companies set paused_at = now() where id = ${wished.id}`;
    expect((await admin.matching({ ...serves, wishOf: request.id })).map(({ name }) => name)).toEqual([
      "La mieux placée",
    ]);
  });
});
