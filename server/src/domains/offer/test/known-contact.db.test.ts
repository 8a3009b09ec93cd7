import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database/database.ts";
import { offersIn, painting } from "./offer.fixture.ts";

const database = await testDatabase();
const { sql } = database;
const { client, company, request } = await offersIn(database);

/** Ways to name what a company has in its profile that a mask finds only where it is known. */
const own = { phone: "+41216254819", website: "https://atelier-des-murs.example/", street: "Combe aux Loups 4" };
const told = ["21-62-54-819", "Combe aux Loups"];
const words = `Pour la suite : ${told.join(", ")}.`;

async function offered() {
  const [his, hers] = [await client(), await company()];
  await sql`update companies set phone = ${own.phone}, website = ${own.website}, street = ${own.street} where id = ${hers.id}`;
  const jobRequestId = await request(his.id, [hers.id]);
  const [first, ...others] = painting.lines;
  await hers.call.offer.save({
    jobRequestId,
    ...painting,
    message: words,
    paymentTerms: words,
    lines: [{ ...first, label: words, unit: "m2", quantity: 1, unitPrice: 100, vatRate: 810 }, ...others],
  });
  const pair = { jobRequestId, companyId: hers.id };
  return { his, hers, pair };
}

const tells = (read: unknown) => told.filter((part) => JSON.stringify(read).includes(part));

test("a client reads no offer, comparison or answer that tells what stands in the company's profile, until it accepts", async () => {
  const { his, hers, pair } = await offered();
  const reads = () =>
    Promise.all([
      his.call.offer.get(pair),
      his.call.offer.compare(pair),
      his.call.jobRequest.get({ id: pair.jobRequestId }),
      his.call.jobRequest.listForTenderer({}),
    ]);
  for (const read of await reads()) {
    expect(tells(read)).toEqual([]);
    expect(JSON.stringify(read)).not.toContain("54-819");
  }
  expect(tells(await hers.call.offer.get(pair))).toEqual(told);
  await his.call.jobRequest.decide({ id: pair.jobRequestId, companyId: pair.companyId, decision: "accepted" });
  const [history] = await reads();
  expect(tells(history)).toEqual(told);
});
