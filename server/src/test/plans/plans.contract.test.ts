import { beforeAll, describe, expect, it } from "vitest";
import { recountSums } from "../../domains/dashboard/recount.ts";
import { testDatabase } from "../database/database.ts";
import { procedures } from "../surface/calls.ts";
import { callsAs, cases } from "./cases.ts";
import { fill, growing } from "./fill.ts";

const { db, sql, appSql } = await testDatabase();

const few = "Reads what one account has, which its limits keep small, or what an admin wrote.";
const catalogue = "Reads the catalogue, the settings or the posts, which do not grow with use.";
/** Queries without a case, and why. */
const spared: Record<string, string> = {
  ...Object.fromEntries(
    [
      "answerTemplate.list",
      "apiKey.list",
      "auth.botChallenge",
      "auth.exportData",
      "auth.factors",
      "notification.devices",
      "notification.own",
      "notification.unsubscription",
      "requestDraft.get",
      "requestDraft.list",
      "savedView.list",
      "savedView.layouts",
      "user.pauses",
      "webhook.list",
      "offer.get",
      "offer.start",
      "review.get",
      "proof.own",
      "proof.passport",
      "showcase.own",
      "review.clientFigures",
      "webhook.get",
      "webhook.events",
    ].map((name) => [name, few]),
  ),
  ...Object.fromEntries(
    [
      "applicationConfig.list",
      "blog.get",
      "blog.getBySlug",
      "blog.getDraft",
      "blog.list",
      "category.get",
      "category.getByName",
      "category.list",
      "category.overview",
      "price.list",
      "dashboard.pageViews",
      "region.around",
      "region.filtered",
      "region.gaps",
      "region.list",
      "region.overview",
      "region.places",
      "region.tree",
      "offer.vatRates",
      "vatRate.list",
      "standardLine.get",
      "proof.trade",
      "showcase.tradePlaces",
      "subCategory.formDraft",
      "subCategory.formProgress",
      "subCategory.formVersion",
      "subCategory.formVersions",
      "subCategory.get",
      "subCategory.getByName",
      "subCategory.list",
      "subCategory.listByCategory",
      "subCategory.searchIndex",
    ].map((name) => [name, catalogue]),
  ),
  "dashboard.statistics": "Adds up the days of a period and looks at the figures of every company once.",
  "subCategory.replayForm": "Reads the answers of the latest two hundred requests, by their index.",
  "subscription.revenue": "Adds up the days of a year.",
  "mail.listFailed": "Reads the table of pg-boss, which has indexes of its own.",
  "mail.listHeld": "Reads mails that wait for hours at most.",
  "mail.listWaiting": "Reads the table of pg-boss, which has indexes of its own.",
  "mail.preview": "Reads one job of pg-boss.",
  "bin.list": "Reads what was deleted in thirty days.",
};

const fewCompanies = Object.fromEntries(
  ["Seq Scan of companies", "Index Only Scan of company_subcategories", "Index Only Scan of company_subregions"].map(
    (fault) => [fault, "What a few hundred companies cover is collected once for all pairs of service and district."],
  ),
);

/** What may be read more than is answered, by its procedure: how the fault begins, and why it is none. */
const exceptions: Record<string, Record<string, string>> = {
  "jobRequest.listForAdmin": {
    ...fewCompanies,
    "Index Scan of job_requests, 3200":
      "Counting by progress or by the day of sending stops at ten thousand, read in their order.",
    "Index Scan of job_request_days": "A page far down is found by day: a row for each day and state that there was.",
  },
  "jobRequest.responsesForAdmin": {
    "Index Only Scan of job_request_companies, 3200": "Counting stops at ten thousand, whichever come first.",
  },
  "company.list": {
    "Seq Scan of companies":
      "How many pause is counted once for the list of those that can be sent to; nobody has so many companies.",
  },
  "review.list": { "Seq Scan of reviews": "Counting stops at ten thousand, whichever come first." },
  "subscription.list": { "Seq Scan of subscriptions": "Their exact total: about one a company and year." },
  "mail.listSent": { "Seq Scan of sent_mails": "Counting stops at ten thousand, whichever come first." },
  "audit.list": { "Seq Scan of audit_entries": "Counting stops at ten thousand, whichever come first." },
  "signIn.list": { "Seq Scan of sign_in_events": "Counting stops at ten thousand, whichever come first." },
  "search.find": {
    "Index Scan of job_requests": "The palette looks at the newest two thousand.",
    "Seq Scan of job_requests":
      "PostgreSQL takes any beginning of a word for a frequent one; it stops at the first few.",
  },
};

