import { readFileSync } from "node:fs";
import path from "node:path";
import type { Told } from "./builds.ts";
import type * as Chosen from "./suite/chosen.ts";
import type * as Running from "./measure/running-app.ts";

/** One side of `builds.ts`: serves a database with the code of a working tree, and makes the calls that are compared. */
const [tree = "", url = "", size = "0", drawn = "", only = ""] = process.argv.slice(2);
const { runApp } = (await import(path.join(tree, "bench/measure/running-app.ts"))) as typeof Running;
const { choose, postedBy, receivedBy } = (await import(path.join(tree, "bench/suite/chosen.ts"))) as typeof Chosen;
const dist = path.join(tree, "web/dist");
const { builtWeb } = (await import(path.join(tree, "server/src/plugins/pages/built-web.ts"))) as {
  builtWeb: (folder: string) => Promise<never>;
};
const web = drawn === "" ? undefined : { web: await builtWeb(dist) };

const open = new AsyncDisposableStack();
const app = await runApp({ size: Number(size), url }, open, web);
const { sql } = app;
const [[admin], clients, companies] = await Promise.all([
  app.people("Admin", 1),
  app.people("Tenderer", 40),
  app.people("Company", 40),
]);
if (!admin) throw new Error("There is no admin");
const office = admin;
const { trades, places, served } = await choose(sql);
const posted = await postedBy(
  sql,
  clients.map(({ id }) => id),
);
const received = await receivedBy(
  sql,
  companies.map(({ id }) => id),
);
const buyers = clients.filter(({ id }) => posted.has(id));
const sellers = companies.filter(({ id }) => received.has(id));
const [category] = await sql<{ slug: string }[]>`
  select slug from categories order by (select count(*) from job_requests where category_id = categories.id) desc limit 1`;

/** Of this process and of each connection of this database, in milliseconds; a vacuum that passes by is nobody's. */
async function processor() {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`;
  const connections = new Map(
    rows.map(({ pid }) => [pid, Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6]),
  );
  const { user, system } = process.cpuUsage();
  return { server: (user + system) / 1000, connections };
}

const taken: NonNullable<Told["taken"]> = {};
async function measure(name: string, calls: number, call: (n: number) => Promise<unknown>): Promise<void> {
  if (!name.includes(only)) return;
  const before = await processor();
  for (let n = 0; n < calls; n++) await call(n);
  const now = await processor();
  const database = [...now.connections].reduce(
    (sum, [pid, used]) => sum + used - (before.connections.get(pid) ?? 0),
    0,
  );
  taken[name] = { server: (now.server - before.server) / calls, database: database / calls };
}

const at = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error("The data set holds nothing to ask for");
  return item;
};
const fields = {
  title: "Repeindre le salon et le couloir",
  description: "Murs et plafonds, environ septante mètres carrés, sans les boiseries.",
  postalCode: "1003",
  locality: "Lausanne",
  startPreference: "flexible",
};

/** So many requests that a company has and can answer. */
async function sent(count: number, round: number, from = 0) {
  const made = [];
  for (let n = from; n < from + count; n++) {
    const { id, answers } = at(trades, n + round);
    const by = at(buyers, n);
    const body = { ...fields, subcategoryId: id, subregionId: at(places, n), answers };
    const request = (await app.call({ method: "POST", path: "/JobRequest/Create", by, body })) as { id: string };
    const companyIds = at(served, n).companyIds.slice(0, 3);
    await app.call({
      method: "POST",
      path: `/JobRequest/${request.id}/send-to-companies`,
      by: office,
      body: companyIds,
    });
    const companyId = companyIds[0] ?? "";
    const [owner] = await sql<{ userId: string }[]>`select user_id as "userId" from companies where id = ${companyId}`;
    const [company] = await app.people("Company", 1, owner?.userId);
    if (!company) throw new Error("Nobody answers");
    made.push({ id: request.id, by, companyId, company });
  }
  return made;
}

type Covered = Record<"subcategories" | "subregions", { id: string }[]>;
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

process.on("message", ({ calls, round }: { calls: number; round: number }) => void run(calls, round));
process.send?.({ ready: true });

async function run(calls: number, round: number): Promise<void> {
  let asked = 0;
  // An unknown query is not kept.
  if (drawn !== "")
    await measure("page of a category, drawn", calls, async () => {
      const answer = await fetch(`${app.origin}/categories/${category?.slug}?drawn=${round}-${asked++}`);
      await answer.text();
      if (!answer.ok) throw new Error(`The page answers ${answer.status}`);
    });
  await measure("a request, for its client", calls * 4, (n) => {
    const by = at(buyers, n);
    return app.call({ method: "GET", path: `/JobRequest/Get/${posted.get(by.id)}`, by });
  });
  await measure("the inbox of a company", calls * 4, (n) => {
    const by = at(sellers, n);
    return app.call({ method: "POST", path: "/JobRequest/GetAllForCompanies?pageSize=20", by, body: {} });
  });
  const requests: Awaited<ReturnType<typeof sent>> = [];
  await measure(
    "post and send to three companies",
    calls,
    async (n) => void requests.push(...(await sent(1, round, n))),
  );
  await measure("answer", calls, (n) => {
    const { id, company } = at(requests, n);
    const body = { response: "interested", message: "Volontiers, dès lundi.", priceMin: 500_000, priceUnit: "total" };
    return app.call({ method: "POST", path: `/JobRequest/${id}/answer`, by: company, body });
  });
  await measure("decide", calls, (n) => {
    const { id, by, companyId } = at(requests, n);
    return app.call({
      method: "POST",
      path: `/JobRequest/${id}/decide/${companyId}`,
      by,
      body: { decision: "accepted" },
    });
  });
  await measure("done", calls, (n) => {
    const { id, by, companyId } = at(requests, n);
    const body = { companyId, doneOn: new Date().toISOString().slice(0, 10) };
    return app.call({ method: "POST", path: `/JobRequest/${id}/done`, by, body });
  });
  await measure("the profile of a company, saved", calls, async (n) => {
    const by = at(sellers, n);
    const { name } = (await app.call({ method: "GET", path: "/Company", by })) as { name: string };
    // One letter more or less, as somebody corrects it.
    const body = { name: name.endsWith(".") ? name.slice(0, -1) : `${name}.` };
    await app.call({ method: "POST", path: "/Company/update", by, body });
  });
  await measure("the coverage of a company, saved", calls, async (n) => {
    const by = at(sellers, n);
    const { subcategories, subregions } = (await app.call({ method: "GET", path: "/Company", by })) as Covered;
    const [trade, ...others] = idsOf(subcategories);
    // One service more or less, then one district.
    const body = {
      subcategoryIds:
        round % 2 === 0 && others.length > 0 ? others : [...new Set([trade, ...others, at(trades, n + round).id])],
      subregionIds: [...new Set([...idsOf(subregions), at(places, n + round)])],
    };
    await app.call({ method: "PUT", path: "/Company/Coverage", by, body });
  });
  process.send?.({ taken } satisfies Told);
}
