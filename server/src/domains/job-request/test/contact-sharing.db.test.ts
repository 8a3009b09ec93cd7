import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  applicationConfig,
  companies as companyTable,
  jobRequests,
  subcategories,
  users,
} from "../../../db/schema/index.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { refreshSettings } from "../../application-config/settings.ts";
import { worldIn } from "./scenario.ts";

const database = await testDatabase();
const { db } = database;
const { make, place, admin, client, companies } = await worldIn(database, 1);
const [company] = companies as [(typeof companies)[0]];

const told = {
  title: "Peindre, 079 555 77 88",
  description: "Appelez-moi au 079 555 77 88 ou marc@exemple.ch pour 120 m2.",
  reachable: "Sonnez chez M. Blanc, 41795557788",
  message: "Écrivez-nous à devis@rochat.ch : CHF 2'500.– pour 120 m2.",
};
const hidden = {
  title: "Peindre, •••",
  description: "Appelez-moi au ••• ou ••• pour 120 m2.",
  reachable: "Sonnez chez M. Blanc, •••",
  message: "Écrivez-nous à ••• : CHF 2'500.– pour 120 m2.",
};

let id: string;
beforeAll(async () => {
  const questions = [
    { id: "reachable", type: "shortText" as const, label: { fr: "Accès" }, required: false, summary: true },
  ];
  const form = { version: 1 as const, steps: [{ id: "one", title: { fr: "Accès" }, questions }] };
  await db.update(subcategories).set({ questions: form }).where(eq(subcategories.id, place.subcategoryId));
});
beforeEach(async () => {
  await emptyTables(database.sql, "job_requests");
  const created = await client.call.create({
    ...place,
    title: told.title,
    description: told.description,
    answers: { reachable: told.reachable },
    startPreference: "asap",
  });
  id = created.id;
  await db
    .update(jobRequests)
    .set({ status: JobStatus.Processed, processedAt: new Date().toISOString() })
    .where(eq(jobRequests.id, id));
  await make.recipient({ jobRequestId: id, companyId: company.id });
  await company.call.answer({ id, response: "interested", message: told.message });
});

const seen = async ({ call }: Pick<typeof client, "call">) => {
  const { title, description, answers, jobRequestCompanies } = await call.get({ id });
  return { title, description, reachable: answers["reachable"], message: jobRequestCompanies[0]?.message };
};

test("until the acceptance each reads the other's words without contact details, and its own whole", async () => {
  expect(await seen(company)).toEqual({ ...hidden, message: told.message });
  expect(await seen(client)).toEqual({ ...told, message: hidden.message });
  expect(await seen(admin)).toEqual(told);
  const [item] = (await company.call.listForCompany({})).items;
  expect(item).toMatchObject({ title: hidden.title, summary: [{ answer: hidden.reachable }] });
});

test("after it both read all", async () => {
  await client.call.decide({ id, companyId: company.id, decision: "accepted" });
  expect(await seen(company)).toEqual(told);
  expect(await seen(client)).toEqual(told);
  const [item] = (await company.call.listForCompany({})).items;
  expect(item).toMatchObject({ title: told.title, summary: [{ answer: told.reachable }] });
});

test("what a rejecting client adds is read without contact details too", async () => {
  const note = "Dommage, 079 555 77 88";
  await client.call.decide({ id, companyId: company.id, decision: "rejected", note });
  const noteOf = async ({ call }: Pick<typeof client, "call">) =>
    (await call.get({ id })).jobRequestCompanies[0]?.rejectNote;
  expect(await noteOf(company)).toBe("Dommage, •••");
  expect(await noteOf(client)).toBe(note);
});

test("names and places of a time when numbers could stand in them are read without", async () => {
  const typed = { locality: "Lausanne 079 555 02 00 camille@x.ch", name: "Camille 079 555 02 00" };
  const read = { locality: "Lausanne •••", name: "Camille •••" };
  await db.update(jobRequests).set({ locality: typed.locality }).where(eq(jobRequests.id, id));
  await db.update(companyTable).set({ locality: typed.locality }).where(eq(companyTable.id, company.id));
  const [owner] = await db.select({ firstName: users.firstName }).from(users).where(eq(users.id, client.userId));
  await db.update(users).set({ firstName: typed.name }).where(eq(users.id, client.userId));
  const wordsIn = ({ locality, tenderer }: { locality?: string | undefined; tenderer: { firstName: string } }) => ({
    locality,
    name: tenderer.firstName,
  });
  const both = async ({ call }: typeof company) => {
    const [item] = (await call.listForCompany({})).items;
    return [wordsIn(await call.get({ id })), item && wordsIn(item)];
  };
  const found = async (search: string) => (await company.call.listForCompany({ search })).items.length;
  const townOfCompany = async () => (await client.call.get({ id })).jobRequestCompanies[0]?.company.locality;
  expect(await both(company)).toEqual([read, read]);
  expect([await found("Peindre"), await found("camille@x.ch"), await found("555")]).toEqual([1, 0, 0]);
  expect(wordsIn(await client.call.get({ id }))).toEqual(typed);
  expect(await townOfCompany()).toBe(read.locality);
  await client.call.decide({ id, companyId: company.id, decision: "accepted" });
  expect(await both(company)).toEqual([typed, typed]);
  expect(await townOfCompany()).toBe(typed.locality);
  await db
    .update(users)
    .set({ firstName: owner?.firstName ?? "Camille" })
    .where(eq(users.id, client.userId));
});

test("a new place tells no way to reach somebody", async () => {
  const input = { ...place, title: told.title, description: told.description, startPreference: "asap" as const };
  const create = (locality: string) => client.call.create({ ...input, locality, answers: {} });
  await expect(create("Lausanne 079 555 02 00")).rejects.toThrow();
  expect((await create("La Chaux-de-Fonds 2")).locality).toBe("La Chaux-de-Fonds 2");
});

test("where contact details are shown from the sending on nothing is hidden", async () => {
  const key = "jobRequest.contactVisibility";
  await db.insert(applicationConfig).values({ key, value: "sent", type: "text", description: "Coordonnées" });
  refreshSettings(db);
  try {
    expect(await seen(company)).toEqual(told);
    expect(await seen(client)).toEqual(told);
  } finally {
    await db.delete(applicationConfig).where(eq(applicationConfig.key, key));
    refreshSettings(db);
  }
});
