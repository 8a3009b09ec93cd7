import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { request } from "undici";
import type { DataSet } from "../data/data-sets.ts";
import { words } from "../data/load-data.ts";
import { companyWords, officeOf, officeSize } from "./office-rows.ts";
import { atShare } from "../measure/quantile.ts";
import { type Call, type Person, runApp, type RunningApp } from "../measure/running-app.ts";
import { printTable } from "../measure/table.ts";

const warmUp = 10;
const pageSize = 20;
const megabyte = 1024 * 1024;

/** What an admin waits for: lists with each of their filters, what is looked for from anywhere, figures, and the memory of a file. */
export async function measureOffice(set: DataSet, times: number): Promise<void> {
  await using open = new AsyncDisposableStack();
  const app = await runApp(await officeOf(set), open);
  const [admin] = await app.people("Admin", 1);
  if (!admin) throw new Error("There is no admin");
  const rows: string[][] = [];
  for (const [name, call] of await callsOf(app, admin)) {
    const taken = await timed(app, call, times).catch(() => undefined);
    rows.push([name, ...(taken ? [0.5, 0.95].map((share) => atShare(taken, share).toFixed(1)) : ["refused", ""])]);
  }
  const { companies, clients, entries } = officeSize(set.size);
  console.log(
    `\nMilliseconds a call, ${set.size} requests, ${companies + clients} accounts, ${entries} entries, ${times} calls each`,
  );
  printTable(["call", "p50", "p95"], rows);
  await measureFiles(app, admin);
}

async function timed(app: RunningApp, call: Call, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < warmUp + times; round++) {
    const began = performance.now();
    await app.call(call);
    if (round >= warmUp) taken.push(performance.now() - began);
  }
  return taken;
}

