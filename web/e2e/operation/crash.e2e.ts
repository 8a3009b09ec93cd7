import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ConfigItem } from "@metiro/shared/application-config/schema";
import type { CountedRequestPage, CreateInput, JobRequest, RequestItem } from "@metiro/shared/job-request/schema";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { people } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { newDataDir } from "../app/app.ts";
import { create, startCreateLoad } from "./create-load.ts";
import { mailsIn } from "../app/mailbox.ts";
import { startServer, type TryItServer } from "../app/try-it-server.ts";
import { expect, test } from "../test.ts";

const { client, admin } = people;
const connections = 4;
const enough = 40;
/** A mail that was under way when its process was killed is taken over within half a minute. */
const mailPatience = 180_000;

// Both start servers of their own, and mostly wait.
test.describe.configure({ mode: "parallel" });
test.use({ withSite: false });

test("kill -9 loses no request that was acknowledged, and no mail", async () => {
  await using open = new AsyncDisposableStack();
  const { dataDir, start } = await dataFolder(open);
  const first = await start();
  await liftDailyLimit(first);
  const before = await requestsOf(first);
  const load = await startCreateLoad(first.url, client, connections);
  await Promise.all([load.until(enough), untilFirstMail(first)]);
  expect(await first.end("SIGKILL")).toBe("SIGKILL");
  await load.ended;

  // The second time the database dies with it.
  const second = await start();
  const more = await startCreateLoad(second.url, client, connections);
  await more.until(enough);
  const postgres = await postmasterIn(dataDir);
  await second.end("SIGKILL");
  process.kill(postgres, "SIGKILL");
  await more.ended;

  const third = await start();
  const acknowledged = [...load.acknowledged, ...more.acknowledged];
  const tried = [...load.tried, ...more.tried];
  const after = await requestsOf(third);
  const made = after.items.filter(({ id }) => before.items.every((item) => item.id !== id));
  expect(made.map(nameOf)).toEqual(expect.arrayContaining(acknowledged.map(nameOf)));
  expect(tried.map(({ title }) => title)).toEqual(expect.arrayContaining(made.map(({ title }) => title)));
  await expectWhole(third, made, tried);
  expect(after.active).toBe(before.active + made.length);

  // Who got no answer asks again under the same key: what was written is found, what was not is made.
  const caller = await callerFor(third.url, client);
  for (const request of tried.filter(({ title }) => !acknowledged.some((made) => made.title === title)))
    await create(caller, request);
  const all = (await requestsOf(third)).items.filter(({ id }) => before.items.every((item) => item.id !== id));
  expect(all.map(({ title }) => title).sort()).toEqual(tried.map(({ title }) => title).sort());
  await untilMailed(third, all);
});

test("SIGTERM under load answers what it took and leaves nothing running", async () => {
  await using open = new AsyncDisposableStack();
  const { dataDir, start } = await dataFolder(open);
  const first = await start();
  await liftDailyLimit(first);
  const before = await requestsOf(first);
  const load = await startCreateLoad(first.url, client, connections);
  await load.until(enough);
  const postgres = await postmasterIn(dataDir);
  expect(await first.end("SIGTERM")).toBe(0);
  await load.ended;
  expect(isAlive(postgres)).toBe(false);
  await expect(postmasterIn(dataDir)).rejects.toThrow("ENOENT");
  await expect(fetch(first.mailboxUrl)).rejects.toThrow("fetch failed");

  const second = await start();
  const after = await requestsOf(second);
  const made = after.items.filter(({ id }) => before.items.every((item) => item.id !== id));
  expect(made.map(nameOf).sort()).toEqual(load.acknowledged.map(nameOf).sort());
  await expectWhole(second, made, load.tried);
  expect(after.active).toBe(before.active + made.length);
  await untilMailed(second, made);
});

