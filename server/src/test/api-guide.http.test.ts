import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { errorStatus } from "@metiro/shared/errors";
import { expect, test } from "vitest";
import { passwords } from "../passwords/passwords.ts";
import { seedCatalogue } from "../seed/catalogue.ts";
import { seedDemo } from "../seed/demo.ts";
import { demoPassword } from "../start/demo-accounts.ts";
import { testApp } from "./app.ts";

const guide = await readFile(path.resolve(import.meta.dirname, "../../../docs/api.md"), "utf8");

test("the walk through of the guide works as it stands", async () => {
  const { app, db, sql } = await testApp();
  await seedCatalogue(db);
  await seedDemo(db, { now: new Date(), passwordHash: await passwords().hash(demoPassword) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as { port: number };

  const script = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join("\n");
  const env = { API: `http://127.0.0.1:${port}/api`, PATH: "/usr/local/bin:/usr/bin:/bin" };
  const { stdout, stderr } = await promisify(execFile)("sh", ["-eu", "-c", script], { env, timeout: 50_000 });

  expect(stderr).toBe("");
  expect(stdout).not.toContain('"requestId"');
  const id = /^request (\S+)$/m.exec(stdout)?.[1] ?? "";
  expect(stdout).toContain(`{"data":{"items":[{"id":"${id}"`);
  const rows = await sql`
    select response, client_decision as decision, price_max as "priceMax"
    from job_request_companies where job_request_id = ${id}`;
  expect([...rows]).toEqual([{ response: "interested", decision: "accepted", priceMax: 750_000 }]);
}, 60_000);

test.each(Object.entries(errorStatus))("the guide knows the code %s (%i)", (code, status) => {
  expect(guide).toMatch(new RegExp(`^\\| \`${code}\` \\| ${status} \\| \\S.*\\|$`, "m"));
});

test("the guide knows no code that is not there", () => {
  const codes = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code);
  expect(codes.filter((code) => !Object.hasOwn(errorStatus, code ?? ""))).toEqual([]);
});
