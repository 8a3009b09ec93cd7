import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import { beforeAll, describe, expect, it } from "vitest";
import { appRouter } from "../../app/router.ts";
import { recountSums } from "../../domains/dashboard/recount.ts";
import type { Actor } from "../../trpc/actor.ts";
import { createCallerFactory } from "../../trpc/init.ts";
import { contextOf, freshSession } from "../caller.ts";
import { testDatabase } from "../database.ts";
import { procedures } from "../surface/calls.ts";
import { fill, growing } from "./fill.ts";

const { db, sql, appSql } = await testDatabase();

const id = (kind: number, n: number) => `0000000${kind}-0000-7000-8000-${String(n).padStart(12, "0")}`;
const [region, category, subcategory, user, client, company, request, endpoint] = [1, 2, 3, 4, 5, 6, 7, 9].map(
  (kind) => (n: number) => id(kind, n),
) as [Id, Id, Id, Id, Id, Id, Id, Id];
type Id = (n: number) => string;

const known = { emailConfirmed: true, profileCompleted: true, ...freshSession, sessionId: id(8, 1) };
const actors = {
  admin: { ...known, userId: user(1), role: "Admin" },
  client: { ...known, userId: user(8), role: "Tenderer", tendererId: client(8) },
  company: { ...known, userId: user(6), role: "Company", companyId: company(1) },
} satisfies Record<string, Actor>;
type Who = keyof typeof actors;

const callers = createCallerFactory(appRouter);
const as = (who: Who) => callers(contextOf({ db, sql: appSql }, actors[who]));
type Calls = ReturnType<typeof as>;

interface Case {
  who: Who;
  call: (calls: Calls) => Promise<unknown>;
}
const admin = (call: Case["call"]): Case => ({ who: "admin", call });

const page = { pageSize: 20 };
const lately = () => new Date(Date.now() - 7 * 24 * 3_600_000).toISOString();
const { Active, Processed } = JobStatus;

