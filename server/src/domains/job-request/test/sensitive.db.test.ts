import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database/database.ts";
import { files, subcategories } from "../../../db/schema/index.ts";
import { visibleTo } from "../../file/policy.ts";
import { worldIn } from "./scenario.ts";

const database = await testDatabase();
const { db } = database;
const world = await worldIn(database);
const { admin, client, companies, input } = world;
const [company] = companies as [(typeof companies)[0]];

const label = (fr: string) => ({ fr });
/** What is answered only because of a sensitive answer tells it. */
const form: QuestionForm = {
  version: 1,
  steps: [
    {
      id: "care",
      title: label("Soins"),
      questions: [
        { id: "ill", type: "yesNo", label: label("Malade ?"), required: true, sensitive: true },
        {
          id: "illness",
          type: "shortText",
          label: label("De quoi ?"),
          required: false,
          summary: true,
          visibleIf: { q: "ill", op: "eq", value: true },
        },
        { id: "wounds", type: "photos", label: label("Photos du mal"), required: false, sensitive: true },
        { id: "room", type: "photos", label: label("Photos de la chambre"), required: false },
      ],
    },
  ],
};
await db.update(subcategories).set({ questions: form }).where(eq(subcategories.id, world.place.subcategoryId));

async function picture() {
  const values = { ownerId: client.actor.userId, width: 10, height: 10, bytes: 10 };
  const [row] = await db.insert(files).values(values).returning({ id: files.id });
  return row?.id ?? "";
}

const mayOpen = async (id: string) =>
  (await db.$count(files, eq(files.id, id))) === 1 &&
  (await db.select({ id: files.id }).from(files).where(visibleTo(company.actor, "accepted"))).some(
    (row) => row.id === id,
  );

test("sensitive photos, and what hangs on a sensitive answer, reach a company with its acceptance and no earlier", async () => {
  const [wound, room, other] = [await picture(), await picture(), await picture()];
  const answers = { ill: true, illness: "diabète", wounds: [wound], room: [room] };
  const { id } = await client.call.create(input({ answers, photoIds: [other] }));
  await admin.call.sendToCompanies({ id, companyIds: [company.id] });
  await company.call.answer({ id, response: "interested", message: "Volontiers." });

  const before = await company.call.get({ id });
  expect(before.photos.map((photo) => photo.id)).toEqual([other, room]);
  expect(before.answers).toEqual({ room: [room] });
  expect((await company.call.listForCompany({})).items[0]?.summary).toEqual([]);
  expect(await Promise.all([wound, room, other].map(mayOpen))).toEqual([false, true, true]);
  expect(JSON.stringify(before)).not.toContain(wound);

  await client.call.decide({ id, companyId: company.id, decision: "accepted" });
  const after = await company.call.get({ id });
  expect(after.photos.map((photo) => photo.id)).toEqual([other, wound, room]);
  expect(after.answers).toEqual(answers);
  expect(await mayOpen(wound)).toBe(true);
});

test("a changed answer moves its photos along", async () => {
  const [wound, room] = [await picture(), await picture()];
  const { id } = await client.call.create(input({ answers: { ill: false, room: [wound, room] } }));
  await client.call.update({ id, answers: { ill: false, wounds: [wound], room: [room] } });
  await admin.call.sendToCompanies({ id, companyIds: [company.id] });
  expect((await company.call.get({ id })).photos.map((photo) => photo.id)).toEqual([room]);
  expect((await admin.call.get({ id })).photos.map((photo) => photo.id)).toEqual([wound, room]);
});

test("a company finds a request by what it reads of it: not by a number that is hidden from it", async () => {
  const words = { title: "Chambre à repeindre", description: "Appelez le 079 555 66 77, mot de passe coquelicot." };
  const { id } = await client.call.create(input({ ...words, answers: { ill: false } }));
  await admin.call.sendToCompanies({ id, companyIds: [company.id] });
  await company.call.answer({ id, response: "interested", message: "Volontiers." });
  const found = async (search: string) =>
    (await company.call.listForCompany({ search })).items.some((item) => item.id === id);
  expect([await found("coquelicot"), await found("555"), await found("555 66 77")]).toEqual([true, false, false]);
  await client.call.decide({ id, companyId: company.id, decision: "accepted" });
  expect(await found("555 66 77")).toBe(true);
});
