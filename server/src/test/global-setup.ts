import type { TestProject } from "vitest/node";
import postgres from "postgres";
import { installBackground } from "../app/background.ts";
import { migrate } from "../db/migrate.ts";
import { startTestPostgres } from "./test-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Superuser connection to the PostgreSQL of this run. */
    postgresUrl: string;
    longRuns: boolean;
  }
}

export const templateDatabase = "template_migrated";

/** One PostgreSQL per run with one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  try {
    const sql = postgres(server.url, { max: 1 });
    await sql.unsafe(`create database ${templateDatabase}`);
    await sql.end();
    const template = new URL(server.url);
    template.pathname = templateDatabase;
    await migrate(template.href);
    await installBackground(template.href, console);
    project.provide("postgresUrl", server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}
