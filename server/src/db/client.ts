import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema/index.ts";

export interface ConnectOptions {
  /** Connections of the pool. */
  max?: number;
  /** Milliseconds a statement may run before PostgreSQL ends it. */
  statementTimeout?: number;
}

/** One pool and the two ways to talk to it. postgres.js has no deadlines of its own, so the database keeps them. */
export function connect(url: string, { max = 8, statementTimeout = 10_000 }: ConnectOptions = {}) {
  const sql = postgres(url, {
    max,
    connect_timeout: 5,
    onnotice: () => undefined,
    connection: {
      application_name: "metiro",
      jit: "off",
      // Of disks without moving parts: a page anywhere costs hardly more than the next one.
      random_page_cost: "1.1",
      statement_timeout: statementTimeout,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  });
  const db = drizzle({ client: sql, schema, casing: "snake_case" });
  return { sql, db, close: () => sql.end({ timeout: 5 }) };
}

export type Connection = ReturnType<typeof connect>;
export type Db = Connection["db"];
export type Sql = Connection["sql"];
/** An open transaction; what takes one takes the pool too. */
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type Queryable = Db | Transaction;
