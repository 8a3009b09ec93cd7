import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { files, jobRequestCompanies } from "../../../../db/schema/index.ts";
import { refusal } from "../../../../test/app/caller.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import { createJobRequests } from "../../../../factories/index.ts";
import { sweepForgottenFiles } from "../../../file/tasks.ts";
import { worldIn } from "../scenario.ts";

const database = await testDatabase();
const { db } = database;
const world = await worldIn(database);
const { admin, client, companies, input } = world;
const [first, second] = companies as [(typeof companies)[0], (typeof companies)[0]];

describe("a request that takes up a former one", () => {
  test("says which, to the client and the back office; companies do not learn of it", async () => {
    const former = await client.call.create(input());
    await client.call.cancel({ id: former.id });
    const { id, reopenedFrom } = await client.call.create(input({ reopenedFromId: former.id }));
    expect(reopenedFrom).toEqual({ id: former.id, number: former.number });
    await admin.call.sendToCompanies({ id, companyIds: [first.id] });
    expect((await admin.call.get({ id })).reopenedFrom?.id).toBe(former.id);
    expect(await first.call.get({ id })).not.toHaveProperty("reopenedFrom");
    await admin.call.delete({ id: former.id });
    expect(await client.call.get({ id })).not.toHaveProperty("reopenedFrom");
  });

  test("is refused for a request of somebody else, on its field", async () => {
    const { id } = await client.call.create(input());
    const stranger = await world.make.tenderer();
    const strange = world.as(stranger.actor).create(input({ reopenedFromId: id }));
    expect(await refusal(strange)).toMatchObject({ errors: { reopenedFromId: [{ rule: "unknown" }] } });
  });

  test("keeps photos that the former one no longer names", async () => {
    const [photo] = await db
      .insert(files)
      .values({ ownerId: client.actor.userId, width: 4, height: 3, bytes: 1, createdAt: "2026-01-01T00:00:00.000Z" })
      .returning();
    const photoIds = [photo?.id ?? ""];
    const former = await client.call.create(input({ photoIds }));
    const { id } = await client.call.create(input({ photoIds, reopenedFromId: former.id }));
    await admin.call.delete({ id: former.id });
    const removed: string[] = [];
    const storage = { removeFolder: async (folder: string) => void removed.push(folder) };
    await sweepForgottenFiles(db, storage as unknown as Parameters<typeof sweepForgottenFiles>[1]);
    expect(removed).toEqual([]);
    expect((await client.call.get({ id })).photos.map((one) => one.id)).toEqual(photoIds);
  });
});

describe("what a client learns of a company", () => {
  const past = (days: number) => sql`now() - ${days} * interval '1 day'`;
  const cardOf = async (id: string, companyId: string) =>
    (await client.call.get({ id })).jobRequestCompanies.find(({ company }) => company.id === companyId)?.company.card;
  let id = "";
  beforeAll(async () => {
    await db.delete(jobRequestCompanies);
    const rows = await createJobRequests(
      db,
      Array.from({ length: 6 }, () => ({ tendererId: client.id, ...world.place, answers: {} })),
    );
    await database.sql`update job_requests set status = 4, processed_at = now() where id in ${database.sql(rows.map((row) => row.id))}`;
    const at = new Date(Date.now() - 20 * 86_400_000);
    const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000).toISOString();
    await db.insert(jobRequestCompanies).values(
      rows.slice(0, 5).map((row, rank) => ({
        jobRequestId: row.id,
        companyId: first.id,
        createdAt: at.toISOString(),
        response: "interested" as const,
        respondedAt: later(rank + 1.5),
        ...(rank < 3 && { clientDecision: "accepted" as const, decidedAt: later(48) }),
      })),
    );
    await db.insert(jobRequestCompanies).values(
      rows.slice(0, 4).map((row) => ({
        jobRequestId: row.id,
        companyId: second.id,
        createdAt: at.toISOString(),
        response: "interested" as const,
        respondedAt: later(2),
      })),
    );
    id = rows[0]?.id ?? "";
  });

  test("is how fast it answers and how often it was accepted, from enough requests", async () => {
    expect(await cardOf(id, first.id)).toMatchObject({
      answerHours: 4,
      acceptedJobs: 3,
      memberSince: expect.any(String),
    });
  });

  test("is no figure where too little stands behind it", async () => {
    const card = await cardOf(id, second.id);
    for (const figure of ["answerHours", "acceptedJobs", "doneJobs"]) expect(card).not.toHaveProperty(figure);
  });

  test("is no time of answers of a company that mostly does not answer", async () => {
    const silent = await createJobRequests(
      db,
      Array.from({ length: 6 }, () => ({ tendererId: client.id, ...world.place, answers: {} })),
    );
    await db.insert(jobRequestCompanies).values(
      silent.map((row) => ({
        jobRequestId: row.id,
        companyId: first.id,
        createdAt: new Date(Date.now() - 8 * 86_400_000).toISOString(),
      })),
    );
    expect(await cardOf(id, first.id)).not.toHaveProperty("answerHours");
    await db
      .update(jobRequestCompanies)
      .set({ createdAt: past(1) })
      .where(sql`response = 'none'`);
    expect(await cardOf(id, first.id)).toMatchObject({ answerHours: 4 });
    await db
      .update(jobRequestCompanies)
      .set({ heldUntil: sql`now() + interval '1 minute'` })
      .where(sql`response = 'none'`);
    expect(await cardOf(id, first.id)).toMatchObject({ answerHours: 4 });
  });

  test("is for clients: neither the back office nor a company reads it there", async () => {
    expect(JSON.stringify(await admin.call.get({ id }))).not.toContain("memberSince");
    expect(JSON.stringify(await first.call.get({ id }))).not.toContain("memberSince");
    expect(JSON.stringify(await client.call.listForTenderer({}))).not.toContain("memberSince");
  });
});
