import { afterAll, expect, inject, test } from "vitest";
import { connect } from "../../../db/client.ts";
import { writes } from "../../../test/crash/state.ts";
import { type Cut, type Exchange, startWire } from "../../../test/crash/wire.ts";
import { refreshSettings } from "../../application-config/index.ts";
import { guaranteeWorld } from "./scenario.ts";

/**
 * The job that watches promises loses its connection before and after every single statement of a minute in which one was missed. Then
 * either the request is on the list, its client told and the promise settled, or nothing of it; and the next minute ends what the first began.
 */
const world = await guaranteeWorld();
const { hostname, port, pathname } = new URL(world.url);
const wire = await startWire({ host: hostname, port: Number(port) });
const address = new URL(inject("appUrl"));
Object.assign(address, { host: `127.0.0.1:${wire.port}`, pathname });
/** Two processes: one whose connection is cut, and one that goes on. */
const [cutOff, other] = [
  connect(address.href, { max: 1 }),
  connect(new URL(pathname, inject("appUrl")).href, { max: 2 }),
];
afterAll(async () => {
  await Promise.all([cutOff.close(), other.close()]);
  await wire.close();
});

const configure = async (values: Parameters<typeof world.configure>[0]) => {
  await world.configure(values);
  for (const { db } of [cutOff, other]) refreshSettings(db);
};

const past = "14 days";
async function missed(): Promise<string> {
  await world.rows`delete from job_requests`;
  const id = await world.sent();
  await world.later(id, past);
  await world.forgetMails();
  return id;
}
const minuteOf = (where?: Cut) => {
  wire.begin(where);
  return world.minute(cutOff.db).catch(() => undefined);
};

/** What a missed promise leaves behind, as one thing. */
async function stateOf(id: string) {
  const promise = await world.promiseOf(id);
  const relaunches = await world.rows`select "end" from request_relaunches where job_request_id = ${id}`;
  return {
    settled: promise?.["outcome"] === "missed",
    relaunches: relaunches.length,
    ended: relaunches.filter((row) => row["end"] === "sent").length,
    told: (await world.mailsOf("requestRelaunched")).length,
    autoSends: Number(promise?.["auto_sends"]),
    recipients: (await world.recipientsOf(id)).length,
    asked: (await world.mailsOf("requestSent")).length,
  };
}
const untouched = { settled: false, relaunches: 0, ended: 0, told: 0, autoSends: 0, recipients: 2, asked: 0 };
const onTheList = { ...untouched, settled: true, relaunches: 1, told: 1 };
const sentOn = { ...onTheList, ended: 1, autoSends: 1, recipients: 7, asked: 5 };

/** All of them in a long run; else around each statement that writes, and each commit. */
function cutsOf(said: readonly Exchange[]): Cut[] {
  const tried = inject("longRuns") ? said : said.filter(({ text }) => writes(text) || text === "commit");
  return tried.flatMap((one) => [
    { ...one, side: "before" as const },
    { ...one, side: "after" as const },
  ]);
}

test.each([
  ["puts it on the list", false, onTheList],
  ["sends it on by itself", true, sentOn],
] as const)(
  "a minute that is cut anywhere and %s does so whole or not at all, and once",
  { timeout: 600_000 },
  async (_, autoSend, whole) => {
    await configure({ "guarantee.autoSend": autoSend });
    const first = await missed();
    await minuteOf();
    const cuts = cutsOf(wire.said());
    expect(await stateOf(first)).toEqual(whole);
    const ended = { whole: 0, never: 0 };
    for (const where of cuts) {
      const id = await missed();
      await minuteOf(where);
      const after = await stateOf(id);
      const isWhole = after.settled;
      expect({ where, after }).toEqual({ where, after: isWhole ? whole : untouched });
      ended[isWhole ? "whole" : "never"] += 1;
      // The other process, and this one once it has its connection again.
      await Promise.all([world.minute(other.db), world.minute(other.db), minuteOf()]);
      expect({ where, after: await stateOf(id) }).toEqual({ where, after: whole });
    }
    expect(ended.whole).toBeGreaterThan(0);
    expect(ended.never).toBeGreaterThan(0);
  },
);

test("two processes together send a request on twice, whatever they meet, and not once more", async () => {
  await configure({ "guarantee.autoSend": true, "jobRequest.maxRecipients": 2 });
  const id = await missed();
  for (let minute = 0; minute < 4; minute++) {
    await Promise.all([world.minute(cutOff.db), world.minute(other.db), world.minute(other.db)]);
    await world.later(id, past);
  }
  expect(await stateOf(id)).toMatchObject({ autoSends: 2, recipients: 6, asked: 4, ended: 2 });
  await configure({ "jobRequest.maxRecipients": 5 });
});
