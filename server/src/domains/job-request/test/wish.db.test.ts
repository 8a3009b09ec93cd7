import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { worldIn } from "./scenario.ts";

const database = await testDatabase();
const { sql } = database;
const { admin, client, companies, input } = await worldIn(database);
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