async function callsOf(app: RunningApp, by: Person): Promise<[name: string, call: Call][]> {
  const { place, trade, company, client } = await chosen(app);
  const get = (path: string): Call => ({ method: "GET", path, by });
  const list = (path: string, query: string) => get(`/${path}?pageSize=${pageSize}&${query}`);
  const offers = (body: object = {}, page = 1): Call => ({
    method: "POST",
    path: `/JobRequest/GetAllForAdmin?pageSize=${pageSize}&pageNumber=${page}`,
    by,
    body,
  });
  const { companies, clients } = officeSize(app.size);
  // A tenth of the requests have photos. Pages a fifth and half of the way to the end: 300 and 5,000 at 300,000 requests.
  const photoPages = Math.ceil(app.size / 1000);
  const accountPages = Math.ceil((companies + clients) / (2 * pageSize));
  return [
    ["offers, first page", offers()],
    ["offers, last page", offers({}, app.size / pageSize)],
    ["offers to send, oldest first", offers({ statuses: [0], sort: "oldest" })],
    ["offers of a trade and a place", offers({ subcategoryId: trade, subregionId: place })],
    ["offers with photos", offers({ hasPhotos: true })],
    ["offers with photos, a page far on", offers({ hasPhotos: true }, photoPages)],
    ["offers without photos", offers({ hasPhotos: false })],
    ["offers unanswered for 48 hours", offers({ unanswered: "over48Hours" })],
    ["offers first sent in the last 30 days", offers({ sentFrom: dayAgo(30) })],
    ["offers first sent in a year, answered", offers({ sentFrom: dayAgo(365), hasAnswer: true })],
    ["gaps, first page", list("Region/Gaps", "")],
    ["gaps, an English name", list("Region/Gaps", "search=painting")],
    ["offers of a client", offers({ tendererId: client })],
    ["offers of a company", offers({ companyId: company })],
    ["offers, a word of a third", offers({ search: words.frequent })],
    ["offers, a word of twenty", offers({ search: words.rare })],
    ["palette, a word of a third", get(`/Search?query=${encodeURIComponent(words.frequent)}`)],
    ["palette, a name", get("/Search?query=keller")],
    ["palette, a number", get("/Search?query=12345")],
    ["accounts, first page", list("User/GetAll", "")],
    ["accounts by name", list("User/GetAll", "sort=name")],
    ["accounts, a page far on", list("User/GetAll", `pageNumber=${accountPages}`)],
    ["accounts, active", list("User/GetAll", "state=active")],
    ["accounts, unconfirmed", list("User/GetAll", "state=unconfirmed")],
    ["accounts, locked", list("User/GetAll", "state=locked")],
    ["accounts, never signed in", list("User/GetAll", "lastSignIn=never")],
    ["accounts, not for six months", list("User/GetAll", "lastSignIn=notFor6Months")],
    ["accounts, a first name of one in thirteen", list("User/GetAll", "search=bruno")],
    ["accounts, what every e-mail contains", list("User/GetAll", "search=example")],
    ["accounts, a rare name", list("User/GetAll", `search=${encodeURIComponent("keller 4321")}`)],
    ["clients, active", list("Tenderer/All", "state=active")],
    ["clients, a locality of all", list("Tenderer/All", "search=lausanne")],
    ["clients by name", list("Tenderer/All", "sort=name")],
    ["companies, first page", list("Company/All", "")],
    ["companies that can receive", list("Company/All", "state=available")],
    ["companies with a subscription", list("Company/All", "subscription=active")],
    ["companies without a subscription", list("Company/All", "subscription=none")],
    ["companies, profile incomplete", list("Company/All", "profileCompleted=false")],
    ["companies, a word of every name", list("Company/All", `search=${companyWords.every}`)],
    ["companies, a word of few names", list("Company/All", `search=${encodeURIComponent(companyWords.few)}`)],
    ["subscriptions of companies, a word of all", list("Subscription/All", `search=${companyWords.every}`)],
    ["audit, first page", list("Audit/All", "")],
    ["audit of an action", list("Audit/All", "action=jobRequest.cancel")],
    ["audit, a number", list("Audit/All", "search=12345")],
    ["audit, a person", list("Audit/All", "search=admin1")],
    ["dashboard", get("/Dashboard")],
    ["statistics, 30 days", get("/Dashboard/statistics")],
    ["statistics, a year", get(`/Dashboard/statistics?from=${dayAgo(365)}&to=${dayAgo(0)}`)],
  ];
}

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function chosen({ sql }: RunningApp) {
  const [row] = await sql<{ trade: string; place: string; client: string; company: string }[]>`
    select subcategory_id as trade, subregion_id as place, tenderer_id as client, company_id as company
    from job_requests join job_request_companies on job_request_id = job_requests.id
    order by job_requests.created_at desc limit 1`;
  if (!row) throw new Error("The data set holds nothing to ask for");
  return row;
}

// What nobody holds any more is no memory that a longer file would need: it is cleared away before each look.
setFlagsFromString("--expose-gc");
const clear = runInNewContext("gc") as () => void;
function held(): number {
  clear();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** How much the process grows while it writes a file of a tenth of the requests, and one of all of them. */
async function measureFiles({ origin, size }: RunningApp, { authorization }: Person): Promise<void> {
  const fetched = async (body: object) => {
    let [most, bytes] = [0, 0];
    const before = held();
    const watch = setInterval(() => (most = Math.max(most, held())), 200);
    const began = performance.now();
    const answer = await request(`${origin}/api/JobRequest/Export`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.statusCode !== 200) throw new Error(`Export: ${answer.statusCode} ${await answer.body.text()}`);
    for await (const piece of answer.body) bytes += (piece as Buffer).length;
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1000;
    return [bytes / megabyte, seconds, (Math.max(most, before) - before) / megabyte].map((value) => value.toFixed(1));
  };
  // The first one warms up.
  await fetched({ statuses: [0] });
  console.log("\nA file of offers");
  printTable(
    ["rows", "MB", "seconds", "MB held more"],
    [
      [`${size / 10}`, ...(await fetched({ statuses: [0] }))],
      [`${size}`, ...(await fetched({}))],
    ],
  );
}
