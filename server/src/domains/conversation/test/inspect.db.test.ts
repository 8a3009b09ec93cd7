import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditEntries, conversations, dataAccesses, files, messages } from "../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { visibleTo as filesVisibleTo } from "../../file/policy.ts";
import { callerFor, talkIn } from "./conversation.fixture.ts";

const database = await testDatabase();
const { db } = database;
const { client, company, otherClient, admin, request, photoOf } = await talkIn(database);
const inspect = callerFor(contextOf(database, admin)).inspect;

let pair = { jobRequestId: "", companyId: "" };
let photo = "";
beforeAll(async () => {
  pair = await request();
  photo = await photoOf(client.user.id);
  await client.call.send({ ...pair, body: "Appelez le 079 123 45 67", photoIds: [photo] });
  await company.call.send({ ...pair, body: "Volontiers, voir www.rochat-peinture.ch" });
});

const entries = () => db.select().from(auditEntries).where(eq(auditEntries.entityId, pair.jobRequestId));
const sees = async (actor: typeof admin, id: string) =>
  db.$count(files, sql`${files.id} = ${id} and ${filesVisibleTo(actor, "accepted")}`);

describe("an admin who says why", () => {
  test("reads who said what, each message as the one it is for may read it", async () => {
    expect(await inspect({ ...pair, reason: "dispute" })).toMatchObject({
      ...pair,
      company: { id: company.id, name: "Peinture Rochat" },
      client: { firstName: client.user.firstName, lastName: client.user.lastName },
      contactVisible: false,
      messages: [
        { from: "company", body: "Volontiers, voir •••", masked: true, photos: [] },
        { from: "client", body: "Appelez le •••", masked: true, photos: [{ id: photo }] },
      ],
      more: false,
    });
  });

  test("reads all of it once the two do", async () => {
    const known = await request({ clientDecision: "accepted" });
    await client.call.send({ ...known, body: "Appelez le 079 123 45 67" });
    expect(await inspect({ ...known, reason: "abuse" })).toMatchObject({
      contactVisible: true,
      messages: [{ body: "Appelez le 079 123 45 67", masked: false }],
    });
  });

  test("leaves the reason in the audit each time, without a word of what was said, and tells the client", async () => {
    const before = (await entries()).length;
    await inspect({ ...pair, reason: "abuse" });
    const { messages: page } = await inspect({ ...pair, reason: "abuse", limit: 1 });
    await inspect({ ...pair, reason: "abuse", before: page[0]?.id });
    const written = (await entries()).slice(before);
    expect(written.map(({ action, entity, actorId, details }) => ({ action, entity, actorId, details }))).toEqual(
      [{}, {}, { older: true }].map((older) => ({
        action: "conversation.inspect",
        entity: "jobRequest",
        actorId: admin.userId,
        details: { number: expect.any(String), companyId: company.id, reason: "abuse", ...older },
      })),
    );
    const seen = await db.select().from(dataAccesses).where(eq(dataAccesses.jobRequestId, pair.jobRequestId));
    expect(seen).toMatchObject([{ kind: "conversation", tendererId: client.id, actorId: admin.userId }]);
  });

  test("leaves what each has not read as it was", async () => {
    const rows = () => db.select().from(conversations).where(eq(conversations.jobRequestId, pair.jobRequestId));
    const said = () => db.select().from(messages).orderBy(messages.id);
    const [before, words] = [await rows(), await said()];
    await inspect({ ...pair, reason: "asked" });
    expect(await rows()).toEqual(before);
    expect(await said()).toEqual(words);
    expect((await client.call.unread()).byRequest).toContainEqual({ ...pair, count: 1 });
    expect((await company.call.unread()).byRequest).toContainEqual({ ...pair, count: 1 });
  });

  test("sees its photos for a quarter of an hour, and no other admin does", async () => {
    const [later, entry] = [
      await request(),
      { action: "conversation.inspect", entity: "jobRequest", actorId: admin.userId },
    ];
    const other = await photoOf(client.user.id);
    await client.call.send({ ...later, photoIds: [other] });
    const details = { companyId: later.companyId };
    const at = new Date(Date.now() - 16 * 60_000).toISOString();
    await db.insert(auditEntries).values({ ...entry, entityId: later.jobRequestId, details, at });
    expect(await sees(admin, other)).toBe(0);
    await inspect({ ...later, reason: "asked" });
    expect(await sees(admin, other)).toBe(1);
    expect(await sees({ ...admin, userId: client.user.id }, other)).toBe(0);
  });
});

test("what nobody has written in is not there, and without a reason nothing is read", async () => {
  expect(await refusal(inspect({ ...(await request()), reason: "asked" }))).toMatchObject({ code: "NOT_FOUND" });
  const nothing = inspect({ ...pair, reason: "curious" as "asked" });
  expect(await refusal(nothing)).toMatchObject({ code: "VALIDATION_FAILED", errors: { reason: [{}] } });
});

test("neither of the two, nor anybody else of them, reads by this way", async () => {
  for (const { call } of [client, company, otherClient])
    expect(await refusal(call.inspect({ ...pair, reason: "asked" }))).toMatchObject({ code: "FORBIDDEN" });
});
