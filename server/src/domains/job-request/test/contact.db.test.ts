import { applicationConfig, companies as companyTable } from "../../../db/schema/index.ts";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { eraseAccount } from "../../auth/index.ts";
import { worldIn } from "./scenario.ts";

const database = await testDatabase();
const { db } = database;
const world = await worldIn(database, 4);
const { admin, client, companies, input } = world;
const [first, second, third, silent] = companies as [
  (typeof companies)[0],
  (typeof companies)[0],
  (typeof companies)[0],
  (typeof companies)[0],
];
await db
  .update(companyTable)
  .set({ phone: "+41215550199", street: "Chemin des Ateliers 7", postalCode: "1020", locality: "Renens" })
  .where(eq(companyTable.id, first.id));

let id = "";
beforeEach(async () => {
  ({ id } = await client.call.create(input()));
  await admin.call.sendToCompanies({ id, companyIds: companies.map((company) => company.id) });
  for (const company of [first, second, third])
    await company.call.answer({ id, response: "interested", message: "Volontiers." });
  await world.forgetMails();
});
const accept = () => client.call.decide({ id, companyId: first.id, decision: "accepted" });
const reached = async (
  read: () => Promise<{ jobRequestCompanies: { company: { id: string; contact?: unknown } }[] }>,
) => (await read()).jobRequestCompanies.flatMap(({ company }) => (company.contact ? [company.id] : []));
const readers = {
  client: () => client.call.get({ id }),
  admin: () => admin.call.get({ id }),
  accepted: () => first.call.get({ id }),
  rejected: () => second.call.get({ id }),
  silent: () => silent.call.get({ id }),
  "client's list": async () => ({
    jobRequestCompanies: (await client.call.listForTenderer({})).items.flatMap((item) => item.jobRequestCompanies),
  }),
};
const everybody = Object.keys(readers) as (keyof typeof readers)[];

describe("the company's contact", () => {
  test("is for the client, once it has accepted the company, and in whatever state the request is afterwards", async () => {
    const [mine] = [first.id];
    const states: [string, () => Promise<unknown>, string[]][] = [
      ["answered", async () => undefined, []],
      ["another one is rejected", () => client.call.decide({ id, companyId: second.id, decision: "rejected" }), []],
      ["accepted", accept, [mine]],
      ["done", () => client.call.markDone({ id, companyId: first.id }), [mine]],
      ["not done after all", () => client.call.undoDone({ id }), [mine]],
      ["canceled", () => client.call.cancel({ id }), [mine]],
    ];
    for (const [state, reach, shown] of states) {
      await reach();
      for (const reader of everybody)
        expect([state, reader, await reached(readers[reader])]).toEqual([
          state,
          reader,
          reader === "client" ? shown : [],
        ]);
    }
    const { contact } =
      (await client.call.get({ id })).jobRequestCompanies.find(({ company }) => company.id === mine)?.company ?? {};
    expect(contact).toEqual({
      firstName: expect.any(String),
      lastName: expect.any(String),
      email: expect.stringContaining("@"),
      phone: "+41215550199",
      street: "Chemin des Ateliers 7",
      postalCode: "1020",
      locality: "Renens",
    });
  });

  test("waits for the acceptance also where companies have the client's at once", async () => {
    await db
      .insert(applicationConfig)
      .values({ key: "jobRequest.contactVisibility", value: "sent", type: "text", description: "Coordonnées" });
    refreshSettings(db);
    expect(await silent.call.get({ id })).toMatchObject({ contactVisible: true });
    for (const reader of everybody) expect([reader, await reached(readers[reader])]).toEqual([reader, []]);
    await db.delete(applicationConfig).where(eq(applicationConfig.key, "jobRequest.contactVisibility"));
    refreshSettings(db);
  });

  test("goes with the company's account, and never was a stranger's", async () => {
    const extra = await world.make.company({}, { serves: world.place });
    const { id: other } = await client.call.create(input());
    await admin.call.sendToCompanies({ id: other, companyIds: [extra.id] });
    await world.as(extra.actor).answer({ id: other, response: "interested", message: "Volontiers." });
    await client.call.decide({ id: other, companyId: extra.id, decision: "accepted" });
    expect(await reached(() => client.call.get({ id: other }))).toEqual([extra.id]);
    const stranger = world.as((await world.make.tenderer()).actor);
    expect(await refusal(stranger.get({ id: other }))).toMatchObject({ code: "NOT_FOUND" });
    await db.transaction((tx) => eraseAccount(tx, extra.actor.userId));
    expect(await reached(() => client.call.get({ id: other }))).toEqual([]);
  });
});

describe("declineOthers", () => {
  const decisions = async () =>
    Object.fromEntries(
      (await client.call.get({ id })).jobRequestCompanies.map(({ company, clientDecision, rejectReason }) => [
        company.id,
        rejectReason ?? clientDecision,
      ]),
    );

  test("tells every other interested company that another one was chosen, once", async () => {
    await accept();
    await world.forgetMails();
    await client.call.declineOthers({ id });
    expect(await decisions()).toEqual({
      [first.id]: "accepted",
      [second.id]: "otherCompany",
      [third.id]: "otherCompany",
      [silent.id]: "none",
    });
    const told = [second, third].map(({ actor }) => ({ kind: "answerRejected", to: actor.userId }));
    expect(await world.queued()).toEqual(expect.arrayContaining(told));
    expect(await world.queued()).toHaveLength(2);
    await client.call.declineOthers({ id });
    expect(await world.queued()).toHaveLength(2);
  });

  test("is written once, however often it is said at once", async () => {
    await accept();
    await world.forgetMails();
    await Promise.all([1, 2, 3].map(() => client.call.declineOthers({ id })));
    expect(await world.queued()).toHaveLength(2);
  });

  test("is refused before a company is accepted, and for somebody else's request", async () => {
    expect(await refusal(client.call.declineOthers({ id }))).toMatchObject({ code: "NOTHING_TO_DECIDE" });
    const stranger = world.as((await world.make.tenderer()).actor);
    expect(await refusal(stranger.declineOthers({ id }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await world.queued()).toEqual([]);
  });

  test("leaves each of them acceptable", async () => {
    await accept();
    await client.call.declineOthers({ id });
    await client.call.decide({ id, companyId: second.id, decision: "accepted" });
    expect((await reached(readers.client)).toSorted()).toEqual([first.id, second.id].toSorted());
  });
});
