import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { connect as dial, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../test/database/database.ts";
import { connect } from "../client.ts";
import { openPostgres } from "./open.ts";

const { url } = await testDatabase();
const { hostname, port } = new URL(url);
const folder = await mkdtemp(path.join(tmpdir(), "socket-"));
const sockets = createServer((near) => {
  const far = dial(Number(port), hostname);
  near.pipe(far).pipe(near);
  for (const end of [near, far]) end.on("error", () => undefined);
});
sockets.listen(path.join(folder, ".s.PGSQL.5432"));
await once(sockets, "listening");
afterAll(async () => {
  sockets.close();
  await rm(folder, { recursive: true });
});

test("a database is reached through the socket of a folder, by each connection that is made", async () => {
  const through = new URL(url);
  [through.hostname, through.port] = ["nowhere.invalid", ""];
  through.searchParams.set("host", folder);
  const { sql, close } = connect(through.href, { max: 2 });
  expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }]);
  await close();
});

test.each([
  ["postgres://metiro@localhost/metiro?host=/run/postgresql", "/run/postgresql/.s.PGSQL.5432"],
  ["postgres://metiro@localhost:6432/metiro?host=/run/postgresql", "/run/postgresql/.s.PGSQL.6432"],
  ["postgres://metiro@db.example.ch/metiro?sslmode=verify-full", false],
])("%s", (address, socket) => expect(openPostgres(address, {}).options.path).toBe(socket));
