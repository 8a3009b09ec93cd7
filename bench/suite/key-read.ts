import { bareServer, type Statement, statementsOf } from "../measure/bare-server.ts";
import { choose, postedBy, receivedBy } from "./chosen.ts";
import type { Sql } from "../../server/src/db/client.ts";
import type { DataSet } from "../data/data-sets.ts";
import { databaseTime } from "../measure/database-time.ts";
import { type Load, type Served, under } from "../measure/load.ts";
import { median } from "../measure/quantile.ts";
import { type Person, runApp, type RunningApp } from "../measure/running-app.ts";
import { printTable } from "../measure/table.ts";

const rounds = 5;
const connections = 32;

interface Read {
  name: string;
  goal?: string;
  /** With the address of each row that is read, by turns. */
  paths: string[];
  /** The typed call of the same procedure, whose input the last part of the address is. */
  typed?: string;
  by?: Person;
  /** What stands in the statement that reads the row, and in no other one of the call. */
  row: string;
}

const requestPath = (id: string) => `/JobRequest/Get/${id}`;
const requestRow = '"job_requests"."number"';

/** Reads of the product beside the same statements on bare Fastify and postgres.js. */
export async function measureKeyReads(set: DataSet, seconds: number): Promise<void> {
  await using open = new AsyncDisposableStack();
  const app = await runApp(set, open);
  const [[admin], clients, companies] = await Promise.all([
    app.people("Admin", 1),
    app.people("Tenderer", 40),
    app.people("Company", 40),
  ]);
  const { requests } = await choose(app.sql);
  const owned = await postedBy(app.sql, clients.map(idOf));
  const received = await receivedBy(app.sql, companies.map(idOf));
  const client = clients.find(({ id }) => owned.has(id));
  const company = companies.find(({ id }) => received.has(id));
  if (!admin || !client || !company) throw new Error("Nobody reads");
  const request = { goal: "≥ 0.65", typed: "jobRequest.get", row: requestRow };
  const reads: Read[] = [
    { ...request, name: "a request, as an admin", paths: requests.map(requestPath), by: admin },
    { ...request, name: "as its client", paths: [requestPath(owned.get(client.id) ?? "")], by: client },
    { ...request, name: "as a company", paths: [requestPath(received.get(company.id) ?? "")], by: company },
    { name: "one’s own profile as a client", goal: "≥ 0.65", paths: ["/Tenderer"], by: client, row: '"tenderers"' },
  ];

  const rows: string[][] = [];
  for (const read of reads) {
    const { name, goal = "", paths, typed, by, row } = read;
    const [path = ""] = paths;
    const statements = await sentFor(app, path, by);
    const alone = statements.filter(({ text }) => text.startsWith("select") && text.includes(row));
    const [, sample = ""] = /^\/JobRequest\/Get\/(.*)$/.exec(path) ?? [];
    const bare = await bareServer(set.url, { "/alone/*": alone.slice(0, 1), "/all/*": statements }, { sample, open });
    const loadOf = (origin: string, addresses: string[]): Load => ({
      origin,
      paths: addresses,
      headers: by ? { authorization: by.authorization } : {},
      connections,
      seconds,
    });
    const under = (prefix: string) => paths.map((one) => prefix + one);
    const typedPaths = paths.map(
      (one) => `/trpc/${typed}?input=${encodeURIComponent(JSON.stringify({ id: one.split("/").at(-1) }))}`,
    );
    const [product, sameRow, sameStatements, typedCall] = await byTurns(
      [
        loadOf(app.origin, under("/api")),
        loadOf(bare, under("/alone")),
        loadOf(bare, under("/all")),
        loadOf(app.origin, typed === undefined ? under("/api") : typedPaths),
      ],
      app.sql,
    );
    rows.push([
      name,
      median(product.map(({ rate }) => rate)).toFixed(0),
      share(product, sameRow, byRate),
      goal,
      share(product, sameRow, byWork),
      share(product, sameStatements, byRate),
      share(product, sameStatements, byWork),
      median(product.map(({ work }) => work)).toFixed(3),
      typed === undefined ? "" : share(product, typedCall, byWork),
      ...([byServer, byAll] as const).map((of) => median(sameRow.map(of)).toFixed(3)),
    ]);
  }
  console.log(`\nReads at ${connections} connections, as a share of what bare Fastify and postgres.js give`);
  printTable(
    `read,answers/s,share,goal,by CPU,session read too,by CPU,CPU ms,typed by REST,bare CPU ms,with database`.split(
      ",",
    ),
    rows,
  );
}

/** The second call is looked at: the first also reads settings, which stay in memory. */
async function sentFor(app: RunningApp, path: string, by: Person | undefined): Promise<Statement[]> {
  const call = () => app.call({ method: "GET", path, ...(by && { by }) });
  await call();
  return statementsOf(app.sql, call);
}

const idOf = ({ id }: Person) => id;

/** Milliseconds that PostgreSQL spent on each answer. */
type Cost = Served & { database: number };

/** Rounds of each load by turns, after one that does not count. */
async function byTurns(loads: [Load, Load, Load, Load], sql: Sql): Promise<[Cost[], Cost[], Cost[], Cost[]]> {
  const costs: [Cost[], Cost[], Cost[], Cost[]] = [[], [], [], []];
  for (let round = 0; round <= rounds; round++)
    for (const [position, load] of loads.entries()) {
      const before = await databaseTime(sql);
      const one = await under(load);
      const database = ((await databaseTime(sql)) - before) / (one.rate * load.seconds);
      if (round > 0) costs[position]?.push({ ...one, database });
    }
  return costs;
}

const byServer = ({ work }: Cost) => work;
const byAll = ({ work, database }: Cost) => work + database;

/** How a round of the product stands to the same round of its peer: by answers a second, or by what an answer costs. */
type Comparison = (product: Served, bare: Served) => number;
const byRate: Comparison = (product, bare) => product.rate / bare.rate;
const byWork: Comparison = (product, bare) => bare.work / product.work;

/** The median over the rounds, so that a disturbance of one round counts once. */
const share = (product: Served[], bare: Served[], compare: Comparison): string =>
  median(product.flatMap((served, round) => (bare[round] ? [compare(served, bare[round])] : []))).toFixed(2);
