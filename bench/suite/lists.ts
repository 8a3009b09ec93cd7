import fastify from "fastify";
import { Pool } from "undici";
import type { Sql } from "../../server/src/db/client.ts";
import type { DataSet } from "../data/data-sets.ts";
import { type Load, under } from "../measure/load.ts";
import { databaseTime } from "../measure/database-time.ts";
import { median } from "../measure/quantile.ts";
import { runApp } from "../measure/running-app.ts";
import { printTable } from "../measure/table.ts";

const rounds = 5;
const connections = 16;
const codings = ["identity", "gzip", "br", "zstd"];

/** A page of twenty requests with its total: what it weighs on the wire, and the processor's time of server and database for it. */
export async function measureLists(set: DataSet, seconds: number): Promise<void> {
  await using open = new AsyncDisposableStack();
  const app = await runApp(set, open);
  const [admin] = await app.people("Admin", 1);
  if (!admin) throw new Error("Nobody reads");
  const { authorization } = admin;
  const page = { pageSize: 20 };
  const typed = (name: string) => `/trpc/jobRequest.${name}?input=${encodeURIComponent(JSON.stringify(page))}`;
  const lists = [
    { name: "the whole rows of REST", path: "/api/JobRequest/GetAllForAdmin?pageSize=20", bodies: ["{}"] },
    { name: "the same, typed", path: typed("listForAdmin") },
    { name: "short rows", path: "/api/JobRequest/GetRowsForAdmin?pageSize=20", bodies: ["{}"] },
    { name: "the same, typed", path: typed("rowsForAdmin") },
    { name: "all regions, kept", isPublic: true, path: "/api/Region/All" },
    { name: "all categories, kept", isPublic: true, path: "/api/Category/All" },
    { name: "the configuration, kept", isPublic: true, path: "/api/ApplicationConfig/All" },
  ].map(({ path, bodies, isPublic, ...list }) => {
    const headers = {
      ...(!isPublic && { authorization }),
      "accept-encoding": isPublic ? "br" : "zstd",
      ...(bodies && { "content-type": "application/json" }),
    };
    return {
      ...list,
      load: { origin: app.origin, paths: [path], headers, connections, seconds, ...(bodies && { bodies }) },
    };
  });
  const bare = await sameBytes(
    lists.map(({ load }) => load),
    open,
  );
  const costs = lists.map(() => [] as { server: number; database: number; bare: number }[]);
  for (let round = 0; round <= rounds; round++)
    for (const [position, { load }] of lists.entries()) {
      const one = await costOf(app.sql, load);
      const { work } = await under({ ...load, origin: bare, paths: [`/${position}`] });
      if (round > 0) costs[position]?.push({ ...one, bare: work });
    }
  const rows = await Promise.all(
    lists.map(async ({ name, load }, position) => {
      const sizes = await Promise.all(codings.map((coding) => sizeOf(load, coding)));
      const [server, database, floor] = (["server", "database", "bare"] as const).map((side) =>
        median((costs[position] ?? []).map((cost) => cost[side])),
      ) as [number, number, number];
      const all = server + database;
      return [name, ...sizes.map(String), ...[server, database, all, floor, all / floor].map((n) => n.toFixed(2))];
    }),
  );
  console.log(
    `\nLists at ${connections} connections: bytes on the wire, milliseconds of a processor for an answer (zstd)`,
  );
  printTable(["list", ...codings, "server", "database", "all", "same bytes, bare", "× bare"], rows);
}

/** Fastify alone, which answers at `/<position>` with what was answered to a load: what nobody can do without. */
async function sameBytes(loads: Load[], open: AsyncDisposableStack): Promise<string> {
  const server = fastify();
  open.defer(() => server.close());
  for (const [position, load] of loads.entries()) {
    const { bytes, coding } = await answerOf(load, load.headers["accept-encoding"] ?? "identity");
    const headers = { "content-type": "application/json; charset=utf-8", "content-encoding": coding };
    server.route({
      method: ["GET", "POST"],
      url: `/${position}`,
      handler: (_, reply) => reply.headers(headers).send(bytes),
    });
  }
  return server.listen({ port: 0, host: "127.0.0.1" });
}

async function costOf(sql: Sql, load: Load): Promise<{ server: number; database: number }> {
  const before = await databaseTime(sql);
  const { rate, work } = await under(load);
  return { server: work, database: ((await databaseTime(sql)) - before) / (rate * load.seconds) };
}

const sizeOf = async (load: Load, coding: string): Promise<number> => (await answerOf(load, coding)).bytes.byteLength;

async function answerOf({ origin, paths: [path = "/"], headers, bodies }: Load, asked: string) {
  const pool = new Pool(origin, { connections: 1 });
  const answer = await pool.request({
    method: bodies ? "POST" : "GET",
    path,
    headers: { ...headers, "accept-encoding": asked },
    body: bodies?.[0] ?? null,
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  await pool.close();
  return { bytes, coding: String(answer.headers["content-encoding"] ?? "identity") };
}