/** Met in some runs alone: by what was sampled of the rows the planner takes one way or the other, and both are excepted. */
const byTheSample: ReadonlySet<string> = new Set(["search.find: Seq Scan of job_requests"]);

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
}
const nodesIn = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];

const leastAllowed = 20;
const most = 50;

/** What a statement reads of the tables that grow, against what it returns. */
async function faultsOf(text: string, parameters: readonly unknown[]): Promise<string[]> {
  const [row] = await sql.unsafe<{ "QUERY PLAN": [{ Plan: Node }] }[]>(
    `explain (analyze, buffers off, timing off, format json) ${text}`,
    parameters as string[],
  );
  const plan = row?.["QUERY PLAN"][0].Plan;
  if (!plan) throw new Error("No plan");
  const allowed = most * Math.max(plan["Actual Rows"], leastAllowed);
  return nodesIn(plan).flatMap((node) => {
    const table = node["Relation Name"];
    if (table === undefined || !growing.some((name) => name === table)) return [];
    const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
    const read = (node["Actual Rows"] + removed) * node["Actual Loops"];
    const where = `${node["Node Type"]} of ${table}, ${Math.round(read)} rows: ${text.replaceAll(/\s+/g, " ").slice(0, 300)}`;
    return node["Node Type"] === "Seq Scan" || read > allowed ? [where] : [];
  });
}

/** What a call sends to the database; the second time, when settings are known. */
async function statementsOf(act: () => Promise<unknown>) {
  await act();
  const seen: { text: string; parameters: readonly unknown[] }[] = [];
  const { options } = appSql;
  options.debug = (_connection, text, parameters) => void seen.push({ text, parameters });
  try {
    await act();
  } finally {
    options.debug = false;
  }
  return seen.filter(({ text }) => /^\s*(select|with)\b/i.test(text) && !/set_config|nextval/.test(text));
}

const metExceptions = new Set<string>();
function met(name: string, fault: string, begins: string): boolean {
  if (!fault.startsWith(begins)) return false;
  metExceptions.add(`${name}: ${begins}`);
  return true;
}

beforeAll(() => fill(sql, () => recountSums(db)), 120_000);

describe("what is asked of large tables reads no table as a whole, and at most 50 rows for one that is answered", () => {
  it.each(
    Object.entries(cases).flatMap(([name, ways]) =>
      Object.entries(ways).map(([way, one]) => [name, way, one] as const),
    ),
  )("%s: %s", async (name, _way, { who, call }) => {
    const sent = await statementsOf(() => call(callsAs({ db, appSql }, who)));
    expect(sent.length).toBeGreaterThan(0);
    const faults = [];
    for (const { text, parameters } of sent) faults.push(...(await faultsOf(text, parameters)));
    const excepted = Object.keys(exceptions[name] ?? {});
    expect(faults.filter((fault) => !excepted.some((begins) => met(name, fault, begins)))).toEqual([]);
  });
});

it("has a case for every query, or says why there is none", () => {
  const queries = procedures.filter(({ type }) => type === "query").map(({ path }) => path);
  expect([...Object.keys(cases), ...Object.keys(spared)].toSorted()).toEqual(queries.toSorted());
});

it("holds no exception that nothing needs any more", () => {
  const listed = Object.entries(exceptions).flatMap(([name, all]) =>
    Object.keys(all).map((begins) => `${name}: ${begins}`),
  );
  const always = (exception: string) => !byTheSample.has(exception);
  expect([...metExceptions].filter(always).toSorted()).toEqual(listed.filter(always).toSorted());
});

it("is right about tables that are read as a whole", async () => {
  expect(await faultsOf("select * from job_requests where locality = $1", ["Lausanne"])).toHaveLength(1);
  expect(await faultsOf("select * from job_requests order by created_at offset 3000 limit 5", [])).toHaveLength(1);
});