/** What is asked of large tables, by its procedure. */
const cases: Record<string, Record<string, Case>> = {
  "jobRequest.listForAdmin": {
    all: admin((my) => my.jobRequest.listForAdmin(page)),
    "far down": admin((my) => my.jobRequest.listForAdmin({ ...page, pageNumber: 100 })),
    "by state": admin((my) => my.jobRequest.listForAdmin({ ...page, statuses: [Active, Processed], sort: "oldest" })),
    "by trade and place": admin((my) =>
      my.jobRequest.listForAdmin({ ...page, categoryId: category(2), subregionId: region(12) }),
    ),
    "with photos": admin((my) => my.jobRequest.listForAdmin({ ...page, hasPhotos: true })),
    "without photos, sent": admin((my) =>
      my.jobRequest.listForAdmin({ ...page, hasPhotos: false, statuses: [Processed] }),
    ),
    "of a client": admin((my) => my.jobRequest.listForAdmin({ ...page, tendererId: client(8) })),
    "of a company": admin((my) => my.jobRequest.listForAdmin({ ...page, companyId: company(2) })),
    answered: admin((my) => my.jobRequest.listForAdmin({ ...page, progress: "answered" })),
    "sent, nobody looked": admin((my) => my.jobRequest.listForAdmin({ ...page, progress: "sent", sort: "oldest" })),
    "sent in a period": admin((my) => my.jobRequest.listForAdmin({ ...page, sentFrom: "2020-01-01", hasAnswer: true })),
    "sent in a period, unanswered": admin((my) =>
      my.jobRequest.listForAdmin({ ...page, sentFrom: "2020-01-01", hasAnswer: false }),
    ),
    "of a colleague": admin((my) => my.jobRequest.listForAdmin({ ...page, assigneeId: user(1) })),
    "of nobody": admin((my) => my.jobRequest.listForAdmin({ ...page, unassigned: true, statuses: [Active] })),
    uncovered: admin((my) => my.jobRequest.listForAdmin({ ...page, uncovered: true, statuses: [Active] })),
    marked: admin((my) => my.jobRequest.listForAdmin({ ...page, marked: true })),
    unanswered: admin((my) => my.jobRequest.listForAdmin({ ...page, unanswered: "over48Hours" })),
    changed: admin((my) => my.jobRequest.listForAdmin({ ...page, changedSince: lately() })),
  },
  "jobRequest.rowsForAdmin": { all: admin((my) => my.jobRequest.rowsForAdmin(page)) },
  "jobRequest.idsForAdmin": { all: admin((my) => my.jobRequest.idsForAdmin({})) },
  "jobRequest.listForTenderer": {
    own: { who: "client", call: (my) => my.jobRequest.listForTenderer(page) },
    changed: { who: "client", call: (my) => my.jobRequest.listForTenderer({ ...page, changedSince: lately() }) },
  },
  "jobRequest.listForCompany": {
    all: { who: "company", call: (my) => my.jobRequest.listForCompany(page) },
    changed: { who: "company", call: (my) => my.jobRequest.listForCompany({ ...page, changedSince: lately() }) },
    "a folder": { who: "company", call: (my) => my.jobRequest.listForCompany({ ...page, folder: "answered" }) },
  },
  "jobRequest.get": {
    "an admin": admin((my) => my.jobRequest.get({ id: request(1000) })),
    "its client": { who: "client", call: (my) => my.jobRequest.get({ id: request(901) }) },
    "a company": { who: "company", call: (my) => my.jobRequest.get({ id: request(102) }) },
  },
  "jobRequest.desk": { one: admin((my) => my.jobRequest.desk({ id: request(1000) })) },
  "jobRequest.followUp": { one: admin((my) => my.jobRequest.followUp({ id: request(1000) })) },
  "jobRequest.ownFigures": { own: { who: "company", call: (my) => my.jobRequest.ownFigures() } },
  "jobRequest.usualFigures": { own: { who: "company", call: (my) => my.jobRequest.usualFigures() } },
  "jobRequest.declineHints": { own: { who: "company", call: (my) => my.jobRequest.declineHints() } },
  "conversation.list": {
    "a company": { who: "company", call: (my) => my.conversation.list(page) },
    "a client": { who: "client", call: (my) => my.conversation.list(page) },
  },
  "conversation.get": {
    one: { who: "company", call: (my) => my.conversation.get({ jobRequestId: request(102), companyId: company(1) }) },
  },
  "conversation.unread": { own: { who: "client", call: (my) => my.conversation.unread() } },
  "company.list": {
    all: admin((my) => my.company.list(page)),
    available: admin((my) => my.company.list({ ...page, state: "available" })),
    "by name": admin((my) => my.company.list({ ...page, search: "Entreprise Nom60" })),
    changed: admin((my) => my.company.list({ ...page, changedSince: lately() })),
  },
  "company.get": { one: admin((my) => my.company.get({ id: company(1) })) },
  "company.own": { own: { who: "company", call: (my) => my.company.own() } },
  "company.matching": {
    both: admin((my) => my.company.matching({ subcategoryId: subcategory(5), subregionId: region(15) })),
  },
  "user.list": {
    all: admin((my) => my.user.list(page)),
    "a person": admin((my) => my.user.list({ ...page, search: "personne1234@" })),
    changed: admin((my) => my.user.list({ ...page, changedSince: lately() })),
  },
  "user.get": { one: admin((my) => my.user.get({ id: user(8) })) },
  "tenderer.list": {
    all: admin((my) => my.tenderer.list(page)),
    changed: admin((my) => my.tenderer.list({ ...page, changedSince: lately() })),
  },
  "tenderer.get": { one: admin((my) => my.tenderer.get({ id: client(8) })) },
  "tenderer.own": { own: { who: "client", call: (my) => my.tenderer.own() } },
  "subscription.list": { all: admin((my) => my.subscription.list(page)) },
  "subscription.listByCompany": {
    one: admin((my) => my.subscription.listByCompany({ companyId: company(2) })),
  },
  "subscription.own": { own: { who: "company", call: (my) => my.subscription.own() } },
  "audit.list": {
    all: admin((my) => my.audit.list(page)),
    "of a row": admin((my) => my.audit.list({ ...page, entityId: request(5) })),
  },
  "mail.listSent": {
    all: admin((my) => my.mail.listSent(page)),
    "of a person": admin((my) => my.mail.listSent({ ...page, userId: user(8) })),
  },
  "signIn.list": { all: admin((my) => my.signIn.list(page)) },
  "auth.sessions": { own: { who: "client", call: (my) => my.auth.sessions() } },
  "auth.signIns": { own: { who: "client", call: (my) => my.auth.signIns() } },
  "auth.profile": { own: { who: "client", call: (my) => my.auth.profile() } },
  "dataAccess.list": { own: { who: "client", call: (my) => my.dataAccess.list({ jobRequestId: request(901) }) } },
  "webhook.deliveries": {
    all: { who: "company", call: (my) => my.webhook.deliveries({ ...page, id: endpoint(1) }) },
    "given up": admin((my) => my.webhook.deliveries({ ...page, id: endpoint(1), state: "failed" })),
  },
  "offer.compare": {
    "its client": { who: "client", call: (my) => my.offer.compare({ jobRequestId: request(901) }) },
  },
  "guarantee.get": { one: admin((my) => my.guarantee.get({ id: request(5) })) },
  "guarantee.own": { page: { who: "client", call: (my) => my.guarantee.own({ ids: [request(901), request(902)] }) } },
  "guarantee.next": { one: admin((my) => my.guarantee.next({ id: request(5) })) },
  "guarantee.figures": { usual: admin((my) => my.guarantee.figures({})) },
  "proof.list": {
    waiting: admin((my) => my.proof.list(page)),
    settled: admin((my) => my.proof.list({ ...page, queue: "settled" })),
  },
  "report.list": {
    open: admin((my) => my.report.list(page)),
    settled: admin((my) => my.report.list({ ...page, state: "settled" })),
  },
  "review.list": {
    "of a company": { who: "company", call: (my) => my.review.list(page) },
    "of all": admin((my) => my.review.list(page)),
  },
  "showcase.list": {
    all: admin((my) => my.showcase.list(page)),
    "of a trade and a canton": admin((my) =>
      my.showcase.list({ ...page, subcategory: "service-3", canton: "canton-3" }),
    ),
    "of a category": admin((my) => my.showcase.list({ ...page, category: "categorie-3" })),
    "by name": admin((my) => my.showcase.list({ ...page, search: "nom12" })),
  },
  "showcase.get": { one: admin((my) => my.showcase.get({ slug: "entreprise-2" })) },
  "showcase.reviews": { "of a company": admin((my) => my.showcase.reviews({ ...page, slug: "entreprise-2" })) },
  "showcase.tradePlace": {
    "of a service": admin((my) => my.showcase.tradePlace({ subcategory: "service-3", canton: "canton-3" })),
    "of a category": admin((my) => my.showcase.tradePlace({ category: "categorie-3", canton: "canton-3" })),
  },
  "review.scores": { some: admin((my) => my.review.scores({ companyIds: [company(1), company(2)] })) },
  "price.get": {
    one: { who: "company", call: (my) => my.price.get({ subcategoryId: subcategory(5), regionId: region(15) }) },
  },
  "price.listBySubcategory": {
    one: { who: "client", call: (my) => my.price.listBySubcategory({ subcategoryId: subcategory(5) }) },
  },
  "dashboard.summary": { all: admin((my) => my.dashboard.summary()) },
  "dashboard.lastWeek": { all: admin((my) => my.dashboard.lastWeek()) },
  "search.find": { "a person": admin((my) => my.search.find({ query: "personne1234@" })) },
};

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

/** What may be read more than is answered, by its procedure: how the fault begins, and why it is none. */
const exceptions: Record<string, Record<string, string>> = {
  "jobRequest.listForAdmin": {
    "Index Scan of job_requests, 3200":
      "Counting by progress or by the day of sending stops at ten thousand, read in their order.",
    "Seq Scan of companies": "Which of them count is collected once for all pairs of service and district.",
    "Index Scan of job_request_days": "A page far down is found by day: a row for each day and state that there was.",
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
    const sent = await statementsOf(() => call(as(who)));
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