/** A data folder of its own, in which one server after the other is started; what still runs is ended with the test. */
async function dataFolder(open: AsyncDisposableStack) {
  const { dataDir, remove } = await newDataDir(process.env["FILLED_DATA_DIR"]);
  open.defer(remove);
  const start = async () => {
    const settings = { LOG_LEVEL: "silent", RATE_LIMIT_PER_MINUTE: "0" };
    const server = await startServer({ dataDir, settings, ownGroup: true });
    open.defer(async () => void (await server.end("SIGTERM")));
    return server;
  };
  return { dataDir, start };
}

async function liftDailyLimit({ url }: TryItServer): Promise<void> {
  const caller = await callerFor(url, admin);
  const settings = await caller.get<ConfigItem[]>("ApplicationConfig/All");
  const limit = settings.find(({ key }) => key === "jobRequest.dailyLimit");
  await caller.post(`ApplicationConfig/Update/${limit?.appconfigId}`, { value: 0 });
}

/** All requests, page by page; `active` is what the counters say of them. */
async function requestsOf({ url }: TryItServer): Promise<{ items: RequestItem[]; active: number }> {
  const caller = await callerFor(url, admin);
  const page = (number: number) =>
    caller.post<CountedRequestPage>(`JobRequest/GetAllForAdmin?pageSize=100&pageNumber=${number}`);
  const { items, totalCount, totalPages, statusCounts } = await page(1);
  for (let number = 2; number <= totalPages; number += 1) items.push(...(await page(number)).items);
  expect(items).toHaveLength(totalCount);
  expect(items.filter(({ status }) => status === 0)).toHaveLength(statusCounts.active);
  return { items, active: statusCounts.active };
}

const nameOf = ({ id, number, title }: Pick<RequestItem, "id" | "number" | "title">) => `${number} ${title} ${id}`;

/** None is half-written: each has its own number, the form as it stands, and everything that was sent of it. */
async function expectWhole({ url }: TryItServer, items: RequestItem[], tried: CreateInput[]): Promise<void> {
  expect(new Set(items.map(({ number }) => number)).size).toBe(items.length);
  const caller = await callerFor(url, client);
  for (const { id, title } of items) {
    const { photoIds: _, subcategoryId, subregionId, ...sent } = tried.find((request) => request.title === title) ?? {};
    const request = await caller.get<JobRequest>(`JobRequest/Get/${id}`);
    const { questions } = await caller.get<SubcategoryWithForm>(`SubCategory/Get/${subcategoryId}`);
    expect(request).toMatchObject({ ...sent, status: 0, form: questions, jobRequestCompanies: [] });
    expect(request.subcategory.id).toBe(subcategoryId);
    expect(request.subregion.id).toBe(subregionId);
  }
}

async function untilFirstMail({ mailboxUrl }: TryItServer): Promise<void> {
  await expect.poll(async () => (await mailsIn(mailboxUrl)).length, { intervals: [50] }).toBeGreaterThan(0);
}

/** Each request is confirmed to its client and announced to the admin, once: what came twice is the same message. */
async function untilMailed({ mailboxUrl }: TryItServer, requests: RequestItem[]): Promise<void> {
  const wanted = requests.flatMap(({ title, number }) => [
    `${client} Votre demande est bien reçue\u00a0: ${title}`,
    `${admin} Offre ${number} à transmettre\u00a0: ${title}`,
  ]);
  await expect
    .poll(
      async () => {
        const mails = (await mailsIn(mailboxUrl)).flatMap(({ headers: { "message-id": id }, to: [to], subject }) =>
          // A mail that was cut off on its way in has no id, and is sent again.
          id ? [[id, `${to?.address} ${subject}`] as const] : [],
        );
        return [...new Map(mails).values()].sort();
      },
      { timeout: mailPatience, intervals: [1_000] },
    )
    .toEqual(wanted.sort());
}

/** The process of the embedded database. */
const postmasterIn = async (dataDir: string) =>
  Number((await readFile(path.join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n", 1)[0]);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
