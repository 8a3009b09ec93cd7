import { callRefusal, type ProcedurePath } from "@metiro/shared/permissions";
import { afterAll, expect, inject, test } from "vitest";
import { buildApp } from "../../../app/build-app.ts";
import { connect } from "../../../db/client.ts";
import { testApp } from "../../app/app.ts";
import { callOn, pathFields, procedures } from "../../surface/calls.ts";
import { type Confirmed, confirmed, people } from "../../surface/people.ts";
import { rowCases } from "../../surface/cases/row-cases.ts";

const server = await testApp();
const everybody = await people(server);
const world = { db: server.db, sql: server.sql, people: everybody };

/** The same database, in which whoever reads through this cannot write. */
const readOnly = new URL(server.url);
[readOnly.username, readOnly.password] = [new URL(inject("appUrl")).username, new URL(inject("appUrl")).password];
readOnly.searchParams.set("default_transaction_read_only", "on");
const connection = connect(readOnly.href, { max: 3 });
const app = await buildApp({ config: server.config, ...connection });
afterAll(async () => {
  await app.close();
  await connection.close();
});

/** What notes that somebody looked: who has seen which contact is what a client asks to know. */
const noting = new Set<string>(["jobRequest.get", "tenderer.get"]);

test("no GET writes but those that note who looked", async () => {
  const reading = procedures.filter(({ meta }) => meta.openapi?.method === "GET");
  expect(reading.length).toBeGreaterThan(40);
  const writing = new Set<string>();
  let answered = 0;
  for (const procedure of reading) {
    const rows = rowCases[procedure.path as ProcedurePath];
    if (!rows && pathFields(procedure).length > 0) throw new Error(`${procedure.path} has no row`);
    const readers: readonly Confirmed[] = rows
      ? rows.finds
      : confirmed.filter((who) => callRefusal(procedure.path as ProcedurePath, everybody[who].caller) === null);
    for (const who of readers) {
      const { authorization } = everybody[who];
      const input = rows ? await rows.input(world) : {};
      const { status } = await callOn("REST", app, procedure, { input, authorization });
      if (status >= 500) writing.add(procedure.path);
      if (status === 200) answered++;
    }
  }
  expect(answered).toBeGreaterThan(60);
  expect([...writing].filter((path) => !noting.has(path))).toEqual([]);
});
