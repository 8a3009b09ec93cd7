import fastify from "fastify";
import postgres from "postgres";
import type { Sql } from "../../server/src/db/client.ts";

/** A statement that the product sent, with the place of the id that it asked for. */
export interface Statement {
  text: string;
  parameters: readonly unknown[];
}

/** What the product sends to the database while it answers one call. */
export async function statementsOf(sql: Sql, call: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const before = sql.options.debug;
  sql.options.debug = (_connection, text, parameters) => void seen.push({ text, parameters });
  try {
    await call();
  } finally {
    sql.options.debug = before ?? false;
  }
  return seen;
}

/**
 * The peer that everything is measured against: Fastify and postgres.js, the same statements on as many connections, rows
 * sent as they come. No settings, no checks, nobody signed in, nothing hidden. The last part of an address stands in the
 * place of `sample`.
 */
export async function bareServer(
  url: string,
  routes: Record<string, Statement[]>,
  { sample, open }: { sample: string; open: AsyncDisposableStack },
) {
  const sql = postgres(url, { max: 8, onnotice: () => undefined, connection: { jit: "off" } });
  open.defer(() => sql.end({ timeout: 5 }));
  const app = fastify();
  open.defer(() => app.close());
  for (const [path, statements] of Object.entries(routes))
    app.get<{ Params: { "*": string } }>(path, async ({ params: { "*": asked } }) => {
      const id = asked.slice(asked.lastIndexOf("/") + 1);
      let rows: unknown;
      for (const { text, parameters } of statements) {
        const values = parameters.map((value) => (value === sample ? id : value)) as string[];
        rows = await sql.unsafe(text, values, { prepare: true }).values();
      }
      return { data: rows };
    });
  return app.listen({ port: 0, host: "127.0.0.1" });
}
