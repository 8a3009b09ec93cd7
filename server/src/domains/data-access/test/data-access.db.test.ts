import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { dataAccesses } from "../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { eraseAccount } from "../../auth/index.ts";
import { jobRequestRouter } from "../../job-request/index.ts";
import { eraseOldRequests } from "../../job-request/erase/erase-old-requests.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { tendererRouter } from "../../tenderer/index.ts";
import { userRouter } from "../../user/index.ts";
import { forgetOldAccesses } from "../forget.ts";
import { dataAccessRouter, noteExported } from "../index.ts";

const database = await testDatabase();
const { db } = database;
const world = await worldIn(database);
const { admin, client, companies, input } = world;
const [first, second] = companies as [(typeof companies)[0], (typeof companies)[0]];

const own = createCallerFactory(dataAccessRouter)(contextOf(database, client.actor));
const seen = async (jobRequestId?: string) =>
  (await own.list({ jobRequestId, pageSize: 100 })).items.map(
    ({ kind, company }) => `${company?.name ?? "platform"} ${kind}`,
  );

// Another admin, so that this process has not noted yet that `admin` saw the request.
const colleague = createCallerFactory(jobRequestRouter)(contextOf(database, await world.make.admin()));

let id = "";
beforeEach(async () => {
  await db.delete(dataAccesses);
  ({ id } = await client.call.create(input()));
  await colleague.sendToCompanies({ id, companyIds: [first.id, second.id] });
  await db.delete(dataAccesses);
});
const nameOf = async (companyId: string) =>
  (await client.call.get({ id })).jobRequestCompanies.find(({ company }) => company.id === companyId)?.company.name;

describe("what is noted", () => {
  test("a company that opens a request, once an hour; not the client itself", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    for (const _ of [1, 2]) await first.call.get({ id });
    await client.call.get({ id });
    expect(await seen(id)).toEqual([`${await nameOf(first.id)} request`]);
    await db.update(dataAccesses).set({ hour: sql`hour - interval '1 hour'` });
    // By the clock of the process it is an hour later as well.
    vi.setSystemTime(Date.now() + 3_600_000);
    await first.call.get({ id });
    expect(await seen(id)).toHaveLength(2);
  });

  test("by a process that noted it already: nothing, until the next hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    await first.call.get({ id });
    await db.delete(dataAccesses);
    await first.call.get({ id });
    await second.call.get({ id });
    expect(await seen(id)).toEqual([`${await nameOf(second.id)} request`]);
    vi.setSystemTime(Date.now() + 3_600_000);
    await first.call.get({ id });
    expect(await seen(id)).toHaveLength(2);
  });

  test("that it saw the contact details only once it was accepted", async () => {
    await first.call.answer({ id, response: "interested", message: "Volontiers." });
    await second.call.answer({ id, response: "interested", message: "Volontiers." });
    await client.call.decide({ id, companyId: first.id, decision: "accepted" });
    await first.call.get({ id });
    await second.call.get({ id });
    expect((await seen(id)).sort()).toEqual(
      [
        `${await nameOf(first.id)} contact`,
        `${await nameOf(first.id)} request`,
        `${await nameOf(second.id)} request`,
      ].sort(),
    );
  });

  test("an admin as the platform, without a name, however it gets there", async () => {
    await admin.call.get({ id });
    await createCallerFactory(tendererRouter)(contextOf(database, admin)).get({ id: client.id });
    await createCallerFactory(userRouter)(contextOf(database, admin)).get({ id: client.actor.userId });
    await noteExported(db, admin, "jobRequests", [id]);
    await noteExported(db, admin, "tenderers", [client.id]);
    await noteExported(db, admin, "users", [client.actor.userId]);
    expect((await seen()).sort()).toEqual(["platform export", "platform profile", "platform request"]);
    expect(JSON.stringify(await own.list({}))).not.toContain(admin.userId);
  });

  test("nothing of a reader who does not find the request", async () => {
    const stranger = await world.make.company({}, { serves: world.place });
    expect(await refusal(world.as(stranger.actor).get({ id }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await seen()).toEqual([]);
  });
});

describe("who reads it", () => {
  test("only the client, page by page, newest first", async () => {
    await first.call.get({ id });
    await second.call.get({ id });
    await admin.call.get({ id });
    const page = await own.list({ pageNumber: 2, pageSize: 2 });
    expect(page).toMatchObject({ totalCount: 3, totalPages: 2, items: [{ jobRequest: { id } }] });
    const other = await world.make.tenderer();
    const strange = createCallerFactory(dataAccessRouter)(contextOf(database, other.actor));
    expect((await strange.list({ jobRequestId: id })).totalCount).toBe(0);
    for (const actor of [admin, first.actor])
      expect(await refusal(createCallerFactory(dataAccessRouter)(contextOf(database, actor)).list({}))).toMatchObject({
        code: "FORBIDDEN",
      });
  });
});

describe("how long it stays", () => {
  test("as long as the personal data of the request", async () => {
    await first.call.get({ id });
    await database.sql`update job_requests set created_at = now() - interval '25 months' where id = ${id}`;
    await eraseOldRequests(db, new AbortController().signal);
    expect(await seen()).toEqual([]);
    await admin.call.get({ id });
    expect(await seen()).toEqual([]);
  });

  test("what names no request goes at the same age", async () => {
    await noteExported(db, admin, "tenderers", [client.id]);
    await db.update(dataAccesses).set({ at: sql`now() - interval '25 months'` });
    await first.call.get({ id });
    expect(await forgetOldAccesses(db)).toBe(1);
    expect(await seen()).toHaveLength(1);
  });

  test("with the account all of it goes, and nothing is noted of it afterwards", async () => {
    await first.call.get({ id });
    await noteExported(db, admin, "tenderers", [client.id]);
    await db.transaction((tx) => eraseAccount(tx, client.actor.userId));
    expect(await admin.call.get({ id })).toMatchObject({ status: JobStatus.Canceled });
    await noteExported(db, admin, "tenderers", [client.id]);
    expect(await db.$count(dataAccesses, eq(dataAccesses.tendererId, client.id))).toBe(0);
  });
});
