import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import postgres from "postgres";
import { prepareDatabase } from "../app/prepare-database.ts";
import { embeddedAppUrl } from "../db/roles.ts";
import { startTestPostgres } from "./database/test-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Superuser connection to the PostgreSQL of this run. */
    postgresUrl: string;
    /** The serving role of the template, and of every copy of it. */
    appUrl: string;
    longRuns: boolean;
    /** The unpacked tree of an earlier version whose processes are replaced; empty: none is tried. */
    versionBefore: string;
    processes: { count: number; pooled: boolean };
    fuzz: { inputs: number; seed: number };
    walk: { walks: number; steps: number; seed: number };
  }
}

export const templateDatabase = "template_migrated";

/** Lets the kernel copy databases from now on, in a fifth of the time, where it and the file system can; else PostgreSQL reads and writes. */
async function copyByKernel(sql: postgres.Sql): Promise<void> {
  try {
    await sql`set file_copy_method = 'clone'`;
    await sql`create database copied template template0 strategy file_copy`;
    await sql`alter role postgres set file_copy_method = 'clone'`;
  } catch {
    await sql`reset file_copy_method`.catch(() => undefined);
  }
  await sql`drop database if exists copied`;
}

/** One PostgreSQL per run with one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  try {
    const sql = postgres(server.url, { max: 1 });
    await sql.unsafe(`create database ${templateDatabase}`);
    await copyByKernel(sql);
    await sql.end();
    const template = new URL(server.url);
    template.pathname = templateDatabase;
    const appUrl = await embeddedAppUrl(template.href, randomBytes(24).toString("base64url"));
    await prepareDatabase({ ownerUrl: template.href, appUrl });
    project.provide("appUrl", appUrl);
    project.provide("postgresUrl", server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}
