import { hideTogether } from "@metiro/shared/contact-details/hide";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database/database.ts";
import { offersIn } from "./offer.fixture.ts";
import { pagesOf } from "./read-pdf.ts";

const database = await testDatabase();
const world = await offersIn(database);
const [client, company] = await Promise.all([world.client(), world.company()]);
const jobRequestId = await world.request(client.id, [company.id]);
const pair = { jobRequestId, companyId: company.id };

/** Words in which it takes long to find that there is no telephone number. */
const slow = (length: number, end: string) =>
  `${"0🔥7".repeat(length).slice(0, length - end.length - 2)} ${end}`.replace(/[\ud800-\udbff] /, " ");
const wordsOf = (version: number) => ({
  message: slow(5_000, `m${version}`),
  labels: Array.from({ length: 40 }, (_, line) => slow(200, `v${version}l${line}`)),
});
const most = 12;
for (let version = 1; version <= most; version++) {
  const { message, labels } = wordsOf(version);
  await company.call.offer.save({
    jobRequestId,
    vat: "included",
    message,
    lines: labels.map((label) => ({ label, quantity: 1, unit: "lump" as const, unitPrice: 10_000, vatRate: 810 })),
  });
}

/** Milliseconds of the processor: what else the machine does counts little. */
const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

test("of a document only the version that is drawn is looked through", async () => {
  await pagesOf(database, company.actor, { ...pair, version: 1 });
  // The least of three: what else the process does then makes one dearer, and none cheaper.
  let once = Infinity;
  for (const version of [2, 3, 4]) {
    const before = processor();
    await pagesOf(database, client.actor, { ...pair, version });
    once = Math.min(once, processor() - before);
  }
  const drawn = processor();
  const known = { phones: [], emails: [], websites: ["https://another.example"], streets: [] };
  for (let version = 1; version <= most; version++) {
    const { message, labels } = wordsOf(version);
    hideTogether([message, "", "", ...labels], known);
  }
  expect(once / (processor() - drawn)).toBeLessThan(0.5);
});

test("versions are looked through one at a time, and others have their turn between them", async () => {
  const begun = processor();
  let before = begun;
  let longest = 0;
  let isOver = false;
  const tick = () => {
    const now = processor();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(tick);
  };
  tick();
  const { former } = await client.call.offer.get(pair);
  isOver = true;
  tick();
  expect(former).toHaveLength(5);
  expect(longest / (processor() - begun)).toBeLessThan(0.5);
});
