import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, inject } from "vitest";
import { connect, type Connection } from "../db/client.ts";
import { templateDatabase } from "./global-setup.ts";

export interface TestDatabase extends Pick<Connection, "sql" | "db"> {
  url: string;
}

/** Any number: PostgreSQL refuses two copies of one template at a time. */
const copyLock = 7_301;

/** A migrated, empty database for one test file, dropped after its last test. Call it once, at the top of the file. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = new URL(inject("postgresUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asSuperuser(async (admin) => {
    await admin`select pg_advisory_lock(${copyLock})`;
    await admin.unsafe(`create database ${name} template ${templateDatabase} strategy file_copy`);
  });
  url.pathname = name;
  const { sql, db, close } = connect(url.href, { max: 5 });
  afterAll(async () => {
    await close();
    await asSuperuser((admin) => admin.unsafe(`drop database ${name} with (force)`));
  });
  return { url: url.href, sql, db };
}

async function asSuperuser(act: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(inject("postgresUrl"), { max: 1, onnotice: () => undefined });
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}
