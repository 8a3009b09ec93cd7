import { expect, test } from "vitest";
import { contextOf } from "../../../../test/app/caller.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import { eraseAccount } from "../../../auth/index.ts";
import { draftsOf, requestsOf } from "../../index.ts";
import { worldIn } from "../scenario.ts";

const database = await testDatabase();
const { db, sql } = database;
const { admin, as, client, companies, input, make, place } = await worldIn(database);
const [wished, other] = companies as [(typeof companies)[0], (typeof companies)[0]];
await sql`insert into showcases (company_id, published_at) values (${wished.id}, now())`;

test("a client wishes for a company that has a page: it and the back office know, companies do not", async () => {
  const { id, wish } = await client.call.create(input({ wishedCompanyId: wished.id }));
  expect(wish).toMatchObject({ id: wished.id });
  expect((await admin.call.get({ id })).wish?.id).toBe(wished.id);
  await admin.call.sendToCompanies({ id, companyIds: [wished.id, other.id] });
  for (const company of [wished, other]) expect(await company.call.get({ id })).not.toHaveProperty("wish");
});

test("a company that shows no page, or no more, is left out without a word", async () => {
  expect(await client.call.create(input({ wishedCompanyId: other.id }))).not.toHaveProperty("wish");
  await sql`update showcases set published_at = null`;
  expect(await client.call.create(input({ wishedCompanyId: wished.id }))).not.toHaveProperty("wish");
});

test("the client takes the wish along; it goes with the account of either, sent or not", async () => {
  await sql`update showcases set published_at = now()`;
  const parting = await make.company({ name: "Toiture qui part" }, { serves: place });
  await sql`insert into showcases (company_id, published_at) values (${parting.id}, now())`;
  const other = await make.tenderer();
  const call = as(other.actor);
  const exported = async () =>
    (await requestsOf(contextOf(database, other.actor), other.id)).map(({ wishedCompany }) => wishedCompany);
  const wish = (id: string) => call.create(input({ wishedCompanyId: id }));
  const { id } = await wish(parting.id);
  await wish(wished.id);
  await call.create(input());
  const wishedName = (await call.get({ id: (await wish(wished.id)).id })).wish?.name;
  expect(await exported()).toEqual(["Toiture qui part", wishedName, undefined, wishedName]);
  const content = { answers: {}, idempotencyKey: "k", title: "Un début" };
  const asking = JSON.stringify({ ...content, wish: { id: parting.id, name: "Toiture qui part" } });
  await sql`
    insert into request_drafts (tenderer_id, subcategory_id, idempotency_key, content)
    values (${other.id}, ${place.subcategoryId}, 'k', ${asking}::text::jsonb)`;
  await db.transaction((tx) => eraseAccount(tx, parting.user.id));
  expect(await exported()).toEqual([undefined, wishedName, undefined, wishedName]);
  expect(await call.get({ id })).not.toHaveProperty("wish");
  expect((await draftsOf(db, other.id)).map((draft) => draft.content)).toEqual([content]);
  await db.transaction((tx) => eraseAccount(tx, other.user.id));
  expect(
    await sql`select from request_wishes join job_requests on id = job_request_id where tenderer_id = ${other.id}`,
  ).toHaveLength(0);
});
